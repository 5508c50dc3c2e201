// Any actions at all, nonsense included, and what must hold whatever anybody does.
#pragma once

#include "app/session/course.h"
#include "app/session/session.h"
#include "core/grid/map_text.h"
#include "core/scenario/gallery.h"
#include "tests/support/maps.h"
#include "tests/support/random.h"
#include "tests/support/same.h"

#include <doctest/doctest.h>

#include <climits>
#include <cstdint>
#include <cstdlib>
#include <limits>
#include <string>
#include <string_view>

namespace fovlab::test {

// FOVLAB_FUZZ=20 asks for twenty times as many.
inline int fuzz_times(int usual) {
    const char* times = std::getenv("FOVLAB_FUZZ");
    return usual * std::max(times ? std::atoi(times) : 1, 1);
}

// Any actions at all, nonsense included.
class Monkey {
public:
    explicit Monkey(std::uint64_t seed) : random_(seed) {}

    Action next(const Session& session) {
        switch (random_.below(33)) {
            case 0:
            case 1:
            case 2:
                return paint(session);
            case 3:
                return MoveViewer{any_point(session)};
            case 4:
                return SetRules{any_rules()};
            case 5:
                return SetAlgorithm{random_.percent(30) ? Algorithm::radius : Algorithm::symmetric};
            case 6:
                return ResizeMap{any_side(), any_side()};
            case 7:
                return OpenGalleryMap{any_index(gallery().size())};
            case 8:
                return PasteText{any_text()};
            case 9:
                return GoToStep{any_index(session.recording().trace.size())};
            case 10:
                return SetSpeed{any_speed()};
            case 11:
                return PinCell{any_point(session)};
            case 12:
                return SetPalette{any_index(k_palette_count)};
            case 13:
                return random_.percent(80) ? PointAt{any_point(session)} : PointAt{};
            case 14:
                return EndEdit{};
            case 15:
                return ToggleBreak{k_event_kinds[any_index(k_event_kinds.size()) % k_event_kinds.size()]};
            case 16:
                return PaintFigure{static_cast<Stroke>(random_.below(6)), any_point(session),
                                   any_point(session), any_terrain()};
            case 17:
                return random_.percent(50) ? Action(FillArea{any_point(session), any_terrain()})
                                           : Action(PickTerrain{any_point(session)});
            case 18:
                return CancelEdit{};
            case 19:
                return SetRecipe{{static_cast<MapKind>(random_.below(2)),
                                  static_cast<std::uint32_t>(random_.next()), any_number(100)}};
            case 20:
                return random_.percent(70) ? PlaceCellCursor{any_point(session)} : PlaceCellCursor{};
            case 21:
                return random_.percent(80) ? PointAtWedge{any_number(40)} : PointAtWedge{};
            case 22:
                return ShowSector{k_quadrants[static_cast<std::size_t>(random_.below(4))]};
            case 23:
                return ShowChanges{static_cast<Against>(random_.below(3))};
            case 24:
                return random_.percent(50) ? Action(UseSettings{any_settings()})
                                           : Action(TellProblem{any_text()});
            case 25:
                return PickPair{any_end(session), any_end(session)};
            case 26:
                return compare(session);
            case 27:
                return light(session);
            case 28:
                return walk(session);
            default:
                return RunAction{static_cast<ActionId>(random_.below(static_cast<int>(ActionId::count)))};
        }
    }

    // Milliseconds.
    double passed_time() { return random_.percent(50) ? 0.0 : random_.below(1500) / 7.0; }

private:
    Action paint(const Session& session) {
        PaintCells painted;
        painted.terrain = any_terrain();
        for (int i = random_.below(6); i >= 0; --i) {
            painted.cells.push_back(any_point(session));
        }
        return painted;
    }

    Action light(const Session& session) {
        switch (random_.below(5)) {
            case 0:
                return SetLight{{static_cast<Lamp>(random_.below(4)), any_number(1100),
                                 static_cast<Falloff>(random_.below(3)), any_number(70)}};
            case 1:
                return SetTorch{
                    any_index(session.document().torches.size()),
                    {any_point(session), any_number(20), static_cast<std::uint32_t>(random_.next())}};
            case 2:
                return RemoveTorch{any_index(session.document().torches.size())};
            case 3:
                return SetFineLook{
                    {{1 << random_.below(6), static_cast<WallShape>(random_.below(3)), any_number(70)},
                     random_.percent(50)}};
            default:
                return PlaceThing{any_point(session), random_.percent(30)};
        }
    }

    Side any_side_of_two() { return random_.percent(50) ? Side::left : Side::right; }
    Action compare(const Session& session) {
        switch (random_.below(5)) {
            case 0:
                return GoToStepOf{any_side_of_two(), any_index(session.recording().trace.size())};
            case 1:
                return SetAlgorithmOf{any_side_of_two(),
                                      algorithms()[static_cast<std::size_t>(
                                                       random_.below(static_cast<int>(algorithms().size())))]
                                          .algorithm};
            case 2:
                return ChooseSide{any_side_of_two()};
            case 3:
                return StepTogether{random_.percent(50)};
            default:
                return MoveDivider{any_speed() / 1000.0};
        }
    }

