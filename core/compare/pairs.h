// How many pairs of cells see each other, and how many only one way: the count that decides which algorithm is fair.
//
// Over all unordered pairs of different cells that take part (pair_cells.h): `in_range` of each other; `mutual`, each
// sees the other; `one_way`, exactly one does. Every viewer's sight is asked of one function, `see`, whatever the
// algorithm: nothing is taken for granted, not even that symmetric shadowcasting has no one-way pairs.
//
// A job that can be done in pieces, a value without threads: `work` does about as much as it is told and returns. A
// piece overruns by one sight at most.
//
// Pairs are counted as a stream, never as a matrix of the whole map. A block of viewers is held, with what each sees
// of the cells after it, as bits; every later viewer that can be in range is asked once and met with the block, and
// then the next block begins. With a radius a block is many rows, so that few viewers are asked again. Without one,
// the work grows with the square of the map once that no longer fits into a single block.
//
// Units: cells; cost in cells examined, to which each sight adds a little for setting it up.
// Memory: at most k_block_bytes for the block, 4 bytes a cell of the map for the counts, and a copy of the map.
#pragma once

#include "core/compare/pair_cells.h"
#include "core/fov/catalogue.h"

#include <cstddef>
#include <cstdint>
#include <functional>
#include <optional>
#include <vector>

namespace fovlab {

struct PairCount {
    std::uint64_t cells = 0;  // that take part
    std::uint64_t in_range = 0;
    std::uint64_t mutual = 0;
    std::uint64_t one_way = 0;

    friend bool operator==(const PairCount& a, const PairCount& b) {
        return a.cells == b.cells && a.in_range == b.in_range && a.mutual == b.mutual &&
               a.one_way == b.one_way;
    }
    friend bool operator!=(const PairCount& a, const PairCount& b) { return !(a == b); }
};

class PairCounter {
public:
    static constexpr std::size_t k_block_bytes = std::size_t{32} << 20U;

    // Told of each one-way pair once, in no order that means anything.
    using OneWayVisitor = std::function<void(Point seer, Point seen)>;

    // `block_bytes` bounds the block; it holds one viewer at least.
    PairCounter(Grid grid, Algorithm algorithm, const Rules& rules, Among among = Among::clear,
                OneWayVisitor visitor = {}, std::size_t block_bytes = k_block_bytes);

    // Works until about this cost is spent, or all is done. At least one viewer is asked.
    void work(std::uint64_t budget);

    bool done() const { return phase_ == Phase::done; }
    // Only when done (asserts).
    const PairCount& count() const;
    // How many cells this one sees that do not see it. 0 for a cell that takes no part. Only when done (asserts).
    std::uint32_t one_way_from(Point cell) const;
    const std::vector<std::uint32_t>& one_way_counts() const;  // of all cells, by Grid::index

    // The part of the viewers that have been asked, 0 to 1.
    double share() const;
    // What has been spent, and what the whole will cost: a guess from a few viewers all over the map, which are asked
    // before the count itself begins, and from all viewers since. None before the first of them.
    std::uint64_t spent() const { return spent_; }
    std::optional<std::uint64_t> expected() const;

    // Do those few still have to be asked? The guess is rough until then.
    bool samples() const { return phase_ == Phase::sample; }

    const Grid& grid() const { return grid_; }
    std::size_t block_bytes() const { return bits_.capacity() * sizeof(std::uint64_t); }

private:
    enum class Phase : std::uint8_t { sample, fill, meet, tell, done };

    // A viewer, or a cell that one sees.
    struct Cell {
        std::size_t index = 0;
        Point at;
    };

    void set_range();
    void set_blocks(std::size_t block_bytes);
    std::size_t last_in_reach(std::size_t index) const;
    void begin_block(std::size_t number);

    Sight ask(Point viewer);
    void sample();
    void fill(Cell viewer);
    void meet(Cell viewer);
    void tell(Cell viewer);
    void step();

    void pair(Cell earlier, Cell later);
    std::uint64_t in_range_after(Cell viewer) const;
    std::size_t bits_of(Cell viewer) const;
    std::size_t bit(Cell from, Point to) const;
    template <class Visit>
    void for_each_seen(const CellSet& visible, Point viewer, int first_row, int last_row, Visit visit) const;
    Cell cell(std::size_t index) const;

    Grid grid_;
    Algorithm algorithm_;
    Rules rules_;
    PairCells members_;
    OneWayVisitor visitor_;

    std::vector<int> widest_;  // column that is in range, for each row from the viewer's on; −1: none
    int reach_ = 0;            // rows and columns from the viewer
    bool all_columns_ = false;
    int columns_ = 1;             // kept for each row that a viewer sees of
    std::size_t words_each_ = 0;  // for each viewer of a block
    std::size_t block_size_ = 1;  // viewers

    Phase phase_ = Phase::sample;
    std::size_t at_ = 0;  // the viewer to ask next, or the number of the next sample
    std::size_t block_first_ = 0;
    std::size_t block_end_ = 0;
    std::size_t meet_end_ = 0;
    std::vector<std::uint64_t> bits_;

    PairCount count_;
    std::uint64_t seen_ = 0;              // by all viewers together
    std::vector<std::uint32_t> one_way_;  // seen by each cell, less those that see it: whole when done

    std::uint64_t spent_ = 0;
    std::uint64_t to_ask_ = 0;
    std::uint64_t asked_ = 0;
    std::uint64_t sampled_ = 0;
    std::uint64_t asked_cost_ = 0;  // of those asked and sampled
};

}  // namespace fovlab
