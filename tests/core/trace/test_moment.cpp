// The values of the moment, checked against what the events of the same run say.
#include "core/trace/moment.h"

#include "core/trace/cursor.h"
#include "tests/support/same.h"
#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <cstddef>
#include <map>
#include <optional>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// Follows a run event by event and keeps what each row's variables hold.
class Follower {
public:
    struct Row {
        RowBegan began;
        Slope start;
        bool narrowed = false;
        std::optional<CellExamined> cell;
    };

    void take(const Event& event) {
        std::visit([this](const auto& what) { take(what); }, event);
    }
    const Row& row() const { return rows_.at(current_); }

private:
    void take(const QuadrantBegan&) { rows_.clear(); }
    void take(const OctantBegan&) { rows_.clear(); }
    void take(const RowBegan& row) {
        current_ = row.wedge;
        rows_[row.wedge] = {row, row.start, false, std::nullopt};
    }
    void take(const CellExamined& cell) {
        current_ = cell.in_wedge->wedge;
        rows_[current_].cell = cell;
    }
    void take(const Narrowed& narrowed) {
        current_ = narrowed.wedge;
        rows_[current_].start = narrowed.start;
        rows_[current_].narrowed = true;
    }
    void take(const Split& split) { current_ = split.wedge; }
    void take(const RowEnded& row) { current_ = row.wedge; }

    std::map<int, Row> rows_;
    int current_ = 0;
};

void check_row(const Moment& moment, const Follower::Row& row) {
    REQUIRE(moment.row);
    CHECK(moment.row->wedge == row.began.wedge);
    CHECK(moment.row->depth == row.began.depth);
    CHECK(to_words(moment.row->start) == to_words(row.start));
    CHECK(to_words(moment.row->end) == to_words(row.began.end));
    CHECK(moment.row->first == row.began.first);
    CHECK(moment.row->last == row.began.last);
    CHECK(moment.row->narrowed == row.narrowed);
}

// The branch that the algorithm took tells what the cell and the one before it were.
void check_branch(const Moment& moment, const Event& event) {
    if (std::holds_alternative<Narrowed>(event)) {
        CHECK(moment.cell->previous == PreviousCell::wall);
        CHECK_FALSE(moment.cell->opaque);
    } else if (const auto* split = std::get_if<Split>(&event)) {
        CHECK(moment.cell->previous == PreviousCell::floor);
        CHECK(moment.cell->opaque);
        CHECK(moment.cell->at == split->end_by);
        REQUIRE(moment.split);
        CHECK(moment.split->child == split->child);
    } else if (const auto* ended = std::get_if<RowEnded>(&event)) {
        CHECK((moment.last == PreviousCell::floor) == ended->goes_on);
    }
}

void check_all(const Recording& recording) {
    const Trace& trace = recording.trace;
    Cursor cursor(trace);
    Follower follower;
    for (std::size_t step = 1; step <= trace.size(); ++step) {
        CAPTURE(step);
        const Event event = trace.event(step - 1);
        follower.take(event);
        cursor.go_to(step);
        const Moment moment = moment_of(trace, cursor.frame());
        REQUIRE(moment.told == trace.kind(step - 1));
        if (std::holds_alternative<QuadrantBegan>(event)) {
            CHECK(moment.sector == std::get<QuadrantBegan>(event).quadrant);
            CHECK_FALSE((moment.row || moment.cell));
            continue;
        }
        const Follower::Row& row = follower.row();
        check_row(moment, row);
        check_branch(moment, event);
        if (moment.cell && moment.cell->on_map) {
            REQUIRE(row.cell);
            CHECK(moment.cell->at == row.cell->at);
            CHECK(moment.cell->visible == row.cell->visible);
            CHECK(moment.cell->in_wedge->column == row.cell->in_wedge->column);
            CHECK(moment.cell->in_wedge->centred == row.cell->in_wedge->centred);
        } else if (!moment.cell) {
            CHECK_FALSE(row.cell);
        }
    }
}

}  // namespace

TEST_CASE("at every step of every run the moment holds what the events have said so far") {
    for_each_recording(25, 9, 9, check_all);
}

