// What the session has found out about two cells comes into the picture of a difference as into that of a run.
#include "app/canvas/map_picture.h"

#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::run;

bool uses(const Session& session, MapPicture::Of what, Ink ink, bool explains = true) {
    MapPicture picture(0);
    picture.update(session, what, explains);
    return picture.inks(24.0).test(static_cast<std::size_t>(ink));
}

void settle(Session& session) {
    for (int i = 0; i < 500 && (i == 0 || session.works()); ++i) {
        session.work(16.0);
    }
}

Session picking(bool difference) {
    Session session = test::session_of({".........", "...#..#..", "....@....", ".#...#...", "........."});
    session.apply(SetAlgorithm{Algorithm::lines});
    Rules rules = session.document().rules;
    rules.range.radius = Radius::unlimited();
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    if (difference) {
        run(session, ActionId::compare_difference);
    }
    run(session, ActionId::pair_pick);
    return session;
}

}  // namespace

TEST_CASE("map picture: a pair is in the picture of a run and in that of the difference") {
    for (const bool difference : {false, true}) {
        const auto what = difference ? MapPicture::Of::difference : MapPicture::Of::left;
        Session session = picking(difference);
        CHECK_FALSE(uses(session, what, Ink::pair_a));
        session.apply(PickPair{Point{0, 0}, Point{8, 4}});
        settle(session);
        CHECK(uses(session, what, Ink::pair_a));
        CHECK(uses(session, what, Ink::pair_b));
    }
}

TEST_CASE("map picture: with A alone its one-way partners are there, but not while something is dragged") {
    for (const bool difference : {false, true}) {
        const auto what = difference ? MapPicture::Of::difference : MapPicture::Of::left;
        Session session = picking(difference);
        session.apply(PickPair{Point{2, 2}, std::nullopt});
        settle(session);
        REQUIRE(session.partners());
        REQUIRE(session.partners()->with.seers.count() > 0);
        CHECK(uses(session, what, Ink::pair_b));
        CHECK_FALSE(uses(session, what, Ink::pair_b, false));
    }
}

}  // namespace fovlab
