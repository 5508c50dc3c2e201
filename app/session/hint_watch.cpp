#include "app/session/hint_watch.h"

#include "app/session/session.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr double k_reading_time = 2000.0;
constexpr double k_longest_glance = 500.0;  // a lab that slept for an hour was not read for an hour

constexpr int k_steps_to_follow = 5;  // the first only goes back to the start

bool steps(ActionId id) {
    return (id >= ActionId::step_play && id <= ActionId::step_end) ||
           (id >= ActionId::run_visible && id <= ActionId::run_break);
}

bool paints(const Action& action) {
    return std::holds_alternative<PaintCells>(action) || std::holds_alternative<PaintFigure>(action) ||
           std::holds_alternative<FillArea>(action);
}

}  // namespace

std::optional<Hint> HintWatch::followed_by(const Action& action, const Session& session) {
    if (paints(action)) {
        return Hint::paint;
    }
    if (std::holds_alternative<GoToStep>(action)) {
        return Hint::step;
    }
    if (const auto* run = std::get_if<RunAction>(&action)) {
        if (run->id == ActionId::panel_wedges) {
            return Hint::wedges;
        }
        if (run->id >= ActionId::explore_toggle && run->id <= ActionId::explore_dungeon) {
            return Hint::explore;
        }
        if (!steps(run->id)) {
            return std::nullopt;
        }
        const bool enough = run->id == ActionId::step_play || ++steps_ >= k_steps_to_follow;
        return enough ? std::optional<Hint>(Hint::step) : std::nullopt;
    }
    if (std::holds_alternative<PinCell>(action)) {
        const bool dark = session.explanation() && !session.explanation()->visible();
        return dark ? std::optional<Hint>(Hint::why) : std::nullopt;
    }
    return std::holds_alternative<OpenGalleryMap>(action) ? std::optional<Hint>(Hint::gallery) : std::nullopt;
}

bool HintWatch::has_read(double milliseconds, const std::optional<Why>& explained) {
    const std::optional<Point> at = explained ? std::optional(explained->cell) : std::nullopt;
    if (!asked_) {
        asked_ = true;
        lay_at_ = at;
    }
    if (at != lay_at_) {
        lay_at_.reset();
    }
    if (explained && !explained->visible() && !lay_at_) {
        read_ += std::min(milliseconds, k_longest_glance);
    }
    if (read_ < k_reading_time) {
        return false;
    }
    read_ = 0.0;
    return true;
}

}  // namespace fovlab
