#include "core/compare/pair_cells.h"

#include "tests/support/maps.h"

#include <doctest/doctest.h>

namespace fovlab {

using namespace test;

TEST_CASE("clear are the cells that do not block sight, walkable those that one can walk on besides") {
    const Grid grid = grid_of_rows({".#+'~?><%"});
    const PairCells clear(grid, Among::clear);
    const PairCells walkable(grid, Among::walkable);
    std::string clear_glyphs;
    std::string walkable_glyphs;
    for (int x = 0; x < grid.width(); ++x) {
        const char glyph = info(grid.at({x, 0})).glyph;
        clear_glyphs += clear.cells().contains({x, 0}) ? std::string(1, glyph) : "";
        walkable_glyphs += walkable.cells().contains({x, 0}) ? std::string(1, glyph) : "";
    }
    CHECK(clear_glyphs == ".'~><");
    CHECK(walkable_glyphs == ".'><");  // one can walk through a curtain, but not see
    CHECK(clear.count() == 5);
    CHECK(walkable.count() == 4);
}

TEST_CASE("numbers and indices lead to each other, on maps of every size round a word's") {
    Random random(7);
    for (int width = 1; width <= 20; ++width) {
        for (int height = 1; height <= 14; ++height) {
            const Grid grid = noisy_map(width, height, random.below(101), random);
            const PairCells cells(grid, Among::clear);
            const auto all = static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
            std::size_t number = 0;
            for (std::size_t index = 0; index < all; ++index) {
                REQUIRE(cells.before(index) == number);
                const Point at{static_cast<int>(index) % width, static_cast<int>(index) / width};
                if (!grid.opaque(at)) {
                    REQUIRE(cells.index_of(number) == index);
                    REQUIRE(cells.next(index) == index);
                    ++number;
                } else {
                    REQUIRE(cells.next(index) == cells.index_of(number));
                }
            }
            REQUIRE(cells.count() == number);
            REQUIRE(cells.before(all) == number);
            REQUIRE(cells.index_of(number) == all);
            REQUIRE(cells.next(all) == all);
        }
    }
}

}  // namespace fovlab
