#include "core/explore/journey.h"

#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

int differences(const Walker& a, const Walker& b) {
    return (a.at() != b.at()) + (a.turn() != b.turn()) + (a.depth() != b.depth()) +
           (a.level().grid != b.level().grid) + (a.shown() != b.shown()) + (a.in_sight() != b.in_sight()) +
           (a.memory() != b.memory()) + (a.messages() != b.messages());
}

}  // namespace

TEST_CASE("anywhere in a record the walker is as after a fresh walk of so many moves") {
    Random random(64);
    for (int i = 0; i < 6; ++i) {
        const Level level = any_dungeon_level(random);
        const std::string moves = any_moves(300, random);
        std::vector<Walker> fresh{Walker(level, level.start, {})};
        for (const char letter : moves) {
            fresh.push_back(fresh.back());
            fresh.back().move(*move_of_letter(letter));
        }
        Journey journey(level, level.start, {}, moves);
        CHECK(journey.done() == moves.size());
        CHECK(journey.moves() == moves);
        int wrong = differences(journey.walker(), fresh.back());
        for (int jump = 0; jump < 100; ++jump) {
            const auto to = static_cast<std::size_t>(random.below(static_cast<int>(moves.size()) + 1));
            journey.go_to(to);
            wrong += journey.done() != to;
            wrong += differences(journey.walker(), fresh[to]);
        }
        for (std::size_t back = moves.size(); back-- > 0;) {
            journey.go_to(back);
            wrong += differences(journey.walker(), fresh[back]);
        }
        CHECK(wrong == 0);
    }
}

TEST_CASE("a move after going back drops the moves beyond") {
    const Level level = level_of_rows({"@....", "....."});
    Journey journey(level, level.start, {}, "dddd");
    journey.go_to(1);
    CHECK(journey.move(Move::down));
    CHECK(journey.moves() == "ds");
    CHECK(journey.walker().at() == Point{1, 1});
    CHECK(journey.done() == 2);
    journey.go_to(0);
    CHECK(journey.walker().at() == Point{0, 0});
    journey.go_to(2);
    CHECK(journey.walker().at() == Point{1, 1});
}

TEST_CASE("a record of many moves takes no more") {
    const Level level = level_of_rows({"@"});
    Journey journey(level, level.start, {}, std::string(k_most_moves, 'a'));
    CHECK_FALSE(journey.move(Move::left));
    CHECK(journey.moves().size() == k_most_moves);
    journey.go_to(k_most_moves - 1);
    CHECK(journey.move(Move::left));
    CHECK(journey.log(2).back().move == k_most_moves);
}

TEST_CASE("doors shut again when one goes back, and memory with them") {
    const Level level = level_of_rows({"#####", "#@+.#", "#####"});
    Journey journey(level, level.start, {}, "dd");
    CHECK(journey.walker().level().grid.at({2, 1}) == Terrain::open_door);
    journey.go_to(0);
    CHECK(journey.walker().level().grid.at({2, 1}) == Terrain::closed_door);
    CHECK(journey.walker().memory().terrain({2, 1}) == Terrain::closed_door);
    CHECK(journey.walker().memory().seen().count() == 9);
}

TEST_CASE("the log tells what was said on the way, of the moves done, the last of it") {
    const Level level = level_of_rows({"#######", "#@+..g#", "#######"});
    Journey journey(level, level.start, {}, "aadd");
    const std::vector<Journey::Said> all{{1, "A wall."},
                                         {2, "A wall."},
                                         {3, "The door opens."},
                                         {3, "You see a goblin."},
                                         {3, "The goblin notices you."}};
    CHECK(journey.log(10) == all);
    CHECK(journey.log(2) == std::vector<Journey::Said>(all.end() - 2, all.end()));
    journey.go_to(1);
    CHECK(journey.log(10) == std::vector<Journey::Said>(all.begin(), all.begin() + 1));
    journey.go_to(4);
    CHECK(journey.log(10) == all);
    CHECK(journey.log(0).empty());
    journey.go_to(2);
    CHECK(journey.move(Move::down));
    CHECK(journey.log(10) == std::vector<Journey::Said>{{1, "A wall."}, {2, "A wall."}, {3, "A wall."}});
}

TEST_CASE("memory that was cleared stays so from there on, and is whole before") {
    // A long way there and back, so that much is out of sight.
    const Level level = level_of_rows({std::string(91, '#'), "@" + std::string(90, '.')});
    const std::string moves = std::string(80, 'd') + std::string(120, 'a');
    Journey journey(level, level.start, {}, moves);
    const Memory whole = journey.walker().memory();
    journey.go_to(120);
    const Memory before = journey.walker().memory();
    journey.forget();
    CHECK(journey.walker().memory().seen() == journey.walker().shown());
    CHECK(journey.moves() == moves);
    CHECK(journey.forgotten() == std::vector<std::size_t>{120});
    journey.go_to(200);
    const Memory after = journey.walker().memory();
    CHECK(after != whole);
    journey.go_to(119);
    journey.go_to(120);
    CHECK(journey.walker().memory() != before);
    journey.go_to(200);
    CHECK(journey.walker().memory() == after);
    const Journey again(level, level.start, {}, moves, {120});
    CHECK(again.walker().memory() == after);
    journey.go_to(119);
    CHECK(journey.walker().memory().seen().without(before.seen()).count() == 0);
    journey.move(Move::left);
    CHECK(journey.forgotten().empty());
}

TEST_CASE("other rules replay the same walk, as far as it was gone") {
    Random random(66);
    const Level level = any_dungeon_level(random);
    const std::string moves = any_moves(150, random);
    WalkRules rays;
    rays.algorithm = Algorithm::rays;
    rays.rules.range.radius = Radius(5);
    Journey journey(level, level.start, {}, moves);
    journey.go_to(90);
    journey.see_by(rays);
    CHECK(journey.done() == 90);
    CHECK(journey.moves() == moves);
    CHECK(journey.walker().rules() == rays);
    journey.go_to(150);
    CHECK(differences(journey.walker(), Journey(level, level.start, rays, moves).walker()) == 0);
}