TEST_CASE("before the first step nothing is known") {
    const View view = view_of({"...", ".@.", "..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const Moment moment = moment_of(recording.trace, Frame{});
    CHECK_FALSE((moment.told || moment.sector || moment.row || moment.cell));
}

TEST_CASE("a wall off the map that splits light is the cell of the moment, though nobody examines it") {
    const View view = view_of({"...", "...", ".@."});  // the second row to the north is wider than the map
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const Trace& trace = recording.trace;
    Cursor cursor(trace);
    int found = 0;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        if (trace.kind(step) == EventKind::split) {
            cursor.go_to(step + 1);
            const Moment moment = moment_of(trace, cursor.frame());
            CHECK_FALSE(moment.cell->on_map);
            CHECK(moment.cell->opaque);
            CHECK(moment.cell->in_wedge->column > 0);  // to the right of a floor cell
            CHECK(moment.cell->previous == PreviousCell::floor);
            ++found;
        }
    }
    CHECK(found > 0);
}

TEST_CASE("without wedges the moment is the cell alone") {
    const View view = view_of({".#.", ".@.", "..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::radius, {});
    Cursor cursor(recording.trace);
    for (std::size_t step = 1; step <= recording.trace.size(); ++step) {
        cursor.go_to(step);
        const Moment moment = moment_of(recording.trace, cursor.frame());
        CHECK_FALSE((moment.sector || moment.row));
        REQUIRE(moment.cell);
        CHECK(moment.cell->at == std::get<CellExamined>(recording.trace.event(step - 1)).at);
        CHECK_FALSE(moment.cell->in_wedge);
        CHECK(moment.cell->previous == PreviousCell::none);
    }
}

TEST_CASE(
    "recursive shadowcasting's moment holds its octant, the row as its walls have narrowed it, and whether "
    "it goes on") {
    Random random(5);
    for (int map = 0; map < 40; ++map) {
        const Grid grid = any_map(9, 9, random);
        const Point viewer = any_cell(grid, random);
        const Recording recording = record(grid, viewer, Algorithm::recursive, {});
        const Trace& trace = recording.trace;
        Cursor cursor(trace);
        Follower follower;
        for (std::size_t step = 1; step <= trace.size(); ++step) {
            CAPTURE(step);
            const Event event = trace.event(step - 1);
            follower.take(event);
            cursor.go_to(step);
            const Moment moment = moment_of(trace, cursor.frame());
            CHECK_FALSE(moment.ray);
            if (const auto* octant = std::get_if<OctantBegan>(&event)) {
                CHECK(moment.sector == octant->octant);
                continue;
            }
            check_row(moment, follower.row());
            if (const auto* ended = std::get_if<RowEnded>(&event)) {
                CHECK(moment.goes_on == ended->goes_on);
            } else if (const auto* cell = std::get_if<CellExamined>(&event)) {
                CHECK(moment.cell->at == cell->at);
                CHECK(moment.cell->in_wedge->column == cell->in_wedge->column);
            }
        }
    }
}

TEST_CASE(
    "a ray's moment holds where it goes, how far it is, its last cell alone, and in the end why it stopped") {
    Random random(6);
    for (const Algorithm algorithm : {Algorithm::lines, Algorithm::edge_lines, Algorithm::rays}) {
        CAPTURE(info(algorithm).id);
        for (int map = 0; map < 15; ++map) {
            const Grid grid = any_map(9, 9, random);
            const Point viewer = any_cell(grid, random);
            Rules rules;
            rules.range.radius = map % 3 == 0 ? Radius::unlimited() : Radius(random.below(6));
            const Recording recording = record(grid, viewer, algorithm, rules);
            const Trace& trace = recording.trace;
            Cursor cursor(trace);
            Point to;
            std::vector<Point> cells;
            for (std::size_t step = 1; step <= trace.size(); ++step) {
                CAPTURE(step);
                const Event event = trace.event(step - 1);
                std::optional<RayStop> why;
                if (const auto* ray = std::get_if<RayBegan>(&event)) {
                    to = ray->to;
                    cells.clear();
                } else if (const auto* examined = std::get_if<CellExamined>(&event)) {
                    cells.push_back(examined->at);
                } else {
                    why = std::get<RayEnded>(event).why;
                }
                cursor.go_to(step);
                const Moment moment = moment_of(trace, cursor.frame());
                REQUIRE(moment.ray);
                CHECK(moment.ray->to == to);
                CHECK(moment.ray->along == static_cast<int>(cells.size()));
                CHECK(moment.ray->why == why);
                CHECK(moment.cell.has_value() == !cells.empty());
                CHECK((cells.empty() || moment.cell->at == cells.back()));
                if (why == RayStop::target) {
                    CHECK(moment.ray->along == moment.ray->length);
                }
            }
        }
    }
}
