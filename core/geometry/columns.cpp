#include "core/geometry/columns.h"

#include "core/geometry/corner_slope.h"

#include <variant>

namespace fovlab {
namespace {

template <class Quadrants, class Octants, class Number>
int first_of(Sector sector, int depth, Number start) {
    return sector.is_octant() ? Octants::first_column(depth, start) : Quadrants::first_column(depth, start);
}

template <class Quadrants, class Octants, class Number>
int last_of(Sector sector, int depth, Number end) {
    return sector.is_octant() ? Octants::last_column(depth, end) : Quadrants::last_column(depth, end);
}

}  // namespace

int first_column(Sector sector, int depth, const Slope& start) {
    if (const auto* exact = std::get_if<Fraction>(&start)) {
        return first_of<ExactSlopes, ExactCornerSlopes>(sector, depth, *exact);
    }
    return first_of<FloatSlopes, FloatCornerSlopes>(sector, depth, *std::get_if<FloatSlope>(&start));
}

int last_column(Sector sector, int depth, const Slope& end) {
    if (const auto* exact = std::get_if<Fraction>(&end)) {
        return last_of<ExactSlopes, ExactCornerSlopes>(sector, depth, *exact);
    }
    return last_of<FloatSlopes, FloatCornerSlopes>(sector, depth, *std::get_if<FloatSlope>(&end));
}

Slope slope_behind(Sector sector, Place wall, const Slope& like) {
    const bool exact = std::holds_alternative<Fraction>(like);
    if (sector.is_octant()) {
        return exact ? Slope(ExactCornerSlopes::right(wall.column, wall.depth))
                     : Slope(FloatCornerSlopes::right(wall.column, wall.depth));
    }
    // The far edge of a wall is its neighbour's near one.
    return exact ? Slope(ExactSlopes::left_edge(wall.column + 1, wall.depth))
                 : Slope(FloatSlopes::left_edge(wall.column + 1, wall.depth));
}

bool between(Sector sector, Fraction slope, const Slope& start, const Slope& end) {
    const int after_start = compare(slope, start);
    const int after_end = compare(slope, end);
    return sector.is_octant() ? after_start <= 0 && after_end >= 0 : after_start >= 0 && after_end <= 0;
}

}  // namespace fovlab
