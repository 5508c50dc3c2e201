#include "core/compare/difference.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

CellSet set_of(std::initializer_list<Point> cells) {
    CellSet set(4, 3);
    for (const Point cell : cells) {
        set.insert(cell);
    }
    return set;
}

}  // namespace

TEST_CASE("a difference holds what came and what went, and nothing that stayed") {
    const Difference found = difference(set_of({{0, 0}, {1, 1}}), set_of({{1, 1}, {3, 2}}));
    CHECK(found.added == set_of({{3, 2}}));
    CHECK(found.removed == set_of({{0, 0}}));
    CHECK(found.any());
}

TEST_CASE("equal sets do not differ") {
    const CellSet same = set_of({{2, 2}});
    CHECK_FALSE(difference(same, same).any());
}

}  // namespace fovlab
