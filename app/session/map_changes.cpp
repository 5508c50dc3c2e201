// The session's changes of a whole map: its edges, inverting, and maps by chance. Each is an undo step of its own,
// unless a slider that is still held makes one map after another.
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "core/scenario/map_parts.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fovlab {

void Session::change_edges(const Margins& margins) {
    Scenario changed = document_;
    changed.title.clear();  // of another size it is another map
    changed.grid = with_margins(document_.grid, margins);
    const Point shift{margins.left, margins.top};
    move_parts(changed, shift);
    const Point moved = document_.viewer + shift;
    changed.viewer = {std::clamp(moved.x, 0, changed.grid.width() - 1),
                      std::clamp(moved.y, 0, changed.grid.height() - 1)};
    if (pinned_) {
        pinned_ = *pinned_ + shift;  // the same cell; let go where it is cut off
    }
    pointed_.reset();
    const bool cropped = changed.viewer != moved;
    change_at_once(std::move(changed));
    if (cropped) {
        say(worded(Word::viewer_cropped, {in_words(document_.viewer)}));
    }
    requests_.fit = true;
}

void Session::invert_map() {
    Scenario changed = document_;
    changed.grid = inverted(document_.grid, document_.viewer);
    drop_buried(changed);
    change_at_once(std::move(changed));
    forget_seen();
}

void Session::make_map_of(const MapRecipe& recipe) {
    recipe_ = recipe;
    Scenario changed = document_;
    changed.title.clear();
    forget_parts(changed);
    changed.grid = make_map(recipe_, document_.grid.width(), document_.grid.height(), document_.viewer);
    made_ = changed.grid;
    playback_.stop();
    change(std::move(changed));
    opened_ = document_;  // another map: it begins with all steps done, as one that is opened
    forget_seen();
    go_to_ends();
    const Word what = recipe_.kind == MapKind::caves ? Word::made_caves : Word::made_noise;
    say(worded(what, {std::to_string(recipe_.seed), std::to_string(recipe_.walls_in_hundred)}));
}

void Session::act(const SetRecipe& action) {
    MapRecipe recipe = action.recipe;
    recipe.walls_in_hundred = std::clamp(recipe.walls_in_hundred, 0, 100);
    if (recipe == recipe_) {
        return;
    }
    if (shows_made_map()) {
        make_map_of(recipe);
    }
    recipe_ = recipe;
    ++version_;
}

}  // namespace fovlab
