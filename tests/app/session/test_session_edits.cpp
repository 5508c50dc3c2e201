#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <climits>

namespace fovlab {

using test::run;
using test::session_of;
using test::stroke;

namespace {

const std::vector<std::string> k_field{".......", ".......", "...@...", ".......", "......."};

}  // namespace

TEST_CASE("a stroke is one undo step, however many pieces it comes in") {
    Session session = session_of(k_field);
    const Scenario first = session.document();
    stroke(session, {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}});
    CHECK(session.history().undo_count() == 1);
    CHECK(session.document().grid.at({4, 0}) == Terrain::wall);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == first);
    CHECK(session.history().undo_count() == 0);
    CHECK(session.history().redo_count() == 1);
}

TEST_CASE("each stroke is an undo step of its own, because the end of an edit closes it") {
    Session session = session_of(k_field);
    stroke(session, {{0, 0}});
    const Scenario after_one = session.document();
    stroke(session, {{1, 0}});
    CHECK(session.history().undo_count() == 2);
    run(session, ActionId::edit_undo);
    CHECK(session.document() == after_one);
}

TEST_CASE("without an end between them two paintings are one undo step") {
    Session session = session_of(k_field);
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(PaintCells{{{1, 0}}, Terrain::water});
    CHECK(session.history().undo_count() == 1);
}

TEST_CASE("painting what is already there makes no undo step and keeps what can be redone") {
    Session session = session_of(k_field);
    stroke(session, {{0, 0}});
    stroke(session, {{1, 0}});
    run(session, ActionId::edit_undo);
    const std::uint64_t before = session.history().redo_count();
    stroke(session, {{0, 0}});
    stroke(session, {{5, 4}}, Terrain::floor);
    CHECK(session.history().undo_count() == 1);
    CHECK(session.history().redo_count() == before);
}

TEST_CASE("a change after an undo makes the redo impossible") {
    Session session = session_of(k_field);
    stroke(session, {{0, 0}});
    run(session, ActionId::edit_undo);
    stroke(session, {{1, 0}});
    CHECK(session.history().redo_count() == 0);
    const Scenario now = session.document();
    run(session, ActionId::edit_redo);
    CHECK(session.document() == now);
}

TEST_CASE("undo and redo restore every kind of change exactly") {
    Session session = session_of(k_field);
    std::vector<Scenario> past{session.document()};
    const auto note = [&] { past.push_back(session.document()); };
    stroke(session, {{0, 0}, {1, 1}}, Terrain::closed_door);
    note();
    session.apply(MoveViewer{{6, 4}});
    session.apply(EndEdit{});
    note();
    run(session, ActionId::rule_floor);
    note();
    run(session, ActionId::rule_radius_up);
    note();
    session.apply(SetAlgorithm{Algorithm::radius});
    note();
    session.apply(ResizeMap{3, 9});
    session.apply(EndEdit{});
    note();
    session.apply(OpenGalleryMap{2});
    note();
    session.apply(PasteText{"..@\n###\n"});
    note();
    run(session, ActionId::map_clear);
    note();
    REQUIRE(session.history().undo_count() == past.size() - 1);
    for (std::size_t i = past.size() - 1; i-- > 0;) {
        run(session, ActionId::edit_undo);
        INFO("undone to ", i);
        CHECK(session.document() == past[i]);
    }
    for (std::size_t i = 1; i < past.size(); ++i) {
        run(session, ActionId::edit_redo);
        INFO("redone to ", i);
        CHECK(session.document() == past[i]);
    }
}

TEST_CASE("undo and redo with nothing to do change nothing") {
    Session session = session_of(k_field);
    const std::uint64_t version = session.version();
    run(session, ActionId::edit_undo);
    run(session, ActionId::edit_redo);
    CHECK(session.version() == version);
    CHECK(session.history().undo_count() == 0);
}

TEST_CASE("an undo in the middle of a stroke closes it") {
    Session session = session_of(k_field);
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    run(session, ActionId::edit_undo);
    CHECK(session.document().grid.at({0, 0}) == Terrain::floor);
    session.apply(PaintCells{{{1, 0}}, Terrain::wall});
    CHECK(session.history().undo_count() == 1);
    run(session, ActionId::edit_undo);
    CHECK(session.document().grid.at({1, 0}) == Terrain::floor);
}

TEST_CASE("cells off the map are painted by nobody") {
    Session session = session_of(k_field);
    const Scenario first = session.document();
    stroke(session, {{-1, 0}, {7, 0}, {0, 5}, {INT_MIN, INT_MAX}, {INT_MAX, 0}});
    CHECK(session.document() == first);
    CHECK(session.history().undo_count() == 0);
}

TEST_CASE("a stroke over the viewer leaves it on floor, and erasing under it works") {
    Session session = session_of(k_field);
    stroke(session, {{2, 2}, {3, 2}, {4, 2}});
    CHECK(session.document().grid.at({3, 2}) == Terrain::floor);
    session.apply(MoveViewer{{2, 2}});
    session.apply(EndEdit{});
    CHECK(session.document().grid.at({2, 2}) == Terrain::wall);
    stroke(session, {{2, 2}}, Terrain::floor);
    CHECK(session.document().grid.at({2, 2}) == Terrain::floor);
}

TEST_CASE("a viewer that is dragged off the map stops at the nearest cell inside") {
    Session session = session_of(k_field);
    session.apply(MoveViewer{{-100, 2}});
    CHECK(session.document().viewer == Point{0, 2});
    session.apply(MoveViewer{{INT_MAX, INT_MIN}});
    CHECK(session.document().viewer == Point{6, 0});
    session.apply(MoveViewer{{3, 99}});
    CHECK(session.document().viewer == Point{3, 4});
}

