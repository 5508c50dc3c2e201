// How a dungeon is made, step by step. The one copy: with a sink that listens it leaves its trace, with one that does not
// it only makes the dungeon.
//
// Each question asks a stream of random numbers of its own, so that one answer never changes another: with doors, water or
// dark rooms the cuts, rooms and corridors stay what they were; so do the cuts when rooms may be smaller.
//
// Units: cells. Errors: a plan that what_is_wrong refuses is a broken contract.
// Source: dungeon.h tells the whole way.
#pragma once

#include "core/dungeon/dungeon_making.h"
#include "core/dungeon/furnish.h"
#include "core/dungeon/random.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <utility>

namespace fovlab {

// `Sink` is called with each DungeonEvent as it happens.
template <class Sink>
class DungeonMaker {
public:
    DungeonMaker(const DungeonPlan& plan, Sink& sink) : plan_(plan), sink_(sink), making_(plan) {}

    Dungeon make() && {
        tell(MapTaken{});
        cut(0);
        dig_corridors();
        choose_start_and_stairs();
        furnish();
        return std::move(making_).finished();
    }

private:
    // What is asked of chance. New questions are added at the end.
    enum class Question : std::uint8_t { cuts, rooms, corners, start, dark, secret, ponds };

    Random stream(Question question) const {
        // Far apart for every depth and question: two odd numbers without a pattern.
        const std::uint64_t number = static_cast<std::uint64_t>(plan_.depth) * 0x9E3779B97F4A7C15U +
                                     static_cast<std::uint64_t>(question) * 0xC2B2AE3D27D4EB4FU;
        return Random(plan_.seed, number);
    }

    void tell(const DungeonEvent& event) {
        making_.take_in(event);
        sink_(event);
    }

    // The first piece with all of its own before the second.
    void cut(int index) {
        const Piece piece = making_.pieces()[static_cast<std::size_t>(index)];
        const bool wide = piece.area.width >= piece.area.height;
        const int side = wide ? piece.area.width : piece.area.height;
        if (piece.depth >= plan_.max_cuts || side < 2 * plan_.min_area) {
            const bool deep = side >= 2 * plan_.min_area;
            tell(PieceLeft{index, deep ? LeftFor::deep_enough : LeftFor::too_short});
            make_room(index, piece.area);
            return;
        }
        const int begin = wide ? piece.area.x : piece.area.y;
        const int at = begin + cuts_.between(plan_.min_area, side - plan_.min_area);
        const int first = static_cast<int>(making_.pieces().size());
        tell(PieceCut{index, {wide ? CutAxis::vertical : CutAxis::horizontal, at, first, first + 1}});
        cut(first);
        cut(first + 1);
    }

    void make_room(int piece, const Area& area) {
        const int width = rooms_.between(plan_.min_room_width, area.width - 2);
        const int height = rooms_.between(plan_.min_room_height, area.height - 2);
        const int x = area.x + rooms_.between(1, area.width - 1 - width);
        const int y = area.y + rooms_.between(1, area.height - 1 - height);
        tell(RoomMade{piece, {x, y, width, height, true}});
    }

    void dig_corridors() {
        Random coins = stream(Question::corners);
        for (std::size_t i = 0; i + 1 < making_.rooms().size(); ++i) {
            const Point from = middle_of(making_.rooms()[i]);
            const Point to = middle_of(making_.rooms()[i + 1]);
            const bool coin = coins.below(2) == 0;
            const bool across = plan_.corner == CorridorCorner::across_first ||
                                (plan_.corner == CorridorCorner::coin && coin);
            const Point corner = across ? Point{to.x, from.y} : Point{from.x, to.y};
            tell(CorridorDug{{from, corner, to}});
        }
    }

    void choose_start_and_stairs() {
        const std::vector<Room>& rooms = making_.rooms();
        const int first = stream(Question::start).below(static_cast<int>(rooms.size()));
        const Point start = middle_of(rooms[static_cast<std::size_t>(first)]);
        const auto distance = [start](const Room& room) {
            const Point way = middle_of(room) - start;
            return std::abs(way.x) + std::abs(way.y);
        };
        const auto farthest = std::max_element(rooms.begin(), rooms.end(), [&](const Room& a, const Room& b) {
            return distance(a) < distance(b);
        });
        const int last = static_cast<int>(farthest - rooms.begin());
        tell(StartChosen{first, start});
        tell(StairsPut{last, middle_of(rooms[static_cast<std::size_t>(last)])});
    }

    // A third of the rooms, rounded up.
    void darken() {
        const int count = static_cast<int>(making_.rooms().size());
        Random chance = stream(Question::dark);
        for (const int room : some_of(count, (count + 2) / 3, chance)) {
            tell(RoomDarkened{room});
        }
    }

    // A fourth of the doorways, rounded up, is secret. The others stay open where there are neither doors nor curtains.
    void fill_doorways() {
        const std::vector<Point> places = doorways(making_.grid(), making_.rooms());
        const int count = static_cast<int>(places.size());
        Random chance = stream(Question::secret);
        const std::vector<int> secret = some_of(count, plan_.secret_doors ? (count + 3) / 4 : 0, chance);
        for (int i = 0; i < count; ++i) {
            const Point at = places[static_cast<std::size_t>(i)];
            if (std::binary_search(secret.begin(), secret.end(), i)) {
                tell(DoorwayFilled{at, Terrain::secret_door});
            } else if (plan_.curtains || plan_.doors) {
                tell(DoorwayFilled{at, plan_.curtains ? Terrain::curtain : Terrain::closed_door});
            }
        }
    }

    void furnish() {
        if (plan_.dark_rooms) {
            darken();
        }
        fill_doorways();
        const std::vector<Point> kept{*making_.start(), *making_.stairs()};
        const auto fill = [this](int room, Terrain terrain, std::vector<Point> cells) {
            if (!cells.empty()) {
                tell(RoomFurnished{room, terrain, std::move(cells)});
            }
        };
        Random chance = stream(Question::ponds);
        for (int i = 0; i < static_cast<int>(making_.rooms().size()); ++i) {
            const Room& room = making_.rooms()[static_cast<std::size_t>(i)];
            if (plan_.pillars) {
                fill(i, Terrain::wall, pillar_cells(making_.grid(), room, kept));
            }
            if (plan_.water && chance.below(2) == 0) {
                fill(i, Terrain::water, pond_cells(making_.grid(), room, kept, chance));
            }
        }
    }

    const DungeonPlan& plan_;
    Sink& sink_;
    DungeonMaking making_;
    Random cuts_ = stream(Question::cuts);
    Random rooms_ = stream(Question::rooms);
};

}  // namespace fovlab
