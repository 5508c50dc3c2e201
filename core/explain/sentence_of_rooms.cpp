#include "core/explain/sentence_of_rooms.h"

#include "core/fov/rooms.h"

namespace fovlab {
namespace {

constexpr std::string_view k_neighbours = "one sees the eight cells around one's own, and no more.";

bool in_dark_room(const Grid& grid, Point cell) {
    for (const Room& room : grid.rooms()) {
        if (!room.lit && holds(room, cell)) {
            return true;
        }
    }
    return false;
}

}  // namespace

std::string seen_by_room(const Why& why, const Grid& grid) {
    const Room* const room = lit_room_around(grid, why.cell - why.offset);
    if (!room) {
        return "Beside the viewer: the eight cells around one's own are always seen.";
    }
    return holds(*room, why.cell) ? "A part of the lit room that the viewer stands in: all of it is seen."
                                  : "On the edge of the lit room that the viewer stands in: it is seen with "
                                    "the room, whatever stands there.";
}

std::string outside_the_room(const Why& why, const Grid& grid) {
    const Point viewer = why.cell - why.offset;
    if (lit_room_around(grid, viewer)) {
        return "Outside the lit room that the viewer stands in: one sees the room and its walls, and nothing "
               "beyond.";
    }
    if (grid.rooms().empty()) {
        return "This map knows of no rooms, so the viewer stands in the dark: " + std::string(k_neighbours);
    }
    const std::string_view where = in_dark_room(grid, viewer) ? "a dark room" : "no room";
    return "The viewer stands in " + std::string(where) + ": " + std::string(k_neighbours);
}

}  // namespace fovlab
