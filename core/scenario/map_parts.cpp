#include "core/scenario/map_parts.h"

#include <algorithm>
#include <utility>

namespace fovlab {
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
}

void forget_parts(Scenario& scenario) {
    scenario.legend.clear();
    scenario.things.clear();
    scenario.torches.clear();
    scenario.dungeon.reset();
    scenario.walk.reset();
}

}  // namespace fovlab
