#include "core/trace/recorder.h"

#include "tests/support/same.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <string>
#include <string_view>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

View pillars() {
    return view_of({
        "..........",
        "..#....#..",
        "....##....",
        ".#........",
        "....@..#..",
        "..#.......",
        ".....#..#.",
    });
}

Rules unlimited() {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    return rules;
}

Trace record_up_to(std::size_t limit, const View& view, const Rules& rules) {
    Recorder recorder(view.grid, view.viewer, limit);
    symmetric_shadowcast(view.grid, view.viewer, rules, recorder);
    return recorder.take();
}

std::vector<std::string> lines_of(const std::string& file) {
    std::ifstream in(std::string(FOVLAB_TESTS_DIR) + "/../" + file);
    REQUIRE_MESSAGE(in, "cannot read " << file);
    std::vector<std::string> lines;
    for (std::string line; std::getline(in, line);) {
        lines.push_back(line);
    }
    return lines;
}

// How the source names the event that it tells.
std::string_view event_of(EventKind kind) {
    constexpr std::string_view names[] = {"QuadrantBegan{", "row.began()",   "CellExamined{",
                                          "Narrowed{",      "child.split()", "RowEnded{"};
    return names[static_cast<std::size_t>(kind)];
}

void check_lines(const Trace& trace, const std::string& file, std::string_view tells) {
    const std::vector<std::string> source = lines_of(file);
    for (std::size_t step = 0; step < trace.size(); ++step) {
        const auto line = static_cast<std::size_t>(trace.line(step));
        REQUIRE(line >= 1);
        REQUIRE(line <= source.size());
        const std::string expected = std::string(tells) + std::string(event_of(trace.kind(step)));
        CAPTURE(line);
        CAPTURE(expected);
        const bool of_this = source[line - 1].find(expected) != std::string::npos;
        CHECK(of_this);
        CHECK(source[line - 1].back() == ';');  // all of it: the code panel shows one line
    }
}

}  // namespace

TEST_CASE("a trace gives back every event as it was told, its line included") {
    for_each_recording(60, 30, 20, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        const std::vector<Told> told =
            listen(trace.grid(), trace.viewer(), recording.algorithm, recording.rules);
        REQUIRE(trace.size() == told.size());
        std::size_t wrong = 0;
        for (std::size_t step = 0; step < told.size(); ++step) {
            const bool right = same(trace.event(step), told[step].event) &&
                               trace.line(step) == told[step].line &&
                               static_cast<std::size_t>(trace.kind(step)) == told[step].event.index();
            wrong += !right;
        }
        CHECK(wrong == 0);
        CHECK_FALSE(trace.cut());
    });
}

TEST_CASE("radius leaves a trace too: a cell a step, in no row") {
    const View view = pillars();
    const Recording recording = record(view.grid, view.viewer, Algorithm::radius, Rules{});
    const std::vector<Told> told = listen(view.grid, view.viewer, Algorithm::radius, Rules{});
    REQUIRE(recording.trace.size() == told.size());
    for (std::size_t step = 0; step < told.size(); ++step) {
        CHECK(same(recording.trace.event(step), told[step].event));
        CHECK_FALSE(recording.trace.row_of(step));
    }
    CHECK(recording.trace.rows().empty());
    CHECK_FALSE(recording.trace.first_row(0));
}

TEST_CASE("the line of each step is the line of the algorithm's source that tells such an event") {
    const View view = pillars();
    for (const ScanOrder order : k_orders) {
        for (const SlopeArithmetic slopes : k_arithmetics) {
            Rules rules = unlimited();
            rules.order = order;
            rules.slopes = slopes;
            const Trace trace = record(view.grid, view.viewer, Algorithm::symmetric, rules).trace;
            check_lines(trace, "core/fov/symmetric.h", "sink_.tell(");
        }
    }
    check_lines(record(view.grid, view.viewer, Algorithm::radius, Rules{}).trace, "core/fov/radius.h",
                "sink.tell(");
}

TEST_CASE("a picture full of pillars has every kind of step, so the tests above meet them all") {
    const View view = pillars();
    const Trace trace = record(view.grid, view.viewer, Algorithm::symmetric, unlimited()).trace;
    std::vector<int> steps(6);
    for (std::size_t step = 0; step < trace.size(); ++step) {
        ++steps[static_cast<std::size_t>(trace.kind(step))];
    }
    CHECK(steps[static_cast<std::size_t>(EventKind::quadrant)] == 4);
    CHECK(*std::min_element(steps.begin(), steps.end()) >= 4);
}

