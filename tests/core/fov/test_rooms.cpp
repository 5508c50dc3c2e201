#include "core/explain/sentence.h"
#include "core/fov/catalogue.h"
#include "core/fov/rooms.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <cstdlib>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::vector<std::string> k_two_rooms{
    "##########", "#...#....#", "#...+....#", "#...#....#", "##.####.##", "#........#", "##########",
};

// The left room is lit, the right one dark.
Grid two_rooms() {
    Grid grid = grid_of_rows(k_two_rooms);
    grid.set_rooms({{1, 1, 3, 3, true}, {5, 1, 4, 3, false}});
    return grid;
}

Rules far() {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    return rules;
}

std::vector<std::string> seen_from(const Grid& grid, Point viewer, const Rules& rules = far()) {
    return seen_rows(grid, viewer, see(grid, viewer, Algorithm::rooms, rules).visible);
}

std::string sentence_at(const Grid& grid, Point viewer, Point cell, const Rules& rules = far()) {
    return sentence(why(record(grid, viewer, Algorithm::rooms, rules), cell), rules, grid);
}

// By the definition, cell by cell: is it in the room, or beside it?
bool seen_by_definition(const Grid& grid, Point viewer, Point cell, const Range& range) {
    if (cell == viewer) {
        return true;
    }
    if (!range.contains(cell - viewer)) {
        return false;
    }
    for (const Room& room : grid.rooms()) {
        const bool inside = viewer.x >= room.x && viewer.x - room.x < room.width && viewer.y >= room.y &&
                            viewer.y - room.y < room.height;
        if (inside && room.lit) {
            return cell.x >= room.x - 1 && cell.x <= room.x + room.width && cell.y >= room.y - 1 &&
                   cell.y <= room.y + room.height;
        }
    }
    return std::abs(cell.x - viewer.x) <= 1 && std::abs(cell.y - viewer.y) <= 1;
}

int wrong_cells(const Grid& grid, const Range& range) {
    Rules rules;
    rules.range = range;
    int wrong = 0;
    for (int place = 0; place < grid.width() * grid.height(); ++place) {
        const Point viewer{place % grid.width(), place / grid.width()};
        const CellSet visible = see(grid, viewer, Algorithm::rooms, rules).visible;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                wrong += visible.contains({x, y}) != seen_by_definition(grid, viewer, {x, y}, range);
            }
        }
    }
    return wrong;
}

}  // namespace

TEST_CASE("in a lit room one sees all of it and its walls, its door included") {
    const std::vector<std::string> expected{
        "#####     ", "#...#     ", "#.@.+     ", "#...#     ", "##.##     ", "          ", "          ",
    };
    CHECK(seen_from(two_rooms(), {2, 2}) == expected);
}

TEST_CASE(
    "a door in the ring is not in the room: there, in dark rooms and in corridors one sees eight cells") {
    CHECK(see(two_rooms(), {4, 2}, Algorithm::rooms, far()).visible.count() == 9);
    CHECK(see(two_rooms(), {6, 2}, Algorithm::rooms, far()).visible.count() == 9);
    CHECK(see(two_rooms(), {4, 5}, Algorithm::rooms, far()).visible.count() == 9);
    CHECK(see(grid_of_rows(k_two_rooms), {2, 2}, Algorithm::rooms, far()).visible.count() == 9);
}

TEST_CASE("only cells in range count, also of the neighbours") {
    Rules rules;
    rules.range = {Radius(1), RangeShape::diamond};
    CHECK(see(two_rooms(), {2, 2}, Algorithm::rooms, rules).visible.count() == 5);
    CHECK(see(two_rooms(), {6, 2}, Algorithm::rooms, rules).visible.count() == 5);
    rules.range.radius = Radius(0);
    CHECK(see(two_rooms(), {2, 2}, Algorithm::rooms, rules).visible.count() == 1);
}

