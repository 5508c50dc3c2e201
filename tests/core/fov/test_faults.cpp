// Mistakes made on purpose: each changes what it says and nothing else, and whatever reads a run holds up under all of them.
#include "core/explain/sentence.h"
#include "core/explain/step_sentence.h"
#include "core/figure/step_scene.h"
#include "core/fov/catalogue.h"
#include "core/grid/each_cell.h"
#include "core/trace/cursor.h"
#include "core/trace/moment.h"
#include "core/trace/sight_map.h"
#include "core/trace/wedge_state.h"
#include "core/trace/wedge_tree.h"
#include "tests/support/maps.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <array>

using namespace fovlab;
using namespace fovlab::test;

namespace {

using Rows = std::vector<std::string>;

constexpr std::array k_faults{Fault::walls_unseen, Fault::ties_outwards, Fault::shadow_stays};

Rules with(Fault fault, Rules rules = {}) {
    rules.fault = fault;
    return rules;
}

CellSet seen(const Grid& grid, Point viewer, const Rules& rules) {
    return see(grid, viewer, Algorithm::symmetric, rules).visible;
}

// Calls check(grid, viewer) for the maps of 4 × 4 and each of their viewers.
template <class Check>
void for_each_small_view(Check check) {
    for (unsigned number = 0; number < k_maps_of_4x4; number += 5 * sweep_stride()) {
        const Grid grid = numbered_map(4, 4, number);
        for (int cell = 0; cell < 16; ++cell) {
            check(grid, Point{cell % 4, cell / 4});
        }
    }
}

template <class Check>
void for_each_faulty_run(int maps, Check check) {
    Random random(7'001);
    for (int i = 0; i < maps; ++i) {
        const Grid grid = any_map(13, 9, random);
        const Point viewer = any_cell(grid, random);
        for (const Fault fault : k_faults) {
            const Recording run = record(grid, viewer, Algorithm::symmetric, with(fault, any_rules(random)));
            const std::string map = picture(grid, viewer);
            CAPTURE(map);
            CAPTURE(static_cast<int>(fault));
            check(run);
        }
    }
}

Recording run_on(const Rows& rows, Fault fault) {
    const View view = view_of(rows);
    return record(view.grid, view.viewer, Algorithm::symmetric, with(fault));
}

std::string why_at(const Recording& run, Point cell) {
    return sentence(why(run, cell), run.rules, run.trace.grid());
}

}  // namespace

TEST_CASE("with walls unseen just the walls go dark, and all else stays as it was") {
    for_each_small_view([](const Grid& grid, Point viewer) {
        CellSet expected = seen(grid, viewer, {});
        each_cell(expected, [&](Point cell) {
            if (grid.opaque(cell) && cell != viewer) {
                expected.erase(cell);
            }
        });
        REQUIRE(seen(grid, viewer, with(Fault::walls_unseen)) == expected);
    });
}

TEST_CASE("ties outwards and a shadow that stays show more, somewhere, and never less") {
    for (const Fault fault : {Fault::ties_outwards, Fault::shadow_stays}) {
        std::size_t more = 0;
        for_each_small_view([&](const Grid& grid, Point viewer) {
            const CellSet before = seen(grid, viewer, {});
            const CellSet after = seen(grid, viewer, with(fault));
            REQUIRE(before.without(after).count() == 0);
            more += after.without(before).count();
        });
        CHECK(more > 0);
    }
}

TEST_CASE("on a map without walls a mistake about walls shows nothing") {
    Random random(7'002);
    for (int i = 0; i < 100; ++i) {
        const Grid grid(random.between(1, 12), random.between(1, 12));
        const Point viewer = any_cell(grid, random);
        for (const Fault fault : k_faults) {
            CHECK(seen(grid, viewer, with(fault)) == seen(grid, viewer, {}));
        }
    }
}

TEST_CASE("only symmetric shadowcasting makes mistakes") {
    Random random(7'003);
    for (int i = 0; i < 40; ++i) {
        const Grid grid = any_map(12, 9, random);
        const Point viewer = any_cell(grid, random);
        const Rules rules = any_rules(random);
        for (const AlgorithmInfo& row : algorithms()) {
            for (const Fault fault : k_faults) {
                if (row.algorithm != Algorithm::symmetric) {
                    CHECK(see(grid, viewer, row.algorithm, with(fault, rules)).visible ==
                          see(grid, viewer, row.algorithm, rules).visible);
                }
            }
        }
    }
}

TEST_CASE("a recorded run with a mistake shows what the run shows, and each cell's reason says the same") {
    for_each_faulty_run(300, [](const Recording& run) {
        const Trace& trace = run.trace;
        const CellSet visible = trace.visible();
        REQUIRE(visible == seen(trace.grid(), trace.viewer(), run.rules));
        for (int y = 0; y < trace.grid().height(); ++y) {
            for (int x = 0; x < trace.grid().width(); ++x) {
                const Why reason = why(run, {x, y});
                CAPTURE(x);
                CAPTURE(y);
                REQUIRE(reason.visible() == visible.contains({x, y}));
                REQUIRE(sentence(reason, run.rules, trace.grid()).size() > 10);
                REQUIRE((reason.reason != Reason::unshown || run.rules.fault == Fault::walls_unseen));
            }
        }
    });
}

TEST_CASE(
    "every step of a run with a mistake has a frame, a moment, a picture of what is known and a sentence") {
    for_each_faulty_run(40, [](const Recording& run) {
        const Trace& trace = run.trace;
        const WedgeTree tree(trace);
        Cursor cursor(trace);
        do {
            const Frame frame = cursor.frame();
            const Moment moment = moment_of(trace, frame);
            CHECK(moment.told.has_value() == (cursor.step() > 0));
            const std::vector<SightState> known = sight_map(trace, frame, run.rules.range);
            each_cell(trace.visible(cursor.step()),
                      [&](Point cell) { CHECK(known[trace.grid().index(cell)] == SightState::visible); });
            const WedgeStates states(frame);
            for (std::size_t i = 0; i < Sector::k_count; ++i) {
                for (int depth = 1; depth <= tree.depth(Sector::of_index(i)); ++depth) {
                    for (const WedgeSpan& span : tree.at(Sector::of_index(i), depth)) {
                        CHECK(states.scanned_to(span) >= std::min(span.start, span.end));
                    }
                }
            }
            if (cursor.step() > 0) {
                CHECK(step_sentence(run, cursor.step() - 1).size() > 10);
            }
        } while (cursor.back(Stride::event));
    });
}

TEST_CASE("every step of a run with a mistake can be drawn, with the reason of any cell") {
    Random random(7'004);
    for_each_faulty_run(12, [&](const Recording& run) {
        Cursor cursor(run.trace);
        do {
            const Why reason = why(run, any_cell(run.trace.grid(), random));
            Remarks remarks;
            remarks.explained = &reason;
            CHECK_FALSE(step_scene(run, cursor.frame(), all_layers(), remarks).shapes.empty());
        } while (cursor.back(Stride::event));
    });
}

TEST_CASE("a wall that is not shown says that light reaches it, and names no mistake") {
    const Recording run = run_on({"..#..", ".....", "..@.."}, Fault::walls_unseen);
    CHECK(why(run, {2, 0}).reason == Reason::unshown);
    CHECK(name(Reason::unshown) == "unshown");
    CHECK(why(run, {2, 0}).walls.empty());
    CHECK(why_at(run, {2, 0}) ==
          "Light reaches this wall, and still it is not shown: 0 lies between the start slope −1 and the end "
          "slope 1.");
    const std::size_t step = *run.trace.examined_after({2, 0}) - 1;
    CHECK(step_sentence(run, step) ==
          "Column 0, wall at (2, 0): its centre, 0, is in the light, and still it is not shown.");
}

TEST_CASE("a wall of which only a part is in the light says so where it is not shown") {
    const Recording run = run_on({"#.....", ".#....", "@....."}, Fault::walls_unseen);
    const Recording right = run_on({".#...", ".#...", ".....", "@...."}, Fault::walls_unseen);
    CHECK(
        why_at(run, {1, 1}) ==
        "Light reaches this wall, and still it is not shown: 1 lies exactly on the end slope 1, and the edge "
        "of the light counts as light.");
    CHECK(why_at(right, {1, 0}) ==
          "Light reaches this wall, and still it is not shown: its centre, 1/3, lies right of the end slope "
          "1/4, which the wall at (1, 1) set, but light gets to a part of it.");
}

TEST_CASE("a wall that light only touches says that it is seen for that") {
    // The wedge left of the wall at (2, 1) ends at 1/2, and in row 3 that is exactly between the columns 1 and 2.
    const Recording run = run_on({"...#...", ".......", "..#....", ".@....."}, Fault::ties_outwards);
    CHECK(run.trace.visible().contains({3, 0}));
    CHECK(why_at(run, {3, 0}) ==
          "Seen, though the light only touches its edge: its centre, 2/3, lies right of the end slope 1/2, "
          "which "
          "the wall at (2, 2) set.");
}