TEST_CASE("changing the algorithm is an undo step of its own even while an edit is open") {
    Session session = session_of(k_field);
    session.apply(PaintCells{{{0, 0}}, Terrain::wall});
    session.apply(SetAlgorithm{Algorithm::radius});
    CHECK(session.history().undo_count() == 2);
    run(session, ActionId::edit_undo);
    CHECK(session.document().algorithm == Algorithm::symmetric);
    CHECK(session.document().grid.at({0, 0}) == Terrain::wall);
}

TEST_CASE("rules set while a slider moves are one undo step") {
    Session session = session_of(k_field);
    for (int radius = 8; radius >= 2; --radius) {
        Rules rules;
        rules.range.radius = Radius(radius);
        session.apply(SetRules{rules});
    }
    session.apply(EndEdit{});
    CHECK(session.history().undo_count() == 1);
    CHECK(session.document().rules.range.radius == Radius(2));
    run(session, ActionId::edit_undo);
    CHECK(session.document().rules == Rules{});
}

TEST_CASE("the rule actions go round their values and end where they began") {
    struct Round {
        ActionId action;
        int values;
    };
    for (const Round round : {Round{ActionId::rule_floor, 2}, Round{ActionId::rule_wall, 2},
                              Round{ActionId::rule_slopes, 2}, Round{ActionId::rule_order, 2},
                              Round{ActionId::rule_range, 5}, Round{ActionId::rule_unlimited, 2}}) {
        Session session = session_of(k_field);
        std::vector<Rules> met{session.document().rules};
        for (int i = 1; i <= round.values; ++i) {
            run(session, round.action);
            met.push_back(session.document().rules);
        }
        INFO(std::string(row(round.action).name));
        CHECK(met.back() == met.front());
        CHECK(session.history().undo_count() == static_cast<std::size_t>(round.values));
        for (std::size_t i = 1; i + 1 < met.size(); ++i) {
            CHECK(met[i] != met.front());
        }
    }
}

TEST_CASE("the radius keys stop at nought and at the largest radius, and rest while it is unlimited") {
    Session session = session_of(k_field);
    for (int i = 0; i < 20; ++i) {
        run(session, ActionId::rule_radius_down);
    }
    CHECK(session.document().rules.range.radius == Radius(0));
    CHECK(session.history().undo_count() == 8);
    Rules rules;
    rules.range.radius = Radius(Radius::k_max);
    session.apply(SetRules{rules});
    run(session, ActionId::rule_radius_up);
    CHECK(session.document().rules.range.radius == Radius(Radius::k_max));
    run(session, ActionId::rule_unlimited);
    run(session, ActionId::rule_radius_down);
    CHECK(session.document().rules.range.radius.is_unlimited());
}

TEST_CASE(
    "the default rules keep the radius, and there is nothing to do for them when only the radius differs") {
    Session session = session_of(k_field);
    for (const Radius radius : {Radius(3), Radius::unlimited()}) {
        Rules rules;
        rules.range.radius = radius;
        session.apply(SetRules{rules});
        session.apply(EndEdit{});
        CHECK_FALSE(row(ActionId::rule_defaults).enabled(session));
        rules.range.shape = RangeShape::open;
        rules.floor = FloorRule::any;
        rules.wall = WallRule::centre;
        rules.slopes = SlopeArithmetic::float_32;
        rules.order = ScanOrder::by_depth;
        session.apply(SetRules{rules});
        session.apply(EndEdit{});
        CHECK(row(ActionId::rule_defaults).enabled(session));
        const std::size_t undo = session.history().undo_count();
        run(session, ActionId::rule_defaults);
        Rules expected;
        expected.range.radius = radius;
        CHECK(session.document().rules == expected);
        CHECK(session.history().undo_count() == undo + 1);
    }
}

TEST_CASE("the shape of the range rests while the radius is unlimited") {
    Session session = session_of(k_field);
    run(session, ActionId::rule_unlimited);
    CHECK_FALSE(row(ActionId::rule_range).enabled(session));
    const Scenario before = session.document();
    run(session, ActionId::rule_range);
    CHECK(session.document() == before);
    run(session, ActionId::rule_unlimited);
    CHECK(row(ActionId::rule_range).enabled(session));
}

TEST_CASE("the lab is dirty from the first change until it is taken back") {
    Session session = session_of(k_field);
    CHECK_FALSE(session.dirty());
    stroke(session, {{0, 0}});
    CHECK(session.dirty());
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.dirty());
}

TEST_CASE("every change of what can be seen makes the version grow") {
    Session session = session_of(k_field);
    std::uint64_t version = session.version();
    const std::vector<Action> changes{
        PaintCells{{{0, 0}}, Terrain::wall},
        MoveViewer{{1, 1}},
        SetAlgorithm{Algorithm::radius},
        ResizeMap{4, 4},
        ResizeMap{0, 4},
        OpenGalleryMap{1},
        PasteText{"nonsense"},
        GoToStep{3},
        SetSpeed{30.0},
        PointAt{Point{2, 2}},
        PinCell{{1, 2}},
        SetPalette{1},
        RunAction{ActionId::step_play},
        RunAction{ActionId::tool_door},
        RunAction{ActionId::view_fit},
    };
    for (std::size_t i = 0; i < changes.size(); ++i) {
        session.apply(changes[i]);
        INFO("change ", i);
        CHECK(session.version() > version);
        version = session.version();
    }
    session.apply(PointAt{Point{2, 2}});  // it is there already
    CHECK(session.version() == version);
}

}  // namespace fovlab
