#include "core/explain/step_sentence.h"

#include "tests/support/maps.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("the steps of a small run, told one by one") {
    const View view = view_of({".#.", ".@."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const std::vector<std::string> expected{
        "The north quadrant begins: light leaves the viewer between the slopes −1 and 1.",
        "Row 1 begins: the light between −1 and 1 covers the columns −1 to 1.",
        "Column −1, floor at (0, 0): its centre, −1, is in the light, so it is visible.",
        "Column 0, wall at (1, 0): its centre, 0, is in the light, so it is visible.",
        "Wall after floor splits the light: what lies before it, between −1 and −1/2, goes on as a wedge of "
        "its own; the wall "
        "at (1, 0) "
        "ends it, at the middle of its side.",
        "Column 1, floor at (2, 0): its centre, 1, is in the light, so it is visible.",
        "Floor after a wall narrows the light: it starts anew at 1/2, from the middle of the side of the "
        "wall at (1, "
        "0).",
        "The row ends in floor: its light goes on to row 2.",
    };
    REQUIRE(recording.trace.size() > expected.size());
    for (std::size_t step = 0; step < expected.size(); ++step) {
        CHECK(step_sentence(recording, step) == expected[step]);
    }
}

TEST_CASE("steps name what the light ends at: doors, and the map's edge") {
    const auto told = [](const std::vector<std::string>& map, const std::string& words) {
        const View view = view_of(map);
        const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
        for (std::size_t step = 0; step < recording.trace.size(); ++step) {
            if (step_sentence(recording, step).find(words) != std::string::npos) {
                return true;
            }
        }
        return false;
    };
    CHECK(told({".+.", ".@."}, "own; the closed door at (1, 0) ends it, at the middle of its side."));
    CHECK(told({".+.", ".@."}, "from the middle of the side of the closed door at (1, 0)."));
    CHECK(told({".?.", ".@."}, "own; the wall at (1, 0) ends it"));
    CHECK(told({"...", "@.."}, "the map's edge at (-1, 0)"));
}

TEST_CASE("every step of every small map has a sentence that ends as one") {
    for (unsigned number = 0; number < 512; ++number) {
        const Grid grid = numbered_map(3, 3, number);
        for (const Algorithm algorithm : {Algorithm::radius, Algorithm::symmetric}) {
            const Recording recording = record(grid, {1, 1}, algorithm, {});
            for (std::size_t step = 0; step < recording.trace.size(); ++step) {
                const std::string words = step_sentence(recording, step);
                REQUIRE(words.size() > 10);
                REQUIRE(words.back() == '.');
                REQUIRE(words.find("..") == std::string::npos);
            }
        }
    }
}
