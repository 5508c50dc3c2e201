// Frames: all that is true after a step. Checked against what a trace itself says will happen and has happened.
#include "core/trace/cursor.h"
#include "tests/support/same.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstddef>
#include <optional>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// When each row of a trace is announced (a split, the end of the row before it, or its own beginning) and all its
// events.
struct RowLife {
    std::size_t announced = 0;
    std::vector<std::size_t> events;

    std::optional<std::size_t> next_event(std::size_t step) const {
        const auto found = std::lower_bound(events.begin(), events.end(), step);
        return found == events.end() ? std::nullopt : std::optional<std::size_t>(*found);
    }
};

std::vector<RowLife> lives_of(const Trace& trace) {
    std::vector<RowLife> lives(trace.rows().size());
    for (std::size_t row = 0; row < lives.size(); ++row) {
        lives[row].announced = trace.rows()[row].step;
    }
    for (std::size_t step = 0; step < trace.size(); ++step) {
        const std::optional<int> row = trace.row_of(step);
        if (!row) {
            continue;
        }
        lives[static_cast<std::size_t>(*row)].events.push_back(step);
        const Event event = trace.event(step);
        std::optional<int> begins;
        if (const auto* split = std::get_if<Split>(&event)) {
            begins = trace.first_row(split->child);
        } else if (std::holds_alternative<RowEnded>(event)) {
            begins = trace.rows()[static_cast<std::size_t>(*row)].next;
        }
        if (begins) {
            lives[static_cast<std::size_t>(*begins)].announced = step;
        }
    }
    return lives;
}

// The rows that wait after `step` steps, in the order in which the trace goes on with them.
std::vector<int> waiting_by_the_future(const std::vector<RowLife>& lives, const Frame& frame) {
    std::vector<std::pair<std::size_t, int>> turns;
    for (std::size_t row = 0; row < lives.size(); ++row) {
        const std::optional<std::size_t> next = lives[row].next_event(frame.step);
        const bool runs = frame.running && frame.running->row == static_cast<int>(row);
        if (lives[row].announced < frame.step && next && !runs) {
            turns.emplace_back(*next, static_cast<int>(row));
        }
    }
    std::sort(turns.begin(), turns.end());
    std::vector<int> rows;
    for (const auto& [step, row] : turns) {
        rows.push_back(row);
    }
    return rows;
}

// The row that the last step belongs to, unless that step ended it.
std::optional<int> running_by_the_past(const Trace& trace, std::size_t step) {
    if (step == 0 || trace.kind(step - 1) == EventKind::row_end) {
        return std::nullopt;
    }
    return trace.row_of(step - 1);
}

// The far right corner of a wall, as columns to the left per row.
Slope behind_in_octant(Place wall, const Slope& like) {
    if (std::holds_alternative<Fraction>(like)) {
        return Fraction{-1 - 2 * wall.column, 2 * wall.depth + 1};
    }
    return FloatSlope{(static_cast<float>(wall.column) + 0.5F) / (static_cast<float>(-wall.depth) - 0.5F)};
}

bool begins_sector(EventKind kind) { return kind == EventKind::quadrant || kind == EventKind::octant; }

// A wedge in its row after `step` steps, from the row's own events.
LiveWedge live_by_the_past(const Trace& trace, const RowLife& life, int row, std::size_t step) {
    const RowBegan& began = trace.rows()[static_cast<std::size_t>(row)].began;
    LiveWedge live{began.wedge,  began.parent, began.depth,  began.start, began.end,  began.start_by,
                   began.end_by, row,          std::nullopt, false,       began.start};
    for (const std::size_t at : life.events) {
        if (at >= step) {
            break;
        }
        live.begun = true;
        const Event event = trace.event(at);
        if (const auto* cell = std::get_if<CellExamined>(&event)) {
            live.column = cell->in_wedge->column;
        } else if (const auto* narrowed = std::get_if<Narrowed>(&event)) {
            live.start = live.rest = narrowed->start;
            live.start_by = narrowed->start_by;
        } else if (const auto* split = std::get_if<Split>(&event)) {
            const Sector sector = trace.rows()[static_cast<std::size_t>(row)].sector;
            const Place wall = place_of(sector, split->end_by - trace.viewer());
            if (sector.is_octant()) {
                live.rest = behind_in_octant(wall, split->end);
                continue;
            }
            // The far edge of a wall is half a column right of its middle.
            if (std::holds_alternative<Fraction>(split->end)) {
                live.rest = Fraction{2 * wall.column + 1, 2 * wall.depth};
            } else {
                live.rest =
                    FloatSlope{static_cast<float>(2 * wall.column + 1) / static_cast<float>(2 * wall.depth)};
            }
        }
    }
    return live;
}

std::vector<int> rows_of(const std::vector<LiveWedge>& wedges) {
    std::vector<int> rows;
    for (const LiveWedge& wedge : wedges) {
        rows.push_back(wedge.row);
    }
    return rows;
}

void check_frame(const Trace& trace, const std::vector<RowLife>& lives, const Frame& frame) {
    const std::optional<int> running = running_by_the_past(trace, frame.step);
    REQUIRE(frame.running.has_value() == running.has_value());
    std::vector<LiveWedge> live = frame.waiting;
    if (running) {
        CHECK(frame.running->row == *running);
        live.push_back(*frame.running);
    }
    CHECK(rows_of(frame.waiting) == waiting_by_the_future(lives, frame));
    for (const LiveWedge& wedge : live) {
        const RowLife& life = lives[static_cast<std::size_t>(wedge.row)];
        CHECK(same(wedge, live_by_the_past(trace, life, wedge.row, frame.step)));
    }
}

