// A and B: picked, asked of every algorithm, and what is said of them.
#include "app/session/pair_words.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

using test::run;
using test::session_of;

// A pillar throws a shadow in which the light of one cell reaches a part of another, but not its centre.
Session beside_a_pillar(FloorRule floor) {
    Session session = session_of({".........", ".........", "...#.....", ".........", "@........"});
    Rules rules = session.document().rules;
    rules.floor = floor;
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    return session;
}

// The first pair, in the order of the map, of which just one sees the other.
std::optional<PickPair> a_one_way_pair(const Session& session) {
    const Grid& grid = session.document().grid;
    const auto sees = [&](Point from, Point to) {
        return see(grid, from, session.algorithm(), session.rules()).visible.contains(to);
    };
    for (int i = 0; i < grid.width() * grid.height(); ++i) {
        for (int j = 0; j < grid.width() * grid.height(); ++j) {
            const Point a{i % grid.width(), i / grid.width()};
            const Point b{j % grid.width(), j / grid.width()};
            if (!grid.opaque(a) && !grid.opaque(b) && sees(a, b) && !sees(b, a)) {
                return PickPair{a, b};
            }
        }
    }
    return std::nullopt;
}

// Frames pass until every algorithm has answered.
void settle(Session& session) {
    for (int i = 0; i < 20; ++i) {
        session.work(16.0);
    }
}

}  // namespace

TEST_CASE("a pair is two different cells of the map") {
    Session session = session_of({".....", "..@..", "....."});
    session.apply(PickPair{Point{0, 0}, Point{4, 2}});
    CHECK(session.pair_a() == Point{0, 0});
    CHECK(session.pair_b() == Point{4, 2});
    session.apply(PickPair{Point{1, 1}, Point{1, 1}});
    CHECK(session.message() == word(Word::pair_same));
    CHECK(session.message_refuses());
    CHECK(session.pair_a() == Point{0, 0});
    session.apply(PickPair{Point{-3, 1}, Point{40, 40}});  // dragged over the edge
    CHECK(session.pair_a() == Point{0, 1});
    CHECK(session.pair_b() == Point{4, 2});
    CHECK(session.history().undo_count() == 0);
}

TEST_CASE("every algorithm answers as its own run does, with the sentence of the inspector") {
    for (const FloorRule floor : {FloorRule::centre, FloorRule::any}) {
        Session session = beside_a_pillar(floor);
        const Point a{1, 1};
        const Point b{7, 3};
        session.apply(PickPair{a, b});
        settle(session);
        const Grid& grid = session.document().grid;
        for (const AlgorithmInfo& row : algorithms()) {
            INFO(std::string(row.id));
            const std::optional<PairAnswer>& answer = session.pair_answer(row.algorithm);
            REQUIRE(answer);
            const auto check = [&](const WayAnswer& way, bool from_a) {
                const Point from = from_a ? a : b;
                const Point to = from_a ? b : a;
                CHECK(way.sees == see(grid, from, row.algorithm, session.rules()).visible.contains(to));
                const Recording recording = record(grid, from, row.algorithm, session.rules());
                const std::string reason = sentence(why(recording, to), session.rules(), grid);
                const std::string who = from_a ? "A" : "B";
                const std::string whom = from_a ? "B" : "A";
                CHECK(way_in_words(way, from_a, session.rules(), grid) ==
                      who + (way.sees ? " sees " : " does not see ") + whom + ". " + reason);
            };
            check(answer->forth, true);
            check(answer->back, false);
        }
    }
}

TEST_CASE("a pair that sees one way only is told as such, and swapped the other way round") {
    Session session = beside_a_pillar(FloorRule::any);
    const std::optional<PickPair> pair = a_one_way_pair(session);
    REQUIRE(pair);
    session.apply(*pair);
    settle(session);
    REQUIRE(session.pair_answer(session.algorithm()));
    CHECK(session.pair_answer(session.algorithm())->one_way());
    CHECK(verdict_in_words(*session.pair_answer(session.algorithm())) ==
          "One way only: A sees B, but B does not see A.");
    run(session, ActionId::pair_swap);
    CHECK(session.pair_a() == pair->b);
    settle(session);
    CHECK(verdict_in_words(*session.pair_answer(session.algorithm())) ==
          "One way only: B sees A, but A does not see B.");
    run(session, ActionId::rule_floor);  // by the centre there is no such pair
    settle(session);
    CHECK_FALSE(session.pair_answer(session.algorithm())->one_way());
}

