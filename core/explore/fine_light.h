// Finer light: walls drawn with a shape, and the field of view cast on a grid so many times finer, to see why light by cell
// cuts square edges through drawn walls.
//
// A cell of the map is n × n fine cells; a fine cell is wall when its centre lies in the shape of the walls. The viewer looks from
// the middle of its cell, or, n being even, from the fine cell right of it and below; its own cell is clear. The field of view is
// that of symmetric shadowcasting with a radius n times as large; then light spreads into the walls that it touches, fine
// cell by fine cell across their sides.
// Shapes: full squares; or squares with a corner cut off, half a cell long on both sides, wherever the three cells around
// that corner are open, so that a pillar that stands alone is a diamond, as shadowcasting takes it; or a picture, a pixel a
// fine cell. Only walls and secret doors are cut: doors and curtains fill their cells.
//
// Units: cells, and fine cells where it is said. Limits: only what is in reach is built, at most k_max_side fine cells a side
// (Grid::k_max_side); more is refused with the reason.
#pragma once

#include "core/geometry/range.h"
#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "core/grid/result.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

// `picture`: the map itself is taken for a picture of walls, of which n × n cells make a cell (coarser).
enum class WallShape : std::uint8_t { full, cut, picture };
inline constexpr std::array<std::string_view, 3> k_wall_shape_names{"full", "cut", "picture"};

inline constexpr std::array<int, 4> k_times_finer{2, 4, 8, 16};
inline constexpr int k_most_spread = 64;  // fine cells

struct FineRules {
    int times = 8;  // of k_times_finer
    WallShape shape = WallShape::cut;
    int spread = 5;  // fine cells, 0 to k_most_spread

    friend bool operator==(const FineRules& a, const FineRules& b) {
        return a.times == b.times && a.shape == b.shape && a.spread == b.spread;
    }
    friend bool operator!=(const FineRules& a, const FineRules& b) { return !(a == b); }
};

struct FineLight {
    int times = 1;
    Point corner;    // of the part that is built: a cell of the map
    Grid walls;      // fine cells: floor or wall
    Point viewer;    // a fine cell of the part
    CellSet lit;     // fine cells, walls that light has spread into among them
    CellSet spread;  // those of them that light has only spread into
};

// A picture of walls, a pixel a cell, as a map with cells of n × n pixels: one is wall where at least half of its pixels are. What
// is missing at the right and below is wall in both. The radius is as long as before, rounded up to whole cells.
struct CoarseMap {
    Grid map;
    Grid picture;
    Point viewer;
    Range range;
};
CoarseMap coarser(const Grid& picture, Point viewer, const Range& range, int times);

// The map's walls by their shape, full squares where it is `picture`. `viewer` is on the map.
Result<FineLight> fine_light(const Grid& map, Point viewer, const Range& range, const FineRules& rules);

// The walls as a picture has them: as many fine cells as it has pixels, `times` each way for each cell of the map. Anything
// that blocks sight in it is wall. Refused when it has another size.
Result<FineLight> fine_light(const Grid& map, const Grid& picture, Point viewer, const Range& range,
                             const FineRules& rules);

}  // namespace fovlab
