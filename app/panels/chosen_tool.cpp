#include "app/panels/chosen_tool.h"

namespace fovlab {
namespace {

ActionId action_of(Terrain terrain) {
    switch (terrain) {
        case Terrain::wall:
            return ActionId::tool_wall;
        case Terrain::floor:
            return ActionId::tool_floor;
        case Terrain::closed_door:
            return ActionId::tool_door;
        case Terrain::open_door:
            return ActionId::tool_open_door;
        case Terrain::water:
            return ActionId::tool_water;
        case Terrain::curtain:
            return ActionId::tool_curtain;
        case Terrain::secret_door:
            return ActionId::tool_secret_door;
        case Terrain::stairs_down:
            return ActionId::tool_stairs_down;
        case Terrain::stairs_up:
            break;
    }
    return ActionId::tool_stairs_up;
}

ActionId action_of(ThingKind kind) {
    return static_cast<ActionId>(static_cast<int>(ActionId::tool_watcher) + static_cast<int>(kind));
}

ActionId action_of(Stroke stroke) {
    return static_cast<ActionId>(static_cast<int>(ActionId::stroke_brush) + static_cast<int>(stroke));
}

}  // namespace

bool is_chosen_tool(const Session& session, ActionId id) {
    if (session.stroke() == Stroke::thing) {  // what one paints with rests
        return id == action_of(session.thing_tool()) ||
               (id == ActionId::symmetry_next && session.symmetry() != Symmetry::none);
    }
    return id == action_of(session.tool()) || id == action_of(session.stroke()) ||
           (id == ActionId::symmetry_next && session.symmetry() != Symmetry::none);
}

}  // namespace fovlab