// The cell that the running (or just ended) row examined last.
std::optional<Point> cell_by_the_past(const Trace& trace, std::size_t step) {
    const std::optional<int> row = step == 0 ? std::nullopt : trace.row_of(step - 1);
    for (std::size_t at = step; row && at-- > trace.rows()[static_cast<std::size_t>(*row)].step;) {
        if (trace.kind(at) == EventKind::cell && trace.row_of(at) == row) {
            return std::get<CellExamined>(trace.event(at)).at;
        }
    }
    return std::nullopt;
}

}  // namespace

TEST_CASE("what runs and what waits, and in which order, is what the rest of the trace goes on with") {
    for_each_run_with_wedges(50, 13, 11, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        const std::vector<RowLife> lives = lives_of(trace);
        Cursor cursor(trace);
        for (std::size_t step = 0; step <= trace.size(); ++step) {
            CAPTURE(step);
            cursor.go_to(step);
            check_frame(trace, lives, cursor.frame());
        }
    });
}

TEST_CASE("the first that waits is the next to begin or go on when the running row is over") {
    for_each_run_with_wedges(50, 13, 11, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        Cursor cursor(trace);
        int wrong = 0;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            cursor.go_to(step);
            const Frame frame = cursor.frame();
            if (frame.running) {
                continue;
            }
            const std::optional<int> next = trace.row_of(step);
            if (!frame.waiting.empty()) {
                wrong += next != frame.waiting.front().row;
            } else {  // a sector's first row comes unannounced
                wrong += next && !begins_sector(trace.kind(step - 1));
            }
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE("in the end nothing runs and nothing waits, and every quadrant ends so") {
    for_each_run_with_wedges(60, 20, 16, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        Cursor cursor(trace);
        for (std::size_t step = 0; step <= trace.size(); ++step) {
            if (step == trace.size() || begins_sector(trace.kind(step))) {
                cursor.go_to(step);
                CHECK_FALSE(cursor.frame().running);
                CHECK(cursor.frame().waiting.empty());
            }
        }
    });
}

TEST_CASE("a frame tells its step, its last event, its quadrant, and the cell that its row examined last") {
    for_each_run_with_wedges(50, 13, 11, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        Cursor cursor(trace);
        std::optional<Sector> sector;
        for (std::size_t step = 0; step <= trace.size(); ++step) {
            CAPTURE(step);
            cursor.go_to(step);
            const Frame frame = cursor.frame();
            CHECK(frame.step == step);
            CHECK(frame.last.has_value() == (step > 0));
            if (step > 0) {
                CHECK(same(*frame.last, trace.event(step - 1)));
                if (const auto* began = std::get_if<QuadrantBegan>(&*frame.last)) {
                    sector = began->quadrant;
                } else if (const auto* octant = std::get_if<OctantBegan>(&*frame.last)) {
                    sector = octant->octant;
                }
            }
            CHECK(frame.sector == sector);
            CHECK(frame.cell == cell_by_the_past(trace, step));
        }
    });
}

TEST_CASE("going to a step at once gives the frame that one comes to step by step") {
    std::size_t longest = 0;
    for_each_run_with_wedges(12, 90, 70, [&longest](const Recording& recording) {
        const Trace& trace = recording.trace;
        longest = std::max(longest, trace.size());
        std::vector<Frame> frames;
        Cursor walker(trace);
        walker.go_to(std::size_t{0});
        do {
            frames.push_back(walker.frame());
        } while (walker.forward(Stride::event));

        Random random(trace.size());
        Cursor jumper(trace);
        int wrong = 0;
        for (int jump = 0; jump < 60; ++jump) {
            const auto step = static_cast<std::size_t>(random.below(static_cast<int>(frames.size())));
            jumper.go_to(step);
            wrong += !same(jumper.frame(), frames[step]);
            Cursor fresh(trace);  // without the checkpoints of earlier jumps
            fresh.go_to(step);
            wrong += !same(fresh.frame(), frames[step]);
        }
        for (std::size_t step = frames.size(); step-- > 0;) {
            jumper.go_to(step);
            wrong += step % 16 == 0 && !same(jumper.frame(), frames[step]);
        }
        CHECK(wrong == 0);
    });
    CHECK(longest > 3000);  // checkpoints are 1,024 steps apart: some traces must have several
}

TEST_CASE("a cut trace still has a frame for each of its steps") {
    const View view = view_of({
        ".......",
        ".#.#.#.",
        ".......",
        "...@...",
    });
    const std::size_t whole = record(view.grid, view.viewer, Algorithm::symmetric, Rules{}).trace.size();
    for (const ScanOrder order : k_orders) {
        Rules rules;
        rules.order = order;
        for (std::size_t limit = 0; limit < whole; ++limit) {
            Recorder recorder(view.grid, view.viewer, limit);
            symmetric_shadowcast(view.grid, view.viewer, rules, recorder);
            const Trace trace = recorder.take();
            Cursor cursor(trace);
            for (std::size_t step = 0; step <= trace.size(); ++step) {
                cursor.go_to(step);
                CHECK(cursor.frame().step == step);
            }
        }
    }
}
