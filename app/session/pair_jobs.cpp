#include "app/session/pair_jobs.h"

#include <algorithm>
#include <bit>
#include <cassert>

namespace fovlab {
namespace {

constexpr std::size_t k_most_kept = 24;
// With a clock: looked at after so many cells; and a slice ends after so many whatever it says.
constexpr std::uint64_t k_piece = 10'000;
constexpr std::uint64_t k_most_cells = 20'000'000;
// What looks at so many cells from one place is not asked at each spot of a stroke.
constexpr std::size_t k_heavy_cells = 1'000'000;
// A first guess may be wrong by so much; beyond it no more need be asked to know that it is too long.
constexpr double k_surely = 8.0;
// Longer between two frames means that the window slept, not that the work was slow.
constexpr double k_longest_frame_ms = 100.0;
constexpr double k_newest_weighs = 0.2;

// The rules as far as they change what is seen, or how much is looked at.
Rules used_rules(const RunRules& run) {
    Rules rules;
    if (uses(run.algorithm, Option::radius)) {
        rules.range.radius = run.rules.range.radius;
    }
    if (uses(run.algorithm, Option::range) && !rules.range.radius.is_unlimited()) {
        rules.range.shape = run.rules.range.shape;
    }
    if (uses(run.algorithm, Option::floor)) {
        rules.floor = run.rules.floor;
    }
    if (uses(run.algorithm, Option::wall)) {
        rules.wall = run.rules.wall;
    }
    if (uses(run.algorithm, Option::slopes)) {
        rules.slopes = run.rules.slopes;
    }
    return rules;
}

std::size_t count_both(const CellSet& a, const CellSet& b) {
    std::size_t cells = 0;
    for (std::size_t word = 0; word < a.word_count(); ++word) {
        cells += static_cast<std::size_t>(std::popcount(a.bits(word) & b.bits(word)));
    }
    return cells;
}

}  // namespace

bool PairJobs::Entry::heavy() const { return tally && tally->examined > k_heavy_cells; }

bool same_run(const RunRules& a, const RunRules& b) {
    return a.algorithm == b.algorithm && used_rules(a) == used_rules(b);
}

// --- what is asked for

void PairJobs::look_at(const Grid& grid, Point viewer) {
    const bool other_map = !grid_ || *grid_ != grid;
    if (!other_map && viewer == viewer_) {
        return;
    }
    assert(grid.contains(viewer));
    viewer_ = viewer;
    for (Entry& entry : entries_) {
        entry.tally_old = true;
    }
    if (!other_map) {
        return;
    }
    const bool other_size = !grid_ || grid_->width() != grid.width() || grid_->height() != grid.height();
    grid_ = grid;
    clear_.emplace(grid, Among::clear);
    if (other_size) {
        forget();
        return;
    }
    for (Entry& entry : entries_) {
        entry.counter.reset();
        entry.allowed = false;
        entry.stopped = false;
        // Much the same map takes as long again, which need not be found out at each spot of a stroke.
        entry.too_long = entry.too_long && entry.heavy();
    }
}

void PairJobs::want(const std::vector<Wanted>& wanted) {
    for (Entry& entry : entries_) {
        entry.wanted = false;
        entry.pairs_wanted = false;
    }
    for (auto one = wanted.rbegin(); one != wanted.rend(); ++one) {
        const auto found = std::find_if(entries_.begin(), entries_.end(),
                                        [&](const Entry& entry) { return same_run(entry.run, one->run); });
        if (found == entries_.end()) {
            entries_.emplace_front().run = one->run;
        } else {
            entries_.splice(entries_.begin(), entries_, found);
        }
        entries_.front().wanted = true;
        entries_.front().pairs_wanted = entries_.front().pairs_wanted || one->pairs;
    }
    forget_some();
}

void PairJobs::forget_some() {
    while (entries_.size() > k_most_kept && !entries_.back().wanted) {
        entries_.pop_back();
    }
    for (Entry& entry : entries_) {
        if (!entry.pairs_wanted && entry.counter && !entry.counter->done()) {
            entry.counter.reset();  // nobody waits for it, and it holds memory
        }
    }
}

// --- the work

bool PairJobs::wants_work(const Entry& entry) {
    const bool pairs =
        entry.pairs_wanted && !entry.stopped && (!entry.too_long || entry.allowed) && !entry.counted();
    return entry.wanted && (entry.tally_old || pairs);
}

bool PairJobs::busy() const { return std::any_of(entries_.begin(), entries_.end(), wants_work); }

bool PairJobs::work(double since_last, Clock clock, bool painting) {
    if (last_slice_ > 0 && since_last > 0.0 && since_last < k_longest_frame_ms) {
        const double now = static_cast<double>(last_slice_) / since_last;
        cells_a_ms_ += k_newest_weighs * (now - cells_a_ms_);
    }
    last_slice_ = 0;
    const double began = clock ? clock() : 0.0;
    const auto time_left = [&] {
        return clock ? clock() - began < k_slice_ms && last_slice_ < k_most_cells
                     : last_slice_ < k_slice_cells;
    };
    bool news = false;
    // One sight for each run comes before all pairs, which take many.
    for (Entry& entry : entries_) {
        const bool waits = painting && entry.heavy();
        if (entry.wanted && entry.tally_old && !waits && time_left()) {
            look(entry);
            news = true;
        }
    }
    for (Entry& entry : entries_) {
        while (wants_work(entry) && !entry.tally_old && time_left()) {
            news = count(entry) || news;
        }
    }
    return news;
}

void PairJobs::look(Entry& entry) {
    const Sight sight = see(*grid_, viewer_, entry.run.algorithm, entry.run.rules);
    const std::size_t seen = sight.visible.count();
    entry.tally = Tally{seen, seen - count_both(sight.visible, clear_->cells()), sight.examined};
    entry.tally_old = false;
    last_slice_ += sight.examined + 1;
}

// A piece of the pairs; true when they are done, or are found to take too long.
bool PairJobs::count(Entry& entry) {
    if (!entry.counter) {
        entry.counter.emplace(*grid_, entry.run.algorithm, entry.run.rules);
        entry.judged = false;
    }
    PairCounter& counter = *entry.counter;
    const std::uint64_t before = counter.spent();
    counter.work(counter.samples() ? 1 : k_piece);
    last_slice_ += counter.spent() - before + 1;
    if (counter.done()) {
        entry.last = counter.count();
        return true;
    }
    judge(entry);
    return entry.too_long && !entry.allowed;
}

// Is it too long? That is found out before it begins, and then left at that.
void PairJobs::judge(Entry& entry) {
    const bool samples = entry.counter->samples();
    const auto cells = static_cast<double>(entry.counter->expected().value_or(0));
    entry.takes_ms = cells / std::max(cells_a_ms_, 1.0);
    if (entry.judged || entry.allowed) {
        return;
    }
    entry.judged = !samples;
    entry.too_long = entry.takes_ms > k_long_ms * (samples ? k_surely : 1.0);
    if (entry.too_long) {
        entry.counter.reset();  // it may wait for ever, and holds memory
    }
}

// --- what is known

const PairJobs::Entry* PairJobs::find(const RunRules& run) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(),
                                    [&](const Entry& entry) { return same_run(entry.run, run); });
    return found == entries_.end() ? nullptr : &*found;
}

