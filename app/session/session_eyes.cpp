// Who watches the viewer.
#include "app/session/eyes_words.h"
#include "app/session/session.h"
#include "core/explain/sentence.h"
#include "core/scenario/move_stray.h"

#include <utility>

namespace fovlab {

const EyesNow& Session::eyes_now() const {
    return explore_ ? eyes_.around(explore_->walker(), version_) : eyes_.around(document_, version_);
}

void Session::act(const ChooseEye& action) {
    const bool known = action.eye && *action.eye < eyes_now().listed;
    eyes_.choose(known && action.eye != eyes_.chosen() ? action.eye : std::nullopt);
}

void Session::act(const MoveStray& action) {
    Scenario changed = document_;
    if (move_stray(changed, action.stray)) {
        change_at_once(std::move(changed));
        say(worded(EyesWord::moved, {in_words(action.stray.at), in_words(*action.stray.to)}));
    }
}

}  // namespace fovlab
