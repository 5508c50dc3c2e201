#include "core/compare/partners.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace fovlab {

PartnerSearch::PartnerSearch(Grid grid, Point cell, Algorithm algorithm, const Rules& rules, Among among)
    : grid_(std::move(grid)),
      cell_(cell),
      algorithm_(algorithm),
      rules_(rules),
      members_(grid_, among),
      visible_(grid_.width(), grid_.height()),
      found_{visible_, visible_} {
    assert(grid_.contains(cell));
    if (!members_.cells().contains(cell)) {
        return;
    }
    visible_ = see(grid_, cell, algorithm, rules).visible;
    const int reach = std::min(rules.range.radius.last_depth(), grid_.height());
    const auto width = static_cast<std::size_t>(grid_.width());
    first_ = at_ = static_cast<std::size_t>(std::max(cell.y - reach, 0)) * width;
    end_ = static_cast<std::size_t>(std::min(cell.y + reach + 1, grid_.height())) * width;
    skip_out_of_range();
}

void PartnerSearch::work(std::uint64_t budget) {
    for (std::uint64_t spent = 0; !done();) {
        spent += ask_next();
        if (spent >= budget) {
            return;
        }
    }
}

// Who is out of range can neither see the cell nor be seen by it.
void PartnerSearch::skip_out_of_range() {
    const auto width = static_cast<std::size_t>(grid_.width());
    for (at_ = members_.next(at_); at_ < end_; at_ = members_.next(at_ + 1)) {
        const Point other{static_cast<int>(at_ % width), static_cast<int>(at_ / width)};
        if (other != cell_ && rules_.range.contains(other - cell_)) {
            return;
        }
    }
}

std::uint64_t PartnerSearch::ask_next() {
    const auto width = static_cast<std::size_t>(grid_.width());
    const Point other{static_cast<int>(at_ % width), static_cast<int>(at_ / width)};
    const Sight sight = see(grid_, other, algorithm_, rules_);
    const bool sees = visible_.contains(other);
    const bool seen = sight.visible.contains(cell_);
    if (sees && !seen) {
        found_.seen.insert(other);
    }
    if (seen && !sees) {
        found_.seers.insert(other);
    }
    ++at_;
    skip_out_of_range();
    return sight.examined + 1;
}

double PartnerSearch::share() const {
    return done() ? 1.0 : static_cast<double>(at_ - first_) / static_cast<double>(end_ - first_);
}

const OneWayPartners& PartnerSearch::partners() const {
    assert(done());
    return found_;
}

}  // namespace fovlab
