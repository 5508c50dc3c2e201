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

// The symmetries of a rectangle and its turned twin, that make all the others.
enum class Move { left_right, upside_down, transposed, quarter_turn };

constexpr std::array<Move, 4> k_moves{Move::left_right, Move::upside_down, Move::transposed,
                                      Move::quarter_turn};

Point moved(Move move, Point p, int width, int height) {
    switch (move) {
        case Move::left_right:
            return {width - 1 - p.x, p.y};
        case Move::upside_down:
            return {p.x, height - 1 - p.y};
        case Move::transposed:
            return {p.y, p.x};
        case Move::quarter_turn:
            break;
    }
    return {height - 1 - p.y, p.x};
}

bool turns(Move move) { return move == Move::transposed || move == Move::quarter_turn; }

// All maps of 4 × 4, or of 4 × 3, whose turned ones are 3 × 4.
class EveryMap {
public:
    EveryMap(int height, const Rules& rules, Algorithm algorithm)
        : height_(height),
          plain_(k_width, height, rules, algorithm),
          standing_(height, k_width, rules, algorithm) {}

    std::string first_fault_under(Move move) const {
        const int new_width = turns(move) ? height_ : k_width;
        const Turn turn(k_width, height_, new_width,
                        [&](Point p) { return moved(move, p, k_width, height_); });
        return first_fault(plain_, turns(move) ? standing_ : plain_, turn);
    }

private:
    static constexpr int k_width = 4;

    int height_;
    AnswerTable plain_;
    AnswerTable standing_;
};

void check_all(const Rules& rules) {
    const EveryMap maps(short_sweep() ? 3 : 4, rules, Algorithm::symmetric);
    for (const Move move : k_moves) {
        CHECK(maps.first_fault_under(move) == "");
    }
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

TEST_CASE("no algorithm prefers a side: mirrored and turned small maps give mirrored and turned answers") {
    for (const AlgorithmInfo& row : algorithms()) {
        INFO(std::string(row.id));
        for (const Radius radius : {Radius::unlimited(), Radius(2)}) {
            const EveryMap maps(3, rules_with(FloorRule::centre, WallRule::any, radius), row.algorithm);
            for (const Move move : k_moves) {
                CHECK(maps.first_fault_under(move) == "");
            }
        }
    }
}

TEST_CASE("no algorithm prefers a side on larger maps, by whatever rules") {
    Random random(71);
    for (const AlgorithmInfo& row : algorithms()) {
        INFO(std::string(row.id));
        int wrong = 0;
        for (int i = 0; i < 150; ++i) {
            const Grid grid = any_map(24, 16, random);
            const Point viewer = any_cell(grid, random);
            Rules rules =
                rules_with(static_cast<FloorRule>(random.below(2)), static_cast<WallRule>(random.below(2)),
                           random.percent(30) ? Radius::unlimited() : Radius(random.below(14)));
            rules.range.shape = static_cast<RangeShape>(random.below(5));
            rules.slopes = static_cast<SlopeArithmetic>(random.below(2));
            const Sight plain = see(grid, viewer, row.algorithm, rules);
            for (const Move move : k_moves) {
                const auto to = [&](Point p) { return moved(move, p, grid.width(), grid.height()); };
                Grid turned =
                    turns(move) ? Grid(grid.height(), grid.width()) : Grid(grid.width(), grid.height());
                CellSet expected(turned.width(), turned.height());
                for (int y = 0; y < grid.height(); ++y) {
                    for (int x = 0; x < grid.width(); ++x) {
                        turned.set(to({x, y}), grid.at({x, y}));
                        if (plain.visible.contains({x, y})) {
                            expected.insert(to({x, y}));
                        }
                    }
                }
                const Sight sight = see(turned, to(viewer), row.algorithm, rules);
                wrong += !(sight.visible == expected) || sight.examined != plain.examined;
            }
        }
        CHECK(wrong == 0);
    }
}