// Under other rules, where under these nothing was ever counted: something to show until it is.
template <class Known>
const PairJobs::Entry* PairJobs::other_of(Algorithm algorithm, Known known) const {
    const auto found = std::find_if(entries_.begin(), entries_.end(), [&](const Entry& entry) {
        return entry.run.algorithm == algorithm && known(entry);
    });
    return found == entries_.end() ? nullptr : &*found;
}

RunCounts PairJobs::counts(const RunRules& run) const {
    RunCounts found;
    const Entry* entry = find(run);
    const auto has_tally = [](const Entry& one) { return one.tally.has_value(); };
    const auto has_pairs = [](const Entry& one) { return one.last.has_value(); };
    if (const Entry* of = entry && entry->tally ? entry : other_of(run.algorithm, has_tally)) {
        found.tally = of->tally;
        found.tally_old = of != entry || of->tally_old;
    }
    const bool counted = entry && entry->counted();
    if (const Entry* of = entry && entry->last ? entry : other_of(run.algorithm, has_pairs)) {
        found.pairs = of->last;
        found.pairs_old = of != entry || !counted;
    }
    if (!entry) {
        return found;
    }
    found.counted = counted ? &*entry->counter : nullptr;
    found.share = entry->counter ? entry->counter->share() : 0.0;
    found.pairs_take_ms = entry->takes_ms;
    found.allowed = entry->allowed;
    found.stage = stage_of(*entry);
    return found;
}

RunCounts::Pairs PairJobs::stage_of(const Entry& entry) {
    using Pairs = RunCounts::Pairs;
    if (entry.counted()) {
        return Pairs::done;
    }
    if (!entry.pairs_wanted) {
        return Pairs::not_asked;
    }
    if (entry.stopped) {
        return Pairs::stopped;
    }
    return entry.too_long && !entry.allowed ? Pairs::too_long : Pairs::counting;
}

// --- long counts

bool PairJobs::waits(const Entry& entry) {
    const RunCounts::Pairs stage = stage_of(entry);
    return entry.wanted && (stage == RunCounts::Pairs::too_long || stage == RunCounts::Pairs::stopped);
}

std::optional<double> PairJobs::waiting_ms() const {
    std::optional<double> all;
    for (const Entry& entry : entries_) {
        if (waits(entry)) {
            all = all.value_or(0.0) + entry.takes_ms;
        }
    }
    return all;
}

bool PairJobs::counts_long() const {
    return std::any_of(entries_.begin(), entries_.end(), [](const Entry& entry) {
        return entry.wanted && entry.allowed && stage_of(entry) == RunCounts::Pairs::counting;
    });
}

void PairJobs::begin_long() {
    for (Entry& entry : entries_) {
        if (waits(entry)) {
            entry.allowed = true;
            entry.stopped = false;
        }
    }
}

void PairJobs::stop() {
    for (Entry& entry : entries_) {
        if (entry.wanted && stage_of(entry) == RunCounts::Pairs::counting) {
            entry.stopped = true;
        }
    }
}

}  // namespace fovlab
