// What the actions of comparing do; only the action table includes this.
#pragma once

#include "app/session/session.h"

namespace fovlab {

struct CompareEffects {
    static bool is_on(const Session& session) { return session.compares(); }
    static bool wipes(const Session& session) {
        return is_on(session) && session.document().compare->show == Show::wipe;
    }
    static bool rules_differ(const Session& session) {
        return is_on(session) && session.run(Side::left).rules() != session.run(Side::right).rules();
    }

    static void toggle(Session& session) {
        session.compare_with(is_on(session) ? std::nullopt : std::optional(session.next_comparison()));
    }

    // Opens the comparison where it is closed.
    template <Show How>
    static void show(Session& session) {
        session.show_comparison(How);
    }

    template <Side Which>
    static void choose(Session& session) {
        session.apply(ChooseSide{Which});
    }
    static void choose_other(Session& session) { session.apply(ChooseSide{other(session.chosen())}); }

    static void swap(Session& session) { session.swap_sides(); }

    static void same_rules(Session& session) {
        Comparison comparison = *session.document().compare;
        comparison.rules = session.document().rules;
        session.compare_with(comparison);
    }

    template <int Twentieths>
    static void move_divider(Session& session) {
        session.apply(MoveDivider{session.divider() + Twentieths / 20.0});
    }

    static void toggle_together(Session& session) { session.apply(StepTogether{!session.together()}); }
};

}  // namespace fovlab
