// A dungeon on its way: what the events so far have made of it. The one place that knows what each event does.
//
// Units: cells. Errors: an event that does not follow those before it is a broken contract.
#pragma once

#include "core/dungeon/dungeon_event.h"

namespace fovlab {

class DungeonMaking {
public:
    explicit DungeonMaking(const DungeonPlan& plan);

    void take_in(const DungeonEvent& event);

    const DungeonPlan& plan() const { return dungeon_.plan; }
    // Without the rooms, which are apart while they are made.
    const Grid& grid() const { return dungeon_.grid; }
    const std::vector<Room>& rooms() const { return rooms_; }
    const std::vector<Piece>& pieces() const { return dungeon_.pieces; }
    const std::vector<Corridor>& corridors() const { return dungeon_.corridors; }
    std::optional<Point> start() const { return start_; }
    std::optional<Point> stairs() const { return stairs_; }

    // The dungeon, when start and stairs are there.
    Dungeon finished() &&;

private:
    void take(const MapTaken& event);
    void take(const PieceCut& event);
    void take(const PieceLeft&) {}
    void take(const RoomMade& event);
    void take(const CorridorDug& event);
    void take(const StartChosen& event) { start_ = event.at; }
    void take(const StairsPut& event);
    void take(const RoomDarkened& event) { rooms_[static_cast<std::size_t>(event.room)].lit = false; }
    void take(const DoorwayFilled& event) { dungeon_.grid.set(event.at, event.terrain); }
    void take(const RoomFurnished& event);

    Dungeon dungeon_;
    std::vector<Room> rooms_;
    std::optional<Point> start_;
    std::optional<Point> stairs_;
};

// The cells of a corridor, from its first to its last.
std::vector<Point> corridor_cells(const Corridor& corridor);

}  // namespace fovlab
