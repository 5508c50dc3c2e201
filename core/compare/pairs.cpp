#include "core/compare/pairs.h"

#include <algorithm>
#include <bit>
#include <cassert>
#include <utility>

namespace fovlab {
namespace {

constexpr std::size_t k_samples = 16;
// A sight begins with an empty set of all cells: as much work as examining one cell for so many.
constexpr std::uint64_t k_set_up_cells = 512;
// Going through what is left of a block: as much as examining one cell for so many words.
constexpr std::uint64_t k_words_a_cell = 8;

std::size_t size(int n) { return static_cast<std::size_t>(n); }

}  // namespace

PairCounter::PairCounter(Grid grid, Algorithm algorithm, const Rules& rules, Among among,
                         OneWayVisitor visitor, std::size_t block_bytes)
    : grid_(std::move(grid)),
      algorithm_(algorithm),
      rules_(rules),
      members_(grid_, among),
      visitor_(std::move(visitor)),
      one_way_(size(grid_.width()) * size(grid_.height())) {
    count_.cells = members_.count();
    if (count_.cells == 0) {
        phase_ = Phase::done;
        return;
    }
    set_range();
    set_blocks(block_bytes);
}

// --- what is in range, and how the viewers are parted into blocks

void PairCounter::set_range() {
    const Range& range = rules_.range;
    reach_ = std::min(range.radius.last_depth(), std::max(grid_.width(), grid_.height()));
    const int rows = std::min(reach_, grid_.height() - 1);
    int widest = reach_;
    for (int row = 0; row <= rows; ++row) {
        while (widest >= 0 && !range.contains({widest, row})) {
            --widest;
        }
        widest_.push_back(widest);
    }
}

void PairCounter::set_blocks(std::size_t block_bytes) {
    all_columns_ = 2 * reach_ + 1 >= grid_.width();
    columns_ = all_columns_ ? grid_.width() : 2 * reach_ + 1;
    words_each_ = (size(columns_) * widest_.size() + 63) / 64;
    block_size_ =
        std::clamp<std::size_t>(block_bytes / sizeof(std::uint64_t) / words_each_, 1, members_.count());
    bits_.reserve(block_size_ * words_each_);
    for (std::size_t first = 0; first < members_.count(); first += block_size_) {
        const std::size_t end = std::min(first + block_size_, members_.count());
        to_ask_ += end - first;
        to_ask_ += members_.before(last_in_reach(members_.index_of(end - 1))) - end;
    }
}

// One past the last index that the viewer at `index`, or one before it, can have in range.
std::size_t PairCounter::last_in_reach(std::size_t index) const {
    const std::size_t rows = std::min(index / size(grid_.width()) + size(reach_) + 1, size(grid_.height()));
    return rows * size(grid_.width());
}

void PairCounter::begin_block(std::size_t number) {
    if (number >= members_.count()) {
        phase_ = Phase::done;
        count_.one_way = seen_ - 2 * count_.mutual;
        std::vector<std::uint64_t>().swap(bits_);  // a finished count may be kept
        return;
    }
    phase_ = Phase::fill;
    const std::size_t end = std::min(number + block_size_, members_.count());
    block_first_ = at_ = members_.index_of(number);
    block_end_ = members_.index_of(end);
    meet_end_ = last_in_reach(members_.index_of(end - 1));
}

// --- the pieces of the work

void PairCounter::work(std::uint64_t budget) {
    const std::uint64_t stop = spent_ + budget;
    while (!done()) {
        step();
        if (spent_ >= stop) {
            return;
        }
    }
}

void PairCounter::step() {
    switch (phase_) {
        case Phase::sample:
            sample();
            return;
        case Phase::fill:
            fill(cell(at_));
            at_ = members_.next(at_ + 1);
            if (at_ >= block_end_) {
                phase_ = Phase::meet;
            }
            return;
        case Phase::meet:
            if (at_ < meet_end_) {
                meet(cell(at_));
                at_ = members_.next(at_ + 1);
                return;
            }
            at_ = block_first_;
            phase_ = Phase::tell;
            return;
        case Phase::tell:
            if (visitor_ && at_ < block_end_) {
                tell(cell(at_));
                at_ = members_.next(at_ + 1);
                return;
            }
            begin_block(members_.before(block_end_));
            return;
        case Phase::done:
            return;
    }
}

Sight PairCounter::ask(Point viewer) {
    Sight sight = see(grid_, viewer, algorithm_, rules_);
    const std::uint64_t cost = sight.examined + 1 + one_way_.size() / k_set_up_cells;
    spent_ += cost;
    asked_cost_ += cost;
    return sight;
}

void PairCounter::sample() {
    const std::size_t samples = std::min(k_samples, members_.count());
    // From the middle of each of so many equal parts.
    ask(cell(members_.index_of((2 * at_ + 1) * members_.count() / (2 * samples))).at);
    ++sampled_;
    if (++at_ == samples) {
        begin_block(0);
    }
}

// A viewer of the block: what it sees of the later cells is kept, what it sees of the earlier ones met with what they
// see.
void PairCounter::fill(Cell viewer) {
    ++asked_;
    const std::size_t begin = bits_of(viewer) * words_each_;
    if (bits_.size() < begin + words_each_) {
        bits_.resize(begin + words_each_);
    } else {
        std::fill_n(bits_.begin() + static_cast<std::ptrdiff_t>(begin), words_each_, 0);
    }
    std::uint32_t seen = 0;
    const Sight sight = ask(viewer.at);
    for_each_seen(sight.visible, viewer.at, viewer.at.y - reach_, viewer.at.y + reach_, [&](Cell other) {
        if (other.index == viewer.index) {
            return;
        }
        ++seen;
        if (other.index > viewer.index) {
            const std::size_t place = bit(viewer, other.at);
            bits_[place / 64] |= std::uint64_t{1} << place % 64;
        } else if (other.index >= block_first_) {
            pair(other, viewer);
        }
    });
    seen_ += seen;
    one_way_[viewer.index] += seen;
    count_.in_range += in_range_after(viewer);
}

// A viewer after the block.
void PairCounter::meet(Cell viewer) {
    ++asked_;
    const Sight sight = ask(viewer.at);
    const int first_row = std::max(viewer.at.y - reach_, cell(block_first_).at.y);
    const int last_row = cell(block_end_ - 1).at.y;
    for_each_seen(sight.visible, viewer.at, first_row, last_row, [&](Cell other) {
        if (other.index >= block_first_ && other.index < block_end_) {
            pair(other, viewer);
        }
    });
}

// The later one sees the earlier one, which is in the block.
void PairCounter::pair(Cell earlier, Cell later) {
    const std::size_t place = bit(earlier, later.at);
    const std::uint64_t mask = std::uint64_t{1} << place % 64;
    if ((bits_[place / 64] & mask) != 0) {
        bits_[place / 64] &= ~mask;  // what is left in the end is seen one way
        ++count_.mutual;
        --one_way_[earlier.index];
        --one_way_[later.index];
    } else if (visitor_) {
        visitor_(later.at, earlier.at);
    }
}

// What a viewer of the block sees, and was not met by.
void PairCounter::tell(Cell viewer) {
    spent_ += 1 + words_each_ / k_words_a_cell;
    const std::size_t begin = bits_of(viewer) * words_each_;
    for (std::size_t word = 0; word < words_each_; ++word) {
        for (std::uint64_t left = bits_[begin + word]; left != 0; left &= left - 1) {
            const std::size_t place = word * 64 + size(std::countr_zero(left));
            const int column = static_cast<int>(place % size(columns_));
            const int row = static_cast<int>(place / size(columns_));
            visitor_(viewer.at, {all_columns_ ? column : viewer.at.x - reach_ + column, viewer.at.y + row});
        }
    }
}

// --- places

PairCounter::Cell PairCounter::cell(std::size_t index) const {
    const auto width = size(grid_.width());
    return {index, {static_cast<int>(index % width), static_cast<int>(index / width)}};
}

// The place of a viewer in its block.
std::size_t PairCounter::bits_of(Cell viewer) const {
    return members_.before(viewer.index) - members_.before(block_first_);
}

std::size_t PairCounter::bit(Cell from, Point to) const {
    const int column = all_columns_ ? to.x : to.x - from.at.x + reach_;
    const std::size_t place = size(to.y - from.at.y) * size(columns_) + size(column);
    return bits_of(from) * words_each_ * 64 + place;
}

// Visits the cells of `visible` that take part and can be in range, within these rows.
template <class Visit>
void PairCounter::for_each_seen(const CellSet& visible, Point viewer, int first_row, int last_row,
                                Visit visit) const {
    const auto width = size(grid_.width());
    const std::size_t left = size(std::max(viewer.x - reach_, 0));
    const std::size_t right = size(std::min(viewer.x + reach_, grid_.width() - 1));
    const int bottom = std::min(last_row, grid_.height() - 1);
    for (int y = std::max(first_row, 0); y <= bottom; ++y) {
        const std::size_t row = size(y) * width;
        const std::size_t first = row + left;
        const std::size_t last = row + right;
        for (std::size_t word = first / 64; word <= last / 64; ++word) {
            std::uint64_t bits = visible.bits(word) & members_.cells().bits(word);
            if (word == first / 64) {
                bits &= ~std::uint64_t{0} << first % 64;
            }
            if (word == last / 64) {
                bits &= ~std::uint64_t{0} >> (63 - last % 64);
            }
            for (; bits != 0; bits &= bits - 1) {
                const std::size_t index = word * 64 + size(std::countr_zero(bits));
                visit(Cell{index, {static_cast<int>(index - row), y}});
            }
        }
    }
}

// The cells after the viewer that are in its range, row by row: no pair is looked at by itself.
std::uint64_t PairCounter::in_range_after(Cell viewer) const {
    std::uint64_t found = 0;
    for (int row = 0; row < static_cast<int>(widest_.size()); ++row) {
        const int y = viewer.at.y + row;
        const int widest = widest_[size(row)];
        if (y >= grid_.height() || widest < 0) {
            break;
        }
        const int left = row == 0 ? viewer.at.x + 1 : std::max(viewer.at.x - widest, 0);
        const int right = std::min(viewer.at.x + widest, grid_.width() - 1);
        if (left <= right) {
            const std::size_t begin = size(y) * size(grid_.width());
            found += members_.before(begin + size(right) + 1) - members_.before(begin + size(left));
        }
    }
    return found;
}

// --- how far it is

const PairCount& PairCounter::count() const {
    assert(done());
    return count_;
}

std::uint32_t PairCounter::one_way_from(Point cell) const {
    assert(done());
    return one_way_[grid_.index(cell)];
}

const std::vector<std::uint32_t>& PairCounter::one_way_counts() const {
    assert(done());
    return one_way_;
}

double PairCounter::share() const {
    return done() ? 1.0 : static_cast<double>(asked_) / static_cast<double>(to_ask_);
}

std::optional<std::uint64_t> PairCounter::expected() const {
    if (done()) {
        return spent_;
    }
    if (sampled_ == 0) {
        return std::nullopt;
    }
    const double each = static_cast<double>(asked_cost_) / static_cast<double>(asked_ + sampled_);
    return spent_ + static_cast<std::uint64_t>(each * static_cast<double>(to_ask_ - asked_));
}

}  // namespace fovlab
