#include "core/grid/terrain.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <string>

using namespace fovlab;

namespace {

struct Expected {
    char glyph;
    Terrain terrain;
    bool opaque;
    bool walkable;
};

// The table of core/README.md.
constexpr std::array<Expected, 9> k_expected{{
    {'#', Terrain::wall, true, false},
    {'.', Terrain::floor, false, true},
    {'+', Terrain::closed_door, true, false},
    {'\'', Terrain::open_door, false, true},
    {'~', Terrain::water, false, false},
    {'?', Terrain::secret_door, true, false},
    {'>', Terrain::stairs_down, false, true},
    {'<', Terrain::stairs_up, false, true},
    {'%', Terrain::curtain, true, true},
}};

}  // namespace

TEST_CASE("each glyph is the terrain that it should be, and blocks sight and steps as it should") {
    for (const Expected& row : k_expected) {
        CAPTURE(row.glyph);
        REQUIRE(terrain_of_glyph(row.glyph) == row.terrain);
        CHECK(info(row.terrain).glyph == row.glyph);
        CHECK(info(row.terrain).opaque == row.opaque);
        CHECK(info(row.terrain).walkable == row.walkable);
    }
}

TEST_CASE("of all bytes only the nine glyphs are terrain") {
    int known = 0;
    for (int byte = 0; byte < 256; ++byte) {
        known += terrain_of_glyph(static_cast<char>(byte)).has_value();
    }
    CHECK(known == static_cast<int>(k_expected.size()));
    CHECK_FALSE(terrain_of_glyph(k_viewer_glyph));
}

TEST_CASE("every row of the terrain table stands at its own place, with a name that no other has") {
    std::set<std::string> names;
    for (const TerrainInfo& row : k_terrains) {
        CHECK(&info(row.terrain) == &row);
        names.emplace(row.name);
    }
    CHECK(names.size() == k_terrains.size());
    CHECK(names.count("") == 0);
}
