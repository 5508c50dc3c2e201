// Every small map and every viewer: mirrored and turned maps give mirrored and turned answers, for the same work.
#include "tests/support/mask_sink.h"

#include <doctest/doctest.h>

#include <array>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// Where each cell of a map goes: cell i of the first map is cell to[i] of the second. Maps are bits, so two tables
// of 256 entries turn a map of 16 cells at once.
class Turn {
public:
    template <class Move>
    Turn(int width, int height, int new_width, Move move) {
        for (int cell = 0; cell < width * height; ++cell) {
            const Point p = move(Point{cell % width, cell / width});
            to_[static_cast<std::size_t>(cell)] = p.y * new_width + p.x;
        }
        for (unsigned bits = 0; bits < 256; ++bits) {
            for (int bit = 0; bit < 8; ++bit) {
                if ((bits >> bit & 1U) != 0) {
                    low_[bits] |= 1U << to_[static_cast<std::size_t>(bit)];
                    high_[bits] |= 1U << to_[static_cast<std::size_t>(bit) + 8];
                }
            }
        }
    }

    int cell(int cell) const { return to_[static_cast<std::size_t>(cell)]; }
    unsigned map(unsigned bits) const { return low_[bits & 255U] | high_[bits >> 8 & 255U]; }

private:
    std::array<int, 16> to_{};
    std::array<unsigned, 256> low_{};
    std::array<unsigned, 256> high_{};
};

std::string first_fault(const AnswerTable& plain, const AnswerTable& turned, const Turn& turn) {
    for (unsigned number = 0; number < plain.maps(); ++number) {
        for (int viewer = 0; viewer < plain.cells(); ++viewer) {
            const unsigned expected = turn.map(plain.visible(number, viewer));
            if (turned.visible(turn.map(number), turn.cell(viewer)) != expected ||
                turned.examined(turn.map(number), turn.cell(viewer)) != plain.examined(number, viewer)) {
                return "map " + std::to_string(number) + ", viewer at cell " + std::to_string(viewer);
            }
        }
    }
    return "";
}

// All 4 × 4 maps; in a short sweep all 4 × 3 maps, whose turned ones are 3 × 4.
void check_all(const Rules& rules) {
    const int width = 4;
    const int height = short_sweep() ? 3 : 4;
    const AnswerTable plain(width, height, rules);
    const AnswerTable standing(height, width, rules);
    const auto across = [=](Point p) { return Point{width - 1 - p.x, p.y}; };
    const auto upside_down = [=](Point p) { return Point{p.x, height - 1 - p.y}; };
    const auto transposed = [](Point p) { return Point{p.y, p.x}; };
    const auto quarter_turn = [=](Point p) { return Point{height - 1 - p.y, p.x}; };
    CHECK(first_fault(plain, plain, Turn(width, height, width, across)) == "");
    CHECK(first_fault(plain, plain, Turn(width, height, width, upside_down)) == "");
    CHECK(first_fault(plain, standing, Turn(width, height, height, transposed)) == "");
    CHECK(first_fault(plain, standing, Turn(width, height, height, quarter_turn)) == "");
}

Rules rules_with(FloorRule floor, WallRule wall, Radius radius) {
    Rules rules;
    rules.range.radius = radius;
    rules.floor = floor;
    rules.wall = wall;
    return rules;
}

}  // namespace

TEST_CASE("mirrored and turned small maps give mirrored and turned answers under the default rules") {
    check_all(rules_with(FloorRule::centre, WallRule::any, Radius::unlimited()));
}

TEST_CASE("mirrored and turned small maps give mirrored and turned answers when walls show by their centre") {
    check_all(rules_with(FloorRule::centre, WallRule::centre, Radius::unlimited()));
}

TEST_CASE("mirrored and turned small maps give mirrored and turned answers when floor shows by any part") {
    check_all(rules_with(FloorRule::any, WallRule::any, Radius::unlimited()));
}

TEST_CASE(
    "mirrored and turned small maps give mirrored and turned answers when only walls need their centre") {
    check_all(rules_with(FloorRule::any, WallRule::centre, Radius::unlimited()));
}

TEST_CASE("mirrored and turned small maps give mirrored and turned answers within a radius of 2") {
    check_all(rules_with(FloorRule::centre, WallRule::any, Radius(2)));
}
