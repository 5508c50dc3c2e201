// Sessions for the tests: from pictures, in a state where every action can act, and how to tell two states apart.
#pragma once

#include "app/session/report.h"
#include "app/session/session.h"
#include "core/scenario/gallery.h"
#include "tests/support/maps.h"

#include <string>
#include <utility>
#include <vector>

namespace fovlab::test {

// A picture with one @, and default rules.
inline Scenario scenario_of_rows(const std::vector<std::string>& rows) {
    View view = view_of(rows);
    return {std::move(view.grid), view.viewer, Algorithm::symmetric, {}, {}};
}

inline Session session_of(const std::vector<std::string>& rows) { return Session(scenario_of_rows(rows)); }

inline void run(Session& session, ActionId id) { session.apply(RunAction{id}); }

// A stroke as the pointer makes it.
inline void stroke(Session& session, const std::vector<Point>& cells, Terrain terrain = Terrain::wall) {
    session.apply(EndEdit{});
    for (const Point cell : cells) {
        session.apply(PaintCells{{cell}, terrain});
    }
    session.apply(EndEdit{});
}

// On a map of the gallery, in the middle of the steps, with something to undo, to redo, to unpin and to reset: no
// action is switched off.
inline Session busy_session(std::size_t gallery_map = 0) {
    Session session(scenario_of(gallery()[gallery_map]));
    Rules rules = session.document().rules;
    rules.range.radius = Radius(5);
    rules.range.shape = RangeShape::diamond;
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    stroke(session, {{0, 0}, {1, 0}, {2, 0}}, Terrain::water);
    stroke(session, {{0, 1}, {1, 1}}, Terrain::closed_door);
    run(session, ActionId::edit_undo);
    session.apply(GoToStep{session.recording().trace.size() / 2});
    session.apply(PinCell{{1, 1}});
    session.apply(PickPair{Point{2, 2}, Point{4, 4}});
    return session;
}

inline std::string names_of(EventKinds kinds) {
    std::string names;
    for (const EventKind kind : k_event_kinds) {
        names += kinds.contains(kind) ? std::string(name(kind)) + "," : "";
    }
    return names;
}

// In a dungeon, in the middle of the record of a walk, with something to undo and to redo.
inline Session walking_session() {
    Session session;
    run(session, ActionId::explore_toggle);
    for (const Move move : {Move::left, Move::down, Move::right, Move::up, Move::up}) {
        session.apply(WalkMove{move});
    }
    session.apply(GoToMove{2});
    return session;
}

// Is the action about a walk that goes on?
inline bool is_of_walks(const ActionRow& action) {
    const bool begins = action.id == ActionId::explore_toggle || action.id == ActionId::explore_here ||
                        action.id == ActionId::explore_dungeon;
    return action.id == ActionId::panel_walk || (action.name.substr(0, 8) == "explore." && !begins);
}

// The same in the mode in which an action has its key.
inline Session busy_session_for(const ActionRow& action) {
    if (is_of_walks(action)) {
        Session session = walking_session();
        if (action.mode == KeyMode::look) {
            run(session, ActionId::explore_look);
        }
        return session;
    }
    Session session = busy_session();
    if (action.mode == KeyMode::cell_cursor) {
        session.apply(PlaceCellCursor{Point{3, 2}});
    } else if (action.mode == KeyMode::pair) {
        run(session, ActionId::pair_pick);
    }
    return session;
}

// Everything that can be told of a session but for what it asks of its driver.
inline std::string state_of(const Session& session) {
    return report_json(session, ScreenReport{}) + " tool " +
           std::to_string(static_cast<int>(session.tool())) + " stroke " +
           std::to_string(static_cast<int>(session.stroke())) + " symmetry " +
           std::to_string(static_cast<int>(session.symmetry())) + " seed " +
           std::to_string(session.recipe().seed) + " share " +
           std::to_string(session.recipe().walls_in_hundred) + " palette " +
           std::to_string(session.palette()) + " layers " + session.layers().to_string() + " speed " +
           std::to_string(session.playback().speed()) + (session.playback().playing() ? " playing" : "") +
           " quadrant " + std::string(name(session.shown_sector())) + " language " +
           std::to_string(static_cast<int>(session.language())) + " breaks " + names_of(session.breaks()) +
           " eyes " + std::to_string(static_cast<int>(session.eyes().by())) +
           (session.eyes().shades() ? " shaded" : "") + std::to_string(session.eyes().chosen().value_or(99)) +
           (session.pinned() ? " pinned" : "") + " message " + session.message();
}

}  // namespace fovlab::test
