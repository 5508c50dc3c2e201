// The parts of a step's picture, each in a file of its own, in the order in which they are drawn (step_scene.cpp).
//
// A part adds its shapes to the builder where its layer is on and the step has something to show. Units: as scene.h.
#pragma once

#include "core/compare/difference.h"
#include "core/explain/umbra.h"
#include "core/explain/why.h"
#include "core/figure/pair_picture.h"
#include "core/figure/scene_builder.h"
#include "core/figure/thing_badge.h"

#include <array>
#include <vector>

namespace fovlab {

// Every cell by its terrain and by what is known of it.
void add_cells(SceneBuilder& scene);
// The border between cells in range and out of range.
void add_range_edge(SceneBuilder& scene);
// The edges of the quadrant or octant, the light that waits with its turns, and the light being scanned.
void add_sector(SceneBuilder& scene);
void add_waiting_light(SceneBuilder& scene);
void add_running_light(SceneBuilder& scene);
// The running row and the cell last examined.
void add_row(SceneBuilder& scene);
void add_cell(SceneBuilder& scene);
// Where rays are cast: the one at hand with the cells that it takes, where and why it stopped, and those before it.
void add_rays(SceneBuilder& scene);
// x and y in the margins; depths and columns as the quadrant or octant counts them.
void add_coordinates(SceneBuilder& scene);
std::array<RulerShape, 2> map_rulers(int width, int height);
void add_numbers(SceneBuilder& scene);
// The shape that walls are taken for; the centre points of the row's floor.
void add_shapes(SceneBuilder& scene);
void add_centres(SceneBuilder& scene);
// The running wedge's two slopes, the walls that set them, and where they touch those.
void add_slopes(SceneBuilder& scene);
// Where those slopes pass exactly through a centre or an edge.
void add_ties(SceneBuilder& scene);
// Why a cell is seen or dark: the lines that decided, the walls to blame, the cell in question.
void add_explanation(SceneBuilder& scene, const Why& why);
// The cells that a wall hides, and those that would be seen without it.
void add_umbra(SceneBuilder& scene, const Umbra& umbra);
// The cells that a change brought to light and took from it.
void add_changes(SceneBuilder& scene, const Difference& changes);
// The ways from A to B and from B to A; the two cells themselves.
void add_pair_ways(SceneBuilder& scene, const PairPicture& pair);
void add_pair(SceneBuilder& scene, const PairPicture& pair);
// How many cells each cell sees that do not see it, no number under the letters of a pair; arrows between a cell and such
// partners.
void add_one_way_counts(SceneBuilder& scene, const OneWayCounts& counts, const PairPicture* pair);
void add_partners(SceneBuilder& scene, const PartnersPicture& partners);
// The edges of the map's rooms, those of dark ones thinner; what stands on the map.
void add_rooms(SceneBuilder& scene);
void add_things(SceneBuilder& scene, const Standing& standing);
std::vector<LineShape> room_edges(const Grid& grid);
// What stands on top of every picture: the arrows and the ways below the viewer, the letters over it; either may be null.
void add_viewer_and_pair(SceneBuilder& scene, const PartnersPicture* partners, const PairPicture* pair);

// A slope's line to the edge of sight, and the wall that set it: of the running wedge or of an explanation.
void add_slope_line(SceneBuilder& scene, Sector sector, const Slope& slope, std::optional<Point> set_by,
                    bool at_start, Ink ink);
// The slope's value at the end of its line, outside the light.
void add_slope_label(SceneBuilder& scene, Sector sector, const Slope& slope, const char* word, bool at_start,
                     Ink ink);
// The side of a line on which smaller columns lie, or larger ones.
LabelShape::Hold hold_beside(Sector sector, bool before);
// The straight line to a cell as the cells that it takes, and the rays that showed the cell or passed beside it.
void add_rays_of_cell(SceneBuilder& scene, const Why& why);
// Where the slopes that decided a cell pass exactly through its centre.
void add_ties_of_cell(SceneBuilder& scene, const Why& why);

}  // namespace fovlab
