// What can be said of a map and its run: reading it, counting it, and saying how it is.
#include "core/lesson/condition.h"

#include "core/compare/pairs.h"
#include "core/dungeon/dungeon.h"
#include "core/lesson/number_words.h"
#include "core/scenario/dungeon_map.h"
#include "core/scenario/level_of.h"
#include "tests/support/lessons.h"

#include <doctest/doctest.h>

#include <limits>
#include <map>
#include <set>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::string wrong(const std::string& words) {
    const Result<Condition> condition = read_condition(words);
    if (condition) {
        return "it was read";
    }
    return std::to_string(condition.error().column) + ": " + condition.error().reason;
}

ConditionAnswer asked(const std::string& words, const Scenario& scene) {
    const Result<Condition> condition = read_condition(words);
    REQUIRE_MESSAGE(condition.ok(), words);
    const Result<ConditionAnswer> answer = check(condition.value(), {scene, &scene});
    REQUIRE_MESSAGE(answer.ok(), (answer.ok() ? "" : answer.error().reason));
    return answer.value();
}

std::string refused(const std::string& words, const Scenario& scene) {
    const Result<ConditionAnswer> answer = check(read_condition(words).value(), {scene, nullptr});
    return answer ? "it was answered" : answer.error().reason;
}

std::string number(Quantity quantity, const Scenario& scene) {
    const Result<Fraction> measured = measure(quantity, {scene, &scene});
    return measured ? number_in_words(measured.value()) : measured.error().reason;
}

Scenario a_pillar() { return scene_of({".....A", "...#..", ".@....", "......", "B....."}); }

}  // namespace

TEST_CASE("a condition is read with names, states, quantities and every sign of comparison") {
    const Condition sees = read_condition(" goblin does not see (3, 4) ").value();
    CHECK(std::get<SeesCondition>(sees.what).from.words == "goblin");
    CHECK(std::get<SeesCondition>(sees.what).to.words == "(3, 4)");
    CHECK_FALSE(std::get<SeesCondition>(sees.what).holds);
    CHECK(sees.words == "goblin does not see (3, 4)");
    CHECK(std::get<SeesCondition>(read_condition("stone owl sees viewer").value().what).from.words ==
          "stone owl");
    const Condition out = read_condition("B is not out of range").value();
    CHECK(std::get<StateCondition>(out.what).state == CellState::out_of_range);
    CHECK_FALSE(std::get<StateCondition>(out.what).holds);
    const std::map<std::string, Relation> signs{{"=", Relation::equal},     {"==", Relation::equal},
                                                {"!=", Relation::unequal},  {"≠", Relation::unequal},
                                                {"<", Relation::less},      {"<=", Relation::at_most},
                                                {"≤", Relation::at_most},   {">", Relation::more},
                                                {">=", Relation::at_least}, {"≥", Relation::at_least}};
    for (const auto& [sign, relation] : signs) {
        const Condition condition = read_condition("one-way pairs" + sign + " −3/8").value();
        const auto& what = std::get<QuantityCondition>(condition.what);
        CHECK(what.quantity == Quantity::one_way_pairs);
        CHECK(what.relation == relation);
        CHECK(compare(what.number, {-3, 8}) == 0);
    }
}

TEST_CASE("what is misspelt is told with its column, and with what may have been meant") {
    CHECK(wrong("wals <= 5") == "1: `wals` is nothing that can be counted; did you mean `walls`?");
    CHECK(wrong("A is drak") == "6: `drak` is nothing that a cell can be; did you mean `dark`?");
    CHECK(begins_with(wrong("A looks at B"), "1: a condition reads as `A sees B`"));
    CHECK(wrong("walls <= many") ==
          "10: 'many' is no number that can be read; write one such as 8, 1,313, 3/8, "
          "−3/8 or 2.5");
    CHECK(wrong("(3 4) sees B") == "1: `(3 4)` is no cell; write one as (3, 4)");
    CHECK(has(wrong("A sees "), "a name is missing: write `viewer`"));
    CHECK(begins_with(wrong(""), "1: a condition reads"));
}

