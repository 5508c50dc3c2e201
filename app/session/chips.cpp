#include "app/session/chips.h"

#include "core/explain/sentence.h"
#include "core/geometry/corner_slope.h"

#include <variant>

namespace fovlab {
namespace {

std::string yes_or_no(bool value) { return std::string(word(value ? Word::yes : Word::no)); }

std::string wall_or_floor(bool opaque) {
    return std::string(word(opaque ? Word::value_wall : Word::value_floor));
}

std::string in_words(PreviousCell cell) {
    return cell == PreviousCell::none ? std::string(word(Word::value_none))
                                      : wall_or_floor(cell == PreviousCell::wall);
}

Chip start_chip(const Slope& slope) { return {Word::value_start, to_words(slope), Ink::start_slope}; }
Chip end_chip(const Slope& slope) { return {Word::value_end, to_words(slope), Ink::end_slope}; }

std::vector<Chip> row_chips(const RowMoment& row) {
    const std::string columns = row.first <= row.last ? to_words(row.first) + " … " + to_words(row.last)
                                                      : std::string(word(Word::value_none));
    return {{Word::depth, std::to_string(row.depth), {}},
            start_chip(row.start),
            end_chip(row.end),
            {Word::columns, columns, {}}};
}

// What symmetric shadowcasting asks of a cell: is its centre in the light?
void add_centre(std::vector<Chip>& chips, const InWedge& place) {
    const Fraction slope{place.column, place.depth};
    const std::string written = to_words(slope.numerator) + "/" + std::to_string(slope.denominator);
    chips.push_back({Word::value_slope, written, {}});
    chips.push_back({Word::value_centred, yes_or_no(place.centred), {}});
}

// And recursive shadowcasting: do its corners reach into the light? In the arithmetic of the run.
template <class Slopes>
void add_corners(std::vector<Chip>& chips, const InWedge& place) {
    chips.push_back({Word::value_left_slope, to_words(Slopes::left(place.column, place.depth)), {}});
    chips.push_back({Word::value_right_slope, to_words(Slopes::right(place.column, place.depth)), {}});
}

std::vector<Chip> cell_chips(const Moment& moment, const CellMoment& cell) {
    std::vector<Chip> chips;
    const std::string where = in_words(cell.at);
    if (!cell.on_map) {
        chips.push_back({Word::value_cell, where + " " + std::string(word(Word::value_off_map)), {}});
        return chips;
    }
    chips.push_back({Word::value_cell, where + " " + wall_or_floor(cell.opaque), {}});
    if (moment.ray) {
        const std::string along = std::to_string(moment.ray->along);
        const std::string length = std::to_string(moment.ray->length);
        chips.push_back({Word::value_along, worded(Word::value_of, {along, length}), {}});
    }
    if (cell.in_wedge && moment.sector && moment.sector->is_octant()) {
        const bool exact = moment.row && std::holds_alternative<Fraction>(moment.row->end);
        exact ? add_corners<ExactCornerSlopes>(chips, *cell.in_wedge)
              : add_corners<FloatCornerSlopes>(chips, *cell.in_wedge);
    } else if (cell.in_wedge) {
        add_centre(chips, *cell.in_wedge);
    }
    if (!cell.in_range || (!cell.in_wedge && !moment.ray)) {
        chips.push_back({Word::value_in_range, yes_or_no(cell.in_range), {}});
    }
    chips.push_back({Word::cells_visible, yes_or_no(cell.visible), {}});
    return chips;
}

}  // namespace

std::vector<Chip> chips_at(const Moment& moment, EventKind line) {
    const bool here = moment.told == line;
    switch (line) {
        case EventKind::quadrant:
        case EventKind::octant:
            if (moment.sector && moment.sector->is_octant() == (line == EventKind::octant)) {
                const Word what = line == EventKind::octant ? Word::value_octant : Word::quadrant;
                return {{what, std::string(name(*moment.sector)), {}}};
            }
            break;
        case EventKind::row:
            if (moment.row) {
                return row_chips(*moment.row);
            }
            break;
        case EventKind::cell:
            if (moment.cell) {
                return cell_chips(moment, *moment.cell);
            }
            break;
        case EventKind::narrow:
            if (moment.row && moment.row->narrowed) {
                return {start_chip(moment.row->start)};
            }
            break;
        case EventKind::split:
            if (here && moment.split) {
                return {{Word::value_wedge, std::to_string(moment.split->child), {}},
                        start_chip(moment.split->start),
                        end_chip(moment.split->end)};
            }
            break;
        case EventKind::row_end:
            if (here) {
                return {{Word::value_previous, in_words(moment.last), {}},
                        {Word::value_goes_on, yes_or_no(moment.goes_on), {}}};
            }
            break;
        case EventKind::ray:
            if (moment.ray) {
                return {{Word::value_target, in_words(moment.ray->to), {}}};
            }
            break;
        case EventKind::ray_end:
            if (moment.ray && moment.ray->why) {
                return {{Word::value_why, std::string(name(*moment.ray->why)), {}}};
            }
            break;
    }
    return {};
}

std::vector<Chip> chips_at_test(const Moment& moment) {
    if (!moment.row || !moment.cell) {
        return {};
    }
    return {{Word::value_previous, in_words(moment.cell->previous), {}},
            {Word::value_this, wall_or_floor(moment.cell->opaque), {}}};
}

}  // namespace fovlab
