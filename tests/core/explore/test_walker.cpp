// What a move does, and what is seen and remembered after it.
#include "core/explore/walker.h"

#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

using Rows = std::vector<std::string>;

// One move from the middle of a map of nine cells towards its north.
Walker to_the_north(char terrain) {
    Walker walker = walker_on({std::string("#") + terrain + "#", "#@#", "###"});
    walker.move(Move::up);
    return walker;
}

}  // namespace

TEST_CASE("the cell decides: what each terrain answers to a move") {
    struct Case {
        char glyph;
        Point at;
        int turn;
        Terrain becomes;
        std::string message;
    };
    const std::vector<Case> cases{
        {'.', {1, 0}, 1, Terrain::floor, ""},
        {'#', {1, 1}, 0, Terrain::wall, "A wall."},
        {'~', {1, 1}, 0, Terrain::water, "Water: too deep to wade."},
        {'+', {1, 1}, 1, Terrain::open_door, "The door opens."},
        {'?', {1, 1}, 1, Terrain::closed_door, "You find a secret door."},
        {'\'', {1, 0}, 1, Terrain::open_door, ""},
        {'%', {1, 0}, 1, Terrain::curtain, ""},
        {'>', {1, 0}, 1, Terrain::stairs_down, ""},
        {'<', {1, 0}, 1, Terrain::stairs_up, ""},
    };
    CHECK(cases.size() == k_terrains.size());
    for (const Case& one : cases) {
        CAPTURE(one.glyph);
        const Walker walker = to_the_north(one.glyph);
        CHECK(walker.at() == one.at);
        CHECK(walker.turn() == one.turn);
        CHECK(walker.level().grid.at({1, 0}) == one.becomes);
        CHECK(walker.message() == one.message);
        CHECK(walker.in_sight() == see(walker.level().grid, walker.at(), Algorithm::symmetric, {}).visible);
    }
}

TEST_CASE("each of the eight ways leads to its neighbour, also between two corners") {
    for (std::size_t i = 0; i < 8; ++i) {
        const auto move = static_cast<Move>(i);
        Grid grid(3, 3, Terrain::wall);
        const Point target = Point{1, 1} + offset_of(move);
        grid.set(target, Terrain::floor);
        Walker walker({grid, {1, 1}}, {1, 1}, {});
        walker.move(move);
        CHECK(walker.at() == target);
        CHECK(walker.turn() == 1);
    }
}

TEST_CASE("off the map there is nothing to stand on") {
    Walker walker = walker_on({"@"});
    for (std::size_t i = 0; i < 8; ++i) {
        walker.move(static_cast<Move>(i));
        CHECK(walker.at() == Point{0, 0});
        CHECK(walker.message() == "The map ends here.");
    }
    CHECK(walker.turn() == 0);
}

TEST_CASE("one may begin inside a wall, and walk out of it") {
    Walker walker({Grid(3, 1, Terrain::wall), {0, 0}}, {1, 0}, {});
    CHECK(walker.shown().count() == 3);
    walker.move(Move::left);
    CHECK(walker.message() == "A wall.");
    Grid grid(3, 1, Terrain::floor);
    grid.set({1, 0}, Terrain::wall);
    Walker out({grid, {0, 0}}, {1, 0}, {});
    walk(out, "ad");
    CHECK(out.at() == Point{0, 0});
    CHECK(out.turn() == 1);
}

TEST_CASE("a secret door is found by the first bump, opened by the second and passed by the third") {
    Walker walker = walker_on({"#####", "#@?.#", "#####"});
    CHECK(walk_picture(walker) == Rows{"###  ", "#@#  ", "###  "});
    walker.move(Move::right);
    CHECK(walk_picture(walker) == Rows{"###  ", "#@+  ", "###  "});
    CHECK(walker.memory().terrain({2, 1}) == Terrain::closed_door);
    walker.move(Move::right);
    CHECK(walk_picture(walker) == Rows{"#####", "#@'.#", "#####"});
    walker.move(Move::right);
    CHECK(walker.at() == Point{2, 1});
    CHECK(walker.turn() == 3);
}

TEST_CASE("creatures stand in the way, which costs no turn; what lies about does not") {
    Walker walker = walker_on({"g@/", "#i*"});
    walker.move(Move::left);
    CHECK(walker.at() == Point{1, 0});
    CHECK(walker.turn() == 0);
    CHECK(walker.message() == "The goblin stands in the way.");
    for (const auto& [move, at] : std::vector<std::pair<Move, Point>>{
             {Move::right, {2, 0}}, {Move::down, {2, 1}}, {Move::left, {1, 1}}}) {
        walker.move(move);
        CHECK(walker.at() == at);
    }
    CHECK(walker.turn() == 3);
}

TEST_CASE("where there are no stairs down, it is said so and no turn passes") {
    Walker walker = walker_on({"@<>"});
    walker.move(Move::stairs);
    CHECK(walker.message() == "There are no stairs here.");
    walk(walker, "d.");
    CHECK(walker.message() == "These stairs lead up and out: your way leads down.");
    walk(walker, "d.");
    CHECK(walker.message() ==
          "Stairs of a drawn map lead nowhere: only a generated dungeon has more levels.");
    CHECK(walker.turn() == 2);
}

TEST_CASE("things are told of when they come into sight, items once and creatures each time") {
    Walker walker = walker_on({"#####", "#@..#", "#.###", "#..g#", "#/..#", "#####"});
    CHECK(walker.message() == "You see a sword.");
    walker.move(Move::down);
    CHECK(walker.message() == "You see a goblin. The goblin notices you.");
    walker.move(Move::up);
    CHECK(walker.message().empty());
    walker.move(Move::right);
    CHECK(walker.message().empty());
    walk(walker, "a");
    CHECK(walker.message().empty());
}

TEST_CASE("creatures are drawn while they are shown, and never remembered; what lies about is remembered") {
    Walker walker = walker_on({"#####", "#/@g#", "##.##", "##.##", "##.##", "#####"});
    CHECK(walk_picture(walker)[1] == "#/@g#");
    walk(walker, "sss");
    CHECK(walker.at() == Point{2, 4});
    CHECK_FALSE(walker.shown().contains({3, 1}));
    CHECK_FALSE(walker.memory().thing({3, 1}));
    CHECK(walker.memory().terrain({3, 1}) == Terrain::floor);
    CHECK(walker.memory().thing({1, 1}) == '/');
    CHECK(walk_picture(walker)[1] == "::.::");
}
