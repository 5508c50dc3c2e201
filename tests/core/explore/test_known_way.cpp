#include "core/explore/known_way.h"

#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

Walker walker_in(const std::vector<std::string>& rows) {
    test::View view = test::view_of(rows);
    const Point at = view.viewer;
    return {Level{std::move(view.grid), at}, at, WalkRules{}};
}

std::string way(const Walker& walker, Point to) {
    std::string letters;
    for (const Move move : known_way(walker, to)) {
        letters += letter(move);
    }
    return letters;
}

}  // namespace

TEST_CASE("the way to a cell has the fewest moves, straight ones first") {
    const Walker walker = walker_in({"@....", ".....", "....."});
    CHECK(way(walker, {4, 0}) == "dddd");
    CHECK(way(walker, {2, 2}) == "nn");
    CHECK(way(walker, {0, 2}) == "ss");
    CHECK(way(walker, {0, 0}).empty());
}

TEST_CASE("a way leads only over what was seen and can be stood on") {
    const Walker walker = walker_in({"@#...", ".#.#.", "...#.", "~~~~~"});
    CHECK(way(walker, {1, 2}) == "sn");
    CHECK(way(walker, {2, 1}).empty());  // behind the wall
    CHECK(way(walker, {4, 0}).empty());  // never seen
    CHECK(way(walker, {9, 9}).empty());
}

TEST_CASE("the last move may be refused: one walks up to a wall, or opens a door") {
    const Walker walker = walker_in({"@..+.", "....#", "#####"});
    CHECK(way(walker, {3, 0}) == "ddd");
    CHECK(way(walker, {4, 0}).empty());
}

TEST_CASE("a neighbour is one move away, seen or not, on the map or off it") {
    const Walker walker = walker_in({"@."});
    CHECK(way(walker, {-1, 0}) == "a");
    CHECK(way(walker, {1, 1}) == "n");
}

}  // namespace fovlab
