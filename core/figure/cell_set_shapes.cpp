#include "core/figure/cell_set_shapes.h"

#include "core/grid/each_cell.h"

#include <utility>

namespace fovlab {
namespace {

class Border {
public:
    Border(std::vector<Shape>& shapes, const CellSet& cells, Ink ink)
        : shapes_(shapes), cells_(cells), ink_(ink) {}

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
                shapes_.emplace_back(
                    LineShape{.points = {spot_at(from), spot_at(to)}, .ink = ink_, .width = 1.5});
                from = to;
            }
        }
    }

    std::vector<Shape>& shapes_;
    const CellSet& cells_;
    Ink ink_;
};

}  // namespace

void add_signs(std::vector<Shape>& shapes, const CellSet& cells, Sign sign, Ink ink) {
    CellSignsShape signs{{}, sign, ink};
    each_cell(cells, [&](Point cell) { signs.cells.push_back(cell); });
    if (!signs.cells.empty()) {
        shapes.emplace_back(std::move(signs));
    }
}

void add_border(std::vector<Shape>& shapes, const CellSet& cells, Ink ink) {
    Border(shapes, cells, ink).add();
}

}  // namespace fovlab
