#include "app/session/listing_shelf.h"

#include "app/session/words.h"

#include "embedded/helper_corner_slope.h"
#include "embedded/helper_line.h"
#include "embedded/helper_slope.h"
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
#include "embedded/listing_rooms_cpp.h"
#include "embedded/listing_rooms_pseudocode.h"
#include "embedded/listing_rooms_python.h"
#include "embedded/listing_symmetric_cpp.h"
#include "embedded/listing_symmetric_pseudocode.h"
#include "embedded/listing_symmetric_python.h"

#include <array>
#include <span>
#include <string>
#include <vector>

namespace fovlab {
namespace {

struct Source {
    std::string_view file;
    std::span<const unsigned char> bytes;
};

// A file of the core in which the C++ computes what the other languages write out: what it is, and to which events it
// leads.
struct Helper {
    Source source;
    Word heading = Word::code_line_file;
    EventKind leads_to = EventKind::cell;
};

struct ShelfRow {
    std::array<Source, k_language_count> sources;  // by Language
    std::optional<Helper> helper;
};

const Helper k_line{{"core/geometry/line.h", embedded::helper_line}, Word::code_line_file, EventKind::cell};
const Helper k_slopes{
    {"core/geometry/slope.h", embedded::helper_slope}, Word::code_slopes_file, EventKind::row};
const Helper k_corner_slopes{
    {"core/geometry/corner_slope.h", embedded::helper_corner_slope}, Word::code_slopes_file, EventKind::row};

// In the order of the catalogue.
const std::array<ShelfRow, 7> k_shelf{{
    {{{{"core/fov/radius.h", embedded::listing_radius_cpp},
       {"app/session/listings/radius.pseudo.txt", embedded::listing_radius_pseudocode},
       {"app/session/listings/radius.py", embedded::listing_radius_python}}},
     std::nullopt},
    {{{{"core/fov/lines.h", embedded::listing_lines_cpp},
       {"app/session/listings/lines.pseudo.txt", embedded::listing_lines_pseudocode},
       {"app/session/listings/lines.py", embedded::listing_lines_python}}},
     k_line},
    {{{{"core/fov/edge_lines.h", embedded::listing_edge_lines_cpp},
       {"app/session/listings/edge_lines.pseudo.txt", embedded::listing_edge_lines_pseudocode},
       {"app/session/listings/edge_lines.py", embedded::listing_edge_lines_python}}},
     k_line},
    {{{{"core/fov/rays.h", embedded::listing_rays_cpp},
       {"app/session/listings/rays.pseudo.txt", embedded::listing_rays_pseudocode},
       {"app/session/listings/rays.py", embedded::listing_rays_python}}},
     std::nullopt},
    {{{{"core/fov/recursive.h", embedded::listing_recursive_cpp},
       {"app/session/listings/recursive.pseudo.txt", embedded::listing_recursive_pseudocode},
       {"app/session/listings/recursive.py", embedded::listing_recursive_python}}},
     k_corner_slopes},
    {{{{"core/fov/symmetric.h", embedded::listing_symmetric_cpp},
       {"app/session/listings/symmetric.pseudo.txt", embedded::listing_symmetric_pseudocode},
       {"app/session/listings/symmetric.py", embedded::listing_symmetric_python}}},
     k_slopes},
    {{{{"core/fov/rooms.h", embedded::listing_rooms_cpp},
       {"app/session/listings/rooms.pseudo.txt", embedded::listing_rooms_pseudocode},
       {"app/session/listings/rooms.py", embedded::listing_rooms_python}}},
     std::nullopt},
}};

const ShelfRow& shelf_row(Algorithm algorithm) { return k_shelf[static_cast<std::size_t>(algorithm)]; }

const Source& source_of(Algorithm algorithm, Language language) {
    return shelf_row(algorithm).sources[static_cast<std::size_t>(language)];
}

std::string text_of(const Source& source) { return {source.bytes.begin(), source.bytes.end()}; }

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
    const std::string text = text_of(source_of(algorithm, language));
    if (language != Language::cpp) {
        return {text, language};
    }
    Listing listing(text, language, lines_told(algorithm));
    if (const std::optional<Helper>& helper = shelf_row(algorithm).helper) {
        const std::string heading = worded(helper->heading, {std::string(helper->source.file)});
        listing.add_helper(heading, text_of(helper->source), helper->leads_to);
    }
    return listing;
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
    return source_of(algorithm, language).file;
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
