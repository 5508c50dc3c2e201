#include "app/session/history.h"

#include <cassert>
#include <utility>

namespace fovlab {
namespace {

constexpr std::size_t k_most_cells = std::size_t{64} * 1024 * 1024;  // a cell is a byte
constexpr std::size_t k_fewest_kept = 32;

std::size_t cells_of(const Version& version) {
    const Grid& grid = version.document.grid;
    return static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height());
}

}  // namespace

void History::remember(Version before) {
    past_.push_back(std::move(before));
    forgotten_future_ = std::exchange(future_, {});
    forget_oldest();
}

Version History::take_back() {
    assert(!past_.empty());
    Version before = std::move(past_.back());
    past_.pop_back();
    future_ = std::exchange(forgotten_future_, {});
    return before;
}

std::optional<Version> History::undo(Version now) {
    if (past_.empty()) {
        return std::nullopt;
    }
    Version back = std::move(past_.back());
    past_.pop_back();
    future_.push_back(std::move(now));
    return back;
}

std::optional<Version> History::redo(Version now) {
    if (future_.empty()) {
        return std::nullopt;
    }
    Version on = std::move(future_.back());
    future_.pop_back();
    past_.push_back(std::move(now));
    return on;
}

void History::forget_oldest() {
    std::size_t cells = 0;
    for (const Version& version : past_) {
        cells += cells_of(version);
    }
    while (past_.size() > k_fewest_kept && cells > k_most_cells) {
        cells -= cells_of(past_.front());
        past_.pop_front();
    }
}

}  // namespace fovlab
