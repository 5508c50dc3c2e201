// What the keys do while the cell cursor is on: they move it, and paint, erase, pin or place the viewer where it is.
// All through the same actions as the pointer's; only the action table includes this.
#pragma once

#include "app/session/session.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab {

struct CursorEffects {
    static bool is_on(const Session& session) { return session.cell_cursor().has_value(); }

    // It begins where the person is already looking.
    static void toggle(Session& session) {
        if (is_on(session)) {
            leave(session);
        } else {
            session.apply(PlaceCellCursor{session.explained_cell().value_or(session.viewer())});
        }
    }

    static void leave(Session& session) { session.apply(PlaceCellCursor{}); }

    template <int Dx, int Dy>
    static void move(Session& session) {
        const Grid& grid = session.grid();
        const Point from = *session.cell_cursor();
        session.apply(PlaceCellCursor{Point{std::clamp(from.x + Dx, 0, grid.width() - 1),
                                            std::clamp(from.y + Dy, 0, grid.height() - 1)}});
    }

    // With one cell a line or a rectangle is that cell.
    static void paint(Session& session) {
        const Point cell = *session.cell_cursor();
        if (const std::vector<Point>* marks = session.marks()) {
            const bool marked = std::find(marks->begin(), marks->end(), cell) != marks->end();
            mark(session, cell, !marked);
        } else if (session.stroke() == Stroke::fill) {
            edit(session, FillArea{cell, session.tool()});
        } else if (session.stroke() == Stroke::pick) {
            session.apply(PickTerrain{cell});
        } else if (session.stroke() == Stroke::pair) {
            pick_pair(session, cell);
        } else if (session.stroke() == Stroke::thing) {
            session.apply(PlaceThing{cell});
        } else {
            edit(session, PaintCells{{cell}, session.tool()});
        }
    }
    static void erase(Session& session) {
        if (session.marks()) {
            mark(session, *session.cell_cursor(), false);
            return;
        }
        if (session.stroke() == Stroke::thing) {
            session.apply(PlaceThing{*session.cell_cursor(), true});
            return;
        }
        edit(session, PaintCells{{*session.cell_cursor()}, Terrain::floor});
    }
    static void place_viewer(Session& session) { edit(session, MoveViewer{*session.cell_cursor()}); }
    static void pin(Session& session) { session.apply(PinCell{*session.cell_cursor()}); }

private:
    // For a lesson's question.
    static void mark(Session& session, Point cell, bool on) {
        MarkCells marks;
        marks.cells.push_back(cell);
        marks.on = on;
        session.apply(Action(std::in_place_type<LessonAction>, std::move(marks)));
    }
    // First A, then B, then a new A: as clicks do.
    static void pick_pair(Session& session, Point cell) {
        const bool second = session.pair_a() && !session.pair_b();
        session.apply(second ? PickPair{session.pair_a(), cell} : PickPair{cell, std::nullopt});
    }
    // An undo step of its own.
    static void edit(Session& session, const Action& action) {
        session.apply(EndEdit{});
        session.apply(action);
        session.apply(EndEdit{});
    }
};

}  // namespace fovlab
