#include "app/session/hint_watch.h"

#include "app/session/session.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr double k_reading_time = 2000.0;
constexpr double k_longest_glance = 500.0;  // a lab that slept for an hour was not read for an hour

bool steps(ActionId id) { return id >= ActionId::step_play && id <= ActionId::step_end; }

}  // namespace

std::optional<Hint> HintWatch::followed_by(const Action& action, const Session& session) {
    if (std::holds_alternative<PaintCells>(action)) {
        return Hint::paint;
    }
    if (std::holds_alternative<GoToStep>(action)) {
        return Hint::step;
    }
    if (const auto* run = std::get_if<RunAction>(&action)) {
        return steps(run->id) ? std::optional<Hint>(Hint::step) : std::nullopt;
    }
    if (std::holds_alternative<PinCell>(action)) {
        const bool dark = session.explanation() && !session.explanation()->visible();
        return dark ? std::optional<Hint>(Hint::why) : std::nullopt;
    }
    return std::holds_alternative<OpenGalleryMap>(action) ? std::optional<Hint>(Hint::gallery) : std::nullopt;
}

bool HintWatch::has_read(double milliseconds, const std::optional<Why>& explained) {
    if (explained && !explained->visible()) {
        read_ += std::min(milliseconds, k_longest_glance);
    }
    if (read_ < k_reading_time) {
        return false;
    }
    read_ = 0.0;
    return true;
}

}  // namespace fovlab
