// A set of cells of one map: a bit a cell.
//
// Units: cells. `insert` and `contains` take points on the map only (they assert); sets that are compared or
// combined must be of the same size.
#pragma once

#include "core/grid/point.h"

#include <cassert>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fovlab {

class CellSet {
public:
    CellSet() = default;
    CellSet(int width, int height);

    int width() const { return width_; }
    int height() const { return height_; }

    bool contains(Point p) const { return (words_[word(p)] >> bit(p) & 1U) != 0; }
    void insert(Point p) { words_[word(p)] |= std::uint64_t{1} << bit(p); }
    void erase(Point p) { words_[word(p)] &= ~(std::uint64_t{1} << bit(p)); }

    // How many cells are in the set.
    std::size_t count() const;

    // Sixty-four cells at a time, in the order of Grid::index, the first in the lowest bit: for loops over many.
    std::size_t word_count() const { return words_.size(); }
    std::uint64_t bits(std::size_t word) const { return words_[word]; }

    // The cells that are here but not in `other`.
    CellSet without(const CellSet& other) const;

    friend bool operator==(const CellSet& a, const CellSet& b) {
        return a.width_ == b.width_ && a.height_ == b.height_ && a.words_ == b.words_;
    }
    friend bool operator!=(const CellSet& a, const CellSet& b) { return !(a == b); }

private:
    std::size_t index(Point p) const {
        assert(p.x >= 0 && p.y >= 0 && p.x < width_ && p.y < height_);
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(p.x);
    }
    std::size_t word(Point p) const { return index(p) / 64; }
    unsigned bit(Point p) const { return static_cast<unsigned>(index(p) % 64); }

    int width_ = 0;
    int height_ = 0;
    std::vector<std::uint64_t> words_;
};

}  // namespace fovlab