TEST_CASE("a change of the map or of a rule forgets the answers, and the next frame has new ones") {
    Session session = session_of({".......", "...@...", "......."});
    session.apply(PickPair{Point{0, 1}, Point{6, 1}});
    settle(session);
    CHECK(session.pair_answer(Algorithm::symmetric)->forth.sees);
    test::stroke(session, {{3, 0}, {2, 1}, {2, 0}, {2, 2}});
    session.work(0.0);
    REQUIRE(session.pair_answer(Algorithm::symmetric));
    CHECK_FALSE(session.pair_answer(Algorithm::symmetric)->forth.sees);
    CHECK_FALSE(session.pair_answer(Algorithm::symmetric)->back.sees);
    CHECK(session.pair_picture(Side::left).forth.walls == std::vector<Point>{{2, 1}});
    run(session, ActionId::pair_clear);
    session.work(0.0);
    CHECK_FALSE(session.pair_answer(Algorithm::symmetric));
}

TEST_CASE("one can stand at A and at B, each an undo step of its own") {
    Session session = session_of({".....", "..@..", "....."});
    session.apply(PickPair{Point{0, 0}, Point{4, 2}});
    run(session, ActionId::pair_stand_at_a);
    CHECK(session.document().viewer == Point{0, 0});
    run(session, ActionId::pair_stand_at_b);
    CHECK(session.document().viewer == Point{4, 2});
    CHECK(session.history().undo_count() == 2);
    run(session, ActionId::edit_undo);
    CHECK(session.document().viewer == Point{0, 0});
    CHECK(session.pair_b() == Point{4, 2});
}

TEST_CASE("by keys alone: the cell cursor picks A and then B, and so do the actions of the finder") {
    Session session = session_of({".....", "..@..", "....."});
    run(session, ActionId::pair_pick);
    session.apply(PlaceCellCursor{Point{1, 1}});
    run(session, ActionId::cursor_paint);
    CHECK(session.pair_a() == Point{1, 1});
    CHECK_FALSE(session.pair_b());
    run(session, ActionId::cursor_right);
    run(session, ActionId::cursor_paint);
    CHECK(session.pair_b() == Point{2, 1});
    run(session, ActionId::cursor_down);
    run(session, ActionId::pair_a_here);
    CHECK(session.pair_a() == Point{2, 2});
    CHECK(session.pair_b() == Point{2, 1});
    run(session, ActionId::cursor_left);
    run(session, ActionId::pair_b_here);
    CHECK(session.pair_b() == Point{1, 2});
    CHECK(session.document().grid == session_of({".....", "..@..", "....."}).document().grid);
}

TEST_CASE("the tool opens the panel; Escape leaves the tool before it unpins, and A and B stay") {
    Session session = session_of({".....", "..@..", "....."});
    run(session, ActionId::pair_pick);
    CHECK(session.stroke() == Stroke::pair);
    CHECK(session.side_panel() == SidePanel::symmetry);
    session.apply(PickPair{Point{0, 0}, Point{4, 2}});
    session.apply(PinCell{Point{1, 1}});
    CHECK(action_of_key(plain(Key::escape), session.key_mode()) == ActionId::pair_leave);
    run(session, ActionId::pair_leave);
    CHECK(session.stroke() == Stroke::brush);
    CHECK(session.pinned());
    CHECK(session.pair_a());
    CHECK(action_of_key(plain(Key::escape), session.key_mode()) == ActionId::explain_unpin);
}

TEST_CASE("another map has no pair yet, and what a smaller one cuts off is gone") {
    Session session = session_of({".....", "..@..", "....."});
    session.apply(PickPair{Point{0, 0}, Point{4, 2}});
    session.apply(ResizeMap{4, 3});
    session.apply(EndEdit{});
    CHECK(session.pair_a() == Point{0, 0});
    CHECK_FALSE(session.pair_b());
    session.apply(OpenGalleryMap{0});
    CHECK_FALSE(session.pair_a());
}

TEST_CASE("a large map is asked in pieces: the algorithm at hand answers in the first frame") {
    Scenario wide{Grid(300, 300), {150, 150}, Algorithm::symmetric, {}, {}};
    wide.rules.range.radius = Radius::unlimited();
    Session session(wide);
    session.apply(PickPair{Point{3, 3}, Point{290, 290}});
    session.work(0.0);
    CHECK(session.pair_answer(Algorithm::symmetric));
    settle(session);
    for (const AlgorithmInfo& row : algorithms()) {
        CHECK(session.pair_answer(row.algorithm));
    }
}

TEST_CASE("what the frames find out makes something new to draw, and nothing afterwards") {
    Session session = session_of({".....", "..@..", "....."});
    session.apply(PickPair{Point{0, 0}, Point{4, 2}});
    const std::uint64_t before = session.version();
    CHECK(session.work(0.0));
    CHECK(session.version() > before);
    settle(session);
    const std::uint64_t after = session.version();
    CHECK_FALSE(session.work(16.0));
    CHECK(session.version() == after);
}

}  // namespace fovlab
