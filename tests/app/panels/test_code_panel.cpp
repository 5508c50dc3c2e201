// The code panel as a person uses it: the mark follows the steps, clicks in the gutter stop the play.
#include "tests/support/screen.h"

#include "app/session/listing_shelf.h"

#include <algorithm>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::run;
using test::Screen;

constexpr ActionId k_language_actions[] = {ActionId::code_cpp, ActionId::code_pseudocode,
                                           ActionId::code_python};

Session with_code(std::size_t step, ActionId language = ActionId::code_cpp,
                  Algorithm algorithm = Algorithm::symmetric) {
    Session session;
    session.apply(SetAlgorithm{algorithm});
    run(session, ActionId::panel_code);
    run(session, language);
    session.apply(GoToStep{step});
    return session;
}

Spot middle(const ScreenItem& item) { return {item.x + item.width / 2.0, item.y + item.height / 2.0}; }

// The first steps, and the first of each kind.
std::vector<std::size_t> telling_steps(const Trace& trace) {
    std::vector<std::size_t> steps;
    for (std::size_t step = 1; step <= std::min<std::size_t>(60, trace.size()); ++step) {
        steps.push_back(step);
    }
    for (const EventKind kind : k_event_kinds) {
        if (const std::optional<std::size_t> step = next_of(trace, EventKinds(kind), 0, trace.size())) {
            steps.push_back(*step);
        }
    }
    return steps;
}

// How many kinds of events these tell on the lab's first map.
std::size_t kinds_of(Method method) {
    switch (method) {
        case Method::cells:
            return 1;
        case Method::rays:
            return 3;
        case Method::wedges:
            break;
    }
    return 6;
}

// Where the listing stands: below the note, above the step's sentence.
constexpr double k_top = 90.0;
constexpr double k_bottom = 640.0;

}  // namespace

TEST_CASE(
    "the mark stands at the line that spoke last, in sight, and one step moves it to another line's place") {
    for (const AlgorithmInfo& algorithm : algorithms()) {
        for (const ActionId language : k_language_actions) {
            Screen screen(with_code(1, language, algorithm.algorithm));
            std::map<EventKind, int> seen;
            const Trace& trace = screen.session().recording().trace;
            for (const std::size_t step : telling_steps(trace)) {
                screen.lab().lab().apply(GoToStep{step});
                screen.lab().settle();
                const std::optional<ScreenItem> mark = screen.find("break.toggle");
                INFO(std::string(algorithm.id), ", ", std::string(row(language).name), ", step ", step);
                REQUIRE(mark);
                CHECK(mark->y >= k_top);
                CHECK(mark->y + mark->height <= k_bottom);
                ++seen[trace.kind(step - 1)];
            }
            CHECK(seen.size() == kinds_of(algorithm.method));
        }
    }
}

TEST_CASE("before the first step no line is marked") {
    Screen screen(with_code(0));
    CHECK_FALSE(screen.find("break.toggle"));
    screen.press(plain(Key::right));
    CHECK(screen.find("break.toggle"));
}

TEST_CASE("while the mark stays in sight the listing does not scroll") {
    Screen screen(with_code(1, ActionId::code_pseudocode));
    std::map<EventKind, double> places;                // in a listing that fits a place belongs to a line
    for (std::size_t step = 60; step < 110; ++step) {  // its values have had their room by then
        screen.lab().lab().apply(GoToStep{step});
        screen.lab().settle();
    }
    for (std::size_t step = 60; step < 110; ++step) {
        screen.lab().lab().apply(GoToStep{step});
        screen.lab().settle();
        const EventKind kind = screen.session().recording().trace.kind(step - 1);
        const double y = screen.find("break.toggle")->y;
        const auto [place, is_new] = places.emplace(kind, y);
        CHECK((is_new || place->second == y));
    }
    CHECK(places.size() >= 4);
}

