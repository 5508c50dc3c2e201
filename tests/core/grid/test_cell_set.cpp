#include "core/grid/cell_set.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <utility>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// Bits lie in words of 64: below, at and above one word and two, and rows that begin in the middle of a word.
constexpr std::array<std::pair<int, int>, 10> k_sizes{
    {{1, 1}, {63, 1}, {64, 1}, {65, 1}, {1, 64}, {1, 65}, {8, 16}, {43, 3}, {13, 11}, {100, 70}}};

}  // namespace

TEST_CASE("a new set is empty, and one cell put in is the only one, whatever the size") {
    for (const auto& [width, height] : k_sizes) {
        CAPTURE(width);
        CAPTURE(height);
        CHECK(CellSet(width, height).count() == 0);
        for (int y = 0; y<height; y += height> 20 ? 9 : 1) {
            for (int x = 0; x<width; x += width> 20 ? 7 : 1) {
                CellSet set(width, height);
                set.insert({x, y});
                set.insert({x, y});
                CHECK(set.count() == 1);
                CHECK(set.contains({x, y}));
                CHECK(set != CellSet(width, height));
                set.erase({x, y});
                CHECK(set == CellSet(width, height));
            }
        }
    }
}

TEST_CASE("a full set holds every cell and counts them all, and taking one out leaves the others") {
    for (const auto& [width, height] : k_sizes) {
        CellSet set(width, height);
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width; ++x) {
                CHECK_FALSE(set.contains({x, y}));
                set.insert({x, y});
            }
        }
        const auto area = static_cast<std::size_t>(width * height);
        CHECK(set.count() == area);
        set.erase({width - 1, height - 1});
        CHECK(set.count() == area - 1);
        CHECK_FALSE(set.contains({width - 1, height - 1}));
        set.erase({width - 1, height - 1});
        CHECK(set.count() == area - 1);
    }
}

TEST_CASE("a set does what std::set does, over many random changes") {
    Random random(1);
    CellSet set(67, 5);
    std::set<std::pair<int, int>> model;
    for (int change = 0; change < 2000; ++change) {
        const Point p{random.below(67), random.below(5)};
        if (random.percent(60)) {
            set.insert(p);
            model.insert({p.x, p.y});
        } else {
            set.erase(p);
            model.erase({p.x, p.y});
        }
        REQUIRE(set.count() == model.size());
    }
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 67; ++x) {
            CHECK(set.contains({x, y}) == (model.count({x, y}) == 1));
        }
    }
}

TEST_CASE("without keeps exactly the cells that the other set lacks") {
    Random random(2);
    CellSet a(65, 3);
    CellSet b(65, 3);
    for (int i = 0; i < 120; ++i) {
        a.insert({random.below(65), random.below(3)});
        b.insert({random.below(65), random.below(3)});
    }
    const CellSet rest = a.without(b);
    int shared = 0;
    for (int y = 0; y < 3; ++y) {
        for (int x = 0; x < 65; ++x) {
            CHECK(rest.contains({x, y}) == (a.contains({x, y}) && !b.contains({x, y})));
            shared += a.contains({x, y}) && b.contains({x, y});
        }
    }
    CHECK(shared > 0);
    CHECK(rest.count() == a.count() - static_cast<std::size_t>(shared));
    CHECK(a.without(a) == CellSet(65, 3));
    CHECK(a.without(CellSet(65, 3)) == a);
}

TEST_CASE("sets of other shapes are not equal, however many cells they have") {
    CHECK(CellSet(2, 6) != CellSet(6, 2));
    CHECK(CellSet(2, 6) != CellSet(3, 4));
    CHECK(CellSet() == CellSet(0, 0));
    CHECK(CellSet().count() == 0);
}
