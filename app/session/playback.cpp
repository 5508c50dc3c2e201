#include "app/session/playback.h"

#include <algorithm>
#include <cmath>

namespace fovlab {

void Playback::start() {
    playing_ = true;
    due_ = 0.0;
}

void Playback::set_speed(double steps_per_second) {
    if (!std::isnan(steps_per_second)) {
        steps_per_second_ = std::clamp(steps_per_second, k_slowest, k_fastest);
    }
}

std::size_t Playback::advance(double milliseconds) {
    if (!playing_) {
        return 0;
    }
    due_ += milliseconds * steps_per_second_ / 1000.0;
    const auto whole = static_cast<std::size_t>(due_);
    due_ -= static_cast<double>(whole);
    return whole;
}

double Playback::milliseconds_to_next() const { return (1.0 - due_) * 1000.0 / steps_per_second_; }

}  // namespace fovlab
