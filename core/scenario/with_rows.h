// A document on a map that is written in rows, with what stands on it by the document's legend.
//
// Units: cells.
#pragma once

#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

// Takes the legend's glyphs off a map: what stands on it, by its place, and floor below.
std::vector<Thing> lift_things(std::string& map, const std::vector<LegendEntry>& legend);

// The document with the map of these rows. The viewer stays where the rows have none; torches and rooms stay where the map still
// has their places, and a plan of a dungeon goes where the map is another one. Errors: those of a map's text (map_text.h), with
// line and column in the rows; no viewer where the old one's place is off the map.
Result<Scenario> with_rows(const Scenario& scenario, std::string_view rows);

}  // namespace fovlab
