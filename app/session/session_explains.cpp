// The cell that the session explains: the one that is pinned, under the cell cursor or pointed at.
#include "app/session/course.h"
#include "app/session/session.h"

#include <utility>

namespace fovlab {

void Session::act(const PointAt& action) {
    std::optional<Point> cell = action.cell;
    if (cell && !grid().contains(*cell)) {
        cell.reset();
    }
    if (cell != pointed_) {
        pointed_ = cell;
        explain();
    }
}

void Session::act(const PinCell& action) {
    if (grid().contains(action.cell)) {
        pinned_ = pinned_ == action.cell ? std::nullopt : std::optional<Point>(action.cell);
        explain();
    }
}

void Session::act(const PlaceCellCursor& action) {
    const bool on_map = action.cell && grid().contains(*action.cell);
    const std::optional<Point> cell = on_map ? action.cell : std::nullopt;
    if (cell != cell_cursor_) {
        cell_cursor_ = cell;
        explain();
    }
}

void Session::explain() {
    if (pinned_ && !grid().contains(*pinned_)) {
        pinned_.reset();
    }
    if (pointed_ && !grid().contains(*pointed_)) {
        pointed_.reset();
    }
    if (cell_cursor_ && !grid().contains(*cell_cursor_)) {
        cell_cursor_.reset();
    }
    std::optional<Point> cell = explained_cell();
    if (cell && explore_ && !explore_->knows(*cell)) {
        cell.reset();
    }
    if (course() && course()->veil() != Veil::none) {
        cell.reset();  // it would give the answer away
    }
    if (std::exchange(told_cell_, cell) != cell && !edit_open_) {
        changes_are_news_ = false;
    }
    left_.explain(cell);
    if (right_) {
        right_->explain(cell);
    }
    ++version_;
}

}  // namespace fovlab