    // Once one walks, any move; else a walk is begun now and then.
    Action walk(const Session& session) {
        const auto letter = static_cast<std::size_t>(random_.below(static_cast<int>(k_moves.size())));
        switch (random_.below(11)) {
            case 9:
                return ChoosePiece{random_.percent(50) ? std::optional<int>(any_number(60)) : std::nullopt};
            case 10:
                return ChoosePieceAt{any_point(session)};
            case 8:
                return SetDungeon{any_dungeon()};
            case 0:
                return WalkTo{any_point(session)};
            case 1:
                return GoToMove{
                    any_index(session.explore() ? session.explore()->journey().moves().size() : 3)};
            case 2:
                return GoToCut{any_index(60)};
            case 3:
                return RunAction{random_.percent(50) ? ActionId::explore_dungeon : ActionId::explore_here};
            default:
                return WalkMove{static_cast<Move>(letter)};
        }
    }

    // Often one that can make none.
    DungeonPlan any_dungeon() {
        DungeonPlan plan;
        plan.seed = static_cast<std::uint32_t>(random_.next());
        plan.width = any_number(60);
        plan.height = any_number(60);
        plan.min_area = any_number(30);
        plan.max_cuts = any_number(9);
        plan.min_room_width = any_number(7);
        plan.min_room_height = any_number(7);
        plan.depth = any_number(4);
        plan.doors = random_.percent(50);
        plan.water = random_.percent(50);
        return plan;
    }