TEST_CASE("every quantity and every state has a name of its own, and is found by it") {
    std::set<std::string_view> names;
    for (const QuantityInfo& row : quantities()) {
        CHECK(quantity_of_name(row.name) == row.quantity);
        CHECK(&info(row.quantity) == &row);
        CHECK_FALSE(row.means.empty());
        CHECK(has(std::string(row.told), "%"));
        names.insert(row.name);
    }
    CHECK(names.size() == static_cast<std::size_t>(Quantity::count));
    for (const CellStateInfo& row : cell_states()) {
        CHECK(cell_state_of_name(row.name) == row.state);
        CHECK(&info(row.state) == &row);
    }
    CHECK_FALSE(quantity_of_name("count"));
    CHECK_FALSE(cell_state_of_name(""));
}

TEST_CASE("a name is the viewer, a cell, the name of a thing or its glyph") {
    const Scenario scene = scene_of({"g.A", "i@B"});
    CHECK(cell_of({"viewer"}, scene) == Point{1, 1});
    CHECK(cell_of({"goblin"}, scene) == Point{0, 0});
    CHECK(cell_of({"g"}, scene) == Point{0, 0});
    CHECK(cell_of({"i"}, scene) == Point{0, 1});
    CHECK(cell_of({"A"}, scene) == Point{2, 0});
    CHECK(cell_of({"(2, 1)"}, scene) == Point{2, 1});
    CHECK_FALSE(cell_of({"(3, 0)"}, scene));
    CHECK_FALSE(cell_of({"owl"}, scene));
    CHECK(refused("owl sees viewer", scene) == "“owl” is nowhere on the map");
    CHECK(refused("(9, 9) is dark", scene) == "(9, 9) is off the map, which is 3 cells wide and 2 high");
}

TEST_CASE("who sees whom is told with the inspector's reason") {
    const ConditionAnswer dark = asked("viewer sees A", scene_of({"....A", "..#..", "@...."}));
    CHECK_FALSE(dark.holds);
    CHECK(begins_with(dark.words, "The viewer does not see A. The wall at (2, 1) stops the light"));
    CHECK(dark.look_at == Point{4, 0});
    const ConditionAnswer seen = asked("viewer sees (4, 2)", scene_of({"....A", "..#..", "@...."}));
    CHECK(seen.holds);
    CHECK(begins_with(seen.words, "The viewer sees (4, 2). In the light: "));
    CHECK(asked("A does not see viewer", scene_of({"....A", "..#..", "@...."})).holds);
    CHECK(begins_with(asked("goblin sees viewer", scene_of({"g@"})).words, "The goblin sees the viewer. "));
    CHECK(asked("A sees A", a_pillar()).words == "A sees A. Everybody sees their own cell.");
}

TEST_CASE("a watcher sees as far as the legend says, and others as far as the rules say") {
    const Scenario scene = scene_of({"g....@..A"});
    CHECK_FALSE(asked("goblin sees viewer", scene).holds);
    CHECK(asked("viewer sees goblin", scene).holds);
    CHECK(asked("A sees goblin", scene).holds);
    CHECK(number(Quantity::watched_by, scene) == "0");
    CHECK(number(Quantity::watched_by, scene_of({"g..@....A"})) == "1");
}

TEST_CASE(
    "dark cells are in the shadow or missed, and no cell is two of seen, shadow, missed and out of range") {
    Random random(90);
    for (int i = 0; i < 60; ++i) {
        Scenario scene = with_map({any_map(12, 9, random), std::nullopt});
        scene.viewer = any_cell(scene.grid, random);
        scene.algorithm = static_cast<Algorithm>(random.below(static_cast<int>(algorithms().size())));
        scene.rules.range.radius = Radius(random.between(0, 9));
        const CellSet seen = cells_that_are(CellState::seen, scene);
        const CellSet shadow = cells_that_are(CellState::shadow, scene);
        const CellSet missed = cells_that_are(CellState::missed, scene);
        const CellSet out = cells_that_are(CellState::out_of_range, scene);
        CHECK(shadow.count() + missed.count() == cells_that_are(CellState::dark, scene).count());
        CHECK(shadow.without(missed).count() == shadow.count());
        CHECK(seen.without(shadow).without(missed).count() == seen.count());
        CHECK(shadow.count() + missed.count() + out.count() + seen.without(out).count() ==
              static_cast<std::size_t>(scene.grid.width() * scene.grid.height()));
        CHECK(cells_that_are(CellState::wall, scene).count() +
                  cells_that_are(CellState::floor, scene).count() ==
              static_cast<std::size_t>(scene.grid.width() * scene.grid.height()));
        // No light of any kind: what is in sight is lit.
        CHECK(cells_that_are(CellState::lit, scene) == seen);
    }
}

