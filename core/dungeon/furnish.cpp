#include "core/dungeon/furnish.h"

#include "core/grid/cell_set.h"

#include <algorithm>
#include <array>
#include <optional>

namespace fovlab {
namespace {

// Around a cell, each beside the one before.
constexpr std::array<Point, 8> k_ring{{{0, -1}, {1, -1}, {1, 0}, {1, 1}, {0, 1}, {-1, 1}, {-1, 0}, {-1, -1}}};

CellSet cells_of(const Grid& grid, const std::vector<Room>& rooms) {
    CellSet cells(grid.width(), grid.height());
    for (const Room& room : rooms) {
        for (int y = room.y; y < room.y + room.height; ++y) {
            for (int x = room.x; x < room.x + room.width; ++x) {
                cells.insert({x, y});
            }
        }
    }
    return cells;
}

// Does a way lead straight through this cell, from a room into a corridor?
bool leads_out(const Grid& grid, const CellSet& in_room, Point cell, Point along) {
    const Point across{along.y, along.x};
    const Point sides[] = {cell + along, cell - along, cell + across, cell - across};
    const auto is = [&](Point p, Terrain terrain) { return grid.contains(p) && grid.at(p) == terrain; };
    return is(sides[0], Terrain::floor) && is(sides[1], Terrain::floor) && is(sides[2], Terrain::wall) &&
           is(sides[3], Terrain::wall) && in_room.contains(sides[0]) != in_room.contains(sides[1]);
}

// The room's inside, with the cells that have been filled so far.
class Inside {
public:
    Inside(const Grid& grid, const Room& room, const std::vector<Point>& kept)
        : corner_{room.x, room.y}, floor_(room.width, room.height, Terrain::wall), kept_(kept) {
        for (int y = 0; y < room.height; ++y) {
            for (int x = 0; x < room.width; ++x) {
                floor_.set({x, y}, grid.at(corner_ + Point{x, y}));
            }
        }
    }

    // Fills the cell if it may; places are the map's.
    void fill(Point cell) {
        if (may_fill(cell)) {
            floor_.set(cell - corner_, Terrain::wall);
            filled_.push_back(cell);
        }
    }

    const std::vector<Point>& filled() const { return filled_; }

private:
    bool open(Point here) const { return info(floor_.at(here)).walkable; }

    // No way is cut when the open cells at its sides are joined around it.
    bool may_fill(Point cell) const {
        const Point here = cell - corner_;
        const bool beside_wall =
            here.x < 1 || here.y < 1 || here.x >= floor_.width() - 1 || here.y >= floor_.height() - 1;
        if (beside_wall || floor_.at(here) != Terrain::floor ||
            std::find(kept_.begin(), kept_.end(), cell) != kept_.end()) {
            return false;
        }
        int ways = 0;  // runs of open cells in the ring that hold a side
        bool run_has_side = false;
        const std::size_t blocked = first_blocked(here);
        if (blocked == k_ring.size()) {
            return true;
        }
        for (std::size_t i = 1; i <= k_ring.size(); ++i) {
            const std::size_t at = (blocked + i) % k_ring.size();
            const bool is_open = open(here + k_ring[at]);
            ways += !is_open && run_has_side;
            run_has_side = is_open && (run_has_side || at % 2 == 0);
        }
        return ways == 1;
    }

    std::size_t first_blocked(Point here) const {
        std::size_t at = 0;
        while (at < k_ring.size() && open(here + k_ring[at])) {
            ++at;
        }
        return at;
    }

    Point corner_;
    Grid floor_;
    const std::vector<Point>& kept_;
    std::vector<Point> filled_;
};

// Places from first to last, both ends included, as evenly as whole cells allow.
std::vector<int> spread(int first, int last) {
    const int length = last - first;
    if (length < 0 || length == 1) {
        return {};
    }
    int gap = std::max(length, 1);
    for (const int even : {3, 4, 2}) {
        if (length % even == 0 && length > 0) {
            gap = even;
            break;
        }
    }
    std::vector<int> places;
    for (int at = first; at <= last; at += gap) {
        places.push_back(at);
    }
    return places;
}

}  // namespace

std::vector<Point> doorways(const Grid& grid, const std::vector<Room>& rooms) {
    const CellSet in_room = cells_of(grid, rooms);
    CellSet chosen(grid.width(), grid.height());
    std::vector<Point> found;
    for (int y = 1; y < grid.height() - 1; ++y) {
        for (int x = 1; x < grid.width() - 1; ++x) {
            const Point cell{x, y};
            const bool corridor = grid.at(cell) == Terrain::floor && !in_room.contains(cell);
            if (corridor && !chosen.contains({x - 1, y}) && !chosen.contains({x, y - 1}) &&
                (leads_out(grid, in_room, cell, {1, 0}) || leads_out(grid, in_room, cell, {0, 1}))) {
                chosen.insert(cell);
                found.push_back(cell);
            }
        }
    }
    return found;
}

std::vector<int> some_of(int count, int wanted, Random& random) {
    std::vector<int> chosen;
    for (int number = 0; number < count; ++number) {
        if (random.below(count - number) < wanted - static_cast<int>(chosen.size())) {
            chosen.push_back(number);
        }
    }
    return chosen;
}

std::vector<Point> pond_cells(const Grid& grid, const Room& room, const std::vector<Point>& kept,
                              Random& random) {
    if (room.width < 5 || room.height < 4) {
        return {};
    }
    constexpr int k_largest = 40;
    Inside inside(grid, room, kept);
    const int inner = (room.width - 2) * (room.height - 2);
    const int most = std::min(k_largest, inner / 2);
    const int wanted = random.between(std::min(2 + inner / 6, most), most);
    inside.fill({random.between(room.x + 1, room.x + room.width - 2),
                 random.between(room.y + 1, room.y + room.height - 2)});
    // It grows at any of its cells to any side.
    for (int tries = 0; tries < 6 * wanted && !inside.filled().empty(); ++tries) {
        const std::vector<Point>& water = inside.filled();
        if (static_cast<int>(water.size()) == wanted) {
            break;
        }
        const Point from = water[static_cast<std::size_t>(random.below(static_cast<int>(water.size())))];
        inside.fill(from + k_ring[static_cast<std::size_t>(2 * random.below(4))]);
    }
    return inside.filled();
}

std::vector<Point> pillar_cells(const Grid& grid, const Room& room, const std::vector<Point>& kept) {
    Inside inside(grid, room, kept);
    for (const int y : spread(room.y + 2, room.y + room.height - 3)) {
        for (const int x : spread(room.x + 2, room.x + room.width - 3)) {
            inside.fill({x, y});
        }
    }
    return inside.filled();
}

}  // namespace fovlab
