#include "core/explore/journey.h"

#include <algorithm>
#include <cassert>
#include <iterator>
#include <optional>
#include <utility>

namespace fovlab {
namespace {

constexpr std::size_t k_most_kept = 1024;

}  // namespace

Journey::Journey(Level level, Point start, WalkRules rules, std::string moves,
                 std::vector<std::size_t> forgotten)
    : moves_(std::move(moves)), forgotten_(std::move(forgotten)), walker_(std::move(level), start, rules) {
    assert(moves_.size() <= k_most_moves);
    set_out(walker_);
    replay_to(moves_.size());
}

void Journey::go_to(std::size_t moves_done) {
    assert(moves_done <= moves_.size());
    const auto after = std::upper_bound(kept_.begin(), kept_.end(), moves_done,
                                        [](std::size_t done, const Kept& kept) { return done < kept.done; });
    const Kept& nearest = *std::prev(after);
    if (moves_done < done_ || nearest.done > done_) {
        walker_ = nearest.walker;
        done_ = nearest.done;
    }
    replay_to(moves_done);
}

bool Journey::move(Move move) {
    if (done_ >= k_most_moves) {
        return false;
    }
    drop_beyond();
    moves_.resize(done_);
    forgotten_.erase(std::upper_bound(forgotten_.begin(), forgotten_.end(), done_), forgotten_.end());
    moves_ += letter(move);
    replay_to(moves_.size());
    return true;
}

void Journey::forget() {
    const auto place = std::lower_bound(forgotten_.begin(), forgotten_.end(), done_);
    if (place == forgotten_.end() || *place != done_) {
        forgotten_.insert(place, done_);
    }
    drop_beyond();
    walker_.forget();
    if (kept_.back().done == done_) {
        kept_.back().walker = walker_;
    }
}

void Journey::see_by(WalkRules rules) {
    const std::size_t done = done_;
    const Level& level = kept_.front().walker.level();
    const Point start = kept_.front().walker.at();
    set_out(Walker(level, start, rules));
    replay_to(done);
}

std::vector<Journey::Said> Journey::log(std::size_t most) const {
    const auto end = std::upper_bound(said_.begin(), said_.end(), done_,
                                      [](std::size_t done, const Said& said) { return done < said.move; });
    const auto count = std::min(most, static_cast<std::size_t>(end - said_.begin()));
    return {end - static_cast<std::ptrdiff_t>(count), end};
}

void Journey::set_out(Walker walker) {
    walker_ = std::move(walker);
    kept_.clear();
    said_.clear();
    apart_ = 1;
    done_ = 0;
    told_ = 0;
    for (const std::string& words : walker_.messages()) {
        said_.push_back({0, words});
    }
    arrived();
}

void Journey::replay_to(std::size_t moves_done) {
    while (done_ < moves_done) {
        const std::optional<Move> move = move_of_letter(moves_[done_]);
        assert(move);
        walker_.move(*move);
        ++done_;
        if (done_ > told_) {
            told_ = done_;
            for (const std::string& words : walker_.messages()) {
                said_.push_back({done_, words});
            }
        }
        arrived();
    }
}

void Journey::arrived() {
    if (std::binary_search(forgotten_.begin(), forgotten_.end(), done_)) {
        walker_.forget();
    }
    if (done_ % apart_ == 0 && (kept_.empty() || kept_.back().done < done_)) {
        keep();
    }
}

// When there are too many, every other one goes, and from then on they lie twice as far apart.
void Journey::keep() {
    kept_.push_back({done_, walker_});
    if (kept_.size() > std::clamp(k_most_bytes / walker_.size(), std::size_t{2}, k_most_kept)) {
        apart_ *= 2;
        const auto odd = [&](const Kept& kept) { return kept.done % apart_ != 0; };
        kept_.erase(std::remove_if(kept_.begin(), kept_.end(), odd), kept_.end());
    }
}

void Journey::drop_beyond() {
    const auto kept_beyond = [&](const Kept& kept) { return kept.done > done_; };
    kept_.erase(std::remove_if(kept_.begin(), kept_.end(), kept_beyond), kept_.end());
    const auto said_beyond = [&](const Said& said) { return said.move > done_; };
    said_.erase(std::remove_if(said_.begin(), said_.end(), said_beyond), said_.end());
    told_ = done_;
}

}  // namespace fovlab
