#include "core/figure/fine_figure.h"

#include "core/explore/falloff.h"
#include "core/figure/figure_words.h"

#include <algorithm>
#include <string>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_side = 560.0;  // of a picture, pixels, as far as whole pixels a fine cell have it

class FinePictures {
public:
    FinePictures(const Scenario& document, const FineLight& light)
        : document_(document),
          light_(light),
          coarse_(see(document.grid, document.viewer, Algorithm::symmetric, {document.rules.range}).visible) {
    }

    Scene by_cell() const {
        return scene([this](Point fine) { return coarse_.contains(cell_of(fine)); });
    }
    Scene finer() const {
        return scene([this](Point fine) { return light_.lit.contains(fine); });
    }
    std::size_t cells_by_cell() const { return coarse_.count(); }

private:
    Point cell_of(Point fine) const {
        return light_.corner + Point{fine.x / light_.times, fine.y / light_.times};
    }

    template <class IsLit>
    Scene scene(const IsLit& is_lit) const {
        Scene scene;
        scene.width = light_.walls.width();
        scene.height = light_.walls.height();
        scene.viewer = light_.viewer;
        scene.grid_lines = false;
        scene.marks = false;  // they are made for whole cells
        const Radius radius = document_.rules.range.radius;
        const Light light = document_.light.value_or(Light{});
        for (int y = 0; y < scene.height; ++y) {
            for (int x = 0; x < scene.width; ++x) {
                const Point fine{x, y};
                CellLook look{light_.walls.at(fine), SightState::unknown, ShownBy::all, Fog::remembered};
                if (is_lit(fine)) {
                    look.sight = SightState::visible;
                    look.fog = Fog::shown;
                    look.glow = glow_of(light_at(fine - light_.viewer, finer(radius), light), 0xFFFFFF);
                }
                scene.cells.push_back(look);
            }
        }
        add_grid(scene);
        const double half = light_.times / 2.0;
        scene.shapes.emplace_back(
            DiscShape{{light_.viewer.x - light_.times / 2 + half, light_.viewer.y - light_.times / 2 + half},
                      0.32 * light_.times});
        return scene;
    }

    Radius finer(Radius radius) const {
        return radius.is_unlimited() ? radius
                                     : Radius(std::min(radius.cells() * light_.times, Radius::k_max));
    }

    // The edges of the map's own cells.
    void add_grid(Scene& scene) const {
        const double right = scene.width;
        const double bottom = scene.height;
        for (int x = light_.times; x < scene.width; x += light_.times) {
            scene.shapes.emplace_back(
                LineShape{.points = {{x * 1.0, 0.0}, {x * 1.0, bottom}}, .ink = Ink::grid_line});
        }
        for (int y = light_.times; y < scene.height; y += light_.times) {
            scene.shapes.emplace_back(
                LineShape{.points = {{0.0, y * 1.0}, {right, y * 1.0}}, .ink = Ink::grid_line});
        }
    }

    const Scenario& document_;
    const FineLight& light_;
    CellSet coarse_;
};

std::string percent_of(std::size_t part, std::size_t whole) {
    return std::to_string((200 * part + whole) / (2 * whole)) + " %";
}

Figure figure_of(const Scenario& document, const FineLight& light, bool beside) {
    const FinePictures pictures(document, light);
    Figure figure;
    const std::string times = std::to_string(light.times) + " times finer";
    const auto add = [&](Scene scene, const std::string& heading) {
        figure.pictures.push_back({std::move(scene), heading, heading});
    };
    if (beside) {
        add(pictures.by_cell(), "By cell: " + std::to_string(pictures.cells_by_cell()) + " cells");
    }
    const auto area =
        static_cast<std::size_t>(light.walls.width()) * static_cast<std::size_t>(light.walls.height());
    add(pictures.finer(), "Finer: " + std::to_string(light.lit.count()) + " fine cells, " +
                              percent_of(light.lit.count(), area));
    const int side = std::max(light.walls.width(), light.walls.height());
    figure.cell = std::clamp(static_cast<int>(k_side) / side, 1, k_largest_figure_cell);
    for (const FigurePicture& picture : figure.pictures) {
        figure.inks |= inks_of(picture.scene, figure.cell);
    }
    figure.title = document.title;
    figure.name = name_of(document, std::nullopt) + ", " + times;
    figure.description = "Symmetric shadowcasting on a grid " + times + " than the map, from " +
                         std::to_string(light.viewer.x) + ", " + std::to_string(light.viewer.y) +
                         " of the part in reach; light spreads into the walls it touches.";
    return figure;
}

}  // namespace

Result<Figure> fine_figure(const Scenario& document, const FineRules& rules, bool beside) {
    if (rules.shape != WallShape::picture) {
        const Result<FineLight> light =
            fine_light(document.grid, document.viewer, document.rules.range, rules);
        return light ? Result<Figure>(figure_of(document, light.value(), beside)) : light.error();
    }
    const CoarseMap coarse = coarser(document.grid, document.viewer, document.rules.range, rules.times);
    const Result<FineLight> light =
        fine_light(coarse.map, coarse.picture, coarse.viewer, coarse.range, rules);
    if (!light) {
        return light.error();
    }
    Scenario scene = document;
    scene.grid = coarse.map;
    scene.viewer = coarse.viewer;
    scene.rules.range = coarse.range;
    return figure_of(scene, light.value(), beside);
}

}  // namespace fovlab
