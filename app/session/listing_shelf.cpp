#include "app/session/listing_shelf.h"

#include "embedded/listing_radius_cpp.h"
#include "embedded/listing_radius_pseudocode.h"
#include "embedded/listing_radius_python.h"
#include "embedded/listing_symmetric_cpp.h"
#include "embedded/listing_symmetric_pseudocode.h"
#include "embedded/listing_symmetric_python.h"

#include <array>
#include <span>
#include <vector>

namespace fovlab {
namespace {

struct Source {
    std::string_view file;
    std::span<const unsigned char> bytes;
};

using Sources = std::array<Source, k_language_count>;  // by Language

Sources sources_of(Algorithm algorithm) {
    if (algorithm == Algorithm::radius) {
        return {{{"core/fov/radius.h", embedded::listing_radius_cpp},
                 {"app/session/listings/radius.pseudo.txt", embedded::listing_radius_pseudocode},
                 {"app/session/listings/radius.py", embedded::listing_radius_python}}};
    }
    return {{{"core/fov/symmetric.h", embedded::listing_symmetric_cpp},
             {"app/session/listings/symmetric.pseudo.txt", embedded::listing_symmetric_pseudocode},
             {"app/session/listings/symmetric.py", embedded::listing_symmetric_python}}};
}

// The lines of the compiled source that tell events, from a run in which each kind happens: a pillar splits light, and
// the floor behind it narrows it.
LinesTold lines_told(Algorithm algorithm) {
    Grid grid(7, 4);
    grid.set({3, 1}, Terrain::wall);
    const Trace trace = record(grid, {3, 3}, algorithm, {}).trace;
    LinesTold told;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        told[trace.line(step)] = trace.kind(step);
    }
    return told;
}

Listing make(Algorithm algorithm, Language language) {
    const std::span<const unsigned char> bytes =
        sources_of(algorithm)[static_cast<std::size_t>(language)].bytes;
    const std::string text(bytes.begin(), bytes.end());
    return {text, language, language == Language::cpp ? lines_told(algorithm) : LinesTold{}};
}

}  // namespace

const Listing& listing_of(Algorithm algorithm, Language language) {
    static const std::vector<Listing> shelf = [] {
        std::vector<Listing> made;
        for (const AlgorithmInfo& row : algorithms()) {
            for (std::size_t i = 0; i < k_language_count; ++i) {
                made.push_back(make(row.algorithm, static_cast<Language>(i)));
            }
        }
        return made;
    }();
    return shelf[static_cast<std::size_t>(algorithm) * k_language_count + static_cast<std::size_t>(language)];
}

std::string_view listing_file(Algorithm algorithm, Language language) {
    return sources_of(algorithm)[static_cast<std::size_t>(language)].file;
}

std::optional<std::size_t> running_line(const Listing& listing, const Trace& trace, std::size_t steps) {
    if (steps == 0) {
        return std::nullopt;
    }
    if (listing.language() == Language::cpp) {
        const int number = trace.line(steps - 1);
        return number > 0 ? std::optional<std::size_t>(static_cast<std::size_t>(number) - 1) : std::nullopt;
    }
    return listing.line_of(trace.kind(steps - 1));
}

}  // namespace fovlab
