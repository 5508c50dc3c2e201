#include "core/fov/catalogue.h"

#include "core/fov/edge_lines.h"
#include "core/fov/lines.h"
#include "core/fov/radius.h"
#include "core/fov/rays.h"
#include "core/fov/recursive.h"
#include "core/fov/rooms.h"
#include "core/fov/symmetric.h"
#include "core/fov/work.h"

#include <algorithm>
#include <array>
#include <cassert>

namespace fovlab {
namespace {

constexpr std::array<std::string_view, 6> k_option_names{"radius", "range",  "floor",
                                                         "wall",   "slopes", "order"};

}  // namespace

const std::vector<AlgorithmInfo>& algorithms() {
    static const std::vector<AlgorithmInfo> table{
        {Algorithm::radius,
         "radius",
         "Radius only",
         "",
         0,
         "Every cell in range is visible and walls do nothing: the baseline that shows why walls must "
         "matter.",
         {Option::radius, Option::range},
         Method::cells,
         &radius_only<VisibleSink>,
         &radius_only<Recorder>,
         &radius_only<PassingRays>,
         &work_of_area},
        {Algorithm::lines,
         "lines",
         "Lines to every cell",
         "Jack E. Bresenham",
         1965,
         "A Bresenham line to each cell in range; from the other end it may pass other cells, so sight can "
         "go one way only.",
         {Option::radius, Option::range},
         Method::rays,
         &lines_to_cells<VisibleSink>,
         &lines_to_cells<Recorder>,
         &lines_to_cells<PassingRays>,
         &work_of_lines},
        {Algorithm::edge_lines,
         "edge-lines",
         "Lines to the edge",
         "Jack E. Bresenham",
         1965,
         "Bresenham lines to the edge of sight alone, which show what they pass: quick, with holes even in "
         "open ground.",
         {Option::radius, Option::range},
         Method::rays,
         &lines_to_edge<VisibleSink>,
         &lines_to_edge<Recorder>,
         &lines_to_edge<PassingRays>,
         &work_of_edge},
        {Algorithm::rays,
         "rays",
         "Ray casting",
         "",
         0,
         "Straight rays to the edge of a square, rounded to cells: simple, and it misses cells beside and "
         "behind walls.",
         {Option::radius, Option::range},
         Method::rays,
         &rays_to_square<VisibleSink>,
         &rays_to_square<Recorder>,
         &rays_to_square<PassingRays>,
         &work_of_edge},
        {Algorithm::recursive,
         "recursive",
         "Recursive shadowcasting",
         "Björn Bergström",
         2001,
         "Walls cast shadows from corner to corner in eight octants, and all that light still touches is "
         "seen: not symmetric.",
         {Option::radius, Option::range, Option::slopes},
         Method::wedges,
         &recursive_shadowcast<VisibleSink>,
         &recursive_shadowcast<Recorder>,
         &recursive_shadowcast<PassingRays>,
         &work_of_area},
        {Algorithm::symmetric,
         "symmetric",
         "Symmetric shadowcasting",
         "Albert Ford",
         2020,
         "Light travels row by row as wedges between exact slopes; with the default rules, if you see a "
         "floor cell, it sees you.",
         {Option::radius, Option::range, Option::floor, Option::wall, Option::slopes, Option::order},
         Method::wedges,
         &symmetric_shadowcast<VisibleSink>,
         &symmetric_shadowcast<Recorder>,
         &symmetric_shadowcast<PassingRays>,
         &work_of_area},
        {Algorithm::rooms,
         "rooms",
         "Lit rooms",
         "Michael Toy, Glenn Wichman",
         1980,
         "In a lit room one sees the whole room and its walls, elsewhere the neighbouring cells; the map has "
         "to know its rooms.",
         {Option::radius, Option::range},
         Method::cells,
         &lit_rooms<VisibleSink>,
         &lit_rooms<Recorder>,
         &lit_rooms<PassingRays>,
         &work_of_area},
    };
    return table;
}

const AlgorithmInfo& info(Algorithm algorithm) { return algorithms()[static_cast<std::size_t>(algorithm)]; }

std::optional<Algorithm> algorithm_of_id(std::string_view id) {
    for (const AlgorithmInfo& row : algorithms()) {
        if (row.id == id) {
            return row.algorithm;
        }
    }
    return std::nullopt;
}

bool uses(Algorithm algorithm, Option option) {
    const std::vector<Option>& used = info(algorithm).uses;
    return std::find(used.begin(), used.end(), option) != used.end();
}

std::string_view name(Option option) { return k_option_names[static_cast<std::size_t>(option)]; }

Sight see(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) {
    assert(grid.contains(viewer));
    VisibleSink sink(grid.width(), grid.height(), viewer);
    info(algorithm).see(grid, viewer, rules, sink);
    return {sink.visible(), sink.examined()};
}

Recording record(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules, std::size_t limit) {
    assert(grid.contains(viewer));
    Recorder recorder(grid, viewer, limit);
    info(algorithm).record(grid, viewer, rules, recorder);
    return {algorithm, rules, recorder.take()};
}

}  // namespace fovlab
