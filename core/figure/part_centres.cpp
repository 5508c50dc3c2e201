#include "core/figure/step_parts.h"

#include <map>

namespace fovlab {
namespace {

constexpr double k_smallest_cell = 16.0;

bool centred(Place place, const LiveWedge& wedge) {
    const auto* start = std::get_if<FloatSlope>(&wedge.start);
    const auto* end = std::get_if<FloatSlope>(&wedge.end);
    if (start && end) {  // as the run tests it, rounding included
        return FloatSlopes::centred(place.column, place.depth, *start, *end);
    }
    const Fraction centre{place.column, place.depth};
    return compare(centre, wedge.start) >= 0 && compare(centre, wedge.end) <= 0;
}

// What the run found for the cells of this row that it has examined: by column.
std::map<int, bool> centred_so_far(const SceneBuilder& scene, const LiveWedge& wedge) {
    std::map<int, bool> found;
    const Trace& trace = scene.trace();
    for (std::size_t step = trace.rows()[static_cast<std::size_t>(wedge.row)].step; step < scene.frame().step;
         ++step) {
        if (trace.kind(step) != EventKind::cell || trace.row_of(step) != wedge.row) {
            continue;
        }
        const Event event = trace.event(step);
        if (const std::optional<InWedge>& in_wedge = std::get_if<CellExamined>(&event)->in_wedge) {
            found[in_wedge->column] = in_wedge->centred;
        }
    }
    return found;
}

}  // namespace

void add_centres(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    // In an octant no centre is asked for.
    if (!sector || sector->is_octant() || !wedge || !scene.shows(Layer::centres)) {
        return;
    }
    const std::optional<Columns> columns = scene.columns_of_row(*wedge, 0);
    if (!columns) {
        return;
    }
    const std::map<int, bool> found = centred_so_far(scene, *wedge);
    for (int column = columns->first; column <= columns->last; ++column) {
        const Place place{wedge->depth, column};
        const Point cell = scene.cell_at(*sector, place);
        if (!scene.grid().contains(cell) || scene.grid().opaque(cell)) {
            continue;
        }
        const auto known = found.find(column);
        const bool inside = known != found.end() ? known->second : centred(place, *wedge);
        scene.add(DotShape{.centre = centre_of(cell),
                           .radius = 3.0,
                           .ink = Ink::centre_point,
                           .hollow = !inside,
                           .from_cell = k_smallest_cell});
    }
}

}  // namespace fovlab
