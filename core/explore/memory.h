// What was ever seen of a level, and how it was when it was last seen.
//
// Units: cells. Creatures are never remembered; items, marks and torches are, where they were seen.
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/terrain.h"

#include <optional>
#include <vector>

namespace fovlab {

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

private:
    std::size_t index(Point cell) const;

    int width_;
    CellSet seen_;
    std::vector<Terrain> terrains_;
    std::vector<char> things_;  // a blank where none was
};

}  // namespace fovlab
