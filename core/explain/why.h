// Why is this cell dark, or seen? The reason, the numbers and the walls that are to blame, read from a trace.
//
// Each dark cell has one reason, in this order:
//   range   it is not in range; no wall is to blame
//   centre  a row looked at it, but the rule asks for its centre, and that lies outside the wedge; to blame is the
//           wall that set the slope on that side
//   shadow  no row looked at it: the walls at which the direction of its centre leaves the light
// A cell on a diagonal is explained in the first of its quadrants; a visible one in the first that shows it.
//
// Units: cells; slopes are columns per row. The cell must be on the map, and the trace whole (asserts): one
// that was cut does not know the rows that would answer. Record with Trace::k_no_limit to ask about any map.
#pragma once

#include "core/fov/catalogue.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

enum class Reason : std::uint8_t { viewer, visible, range, centre, shadow };

std::string_view name(Reason reason);

struct Why {
    Point cell;
    Point offset;  // from the viewer
    Reason reason = Reason::viewer;
    bool opaque = false;
    bool in_range = true;
    bool seen_without_range = false;  // only of `range`: light gets there, and it would be seen with no limit
    // As the quadrant that explains it counts; none for the viewer and for algorithms without quadrants.
    std::optional<Sector> sector;
    std::optional<Place> place;
    // The slopes of the wedge at the moment at which the cell was examined; none where no row looked at it.
    std::optional<Slope> start;
    std::optional<Slope> end;
    std::optional<Point> start_by;  // the walls that set them
    std::optional<Point> end_by;
    bool centred = false;        // was its centre between them?
    bool left_of_start = false;  // if not: which side it fell on
    std::vector<Point> walls;    // to blame; they may lie off the map
    // The step that decided it: done, the cell has just been examined, or its shadow's wall passed.
    std::optional<std::size_t> step;

    bool visible() const { return reason == Reason::viewer || reason == Reason::visible; }
    // Is it decided when so many steps of the run are done? At the end everything is.
    bool decided_after(std::size_t steps, const Trace& trace) const {
        return !step || *step <= steps || steps == trace.size();
    }
};

Why why(const Recording& recording, Point cell);

}  // namespace fovlab
