// Pairs counted by their definition: every cell asked, every two compared. For small maps.
#pragma once

#include "core/compare/pairs.h"
#include "tests/support/maps.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab::test {

struct NaivePairs {
    PairCount count;
    std::vector<std::pair<Point, Point>>
        one_way;  // seer and seen, by the seer's place and then the seen cell's
};

inline bool before(Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; }

inline void sort_pairs(std::vector<std::pair<Point, Point>>& pairs) {
    std::sort(pairs.begin(), pairs.end(), [](const auto& a, const auto& b) {
        return a.first == b.first ? before(a.second, b.second) : before(a.first, b.first);
    });
}

inline NaivePairs naive_pairs(const Grid& grid, Algorithm algorithm, const Rules& rules, Among among) {
    std::vector<Point> cells;
    std::vector<CellSet> sights;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const TerrainInfo& kind = info(grid.at({x, y}));
            if (!kind.opaque && (among == Among::clear || kind.walkable)) {
                cells.push_back({x, y});
                sights.push_back(see(grid, {x, y}, algorithm, rules).visible);
            }
        }
    }
    NaivePairs found;
    found.count.cells = cells.size();
    for (std::size_t a = 0; a < cells.size(); ++a) {
        for (std::size_t b = a + 1; b < cells.size(); ++b) {
            const bool a_sees = sights[a].contains(cells[b]);
            const bool b_sees = sights[b].contains(cells[a]);
            found.count.in_range += rules.range.contains(cells[b] - cells[a]) ? 1 : 0;
            found.count.mutual += a_sees && b_sees ? 1 : 0;
            if (a_sees != b_sees) {
                ++found.count.one_way;
                found.one_way.push_back(a_sees ? std::pair{cells[a], cells[b]}
                                               : std::pair{cells[b], cells[a]});
            }
        }
    }
    sort_pairs(found.one_way);
    return found;
}

// A rule set by chance: every shape, small radii and none at all, and what makes sight one-way.
inline Rules any_rules(Random& random) {
    Rules rules;
    rules.range.shape = static_cast<RangeShape>(random.below(5));
    rules.range.radius = random.percent(20) ? Radius::unlimited() : Radius(random.below(9));
    rules.floor = static_cast<FloorRule>(random.below(2));
    rules.wall = static_cast<WallRule>(random.below(2));
    rules.slopes = static_cast<SlopeArithmetic>(random.below(2));
    rules.order = static_cast<ScanOrder>(random.below(2));
    return rules;
}

// A map with every terrain on it, mostly floor.
inline Grid any_terrains(int width, int height, Random& random) {
    Grid grid = noisy_map(width, height, random.below(60), random);
    for (int i = 0; i < width * height / 4; ++i) {
        grid.set(any_cell(grid, random),
                 static_cast<Terrain>(random.below(static_cast<int>(k_terrains.size()))));
    }
    return grid;
}

}  // namespace fovlab::test
