#include "app/session/chips.h"

#include "core/trace/cursor.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

std::string in_words(const std::vector<Chip>& chips) {
    std::string words;
    for (const Chip& chip : chips) {
        words += (words.empty() ? "" : ", ") + std::string(word(chip.name)) + " " + chip.value;
    }
    return words;
}

// The first moment at which the last step was of this kind, from some step on.
Moment first(const Session& session, EventKind kind, std::size_t from = 0) {
    const Trace& trace = session.recording().trace;
    const std::optional<std::size_t> step = next_of(trace, EventKinds(kind), from, trace.size());
    REQUIRE(step);
    Cursor cursor(trace);
    cursor.go_to(*step);
    return moment_of(trace, cursor.frame());
}

// To the north a floor cell, a wall and a floor cell, and no row further out.
Session pillar() {
    Session session = test::session_of({".....", ".....", "..#..", "..@.."});
    Rules rules;
    rules.range.radius = Radius(1);
    session.apply(SetRules{rules});
    return session;
}

}  // namespace

TEST_CASE("each line that tells something shows what it told") {
    const Session session = pillar();
    CHECK(in_words(chips_at(first(session, EventKind::quadrant), EventKind::quadrant)) == "quadrant north");
    CHECK(in_words(chips_at(first(session, EventKind::row), EventKind::row)) ==
          "depth 1, start −1, end 1, columns −1 … 1");
    CHECK(in_words(chips_at(first(session, EventKind::cell), EventKind::cell)) ==
          "cell (1, 2) floor, column/depth −1/1, centred yes, visible yes");
    CHECK(in_words(chips_at(first(session, EventKind::split), EventKind::split)) ==
          "wedge 1, start −1, end −1/2");
    CHECK(in_words(chips_at(first(session, EventKind::narrow), EventKind::narrow)) == "start 1/2");
    const Moment ended = first(session, EventKind::row_end);
    CHECK(in_words(chips_at(ended, EventKind::row_end)) == "previous floor, goes on yes");
}

TEST_CASE("where light is narrowed or split, the test shows why") {
    const Session session = pillar();
    CHECK(in_words(chips_at_test(first(session, EventKind::split))) == "previous floor, this wall");
    CHECK(in_words(chips_at_test(first(session, EventKind::narrow))) == "previous wall, this floor");
    CHECK(in_words(chips_at_test(first(session, EventKind::cell))) == "previous none, this floor");
    CHECK(chips_at_test(first(session, EventKind::row)).empty());
}

TEST_CASE("the row's start is the one that it has now") {
    const Session session = pillar();
    const Moment narrowed = first(session, EventKind::narrow);
    CHECK(in_words(chips_at(narrowed, EventKind::row)) == "depth 1, start 1/2, end 1, columns −1 … 1");
}

TEST_CASE("the two slopes carry the strokes that they have on the map, nothing else does") {
    for (const Chip& chip : chips_at(first(pillar(), EventKind::row), EventKind::row)) {
        if (chip.name == Word::value_start) {
            CHECK(chip.mark == Ink::start_slope);
        } else if (chip.name == Word::value_end) {
            CHECK(chip.mark == Ink::end_slope);
        } else {
            CHECK_FALSE(chip.mark);
        }
    }
}

TEST_CASE("lines that have not spoken yet in this row show nothing") {
    const Session session = pillar();
    const Moment row = first(session, EventKind::row);
    for (const EventKind kind : {EventKind::cell, EventKind::narrow, EventKind::split, EventKind::row_end}) {
        CHECK(chips_at(row, kind).empty());
    }
    for (const EventKind kind : k_event_kinds) {
        CHECK(chips_at(Moment{}, kind).empty());
    }
}

TEST_CASE("a cell out of range says so, and one off the map is no more than that") {
    Session session = test::session_of({"...", "...", ".@."});
    const Moment off = first(session, EventKind::split);
    CHECK(in_words(chips_at(off, EventKind::cell)).find("off the map") != std::string::npos);
    Rules rules;
    rules.range.radius = Radius(1);
    rules.range.shape = RangeShape::diamond;
    session.apply(SetRules{rules});
    CHECK(in_words(chips_at(first(session, EventKind::cell), EventKind::cell)) ==
          "cell (0, 1) floor, column/depth −1/1, centred yes, in range no, visible no");
}

