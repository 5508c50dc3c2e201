// What the actions of a dungeon's making do; only the action table includes this.
#pragma once

#include "app/session/session.h"

namespace fovlab {

struct DungeonEffects {
    static bool is_drawn(const Session& session) { return !session.document().dungeon; }
    // Is it shown how the level at hand was cut?
    static bool shows_cuts(const Session& session) { return session.explores_by(ExploreMode::cuts); }

    static void make(Session& session) {
        session.apply(EndEdit{});
        session.make_dungeon_of(session.dungeon_plan());
        session.apply(EndEdit{});
    }

    // A button that was clicked: an undo step of its own.
    static void set(Session& session, const DungeonPlan& plan) {
        session.apply(EndEdit{});
        session.apply(SetDungeon{plan});
        session.apply(EndEdit{});
    }

    template <bool DungeonPlan::*Member>
    static void flip(Session& session) {
        DungeonPlan plan = session.dungeon_plan();
        plan.*Member = !(plan.*Member);
        set(session, plan);
    }

    static void next_seed(Session& session) {
        DungeonPlan plan = session.dungeon_plan();
        ++plan.seed;
        set(session, plan);
    }

    static void next_corner(Session& session) {
        DungeonPlan plan = session.dungeon_plan();
        const std::size_t next = (static_cast<std::size_t>(plan.corner) + 1) % k_corridor_corner_names.size();
        plan.corner = static_cast<CorridorCorner>(next);
        set(session, plan);
    }
};

}  // namespace fovlab
