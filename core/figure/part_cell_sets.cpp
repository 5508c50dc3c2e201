#include "core/figure/step_parts.h"

namespace fovlab {
namespace {

std::vector<Point> points_of(const CellSet& cells) {
    std::vector<Point> points;
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.contains({x, y})) {
                points.push_back({x, y});
            }
        }
    }
    return points;
}

void add_signs(SceneBuilder& scene, const CellSet& cells, Sign sign, Ink ink) {
    std::vector<Point> points = points_of(cells);
    if (!points.empty()) {
        scene.add(CellSignsShape{std::move(points), sign, ink});
    }
}

// The border of a set of cells, in straight pieces as long as they go: walked along each line of the grid, where
// one side is in the set and the other is not.
class Border {
public:
    Border(SceneBuilder& scene, const CellSet& cells, Ink ink) : scene_(scene), cells_(cells), ink_(ink) {}

    void add() const {
        for (int y = 0; y <= cells_.height(); ++y) {
            along(
                cells_.width(), [&](int x) { return has(x, y - 1) != has(x, y); },
                [&](int x) {
                    return Spot{x * 1.0, y * 1.0};
                });
        }
        for (int x = 0; x <= cells_.width(); ++x) {
            along(
                cells_.height(), [&](int y) { return has(x - 1, y) != has(x, y); },
                [&](int y) {
                    return Spot{x * 1.0, y * 1.0};
                });
        }
    }

private:
    bool has(int x, int y) const {
        return x >= 0 && y >= 0 && x < cells_.width() && y < cells_.height() && cells_.contains({x, y});
    }

    template <class IsBorder, class SpotAt>
    void along(int length, IsBorder is_border, SpotAt spot_at) const {
        for (int from = 0; from < length; ++from) {
            int to = from;
            while (to < length && is_border(to)) {
                ++to;
            }
            if (to > from) {
                scene_.add(LineShape{.points = {spot_at(from), spot_at(to)}, .ink = ink_, .width = 1.5});
                from = to;
            }
        }
    }

    SceneBuilder& scene_;
    const CellSet& cells_;
    Ink ink_;
};

}  // namespace

void add_umbra(SceneBuilder& scene, const Umbra& umbra) {
    if (scene.shows(Layer::umbra)) {
        add_signs(scene, umbra.hidden, Sign::tint, Ink::umbra);
        Border(scene, umbra.hidden, Ink::umbra).add();
        add_signs(scene, umbra.revealed, Sign::plus, Ink::added);
    }
}

void add_changes(SceneBuilder& scene, const Difference& changes) {
    if (scene.shows(Layer::changes) && scene.frame().step == scene.trace().size()) {
        add_signs(scene, changes.added, Sign::plus, Ink::added);
        add_signs(scene, changes.removed, Sign::minus, Ink::removed);
    }
}

}  // namespace fovlab
