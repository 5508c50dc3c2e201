#include "core/figure/cuts_scene.h"

#include "tests/support/dungeons.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <variant>

namespace fovlab::test {
namespace {

Layers all_layers() { return Layers().set(); }

std::size_t lines_of(const Scene& scene, Ink ink) {
    return static_cast<std::size_t>(
        std::count_if(scene.shapes.begin(), scene.shapes.end(), [ink](const Shape& shape) {
            const auto* line = std::get_if<LineShape>(&shape);
            return line && line->ink == ink;
        }));
}

std::size_t count_of(const std::vector<DungeonEvent>& events, std::size_t kind, std::size_t steps) {
    return static_cast<std::size_t>(
        std::count_if(events.begin(), events.begin() + static_cast<std::ptrdiff_t>(steps),
                      [kind](const DungeonEvent& event) { return event.index() == kind; }));
}

}  // namespace

TEST_CASE("at each step the picture has the cuts and rooms so far, and marks what the step was about") {
    const DungeonTrace trace(with_everything({}));
    const std::size_t cut = DungeonEvent(PieceCut{}).index();
    const std::size_t room = DungeonEvent(RoomMade{}).index();
    for (std::size_t step = 0; step <= trace.steps(); ++step) {
        const Scene scene = cuts_scene(trace, step, std::nullopt, all_layers());
        REQUIRE(scene.width == 80);
        REQUIRE(scene.cells.size() == 80 * 40);
        CHECK(lines_of(scene, Ink::piece_edge) == count_of(trace.events(), cut, step));
        const auto notes = std::count_if(scene.shapes.begin(), scene.shapes.end(), [](const Shape& shape) {
            return std::holds_alternative<NoteShape>(shape);
        });
        CHECK(static_cast<std::size_t>(notes) == count_of(trace.events(), room, step));
        CHECK((lines_of(scene, Ink::at_work) > 0) == (step > 0));
    }
}

TEST_CASE("rock is unknown, what is open is bright, and so are the walls around it") {
    const DungeonTrace trace(DungeonPlan{});
    const Scene before = cuts_scene(trace, 1, std::nullopt, all_layers());
    CHECK(std::all_of(before.cells.begin(), before.cells.end(),
                      [](const CellLook& look) { return look.fog == Fog::unseen; }));
    const Scene after = cuts_scene(trace, trace.steps(), std::nullopt, all_layers());
    const Dungeon dungeon = dungeon_of({});
    for (int y = 0; y < 40; ++y) {
        for (int x = 0; x < 80; ++x) {
            const CellLook& look = after.cells[dungeon.grid.index({x, y})];
            CHECK(look.terrain == dungeon.grid.at({x, y}));
            if (look.terrain != Terrain::wall) {
                CHECK(look.sight == SightState::visible);
            }
        }
    }
    const CellLook beside =
        after.cells[dungeon.grid.index({dungeon.grid.rooms()[0].x - 1, dungeon.grid.rooms()[0].y - 1})];
    CHECK(beside.sight == SightState::visible);
}

TEST_CASE("a chosen piece shows its area while it is there") {
    const DungeonTrace trace(DungeonPlan{});
    const auto areas = [&](std::size_t step, int piece) {
        const Scene scene = cuts_scene(trace, step, piece, all_layers());
        std::vector<PolygonShape> found;
        for (const Shape& shape : scene.shapes) {
            if (const auto* polygon = std::get_if<PolygonShape>(&shape)) {
                found.push_back(*polygon);
            }
        }
        return found;
    };
    CHECK(areas(0, 0).empty());
    CHECK(areas(1, 1).empty());
    REQUIRE(areas(2, 1).size() == 1);
    const Area area = trace.at(2).pieces()[1].area;
    CHECK(areas(2, 1)[0].corners[2].x == area.x + area.width);
    CHECK(areas(2, 1)[0].corners[2].y == area.y + area.height);
    CHECK(areas(trace.steps(), 9'999).empty());
}

}  // namespace fovlab::test
