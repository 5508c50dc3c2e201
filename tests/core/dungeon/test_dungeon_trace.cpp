#include "core/dungeon/dungeon_trace.h"

#include "tests/support/dungeons.h"
#include "tests/support/random.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace fovlab::test {
namespace {

// Small enough to be told whole.
DungeonPlan small() {
    DungeonPlan plan;
    plan.seed = 3;
    plan.width = 24;
    plan.height = 12;
    return plan;
}

bool same(const DungeonMaking& making, const Dungeon& dungeon) {
    Grid grid = making.grid();
    grid.set_rooms(making.rooms());
    return grid == dungeon.grid && making.start() == dungeon.start && making.stairs() == dungeon.stairs &&
           making.pieces().size() == dungeon.pieces.size() &&
           making.corridors().size() == dungeon.corridors.size();
}

}  // namespace

TEST_CASE("before the first step there is rock, after the last the dungeon that the plan makes") {
    Random random(62);
    for (int i = 0; i < 100; ++i) {
        const DungeonPlan plan = any_plan(random);
        const DungeonTrace trace(plan);
        CHECK(trace.at(0).pieces().empty());
        CHECK(trace.at(0).grid() == Grid(plan.width, plan.height, Terrain::wall));
        CHECK(same(trace.at(trace.steps()), dungeon_of(plan)));
    }
}

TEST_CASE("each step does what it says, and nothing that was there goes") {
    DungeonPlan plan = with_everything({});
    const DungeonTrace trace(plan);
    std::size_t pieces = 0;
    std::size_t rooms = 0;
    std::size_t corridors = 0;
    for (std::size_t step = 0; step < trace.steps(); ++step) {
        const DungeonMaking after = trace.at(step + 1);
        const DungeonEvent& event = trace.events()[step];
        pieces += std::holds_alternative<MapTaken>(event)   ? 1
                  : std::holds_alternative<PieceCut>(event) ? 2
                                                            : 0;
        rooms += std::holds_alternative<RoomMade>(event);
        corridors += std::holds_alternative<CorridorDug>(event);
        REQUIRE(after.pieces().size() == pieces);
        REQUIRE(after.rooms().size() == rooms);
        REQUIRE(after.corridors().size() == corridors);
        const std::string words = trace.sentence(step);
        CHECK(words.back() == '.');
        CHECK((words.front() >= '1' && words.front() <= 'Z'));
    }
    CHECK(pieces == 2 * rooms - 1);
    CHECK(corridors == rooms - 1);
}

TEST_CASE("a room follows its piece, corridors follow all rooms, and all doors all corridors") {
    const DungeonTrace trace(with_everything({}));
    std::size_t last = 0;
    for (std::size_t step = 0; step < trace.steps(); ++step) {
        const DungeonEvent& event = trace.events()[step];
        if (std::holds_alternative<RoomMade>(event)) {
            REQUIRE(std::holds_alternative<PieceLeft>(trace.events()[step - 1]));
        }
        const std::size_t order = std::max<std::size_t>(event.index(), 3);
        CHECK(order >= last);
        last = order;
    }
}

TEST_CASE("the steps of a small dungeon in words") {
    const DungeonTrace trace(small());
    std::string words;
    for (std::size_t step = 0; step < trace.steps(); ++step) {
        words += trace.sentence(step) + "\n";
    }
    CHECK(words ==
          R"(The whole map, 24 × 12, is rock, and the first piece.
The piece at (0, 0), 24 × 12, is cut across its longer side, from top to bottom at x = 14.
The piece at (0, 0), 14 × 12, stays whole: its longer side is shorter than 20, and each of two pieces needs 10.
It gets a room of 5 × 10 at (6, 1): room 1.
The piece at (14, 0), 10 × 12, stays whole: its longer side is shorter than 20, and each of two pieces needs 10.
It gets a room of 7 × 8 at (16, 3): room 2.
A corridor joins room 1 and room 2, from (8, 6) to (19, 7), first across, then down.
One begins in the middle of room 1, at (8, 6).
The stairs are in the middle of the farthest room, room 2, at (19, 7): 12 cells away, counted across and down.
)");
}

TEST_CASE("every piece is there from a step on, and every step is about a piece or none") {
    const DungeonTrace trace(with_everything({}));
    const DungeonMaking done = trace.at(trace.steps());
    for (int piece = 0; piece < static_cast<int>(done.pieces().size()); ++piece) {
        const std::size_t step = step_of_piece(trace, piece);
        CHECK(static_cast<int>(trace.at(step).pieces().size()) > piece);
        CHECK(static_cast<int>(trace.at(step - 1).pieces().size()) <= piece);
    }
    for (const DungeonEvent& event : trace.events()) {
        const std::optional<int> piece = piece_of(event, done);
        const bool none =
            std::holds_alternative<CorridorDug>(event) || std::holds_alternative<DoorwayFilled>(event);
        CHECK(piece.has_value() != none);
        if (const auto* room = std::get_if<RoomDarkened>(&event)) {
            CHECK(done.pieces()[static_cast<std::size_t>(*piece)].room == room->room);
        }
    }
}

}  // namespace fovlab::test
