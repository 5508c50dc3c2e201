#include "core/grid/whole_map.h"

#include "core/grid/map_text.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <climits>

namespace fovlab {

using test::grid_of_rows;

TEST_CASE("inverting makes floor of walls and walls of all else, but for the cell that is kept clear") {
    const Grid map = grid_of_rows({"#.#+", ".~%.", "####"});
    CHECK(to_map_text(inverted(map, {0, 2})) == ".#.#\n####\n....\n");
    CHECK(to_map_text(inverted(map, {3, 1})) == ".#.#\n###.\n....\n");
}

TEST_CASE("inverting twice gives a map of walls and floor back") {
    const Grid map = grid_of_rows({"#.#.", "....", "####"});
    CHECK(inverted(inverted(map, {0, 0}), {1, 0}) == map);
}

TEST_CASE("margins add floor on their side, or take cells from it") {
    const Grid map = grid_of_rows({"#+#", "~.%"});
    CHECK(to_map_text(with_margins(map, {1, 0, 0, 0})) == ".#+#\n.~.%\n");
    CHECK(to_map_text(with_margins(map, {0, 1, 0, 0})) == "...\n#+#\n~.%\n");
    CHECK(to_map_text(with_margins(map, {0, 0, 2, 0})) == "#+#..\n~.%..\n");
    CHECK(to_map_text(with_margins(map, {0, 0, 0, 1})) == "#+#\n~.%\n...\n");
    CHECK(to_map_text(with_margins(map, {-1, 0, 0, 0})) == "+#\n.%\n");
    CHECK(to_map_text(with_margins(map, {0, -1, 0, 0})) == "~.%\n");
    CHECK(to_map_text(with_margins(map, {0, 0, -2, 0})) == "#\n~\n");
    CHECK(to_map_text(with_margins(map, {0, 0, 0, -1})) == "#+#\n");
    CHECK(to_map_text(with_margins(map, {-1, 1, 1, -1})) == "...\n+#.\n");
}

TEST_CASE("margins fit when a map is left, and not too large a one") {
    const Grid map(3, 2);
    CHECK(margins_fit(map, {-2, 0, 0, -1}));
    CHECK_FALSE(margins_fit(map, {-2, 0, -1, 0}));
    CHECK_FALSE(margins_fit(map, {0, -2, 0, 0}));
    CHECK(margins_fit(map, {0, 0, Grid::k_max_side - 3, 0}));
    CHECK_FALSE(margins_fit(map, {0, 0, Grid::k_max_side - 2, 0}));
    CHECK_FALSE(margins_fit(map, {INT_MAX, 0, INT_MAX, 0}));
    CHECK_FALSE(margins_fit(map, {0, INT_MIN, 0, INT_MIN}));
}

}  // namespace fovlab
