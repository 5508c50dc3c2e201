// A map and what stands on it as bits: each cell is foretold by the four neighbours that are known before it.
//
// The chances begin with what a small map of rooms has taught, which is part of the form of every code and never changes.
#pragma once

#include "core/scenario/packing.h"
#include "core/scenario/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fovlab {

struct PackedMap {
    Grid grid;
    std::vector<Thing> things;
};

class MapModel {
public:
    MapModel();

    // The grid of `from` and the things on it, by the glyphs of a legend; when reading, a map of this size.
    template <class Coder>
    PackedMap pack(Coder& coder, const PackedMap& from, int width, int height,
                   const std::vector<LegendEntry>& legend) {
        PackedMap map{Grid(width, height), {}};
        for (int y = 0; y < height; ++y) {
            for (int x = 0; x < width && !coder.bad(); ++x) {
                const std::size_t next = map.things.size();
                const bool stands = next < from.things.size() && from.things[next].at == Point{x, y};
                const char glyph = stands ? from.things[next].glyph : '\0';
                const Terrain terrain = from.grid.contains({x, y}) ? from.grid.at({x, y}) : Terrain::floor;
                pack_cell(coder, {x, y}, terrain, glyph, legend, map);
            }
        }
        return map;
    }

private:
    // A chance by two neighbours, and one by four, which begins as the first has become.
    struct Question {
        std::array<Chance, 32> by_two{};
        std::array<Chance, 512> by_four{};

        template <class Coder>
        bool pack(Coder& coder, bool value, std::size_t place) {
            Chance& chance = by_four[place];
            if (chance.fresh()) {
                chance.begin_as(by_two[place / 16]);
            }
            const bool packed = coder.bit(value, chance);
            by_two[place / 16].learn(packed);
            return packed;
        }
    };

    // Which chance a cell has: by its neighbours west, north, north-west and north-east, and whether it is at the edge.
    static std::size_t place_of(const Grid& grid, Point cell);

    template <class Coder>
    void pack_cell(Coder& coder, Point cell, Terrain terrain, char glyph,
                   const std::vector<LegendEntry>& legend, PackedMap& map) {
        const std::size_t place = place_of(map.grid, cell);
        if (wall_.pack(coder, terrain == Terrain::wall, place)) {
            map.grid.set(cell, Terrain::wall);
            return;
        }
        if (floor_.pack(coder, terrain == Terrain::floor && glyph == '\0', place)) {
            return;
        }
        // Floor that is not bare has something on it.
        const std::uint32_t other = others_[place / 16].pack(coder, static_cast<std::uint32_t>(terrain));
        if (other == static_cast<std::uint32_t>(Terrain::wall) || other >= k_terrains.size()) {
            coder.refuse();
        } else if (other != static_cast<std::uint32_t>(Terrain::floor)) {
            map.grid.set(cell, static_cast<Terrain>(other));
        } else {
            pack_thing(coder, cell, glyph, legend, map);
        }
    }

    template <class Coder>
    void pack_thing(Coder& coder, Point cell, char glyph, const std::vector<LegendEntry>& legend,
                    PackedMap& map) {
        std::size_t index = 0;
        while (index < legend.size() && legend[index].glyph != glyph) {
            ++index;
        }
        index = glyphs_.pack(coder, static_cast<std::uint32_t>(index));
        if (index < legend.size()) {
            map.things.push_back({cell, legend[index].glyph});
        } else {
            coder.refuse();
        }
    }

    Question wall_;
    Question floor_;
    std::array<SymbolModel<4>, 32> others_;
    SymbolModel<7> glyphs_;
};

}  // namespace fovlab
