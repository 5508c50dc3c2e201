#include "core/scenario/map_parts.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

// As far as it lies on the grid; no width or no height where it does not.
Room cut_to(const Grid& grid, const Room& room) {
    const int left = std::max(room.x, 0);
    const int top = std::max(room.y, 0);
    const int right = std::min(room.x + room.width, grid.width());
    const int bottom = std::min(room.y + room.height, grid.height());
    return {left, top, std::max(right - left, 0), std::max(bottom - top, 0), room.lit};
}

}  // namespace

void drop_buried(Scenario& scenario) {
    const auto buried = [&](const Thing& thing) {
        return !scenario.grid.contains(thing.at) || scenario.grid.at(thing.at) != Terrain::floor;
    };
    std::vector<Thing>& things = scenario.things;
    things.erase(std::remove_if(things.begin(), things.end(), buried), things.end());
}

void move_parts(Scenario& scenario, Point shift) {
    for (Thing& thing : scenario.things) {
        thing.at = thing.at + shift;
    }
    drop_buried(scenario);
    std::vector<Torch> torches;
    for (Torch torch : scenario.torches) {
        torch.at = torch.at + shift;
        if (scenario.grid.contains(torch.at)) {
            torches.push_back(torch);
        }
    }
    scenario.torches = std::move(torches);
    std::vector<Room> rooms;
    for (Room room : scenario.rooms) {
        room.x += shift.x;
        room.y += shift.y;
        room = cut_to(scenario.grid, room);
        if (room.width > 0 && room.height > 0) {
            rooms.push_back(room);
        }
    }
    scenario.rooms = std::move(rooms);
}

void forget_parts(Scenario& scenario) {
    scenario.legend.clear();
    scenario.things.clear();
    scenario.torches.clear();
    scenario.rooms.clear();
    scenario.dungeon.reset();
    scenario.walk.reset();
}

}  // namespace fovlab
