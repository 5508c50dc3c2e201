// The cells that pairs are made of, numbered in the order of the map: row by row from the top left.
//
// `clear`: cells that do not block sight. `walkable`: those of them that one can walk on without opening anything.
// Units: cells; an index is Grid::index, a number counts only the cells that take part. Besides the cells themselves
// four bytes for every 64 cells of the map are kept, so that any stretch of a row is counted at once.
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/grid.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fovlab {

enum class Among : std::uint8_t { clear, walkable };

inline constexpr std::array<std::string_view, 2> k_among_names{"clear", "walkable"};

constexpr std::string_view name(Among among) { return k_among_names[static_cast<std::size_t>(among)]; }

constexpr bool takes_part(Terrain terrain, Among among) {
    const TerrainInfo& kind = info(terrain);
    return !kind.opaque && (among == Among::clear || kind.walkable);
}

class PairCells {
public:
    PairCells(const Grid& grid, Among among);

    const CellSet& cells() const { return cells_; }
    std::size_t count() const { return before_.back(); }

    // How many lie before this index, which may be one past the map's last.
    std::size_t before(std::size_t index) const;
    // The index of the cell with this number, from 0; one past the map's last for the number count().
    std::size_t index_of(std::size_t number) const;
    // The first at this index or after it; one past the map's last where there is none.
    std::size_t next(std::size_t index) const;

private:
    CellSet cells_;
    std::size_t end_ = 0;                // one past the map's last index
    std::vector<std::uint32_t> before_;  // each word of `cells_`, and in the end all
};

}  // namespace fovlab
