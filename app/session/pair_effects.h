// What the actions do that are about two cells, A and B: for the action table, which alone includes this.
#pragma once

#include "app/session/session.h"

namespace fovlab {

struct PairEffects {
    static bool has_cell(const Session& session) { return session.explained_cell().has_value(); }
    static bool has_a(const Session& session) { return session.pair_a().has_value(); }
    static bool has_b(const Session& session) { return session.pair_b().has_value(); }
    static bool has_any(const Session& session) { return has_a(session) || has_b(session); }

    // The answer stands in the panel, so that is opened too.
    static void pick(Session& session) {
        session.stroke_ = Stroke::pair;
        session.side_panel_ = SidePanel::symmetry;
    }
    static void leave(Session& session) { session.stroke_ = Stroke::brush; }
    static void clear(Session& session) { session.apply(PickPair{}); }
    static void swap(Session& session) { session.apply(PickPair{session.pair_b(), session.pair_a()}); }

    static void a_here(Session& session) {
        session.apply(PickPair{session.explained_cell(), session.pair_b()});
    }
    static void b_here(Session& session) {
        session.apply(PickPair{session.pair_a(), session.explained_cell()});
    }
    static void stand_at_a(Session& session) { stand_at(session, *session.pair_a()); }
    static void stand_at_b(Session& session) { stand_at(session, *session.pair_b()); }

private:
    // An undo step of its own.
    static void stand_at(Session& session, Point cell) {
        session.apply(EndEdit{});
        session.apply(MoveViewer{cell});
        session.apply(EndEdit{});
    }
};

}  // namespace fovlab