TEST_CASE("the quantities of a map and its run are counted") {
    CHECK(number(Quantity::walls, a_pillar()) == "1");
    CHECK(number(Quantity::floor, a_pillar()) == "29");
    CHECK(number(Quantity::cells, a_pillar()) == "30");
    CHECK(number(Quantity::width, a_pillar()) == "6");
    CHECK(number(Quantity::height, a_pillar()) == "5");
    CHECK(number(Quantity::in_range, a_pillar()) == "30");
    const Sight sight = see(a_pillar().grid, a_pillar().viewer, Algorithm::symmetric, {});
    CHECK(number(Quantity::visible, a_pillar()) == std::to_string(sight.visible.count()));
    CHECK(number(Quantity::visible_floor, a_pillar()) == std::to_string(sight.visible.count() - 1));
    CHECK(number(Quantity::dark, a_pillar()) == std::to_string(30 - sight.visible.count()));
    CHECK(number(Quantity::examined, a_pillar()) == std::to_string(sight.examined));
    const Recording run = record(a_pillar().grid, a_pillar().viewer, Algorithm::symmetric, {});
    CHECK(number(Quantity::steps, a_pillar()) == std::to_string(run.trace.size()));
    CHECK(number(Quantity::rows, a_pillar()) == std::to_string(run.trace.rows().size()));
    CHECK(number(Quantity::rays, a_pillar()) == "0");
    CHECK(number(Quantity::one_way_pairs, a_pillar()) == "0");
    CHECK(number(Quantity::turns, a_pillar()) == "0");
    CHECK(number(Quantity::level, a_pillar()) == "1");
    CHECK(number(Quantity::rooms, a_pillar()) == "0");
}

TEST_CASE("on open ground edge lines of radius 20 miss 80 of the 1,313 cells") {
    Scenario scene = with_map({Grid(41, 41), Point{20, 20}});
    scene.rules.range.radius = Radius(20);
    scene.algorithm = Algorithm::edge_lines;
    CHECK(number(Quantity::in_range, scene) == "1,313");
    CHECK(number(Quantity::missed, scene) == "80");
    CHECK(number(Quantity::visible, scene) == "1,233");
    CHECK(number(Quantity::rays, scene) != "0");
    CHECK(asked("missed = 80", scene).words ==
          "80 cells are missed: dark, with no wall in between (asked for: exactly 80).");
}

TEST_CASE("the map's pairs are those that the counter counts, and on a large map they are refused") {
    Random random(91);
    for (int i = 0; i < 10; ++i) {
        Scenario scene = with_map({any_map(8, 6, random), std::nullopt});
        scene.algorithm = Algorithm::lines;
        PairCounter counter(scene.grid, scene.algorithm, scene.rules);
        counter.work(std::numeric_limits<std::uint64_t>::max());
        CHECK(number(Quantity::one_way_pairs, scene) == std::to_string(counter.count().one_way));
        CHECK(number(Quantity::mutual_pairs, scene) == std::to_string(counter.count().mutual));
        CHECK(number(Quantity::pairs_in_range, scene) == std::to_string(counter.count().in_range));
    }
    CHECK(number(Quantity::one_way_pairs, with_map({Grid(70, 70), Point{0, 0}})) ==
          "pairs are counted on maps of at most 4,096 cells, and this one has 4,900");
}

TEST_CASE("slopes and columns are those of the row at hand at the scenario's step") {
    Scenario scene = scene_of({".......", ".......", ".......", "..#....", "...@..."}, {Range{Radius(6)}});
    const Recording run = record(scene.grid, scene.viewer, scene.algorithm, scene.rules);
    bool narrowed = false;
    for (std::size_t step = 1; step <= run.trace.size(); ++step) {
        scene.step = step;
        const Event event = run.trace.event(step - 1);
        if (const auto* row = std::get_if<RowBegan>(&event)) {
            CHECK(number(Quantity::start_slope, scene) == to_words(row->start));
            CHECK(number(Quantity::end_slope, scene) == to_words(row->end));
            CHECK(number(Quantity::row_first, scene) == to_words(row->first));
            CHECK(number(Quantity::row_last, scene) == to_words(row->last));
        } else if (const auto* anew = std::get_if<Narrowed>(&event)) {
            CHECK(number(Quantity::start_slope, scene) == to_words(anew->start));
            narrowed = true;
        }
    }
    CHECK(narrowed);
    scene.step = 0;
    CHECK(number(Quantity::start_slope, scene) == "at step 0 no row is being scanned");
    scene.rules.slopes = SlopeArithmetic::float_32;
    scene.step = 2;
    CHECK(number(Quantity::start_slope, scene) == "−1");
}

