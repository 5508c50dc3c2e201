// The one-way partners of a cell: those that it sees and that do not see it, and those that see it unseen.
//
// A job in pieces, as the count of all pairs is (pairs.h), and by the same meaning of a pair. A cell that takes no
// part has no partners. Units: cells; cost in cells examined. The cell must be on the map (asserts).
// Memory: a copy of the map, and a bit a cell four times.
#pragma once

#include "core/compare/pair_cells.h"
#include "core/fov/catalogue.h"

#include <cstddef>
#include <cstdint>

namespace fovlab {

struct OneWayPartners {
    CellSet seen;   // by the cell, which they do not see
    CellSet seers;  // of the cell, which does not see them
};

class PartnerSearch {
public:
    PartnerSearch(Grid grid, Point cell, Algorithm algorithm, const Rules& rules, Among among = Among::clear);

    // Works until about this many cells are examined, or all is done. At least one viewer is asked.
    void work(std::uint64_t budget);

    bool done() const { return at_ >= end_; }
    // The part of the viewers that have been asked, 0 to 1.
    double share() const;
    // Only when done (asserts).
    const OneWayPartners& partners() const;

    Point cell() const { return cell_; }

private:
    std::uint64_t ask_next();
    void skip_out_of_range();

    Grid grid_;
    Point cell_;
    Algorithm algorithm_;
    Rules rules_;
    PairCells members_;
    CellSet visible_;  // from the cell
    OneWayPartners found_;
    std::size_t first_ = 0;  // the viewers that can be in range, as indices; one past the last
    std::size_t at_ = 0;
    std::size_t end_ = 0;
};

}  // namespace fovlab
