// On a map without walls nothing hides anything: who misses cells there misses them by its own making.
#include "core/fov/catalogue.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;

TEST_CASE("on empty maps every algorithm but edge-lines and rooms sees the plain range, from every cell") {
    std::vector<Radius> radii{Radius::unlimited()};
    for (int cells = 0; cells <= 12; ++cells) {
        radii.emplace_back(cells);
    }
    for (const AlgorithmInfo& row : algorithms()) {
        if (row.algorithm == Algorithm::edge_lines || row.algorithm == Algorithm::rooms) {
            continue;
        }
        INFO(std::string(row.id));
        int wrong = 0;
        for (const Grid& grid : {Grid(9, 7), Grid(13, 1), Grid(1, 13), Grid(1, 1), Grid(12, 12)}) {
            for (int shape = 0; shape < 5; ++shape) {
                for (const Radius radius : radii) {
                    Rules rules;
                    rules.range = {radius, static_cast<RangeShape>(shape)};
                    for (int y = 0; y < grid.height(); y += 3) {
                        for (int x = 0; x < grid.width(); ++x) {
                            wrong += see(grid, {x, y}, row.algorithm, rules).visible !=
                                     see(grid, {x, y}, Algorithm::radius, rules).visible;
                        }
                    }
                }
            }
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("edge-lines never sees more than the range, and on most empty maps less") {
    int less = 0;
    for (int radius = 1; radius <= 20; ++radius) {
        Rules rules;
        rules.range.radius = Radius(radius);
        const Grid grid(41, 41);
        const CellSet all = see(grid, {20, 20}, Algorithm::radius, rules).visible;
        const CellSet lines = see(grid, {20, 20}, Algorithm::edge_lines, rules).visible;
        CHECK(lines.without(all).count() == 0);
        less += lines.count() < all.count();
    }
    CHECK(less >= 10);
}