TEST_CASE("a recording keeps the first steps up to its limit, and says when there were more") {
    const View view = pillars();
    const Trace whole = record(view.grid, view.viewer, Algorithm::symmetric, unlimited()).trace;
    REQUIRE(whole.size() > 100);
    for (std::size_t limit = 0; limit <= whole.size() + 1; ++limit) {
        CAPTURE(limit);
        const Trace trace = record_up_to(limit, view, unlimited());
        REQUIRE(trace.size() == std::min(limit, whole.size()));
        CHECK(trace.cut() == (limit < whole.size()));
        bool right = true;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            right = right && same(trace.event(step), whole.event(step));
        }
        CHECK(right);
        for (const TraceRow& row : trace.rows()) {
            CHECK(row.step < trace.size());
            CHECK((!row.next || static_cast<std::size_t>(*row.next) < trace.rows().size()));
        }
    }
}

TEST_CASE(
    "a recording that was cut still knows what the whole run came to, and claims it for no earlier step") {
    const View view = pillars();
    const Trace whole = record(view.grid, view.viewer, Algorithm::symmetric, unlimited()).trace;
    for (std::size_t limit = 1; limit < whole.size(); ++limit) {
        CAPTURE(limit);
        const Trace trace = record_up_to(limit, view, unlimited());
        CHECK(trace.visible() == whole.visible());
        CHECK(trace.examined() == whole.examined());
        CHECK(trace.visible(limit - 1) == whole.visible(limit - 1));
    }
}

TEST_CASE("without being told otherwise a recording stops after 2,000,000 steps") {
    CHECK(Trace::k_max_steps == 2'000'000);
    const Grid grid(1500, 1500);
    const Recording recording = record(grid, {750, 750}, Algorithm::symmetric, unlimited());
    CHECK(recording.trace.size() == 2'000'000);
    CHECK(recording.trace.cut());
    // The west comes last: it is seen when all is done, and no step shows it.
    CHECK(recording.trace.visible_after({0, 750}) == recording.trace.size());
    CHECK(*recording.trace.visible_after({750, 0}) < recording.trace.size());
}

