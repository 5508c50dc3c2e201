// What can be switched on and off in the picture of a step: one table with a name for each layer and whether it is
// on at first.
#pragma once

#include <array>
#include <bitset>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fovlab {

enum class Layer : std::uint8_t {
    range,        // the border of what is in range
    light,        // the wedge being scanned, and the edges of its quadrant
    waiting,      // the wedges that wait
    slopes,       // the lines of the two slopes and the spots where they touch walls
    labels,       // the slopes' fractions and the turns of waiting wedges
    row,          // the row being scanned and the cell just looked at
    rays,         // the ray being cast with its cells, and those cast before
    numbers,      // depth and columns as the quadrant counts them
    shapes,       // the shape that a wall is taken for
    centres,      // the centre points of the row's floor
    ties,         // where a slope passes exactly through a centre or an edge
    coordinates,  // x and y in the margins
    grid,         // the lines between the cells
    marks,        // hatching and dots, which tell without colour what is known of a cell
    explanation,  // why the cell pointed at is seen or dark
    umbra,        // what the wall pointed at hides
    changes,      // the cells that the last change brought and took
    pair,         // A and B, the lines between them, and where those stop
    one_way,      // how many cells each cell sees that do not see it
    partners,     // arrows between a cell and its one-way partners
    things,       // what stands on the map, and its torches
    rooms,        // the edges of the rooms that the map knows of
    glow,         // in a walk: how bright and of what colour the light on each cell is
    eyes,         // what watchers see, and who sees whom
    count,        // not a layer: how many there are
};

inline constexpr std::size_t k_layer_count = static_cast<std::size_t>(Layer::count);

using Layers = std::bitset<k_layer_count>;

struct LayerRow {
    Layer layer = Layer::range;
    std::string_view id;
    bool at_first = true;  // on before anybody has chosen
    bool of_steps = true;  // says nothing before the first step and after the last one
};

const std::array<LayerRow, k_layer_count>& layer_table();
std::optional<Layer> layer_of_id(std::string_view id);

inline Layers all_layers() { return Layers().set(); }
Layers default_layers();

}  // namespace fovlab
