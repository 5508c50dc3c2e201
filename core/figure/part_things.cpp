#include "core/figure/step_parts.h"

namespace fovlab {

void add_rooms(SceneBuilder& scene) {
    if (!scene.shows(Layer::rooms)) {
        return;
    }
    for (const LineShape& edge : room_edges(scene.grid())) {
        scene.add(edge);
    }
}

void add_things(SceneBuilder& scene, const Standing& standing) {
    if (!scene.shows(Layer::things)) {
        return;
    }
    for (const Torch& torch : standing.torches) {
        scene.add(badge_of(torch));
    }
    for (const Thing& thing : standing.things) {
        if (const LegendEntry* const entry = entry_of(standing.legend, thing.glyph)) {
            scene.add(badge_of(*entry, thing.at));
        }
    }
}

std::vector<LineShape> room_edges(const Grid& grid) {
    std::vector<LineShape> edges;
    for (const Room& room : grid.rooms()) {
        const double left = room.x;
        const double top = room.y;
        const double right = left + room.width;
        const double bottom = top + room.height;
        edges.push_back({.points = {{left, top}, {right, top}, {right, bottom}, {left, bottom}},
                         .ink = Ink::room_edge,
                         .width = room.lit ? 2.0 : 1.0,
                         .closed = true});
    }
    return edges;
}

}  // namespace fovlab
