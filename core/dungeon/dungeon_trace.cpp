#include "core/dungeon/dungeon_trace.h"

#include "core/dungeon/dungeon_maker.h"
#include "core/grid/point_words.h"

#include <algorithm>
#include <cassert>

namespace fovlab {
namespace {

std::string size_in_words(int width, int height) {
    return std::to_string(width) + " × " + std::to_string(height);
}

std::string counted(std::size_t count, const char* one, const char* many) {
    return std::to_string(count) + " " + (count == 1 ? one : many);
}

// Says what an event did, on the map as it is then.
class Teller {
public:
    explicit Teller(const DungeonMaking& after) : after_(after) {}

    std::string operator()(const MapTaken&) const {
        return "The whole map, " + size_in_words(plan().width, plan().height) +
               ", is rock, and the first piece.";
    }

    std::string operator()(const PieceCut& event) const {
        const bool vertical = event.cut.axis == CutAxis::vertical;
        const Area area = after_.pieces()[static_cast<std::size_t>(event.piece)].area;
        const bool square = area.width == area.height;
        const std::string place = std::to_string(event.cut.at);
        const std::string longer = square ? "is square and is cut " : "is cut across its longer side, ";
        return capital(piece(event.piece)) + " " + longer +
               (vertical ? "from top to bottom at x = " : "from left to right at y = ") + place + ".";
    }

    std::string operator()(const PieceLeft& event) const {
        const std::string whole = capital(piece(event.piece)) + " stays whole: ";
        if (event.reason == LeftFor::deep_enough) {
            return whole + "it is " + counted(static_cast<std::size_t>(plan().max_cuts), "cut", "cuts") +
                   " deep, the most that were asked for.";
        }
        return whole + "its longer side is shorter than " + std::to_string(2 * plan().min_area) +
               ", and each of two pieces needs " + std::to_string(plan().min_area) + ".";
    }

    std::string operator()(const RoomMade& event) const {
        const Room& room = event.room;
        return "It gets a room of " + size_in_words(room.width, room.height) + " at " +
               in_words(Point{room.x, room.y}) + ": room " + std::to_string(after_.rooms().size()) + ".";
    }

    std::string operator()(const CorridorDug& event) const {
        const std::size_t number = after_.corridors().size();
        const Corridor& way = event.corridor;
        const std::string rooms = "A corridor joins room " + std::to_string(number) + " and room " +
                                  std::to_string(number + 1) + ", from " + in_words(way.from) + " to " +
                                  in_words(way.to);
        if (way.corner == way.from || way.corner == way.to) {
            return rooms + ", straight.";
        }
        return rooms + (way.corner.y == way.from.y ? ", first across, then " : ", first ") +
               (way.corner.y == way.from.y
                    ? (way.to.y > way.from.y ? "down." : "up.")
                    : (way.to.y > way.from.y ? "down, then across." : "up, then across."));
    }

    std::string operator()(const StartChosen& event) const {
        return "One begins in the middle of room " + std::to_string(event.room + 1) + ", at " +
               in_words(event.at) + ".";
    }

    std::string operator()(const StairsPut& event) const {
        const Point start = after_.start().value_or(event.at);
        const int cells = std::abs(event.at.x - start.x) + std::abs(event.at.y - start.y);
        return "The stairs are in the middle of the farthest room, room " + std::to_string(event.room + 1) +
               ", at " + in_words(event.at) + ": " +
               counted(static_cast<std::size_t>(cells), "cell", "cells") + " away, counted across and down.";
    }

    std::string operator()(const RoomDarkened& event) const {
        return "Room " + std::to_string(event.room + 1) + " is dark.";
    }

    std::string operator()(const DoorwayFilled& event) const {
        return "A " + std::string(info(event.terrain).name) + " at " + in_words(event.at) +
               ", where a corridor passes a room's wall.";
    }

    std::string operator()(const RoomFurnished& event) const {
        const std::string room = " in room " + std::to_string(event.room + 1);
        if (event.terrain == Terrain::water) {
            return "A pond of " + counted(event.cells.size(), "cell", "cells") + " lies" + room +
                   "; one can walk around it.";
        }
        return counted(event.cells.size(), "pillar stands", "pillars stand") + room + ".";
    }

private:
    const DungeonPlan& plan() const { return after_.plan(); }

    std::string piece(int index) const {
        const Area area = after_.pieces()[static_cast<std::size_t>(index)].area;
        return "the piece at " + in_words(Point{area.x, area.y}) + ", " +
               size_in_words(area.width, area.height) + ",";
    }

    static std::string capital(std::string words) {
        words.front() = 'T';  // every piece begins with "the"
        return words;
    }

    const DungeonMaking& after_;
};

std::optional<int> piece_with(int room, const DungeonMaking& after) {
    const std::vector<Piece>& pieces = after.pieces();
    const auto found =
        std::find_if(pieces.begin(), pieces.end(), [&](const Piece& piece) { return piece.room == room; });
    return found == pieces.end() ? std::nullopt : std::optional(static_cast<int>(found - pieces.begin()));
}

}  // namespace

DungeonTrace::DungeonTrace(const DungeonPlan& plan) : plan_(plan) {
    const auto keep = [this](const DungeonEvent& event) { events_.push_back(event); };
    DungeonMaker(plan_, keep).make();
}

DungeonMaking DungeonTrace::at(std::size_t steps_done) const {
    assert(steps_done <= steps());
    DungeonMaking making(plan_);
    for (std::size_t step = 0; step < steps_done; ++step) {
        making.take_in(events_[step]);
    }
    return making;
}

std::string DungeonTrace::sentence(std::size_t step, const DungeonMaking& after) const {
    return std::visit(Teller(after), events_[step]);
}

std::optional<int> piece_of(const DungeonEvent& event, const DungeonMaking& after) {
    if (std::holds_alternative<MapTaken>(event)) {
        return 0;
    }
    if (const auto* cut = std::get_if<PieceCut>(&event)) {
        return cut->piece;
    }
    if (const auto* left = std::get_if<PieceLeft>(&event)) {
        return left->piece;
    }
    if (const auto* room = std::get_if<RoomMade>(&event)) {
        return room->piece;
    }
    if (const auto* start = std::get_if<StartChosen>(&event)) {
        return piece_with(start->room, after);
    }
    if (const auto* stairs = std::get_if<StairsPut>(&event)) {
        return piece_with(stairs->room, after);
    }
    if (const auto* dark = std::get_if<RoomDarkened>(&event)) {
        return piece_with(dark->room, after);
    }
    const auto* furnished = std::get_if<RoomFurnished>(&event);
    return furnished ? piece_with(furnished->room, after) : std::nullopt;
}

std::size_t step_of_piece(const DungeonTrace& trace, int piece) {
    const std::vector<DungeonEvent>& events = trace.events();
    if (piece == 0) {
        return 1;
    }
    const auto made = std::find_if(events.begin(), events.end(), [&](const DungeonEvent& event) {
        const auto* cut = std::get_if<PieceCut>(&event);
        return cut && (cut->cut.first == piece || cut->cut.second == piece);
    });
    return static_cast<std::size_t>(made - events.begin()) + 1;
}

}  // namespace fovlab
