#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <cstdint>
#include <limits>

namespace fovlab {

using test::run;
using test::session_of;
using test::stroke;

namespace {

Session first_map(std::size_t step) {
    Session session;
    session.apply(GoToStep{step});
    return session;
}

std::size_t steps_of(const Session& session) { return session.recording().trace.size(); }

bool same_place(const Where& a, const Where& b) {
    return a.end == b.end && a.sector == b.sector && a.depth == b.depth && a.column == b.column &&
           a.first == b.first;
}

}  // namespace

TEST_CASE("a step is taken and taken back, and the frame is that of the cursor") {
    Session session = first_map(10);
    run(session, ActionId::step_forward);
    CHECK(session.cursor().step() == 11);
    CHECK(session.frame().step == 11);
    run(session, ActionId::step_back);
    run(session, ActionId::step_back);
    CHECK(session.cursor().step() == 9);
    CHECK(session.frame().step == 9);
}

TEST_CASE("at the end every stride forward begins again") {
    for (const ActionId stride :
         {ActionId::step_forward, ActionId::step_row_forward, ActionId::step_wedge_forward}) {
        Session session;
        REQUIRE(session.cursor().at_end());
        run(session, stride);
        INFO(std::string(row(stride).name));
        CHECK(session.cursor().at_start());
    }
}

TEST_CASE("at the start every stride back is switched off") {
    for (const ActionId stride : {ActionId::step_back, ActionId::step_row_back, ActionId::step_wedge_back}) {
        Session session = first_map(0);
        const std::uint64_t version = session.version();
        run(session, stride);
        CHECK(session.cursor().at_start());
        CHECK(session.version() == version);
    }
}

TEST_CASE("strides of any length lead from the start to the end and back") {
    struct Pair {
        ActionId on;
        ActionId back;
    };
    for (const Pair pair : {Pair{ActionId::step_forward, ActionId::step_back},
                            Pair{ActionId::step_row_forward, ActionId::step_row_back},
                            Pair{ActionId::step_wedge_forward, ActionId::step_wedge_back}}) {
        Session session = first_map(0);
        std::vector<std::size_t> stops{0};
        while (!session.cursor().at_end()) {
            run(session, pair.on);
            REQUIRE(session.cursor().step() > stops.back());
            stops.push_back(session.cursor().step());
        }
        INFO(std::string(row(pair.on).name), ": ", stops.size(), " stops");
        for (std::size_t i = stops.size() - 1; i-- > 0;) {
            run(session, pair.back);
            REQUIRE(session.cursor().step() == stops[i]);
        }
    }
}

TEST_CASE("start and end go there, and a step beyond the last is the last") {
    Session session = first_map(7);
    run(session, ActionId::step_end);
    CHECK(session.cursor().at_end());
    run(session, ActionId::step_start);
    CHECK(session.cursor().at_start());
    session.apply(GoToStep{SIZE_MAX});
    CHECK(session.cursor().step() == steps_of(session));
}

TEST_CASE("what is visible grows step by step from the viewer to the whole answer") {
    Session session = first_map(0);
    CHECK(session.visible_count() == 1);
    std::size_t last = 1;
    while (!session.cursor().at_end()) {
        run(session, ActionId::step_row_forward);
        CHECK(session.visible_count() >= last);
        last = session.visible_count();
    }
    const Scenario& document = session.document();
    CHECK(last == see(document.grid, document.viewer, document.algorithm, document.rules).visible.count());
}

TEST_CASE("after an edit elsewhere the cursor is at the same quadrant, row and column") {
    const std::vector<std::string> field{".........", "...#.....", "......#..", ".........",
                                         "....@....", ".........", ".........", "........."};
    const std::size_t all = steps_of(session_of(field));
    for (std::size_t step = 0; step <= all; ++step) {
        Session session = session_of(field);
        session.apply(GoToStep{step});
        const Where before = session.cursor().where();
        if (before.sector != Quadrant::north) {
            continue;
        }
        stroke(session, {{3, 6}, {4, 6}, {5, 6}});  // south of the viewer
        INFO("step ", step, " of ", all);
        CHECK(same_place(session.cursor().where(), before));
        CHECK(session.frame().step == session.cursor().step());
    }
}

TEST_CASE("an edit keeps the start at the start and the end at the end") {
    for (const bool at_end : {false, true}) {
        Session session = first_map(at_end ? SIZE_MAX : 0);
        stroke(session, {{8, 6}, {8, 5}});
        CHECK(session.cursor().at_end() == at_end);
        CHECK(session.cursor().at_start() == !at_end);
        run(session, ActionId::rule_floor);
        CHECK(session.cursor().at_end() == at_end);
        run(session, ActionId::edit_undo);
        CHECK(session.cursor().at_end() == at_end);
    }
}

TEST_CASE("an edit that removes the cursor's row leaves it in the same quadrant, no deeper") {
    Session session = session_of({".....", ".....", ".....", ".....", "..@.."});
    session.apply(GoToStep{0});
    while (session.cursor().where().depth != 4) {
        run(session, ActionId::step_row_forward);
        REQUIRE_FALSE(session.cursor().at_end());
    }
    stroke(session, {{1, 3}, {2, 3}, {3, 3}});
    CHECK(session.cursor().where().sector == Quadrant::north);
    CHECK(session.cursor().where().depth.value_or(0) <= 1);
}

TEST_CASE("playing from the end begins again and stops when all steps are done") {
    Session session;
    session.apply(SetSpeed{100.0});
    run(session, ActionId::step_play);
    CHECK(session.playback().playing());
    CHECK(session.cursor().at_start());
    CHECK_FALSE(session.advance(5.0));
    CHECK(session.advance(6.0));
    CHECK(session.cursor().step() == 1);
    CHECK(session.advance(100'000'000.0));
    CHECK(session.cursor().at_end());
    CHECK_FALSE(session.playback().playing());
    CHECK_FALSE(session.advance(1000.0));
}

TEST_CASE("playing in the middle goes on from there, and pauses where it is") {
    Session session = first_map(20);
    session.apply(SetSpeed{100.0});
    run(session, ActionId::step_play);
    session.advance(55.0);
    run(session, ActionId::step_play);
    CHECK_FALSE(session.playback().playing());
    CHECK(session.cursor().step() == 25);
    CHECK_FALSE(session.advance(1000.0));
}

TEST_CASE("taking a step by hand stops the play") {
    for (const ActionId by_hand : {ActionId::step_forward, ActionId::step_back, ActionId::step_row_forward,
                                   ActionId::step_start, ActionId::step_end}) {
        Session session = first_map(20);
        run(session, ActionId::step_play);
        run(session, by_hand);
        INFO(std::string(row(by_hand).name));
        CHECK_FALSE(session.playback().playing());
    }
}

TEST_CASE("editing while it plays goes on playing") {
    Session session = first_map(20);
    session.apply(SetSpeed{100.0});
    run(session, ActionId::step_play);
    stroke(session, {{3, 4}});
    CHECK(session.playback().playing());
    const std::size_t before = session.cursor().step();
    session.advance(100.0);
    CHECK(session.cursor().step() == before + 10);
}

TEST_CASE("a speed that is no number changes nothing") {
    Session session = first_map(3);
    const double before = session.playback().speed();
    session.apply(SetSpeed{std::numeric_limits<double>::quiet_NaN()});
    CHECK(session.playback().speed() == before);
}

TEST_CASE("a map where nothing is to be looked at can be played and stepped all the same") {
    Session session = session_of({"@"});
    session.apply(SetAlgorithm{Algorithm::radius});
    REQUIRE(steps_of(session) == 0);
    for (const ActionId action : {ActionId::step_forward, ActionId::step_back, ActionId::step_row_forward,
                                  ActionId::step_wedge_back, ActionId::step_play, ActionId::step_end}) {
        run(session, action);
        session.advance(500.0);
        CHECK(session.cursor().step() == 0);
    }
    CHECK(session.visible_count() == 1);
}

TEST_CASE("each step between the first and the last is told in a sentence") {
    Session session = first_map(0);
    CHECK(session.current_step_sentence().empty());
    for (std::size_t step = 1; step < steps_of(session); ++step) {
        session.apply(GoToStep{step});
        REQUIRE_FALSE(session.current_step_sentence().empty());
    }
    run(session, ActionId::step_end);
    CHECK(session.current_step_sentence().empty());
}

}  // namespace fovlab