    Terrain any_terrain() { return static_cast<Terrain>(random_.below(static_cast<int>(k_terrains.size()))); }
    int any_number(int limit) {
        const int odd[] = {INT_MIN, -1'000'000, -1, limit, limit + 1, 1'000'000, INT_MAX};
        return random_.percent(8) ? odd[random_.below(7)] : random_.below(limit);
    }
    Point any_point(const Session& session) {
        const int x = any_number(session.grid().width());
        return {x, any_number(session.grid().height())};
    }
    std::optional<Point> any_end(const Session& session) {
        return random_.percent(80) ? std::optional<Point>(any_point(session)) : std::nullopt;
    }
    int any_side() {
        const int odd[] = {INT_MIN, -7, 0, 513, 100'000, INT_MAX};
        if (random_.percent(15)) {
            return odd[random_.below(6)];
        }
        return random_.percent(1) ? 512 : random_.between(1, 24);
    }
    std::size_t any_index(std::size_t limit) {
        if (random_.percent(8)) {
            return random_.percent(50) ? SIZE_MAX : limit;
        }
        return static_cast<std::size_t>(random_.next() % (limit + 2));
    }
    double any_speed() {
        using Limits = std::numeric_limits<double>;
        const double odd[] = {Limits::quiet_NaN(), Limits::infinity(), -Limits::infinity(), 0.0, -3.0, 1e300};
        return random_.percent(40) ? odd[random_.below(6)] : random_.between(1, 1000);
    }
    std::string any_text() {
        if (random_.percent(40)) {
            return to_map_text(any_map(20, 20, random_));
        }
        std::string text;
        const std::string_view glyphs = ".#@+~?x\n\t\r ";
        for (int i = random_.below(30); i > 0; --i) {
            text += glyphs[static_cast<std::size_t>(random_.below(static_cast<int>(glyphs.size())))];
        }
        return text;
    }
    Settings any_settings() {
        Settings settings;
        settings.palette = any_index(k_palette_count);
        if (random_.percent(50)) {
            settings.hints = Hints::fresh();
        }
        return settings;
    }
    Rules any_rules() {
        Rules rules;
        rules.range.radius = random_.percent(30) ? Radius::unlimited() : Radius(random_.below(20));
        rules.range.shape = static_cast<RangeShape>(random_.below(5));
        rules.floor = static_cast<FloorRule>(random_.below(2));
        rules.wall = static_cast<WallRule>(random_.below(2));
        rules.slopes = static_cast<SlopeArithmetic>(random_.below(2));
        rules.order = static_cast<ScanOrder>(random_.below(2));
        return rules;
    }

    Random random_;
};

// What must hold after anything that anybody does.
// On a walk nothing is told of cells that were never seen, and while a lesson asks nothing is told at all.
inline bool explains(const Session& session) {
    const std::optional<Point> cell = session.explained_cell();
    const bool asked = session.course() && session.course()->veil() != Veil::none;
    return cell && !asked && (!session.explore() || session.explore()->knows(*cell));
}

inline void check_run(const Session& session, Side side) {
    const Scenario& document = session.document();
    const bool right = side == Side::right && session.compares();
    const Run& run = session.run(side);
    REQUIRE(run.trace().grid() == session.grid());
    REQUIRE(run.trace().viewer() == session.viewer());
    REQUIRE(run.algorithm() == (right ? document.compare->algorithm : document.algorithm));
    const Rules& rules = right ? document.compare->rules : document.rules;
    const std::optional<Mistake> mistake = session.course() ? session.course()->mistake() : std::nullopt;
    REQUIRE(run.rules() == (mistake ? with_mistake(rules, *mistake) : rules));
    REQUIRE(run.cursor().step() <= run.trace().size());
    REQUIRE(run.frame().step == run.cursor().step());
    REQUIRE(run.explanation().has_value() == explains(session));
    REQUIRE((!run.explanation() || run.explanation()->cell == session.explained_cell()));
    if (run.cursor().at_end()) {
        const Sight sight = see(session.grid(), session.viewer(), run.algorithm(), run.rules());
        REQUIRE(run.trace().visible() == sight.visible);
        REQUIRE(run.visible_count() == sight.visible.count());
    }
}

// The walk is the one that the document holds, and what it shows is what its run sees.
inline void check_walk(const Session& session) {
    const Explore* explore = session.explore();
    if (!explore) {
        return;
    }
    REQUIRE(explore->is_of(session.document()));
    REQUIRE(explore->done() <= explore->steps());
    REQUIRE(explore->journey().done() <= explore->journey().moves().size());
    if (session.cursor().at_end()) {
        REQUIRE(session.recording().trace.visible() == explore->walker().in_sight());
    }
}

inline void check_sound(const Session& session) {
    const Scenario& document = session.document();
    REQUIRE(document.grid.contains(document.viewer));
    REQUIRE(session.compares() == (document.compare.has_value() && !session.explore()));
    check_walk(session);
    REQUIRE((session.compares() || session.chosen() == Side::left));
    check_run(session, Side::left);
    check_run(session, Side::right);
    REQUIRE((session.divider() >= 0.0 && session.divider() <= 1.0));
    REQUIRE(session.explanation().has_value() == explains(session));
    REQUIRE((!session.explained_cell() || document.grid.contains(*session.explained_cell())));
    REQUIRE(fits(session.symmetry(), document.grid.width(), document.grid.height()));
    REQUIRE((!session.pair_a() || document.grid.contains(*session.pair_a())));
    REQUIRE((!session.pair_b() || document.grid.contains(*session.pair_b())));
    REQUIRE((!session.pair_a() || session.pair_a() != session.pair_b()));
    REQUIRE(session.palette() < k_palette_count);
    REQUIRE(session.playback().speed() >= Playback::k_slowest);
    REQUIRE(session.playback().speed() <= Playback::k_fastest);
}

// The recording is that of the document, step by step.
inline void check_recording(const Session& session) {
    const Trace& trace = session.recording().trace;
    const Recording fresh = record(session.grid(), session.viewer(), session.algorithm(), session.rules());
    REQUIRE(trace.size() == fresh.trace.size());
    REQUIRE(trace.cut() == fresh.trace.cut());
    REQUIRE(trace.visible() == fresh.trace.visible());
    for (std::size_t step = 0; step < trace.size(); ++step) {
        if (!same(trace.event(step), fresh.trace.event(step)) || trace.line(step) != fresh.trace.line(step)) {
            FAIL("step ", step, " differs from a fresh record's");
        }
    }
    Cursor cursor(fresh.trace);
    cursor.go_to(session.cursor().step());
    REQUIRE(same(session.frame(), cursor.frame()));
}

// Time passes; what plays never passes over a break.
inline void check_advance(Session& session, double milliseconds) {
    const std::size_t from = session.cursor().step();
    const bool played = session.playback().playing();
    session.advance(milliseconds);
    const std::size_t to = session.cursor().step();
    if (session.explore()) {
        return;  // what plays may be the walk, whose looks have other numbers of steps
    }
    REQUIRE((played || to == from));
    REQUIRE(to >= from);
    if (to > from) {
        REQUIRE(!next_of(session.recording().trace, session.breaks(), from, to - 1));
        const bool hit = session.breaks().contains(session.recording().trace.kind(to - 1));
        REQUIRE((!hit || !session.playback().playing()));
    }
}

// To the start of the history; how many steps that were.
inline std::size_t undo_all(Session& session) {
    std::size_t steps = 0;
    while (session.history().undo_count() > 0) {
        const std::size_t before = session.history().undo_count();
        const std::size_t moves = session.explore() ? session.explore()->journey().done() : 0;
        session.apply(RunAction{ActionId::edit_undo});
        if (session.history().undo_count() == before) {  // a move was taken back
            REQUIRE(session.explore());
            REQUIRE(session.explore()->journey().done() == moves - 1);
            continue;
        }
        REQUIRE(session.history().undo_count() == before - 1);
        ++steps;
    }
    return steps;
}

}  // namespace fovlab::test
