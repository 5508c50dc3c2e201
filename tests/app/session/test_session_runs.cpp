// Running to something and stopping at breaks, judged by the trace.
#include "app/session/listing_shelf.h"
#include "app/session/words.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <functional>
#include <string>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

using test::run;
using test::session_of;
using test::stroke;

Session at_start() {
    Session session;
    session.apply(GoToStep{0});
    return session;
}

const Trace& trace_of(const Session& session) { return session.recording().trace; }

bool shows(const Event& event) {
    const auto* cell = std::get_if<CellExamined>(&event);
    return cell && cell->visible;
}
bool is_wall(const Event& event) {
    const auto* cell = std::get_if<CellExamined>(&event);
    return cell && cell->opaque;
}
bool splits(const Event& event) { return std::holds_alternative<Split>(event); }

// Steps done after each event that fits.
std::vector<std::size_t> stops(const Trace& trace, const std::function<bool(const Event&)>& fits) {
    std::vector<std::size_t> found;
    for (std::size_t event = 0; event < trace.size(); ++event) {
        if (fits(trace.event(event))) {
            found.push_back(event + 1);
        }
    }
    return found;
}

}  // namespace

TEST_CASE("running to the next visible cell, split or wall stops at each of them in turn, and then says so") {
    struct Target {
        ActionId action;
        bool (*fits)(const Event&);
        Word no_more;
    };
    for (const Target& target : {Target{ActionId::run_visible, shows, Word::no_visible_ahead},
                                 Target{ActionId::run_split, splits, Word::no_split_ahead},
                                 Target{ActionId::run_wall, is_wall, Word::no_wall_ahead}}) {
        Session session = at_start();
        const std::vector<std::size_t> expected = stops(trace_of(session), target.fits);
        INFO(std::string(row(target.action).name));
        REQUIRE(expected.size() > 3);
        REQUIRE(expected.back() < trace_of(session).size());
        for (const std::size_t stop : expected) {
            run(session, target.action);
            REQUIRE(session.cursor().step() == stop);
            REQUIRE(session.message().empty());
        }
        run(session, target.action);
        CHECK(session.cursor().step() == expected.back());
        CHECK(session.message() == word(target.no_more));
        CHECK(session.message_refuses());
    }
}

TEST_CASE("when all steps are done, running to something begins again, as every stride does") {
    Session session;
    REQUIRE(session.cursor().at_end());
    run(session, ActionId::run_wall);
    CHECK(session.cursor().step() == stops(trace_of(session), is_wall).front());
}

TEST_CASE("where there is nothing to run to, the cursor stays and the message says what is missing") {
    Session session = session_of({"...", ".@.", "..."});
    session.apply(SetAlgorithm{Algorithm::radius});
    for (const std::size_t step : {std::size_t{0}, std::size_t{3}, trace_of(session).size()}) {
        session.apply(GoToStep{step});
        run(session, ActionId::run_wall);
        CHECK(session.cursor().step() == step);
        CHECK(session.message() == word(Word::no_wall_ahead));
    }
}

TEST_CASE("an algorithm without wedges splits no light, and cannot be run to a split") {
    for (const AlgorithmInfo& algorithm : algorithms()) {
        Session session;
        session.apply(SetAlgorithm{algorithm.algorithm});
        INFO(std::string(algorithm.id));
        CHECK(row(ActionId::run_split).enabled(session) == (algorithm.method == Method::wedges));
    }
}

TEST_CASE("a break is set and taken away, and the message says which") {
    Session session = at_start();
    session.apply(ToggleBreak{EventKind::row});
    CHECK(session.breaks() == EventKinds(EventKind::row));
    CHECK(session.message() == "Playing stops each time a row begins.");
    session.apply(ToggleBreak{EventKind::row});
    CHECK(session.breaks().empty());
    CHECK(session.message() == "Playing no longer stops when a row begins.");
}

TEST_CASE("the key sets a break on the line that spoke last, and does nothing before the first step") {
    Session session = at_start();
    run(session, ActionId::break_toggle);
    CHECK(session.breaks().empty());
    for (std::size_t step = 1; step < 12; ++step) {
        session.apply(GoToStep{step});
        const EventKind kind = trace_of(session).kind(step - 1);
        run(session, ActionId::break_toggle);
        CHECK(session.breaks() == EventKinds(kind));
        run(session, ActionId::break_toggle);
        CHECK(session.breaks().empty());
    }
}

TEST_CASE("playing stops after the first event of a break, however many steps a frame brings") {
    for (const double milliseconds : {3.0, 16.0, 400.0, 100'000.0}) {
        Session session = at_start();
        session.apply(SetSpeed{1000.0});
        session.apply(ToggleBreak{EventKind::split});
        INFO(milliseconds, " ms a frame");
        for (const std::size_t stop : stops(trace_of(session), splits)) {
            run(session, ActionId::step_play);
            REQUIRE(session.playback().playing());
            for (int frame = 0; frame < 2000 && session.playback().playing(); ++frame) {
                session.advance(milliseconds);
            }
            REQUIRE(session.cursor().step() == stop);
            REQUIRE(session.frame().step == stop);
            CHECK(session.message() == "Stopped at a break: a wall splits the light.");
        }
        run(session, ActionId::step_play);
        session.advance(100'000.0);
        CHECK(session.cursor().at_end());
    }
}

TEST_CASE("running to the next break stops at any of them; without one it says how to set one") {
    Session session = at_start();
    run(session, ActionId::run_break);
    CHECK(session.cursor().at_start());
    CHECK(session.message() == word(Word::no_break_set));
    session.apply(ToggleBreak{EventKind::quadrant});
    session.apply(ToggleBreak{EventKind::narrow});
    const auto fits = [](const Event& event) {
        return std::holds_alternative<QuadrantBegan>(event) || std::holds_alternative<Narrowed>(event);
    };
    const std::vector<std::size_t> expected = stops(trace_of(session), fits);
    for (const std::size_t stop : expected) {
        run(session, ActionId::run_break);
        REQUIRE(session.cursor().step() == stop);
    }
    run(session, ActionId::run_break);
    CHECK(session.cursor().step() == expected.back());
    CHECK(session.message() == word(Word::no_break_ahead));
}

TEST_CASE("breaks outlive edits, other maps, other algorithms and undo") {
    Session session = at_start();
    session.apply(ToggleBreak{EventKind::cell});
    stroke(session, {{3, 3}});
    run(session, ActionId::edit_undo);
    session.apply(OpenGalleryMap{1});
    session.apply(SetAlgorithm{Algorithm::radius});
    CHECK(session.breaks() == EventKinds(EventKind::cell));
    session.apply(GoToStep{0});
    run(session, ActionId::run_break);
    CHECK(session.cursor().step() == 1);
}

TEST_CASE("running to something stops the play") {
    Session session = at_start();
    run(session, ActionId::step_play);
    run(session, ActionId::run_wall);
    CHECK_FALSE(session.playback().playing());
}

TEST_CASE("a listing is chosen and copied") {
    Session session;
    CHECK(session.language() == Language::cpp);
    for (const auto& [action, language] : {std::pair{ActionId::code_python, Language::python},
                                           {ActionId::code_pseudocode, Language::pseudocode},
                                           {ActionId::code_cpp, Language::cpp}}) {
        run(session, action);
        CHECK(session.language() == language);
        run(session, ActionId::code_copy);
        const Requests asked = session.take_requests();
        REQUIRE(asked.copy);
        CHECK(*asked.copy == listing_of(Algorithm::symmetric, language).text());
        CHECK(session.message() == word(Word::code_copied));
    }
}

}  // namespace fovlab
