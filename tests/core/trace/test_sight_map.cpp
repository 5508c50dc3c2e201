// What is known of every cell at a moment of a run, as pictures: * visible, # dark, ~ light on its way, ? unknown.
#include "core/fov/catalogue.h"
#include "core/trace/cursor.h"
#include "core/trace/sight_map.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::vector<std::string> known_rows(const Recording& recording, const Frame& frame) {
    const Grid& grid = recording.trace.grid();
    const std::vector<SightState> sight = sight_map(recording.trace, frame, recording.rules.range);
    std::vector<std::string> rows;
    for (int y = 0; y < grid.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < grid.width(); ++x) {
            switch (sight[grid.index({x, y})]) {
                case SightState::visible:
                    row += '*';
                    break;
                case SightState::dark:
                    row += '#';
                    break;
                case SightState::on_its_way:
                    row += '~';
                    break;
                case SightState::unknown:
                    row += '?';
                    break;
            }
        }
    }
    return rows;
}

Recording run(const View& view, Rules rules = {}) {
    return record(view.grid, view.viewer, Algorithm::symmetric, rules);
}

}  // namespace

TEST_CASE("before the first step only the viewer's cell is known") {
    const Recording recording = run(view_of({".....", ".....", "..@.."}));
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"?????", "?????", "??*??"});
}

TEST_CASE("when the second row begins, the first is visible and its light is on its way") {
    const Recording recording = run(view_of({".....", ".....", "..@.."}));
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    cursor.forward(Stride::row);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"~~~~~", "?~~~?", "??*??"});
    cursor.forward(Stride::row);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"~~~~~", "?***?", "??*??"});
}

TEST_CASE("the shadow of a pillar is dark as soon as the light on both sides has parted") {
    const Recording recording = run(view_of({".....", ".....", "..#..", "..@.."}));
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    cursor.forward(Stride::row);  // row 1
    cursor.forward(Stride::row);  // the wedge left of the pillar, row 2
    CHECK(known_rows(recording, cursor.frame()) ==
          std::vector<std::string>{"~###~", "~~#~~", "?**~?", "??*??"});
}

TEST_CASE("what is out of range is dark from the start") {
    Rules rules;
    rules.range = {Radius(1), RangeShape::square};
    const Recording recording = run(view_of({".....", ".....", "..@..", "....."}), rules);
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    CHECK(known_rows(recording, cursor.frame()) ==
          std::vector<std::string>{"#####", "#???#", "#?*?#", "#???#"});
}

TEST_CASE("when all steps are done every cell is visible or dark, on every map") {
    Random random(11);
    for (int i = 0; i < 200; ++i) {
        const Grid grid = any_map(24, 16, random);
        const Algorithm algorithm = algorithms()[static_cast<std::size_t>(i) % algorithms().size()].algorithm;
        const Recording recording = record(grid, any_cell(grid, random), algorithm, {});
        const Cursor cursor(recording.trace);
        const std::vector<SightState> sight =
            sight_map(recording.trace, cursor.frame(), recording.rules.range);
        const CellSet visible = recording.trace.visible();
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const SightState expected = visible.contains({x, y}) ? SightState::visible : SightState::dark;
                REQUIRE(sight[grid.index({x, y})] == expected);
            }
        }
    }
}

TEST_CASE("a cell that will still be seen is never called dark, at any step") {
    Random random(12);
    for (int i = 0; i < 180; ++i) {
        const Grid grid = any_map(14, 10, random);
        const Algorithm algorithm = algorithms()[static_cast<std::size_t>(i) % algorithms().size()].algorithm;
        Rules rules;
        rules.range.radius = random.percent(50) ? Radius::unlimited() : Radius(6);
        rules.order = i % 2 == 0 ? ScanOrder::recursion : ScanOrder::by_depth;
        rules.slopes = i % 3 == 0 ? SlopeArithmetic::float_32 : SlopeArithmetic::exact;
        const Recording recording = record(grid, any_cell(grid, random), algorithm, rules);
        Cursor cursor(recording.trace);
        for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
            cursor.go_to(step);
            const std::vector<SightState> sight = sight_map(recording.trace, cursor.frame(), rules.range);
            for (int y = 0; y < grid.height(); ++y) {
                for (int x = 0; x < grid.width(); ++x) {
                    const auto after = recording.trace.visible_after({x, y});
                    const SightState now = sight[grid.index({x, y})];
                    CAPTURE(picture(grid, recording.trace.viewer()));
                    CAPTURE(step);
                    CAPTURE(x);
                    CAPTURE(y);
                    REQUIRE((now == SightState::visible) == (after && *after <= step));
                    const bool will_be_seen = after && *after > step;
                    REQUIRE_FALSE((will_be_seen && now == SightState::dark));
                }
            }
        }
    }
}

TEST_CASE(
    "an octant's light is on its way in that octant alone, to the left or the right of straight ahead") {
    const View view = view_of({".....", ".....", "..@.."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::recursive, {});
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    cursor.forward(Stride::quadrant);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"~~~??", "?~~??", "??*??"});
    for (int octant = 1; octant < 4; ++octant) {
        cursor.forward(Stride::quadrant);
    }
    // Last of the four above: to the right of straight ahead; the others are decided.
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"***~*", "*****", "*****"});
}

TEST_CASE("a line that is stopped decides its own target, and no other cell on its way") {
    const View view = view_of({"@.#.."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::lines, {});
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"*????"});
    cursor.forward(Stride::row);  // the first ray leaves
    cursor.forward(Stride::row);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"**???"});
    cursor.forward(Stride::row);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"***??"});
    cursor.forward(Stride::row);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"***#?"});
    cursor.forward(Stride::row);
    CHECK(known_rows(recording, cursor.frame()) == std::vector<std::string>{"***##"});
}

TEST_CASE("what rays have not shown is unknown until all are cast") {
    const View view = view_of({"@#.", "...", "..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::rays, {});
    Cursor cursor(recording.trace);
    cursor.go_to(recording.trace.size() - 1);
    for (const std::string& row : known_rows(recording, cursor.frame())) {
        CHECK(row.find('#') == std::string::npos);
    }
    cursor.go_to(recording.trace.size());
    for (const std::string& row : known_rows(recording, cursor.frame())) {
        CHECK(row.find('?') == std::string::npos);
    }
}
