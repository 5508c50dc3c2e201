// The session's dungeons: making them by a plan, and the piece of the cuts that one has chosen.
#include "app/session/dungeon_table.h"
#include "app/session/dungeon_words.h"
#include "app/session/explore_words.h"
#include "app/session/session.h"
#include "core/dungeon/dungeon.h"
#include "core/scenario/dungeon_map.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

DungeonPlan clamped(DungeonPlan plan) {
    for (const DungeonNumber& number : k_dungeon_numbers) {
        plan.*number.member = std::clamp(plan.*number.member, number.least, number.most);
    }
    return plan;
}

bool holds(const Area& area, Point cell) {
    return cell.x >= area.x && cell.y >= area.y && cell.x < area.x + area.width &&
           cell.y < area.y + area.height;
}

// The smallest piece at a cell.
std::optional<int> piece_at(const std::vector<Piece>& pieces, Point cell) {
    if (pieces.empty() || !holds(pieces.front().area, cell)) {
        return std::nullopt;
    }
    int here = 0;
    while (const std::optional<Piece::Cut>& cut = pieces[static_cast<std::size_t>(here)].cut) {
        here = holds(pieces[static_cast<std::size_t>(cut->first)].area, cell) ? cut->first : cut->second;
    }
    return here;
}

}  // namespace

void Session::act(const SetDungeon& action) {
    const DungeonPlan plan = clamped(action.plan);
    if (plan == dungeon_plan()) {
        return;
    }
    if (document_.dungeon) {
        make_dungeon_of(plan);
    } else if (const std::optional<TextError> wrong = what_is_wrong(plan)) {
        refuse(wrong->reason + ".");
    } else {
        dungeon_plan_ = plan;
    }
    ++version_;
}

void Session::make_dungeon_of(const DungeonPlan& plan) {
    Result<Scenario> made = with_dungeon(document_, plan);
    if (!made) {
        refuse(made.error().reason + ".");
        return;
    }
    const bool same_size = document_.grid.width() == plan.width && document_.grid.height() == plan.height;
    made.value().title = worded(ExploreWord::title, {std::to_string(plan.seed)});
    dungeon_plan_ = plan;
    chosen_piece_.reset();
    pinned_.reset();
    pointed_.reset();
    playback_.stop();
    change(std::move(made.value()));
    opened_ = document_;  // another map: it begins with all steps done, as one that is opened
    forget_seen();
    go_to_ends();
    if (explores_by(ExploreMode::cuts)) {
        explore_->go_to_cut(explore_->steps());
    }
    say(worded(DungeonWord::made,
               {std::to_string(plan.seed), std::to_string(document_.grid.rooms().size())}));
    requests_.fit = requests_.fit || !same_size;
}

std::optional<int> Session::chosen_piece() const {
    return explores_by(ExploreMode::cuts) ? chosen_piece_ : std::nullopt;
}

void Session::act(const ChoosePiece& action) {
    if (!explores_by(ExploreMode::cuts)) {
        return;
    }
    const int count = static_cast<int>(explore_->made_so_far().pieces().size());
    const bool there = action.piece && *action.piece >= 0 && *action.piece < count;
    chosen_piece_ = there ? action.piece : std::nullopt;
    ++version_;
}

void Session::act(const ChoosePieceAt& action) {
    if (!explores_by(ExploreMode::cuts)) {
        return;
    }
    const std::optional<int> piece = piece_at(explore_->made_so_far().pieces(), action.cell);
    chosen_piece_ = piece == chosen_piece_ ? std::nullopt : piece;
    ++version_;
}

}  // namespace fovlab
