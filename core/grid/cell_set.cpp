#include "core/grid/cell_set.h"

#include <bit>

namespace fovlab {

CellSet::CellSet(int width, int height)
    : width_(width),
      height_(height),
      words_((static_cast<std::size_t>(width) * static_cast<std::size_t>(height) + 63) / 64) {}

std::size_t CellSet::count() const {
    std::size_t cells = 0;
    for (const std::uint64_t word : words_) {
        cells += static_cast<std::size_t>(std::popcount(word));
    }
    return cells;
}

CellSet CellSet::without(const CellSet& other) const {
    assert(width_ == other.width_ && height_ == other.height_);
    CellSet rest = *this;
    for (std::size_t i = 0; i < words_.size(); ++i) {
        rest.words_[i] &= ~other.words_[i];
    }
    return rest;
}

}  // namespace fovlab
