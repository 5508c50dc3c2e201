// Which columns of a row light reaches, in a quadrant or an octant and in either arithmetic.
//
// The algorithms compute this for themselves, without choosing at run time; this is for those who read a trace.
// Units: cells; slopes as the sector counts them. first > last where there is no column.
#pragma once

#include "core/geometry/sector.h"
#include "core/geometry/slope.h"

namespace fovlab {

int first_column(Sector sector, int depth, const Slope& start);
int last_column(Sector sector, int depth, const Slope& end);

// Where the light goes on behind a wall: the slope of its far side, in the arithmetic of `like`.
Slope slope_behind(Sector sector, Place wall, const Slope& like);

// Exactly: does a slope lie between two others, its edges included, whichever way the sector's slopes run?
bool between(Sector sector, Fraction slope, const Slope& start, const Slope& end);

// The slope of a cell's centre as the sector counts slopes.
constexpr Fraction centre_slope(Sector sector, Place place) {
    return {sector.is_octant() ? -place.column : place.column, place.depth};
}

}  // namespace fovlab
