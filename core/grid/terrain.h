// What a cell is made of, and the two questions that it answers: does it block sight, can one walk on it.
//
// One table holds every terrain; the map text, the window's tools, the help and the tests read it.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fovlab {

enum class Terrain : std::uint8_t {
    floor,
    wall,
    closed_door,
    open_door,
    water,
    secret_door,
    stairs_down,
    stairs_up,
    curtain,
};

struct TerrainInfo {
    Terrain terrain;
    char glyph;             // in map text
    std::string_view name;  // in the window and in messages
    bool opaque;            // blocks sight
    bool walkable;          // can be walked on without opening anything
};

inline constexpr std::array<TerrainInfo, 9> k_terrains{{
    {Terrain::floor, '.', "floor", false, true},
    {Terrain::wall, '#', "wall", true, false},
    {Terrain::closed_door, '+', "closed door", true, false},
    {Terrain::open_door, '\'', "open door", false, true},
    {Terrain::water, '~', "water", false, false},
    {Terrain::secret_door, '?', "secret door", true, false},
    {Terrain::stairs_down, '>', "stairs down", false, true},
    {Terrain::stairs_up, '<', "stairs up", false, true},
    {Terrain::curtain, '%', "curtain", true, true},
}};

// In map text the viewer stands on floor and is written with this glyph; it is not a terrain.
inline constexpr char k_viewer_glyph = '@';

constexpr const TerrainInfo& info(Terrain terrain) { return k_terrains[static_cast<std::size_t>(terrain)]; }

constexpr std::optional<Terrain> terrain_of_glyph(char glyph) {
    for (const TerrainInfo& row : k_terrains) {
        if (row.glyph == glyph) {
            return row.terrain;
        }
    }
    return std::nullopt;
}

}  // namespace fovlab
