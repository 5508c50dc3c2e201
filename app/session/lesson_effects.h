// What the actions of lessons do; only the action table includes this.
#pragma once

#include "app/session/session.h"

namespace fovlab {

struct LessonEffects {
    static bool is_open(const Session& session) { return session.course() != nullptr; }
    static bool is_reading(const Session& session);  // a lesson, and not the list
    template <int By>
    static bool can_turn(const Session& session) {
        return can_turn_by(session, By);
    }
    static bool has_mine(const Session& session);
    static bool is_changed(const Session& session);
    static bool has_marks(const Session& session);
    // Was the document before the last edit that of another page, or of no page?
    static bool undo_turns_page(const Session& session);
    static bool has_progress(const Session& session) { return !session.progress().lessons.empty(); }
    static bool asks_reset(const Session& session);

    static void toggle(Session& session);
    static void list(Session& session);
    template <int By>
    static void turn(Session& session) {
        turn_by(session, By);
    }
    static void mine(Session& session);
    static void fresh(Session& session);
    static void controls(Session& session);
    static void clear_marks(Session& session);
    static void hand_in(Session& session);
    static void ask_reset(Session& session);
    static void reset(Session& session);
    static void keep(Session& session);

private:
    static bool can_turn_by(const Session& session, int by);
    static void turn_by(Session& session, int by);
};

}  // namespace fovlab
