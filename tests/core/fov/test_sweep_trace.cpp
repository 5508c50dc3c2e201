// Every map of 4 × 4 and every viewer: the recording replays to the plain answer, in both scan orders.
#include "core/fov/catalogue.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// The cells that a trace's events show and their number, counted event by event, without the trace's own summary.
Sight replayed(const Trace& trace) {
    Sight sight{CellSet(trace.grid().width(), trace.grid().height()), 0};
    sight.visible.insert(trace.viewer());
    for (std::size_t step = 0; step < trace.size(); ++step) {
        if (trace.kind(step) == EventKind::cell) {
            const auto cell = std::get<CellExamined>(trace.event(step));
            ++sight.examined;
            if (cell.visible) {
                sight.visible.insert(cell.at);
            }
        }
    }
    return sight;
}

bool same_sight(const Sight& a, const Sight& b) { return a.visible == b.visible && a.examined == b.examined; }

std::string fault(const Grid& grid, Point viewer, Rules rules) {
    const Sight plain = see(grid, viewer, Algorithm::symmetric, rules);
    rules.order = ScanOrder::by_depth;
    const Sight by_depth = see(grid, viewer, Algorithm::symmetric, rules);
    if (!same_sight(plain, by_depth)) {
        return "by depth another answer" + picture(grid, viewer);
    }
    for (const ScanOrder order : {ScanOrder::recursion, ScanOrder::by_depth}) {
        rules.order = order;
        const Trace trace = record(grid, viewer, Algorithm::symmetric, rules).trace;
        if (!same_sight(replayed(trace), plain) || trace.visible() != plain.visible ||
            trace.examined() != plain.examined) {
            return "the recording has another answer" + picture(grid, viewer);
        }
        for (const TraceRow& row : trace.rows()) {
            if (rules.slopes == SlopeArithmetic::exact && row.began.first > row.began.last) {
                return "exact light without a column" + picture(grid, viewer);
            }
        }
    }
    return "";
}

// Every map of a half of them: the number of maps is split so that two programs may share the work.
std::string first_fault(unsigned half, const Rules& rules) {
    const unsigned first = half * (k_maps_of_4x4 / 2);
    for (unsigned number = first; number < first + k_maps_of_4x4 / 2; number += sweep_stride()) {
        const Grid grid = numbered_map(4, 4, number);
        for (int cell = 0; cell < 16; ++cell) {
            const std::string found = fault(grid, {cell % 4, cell / 4}, rules);
            if (!found.empty()) {
                return found;
            }
        }
    }
    return "";
}

Rules unlimited() {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    return rules;
}

}  // namespace

TEST_CASE(
    "on every small map whose last cell is floor, recordings of both orders replay to the plain answer") {
    CHECK(first_fault(0, unlimited()) == "");
}

TEST_CASE(
    "on every small map whose last cell is a wall, recordings of both orders replay to the plain answer") {
    CHECK(first_fault(1, unlimited()) == "");
}

TEST_CASE("recordings replay to the plain answer with other rules, in a limited range and in floats") {
    Random random(5);
    for (int i = 0; i < (short_sweep() ? 1'000 : 20'000); ++i) {
        Rules rules;
        rules.range.radius = Radius(random.below(12));
        rules.range.shape = static_cast<RangeShape>(random.below(5));
        rules.floor = static_cast<FloorRule>(random.below(2));
        rules.wall = static_cast<WallRule>(random.below(2));
        rules.slopes = static_cast<SlopeArithmetic>(random.below(2));
        const Grid grid = any_map(20, 20, random);
        REQUIRE(fault(grid, any_cell(grid, random), rules) == "");
    }
}
