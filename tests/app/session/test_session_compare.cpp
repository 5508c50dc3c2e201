// Comparing: the second run beside the document's own, as the session keeps it.
#include "tests/support/sessions.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <cmath>
#include <limits>

namespace fovlab {
namespace {

using test::run;

Session comparing() {
    Session session = test::session_of({".......", "..#.#..", "...@...", ".......", "..#...."});
    run(session, ActionId::compare_toggle);
    return session;
}

// One algorithm, to be given two sets of rules.
Session comparing_rules() {
    Session session = comparing();
    session.apply(SetAlgorithmOf{Side::right, Algorithm::symmetric});
    run(session, ActionId::compare_edit_right);
    return session;
}

double share(const Session& session, Side side) { return session.run(side).share(); }

}  // namespace

TEST_CASE("comparing begins with another algorithm, the same rules and the left side chosen") {
    const Session session = comparing();
    REQUIRE(session.compares());
    CHECK(session.chosen() == Side::left);
    CHECK(session.run(Side::right).algorithm() != session.run(Side::left).algorithm());
    CHECK(session.run(Side::right).rules() == session.run(Side::left).rules());
    CHECK(session.document().compare->show == Show::side_by_side);
    CHECK(session.document().algorithm == Algorithm::symmetric);
}

TEST_CASE("whatever the document's algorithm, the other side begins with another one") {
    for (const AlgorithmInfo& row : algorithms()) {
        Session session = test::session_of({"..@.."});
        session.apply(SetAlgorithm{row.algorithm});
        run(session, ActionId::compare_toggle);
        INFO(std::string(row.id));
        CHECK(session.run(Side::right).algorithm() != row.algorithm);
    }
}

TEST_CASE("it is a change of the document: undo closes it, redo opens it") {
    Session session = comparing();
    CHECK(session.history().undo_count() == 1);
    CHECK(session.dirty());
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.compares());
    CHECK_FALSE(session.dirty());
    run(session, ActionId::edit_redo);
    CHECK(session.compares());
}

TEST_CASE("how it is shown is no change of the document") {
    Session session = comparing();
    run(session, ActionId::compare_wipe);
    CHECK(session.document().compare->show == Show::wipe);
    CHECK(session.history().undo_count() == 1);
    Scenario opened = session.document();
    Session saved(opened);
    run(saved, ActionId::compare_difference);
    CHECK(saved.document().compare->show == Show::difference);
    CHECK_FALSE(saved.dirty());
    run(saved, ActionId::compare_same_rules);
    run(saved, ActionId::compare_swap);
    CHECK(saved.dirty());
}

TEST_CASE("another map begins with the left side, whose algorithm it brings") {
    Session session = comparing();
    run(session, ActionId::compare_edit_right);
    session.apply(OpenGalleryMap{2});
    CHECK(session.compares());
    CHECK(session.chosen() == Side::left);
}

TEST_CASE("opened again it is as it was left") {
    Session session = comparing();
    run(session, ActionId::compare_edit_right);
    run(session, ActionId::rule_floor);
    run(session, ActionId::compare_wipe);
    const Comparison left = *session.document().compare;
    run(session, ActionId::compare_toggle);
    CHECK_FALSE(session.compares());
    CHECK(session.chosen() == Side::left);
    run(session, ActionId::compare_toggle);
    CHECK(session.document().compare == left);
}

TEST_CASE("rules and keys change the chosen side alone, each as one undo step") {
    Session session = comparing_rules();
    const Rules rules = session.document().rules;
    run(session, ActionId::rule_floor);
    run(session, ActionId::rule_radius_down);
    CHECK(session.document().rules == rules);
    CHECK(session.rules().floor == FloorRule::any);
    CHECK(session.rules().range.radius == Radius(7));
    CHECK(session.history().undo_count() == 4);
    run(session, ActionId::compare_edit_left);
    run(session, ActionId::rule_wall);
    CHECK(session.document().rules.wall == WallRule::centre);
    CHECK(session.document().compare->rules.wall == WallRule::any);
    session.apply(SetAlgorithm{Algorithm::radius});
    CHECK(session.document().algorithm == Algorithm::radius);
    session.apply(SetAlgorithmOf{Side::right, Algorithm::symmetric});
    CHECK(session.run(Side::right).algorithm() == Algorithm::symmetric);
}

TEST_CASE("a wall that is painted is there for both, and both find anew what they see") {
    Session session = comparing_rules();
    run(session, ActionId::rule_floor);
    test::stroke(session, {{3, 1}});
    for (const Side side : {Side::left, Side::right}) {
        const Run& one = session.run(side);
        CHECK(one.trace().grid() == session.document().grid);
        CHECK(one.trace().visible() ==
              see(session.document().grid, session.document().viewer, one.algorithm(), one.rules()).visible);
    }
}

TEST_CASE("swapping turns the sides round, their steps with them") {
    Session session = comparing();
    run(session, ActionId::compare_together);
    session.apply(GoToStepOf{Side::left, 3});
    const Algorithm left = session.run(Side::left).algorithm();
    const Algorithm right = session.run(Side::right).algorithm();
    run(session, ActionId::compare_swap);
    CHECK(session.document().algorithm == right);
    CHECK(session.run(Side::right).algorithm() == left);
    CHECK(session.run(Side::right).cursor().step() == 3);
    CHECK(session.run(Side::left).cursor().at_end());
    run(session, ActionId::edit_undo);
    CHECK(session.document().algorithm == left);
}