TEST_CASE("a row without columns has none") {
    Moment moment;
    moment.row.emplace();
    moment.row->first = 1;
    CHECK(in_words(chips_at(moment, EventKind::row)) == "depth 0, start 0, end 0, columns none");
}

TEST_CASE("an octant's rows show their slopes, and a cell the two by which it reaches into the light") {
    Session session = pillar();
    session.apply(SetAlgorithm{Algorithm::recursive});
    const auto shown = [&](EventKind kind) { return in_words(chips_at(first(session, kind), kind)); };
    CHECK(shown(EventKind::octant) == "octant north-northwest");
    CHECK(chips_at(first(session, EventKind::octant), EventKind::quadrant).empty());
    CHECK(shown(EventKind::row) == "depth 1, start 1, end 0, columns −1 … 0");
    CHECK(shown(EventKind::cell) == "cell (1, 2) floor, left slope 3, right slope 1/3, visible yes");
    CHECK(shown(EventKind::row_end) == "previous wall, goes on yes");  // the last row has no shadows
}

TEST_CASE("recursive shadowcasting shows what splits its light and what narrows it, in floats as floats") {
    Session session = test::session_of({".......", "..#....", ".......", "...@..."});
    session.apply(SetAlgorithm{Algorithm::recursive});
    const auto shown = [&](EventKind kind) { return in_words(chips_at(first(session, kind), kind)); };
    CHECK(shown(EventKind::split) == "wedge 1, start 1, end 1");
    CHECK(shown(EventKind::narrow) == "start 1/5");
    CHECK(in_words(chips_at_test(first(session, EventKind::split))) == "previous floor, this wall");
    CHECK(in_words(chips_at_test(first(session, EventKind::narrow))) == "previous wall, this floor");
    Rules rules = session.document().rules;
    rules.slopes = SlopeArithmetic::float_32;
    session.apply(SetRules{rules});
    CHECK(shown(EventKind::cell) == "cell (2, 2) floor, left slope 3, right slope 0.333333343, visible yes");
}

TEST_CASE("a ray shows where it goes, how far it is, and why it ends") {
    Session session = test::session_of({".....", "..#..", ".....", "..@.."});
    session.apply(SetAlgorithm{Algorithm::lines});
    const Trace& trace = session.recording().trace;
    const auto ray_to = [&](Point target) {
        for (const TraceRay& ray : trace.rays()) {
            if (ray.to == target) {
                return ray;
            }
        }
        FAIL("no such ray");
        return TraceRay{};
    };
    const auto moment_after = [&](std::size_t step) {
        Cursor cursor(trace);
        cursor.go_to(step);
        return moment_of(trace, cursor.frame());
    };
    const TraceRay ray = ray_to({2, 0});  // straight ahead, behind the wall
    const Moment began = moment_after(ray.step + 1);
    CHECK(in_words(chips_at(began, EventKind::ray)) == "target (2, 0)");
    CHECK(chips_at(began, EventKind::cell).empty());  // that was another ray's
    CHECK(chips_at(began, EventKind::ray_end).empty());
    const Moment on_its_way = moment_after(ray.step + 2);
    CHECK(in_words(chips_at(on_its_way, EventKind::cell)) ==
          "cell (2, 2) floor, on the way 1 of 3, visible no");
    const Moment ended = moment_after(ray.ended_after);
    CHECK(in_words(chips_at(ended, EventKind::cell)) == "cell (2, 1) wall, on the way 2 of 3, visible no");
    CHECK(in_words(chips_at(ended, EventKind::ray_end)) == "why wall");
    CHECK(in_words(chips_at(moment_after(ray_to({0, 0}).ended_after), EventKind::ray_end)) == "why target");
    CHECK(in_words(chips_at(ended, EventKind::ray)) == "target (2, 0)");
}

TEST_CASE("without wedges a cell shows whether it is in range") {
    Session session = pillar();
    session.apply(SetAlgorithm{Algorithm::radius});
    CHECK(in_words(chips_at(first(session, EventKind::cell), EventKind::cell)) ==
          "cell (1, 2) floor, in range yes, visible yes");
}

}  // namespace fovlab
