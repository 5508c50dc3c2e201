// The words of conditions: quantities and states.
#include "core/lesson/condition.h"

#include <array>

namespace fovlab {
namespace {

constexpr auto k_quantity_count = static_cast<std::size_t>(Quantity::count);

constexpr std::array<QuantityInfo, k_quantity_count> k_quantities{{
    {Quantity::visible, "visible", "cells that are seen, the viewer’s own included",
     "the viewer sees % cell[s]"},
    {Quantity::visible_floor, "visible floor", "those of them that let light through",
     "the viewer sees % cell[s] that let[|s] light through"},
    {Quantity::dark, "dark", "cells in range that are not seen", "% cell[s] in range [are|is] dark"},
    {Quantity::missed, "missed", "cells in range that are not seen, though no wall stands in between",
     "% cell[s] [are|is] missed: dark, with no wall in between"},
    {Quantity::in_range, "cells in range", "cells of the map that are in range",
     "% cell[s] of the map [are|is] in range"},
    {Quantity::walls, "walls", "cells that block sight", "% cell[s] block[|s] sight"},
    {Quantity::floor, "floor", "cells that do not", "% cell[s] let[|s] light through"},
    {Quantity::cells, "cells", "of the map", "the map has % cell[s]"},
    {Quantity::width, "width", "of the map", "the map is % cell[s] wide"},
    {Quantity::height, "height", "of the map", "the map is % cell[s] high"},
    {Quantity::changed, "changed", "cells that are not as the page has them", "% cell[s] [are|is] changed"},
    {Quantity::examined, "examined", "looked at, each time counted", "% cell[s] [are|is] looked at"},
    {Quantity::steps, "steps", "of the run", "the run takes % step[s]"},
    {Quantity::rows, "rows", "rows that were scanned, of all wedges", "% row[s] [are|is] scanned"},
    {Quantity::wedges, "wedges", "of the run", "the run has % wedge[s]"},
    {Quantity::splits, "splits", "of wedges, in the whole run", "the light is split % time[s]"},
    {Quantity::rays, "rays", "of the run", "% ray[s] [are|is] cast"},
    {Quantity::one_way_pairs, "one-way pairs", "pairs of cells of which only one sees the other",
     "there [are|is] % one-way pair[s]"},
    {Quantity::mutual_pairs, "mutual pairs", "pairs of cells that see each other",
     "% pair[s] of cells see[|s] each other"},
    {Quantity::pairs_in_range, "pairs in range", "pairs of cells in range of each other",
     "% pair[s] of cells [are|is] in range of each other"},
    {Quantity::only_left, "only left", "cells that only the first of two compared runs shows",
     "only the first run shows % cell[s]"},
    {Quantity::only_right, "only right", "cells that only the second run shows",
     "only the other run shows % cell[s]"},
    {Quantity::examined_right, "examined right", "looked at by the second run",
     "the other run looks at % cell[s]"},
    {Quantity::start_slope, "start slope", "of the wedge at hand at the scenario's step",
     "the start slope is %"},
    {Quantity::end_slope, "end slope", "the same at its other end", "the end slope is %"},
    {Quantity::row_first, "first column", "of the row at hand", "the first column is %"},
    {Quantity::row_last, "last column", "of the row at hand", "the last column is %"},
    {Quantity::rooms, "rooms", "of the dungeon, or of the map", "there [are|is] % room[s]"},
    {Quantity::cuts, "cuts", "that divided the dungeon", "the dungeon was cut % time[s]"},
    {Quantity::turns, "turns", "of the walk", "the walk has taken % turn[s]"},
    {Quantity::remembered, "remembered", "cells that were seen on the walk, and are not in view",
     "% cell[s] [are|is] remembered"},
    {Quantity::level, "level", "how deep the walk has come", "the walk has come to level %"},
    {Quantity::watched_by, "watchers that see", "watchers that see the viewer",
     "% watcher[s] see[|s] the viewer"},
}};

constexpr std::array<CellStateInfo, 9> k_cell_states{{
    {CellState::seen, "seen", "in sight of the viewer"},
    {CellState::dark, "dark", "in range, and not seen"},
    {CellState::lit, "lit", "seen, and light falls on it"},
    {CellState::remembered, "remembered", "seen on the walk, and not in view"},
    {CellState::wall, "wall", "blocks sight"},
    {CellState::floor, "floor", "does not block sight"},
    {CellState::shadow, "shadow", "dark, and a wall stands in between"},
    {CellState::missed, "missed", "dark, though no wall stands in between"},
    {CellState::out_of_range, "out of range", "farther away than one sees"},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_quantities.size(); ++i) {
        if (static_cast<std::size_t>(k_quantities[i].quantity) != i) {
            return false;
        }
    }
    for (std::size_t i = 0; i < k_cell_states.size(); ++i) {
        if (static_cast<std::size_t>(k_cell_states[i].state) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order());

}  // namespace

std::span<const QuantityInfo> quantities() { return k_quantities; }

const QuantityInfo& info(Quantity quantity) { return k_quantities[static_cast<std::size_t>(quantity)]; }

std::optional<Quantity> quantity_of_name(std::string_view name) {
    for (const QuantityInfo& row : k_quantities) {
        if (row.name == name) {
            return row.quantity;
        }
    }
    return std::nullopt;
}

std::span<const CellStateInfo> cell_states() { return k_cell_states; }

const CellStateInfo& info(CellState state) { return k_cell_states[static_cast<std::size_t>(state)]; }

std::optional<CellState> cell_state_of_name(std::string_view name) {
    for (const CellStateInfo& row : k_cell_states) {
        if (row.name == name) {
            return row.state;
        }
    }
    return std::nullopt;
}

}  // namespace fovlab