TEST_CASE("the steps after which a cell is examined and visible are the first that say so") {
    for_each_recording(40, 14, 12, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        const Grid& grid = trace.grid();
        std::vector<std::size_t> examined(static_cast<std::size_t>(grid.width()) *
                                          static_cast<std::size_t>(grid.height()));
        std::vector<std::size_t> visible = examined;  // steps done; 0: never
        for (std::size_t step = trace.size(); step-- > 0;) {
            const Event event = trace.event(step);
            if (const auto* cell = std::get_if<CellExamined>(&event)) {
                examined[grid.index(cell->at)] = step + 1;
                visible[grid.index(cell->at)] = cell->visible ? step + 1 : visible[grid.index(cell->at)];
            }
        }
        int wrong = 0;
        for (int y = 0; y < grid.height(); ++y) {
            for (int x = 0; x < grid.width(); ++x) {
                const std::size_t cell = grid.index({x, y});
                const bool viewer = Point{x, y} == trace.viewer();
                wrong += trace.examined_after({x, y}).value_or(0) != examined[cell];
                wrong += trace.visible_after({x, y}).has_value() != (viewer || visible[cell] != 0);
                wrong += trace.visible_after({x, y}).value_or(0) != visible[cell];
                wrong += trace.visible().contains({x, y}) != (viewer || visible[cell] != 0);
            }
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE(
    "the rows of a trace form chains: each wedge's rows from its first, one deeper each, none left out") {
    for_each_recording(60, 24, 18, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        const std::vector<TraceRow>& rows = trace.rows();
        std::vector<int> rows_before(rows.size());
        int wrong = 0;
        std::size_t row_events = 0;
        int last_wedge = -1;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            row_events += trace.kind(step) == EventKind::row;
            wrong += trace.row_of(step).has_value() == (trace.kind(step) == EventKind::quadrant);
        }
        CHECK(row_events == rows.size());
        for (std::size_t r = 0; r < rows.size(); ++r) {
            wrong += trace.kind(rows[r].step) != EventKind::row ||
                     trace.row_of(rows[r].step) != static_cast<int>(r);
            wrong += !same(trace.event(rows[r].step), Event(rows[r].began));
            last_wedge = std::max(last_wedge, rows[r].began.wedge);
            if (rows[r].next) {
                const TraceRow& next = rows[static_cast<std::size_t>(*rows[r].next)];
                wrong += next.began.wedge != rows[r].began.wedge || next.sector != rows[r].sector;
                wrong += next.began.depth != rows[r].began.depth + 1;
                ++rows_before[static_cast<std::size_t>(*rows[r].next)];
            }
        }
        // A row is somebody's next, or its wedge's first: one of both.
        for (std::size_t r = 0; r < rows.size(); ++r) {
            const bool first = trace.first_row(rows[r].began.wedge) == static_cast<int>(r);
            wrong += rows_before[r] + first != 1;
            wrong += first && !rows[r].began.parent && rows[r].began.depth != 1;
        }
        CHECK(wrong == 0);
        CHECK_FALSE(trace.first_row(last_wedge + 1000));
    });
}

TEST_CASE("each row begins with just the light that a row's end or a split announced") {
    for_each_recording(60, 24, 18, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        int wrong = 0;
        for (std::size_t step = 0; step < trace.size(); ++step) {
            const Event event = trace.event(step);
            if (const auto* split = std::get_if<Split>(&event)) {
                const std::optional<int> row = trace.first_row(split->child);
                if (row) {
                    const RowBegan& child = trace.rows()[static_cast<std::size_t>(*row)].began;
                    wrong += !same(child.start, split->start) || !same(child.end, split->end) ||
                             child.end_by != split->end_by || child.parent != split->wedge;
                }
            } else if (const auto* ended = std::get_if<RowEnded>(&event)) {
                const TraceRow& row = trace.rows()[static_cast<std::size_t>(*trace.row_of(step))];
                wrong += row.next && !ended->goes_on;
                wrong += row.next &&
                         !same(trace.rows()[static_cast<std::size_t>(*row.next)].began.end, row.began.end);
            }
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE(
    "every slope but a quadrant's own two knows an opaque cell that set it, and lies on that cell's edge") {
    for_each_recording(60, 24, 18, [](const Recording& recording) {
        const Trace& trace = recording.trace;
        int wrong = 0;
        for (const TraceRow& row : trace.rows()) {
            const auto on_edge = [&](Point wall, int side, const Slope& slope) {
                const Place place = place_of(row.sector, wall - trace.viewer());
                const bool fraction = std::holds_alternative<Fraction>(slope);
                const Slope edge = fraction ? Slope(ExactSlopes::left_edge(place.column + side, place.depth))
                                            : Slope(FloatSlopes::left_edge(place.column + side, place.depth));
                return trace.grid().opaque(wall) && same(edge, slope);
            };
            const RowBegan& began = row.began;
            wrong +=
                began.start_by ? !on_edge(*began.start_by, 1, began.start) : to_double(began.start) != -1.0;
            wrong += began.end_by ? !on_edge(*began.end_by, 0, began.end) : to_double(began.end) != 1.0;
        }
        CHECK(wrong == 0);
    });
}

TEST_CASE("the cells looked at within the first steps are those steps that look at one") {
    const View view = pillars();
    const Trace trace = record_up_to(Trace::k_max_steps, view, unlimited());
    std::size_t examined = 0;
    for (std::size_t steps = 0; steps < trace.size(); ++steps) {
        CHECK(trace.examined(steps) == examined);
        examined += trace.kind(steps) == EventKind::cell ? 1 : 0;
    }
    CHECK(trace.examined(trace.size()) == examined);
    CHECK(trace.examined() == examined);
    CHECK(trace.examined(trace.size() + 100) == examined);
}

TEST_CASE("a trace that was cut counts to its cut, and at its end the whole run") {
    const View view = pillars();
    const Trace whole = record_up_to(Trace::k_max_steps, view, unlimited());
    const Trace cut = record_up_to(whole.size() / 2, view, unlimited());
    REQUIRE(cut.cut());
    CHECK(cut.examined(cut.size() - 1) == whole.examined(cut.size() - 1));
    CHECK(cut.examined(cut.size()) == whole.examined());
}
