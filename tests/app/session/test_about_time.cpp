#include "app/session/about_time.h"

#include <doctest/doctest.h>

namespace fovlab {

TEST_CASE("a time is told in the unit that says it best") {
    CHECK(about_time(0.0) == "about a second");
    CHECK(about_time(1400.0) == "about a second");
    CHECK(about_time(1600.0) == "about 2 seconds");
    CHECK(about_time(89'000.0) == "about 89 seconds");
    CHECK(about_time(90'000.0) == "about 2 minutes");
    CHECK(about_time(3'600'000.0) == "about 60 minutes");
    CHECK(about_time(7'200'000.0) == "about 2 hours");
    CHECK(about_time(3.0 * 86'400'000.0) == "about 3 days");
    CHECK(about_time(700.0 * 86'400'000.0) == "about 2 years");
    CHECK(about_time(1e18) == "thousands of years");
}

}  // namespace fovlab
