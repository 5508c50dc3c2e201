// What the session says about a step and about one cell: the one that is pinned, under the cell cursor or pointed at.
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "core/explain/step_sentence.h"

#include <utility>

namespace fovlab {

std::string Session::explanation_sentence() const {
    if (!explanation_) {
        return {};
    }
    const std::string words = sentence(*explanation_, document_.rules, document_.grid);
    const bool decided = explanation_->decided_after(cursor_->step(), recording_->trace);
    return decided ? words : worded(Word::not_yet_decided, {words});
}

std::string Session::current_step_sentence() const {
    return cursor_->at_start() || cursor_->at_end() ? std::string()
                                                    : step_sentence(*recording_, cursor_->step() - 1);
}

void Session::act(const PointAt& action) {
    std::optional<Point> cell = action.cell;
    if (cell && !document_.grid.contains(*cell)) {
        cell.reset();
    }
    if (cell != pointed_) {
        pointed_ = cell;
        explain();
    }
}

void Session::act(const PinCell& action) {
    if (document_.grid.contains(action.cell)) {
        pinned_ = pinned_ == action.cell ? std::nullopt : std::optional<Point>(action.cell);
        explain();
    }
}

void Session::act(const PlaceCellCursor& action) {
    const bool on_map = action.cell && document_.grid.contains(*action.cell);
    const std::optional<Point> cell = on_map ? action.cell : std::nullopt;
    if (cell != cell_cursor_) {
        cell_cursor_ = cell;
        explain();
    }
}

const Recording& Session::whole_recording() {
    if (!recording_->trace.cut()) {
        return *recording_;
    }
    if (!whole_) {
        whole_ = std::make_unique<Recording>(record(document_.grid, document_.viewer, document_.algorithm,
                                                    document_.rules, Trace::k_no_limit));
    }
    return *whole_;
}

void Session::explain() {
    if (pinned_ && !document_.grid.contains(*pinned_)) {
        pinned_.reset();
    }
    if (pointed_ && !document_.grid.contains(*pointed_)) {
        pointed_.reset();
    }
    if (cell_cursor_ && !document_.grid.contains(*cell_cursor_)) {
        cell_cursor_.reset();
    }
    const std::optional<Point> cell = explained_cell();
    if (std::exchange(told_cell_, cell) != cell && !edit_open_) {
        changes_are_news_ = false;
    }
    // Neither answer depends on the step: each is found once for a cell and a run.
    if (!cell) {
        explanation_.reset();
    } else if (!explanation_ || explanation_->cell != *cell) {
        explanation_ = why(whole_recording(), *cell);
    }
    const bool is_wall = cell && document_.grid.opaque(*cell) && *cell != document_.viewer;
    if (!is_wall) {
        umbra_.reset();
    } else if (!umbra_ || umbra_->wall != *cell) {
        umbra_ = fovlab::umbra(document_.grid, document_.viewer, document_.algorithm, document_.rules, *cell);
    }
    ++version_;
}

}  // namespace fovlab
