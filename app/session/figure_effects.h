// What the actions of the sheet that makes figures do. The action table alone includes this.
#pragma once

#include "app/session/session.h"
#include "app/session/session_figure.h"
#include "app/session/words.h"
#include "core/figure/figure_text.h"

namespace fovlab {

struct FigureEffects {
    static void toggle_sheet(Session& session) {
        if (is_making(session)) {
            return;  // only Escape and the button for it end that, lest a slip of the hand does
        }
        if (session.overlay_ == Overlay::figure) {
            session.overlay_ = Overlay::none;
        } else {
            session.begin_figure();
            session.overlay_ = Overlay::figure;
        }
    }

    static void stop(Session& session) {
        session.requests_.figure.reset();
        session.requests_.stop_figure = true;
        session.figure_work_ = {};
        session.figure_work_.problem = word(Word::figure_stopped);
        session.say(session.figure_work_.problem);
    }

    static void make(Session& session) { session.ask_for_figure(); }

    static void copy(Session& session) {
        session.requests_.copy = text_of(session);
        session.say(std::string(word(Word::figure_copied)));
    }

    static void next_kind(Session& session) {
        FigureChoice choice = session.figure_choice_;
        const auto next = (static_cast<std::size_t>(choice.settings.kind) + 1) % k_figure_kinds.size();
        choice.settings.kind = static_cast<FigureKind>(next);
        session.apply(SetFigure{choice});
    }
    static void next_every(Session& session) {
        FigureChoice choice = session.figure_choice_;
        const bool by_row = choice.settings.every == FrameEvery::row;
        choice.settings.every = by_row ? FrameEvery::step : FrameEvery::row;
        session.apply(SetFigure{choice});
    }
    template <bool FigureSettings::*Part>
    static void flip(Session& session) {
        FigureChoice choice = session.figure_choice_;
        choice.settings.*Part = !(choice.settings.*Part);
        session.apply(SetFigure{choice});
    }
    static void flip_title(Session& session) {
        FigureChoice choice = session.figure_choice_;
        choice.shows_title = !choice.shows_title;
        session.apply(SetFigure{choice});
    }

    static bool is_open(const Session& session) { return session.overlay() == Overlay::figure; }
    static bool is_idle(const Session& session) { return is_open(session) && !session.figure_work().done; }
    static bool is_making(const Session& session) { return session.figure_work().done.has_value(); }
    static bool is_gif(const Session& session) {
        return is_open(session) && session.figure_choice().settings.kind == FigureKind::gif;
    }

private:
    static std::string text_of(const Session& session) {
        return text_figure(figure_of(session, session.figure_choice()));
    }
};

}  // namespace fovlab
