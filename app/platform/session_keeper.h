// The session that the window begins with, and where it is kept while it lives.
#pragma once

#include "app/platform/lab.h"
#include "app/platform/options.h"
#include "app/session/kept_session.h"
#include "app/session/session_slot.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class SessionKeeper {
public:
    // The storage must outlive this.
    SessionKeeper(Storage& storage, const WindowOptions& options);

    // The last one where there is one, with what was asked for on top of it.
    Session begin(const WindowOptions& options);
    // After the settings are known, which say how far one has come: the lesson asked for; else, where lessons are, the one
    // that is open already or the first of the course.
    static void begin_lessons(const WindowOptions& options, Lab& lab);
    // What the person should know about it; each is taken once.
    std::vector<Action> take_words() { return std::exchange(words_, {}); }

    // `now` in milliseconds.
    void keep(Lab& lab, double now);
    bool waits() const { return kept_ && kept_->waits(); }
    // The person leaves: what is kept is what comes back.
    void end(Lab& lab);

private:
    std::optional<SessionSlot> slot_;
    std::optional<KeptSession> kept_;
    std::vector<Action> words_;
};

}  // namespace fovlab
