#include "core/dungeon/dungeon_making.h"

#include "core/grid/stroke.h"

#include <cassert>
#include <utility>

namespace fovlab {
namespace {

// The two parts of an area on both sides of a cut.
std::pair<Area, Area> parts_of(const Area& area, const Piece::Cut& cut) {
    Area first = area;
    Area second = area;
    if (cut.axis == CutAxis::vertical) {
        first.width = cut.at - area.x;
        second.x = cut.at;
        second.width = area.width - first.width;
    } else {
        first.height = cut.at - area.y;
        second.y = cut.at;
        second.height = area.height - first.height;
    }
    return {first, second};
}

}  // namespace

std::vector<Point> corridor_cells(const Corridor& corridor) {
    std::vector<Point> cells = cells_between(corridor.from, corridor.corner);
    cells.pop_back();  // the corner begins the second part
    for (const Point cell : cells_between(corridor.corner, corridor.to)) {
        cells.push_back(cell);
    }
    return cells;
}

DungeonMaking::DungeonMaking(const DungeonPlan& plan)
    : dungeon_{plan, Grid(plan.width, plan.height, Terrain::wall), {}, {}, {}, {}} {}

void DungeonMaking::take_in(const DungeonEvent& event) {
    std::visit([this](const auto& happened) { take(happened); }, event);
}

void DungeonMaking::take(const MapTaken&) {
    Piece whole;
    whole.area = {0, 0, plan().width, plan().height};
    dungeon_.pieces.push_back(whole);
}

void DungeonMaking::take(const PieceCut& event) {
    std::vector<Piece>& pieces = dungeon_.pieces;
    const auto index = static_cast<std::size_t>(event.piece);
    const auto [first, second] = parts_of(pieces[index].area, event.cut);
    const int depth = pieces[index].depth + 1;
    pieces[index].cut = event.cut;
    for (const Area& area : {first, second}) {
        Piece piece;
        piece.area = area;
        piece.depth = depth;
        piece.parent = event.piece;
        pieces.push_back(piece);
    }
    assert(static_cast<std::size_t>(event.cut.second) + 1 == pieces.size());
}

void DungeonMaking::take(const RoomMade& event) {
    const Room& room = event.room;
    dungeon_.pieces[static_cast<std::size_t>(event.piece)].room = static_cast<int>(rooms_.size());
    rooms_.push_back(room);
    for (int y = room.y; y < room.y + room.height; ++y) {
        for (int x = room.x; x < room.x + room.width; ++x) {
            dungeon_.grid.set({x, y}, Terrain::floor);
        }
    }
}

void DungeonMaking::take(const CorridorDug& event) {
    dungeon_.corridors.push_back(event.corridor);
    for (const Point cell : corridor_cells(event.corridor)) {
        dungeon_.grid.set(cell, Terrain::floor);
    }
}

void DungeonMaking::take(const StairsPut& event) {
    stairs_ = event.at;
    dungeon_.grid.set(event.at, Terrain::stairs_down);
}

void DungeonMaking::take(const RoomFurnished& event) {
    for (const Point cell : event.cells) {
        dungeon_.grid.set(cell, event.terrain);
    }
}

Dungeon DungeonMaking::finished() && {
    assert(start_ && stairs_);
    dungeon_.grid.set_rooms(std::move(rooms_));
    dungeon_.start = start_.value_or(Point{});
    dungeon_.stairs = stairs_.value_or(Point{});
    return std::move(dungeon_);
}

}  // namespace fovlab
