#include "app/session/playback.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <cmath>
#include <initializer_list>
#include <limits>

namespace fovlab {

using test::Random;

TEST_CASE("nothing is due while nothing plays") {
    Playback playback;
    CHECK_FALSE(playback.playing());
    CHECK(playback.advance(10'000.0) == 0);
    playback.start();
    CHECK(playback.playing());
    playback.stop();
    CHECK(playback.advance(10'000.0) == 0);
}

TEST_CASE("a step comes when its whole time has passed") {
    Playback playback;
    playback.set_speed(10.0);
    playback.start();
    CHECK(playback.milliseconds_to_next() == doctest::Approx(100.0));
    CHECK(playback.advance(99.0) == 0);
    CHECK(playback.milliseconds_to_next() == doctest::Approx(1.0));
    CHECK(playback.advance(1.5) == 1);
    CHECK(playback.advance(350.0) == 3);
}

TEST_CASE("playing never loses time, however oddly it passes") {
    Random random(7);
    for (const double speed : {1.0, 3.0, 12.0, 59.9, 240.0, 1000.0}) {
        Playback playback;
        playback.set_speed(speed);
        playback.start();
        double passed = 0.0;
        double steps = 0.0;
        for (int i = 0; i < 5000; ++i) {
            const double milliseconds = random.percent(5) ? random.below(3000) : random.below(4000) / 101.0;
            passed += milliseconds;
            steps += static_cast<double>(playback.advance(milliseconds));
        }
        INFO(speed, " steps a second for ", passed, " ms");
        CHECK(std::abs(steps - passed * speed / 1000.0) <= 1.001);
    }
}

TEST_CASE("a change of speed acts at once, in the middle of a step too") {
    Playback playback;
    playback.set_speed(1.0);
    playback.start();
    CHECK(playback.advance(500.0) == 0);  // half of the step is done
    playback.set_speed(100.0);
    CHECK(playback.milliseconds_to_next() == doctest::Approx(5.0));
    CHECK(playback.advance(5.5) == 1);
    playback.set_speed(1.0);
    CHECK(playback.milliseconds_to_next() > 900.0);
}

TEST_CASE("the speed stays within its limits, and what is no number changes nothing") {
    Playback playback;
    playback.set_speed(0.0);
    CHECK(playback.speed() == Playback::k_slowest);
    playback.set_speed(-5.0);
    CHECK(playback.speed() == Playback::k_slowest);
    playback.set_speed(std::numeric_limits<double>::infinity());
    CHECK(playback.speed() == Playback::k_fastest);
    playback.set_speed(20.0);
    playback.set_speed(std::numeric_limits<double>::quiet_NaN());
    CHECK(playback.speed() == 20.0);
}

TEST_CASE("starting anew begins with a whole step") {
    Playback playback;
    playback.set_speed(10.0);
    playback.start();
    CHECK(playback.advance(90.0) == 0);
    playback.stop();
    playback.start();
    CHECK(playback.advance(90.0) == 0);
    CHECK(playback.advance(20.0) == 1);
}

}  // namespace fovlab
