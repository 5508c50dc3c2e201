#include "core/explain/sentence.h"
#include "core/explain/step_sentence.h"

#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <algorithm>

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

namespace {

std::vector<std::string> sentences(const std::vector<std::string>& map, Algorithm algorithm,
                                   Rules rules = {}) {
    const View view = view_of(map);
    const Recording recording = record(view.grid, view.viewer, algorithm, rules);
    std::vector<std::string> found;
    for (std::size_t step = 0; step < recording.trace.size(); ++step) {
        found.push_back(step_sentence(recording, step));
    }
    return found;
}

bool has(const std::vector<std::string>& sentences, const std::string& words) {
    return std::find(sentences.begin(), sentences.end(), words) != sentences.end();
}

}  // namespace

TEST_CASE("a line to a cell is told cell by cell; what lies on its way is not called visible") {
    CHECK(sentences({"@.#."}, Algorithm::lines) ==
          std::vector<std::string>{
              "A ray leaves the viewer for (1, 0).",
              "Cell 1 of the ray, floor at (1, 0): visible.",
              "The ray arrives at (1, 0): no wall stopped it.",
              "A ray leaves the viewer for (2, 0).",
              "Cell 1 of the ray, floor at (1, 0): it lets the ray pass.",
              "Cell 2 of the ray, wall at (2, 0): visible, and the ray goes no further.",
              "The ray arrives at (2, 0): no wall stopped it.",
              "A ray leaves the viewer for (3, 0).",
              "Cell 1 of the ray, floor at (1, 0): it lets the ray pass.",
              "Cell 2 of the ray, wall at (2, 0): it stops the ray.",
              "The ray ends: the wall at (2, 0) stops it, so (3, 0) stays dark.",
          });
}

TEST_CASE("a ray tells where it goes, which cells it shows, and why it stops") {
    Rules rules;
    rules.range = {Radius(2), RangeShape::diamond};
    const std::vector<std::string> told =
        sentences({".....", ".....", "..@#.", ".....", "....."}, Algorithm::rays, rules);
    CHECK(has(told, "A ray leaves the viewer for (4, 2)."));
    CHECK(has(told, "Cell 1 of the ray, wall at (3, 2): visible, and the ray goes no further."));
    CHECK(has(told, "The ray ends: the wall at (3, 2) stops it."));
    CHECK(has(told, "Cell 2 of the ray, floor at (0, 2): visible."));
    CHECK(has(told, "The ray arrives at (0, 2): no wall stopped it."));
    CHECK(has(told, "The ray ends: the next cell, (0, 0), is out of range."));
    const std::vector<std::string> off = sentences({"@."}, Algorithm::rays, rules);
    CHECK(has(off, "A ray leaves the viewer for (-2, -2), off the map."));
    CHECK(has(off, "The ray ends at the edge of the map."));
}

TEST_CASE("an octant tells of corners, and of what the light touches") {
    const std::vector<std::string> told =
        sentences({".....", ".....", "..#..", ".....", "..@.."}, Algorithm::recursive);
    CHECK(has(told,
              "The octant north-northwest begins: light leaves the viewer between the slopes 1, on the "
              "diagonal, and 0, straight ahead."));
    CHECK(has(told, "Row 1 begins: the light between 1 and 0 covers the columns −1 to 0."));
    CHECK(has(told, "Column −1, floor at (1, 3): the light touches it, so it is visible."));
    CHECK(has(told,
              "A wall casts a shadow: what lies before it, between 1 and 1/3, goes on as a wedge of its own; "
              "the wall at (2, 2) ends it, at its near left corner."));
    CHECK(has(told, "The row ends in a wall: this light ends here."));
    const std::vector<std::string> aside =
        sentences({".....", ".....", ".#...", ".....", "...@."}, Algorithm::recursive);
    CHECK(has(aside,
              "Floor after a wall narrows the light: it starts anew at 3/5, from the far right corner of the "
              "wall at (1, 2)."));
    Rules near;
    near.range = {Radius(1), RangeShape::square};
    CHECK(has(sentences({"#..", ".@."}, Algorithm::recursive, near),
              "The row ends, the last one within the radius: nothing behind it is looked at."));
}

TEST_CASE("every step of every small map has a sentence that ends as one") {
    for (unsigned number = 0; number < 512; ++number) {
        const Grid grid = numbered_map(3, 3, number);
        for (const AlgorithmInfo& run : algorithms()) {
            Rules rules;
            rules.range.radius = number % 2 == 0 ? Radius(1) : Radius(8);
            const Recording recording = record(grid, {1, 1}, run.algorithm, rules);
            for (std::size_t step = 0; step < recording.trace.size(); ++step) {
                const std::string words = step_sentence(recording, step);
                REQUIRE(words.size() > 10);
                REQUIRE(words.back() == '.');
                REQUIRE(words.find("..") == std::string::npos);
            }
        }
    }
}

TEST_CASE(
    "recursive: light that walls have closed within a row is told to be closed, in the row and of the cell") {
    const View view = view_of({
        "...",
        "..#",
        "#..",
        "@..",
    });
    const Recording recording = record(view.grid, view.viewer, Algorithm::recursive, {});
    std::string told;
    for (std::size_t step = 0; step < recording.trace.size(); ++step) {
        const Event event = recording.trace.event(step);
        const auto* row = std::get_if<RowBegan>(&event);
        if (row && to_double(row->start) < to_double(row->end) && row->first <= row->last) {
            told = step_sentence(recording, step);
        }
    }
    CHECK(told ==
          "Row 3 begins, though walls have closed the light, which starts at 3/5 and ends before that, at 1: "
          "column −2 "
          "reaches across both.");
    CHECK(sentence(why(recording, {2, 0}), recording.rules, view.grid) ==
          "Seen, though walls have closed the light: it starts at 3/5, set by the wall at (2, 1), and ends "
          "before that, "
          "at 1, set by the wall at (0, 2). This algorithm asks for that only when a scan begins, and the "
          "cell reaches "
          "from one to the other.");
}
