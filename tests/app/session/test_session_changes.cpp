#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::run;
using test::session_of;
using test::stroke;

const std::vector<std::string> k_open{".......", ".......", ".......", "...@..."};

// The cells whose sight differs, counted by hand from two answers.
std::size_t went_dark(const CellSet& before, const CellSet& after) {
    std::size_t count = 0;
    for (int y = 0; y < before.height(); ++y) {
        for (int x = 0; x < before.width(); ++x) {
            count += before.contains({x, y}) && !after.contains({x, y}) ? 1U : 0U;
        }
    }
    return count;
}

}  // namespace

TEST_CASE("before anything was changed there is nothing to compare") {
    CHECK_FALSE(session_of(k_open).changes());
}

TEST_CASE("a wall takes the cells behind it, and undo brings the same cells back") {
    Session session = session_of(k_open);
    const CellSet before = session.recording().trace.visible();
    stroke(session, {{3, 1}});
    REQUIRE(session.changes());
    CHECK(session.changes()->added.count() == 0);
    CHECK(session.changes()->removed.contains({3, 0}));
    CHECK(session.changes()->removed.count() == went_dark(before, session.recording().trace.visible()));
    const CellSet taken = session.changes()->removed;
    run(session, ActionId::edit_undo);
    REQUIRE(session.changes());
    CHECK(session.changes()->added == taken);
    CHECK(session.changes()->removed.count() == 0);
}

TEST_CASE("a stroke of many cells is compared with the map before the stroke") {
    Session session = session_of(k_open);
    const CellSet before = session.recording().trace.visible();
    stroke(session, {{2, 2}, {3, 2}, {4, 2}});
    REQUIRE(session.changes());
    CHECK(session.changes()->removed == before.without(session.recording().trace.visible()));
}

TEST_CASE("a changed radius and a changed rule are compared with the state before") {
    Session session = session_of(k_open);
    run(session, ActionId::rule_radius_down);
    Rules rules = session.document().rules;
    rules.range.radius = Radius(1);
    session.apply(EndEdit{});
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    REQUIRE(session.changes());
    CHECK(session.changes()->removed.contains({3, 0}));
    run(session, ActionId::rule_radius_up);
    REQUIRE(session.changes());
    CHECK(session.changes()->added.contains({3, 1}));
    CHECK_FALSE(session.changes()->added.contains({3, 2}));
}

TEST_CASE("from another place, and on another map, nothing is compared") {
    Session session = session_of(k_open);
    stroke(session, {{3, 1}});
    session.apply(MoveViewer{{0, 0}});
    CHECK_FALSE(session.changes());
    session.apply(EndEdit{});
    stroke(session, {{4, 1}});
    REQUIRE(session.changes());
    session.apply(OpenGalleryMap{1});
    CHECK_FALSE(session.changes());
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.changes());
}

TEST_CASE(
    "against the defaults a rule, the radius and a wall count, each as it was when the map was opened") {
    Session session = session_of({".......", "..#....", ".......", ".......", "...@..."});
    session.apply(ShowChanges{Against::defaults});
    REQUIRE(session.changes());
    CHECK_FALSE(session.changes()->any());

    run(session, ActionId::rule_floor);  // any part
    CHECK(session.changes()->added.count() > 0);
    CHECK(session.changes()->removed.count() == 0);
    run(session, ActionId::rule_defaults);
    CHECK_FALSE(session.changes()->any());

    Rules rules = session.document().rules;
    rules.range.radius = Radius(2);
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    CHECK(session.changes()->removed.contains({3, 0}));
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.changes()->any());

    stroke(session, {{3, 2}});
    CHECK(session.changes()->removed.contains({3, 0}));
    stroke(session, {{3, 2}}, Terrain::floor);
    CHECK_FALSE(session.changes()->any());
}

TEST_CASE("the defaults are of the map that is open, after undo too, and of another size only the rules") {
    Session session = session_of(k_open);
    session.apply(ShowChanges{Against::defaults});
    session.apply(OpenGalleryMap{1});
    CHECK_FALSE(session.changes()->any());
    run(session, ActionId::edit_undo);
    CHECK_FALSE(session.changes()->any());
    stroke(session, {{3, 1}});
    CHECK(session.changes()->any());
    session.apply(ResizeMap{9, 9});
    CHECK_FALSE(session.changes()->any());
    run(session, ActionId::rule_floor);
    CHECK(session.changes());
}

TEST_CASE("it can be switched off, and the key of the action goes round all three") {
    Session session = session_of(k_open);
    stroke(session, {{3, 1}});
    session.apply(ShowChanges{Against::nothing});
    CHECK_FALSE(session.changes());
    run(session, ActionId::explain_changes);
    CHECK(session.against() == Against::last_change);
    CHECK(session.changes());
    run(session, ActionId::explain_changes);
    CHECK(session.against() == Against::defaults);
    run(session, ActionId::explain_changes);
    CHECK(session.against() == Against::nothing);
}

TEST_CASE(
    "what changed is marked before the umbra of the wall pointed at, until another cell is pointed at") {
    Session session = session_of(k_open);
    session.apply(PointAt{Point{2, 2}});
    session.apply(PaintCells{{{2, 2}}, Terrain::wall});
    session.apply(PaintCells{{{3, 2}}, Terrain::wall});
    session.apply(PointAt{Point{3, 2}});  // the stroke goes on
    session.apply(EndEdit{});
    REQUIRE(session.umbra());
    CHECK(session.changes_come_first());
    session.apply(PointAt{Point{3, 2}});
    CHECK(session.changes_come_first());
    session.apply(PointAt{Point{2, 2}});
    REQUIRE(session.umbra());
    CHECK_FALSE(session.changes_come_first());
}

TEST_CASE("a pinned wall does not hide what changed") {
    Session session = session_of({".......", "...#...", ".......", "...@..."});
    session.apply(PinCell{Point{3, 1}});
    CHECK_FALSE(session.changes_come_first());
    Rules rules = session.document().rules;
    rules.range.radius = Radius(2);
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    REQUIRE(session.changes());
    CHECK(session.changes()->any());
    CHECK(session.changes_come_first());
    session.apply(PointAt{Point{0, 0}});
    CHECK(session.changes_come_first());
    run(session, ActionId::layer_changes);
    CHECK_FALSE(session.changes_come_first());
    run(session, ActionId::layer_changes);
    run(session, ActionId::step_back);
    CHECK_FALSE(session.changes_come_first());
}

TEST_CASE("without the umbra's layer the changes are marked wherever the pointer is") {
    Session session = session_of(k_open);
    stroke(session, {{3, 1}});
    session.apply(PointAt{Point{3, 1}});
    CHECK_FALSE(session.changes_come_first());
    run(session, ActionId::layer_umbra);
    CHECK(session.changes_come_first());
}

}  // namespace fovlab
