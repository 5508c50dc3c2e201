// What was ever seen of a level, and how it was when it was last seen.
//
// Units: cells. Creatures are never remembered; items, marks and torches are, where they were seen. A secret door that is
// not found yet looks like the wall that it seems to be, here as everywhere.
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/terrain.h"

#include <cstddef>
#include <optional>
#include <vector>

namespace fovlab {

// What somebody who looks at a cell takes it for.
constexpr Terrain apparent(Terrain terrain) {
    return terrain == Terrain::secret_door ? Terrain::wall : terrain;
}

class Memory {
public:
    Memory(int width, int height);

    // Every cell that was ever seen, those in sight included.
    const CellSet& seen() const { return seen_; }
    // How a cell that was seen looked when it was last seen (asserts that it was).
    Terrain terrain(Point cell) const;
    // The glyph of the thing that stood there then.
    std::optional<char> thing(Point cell) const;

    void see(Point cell, Terrain terrain, std::optional<char> thing);
    void clear();
    // How much it keeps, in bytes.
    std::size_t size() const;

    friend bool operator==(const Memory& a, const Memory& b);
    friend bool operator!=(const Memory& a, const Memory& b) { return !(a == b); }

private:
    std::size_t index(Point cell) const;

    CellSet seen_;
    std::vector<Terrain> terrains_;  // floor where nothing was seen
    std::vector<char> things_;       // a blank where none was
};

}  // namespace fovlab
