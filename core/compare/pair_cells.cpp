#include "core/compare/pair_cells.h"

#include <algorithm>
#include <bit>

namespace fovlab {

PairCells::PairCells(const Grid& grid, Among among)
    : cells_(grid.width(), grid.height()),
      end_(static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height())) {
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (takes_part(grid.at({x, y}), among)) {
                cells_.insert({x, y});
            }
        }
    }
    std::uint32_t before = 0;
    for (std::size_t word = 0; word < cells_.word_count(); ++word) {
        before_.push_back(before);
        before += static_cast<std::uint32_t>(std::popcount(cells_.bits(word)));
    }
    before_.push_back(before);
}

std::size_t PairCells::before(std::size_t index) const {
    const std::size_t word = index / 64;
    const unsigned bit = index % 64;
    if (bit == 0) {
        return before_[word];
    }
    const std::uint64_t earlier = cells_.bits(word) & ((std::uint64_t{1} << bit) - 1);
    return before_[word] + static_cast<std::size_t>(std::popcount(earlier));
}

std::size_t PairCells::index_of(std::size_t number) const {
    if (number >= count()) {
        return end_;
    }
    const auto above = std::upper_bound(before_.begin(), before_.end(), number);
    const auto word = static_cast<std::size_t>(above - before_.begin()) - 1;
    std::uint64_t bits = cells_.bits(word);
    for (std::size_t skip = number - before_[word]; skip > 0; --skip) {
        bits &= bits - 1;
    }
    return word * 64 + static_cast<std::size_t>(std::countr_zero(bits));
}

std::size_t PairCells::next(std::size_t index) const { return index_of(before(index)); }

}  // namespace fovlab
