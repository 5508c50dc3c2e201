#include "app/session/listing_shelf.h"

#include "core/scenario/gallery.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <iterator>
#include <set>
#include <string>

namespace fovlab {
namespace {

constexpr Language k_languages[] = {Language::cpp, Language::pseudocode, Language::python};

// Every kind of event that some gallery map makes this algorithm tell.
std::set<EventKind> kinds_told(Algorithm algorithm) {
    std::set<EventKind> kinds;
    for (const GalleryMap& map : gallery()) {
        const Scenario scenario = scenario_of(map);
        const Trace trace = record(scenario.grid, scenario.viewer, algorithm, scenario.rules).trace;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            kinds.insert(trace.kind(step));
        }
    }
    return kinds;
}

std::string file_text(std::string_view file) {
    std::ifstream in(std::string(FOVLAB_TESTS_DIR) + "/../" + std::string(file));
    REQUIRE(in);
    return {std::istreambuf_iterator<char>(in), {}};
}

}  // namespace

TEST_CASE("in every listing each kind of event of its algorithm has exactly one line, and no other has any") {
    for (const AlgorithmInfo& row : algorithms()) {
        const std::set<EventKind> told = kinds_told(row.algorithm);
        for (const Language language : k_languages) {
            const Listing& listing = listing_of(row.algorithm, language);
            INFO(std::string(listing_file(row.algorithm, language)));
            std::multiset<EventKind> marked;
            for (const ListingLine& line : listing.lines()) {
                if (line.tells) {
                    marked.insert(*line.tells);
                }
            }
            CHECK(marked == std::multiset<EventKind>(told.begin(), told.end()));
            CHECK(listing.unknown_markers().empty());
        }
    }
}

TEST_CASE("the C++ listing is the compiled file to the letter, and the others are theirs without markers") {
    for (const AlgorithmInfo& row : algorithms()) {
        const std::string cpp = listing_of(row.algorithm, Language::cpp).text();
        const std::string own = file_text(listing_file(row.algorithm, Language::cpp));
        CHECK(cpp.substr(0, own.size()) == own);
        for (const Language language : {Language::pseudocode, Language::python}) {
            std::string text = file_text(listing_file(row.algorithm, language));
            for (const EventKind kind : k_event_kinds) {
                const std::string marker = "  #@ " + std::string(name(kind)) + "\n";
                for (std::size_t at = text.find(marker); at != std::string::npos; at = text.find(marker)) {
                    text.replace(at, marker.size(), "\n");
                }
            }
            CHECK(listing_of(row.algorithm, language).text() == text);
        }
    }
}

TEST_CASE(
    "the C++ is followed by the file in which it computes lines or slopes, to the letter, folded under a "
    "heading") {
    const auto after_own = [](Algorithm algorithm) {
        const std::string own = file_text(listing_file(algorithm, Language::cpp));
        return listing_of(algorithm, Language::cpp).text().substr(own.size());
    };
    const auto followed_by = [&](Algorithm algorithm, const std::string& file) {
        const std::string after = after_own(algorithm);
        const std::string helper = file_text(file);
        INFO(std::string(info(algorithm).id));
        CHECK(after.rfind("\n// " + file + ": ", 0) == 0);
        REQUIRE(after.size() > helper.size());
        CHECK(after.substr(after.size() - helper.size()) == helper);

        const Listing& listing = listing_of(algorithm, Language::cpp);
        const Fold last = listing.folds().back();
        CHECK(last.first + last.count == listing.lines().size());
        CHECK(listing.lines()[last.first].number == 1);
        const ListingLine& heading = listing.lines()[last.first - 2];
        CHECK(heading.text.find(file) != std::string::npos);
        CHECK(heading.number == 0);
    };
    followed_by(Algorithm::lines, "core/geometry/line.h");
    followed_by(Algorithm::edge_lines, "core/geometry/line.h");
    followed_by(Algorithm::recursive, "core/geometry/corner_slope.h");
    followed_by(Algorithm::symmetric, "core/geometry/slope.h");
    CHECK(after_own(Algorithm::radius).empty());
    CHECK(after_own(Algorithm::rays).empty());
}

TEST_CASE("the running line of the C++ is the line that the trace names, and tells that kind of event") {
    for (const AlgorithmInfo& row : algorithms()) {
        const Scenario scenario = scenario_of(gallery().front());
        const Trace trace = record(scenario.grid, scenario.viewer, row.algorithm, scenario.rules).trace;
        for (const Language language : k_languages) {
            const Listing& listing = listing_of(row.algorithm, language);
            CHECK_FALSE(running_line(listing, trace, 0));
            for (std::size_t steps = 1; steps <= trace.size(); ++steps) {
                const std::optional<std::size_t> line = running_line(listing, trace, steps);
                REQUIRE(line);
                REQUIRE(*line < listing.lines().size());
                REQUIRE(listing.lines()[*line].tells == trace.kind(steps - 1));
                REQUIRE(listing.line_of(trace.kind(steps - 1)) == line);
            }
        }
    }
}

TEST_CASE("no line that tells something is folded, and what is folded is not the lesson") {
    for (const AlgorithmInfo& row : algorithms()) {
        for (const Language language : k_languages) {
            const Listing& listing = listing_of(row.algorithm, language);
            INFO(std::string(listing_file(row.algorithm, language)));
            std::size_t folded = 0;
            for (const Fold& fold : listing.folds()) {
                folded += fold.count;
                for (std::size_t i = fold.first; i < fold.first + fold.count; ++i) {
                    CHECK_FALSE(listing.lines()[i].tells);
                    CHECK_FALSE(listing.lines()[i].tests_previous);
                }
            }
            CHECK((folded > 0) == (language != Language::pseudocode));
            CHECK(folded < listing.lines().size());
        }
    }
}

TEST_CASE("the lesson fits a narrow pane: what is open is at most 85 letters wide at half of its indent") {
    for (const AlgorithmInfo& row : algorithms()) {
        for (const Language language : k_languages) {
            const Listing& listing = listing_of(row.algorithm, language);
            std::vector<bool> folded(listing.lines().size(), false);
            for (const Fold& fold : listing.folds()) {
                std::fill_n(folded.begin() + static_cast<std::ptrdiff_t>(fold.first), fold.count, true);
            }
            for (std::size_t i = 0; i < folded.size(); ++i) {
                const ListingLine& line = listing.lines()[i];
                INFO(std::string(listing_file(row.algorithm, language)), ":", i + 1);
                CHECK((folded[i] || line.indent / 2 + line.text.size() <= 85));
            }
        }
    }
}

TEST_CASE("the test of the previous cell stands in every listing of shadowcasting") {
    for (const AlgorithmInfo& row : algorithms()) {
        for (const Language language : k_languages) {
            int tests = 0;
            for (const ListingLine& line : listing_of(row.algorithm, language).lines()) {
                tests += line.tests_previous;
            }
            INFO(std::string(listing_file(row.algorithm, language)));
            CHECK(tests == (row.method == Method::wedges ? 1 : 0));
        }
    }
}

}  // namespace fovlab
