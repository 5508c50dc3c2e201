// What is counted on the map at hand, for every run that something on the screen asks about: the cells it sees and
// looks at, and the pairs of cells that see each other and one way only.
//
// The work is done in slices between two frames, so that the window goes on drawing: a slice ends after k_slice_ms, by
// the clock that the driver hands in, or after a fixed number of cells. Whatever is of an earlier map, or of other
// rules, is told to be old until the new number is there. A count of pairs that would take longer than k_long_ms does
// not begin by itself: it says how long, and waits to be told to.
//
// Nobody asks, nothing runs. The answers are kept while the map stays, so that asking again costs nothing.
// Units: cells, milliseconds. A viewer is on the map (asserts).
#pragma once

#include "core/compare/pairs.h"
#include "core/fov/catalogue.h"

#include <cstddef>
#include <cstdint>
#include <list>
#include <optional>
#include <vector>

namespace fovlab {

// An algorithm under its rules; those that it does not use make no difference.
struct RunRules {
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
};
bool same_run(const RunRules& a, const RunRules& b);

// What one run comes to.
struct Tally {
    std::size_t seen = 0;
    std::size_t walls = 0;     // of the cells seen, those that are opaque
    std::size_t examined = 0;  // a cell counted each time
};

// What is known of a run now.
struct RunCounts {
    enum class Pairs : std::uint8_t { not_asked, counting, too_long, stopped, done };

    std::optional<Tally> tally;
    bool tally_old = false;
    std::optional<PairCount> pairs;
    bool pairs_old = false;
    Pairs stage = Pairs::not_asked;
    bool allowed = false;                  // to take long
    double share = 0.0;                    // of the pairs, while they are counted
    double pairs_take_ms = 0.0;            // in all, as far as it can be told
    const PairCounter* counted = nullptr;  // for each cell's own count; none while that is old
};

class PairJobs {
public:
    using Clock = double (*)();  // milliseconds

    static constexpr double k_slice_ms = 4.0;
    static constexpr std::uint64_t k_slice_cells = 50'000;  // where there is no clock
    static constexpr double k_long_ms = 10'000.0;

    struct Wanted {
        RunRules run;
        bool pairs = false;
    };

    // Another map makes all that is known old; from another place the pairs stay as they are.
    void look_at(const Grid& grid, Point viewer);
    // Numbers of an unrelated map say nothing about this one, not even as old ones.
    void forget() { entries_.clear(); }
    // All that is asked for, the most urgent first. What is not asked for any longer is not worked on.
    void want(const std::vector<Wanted>& wanted);

    // A slice of work, `since_last` after the one before. While a stroke is `painting` the map, runs that look at very
    // many cells wait for its end. True when a number has come.
    bool work(double since_last, Clock clock, bool painting);
    // Is there more to do?
    bool busy() const;

    RunCounts counts(const RunRules& run) const;

    // Of all counts that wait to be told to begin: how long they take together; none where none waits.
    std::optional<double> waiting_ms() const;
    // Is one being counted that takes long?
    bool counts_long() const;
    void begin_long();
    void stop();

private:
    struct Entry {
        RunRules run;
        bool wanted = false;
        bool pairs_wanted = false;
        bool too_long = false;
        bool judged = false;
        bool allowed = false;  // to take long
        bool stopped = false;
        double takes_ms = 0.0;  // the pairs in all, as far as it can be told
        std::optional<Tally> tally;
        bool tally_old = true;
        std::optional<PairCounter> counter;  // on the map at hand
        std::optional<PairCount> last;       // what was counted last, on whatever map

        bool counted() const { return counter && counter->done(); }
        bool heavy() const;
    };

    const Entry* find(const RunRules& run) const;
    template <class Known>
    const Entry* other_of(Algorithm algorithm, Known known) const;
    static bool wants_work(const Entry& entry);
    static bool waits(const Entry& entry);
    static RunCounts::Pairs stage_of(const Entry& entry);
    void look(Entry& entry);
    bool count(Entry& entry);
    void judge(Entry& entry);
    void forget_some();

    std::optional<Grid> grid_;
    std::optional<PairCells> clear_;
    Point viewer_;
    std::list<Entry> entries_;  // in the order in which they were asked for
    double cells_a_ms_ = static_cast<double>(k_slice_cells) / 16.0;  // of time that passes, drawing included
    std::uint64_t last_slice_ = 0;
};

}  // namespace fovlab
