#include "core/figure/layer.h"

namespace fovlab {
namespace {

constexpr std::array<LayerRow, k_layer_count> k_layers{{
    {Layer::range, "range", true, false},
    {Layer::light, "light", true, true},
    {Layer::waiting, "waiting", true, true},
    {Layer::slopes, "slopes", true, true},
    {Layer::labels, "labels", true, true},
    {Layer::row, "row", true, true},
    {Layer::rays, "rays", true, false},
    {Layer::numbers, "numbers", true, true},
    {Layer::shapes, "shapes", false, false},
    {Layer::centres, "centres", true, true},
    {Layer::ties, "ties", true, true},
    {Layer::coordinates, "coordinates", true, false},
    {Layer::grid, "grid", true, false},
    {Layer::marks, "marks", true, false},
    {Layer::explanation, "explanation", true, false},
    {Layer::umbra, "umbra", true, false},
    {Layer::changes, "changes", true, false},
    {Layer::pair, "pair", true, false},
    {Layer::one_way, "one-way", true, false},
    {Layer::partners, "partners", true, false},
    {Layer::things, "things", true, false},
    {Layer::rooms, "rooms", false, false},
    {Layer::glow, "glow", true, false},
    {Layer::eyes, "eyes", true, false},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_layers.size(); ++i) {
        if (static_cast<std::size_t>(k_layers[i].layer) != i) {
            return false;
        }
    }
    return true;
}
static_assert(in_order(), "the rows of the layer table stand in the order of Layer");

}  // namespace

const std::array<LayerRow, k_layer_count>& layer_table() { return k_layers; }

std::optional<Layer> layer_of_id(std::string_view id) {
    for (const LayerRow& row : k_layers) {
        if (row.id == id) {
            return row.layer;
        }
    }
    return std::nullopt;
}

Layers default_layers() {
    Layers layers;
    for (const LayerRow& row : k_layers) {
        layers.set(static_cast<std::size_t>(row.layer), row.at_first);
    }
    return layers;
}

}  // namespace fovlab
