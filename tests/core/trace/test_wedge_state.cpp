#include "core/trace/wedge_state.h"

#include "core/trace/cursor.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace fovlab {
namespace {

using test::for_each_run_with_wedges;

template <class Check>
void for_each_span(const WedgeTree& tree, Check check) {
    for (std::size_t i = 0; i < Sector::k_count; ++i) {
        const Sector sector = Sector::of_index(i);
        for (int depth = 1; depth <= tree.depth(sector); ++depth) {
            for (const WedgeSpan& span : tree.at(sector, depth)) {
                check(span);
            }
        }
    }
}

}  // namespace

TEST_CASE(
    "at every step the states are the frame's: one row runs, those that wait wait, the rest is over or to "
    "come") {
    for_each_run_with_wedges(8, 9, 8, [](const Recording& run) {
        const WedgeTree tree(run.trace);
        Cursor cursor(run.trace);
        for (std::size_t step = 0; step <= run.trace.size(); ++step) {
            cursor.go_to(step);
            const Frame frame = cursor.frame();
            const WedgeStates states(frame);
            std::size_t running = 0;
            std::size_t waiting = 0;
            for_each_span(tree, [&](const WedgeSpan& span) {
                const WedgeState state = states.of(span);
                running += state == WedgeState::running ? 1 : 0;
                waiting += state == WedgeState::waiting ? 1 : 0;
                REQUIRE((state == WedgeState::done) == (span.over_after <= step));
                if (state == WedgeState::to_come) {
                    REQUIRE((!span.row || span.begun_after > step));
                }
                if (state == WedgeState::running) {
                    REQUIRE(frame.running->wedge == span.wedge);
                    REQUIRE(frame.running->depth == span.depth);
                }
            });
            REQUIRE(running == (frame.running ? 1 : 0));
            REQUIRE(waiting == frame.waiting.size());
        }
    });
}

TEST_CASE("what has been scanned of a row grows from its start to its end") {
    for_each_run_with_wedges(8, 9, 8, [](const Recording& run) {
        if (run.rules.slopes != SlopeArithmetic::exact) {
            return;
        }
        const WedgeTree tree(run.trace);
        Cursor cursor(run.trace);
        for_each_span(tree, [&](const WedgeSpan& span) {
            if (!span.row) {
                return;
            }
            double before = span.start;
            for (std::size_t step = span.begun_after; step <= span.over_after; ++step) {
                cursor.go_to(step);
                const Frame frame = cursor.frame();
                const double scanned = WedgeStates(frame).scanned_to(span);
                REQUIRE(scanned >= before);
                REQUIRE(scanned <= std::max(span.start, span.end));
                before = scanned;
            }
            REQUIRE(before == span.end);
        });
    });
}

}  // namespace fovlab
