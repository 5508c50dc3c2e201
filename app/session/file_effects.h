// What the actions about files do; only the action table includes this.
#pragma once

#include "app/session/session.h"
#include "app/session/words.h"
#include "core/scenario/share_code.h"

#include <string>
#include <utility>

namespace fovlab {

struct FileEffects {
    static void open(Session& session) { toggle(session, Overlay::open_file); }
    static void save_as(Session& session) { toggle(session, Overlay::save_file); }

    // A document that has no file of its own asks for a name.
    static void save(Session& session) {
        if (session.file().name.empty()) {
            session.begin_choice(Overlay::save_file);
        } else {
            session.apply(SaveFile{session.file().name, true});
        }
    }

    static void cancel(Session& session) {
        if (session.overlay_ == Overlay::figure) {
            session.overlay_ = Overlay::none;
        }
        session.end_choice();
    }
    static bool chooses(const Session& session) {
        return session.overlay() == Overlay::open_file || session.overlay() == Overlay::save_file ||
               (session.overlay() == Overlay::figure && !session.figure_work().done);
    }

    static void share_code(Session& session) {
        std::string code = to_share_code(session.to_save());
        session.say(worded(Word::code_shared, {std::to_string(code.size())}));
        session.requests_.copy = std::move(code);
    }

    // Unsaved work is asked about first.
    static void quit(Session& session) {
        if (session.dirty()) {
            session.overlay_ = Overlay::leave;
        } else {
            session.requests_.quit = true;
        }
    }

    static void save_and_leave(Session& session) {
        session.overlay_ = Overlay::none;
        save(session);
        session.leaving_ = true;
    }
    // As it was saved last; what is left behind can be had back by undo, should the session return.
    static void leave_without_saving(Session& session) {
        session.overlay_ = Overlay::none;
        session.change_at_once(session.file().document);
        session.requests_.quit = true;
    }
    static void stay(Session& session) { session.overlay_ = Overlay::none; }
    static bool asks_to_leave(const Session& session) { return session.overlay() == Overlay::leave; }

private:
    static void toggle(Session& session, Overlay which) {
        if (session.overlay() == which) {
            session.end_choice();
        } else {
            session.begin_choice(which);
        }
    }
};

}  // namespace fovlab
