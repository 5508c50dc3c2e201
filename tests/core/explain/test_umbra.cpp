#include "core/explain/umbra.h"

#include "tests/support/maps.h"
#include "tests/support/oracle.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::any_cell;
using test::any_map;
using test::View;
using test::view_of;

Umbra umbra_of(const View& view, Point wall, const Rules& rules = {}) {
    return umbra(view.grid, view.viewer, Algorithm::symmetric, rules, wall);
}

std::vector<std::string> rows_of(const CellSet& cells) {
    std::vector<std::string> rows;
    for (int y = 0; y < cells.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < cells.width(); ++x) {
            row += cells.contains({x, y}) ? 'h' : '.';
        }
    }
    return rows;
}

}  // namespace

TEST_CASE("the umbra of a pillar widens behind it, and all of it would be seen without the pillar") {
    const View view = view_of({
        ".........",
        ".........",
        ".........",
        "....#....",
        ".........",
        "....@....",
    });
    const Umbra found = umbra_of(view, {4, 3});
    CHECK(rows_of(found.hidden) == std::vector<std::string>{
                                       "...hhh...",
                                       "....h....",
                                       "....h....",
                                       ".........",
                                       ".........",
                                       ".........",
                                   });
    CHECK(found.revealed == found.hidden);
    CHECK(sentence(found, view.grid) ==
          "By itself the wall at (4, 3) hides 5 cells. Without it 5 cells more would be seen.");
}

TEST_CASE("of two walls in line each hides the same, so without one of them little changes") {
    const View view = view_of({".....", "..#..", "..#..", ".....", "..@.."});
    const Umbra near = umbra_of(view, {2, 2});
    const Umbra far = umbra_of(view, {2, 1});
    CHECK(near.hidden.contains({2, 0}));
    CHECK(far.hidden.contains({2, 0}));
    CHECK_FALSE(near.revealed.contains({2, 0}));
    CHECK_FALSE(far.revealed.contains({2, 0}));
    CHECK(near.revealed.contains({2, 1}));  // the far wall itself
    CHECK(
        sentence(near, view.grid) ==
        "By itself the wall at (2, 2) hides 2 cells. Without it 1 cell more would be seen: other walls hide "
        "the rest.");
    CHECK(
        sentence(far, view.grid) ==
        "By itself the wall at (2, 1) hides 1 cell. Without it nothing more would be seen: other walls hide "
        "the same.");
}

TEST_CASE("where walls do nothing a wall hides nothing") {
    const View view = view_of({"....", ".+..", ".@.."});
    const Umbra found = umbra(view.grid, view.viewer, Algorithm::radius, {}, {1, 1});
    CHECK(found.hidden.count() == 0);
    CHECK(found.revealed.count() == 0);
    CHECK(sentence(found, view.grid) == "No cell is hidden by the closed door at (1, 1).");
}

TEST_CASE("cells out of range are in nobody's umbra") {
    const View view = view_of({".....", ".....", "..#..", "..@.."});
    Rules rules;
    rules.range.radius = Radius(2);
    const Umbra found = umbra_of(view, {2, 2}, rules);
    CHECK(found.hidden.contains({2, 1}));
    CHECK_FALSE(found.hidden.contains({2, 0}));
}

TEST_CASE("a cell exactly on the line between two walls takes both to hide") {
    const View view = view_of({".....", "..##.", "..#@.", "..##."});
    CHECK(umbra_of(view, {2, 2}).revealed.contains({1, 1}));
    CHECK_FALSE(umbra_of(view, {2, 2}).hidden.contains({1, 1}));
}

TEST_CASE("a wall that hides nothing by itself, but does with another, says so") {
    const View view = view_of({"..", "##", "@."});
    const Umbra found = umbra_of(view, {1, 1});
    CHECK(found.hidden.count() == 0);
    CHECK(found.revealed.contains({1, 0}));
    CHECK(sentence(found, view.grid) ==
          "By itself the wall at (1, 1) hides no cells. Without it 1 cell more would be seen.");
}

TEST_CASE("umbras agree with a second implementation on random maps") {
    test::Random random(7);
    int walls = 0;
    while (walls < 200) {
        const Grid grid = any_map(14, 14, random);
        const Point viewer = any_cell(grid, random);
        const Point wall = any_cell(grid, random);
        if (!grid.opaque(wall) || wall == viewer) {
            continue;
        }
        ++walls;
        Grid alone(grid.width(), grid.height());
        Grid without = grid;
        without.set(wall, Terrain::floor);
        const auto rows = [&](const Grid& map) { return test::oracle_sight(map, viewer, {}).rows; };
        const auto open = rows(alone);
        alone.set(wall, Terrain::wall);
        const auto shaded = rows(alone);
        const auto opened = rows(without);
        const auto now = rows(grid);
        const Umbra found = umbra(grid, viewer, Algorithm::symmetric, {}, wall);
        INFO(test::picture(grid, viewer));
        INFO("wall at ", wall.x, ", ", wall.y);
        for (std::size_t i = 0; i <= grid.index({grid.width() - 1, grid.height() - 1}); ++i) {
            const auto width = static_cast<std::size_t>(grid.width());
            const Point cell{static_cast<int>(i % width), static_cast<int>(i / width)};
            const auto sees = [&](const auto& map) { return map[i / width][i % width] == '*'; };
            const bool dark = !sees(now) && cell != wall;
            CHECK(found.hidden.contains(cell) == (dark && sees(open) && !sees(shaded)));
            CHECK(found.revealed.contains(cell) == (dark && sees(opened)));
        }
    }
}

}  // namespace fovlab
