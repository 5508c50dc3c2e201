#include "core/trace/cursor.h"

#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr std::array<Stride, 5> k_strides{Stride::event, Stride::cell, Stride::row, Stride::wedge,
                                          Stride::quadrant};

std::vector<std::size_t> stops_forward(const Trace& trace, Stride stride) {
    Cursor cursor(trace);
    cursor.go_to(std::size_t{0});
    std::vector<std::size_t> stops{cursor.step()};
    while (cursor.forward(stride)) {
        stops.push_back(cursor.step());
    }
    return stops;
}

std::vector<std::size_t> stops_back(const Trace& trace, Stride stride) {
    Cursor cursor(trace);
    std::vector<std::size_t> stops{cursor.step()};
    while (cursor.back(stride)) {
        stops.push_back(cursor.step());
    }
    return stops;
}

// The stops by their definition, from the kinds and wedges of the events.
std::vector<std::size_t> stops_expected(const Trace& trace, Stride stride) {
    std::vector<std::size_t> stops{0};
    std::optional<int> before;  // the wedge of the event before
    for (std::size_t event = 0; event < trace.size(); ++event) {
        const std::optional<int> row = trace.row_of(event);
        std::optional<int> wedge;
        if (row) {
            wedge = trace.rows()[static_cast<std::size_t>(*row)].began.wedge;
        }
        const EventKind kind = trace.kind(event);
        const bool sector = kind == EventKind::quadrant || kind == EventKind::octant;
        const bool row_or_wedge = stride == Stride::row || stride == Stride::wedge;
        const bool stop = stride == Stride::event || (stride == Stride::cell && kind == EventKind::cell) ||
                          (stride == Stride::row && kind == EventKind::row) ||
                          (stride == Stride::wedge && wedge && wedge != before) ||
                          (row_or_wedge && kind == EventKind::ray) || (stride == Stride::quadrant && sector);
        if (stop || event + 1 == trace.size()) {
            stops.push_back(event + 1);
        }
        before = wedge;
    }
    return stops;
}

}  // namespace

TEST_CASE("a new cursor stands after the last step") {
    const View view = view_of({"..#", "@..", "..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, Rules{});
    Cursor cursor(recording.trace);
    CHECK(cursor.at_end());
    CHECK(cursor.step() == recording.trace.size());
    CHECK_FALSE(cursor.at_start());
}

TEST_CASE("every stride forward stops where its definition says, and back at the same places in reverse") {
    for_each_run(40, 20, 16, [](const Recording& recording) {
        for (const Stride stride : k_strides) {
            CAPTURE(name(stride));
            std::vector<std::size_t> back = stops_back(recording.trace, stride);
            std::reverse(back.begin(), back.end());
            const std::vector<std::size_t> forward = stops_forward(recording.trace, stride);
            CHECK(forward == stops_expected(recording.trace, stride));
            CHECK(forward == back);
        }
    });
}

TEST_CASE("from any step a stride goes to the nearest stop after it, or before it") {
    for_each_run(6, 12, 10, [](const Recording& recording) {
        for (const Stride stride : k_strides) {
            const std::vector<std::size_t> stops = stops_expected(recording.trace, stride);
            int wrong = 0;
            Cursor cursor(recording.trace);
            for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
                cursor.go_to(step);
                const auto after = std::upper_bound(stops.begin(), stops.end(), step);
                wrong += cursor.forward(stride) != (after != stops.end());
                wrong += cursor.step() != (after == stops.end() ? step : *after);
                cursor.go_to(step);
                const auto here = std::lower_bound(stops.begin(), stops.end(), step);
                wrong += cursor.back(stride) != (here != stops.begin());
                wrong += cursor.step() != (here == stops.begin() ? step : *std::prev(here));
            }
            CHECK(wrong == 0);
        }
    });
}

TEST_CASE("at the end there is no way forward, at the start none back, and past the end is the end") {
    const View view = view_of({".#.", "@..", "..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, Rules{});
    for (const Stride stride : k_strides) {
        Cursor cursor(recording.trace);
        CHECK_FALSE(cursor.forward(stride));
        CHECK(cursor.at_end());
        cursor.go_to(std::size_t{0});
        CHECK_FALSE(cursor.back(stride));
        CHECK(cursor.at_start());
        cursor.go_to(recording.trace.size() + 5);
        CHECK(cursor.at_end());
    }
}

TEST_CASE("a trace without any step is at its start and at its end") {
    Rules rules;
    rules.range.radius = Radius(0);
    const Recording recording = record(Grid(3, 3), {1, 1}, Algorithm::radius, rules);
    REQUIRE(recording.trace.size() == 0);
    Cursor cursor(recording.trace);
    CHECK(cursor.at_start());
    CHECK(cursor.at_end());
    for (const Stride stride : k_strides) {
        CHECK_FALSE(cursor.forward(stride));
        CHECK_FALSE(cursor.back(stride));
    }
    CHECK(cursor.frame().step == 0);
}

TEST_CASE(
    "an algorithm without wedges is stepped by its rows of cells, with the row's stride and the wedge's") {
    const View view = view_of({"...", ".@.", "..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::radius, Rules{});
    REQUIRE(recording.trace.size() == 8);
    const std::vector<std::size_t> rows{0, 1, 4, 6, 8};  // the first cell of each row, and the end
    CHECK(stops_forward(recording.trace, Stride::row) == rows);
    CHECK(stops_forward(recording.trace, Stride::wedge) == rows);
    CHECK(stops_forward(recording.trace, Stride::cell).size() == 9);
    CHECK(stops_forward(recording.trace, Stride::quadrant) == std::vector<std::size_t>{0, 8});
}

TEST_CASE("the strides have the names that are shown and saved") {
    CHECK(name(Stride::event) == "event");
    CHECK(name(Stride::cell) == "cell");
    CHECK(name(Stride::row) == "row");
    CHECK(name(Stride::wedge) == "wedge");
    CHECK(name(Stride::quadrant) == "quadrant");
}
