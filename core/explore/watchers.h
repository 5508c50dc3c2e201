// Who watches: the eyes on a level, what each sees, whether it sees the viewer and is seen back, and what looking costs.
//
// A watcher looks by the walk's algorithm and rules, with a sight of its own where the legend gives one, in either of two
// ways: by a full scan, which gives all that it sees; or cheaply, by the distance and one Bresenham line from it to whom it
// looks for, as `lines` draws it. The two do not always agree.
//
// Units: cells; work is counted in cells looked at, as everywhere. Watchers see in the dark: light is for the viewer.
#pragma once

#include "core/explore/level.h"
#include "core/explore/walk_rules.h"
#include "core/grid/cell_set.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

struct Watcher {
    std::size_t thing = 0;  // its index in Level::things
    Point at;
    std::string name;
    Rules rules;  // the walk's, with its own radius
};

// In the order of Level::things.
std::vector<Watcher> watchers(const Level& level, const Rules& rules);

// A watcher's answer to whether it sees a cell, and what that cost.
struct Glance {
    bool sees = false;
    std::size_t examined = 0;
};

// By a full scan; by distance alone where the cell is out of range, at no cost.
Glance glance_by_scan(const Grid& grid, const Watcher& watcher, Algorithm algorithm, Point target);
// By the distance, and in range by one line: the target is seen when nothing opaque lies strictly between.
Glance glance_by_line(const Grid& grid, const Watcher& watcher, Point target);

// Which way sight goes between the viewer and a watcher.
enum class Exchange : std::uint8_t { none, both, it_sees_you, you_see_it };

struct Watching {
    Watcher who;
    Sight field;            // all that it sees, by a full scan
    bool sees = false;      // the viewer, by the full scan
    Glance by_line;         // the viewer, by one line
    bool in_sight = false;  // the viewer sees it back, if there is light
    bool lit = false;       // and there is
    bool stray = false;     // stands in an opaque cell
    // Cells in range of which one line would say something else than the full scan; none where lines to all of them would
    // take longer than one may wait (k_most_line_work).
    std::optional<CellSet> disagree;

    Exchange exchange() const {
        if (sees == in_sight) {
            return sees ? Exchange::both : Exchange::none;
        }
        return sees ? Exchange::it_sees_you : Exchange::you_see_it;
    }
};

// Cells looked at, by the bound of fov/work.h.
inline constexpr double k_most_line_work = 4'000'000.0;

// `in_sight`, `shown`: what the viewer sees, and what of that is lit (Walker has both).
Watching watching(const Level& level, const Watcher& watcher, Algorithm algorithm, Point viewer,
                  const CellSet& in_sight, const CellSet& shown);

}  // namespace fovlab
