#include "core/geometry/line.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdlib>
#include <string>
#include <vector>

using namespace fovlab;

namespace {

// The cells of a line on a picture, numbered in the order in which it visits them.
std::vector<std::string> drawn(int width, int height, Point from, Point to) {
    std::vector<std::string> rows(static_cast<std::size_t>(height),
                                  std::string(static_cast<std::size_t>(width), '.'));
    char number = '0';
    for (const Point cell : line_cells(from, to)) {
        rows[static_cast<std::size_t>(cell.y)][static_cast<std::size_t>(cell.x)] = number++;
    }
    return rows;
}

}  // namespace

TEST_CASE("a line is a stair of cells, its steps as even as they can be") {
    CHECK(drawn(6, 3, {0, 0}, {5, 2}) == std::vector<std::string>{
                                             "01....",
                                             "..23..",
                                             "....45",
                                         });
    CHECK(drawn(3, 3, {0, 0}, {2, 2}) == std::vector<std::string>{"0..", ".1.", "..2"});
    CHECK(drawn(3, 1, {2, 0}, {0, 0}) == std::vector<std::string>{"210"});
    CHECK(drawn(1, 3, {0, 0}, {0, 2}) == std::vector<std::string>{"0", "1", "2"});
}

TEST_CASE("drawn from the other end a line may take other cells") {
    CHECK(drawn(5, 3, {0, 0}, {4, 1}) == std::vector<std::string>{"01...", "..234", "....."});
    CHECK(drawn(5, 3, {4, 1}, {0, 0}) == std::vector<std::string>{"432..", "...10", "....."});
}

TEST_CASE("a line to where it stands is that cell alone") {
    CHECK(line_cells({3, 4}, {3, 4}) == std::vector<Point>{{3, 4}});
    CHECK(Line({3, 4}, {3, 4}).arrived());
}

TEST_CASE(
    "a line visits one cell a step, beside or diagonal to the last, and never strays half a cell from "
    "straight") {
    int wrong = 0;
    for (int y = -15; y <= 15; ++y) {
        for (int x = -15; x <= 15; ++x) {
            const std::vector<Point> cells = line_cells({0, 0}, {x, y});
            const int n = std::max(std::abs(x), std::abs(y));
            wrong += cells.size() != static_cast<std::size_t>(n) + 1 || cells.back() != Point{x, y};
            for (std::size_t k = 1; k < cells.size(); ++k) {
                const Point step = cells[k] - cells[k - 1];
                wrong += std::max(std::abs(step.x), std::abs(step.y)) != 1;
                // Twice the distance along the shorter axis, times n.
                const int kk = static_cast<int>(k);
                wrong += std::abs(2 * (cells[k].x * n - x * kk)) > n ||
                         std::abs(2 * (cells[k].y * n - y * kk)) > n;
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("the longest line on the plane ends where it should") {
    for (const Point to : {Point{8192, 1}, Point{-8192, -8191}, Point{3, -8192}}) {
        CHECK(line_cells({0, 0}, to).back() == to);
        CHECK(line_cells({0, 0}, to).size() == 8193);
    }
}
