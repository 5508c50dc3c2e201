#include "core/figure/cell_set_shapes.h"
#include "core/figure/eyes_picture.h"
#include "core/grid/each_cell.h"

#include <cmath>

namespace fovlab {
namespace {

constexpr double k_beside = 0.42;  // cells from the centre, where a line ends

// The cells that one line would show.
CellSet by_lines(const Watching& eye) {
    CellSet cells = eye.field.visible;
    each_cell(*eye.disagree,
              [&](Point cell) { eye.field.visible.contains(cell) ? cells.erase(cell) : cells.insert(cell); });
    return cells;
}

bool is_shown(const EyesPicture& picture, std::size_t index) {
    return !picture.chosen || *picture.chosen == index;
}

void add_gaze(std::vector<Shape>& shapes, Point from, Point to, bool one_way) {
    const Spot a = centre_of(from);
    const Spot b = centre_of(to);
    const double length = std::hypot(b.x - a.x, b.y - a.y);
    const double x = (b.x - a.x) / length * k_beside;
    const double y = (b.y - a.y) / length * k_beside;
    shapes.emplace_back(LineShape{.points = {{a.x + x, a.y + y}, {b.x - x, b.y - y}},
                                  .ink = one_way ? Ink::gaze_one_way : Ink::gaze,
                                  .width = 2.0,
                                  .cased = true,
                                  .end = LineEnd::arrow});
}

}  // namespace

bool sees_viewer(const Watching& eye, bool by_line) { return by_line ? eye.by_line.sees : eye.sees; }

void add_watched_cells(std::vector<Shape>& shapes, const EyesPicture& picture) {
    if (!picture.fields || picture.eyes.empty()) {
        return;
    }
    CellSet watched(picture.eyes.front().field.visible.width(), picture.eyes.front().field.visible.height());
    for (std::size_t i = 0; i < picture.eyes.size(); ++i) {
        const Watching& eye = picture.eyes[i];
        if (is_shown(picture, i)) {
            const bool by_line = picture.by_line && eye.disagree;
            each_cell(by_line ? by_lines(eye) : eye.field.visible, [&](Point cell) { watched.insert(cell); });
        }
    }
    add_signs(shapes, watched, Sign::tint, Ink::watched);
    add_border(shapes, watched, Ink::watched);
    for (std::size_t i = 0; i < picture.eyes.size(); ++i) {
        const Watching& eye = picture.eyes[i];
        if (is_shown(picture, i) && eye.disagree) {
            add_signs(shapes, eye.disagree->without(eye.field.visible), Sign::plus, Ink::eyes_differ);
            add_signs(shapes, eye.disagree->without(by_lines(eye)), Sign::minus, Ink::eyes_differ);
        }
    }
}

void add_gazes(std::vector<Shape>& shapes, const EyesPicture& picture) {
    for (const Watching& eye : picture.eyes) {
        if (eye.who.at == picture.viewer) {
            continue;
        }
        const bool it_sees = sees_viewer(eye, picture.by_line);
        if (it_sees) {
            add_gaze(shapes, eye.who.at, picture.viewer, !eye.in_sight);
        }
        if (eye.in_sight) {
            add_gaze(shapes, picture.viewer, eye.who.at, !it_sees);
        }
    }
}

}  // namespace fovlab
