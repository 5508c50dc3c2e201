// All pairs of the map in the symmetry panel: the numbers shaded on the map and the arrows of a cell are those that every
// pair, asked by itself, comes to.
#include "core/figure/step_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <vector>

namespace fovlab {
namespace {

using test::run;
using test::session_of;

Session with_panel(Algorithm algorithm, FloorRule floor) {
    Session session = session_of({".........", "...#..#..", "....@....", ".#...#...", "........."});
    session.apply(SetAlgorithm{algorithm});
    Rules rules = session.document().rules;
    rules.floor = floor;
    rules.range.radius = Radius::unlimited();
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    run(session, ActionId::panel_symmetry);
    return session;
}

void settle(Session& session) {
    for (int i = 0; i < 500 && (i == 0 || session.works()); ++i) {
        session.work(16.0);
    }
}

// Each pair asked by itself.
OneWayPartners asked_one_by_one(const Session& session, Point cell) {
    const Grid& grid = session.document().grid;
    OneWayPartners found{CellSet(grid.width(), grid.height()), CellSet(grid.width(), grid.height())};
    const auto seen_from = [&](Point from) {
        return see(grid, from, session.algorithm(), session.rules()).visible;
    };
    const CellSet visible = seen_from(cell);
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Point other{x, y};
            if (grid.opaque(other) || grid.opaque(cell) || other == cell) {
                continue;
            }
            const bool back = seen_from(other).contains(cell);
            if (visible.contains(other) && !back) {
                found.seen.insert(other);
            } else if (back && !visible.contains(other)) {
                found.seers.insert(other);
            }
        }
    }
    return found;
}

}  // namespace

TEST_CASE(
    "the numbers on the map and the partners of a pinned cell are what each pair asked by itself comes to") {
    for (const Algorithm algorithm : {Algorithm::lines, Algorithm::recursive, Algorithm::symmetric}) {
        Session session = with_panel(algorithm, FloorRule::any);
        settle(session);
        const std::optional<OneWayCounts> counts = session.one_way_counts(Side::left);
        REQUIRE(counts);
        const Grid& grid = session.document().grid;
        std::uint64_t together = 0;
        for (const Point cell : {Point{0, 0}, Point{2, 2}, Point{8, 4}, Point{3, 1}}) {
            if (session.pinned()) {
                run(session, ActionId::explain_unpin);
            }
            session.apply(PinCell{cell});
            settle(session);
            REQUIRE(session.partners());
            const OneWayPartners expected = asked_one_by_one(session, cell);
            CHECK(session.partners()->cell == cell);
            CHECK(session.partners()->with.seen == expected.seen);
            CHECK(session.partners()->with.seers == expected.seers);
            CHECK((*counts)[grid.index(cell)] == expected.seen.count());
        }
        for (const std::uint32_t number : *counts) {
            together += number;
        }
        REQUIRE(session.counts(Side::left).pairs);
        CHECK(together == session.counts(Side::left).pairs->one_way);
        CHECK(together > 0);
    }
}

TEST_CASE("under the default rules symmetric shadowcasting shades no cell") {
    Session session = with_panel(Algorithm::symmetric, FloorRule::centre);
    settle(session);
    const std::optional<OneWayCounts> counts = session.one_way_counts(Side::left);
    REQUIRE(counts);
    for (const std::uint32_t number : *counts) {
        CHECK(number == 0);
    }
}

TEST_CASE("the arrows of the picture are the partners, each one once") {
    Session session = with_panel(Algorithm::lines, FloorRule::any);
    session.apply(PinCell{Point{2, 2}});
    settle(session);
    REQUIRE(session.partners());
    Remarks remarks;
    remarks.partners = &*session.partners();
    const Scene scene = step_scene(session.recording(), session.frame(), session.layers(), remarks);
    const auto arrows = [&](Ink ink) {
        std::size_t count = 0;
        for (const LineShape& line : test::shapes_of<LineShape>(scene, ink)) {
            count += line.end == LineEnd::arrow ? 1 : 0;
        }
        return count;
    };
    CHECK(arrows(Ink::pair_a) == session.partners()->with.seen.count());
    CHECK(arrows(Ink::pair_b) == session.partners()->with.seers.count());
    CHECK(arrows(Ink::pair_a) + arrows(Ink::pair_b) > 0);
}

TEST_CASE(
    "whose partners are told: of the cell looked at, else of A alone; and only while the panel is open") {
    Session session = with_panel(Algorithm::lines, FloorRule::any);
    CHECK_FALSE(session.partner_cell());
    session.apply(PickPair{Point{0, 0}, std::nullopt});
    CHECK(session.partner_cell() == Point{0, 0});
    session.apply(PointAt{Point{5, 0}});
    CHECK(session.partner_cell() == Point{5, 0});
    session.apply(PointAt{});
    session.apply(PickPair{Point{0, 0}, Point{1, 0}});
    CHECK_FALSE(session.partner_cell());
    session.apply(PinCell{Point{2, 2}});
    settle(session);
    CHECK(session.partners());
    run(session, ActionId::panel_why);
    settle(session);
    CHECK_FALSE(session.partner_cell());
    CHECK_FALSE(session.partners());
    CHECK_FALSE(session.one_way_counts(Side::left));
}

TEST_CASE("a change of the map leaves no old number on it") {
    Session session = with_panel(Algorithm::lines, FloorRule::any);
    session.apply(PinCell{Point{2, 2}});
    settle(session);
    test::stroke(session, {{4, 0}, {5, 1}});
    session.work(0.0);
    const bool old = session.counts(Side::left).pairs_old;
    CHECK(session.one_way_counts(Side::left).has_value() == !old);
    settle(session);
    REQUIRE(session.partners());
    CHECK(session.partners()->with.seen == asked_one_by_one(session, {2, 2}).seen);
}

}  // namespace fovlab
