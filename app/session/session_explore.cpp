// How a session walks: into a dungeon and back, move by move, and to and fro in the record of the walk.
#include "app/session/explore_words.h"
#include "app/session/session.h"
#include "app/session/walk_start.h"
#include "core/explore/known_way.h"

#include <algorithm>
#include <utility>

namespace fovlab {

// --- in and out -----------------------------------------------------------------------------------------------

void Session::begin_explore() {
    playback_.stop();
    cell_cursor_.reset();
    pinned_.reset();
    pointed_.reset();
    if (stroke_ == Stroke::pair) {
        stroke_ = Stroke::brush;
    }
    side_before_walk_ = side_panel_;
    left_before_walk_ = left_panel_;
    edit_open_ = false;
    explore_.emplace(document_);
    side_panel_ = SidePanel::walk;
    left_panel_ = document_.dungeon ? LeftPanel::dungeon : LeftPanel::rules;
    look_around();
    say(std::string(word(ExploreWord::begun)));
    ++version_;
}

void Session::end_explore() {
    if (!explore_) {
        return;
    }
    playback_.stop();
    pinned_.reset();
    edit_open_ = false;
    explore_.reset();
    came_from_.reset();
    cell_cursor_.reset();
    if (side_panel_ == SidePanel::walk) {
        side_panel_ = side_before_walk_;
    }
    if (left_panel_ == LeftPanel::dungeon && left_before_walk_ != LeftPanel::dungeon) {
        left_panel_ = left_before_walk_;
    }
    message_.clear();
    look_around();
    requests_.fit = true;
    ++version_;
}

// What the walk stands on is another map, or seen from another place: nothing can be compared with what was.
void Session::look_around() {
    run_again();
    go_to_ends();
    forget_seen();
    ++version_;
}

void Session::toggle_explore() {
    if (explore_) {
        leave_explore();
    } else if (gallery_map() && saved_->origin().empty() && !dirty()) {
        explore_dungeon();
    } else {
        begin_explore();
    }
}

// The walk that was left, where there is one.
void Session::explore_dungeon() {
    const bool again = last_walk_ && last_walk_->saved != saved_;
    Version from = came_from_ ? *came_from_ : version_now();
    Version to = again ? std::move(*last_walk_) : Version{dungeon_to_explore(document_), nullptr, 0};
    last_walk_.reset();
    end_explore();
    open(std::move(to.document));
    saved_ = to.saved ? to.saved : std::make_shared<SavedFile>(SavedFile{"", document_});
    came_from_ = std::move(from);
    if (!explore_) {
        begin_explore();
    }
}

// Back to the map from which one came into this dungeon; else the lab shows the map at hand.
void Session::leave_explore() {
    std::optional<Version> back = std::exchange(came_from_, std::nullopt);
    end_explore();
    if (!back || back->saved == saved_) {
        return;
    }
    last_walk_ = version_now();
    open(std::move(back->document));
    saved_ = std::move(back->saved);
    go_to(Side::left, back->step.value_or(SIZE_MAX));
    say(std::string(word(ExploreWord::came_back)));
}

// The document is another one, or has changed: the walk goes with it, and begins or ends with documents that come.
void Session::follow_document() {
    if (explore_ && !explore_->is_of(document_)) {
        explore_->renew(document_);
    }
}

void Session::show_explore(ExploreMode mode) {
    if (!explore_ || explore_->mode() == mode) {
        return;
    }
    playback_.stop();
    pinned_.reset();
    explore_->set_mode(mode);
    if (mode == ExploreMode::walk) {
        side_panel_ = side_panel_ == SidePanel::history ? side_panel_ : SidePanel::walk;
    } else if (mode == ExploreMode::look && side_panel_ == SidePanel::walk) {
        side_panel_ = SidePanel::why;
    }
    if (mode == ExploreMode::cuts) {
        explore_->go_to_cut(explore_->making().steps());
        left_panel_ = LeftPanel::dungeon;
    }
    message_.clear();
    go_to_ends();
    ++version_;
}

// --- moves ----------------------------------------------------------------------------------------------------

void Session::act(const WalkMove& action) {
    if (explores_by(ExploreMode::walk)) {
        walk({action.move});
    }
}

void Session::act(const WalkTo& action) {
    if (!explores_by(ExploreMode::walk) || !explore_->grid().contains(action.cell)) {
        return;
    }
    const std::vector<Move> way = known_way(explore_->walker(), action.cell);
    if (way.empty() && action.cell != explore_->walker().at()) {
        refuse(std::string(word(ExploreWord::no_way)));
        ++version_;
    }
    walk(way);
}

// Stops at the first move of which there is something to tell, but for the last.
void Session::walk(const std::vector<Move>& moves) {
    playback_.stop();
    for (const Move move : moves) {
        const Point from = explore_->walker().at();
        if (!explore_->move(move)) {
            refuse(worded(ExploreWord::too_many_moves, {std::to_string(k_most_moves)}));
            break;
        }
        if (!explore_->walker().messages().empty() || explore_->walker().at() == from) {
            break;
        }
    }
    note_walk();
}

// Moves that follow one another are one edit; when later ones were dropped, that is another.
void Session::note_walk() {
    const std::string& moves = explore_->journey().moves();
    if (moves == moves_of(document_)) {
        look_around();
        return;
    }
    const std::size_t before = moves_of(document_).size();
    const bool goes_on = walk_serial_ == serial_ && common_moves(moves, moves_of(document_)) == before;
    Scenario changed = document_;
    changed.walk = changed.walk.value_or(Walk{});
    changed.walk->moves = moves;
    edit_open_ = goes_on;
    change(std::move(changed));
    edit_open_ = false;
    walk_serial_ = serial_;
    look_around();
}

void Session::act(const GoToMove& action) {
    if (!explores_by(ExploreMode::walk)) {
        return;
    }
    playback_.stop();
    go_on_walk(action.moves_done);
}

void Session::act(const GoToCut& action) {
    if (explores_by(ExploreMode::cuts)) {
        playback_.stop();
        go_on_walk(action.step);
    }
}

void Session::forget_what_was_seen() {
    explore_->forget();
    look_around();
    say(std::string(word(ExploreWord::memory_cleared)));
}

// --- the record as a timeline ---------------------------------------------------------------------------------

KeyMode Session::key_mode() const {
    if (cell_cursor_) {
        return KeyMode::cell_cursor;
    }
    if (explore_) {
        return explore_->mode() == ExploreMode::walk ? KeyMode::walk : KeyMode::look;
    }
    return stroke_ == Stroke::pair ? KeyMode::pair : KeyMode::any;
}

bool Session::walk_is_over() const { return explore_->done() == explore_->steps(); }

// Of the moves or of the cuts, whichever the timeline is about.
void Session::go_on_walk(std::size_t to) {
    to = std::min(to, explore_->steps());
    message_.clear();
    if (explore_->mode() == ExploreMode::cuts) {
        explore_->go_to_cut(to);
        ++version_;
    } else {
        explore_->go_to(to);
        look_around();
    }
}

// The cuts begin again after the last one, as steps do; a walk goes on.
void Session::stride_on_walk(bool forward) {
    playback_.stop();
    const std::size_t at = explore_->done();
    if (!forward) {
        go_on_walk(at - std::min<std::size_t>(at, 1));
    } else if (!walk_is_over()) {
        go_on_walk(at + 1);
    } else if (explore_->mode() == ExploreMode::cuts) {
        go_on_walk(0);
    }
}

// As long as the last edit is moves, undo takes back one of them. The record keeps it, so that one can go on again.
bool Session::take_back_move() {
    if (!explores_by(ExploreMode::walk)) {
        return false;
    }
    const Journey& journey = explore_->journey();
    const bool same_map = history_.undo_count() > 0 && history_.last().saved == saved_;
    const std::size_t begun =
        same_map ? common_moves(moves_of(history_.last().document), journey.moves()) : 0;
    if (journey.done() <= begun) {
        return false;
    }
    go_on_walk(journey.done() - 1);
    return true;
}

bool Session::do_move_again() {
    if (!explores_by(ExploreMode::walk) || walk_is_over()) {
        return false;
    }
    go_on_walk(explore_->done() + 1);
    return true;
}

}  // namespace fovlab
