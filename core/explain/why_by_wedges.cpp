#include "core/explain/why_by_wedges.h"

#include "core/explain/why_by_line.h"
#include "core/geometry/columns.h"

#include <utility>

namespace fovlab {
namespace {

// A cell as one row of a trace examined it, with the slopes of that moment.
struct Examination {
    std::size_t step = 0;  // steps done when it had been examined
    CellExamined cell;
    Slope start;
    std::optional<Point> start_by;
    Slope end;
    std::optional<Point> end_by;
};

// Looks through one sector's rows for what they did with one place.
class SectorSearch {
public:
    SectorSearch(const Trace& trace, Sector sector, Place place)
        : trace_(trace), sector_(sector), place_(place) {}

    // The first that shows it, else the first.
    std::optional<Examination> examination() const {
        std::optional<Examination> first;
        for (std::size_t r = 0; r < trace_.rows().size(); ++r) {
            const TraceRow& row = trace_.rows()[r];
            if (row.sector == sector_ && row.began.depth == place_.depth &&
                row.began.first <= place_.column && place_.column <= row.began.last) {
                const std::optional<Examination> found = examination_in(static_cast<int>(r));
                if (found && found->cell.visible) {
                    return found;
                }
                first = first ? first : found;
            }
        }
        return first;
    }

    // The walls at which the direction of the centre leaves the light, for a place that no row looked at, and the
    // step that met the first of them.
    void shadow(Why& why) const {
        const Fraction direction{place_.column, place_.depth};
        const TraceRow* inside = row_with(direction, 1);
        for (int depth = 1; inside && depth <= place_.depth; ++depth) {
            why.step = inside->step + 1;
            if (inside->began.first > inside->began.last) {  // floats only: the light narrowed to nothing
                why.start = inside->began.start;
                why.end = inside->began.end;
                blame(why, inside->began.start_by);
                blame(why, inside->began.end_by);
                return;
            }
            const TraceRow* next = row_with(direction, depth + 1);
            if (!next) {
                blame_walls_on(direction, depth, why);
                return;
            }
            inside = next;
        }
    }

private:
    // The row at a depth whose light contains a direction, edges included. A row at depth d + 1 is just what goes
    // on from row d.
    const TraceRow* row_with(Fraction direction, int depth) const {
        for (const TraceRow& row : trace_.rows()) {
            if (row.sector == sector_ && row.began.depth == depth &&
                compare(direction, row.began.start) >= 0 && compare(direction, row.began.end) <= 0) {
                return &row;
            }
        }
        return nullptr;
    }

    void blame_walls_on(Fraction direction, int depth, Why& why) const {
        // Twice the column at which the direction crosses the row's middle, as a fraction of its own: an odd whole
        // number means exactly between two cells.
        const int along = 2 * direction.numerator * depth;
        const int right = ExactSlopes::first_column(depth, direction);
        const bool between = along == (2 * right - 1) * direction.denominator;
        for (int column = between ? right - 1 : right; column <= right; ++column) {
            const Point cell = trace_.viewer() + offset_of(sector_, {depth, column});
            if (trace_.grid().opaque(cell)) {
                blame(why, cell);
            }
        }
        if (!why.walls.empty() && trace_.grid().contains(why.walls.front())) {
            why.step = trace_.examined_after(why.walls.front());
        }
    }

    static void blame(Why& why, std::optional<Point> wall) {
        if (wall) {
            why.walls.push_back(*wall);
        }
    }

    std::optional<Examination> examination_in(int row) const {
        const TraceRow& in = trace_.rows()[static_cast<std::size_t>(row)];
        Examination found;
        found.start = in.began.start;
        found.start_by = in.began.start_by;
        found.end = in.began.end;
        found.end_by = in.began.end_by;
        for (std::size_t step = in.step; step < trace_.size(); ++step) {
            if (trace_.row_of(step) != row) {
                continue;
            }
            const Event event = trace_.event(step);
            if (const auto* narrowed = std::get_if<Narrowed>(&event)) {
                found.start = narrowed->start;
                found.start_by = narrowed->start_by;
            } else if (const auto* cell = std::get_if<CellExamined>(&event)) {
                if (cell->in_wedge->column == place_.column) {
                    found.step = step + 1;
                    found.cell = *cell;
                    return found;
                }
            } else if (std::holds_alternative<RowEnded>(event)) {
                break;
            }
        }
        return std::nullopt;
    }

    const Trace& trace_;
    Sector sector_;
    Place place_;
};

// The test that the run itself made, in its own arithmetic.
bool is_left_of_start(Sector sector, const Examination& seen) {
    const InWedge& in = *seen.cell.in_wedge;
    if (sector.is_octant()) {
        return compare(centre_slope(sector, {in.depth, in.column}), seen.start) > 0;
    }
    if (const auto* start = std::get_if<FloatSlope>(&seen.start)) {
        return !FloatSlopes::not_before(in.column, in.depth, *start);
    }
    return !ExactSlopes::not_before(in.column, in.depth, std::get<Fraction>(seen.start));
}

void explain_examined(Why& why, const Examination& seen) {
    why.step = seen.step;
    why.start = seen.start;
    why.end = seen.end;
    why.start_by = seen.start_by;
    why.end_by = seen.end_by;
    why.centred = seen.cell.in_wedge->centred;
    why.left_of_start = !why.centred && is_left_of_start(*why.sector, seen);
    if (seen.cell.visible) {
        why.reason = Reason::visible;
    } else if (why.in_range) {
        why.reason = Reason::centre;
        if (const std::optional<Point> wall = why.left_of_start ? seen.start_by : seen.end_by) {
            why.walls.push_back(*wall);
        }
    }
}

// What one sector has to say about a cell that it holds. In an octant a row shows whatever it looks at; what lies in no
// row is explained by the straight line.
Why explain_in(Sector sector, Place place, const Trace& trace, Why why) {
    why.sector = sector;
    why.place = place;
    const SectorSearch search(trace, sector, place);
    if (const std::optional<Examination> seen = search.examination()) {
        explain_examined(why, *seen);
    } else if (why.in_range && sector.is_octant()) {
        explain_by_line(trace, why);
    } else if (why.in_range) {
        why.reason = Reason::shadow;
        search.shadow(why);
    }
    return why;
}

// The sectors of this run that hold a cell, in the order in which they are scanned.
std::vector<Sector> sectors_with(const Trace& trace, Point cell) {
    const bool octants = trace.size() > 0 && trace.kind(0) == EventKind::octant;
    std::vector<Sector> found;
    for (std::size_t i = 0; i < Sector::k_count; ++i) {
        const Sector sector = Sector::of_index(i);
        if (sector.is_octant() == octants && holds(sector, place_of(sector, cell - trace.viewer()))) {
            found.push_back(sector);
        }
    }
    return found;
}

}  // namespace

Why explain_by_wedges(const Trace& trace, const Why& so_far) {
    std::optional<Why> first;
    for (const Sector sector : sectors_with(trace, so_far.cell)) {
        Why here = explain_in(sector, place_of(sector, so_far.offset), trace, so_far);
        if (here.visible()) {
            return here;
        }
        if (!first) {
            first = std::move(here);
        }
    }
    return *first;
}

}  // namespace fovlab
