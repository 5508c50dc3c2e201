// What the actions of exploring do; only the action table includes this.
#pragma once

#include "app/session/session.h"

namespace fovlab {

struct ExploreEffects {
    static bool is_on(const Session& session) { return session.explore() != nullptr; }
    static bool is_off(const Session& session) { return !is_on(session); }
    static bool walks(const Session& session) { return session.explores_by(ExploreMode::walk); }
    static bool is_looking(const Session& session) { return is_on(session) && !walks(session); }
    static bool can_look(const Session& session) { return is_on(session); }
    static bool can_show_cuts(const Session& session) {
        return is_on(session) ? session.explore()->walker().level().plan.has_value()
                              : session.document().dungeon.has_value();
    }
    static bool remembers(const Session& session) {
        return is_on(session) && session.explore()->walker().rules().memory;
    }
    static bool can_go_back(const Session& session) {
        return walks(session) && session.explore()->journey().done() > 0;
    }
    static bool can_go_on(const Session& session) {
        return walks(session) &&
               session.explore()->journey().done() < session.explore()->journey().moves().size();
    }

    static void toggle(Session& session) { session.toggle_explore(); }
    static void walk_here(Session& session) { session.begin_explore(); }
    static void walk_a_dungeon(Session& session) { session.explore_dungeon(); }

    template <Move Which>
    static void move(Session& session) {
        session.apply(WalkMove{Which});
    }

    // The same again goes back to the walk.
    template <ExploreMode Mode>
    static void open(Session& session) {
        if (!session.explore()) {
            session.begin_explore();
        }
        session.show_explore(session.explores_by(Mode) ? ExploreMode::walk : Mode);
    }

    static void reveal(Session& session) {
        session.explore_->reveal(!session.explore_->reveals());
        session.explain();
    }

    template <int By>
    static void in_record(Session& session) {
        session.apply(GoToMove{session.explore_->journey().done() + static_cast<std::size_t>(By)});
    }

    static void toggle_memory(Session& session) {
        Scenario changed = session.document();
        changed.walk = changed.walk.value_or(Walk{});
        changed.walk->memory = !changed.walk->memory;
        session.change_at_once(std::move(changed));
    }
    static void forget(Session& session) { session.forget_what_was_seen(); }
    static void brighten(Session& session) { session.explore_->brighten(!session.explore_->brighter()); }
};

}  // namespace fovlab
