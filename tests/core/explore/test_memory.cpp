#include "core/explore/memory.h"

#include <doctest/doctest.h>

using namespace fovlab;

TEST_CASE("memory keeps each cell as it was when it was last seen") {
    Memory memory(4, 3);
    memory.see({1, 1}, Terrain::closed_door, std::nullopt);
    memory.see({2, 1}, Terrain::floor, '/');
    CHECK(memory.seen().count() == 2);
    CHECK(memory.terrain({1, 1}) == Terrain::closed_door);
    CHECK(memory.thing({2, 1}) == '/');
    CHECK_FALSE(memory.thing({1, 1}));
    CHECK_FALSE(memory.thing({0, 0}));
    memory.see({1, 1}, Terrain::open_door, std::nullopt);
    memory.see({2, 1}, Terrain::floor, std::nullopt);
    CHECK(memory.terrain({1, 1}) == Terrain::open_door);
    CHECK_FALSE(memory.thing({2, 1}));
    CHECK(memory.seen().count() == 2);
}

TEST_CASE("a secret door is remembered as a wall") {
    Memory memory(2, 1);
    memory.see({0, 0}, Terrain::secret_door, std::nullopt);
    CHECK(memory.terrain({0, 0}) == Terrain::wall);
    for (const TerrainInfo& row : k_terrains) {
        CHECK((apparent(row.terrain) == row.terrain) == (row.terrain != Terrain::secret_door));
    }
}

TEST_CASE("a cleared memory is as good as new") {
    Memory memory(5, 5);
    memory.see({4, 4}, Terrain::water, '*');
    CHECK(memory != Memory(5, 5));
    memory.clear();
    CHECK(memory == Memory(5, 5));
    CHECK(memory.seen().count() == 0);
}
