// `rooms`: who stands in a lit room sees all of it and its walls; who stands anywhere else, the neighbouring cells.
//
// The way of the first Rogue: no line and no shadow is computed at all, the map simply knows its rooms. A room is its rectangle
// of floor, so a door in its walls does not belong to it: sight opens and shuts with one step. Where lit rooms overlap, the
// first in the list that holds the viewer is seen, and a dark room on top of it takes nothing away. On a map without rooms one
// is everywhere in the dark.
// It looks at the room and the ring of cells around it, or at the eight neighbours: of these at the cells on the map and within the
// square of the radius, row by row, the viewer's own left out. Those in range are seen.
//
// Units: cells. The viewer must be on the map.
// Source: Michael Toy and Glenn Wichman, "Rogue", 1980.
#pragma once

#include "core/fov/rules.h"
#include "core/grid/grid.h"
#include "core/trace/sink.h"

#include <algorithm>

namespace fovlab {

constexpr bool holds(const Room& room, Point cell) {
    return cell.x >= room.x && cell.x < room.x + room.width && cell.y >= room.y &&
           cell.y < room.y + room.height;
}

// The lit room that a cell lies in; none in the dark.
inline const Room* lit_room_around(const Grid& grid, Point cell) {
    for (const Room& room : grid.rooms()) {
        if (room.lit && holds(room, cell)) {
            return &room;
        }
    }
    return nullptr;
}

template <TraceSink Sink>
void lit_rooms(const Grid& grid, Point viewer, const Rules& rules, Sink& sink) {
    const Room* const lit = lit_room_around(grid, viewer);
    // In the dark one feels one's way, as in a room of a single cell.
    const Room room = lit ? *lit : Room{viewer.x, viewer.y};
    const int reach = rules.range.radius.last_depth();
    const int top = std::max({room.y - 1, viewer.y - reach, 0});
    const int left = std::max({room.x - 1, viewer.x - reach, 0});
    const int last_row = grid.height() - 1;
    const int last_column = grid.width() - 1;
    const int bottom = std::min({room.y + room.height, viewer.y + reach, last_row});
    const int right = std::min({room.x + room.width, viewer.x + reach, last_column});
    for (int y = top; y <= bottom; ++y) {
        for (int x = left; x <= right; ++x) {
            const Point cell{x, y};
            if (cell == viewer) {
                continue;
            }
            const bool in_range = rules.range.contains(cell - viewer);
            const bool visible = in_range;  // nothing in a room hides anything
            const bool wall = grid.opaque(cell);
            sink.tell(CellExamined{cell, wall, in_range, visible, {}});
        }
    }
}

}  // namespace fovlab
