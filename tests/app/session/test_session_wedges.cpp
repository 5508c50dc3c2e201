#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::run;

std::size_t step_in(const Session& session, Quadrant quadrant) {
    const WedgeTree& tree = session.wedge_tree();
    return tree.at(quadrant, 2).begin()->begun_after;
}

}  // namespace

TEST_CASE("the tree shows the quadrant being scanned; before and after the steps the first one") {
    Session session;
    for (const Quadrant quadrant : k_quadrants) {
        session.apply(GoToStep{step_in(session, quadrant)});
        CHECK(session.shown_sector() == quadrant);
    }
    session.apply(GoToStep{0});
    CHECK(session.shown_sector() == Quadrant::north);
    run(session, ActionId::step_end);
    CHECK(session.shown_sector() == Quadrant::north);
}

TEST_CASE("a chosen quadrant stays until the steps enter another one") {
    Session session;
    session.apply(GoToStep{step_in(session, Quadrant::east)});
    run(session, ActionId::tree_south);
    CHECK(session.shown_sector() == Quadrant::south);
    run(session, ActionId::step_forward);
    CHECK(session.shown_sector() == Quadrant::south);
    session.apply(GoToStep{step_in(session, Quadrant::west)});
    CHECK(session.shown_sector() == Quadrant::west);
    run(session, ActionId::step_end);
    run(session, ActionId::tree_east);
    CHECK(session.shown_sector() == Quadrant::east);
    CHECK(session.cursor().at_end());
}

TEST_CASE("a wedge that is pointed at is one of the tree, and forgotten with it") {
    Session session;
    const std::uint64_t before = session.version();
    session.apply(PointAtWedge{1});
    CHECK(session.pointed_wedge() == 1);
    CHECK(session.version() > before);
    session.apply(PointAtWedge{100'000});
    CHECK_FALSE(session.pointed_wedge());
    session.apply(PointAtWedge{-1});
    CHECK_FALSE(session.pointed_wedge());
    session.apply(PointAtWedge{1});
    session.apply(PaintCells{{{5, 5}}, Terrain::wall});
    CHECK_FALSE(session.pointed_wedge());
    session.apply(PointAtWedge{1});
    run(session, ActionId::panel_why);
    CHECK_FALSE(session.pointed_wedge());
}

TEST_CASE("after every change the tree is that of the new recording") {
    Session session = test::session_of({".....", ".....", "..@.."});
    const int before = session.wedge_tree().end();
    session.apply(PaintCells{{{2, 1}}, Terrain::wall});
    CHECK(session.wedge_tree().end() == before + 1);
    session.apply(SetAlgorithm{Algorithm::radius});
    CHECK(session.wedge_tree().empty());
    run(session, ActionId::tree_east);  // switched off
    CHECK(session.shown_sector() == Quadrant::north);
}

}  // namespace fovlab
