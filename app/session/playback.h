// Playing a trace: turns time that has passed into steps to do.
//
// Units: milliseconds, steps a second. Time is told, never read, so tests and the browser drive it as they like.
#pragma once

#include <cstddef>

namespace fovlab {

class Playback {
public:
    static constexpr double k_slowest = 1.0;  // steps a second
    static constexpr double k_fastest = 1000.0;

    bool playing() const { return playing_; }
    double speed() const { return steps_per_second_; }

    void start();
    void stop() { playing_ = false; }
    // Acts at once, in the middle of a step too. Kept within the limits.
    void set_speed(double steps_per_second);

    // How many whole steps are due after this time. None while not playing.
    std::size_t advance(double milliseconds);
    // How long until the next step is due; only while playing.
    double milliseconds_to_next() const;

private:
    bool playing_ = false;
    double steps_per_second_ = 12.0;
    double due_ = 0.0;  // a part of a step
};

}  // namespace fovlab
