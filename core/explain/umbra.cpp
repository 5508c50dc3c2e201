#include "core/explain/umbra.h"

#include "core/explain/sentence.h"

#include <cassert>

namespace fovlab {
namespace {

std::string cells_in_words(std::size_t count) {
    return (count == 0 ? "no" : std::to_string(count)) + (count == 1 ? " cell" : " cells");
}

}  // namespace

Umbra umbra(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules, Point wall) {
    assert(grid.contains(wall) && grid.opaque(wall) && wall != viewer);
    const auto seen = [&](const Grid& map) { return see(map, viewer, algorithm, rules).visible; };

    Grid alone(grid.width(), grid.height());
    CellSet open = seen(alone);
    alone.set(wall, Terrain::wall);
    Grid without = grid;
    without.set(wall, Terrain::floor);

    const CellSet now = seen(grid);
    Umbra found{wall, open.without(seen(alone)).without(now), seen(without).without(now)};
    // The question is about the cells behind it; its own may show by another rule as floor.
    found.hidden.erase(wall);
    found.revealed.erase(wall);
    return found;
}

bool umbra_is_quick(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) {
    constexpr double most = 10e6;
    return 4.0 * info(algorithm).most_work(grid, viewer, rules.range) <= most;
}

std::string sentence(const Umbra& umbra, const Grid& grid) {
    const std::string name = obstacle_in_words(umbra.wall, grid);
    const std::size_t hidden = umbra.hidden.count();
    const std::size_t revealed = umbra.revealed.count();
    if (hidden == 0 && revealed == 0) {
        return "No cell is hidden by " + name + ".";
    }
    const std::string by_itself = "By itself " + name + " hides " + cells_in_words(hidden) + ". ";
    if (revealed == 0) {
        return by_itself + "Without it nothing more would be seen: other walls hide the same.";
    }
    const std::string gain = by_itself + "Without it " + cells_in_words(revealed) + " more would be seen";
    return gain + (revealed < hidden ? ": other walls hide the rest." : ".");
}

}  // namespace fovlab