TEST_CASE("the right side takes over the rules of the left, and keeps its algorithm") {
    Session session = comparing();
    CHECK_FALSE(row(ActionId::compare_same_rules).enabled(session));
    run(session, ActionId::compare_edit_right);
    run(session, ActionId::rule_range);
    CHECK(row(ActionId::compare_same_rules).enabled(session));
    const Algorithm algorithm = session.run(Side::right).algorithm();
    run(session, ActionId::compare_same_rules);
    CHECK(session.run(Side::right).rules() == session.document().rules);
    CHECK(session.run(Side::right).algorithm() == algorithm);
}

TEST_CASE("together, both go the same share of their ways, whichever is moved") {
    Session session = comparing();
    REQUIRE(session.together());
    const std::size_t steps = session.run(Side::left).trace().size();
    session.apply(GoToStep{steps / 2});
    CHECK(std::abs(share(session, Side::left) - share(session, Side::right)) < 0.03);
    session.apply(GoToStepOf{Side::right, 0});
    CHECK(session.run(Side::left).cursor().at_start());
    run(session, ActionId::step_end);
    CHECK(session.run(Side::right).cursor().at_end());
}

TEST_CASE("apart, the keys move the chosen side alone") {
    Session session = comparing();
    run(session, ActionId::compare_together);
    run(session, ActionId::step_start);
    CHECK(session.run(Side::left).cursor().at_start());
    CHECK(session.run(Side::right).cursor().at_end());
    run(session, ActionId::compare_edit_other);
    run(session, ActionId::step_back);
    CHECK(session.run(Side::right).cursor().step() + 1 == session.run(Side::right).trace().size());
    CHECK(session.run(Side::left).cursor().at_start());
    run(session, ActionId::compare_together);  // the other side comes to where the chosen one is
    CHECK(std::abs(share(session, Side::left) - share(session, Side::right)) < 0.05);
}

TEST_CASE("playing takes both along while they are together, else the chosen one") {
    for (const bool together : {true, false}) {
        Session session = comparing();
        session.apply(StepTogether{together});
        session.apply(GoToStepOf{Side::right, 0});
        session.apply(GoToStepOf{Side::left, 0});
        run(session, ActionId::step_play);
        session.advance(1000.0);
        INFO(together);
        CHECK(session.run(Side::left).cursor().step() > 0);
        CHECK((session.run(Side::right).cursor().step() > 0) == together);
    }
}

TEST_CASE("a cell is explained by both sides") {
    Session session = comparing();
    session.apply(PointAt{Point{1, 0}});
    for (const Side side : {Side::left, Side::right}) {
        REQUIRE(session.run(side).explanation());
        CHECK(session.run(side).explanation()->cell == Point{1, 0});
        CHECK_FALSE(session.run(side).explanation_sentence().empty());
    }
    session.apply(PointAt{});
    CHECK_FALSE(session.run(Side::right).explanation());
}

TEST_CASE("another map keeps the right side's algorithm and the rules that only it had") {
    Session session = comparing_rules();
    const Algorithm algorithm = session.run(Side::right).algorithm();
    run(session, ActionId::rule_wall);
    session.apply(OpenGalleryMap{1});
    REQUIRE(session.compares());
    const Scenario& document = session.document();
    CHECK(document.compare->algorithm == algorithm);
    CHECK(document.compare->rules.wall != document.rules.wall);
    CHECK(document.compare->rules.range == document.rules.range);
    CHECK(session.run(Side::right).cursor().at_end());
    CHECK_FALSE(session.dirty());
}

TEST_CASE("nothing is moved or set on a right side that is not there") {
    Session session = test::session_of({"..@.."});
    const Scenario before = session.document();
    const std::size_t step = session.cursor().step();
    session.apply(SetAlgorithmOf{Side::right, Algorithm::radius});
    session.apply(GoToStepOf{Side::right, 0});
    session.apply(ChooseSide{Side::right});
    run(session, ActionId::compare_swap);
    run(session, ActionId::compare_edit_right);
    CHECK(session.document() == before);
    CHECK(session.cursor().step() == step);
    CHECK(session.chosen() == Side::left);
}

TEST_CASE("the bar stays within the picture, and only of a wipe is there one") {
    Session session = comparing();
    CHECK_FALSE(row(ActionId::compare_divider_left).enabled(session));
    run(session, ActionId::compare_wipe);
    run(session, ActionId::compare_divider_left);
    CHECK(session.divider() == doctest::Approx(0.45));
    for (int i = 0; i < 30; ++i) {
        run(session, ActionId::compare_divider_right);
    }
    CHECK(session.divider() == 1.0);
    session.apply(MoveDivider{-3.0});
    CHECK(session.divider() == 0.0);
    session.apply(MoveDivider{std::numeric_limits<double>::quiet_NaN()});
    CHECK(session.divider() == 0.0);
}

TEST_CASE("the report tells both sides, and what compare prints for them") {
    Session session = comparing();
    run(session, ActionId::compare_edit_right);
    const nlohmann::json report = nlohmann::json::parse(report_json(session, {}));
    CHECK(report["view"] == "compare");
    CHECK(report["algorithm"] == "symmetric");  // the document's own
    CHECK(report["compare"]["a"]["algorithm"] == "symmetric");
    CHECK(report["compare"]["a"]["count"] == session.run(Side::left).visible_count());
    CHECK(report["compare"]["b"]["count"] == session.run(Side::right).visible_count());
    CHECK(report["compare"]["difference"].size() == 5);
    CHECK(report["sides"]["chosen"] == "right");
    CHECK(report["sides"]["show"] == "side-by-side");
    run(session, ActionId::compare_toggle);
    const nlohmann::json closed = nlohmann::json::parse(report_json(session, {}));
    CHECK(closed["view"] == "lab");
    CHECK(closed["compare"].is_null());
    CHECK(closed["sides"].is_null());
}

}  // namespace fovlab
