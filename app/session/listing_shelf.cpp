#include "app/session/listing_shelf.h"

#include "embedded/listing_edge_lines_cpp.h"
#include "embedded/listing_edge_lines_pseudocode.h"
#include "embedded/listing_edge_lines_python.h"
#include "embedded/listing_lines_cpp.h"
#include "embedded/listing_lines_pseudocode.h"
#include "embedded/listing_lines_python.h"
#include "embedded/listing_radius_cpp.h"
#include "embedded/listing_radius_pseudocode.h"
#include "embedded/listing_radius_python.h"
#include "embedded/listing_rays_cpp.h"
#include "embedded/listing_rays_pseudocode.h"
#include "embedded/listing_rays_python.h"
#include "embedded/listing_recursive_cpp.h"
#include "embedded/listing_recursive_pseudocode.h"
#include "embedded/listing_recursive_python.h"
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

// In the order of the catalogue.
const std::array<Sources, 6> k_sources{{
    {{{"core/fov/radius.h", embedded::listing_radius_cpp},
      {"app/session/listings/radius.pseudo.txt", embedded::listing_radius_pseudocode},
      {"app/session/listings/radius.py", embedded::listing_radius_python}}},
    {{{"core/fov/lines.h", embedded::listing_lines_cpp},
      {"app/session/listings/lines.pseudo.txt", embedded::listing_lines_pseudocode},
      {"app/session/listings/lines.py", embedded::listing_lines_python}}},
    {{{"core/fov/edge_lines.h", embedded::listing_edge_lines_cpp},
      {"app/session/listings/edge_lines.pseudo.txt", embedded::listing_edge_lines_pseudocode},
      {"app/session/listings/edge_lines.py", embedded::listing_edge_lines_python}}},
    {{{"core/fov/rays.h", embedded::listing_rays_cpp},
      {"app/session/listings/rays.pseudo.txt", embedded::listing_rays_pseudocode},
      {"app/session/listings/rays.py", embedded::listing_rays_python}}},
    {{{"core/fov/recursive.h", embedded::listing_recursive_cpp},
      {"app/session/listings/recursive.pseudo.txt", embedded::listing_recursive_pseudocode},
      {"app/session/listings/recursive.py", embedded::listing_recursive_python}}},
    {{{"core/fov/symmetric.h", embedded::listing_symmetric_cpp},
      {"app/session/listings/symmetric.pseudo.txt", embedded::listing_symmetric_pseudocode},
      {"app/session/listings/symmetric.py", embedded::listing_symmetric_python}}},
}};

const Sources& sources_of(Algorithm algorithm) { return k_sources[static_cast<std::size_t>(algorithm)]; }

// The lines of the compiled source that tell events, from a run in which each kind happens: a pillar beside the way
// ahead splits light, and the floor behind it narrows it.
LinesTold lines_told(Algorithm algorithm) {
    Grid grid(7, 4);
    grid.set({2, 1}, Terrain::wall);
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