TEST_CASE("every room of a small map, lit or dark, from every place and by every range: as defined") {
    int wrong = 0;
    for (int x = 0; x < 5; ++x) {
        for (int y = 0; y < 4; ++y) {
            for (int width = 1; x + width <= 5; ++width) {
                for (int height = 1; y + height <= 4; ++height) {
                    for (const bool lit : {true, false}) {
                        Grid grid(5, 4, Terrain::wall);
                        grid.set_rooms({{x, y, width, height, lit}});
                        wrong += wrong_cells(grid, {Radius::unlimited(), RangeShape::round});
                        wrong += wrong_cells(grid, {Radius(2), static_cast<RangeShape>((x + y) % 5)});
                    }
                }
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("where rooms overlap, the first lit one that holds the viewer is seen") {
    Random random(61);
    for (int i = 0; i < 200; ++i) {
        Grid grid = any_map(14, 12, random);
        std::vector<Room> rooms;
        for (int room = random.below(5); room > 0; --room) {
            const Point corner = any_cell(grid, random);
            rooms.push_back({corner.x, corner.y, 1 + random.below(grid.width() - corner.x),
                             1 + random.below(grid.height() - corner.y), random.percent(60)});
        }
        grid.set_rooms(rooms);
        const Radius radius = random.percent(40) ? Radius::unlimited() : Radius(random.below(9));
        CHECK(wrong_cells(grid, {radius, static_cast<RangeShape>(random.below(5))}) == 0);
    }
}

TEST_CASE("it looks at the room and its ring, row by row, as far as they lie on the map and near enough") {
    Grid grid(4, 3);
    grid.set_rooms({{0, 0, 2, 2, true}});
    const Trace trace = record(grid, {1, 1}, Algorithm::rooms, far()).trace;
    const std::vector<Point> order{{0, 0}, {1, 0}, {2, 0}, {0, 1}, {2, 1}, {0, 2}, {1, 2}, {2, 2}};
    REQUIRE(trace.size() == order.size());
    for (std::size_t step = 0; step < order.size(); ++step) {
        CHECK(std::get<CellExamined>(trace.event(step)).at == order[step]);
    }
    Grid hall(2000, 2000);
    hall.set_rooms({{0, 0, 2000, 2000, true}});
    Rules rules;
    rules.range = {Radius(3), RangeShape::diamond};
    CHECK(see(hall, {1000, 1000}, Algorithm::rooms, rules).examined == 48);
}

TEST_CASE("why, with lit rooms: the room, the dark, or the range") {
    const Grid grid = two_rooms();
    const Recording lit = record(grid, {2, 2}, Algorithm::rooms, far());
    CHECK(why(lit, {6, 2}).reason == Reason::room);
    CHECK(why(lit, {6, 2}).walls.empty());
    CHECK(name(Reason::room) == "room");
    CHECK(sentence_at(grid, {2, 2}, {6, 2}) ==
          "Outside the lit room that the viewer stands in: one sees the room and its walls, and nothing "
          "beyond.");
    CHECK(sentence_at(grid, {2, 2}, {3, 3}) ==
          "A part of the lit room that the viewer stands in: all of it is seen.");
    CHECK(sentence_at(grid, {2, 2}, {4, 2}) ==
          "On the edge of the lit room that the viewer stands in: it is seen with the room, whatever stands "
          "there.");
    CHECK(sentence_at(grid, {6, 2}, {8, 2}) ==
          "The viewer stands in a dark room: one sees the eight cells around one's own, and no more.");
    CHECK(sentence_at(grid, {4, 2}, {2, 2}) ==
          "The viewer stands in no room: one sees the eight cells around one's own, and no more.");
    CHECK(sentence_at(grid, {6, 2}, {7, 2}) ==
          "Beside the viewer: the eight cells around one's own are always seen.");
    CHECK(
        sentence_at(grid_of_rows(k_two_rooms), {2, 2}, {6, 2}) ==
        "This map knows of no rooms, so the viewer stands in the dark: one sees the eight cells around one's "
        "own, and no more.");
    Rules near;
    near.range.radius = Radius(1);
    CHECK(why(record(grid, {2, 2}, Algorithm::rooms, near), {6, 2}).reason == Reason::range);
}

TEST_CASE("that a room hides a cell is known when all of the room was looked at") {
    const Grid grid = two_rooms();
    const Recording run = record(grid, {2, 2}, Algorithm::rooms, far());
    const Why outside = why(run, {6, 2});
    CHECK_FALSE(outside.decided_after(run.trace.size() - 1, run.trace));
    CHECK(outside.decided_after(run.trace.size(), run.trace));
}
