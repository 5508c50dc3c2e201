#include "core/explore/watchers.h"

#include "core/geometry/line.h"
#include "core/grid/each_cell.h"

namespace fovlab {
namespace {

Rules rules_of(const LegendEntry& entry, Rules rules) {
    if (entry.sight) {
        rules.range.radius = Radius(*entry.sight);
    }
    return rules;
}

CellSet either_way(const CellSet& a, const CellSet& b) {
    CellSet cells = a.without(b);
    each_cell(b.without(a), [&](Point cell) { cells.insert(cell); });
    return cells;
}

}  // namespace

std::vector<Watcher> watchers(const Level& level, const Rules& rules) {
    std::vector<Watcher> found;
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        const LegendEntry* const entry = entry_of(level.legend, level.things[i].glyph);
        if (entry != nullptr && entry->kind == ThingKind::watcher) {
            found.push_back({i, level.things[i].at, name_of(*entry), rules_of(*entry, rules)});
        }
    }
    return found;
}

Glance glance_by_scan(const Grid& grid, const Watcher& watcher, Algorithm algorithm, Point target) {
    if (!watcher.rules.range.contains(target - watcher.at)) {
        return {target == watcher.at, 0};
    }
    const Sight sight = see(grid, watcher.at, algorithm, watcher.rules);
    return {sight.visible.contains(target), sight.examined};
}

Glance glance_by_line(const Grid& grid, const Watcher& watcher, Point target) {
    Glance glance{target == watcher.at, 0};
    if (glance.sees || !watcher.rules.range.contains(target - watcher.at)) {
        return glance;
    }
    Line line(watcher.at, target);
    bool wall = false;
    while (!wall && !line.arrived()) {
        wall = grid.opaque(line.next());
        ++glance.examined;
    }
    glance.sees = line.arrived();
    return glance;
}

Watching watching(const Level& level, const Watcher& watcher, Algorithm algorithm, Point viewer,
                  const CellSet& in_sight, const CellSet& shown) {
    const Grid& grid = level.grid;
    Watching found;
    found.who = watcher;
    found.field = see(grid, watcher.at, algorithm, watcher.rules);
    found.sees = found.field.visible.contains(viewer);
    found.by_line = glance_by_line(grid, watcher, viewer);
    found.in_sight = in_sight.contains(watcher.at);
    found.lit = shown.contains(watcher.at);
    found.stray = grid.opaque(watcher.at);
    if (info(Algorithm::lines).most_work(grid, watcher.at, watcher.rules.range) <= k_most_line_work) {
        const Sight by_lines = see(grid, watcher.at, Algorithm::lines, watcher.rules);
        found.disagree = either_way(found.field.visible, by_lines.visible);
    }
    return found;
}

}  // namespace fovlab
