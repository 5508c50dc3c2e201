#include "core/figure/step_parts.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>
#include <utility>

namespace fovlab {
namespace {

// Blocks grow with the count, so that one sees many and few without their colour.
constexpr std::array<double, std::size(k_one_way_steps)> k_sides{0.44, 0.62, 0.78, 0.94};
constexpr double k_numbers_from = 18.0;  // pixels of a cell
constexpr double k_trim = 0.3;           // cells: arrows begin and end beside the centres

constexpr Ink ink_of_step(int step) { return static_cast<Ink>(static_cast<int>(Ink::one_way_1) + step - 1); }

template <class Visit>
void for_each_cell(const CellSet& cells, Visit visit) {
    for (int y = 0; y < cells.height(); ++y) {
        for (int x = 0; x < cells.width(); ++x) {
            if (cells.contains({x, y})) {
                visit(Point{x, y});
            }
        }
    }
}

void add_arrow(SceneBuilder& scene, Point from, Point to, Ink ink) {
    const Spot first = centre_of(from);
    const Spot last = centre_of(to);
    const double whole = std::hypot(last.x - first.x, last.y - first.y);
    const double x = (last.x - first.x) / whole * k_trim;
    const double y = (last.y - first.y) / whole * k_trim;
    scene.add(LineShape{.points = {{first.x + x, first.y + y}, {last.x - x, last.y - y}},
                        .ink = ink,
                        .width = 1.6,
                        .cased = true,
                        .end = LineEnd::arrow});
}

}  // namespace

void add_one_way_counts(SceneBuilder& scene, const OneWayCounts& counts, const PairPicture* pair) {
    if (!scene.shows(Layer::one_way)) {
        return;
    }
    const int width = scene.grid().width();
    std::array<std::vector<Point>, std::size(k_one_way_steps)> blocks;
    std::vector<NoteShape> numbers;
    for (std::size_t i = 0; i < counts.size(); ++i) {
        const int step = one_way_step(counts[i]);
        if (step == 0) {
            continue;
        }
        const Point cell{static_cast<int>(i) % width, static_cast<int>(i) / width};
        blocks[static_cast<std::size_t>(step) - 1].push_back(cell);
        if (cell == scene.viewer() || (pair && (pair->a == cell || pair->b == cell))) {
            continue;  // its own mark is there
        }
        numbers.push_back(NoteShape{.centre = centre_of(cell),
                                    .words = std::to_string(counts[i]),
                                    .ink = Ink::one_way_number,
                                    .from_cell = k_numbers_from,
                                    .on_ground = false});
    }
    for (std::size_t i = 0; i < blocks.size(); ++i) {
        if (!blocks[i].empty()) {
            scene.add(CellSignsShape{std::move(blocks[i]), Sign::block, ink_of_step(static_cast<int>(i) + 1),
                                     k_sides[i]});
        }
    }
    for (NoteShape& number : numbers) {
        scene.add(std::move(number));
    }
}

void add_partners(SceneBuilder& scene, const PartnersPicture& partners) {
    if (!scene.shows(Layer::partners)) {
        return;
    }
    bool any = false;
    for_each_cell(partners.with.seers, [&](Point other) {
        add_arrow(scene, other, partners.cell, Ink::pair_b);
        any = true;
    });
    for_each_cell(partners.with.seen, [&](Point other) {
        add_arrow(scene, partners.cell, other, Ink::pair_a);
        any = true;
    });
    if (any) {
        scene.outline(partners.cell, Ink::pair_a, 2.5);
    }
}

}  // namespace fovlab
