#include "core/scenario/move_stray.h"

#include <algorithm>

namespace fovlab {
namespace {

// The one at an index, if it is still where the stray was.
template <class Standing>
Standing* find(std::vector<Standing>& all, const Stray& stray) {
    return stray.index < all.size() && all[stray.index].at == stray.at ? &all[stray.index] : nullptr;
}

}  // namespace

bool move_stray(Scenario& scenario, const Stray& stray) {
    if (!stray.to || !scenario.grid.contains(*stray.to)) {
        return false;
    }
    if (stray.kind == Stray::Kind::torch) {
        Torch* const torch = find(scenario.torches, stray);
        if (torch) {
            torch->at = *stray.to;
        }
        return torch != nullptr;
    }
    Thing* const thing = find(scenario.things, stray);
    if (!thing) {
        return false;
    }
    thing->at = *stray.to;
    // A document has its things row by row.
    std::sort(scenario.things.begin(), scenario.things.end(), [](const Thing& a, const Thing& b) {
        return a.at.y != b.at.y ? a.at.y < b.at.y : a.at.x < b.at.x;
    });
    return true;
}

}  // namespace fovlab
