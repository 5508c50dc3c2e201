#include "core/figure/step_parts.h"
#include "core/figure/step_scene.h"

#include <string>

namespace fovlab {
namespace {

constexpr double k_edge_of_sight = 1e9;  // a depth that no map has

// Of light that waits, from where it will go on.
void add_edge(SceneBuilder& scene, Sector sector, double slope, double from_depth) {
    const Reach& reach = scene.reach();
    const double to_depth = reach.depth_of_edge(sector, slope);
    if (from_depth < to_depth) {
        scene.add(
            LineShape{.points = {reach.at(sector, slope, from_depth), reach.at(sector, slope, to_depth)},
                      .ink = Ink::waiting_edge,
                      .width = 1.5});
    }
}

void add_waiting_wedge(SceneBuilder& scene, Sector sector, const LiveWedge& wedge, std::size_t turn) {
    const double start = to_double(wedge.rest);
    const double end = to_double(wedge.end);
    // Suspended at its last wall, only its end waits.
    if (!(across(sector, start) < across(sector, end))) {
        return;
    }
    scene.light(sector, start, end, wedge.depth - 0.5, k_edge_of_sight, Ink::light_waiting);
    add_edge(scene, sector, start, wedge.depth - 0.5);
    add_edge(scene, sector, end, wedge.depth - 0.5);
    if (scene.shows(Layer::labels) && turn <= k_most_turns) {
        const Spot middle = scene.reach().at(sector, (start + end) / 2.0, wedge.depth);
        scene.label({middle, middle, LabelShape::Hold::middle, std::to_string(turn), std::nullopt,
                     Ink::waiting_edge});
    }
}

}  // namespace

void add_range_edge(SceneBuilder& scene) {
    std::vector<Spot> edge = scene.reach().range_edge();
    if (scene.shows(Layer::range) && !edge.empty()) {
        scene.add(LineShape{.points = std::move(edge), .ink = Ink::range_edge, .width = 1.5, .closed = true});
    }
}

void add_sector(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    if (sector && scene.shows(Layer::light)) {
        scene.line_of_sight(*sector, first_slope(*sector), Ink::quadrant, 1.5);
        scene.line_of_sight(*sector, last_slope(*sector), Ink::quadrant, 1.5);
    }
}

void add_waiting_light(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    if (!sector || !scene.shows(Layer::waiting)) {
        return;
    }
    std::size_t turn = 1;
    for (const LiveWedge& wedge : scene.frame().waiting) {
        add_waiting_wedge(scene, *sector, wedge, turn++);
    }
}

void add_running_light(SceneBuilder& scene) {
    const std::optional<Sector> sector = scene.running_sector();
    const std::optional<LiveWedge>& wedge = scene.frame().running;
    if (!sector || !wedge || !scene.shows(Layer::light)) {
        return;
    }
    const double start = to_double(wedge->start);
    const double end = to_double(wedge->end);
    const double reached = wedge->depth + 0.5;
    scene.light(*sector, start, end, 0.0, reached, Ink::light_now);
    scene.light(*sector, start, end, reached, k_edge_of_sight, Ink::light_ahead);
}

}  // namespace fovlab
