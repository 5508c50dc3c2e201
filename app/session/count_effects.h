// What the actions of the counts and of the table do: functions for the action table, which alone includes this.
#pragma once

#include "app/session/algorithm_table.h"
#include "app/session/session.h"

namespace fovlab {

struct CountEffects {
    static void begin(Session& session) { session.jobs_.begin_long(); }
    static bool can_begin(const Session& session) { return session.jobs_.waiting_ms().has_value(); }
    static void stop(Session& session) { session.jobs_.stop(); }
    static bool can_stop(const Session& session) { return session.jobs_.counts_long(); }

    static void open(Session& session) { session.side_panel_ = SidePanel::table; }
    static bool is_open(const Session& session) { return session.side_panel_ == SidePanel::table; }

    // The same column again: the other way round.
    template <TableColumn By>
    static void sort(Session& session) {
        const bool again = session.table_sort_.by == By;
        session.table_sort_ = {By, again && !session.table_sort_.falling};
    }

    template <int Rows>
    static void step(Session& session) {
        session.apply(SetAlgorithm{*next_in_table(session, Rows)});
    }
    template <int Rows>
    static bool can_step(const Session& session) {
        return is_open(session) && next_in_table(session, Rows).has_value();
    }
};

}  // namespace fovlab
