#include "core/explore/known_way.h"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace fovlab {
namespace {

constexpr std::size_t k_ways = 8;  // of Move: all but the stairs
constexpr std::uint8_t k_unreached = 255;

bool can_stand(const Memory& memory, Point cell) {
    return memory.seen().contains(cell) && info(memory.terrain(cell)).walkable;
}

}  // namespace

std::vector<Move> known_way(const Walker& walker, Point to) {
    const Grid& grid = walker.level().grid;
    const Point from = walker.at();
    for (std::size_t i = 0; i < k_ways; ++i) {
        if (from + offset_of(static_cast<Move>(i)) == to) {
            return {static_cast<Move>(i)};
        }
    }
    const Memory& memory = walker.memory();
    if (to == from || !grid.contains(to) || !memory.seen().contains(to)) {
        return {};
    }
    const auto index = [&grid](Point cell) {
        return static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(grid.width()) +
               static_cast<std::size_t>(cell.x);
    };
    // Breadth first; of each cell by which move it was reached.
    std::vector<std::uint8_t> by(
        static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height()), k_unreached);
    std::vector<Point> reached{from};
    for (std::size_t next = 0; next < reached.size() && by[index(to)] == k_unreached; ++next) {
        for (std::size_t i = 0; i < k_ways; ++i) {
            const Point cell = reached[next] + offset_of(static_cast<Move>(i));
            if (grid.contains(cell) && cell != from && by[index(cell)] == k_unreached &&
                (cell == to || can_stand(memory, cell))) {
                by[index(cell)] = static_cast<std::uint8_t>(i);
                reached.push_back(cell);
            }
        }
    }
    std::vector<Move> way;
    if (by[index(to)] == k_unreached) {
        return way;
    }
    for (Point at = to; at != from; at = at - offset_of(way.back())) {
        way.push_back(static_cast<Move>(by[index(at)]));
    }
    std::reverse(way.begin(), way.end());
    return way;
}

}  // namespace fovlab
