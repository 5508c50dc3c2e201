// Every cell of a set, row by row.
//
// Units: cells.
#pragma once

#include "core/grid/cell_set.h"

#include <bit>
#include <cstddef>
#include <cstdint>

namespace fovlab {

// Calls `visit` with each cell. Sixty-four cells that are not in the set cost one look.
template <class Visit>
void each_cell(const CellSet& cells, const Visit& visit) {
    const auto width = static_cast<std::size_t>(cells.width());
    for (std::size_t word = 0; word < cells.word_count(); ++word) {
        for (std::uint64_t left = cells.bits(word); left != 0; left &= left - 1) {
            const std::size_t index = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
            visit(Point{static_cast<int>(index % width), static_cast<int>(index / width)});
        }
    }
}

}  // namespace fovlab
