// Why is this cell dark, or seen? The reason, the numbers and the walls that are to blame, read from a trace.
//
// Each dark cell has one reason, in this order:
//   range   it is not in range; no wall is to blame
//   centre  a row looked at it, but the rule asks for its centre, and that lies outside the wedge; to blame is the
//           wall that set the slope on that side
//   shadow  no row looked at it: the walls at which the direction of its centre leaves the light. For rays and for
//           recursive shadowcasting: the first wall on the straight line to it, as `lines` draws that
//   room    it lies outside the lit room that the viewer stands in, or in the dark not beside the viewer; no wall is to blame
//   missed  no wall stands on that line, and still no ray or light gets there; no wall is to blame
//   unshown light gets there, and the rules say that it shows; it does not, since the run makes a mistake (Rules::fault)
// A cell on a diagonal is explained in the first of its quadrants; a visible one in the first that shows it.
//
// Units: cells; slopes as the quadrant or octant counts them. The cell must be on the map. Where wedges answer
// (`steps_for_why`) the trace must be whole (asserts): one that was cut does not know the rows that would answer.
#pragma once

#include "core/fov/catalogue.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

enum class Reason : std::uint8_t { viewer, visible, range, centre, shadow, missed, room, unshown };

std::string_view name(Reason reason);

// A ray that decided, or that might have.
struct ToldRay {
    int index = 0;  // of Trace::rays
    Point to;
    std::optional<RayEnded> ended;  // none where the recording was cut before
    int cells = 0;  // how many it takes to the cell in question, that one included; 0: it never comes there
};

struct Why {
    Point cell;
    Point offset;  // from the viewer
    Algorithm algorithm = Algorithm::symmetric;
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
    // Of rays and of recursive shadowcasting, where a line decides: its cells, both ends included.
    std::vector<Point> line;
    // Only of `missed`: a wall beside that line which the exact line to the cell's centre cuts.
    std::optional<Point> cut;
    // Seen: the ray that showed it first. Dark: the ray that was sent to it; if missed by all, those beside it; with
    // `stopped_before` one that would pass through it, had it come so far.
    std::vector<ToldRay> rays;
    bool stopped_before = false;
    // The step that decided it: done, the cell has just been examined, or its shadow's wall passed.
    std::optional<std::size_t> step;

    bool visible() const { return reason == Reason::viewer || reason == Reason::visible; }
    // Is it decided when so many steps of the run are done? At the end everything is.
    bool decided_after(std::size_t steps, const Trace& trace) const {
        return !step || *step <= steps || steps == trace.size();
    }
};

Why why(const Recording& recording, Point cell);

// How many steps a recording must be allowed so that `why` can be asked: all where wedges answer, else the usual number.
std::size_t steps_for_why(Algorithm algorithm);

}  // namespace fovlab
