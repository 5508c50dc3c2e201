#include "core/geometry/range.h"

#include <doctest/doctest.h>

#include <array>
#include <cstdint>
#include <cstdlib>

using namespace fovlab;

namespace {

constexpr std::array<RangeShape, 5> k_shapes{RangeShape::square, RangeShape::diamond, RangeShape::circle,
                                             RangeShape::round, RangeShape::open};

// The table of core/README.md, in 64 bits; `round` by its other form, distance < r + ½, with all doubled.
bool by_formula(RangeShape shape, std::int64_t r, std::int64_t dx, std::int64_t dy) {
    switch (shape) {
        case RangeShape::square:
            return (std::abs(dx) > std::abs(dy) ? std::abs(dx) : std::abs(dy)) <= r;
        case RangeShape::diamond:
            return std::abs(dx) + std::abs(dy) <= r;
        case RangeShape::circle:
            return dx * dx + dy * dy <= r * r;
        case RangeShape::round:
            return (2 * dx) * (2 * dx) + (2 * dy) * (2 * dy) < (2 * r + 1) * (2 * r + 1);
        case RangeShape::open:
            return dx * dx + dy * dy < r * r;
    }
    return false;
}

int cells_in(const Range& range, int reach) {
    int cells = 0;
    for (int y = -reach; y <= reach; ++y) {
        for (int x = -reach; x <= reach; ++x) {
            cells += range.contains({x, y});
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("every shape holds exactly the offsets that its formula says, for every radius up to 30") {
    for (const RangeShape shape : k_shapes) {
        CAPTURE(name(shape));
        for (int r = 0; r <= 30; ++r) {
            const Range range{Radius(r), shape};
            int wrong = 0;
            for (int y = -33; y <= 33; ++y) {
                for (int x = -33; x <= 33; ++x) {
                    wrong += range.contains({x, y}) != by_formula(shape, r, x, y);
                }
            }
            CAPTURE(r);
            CHECK(wrong == 0);
        }
    }
}

TEST_CASE("the shapes have the cells that can be counted by hand") {
    CHECK(cells_in({Radius(1), RangeShape::square}, 3) == 9);
    CHECK(cells_in({Radius(1), RangeShape::diamond}, 3) == 5);
    CHECK(cells_in({Radius(1), RangeShape::circle}, 3) == 5);
    CHECK(cells_in({Radius(1), RangeShape::round}, 3) == 9);  // 1 + 1 ≤ 1 · 2
    CHECK(cells_in({Radius(1), RangeShape::open}, 3) == 1);
    CHECK(cells_in({Radius(6), RangeShape::round}, 8) == 137);  // both counts are told in core/README.md
    CHECK(cells_in({Radius(20), RangeShape::round}, 22) == 1313);
    CHECK(cells_in({Radius(8), RangeShape::circle}, 10) == 197);
}

TEST_CASE("with radius 0 only the viewer's own cell is in range, and in the open circle not even that") {
    for (const RangeShape shape : k_shapes) {
        CAPTURE(name(shape));
        CHECK(cells_in({Radius(0), shape}, 3) == (shape == RangeShape::open ? 0 : 1));
    }
}

TEST_CASE("the largest radius and the largest offsets stay exact") {
    const std::array<int, 9> far{-2047, -2046, -1448, -1, 0, 1, 1449, 2046, 2047};
    for (const RangeShape shape : k_shapes) {
        for (const int r : {1, 2046, 2047, 2048, 2895, 4094, 4095, 4096}) {
            for (const int y : far) {
                for (const int x : far) {
                    CHECK(Range{Radius(r), shape}.contains({x, y}) == by_formula(shape, r, x, y));
                }
            }
        }
    }
}

TEST_CASE("unlimited holds every offset, in every shape") {
    for (const RangeShape shape : k_shapes) {
        const Range range{Radius::unlimited(), shape};
        CHECK(range.contains({0, 0}));
        CHECK(range.contains({2047, -2047}));
        CHECK(range.contains({-2047, 0}));
    }
}

TEST_CASE("a radius is a whole number from 0 to 4,096 or unlimited, which is none of these") {
    CHECK(Radius::valid(0));
    CHECK(Radius::valid(4096));
    CHECK_FALSE(Radius::valid(-1));
    CHECK_FALSE(Radius::valid(4097));
    CHECK(Radius::unlimited().is_unlimited());
    for (const int r : {0, 1, 8, 4096}) {
        CHECK_FALSE(Radius(r).is_unlimited());
        CHECK(Radius(r).cells() == r);
        CHECK(Radius(r).last_depth() == r);
        CHECK(Radius(r) != Radius::unlimited());
    }
    CHECK(Radius::unlimited() == Radius::unlimited());
    CHECK(Radius(3) == Radius(3));
    CHECK(Radius(3) != Radius(4));
}

TEST_CASE("unlimited goes on past the last row of the largest map") {
    CHECK(Radius::unlimited().last_depth() >= 2047);
}

TEST_CASE("ranges are equal when radius and shape are") {
    CHECK(Range{Radius(8), RangeShape::round} == Range{});
    CHECK(Range{Radius(7), RangeShape::round} != Range{});
    CHECK(Range{Radius(8), RangeShape::circle} != Range{});
}

TEST_CASE("the shapes have the names that files and the command line use") {
    CHECK(name(RangeShape::square) == "square");
    CHECK(name(RangeShape::diamond) == "diamond");
    CHECK(name(RangeShape::circle) == "circle");
    CHECK(name(RangeShape::round) == "round");
    CHECK(name(RangeShape::open) == "open");
}
