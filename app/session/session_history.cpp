// The session's way to and fro among its edits.
#include "app/session/session.h"

#include <utility>

namespace fovlab {

void Session::act(const GoToEdit& action) {
    edit_open_ = false;
    if (action.index < history_.size() && action.index != history_.present()) {
        travel(history_.go_to(action.index, version_now()));
    }
    ++version_;
}

void Session::travel(Version version) {
    const Scenario& to = version.document;
    const bool other_size =
        to.grid.width() != document_.grid.width() || to.grid.height() != document_.grid.height();
    message_.clear();
    remember_seen(to);
    remember_rules(to);
    if (to.title != document_.title) {
        opened_ = to;  // back to another map
    }
    const bool other_document = version.saved != saved_;
    const std::size_t step = version.step.value_or(SIZE_MAX);
    // Back into the dungeon that was left for this map.
    const bool into_walk = other_document && !explore_ && last_walk_ && last_walk_->saved == version.saved;
    std::optional<Version> from = into_walk ? std::optional(version_now()) : std::nullopt;
    if (other_document && !to.dungeon && !to.walk) {
        end_explore();
    }
    restore(std::move(version));
    if (into_walk) {
        last_walk_.reset();
        begin_explore();
        came_from_ = std::move(from);
    } else if (explore_) {
        forget_seen();
    }
    if (other_document) {
        go_to(Side::left, step);
    }
    requests_.fit = requests_.fit || other_size;
    follow_lesson();
}

}  // namespace fovlab
