#include "app/session/history.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace fovlab {

std::size_t bytes_of(const Scenario& document) {
    const Grid& grid = document.grid;
    std::size_t bytes = sizeof(Scenario) +
                        static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height()) +
                        document.title.capacity() + document.things.capacity() * sizeof(Thing) +
                        document.torches.capacity() * sizeof(Torch) + grid.rooms().capacity() * sizeof(Room) +
                        document.legend.capacity() * sizeof(LegendEntry);
    for (const LegendEntry& entry : document.legend) {
        bytes += entry.name.capacity();
    }
    return bytes + (document.walk ? document.walk->moves.capacity() : 0);
}

void History::remember(Version before) {
    past_.push_back(std::move(before));
    forgotten_future_ = std::exchange(future_, {});
    ++revision_;
    forget_oldest();
}

Version History::take_back() {
    assert(!past_.empty());
    Version before = std::move(past_.back());
    past_.pop_back();
    future_ = std::exchange(forgotten_future_, {});
    ++revision_;
    return before;
}

std::optional<Version> History::undo(Version now) {
    if (past_.empty()) {
        return std::nullopt;
    }
    return go_to(present() - 1, std::move(now));
}

std::optional<Version> History::redo(Version now) {
    if (future_.empty()) {
        return std::nullopt;
    }
    return go_to(present() + 1, std::move(now));
}

const Version& History::at(std::size_t index) const {
    assert(index < size() && index != present());
    return index < present() ? past_[index] : future_[size() - 1 - index];
}

Version History::go_to(std::size_t index, Version now) {
    assert(index < size() && index != present());
    while (index < present()) {
        future_.push_back(std::exchange(now, std::move(past_.back())));
        past_.pop_back();
    }
    while (index > present()) {
        past_.push_back(std::exchange(now, std::move(future_.back())));
        future_.pop_back();
    }
    return now;
}

std::size_t History::bytes() const {
    std::size_t bytes = 0;
    const SavedFile* saved = nullptr;  // counted with the first of those in a row that share it
    const auto count = [&](const auto& versions) {
        for (const Version& version : versions) {
            bytes += bytes_of(version.document) + sizeof(Version) - sizeof(Scenario);
            if (version.saved && version.saved.get() != saved) {
                bytes += bytes_of(version.saved->document);
            }
            saved = version.saved.get();
        }
    };
    count(past_);
    count(future_);
    count(forgotten_future_);
    return bytes;
}

void History::forget_oldest() {
    if (past_.size() <= k_fewest_kept) {
        return;
    }
    for (std::size_t all = bytes(); past_.size() > k_fewest_kept && all > k_most_bytes;) {
        all -= std::min(all, bytes_of(past_.front().document) + sizeof(Version) - sizeof(Scenario));
        past_.pop_front();
        forgot_ = true;
    }
}

}  // namespace fovlab