TEST_CASE("what was changed is counted cell by cell: terrain, and what stands there") {
    const Scenario before = scene_of({"..A", ".@."});
    const auto changed = [&](const Scenario& now) {
        return number_in_words(measure(Quantity::changed, {now, &before}).value());
    };
    CHECK(changed(before) == "0");
    CHECK(changed(scene_of({"#.A", ".@."})) == "1");
    CHECK(changed(scene_of({".A.", ".@."})) == "2");
    CHECK(changed(scene_of({"..A.", ".@.."})) == "2");
    CHECK(changed(scene_of({"..A", "@.."})) == "0");
    CHECK(measure(Quantity::changed, {before, nullptr}).error().reason ==
          "there is no map before this one, so nothing is changed");
}

TEST_CASE("a comparison is counted on both sides, and where there is none that is said") {
    Scenario scene = scene_of({".....", "..#..", "@...."});
    CHECK(number(Quantity::only_left, scene) ==
          "there is no comparison; the scenario needs a [compare] table");
    scene.compare = Comparison{Algorithm::radius, scene.rules};
    CHECK(number(Quantity::only_left, scene) == "0");
    CHECK(number(Quantity::only_right, scene) == number(Quantity::dark, scene));
    CHECK(number(Quantity::examined_right, scene) ==
          std::to_string(see(scene.grid, scene.viewer, Algorithm::radius, scene.rules).examined));
}

TEST_CASE("a dungeon's rooms and cuts are counted, and of a walk what it came to") {
    DungeonPlan plan;
    plan.width = 40;
    plan.height = 24;
    Scenario scene = with_dungeon(with_map({Grid(1, 1), Point{0, 0}}), plan).value();
    const Dungeon dungeon = make_dungeon(plan).value();
    CHECK(number(Quantity::rooms, scene) == std::to_string(dungeon.grid.rooms().size()));
    CHECK(number(Quantity::cuts, scene) == std::to_string(dungeon.grid.rooms().size() - 1));
    CHECK(number(Quantity::cuts, a_pillar()) == "there is no dungeon; the scenario needs a [dungeon] table");
    scene.walk = Walk{"dddd"};
    const Walker end = journey_of(scene).walker();
    CHECK(number(Quantity::turns, scene) == std::to_string(end.turn()));
    CHECK(number(Quantity::visible, scene) == std::to_string(end.in_sight().count()));
    CHECK(number(Quantity::remembered, scene) ==
          std::to_string(end.memory().seen().without(end.shown()).count()));
    CHECK(cells_that_are(CellState::remembered, scene) == end.memory().seen().without(end.shown()));
    CHECK(cells_that_are(CellState::seen, scene) == end.in_sight());
}

TEST_CASE("numbers are told in whole sentences, for one and for many") {
    CHECK(told(Quantity::visible, {1, 1}) == "the viewer sees 1 cell");
    CHECK(told(Quantity::visible, {1313, 1}) == "the viewer sees 1,313 cells");
    CHECK(told(Quantity::one_way_pairs, {0, 1}) == "there are 0 one-way pairs");
    CHECK(told(Quantity::walls, {1, 1}) == "1 cell blocks sight");
    CHECK(told(Quantity::walls, {2, 1}) == "2 cells block sight");
    CHECK(told(Quantity::start_slope, {-3, 8}) == "the start slope is −3/8");
    CHECK(asked("walls <= 0", a_pillar()).words == "1 cell blocks sight (asked for: at most 0).");
    CHECK_FALSE(asked("walls <= 0", a_pillar()).holds);
}

TEST_CASE("every relation holds just when it should") {
    for (int left = -2; left <= 2; ++left) {
        for (int right = -2; right <= 2; ++right) {
            const Fraction a{2 * left, 4};
            const Fraction b{right, 2};
            CHECK(holds(Relation::equal, a, b) == (left == right));
            CHECK(holds(Relation::unequal, a, b) == (left != right));
            CHECK(holds(Relation::less, a, b) == (left < right));
            CHECK(holds(Relation::at_most, a, b) == (left <= right));
            CHECK(holds(Relation::more, a, b) == (left > right));
            CHECK(holds(Relation::at_least, a, b) == (left >= right));
        }
    }
}
