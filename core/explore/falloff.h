// How much of a light gets to a cell by its distance: all of it where the light hangs, none at its radius and beyond.
//
// `smooth` is t = (1 − d/r)^0.8, with d the distance of the two centres (Euclidean) and r the light's radius; 1 everywhere when
// the radius is unlimited, never below 0, and 1 at the light itself whatever the radius. `bands` is that in n even steps,
// ceil(n · t)/n; `none` is 1 everywhere.
//
// Units: cells; thousandths of full light, rounded to the nearest. Computed in whole numbers, so that they are the same on every
// compiler: t ≥ y exactly where 1 − d/r ≥ y^(5/4), and each y that can be told apart has its limit, taken by whole square
// roots to 31 binary places.
#pragma once

#include "core/explore/light.h"
#include "core/geometry/range.h"

namespace fovlab {

// `offset`: from the light to the cell, on one map. `light` says which way and how many bands.
int light_at(Point offset, Radius radius, const Light& light);

}  // namespace fovlab