TEST_CASE("a click in the gutter sets a break at which the play stops, and a second one takes it away") {
    for (const AlgorithmInfo& algorithm : algorithms()) {
        for (const ActionId language : k_language_actions) {
            Screen screen(with_code(2, language, algorithm.algorithm));
            const Trace& trace = screen.session().recording().trace;
            const EventKind kind = trace.kind(1);
            screen.click("break.toggle");
            INFO(std::string(algorithm.id), ", ", std::string(row(language).name));
            REQUIRE(screen.session().breaks() == EventKinds(kind));
            screen.press(plain(Key::space));
            for (int i = 0; i < 200 && screen.session().playback().playing(); ++i) {
                screen.lab().frame(50.0);
            }
            CHECK(screen.session().cursor().step() == next_of(trace, EventKinds(kind), 2, trace.size()));
            screen.lab().settle();
            screen.click("break.toggle");  // the mark stands at the same line
            CHECK(screen.session().breaks().empty());
        }
    }
}

TEST_CASE("a click beside a line that tells nothing sets the break of the next line that does") {
    Screen screen(with_code(2));
    const ScreenItem mark = *screen.find("break.toggle");
    const Listing& listing = listing_of(Algorithm::symmetric, Language::cpp);
    const std::size_t line = *listing.line_of(EventKind::row);
    REQUIRE_FALSE(listing.lines()[line - 1].tells);
    Spot above = middle(mark);
    above.y -= mark.height;
    screen.click(above);
    CHECK(screen.session().breaks() == EventKinds(*listing.break_at(line - 1)));
    CHECK(screen.session().breaks().contains(EventKind::row));
}

TEST_CASE("each control of the code panel does what its row of the action table does") {
    const auto busy = [] {
        Session session = test::busy_session();
        run(session, ActionId::panel_code);
        session.apply(ToggleBreak{EventKind::row_end});
        return session;
    };
    for (const ActionId id : {ActionId::code_cpp, ActionId::code_pseudocode, ActionId::code_python,
                              ActionId::code_copy, ActionId::run_visible, ActionId::run_split,
                              ActionId::run_wall, ActionId::run_break, ActionId::break_toggle}) {
        Session expected = busy();
        run(expected, id);
        const Requests requests = expected.take_requests();
        Screen screen(busy());
        const FrameOutput asked = screen.click(row(id).name);
        INFO(std::string(row(id).name));
        CHECK(test::state_of(screen.session()) == test::state_of(expected));
        CHECK(asked.copy == requests.copy);
    }
}

TEST_CASE("a fold opens with a click on it, and closes with one beside its first line") {
    Screen screen(with_code(1));
    const Listing& listing = listing_of(Algorithm::symmetric, Language::cpp);
    const ScreenItem mark = *screen.find("break.toggle");
    const Fold fold = listing.folds().front();
    REQUIRE(fold.first == 0);
    const std::size_t rows_above = *listing.line_of(EventKind::quadrant) - fold.count + 1;
    Spot beside = middle(mark);
    beside.y -= static_cast<double>(rows_above) * mark.height;
    screen.click({beside.x + 60.0, beside.y});
    CHECK_FALSE(screen.find("break.toggle"));  // pushed down, out of sight
    CHECK(screen.session().breaks().empty());
    screen.click(beside);
    REQUIRE(screen.find("break.toggle"));
    CHECK(screen.find("break.toggle")->y == mark.y);
    CHECK(screen.session().breaks().empty());
}

TEST_CASE("the panel draws only what is in sight: a long listing costs no more than a short one") {
    Screen symmetric(with_code(40));
    const int with_listing = symmetric.lab().vertices();
    Session why;
    why.apply(GoToStep{40});
    Screen other(std::move(why));
    INFO(with_listing, " vertices with the listing, ", other.lab().vertices(), " with the inspector");
    CHECK(with_listing < other.lab().vertices() + 12'000);
}

}  // namespace fovlab
