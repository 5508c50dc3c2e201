#include "core/figure/draw_parts.h"

#include <algorithm>

namespace fovlab {
namespace {

// In pixels at scale 1: below these it would be a smear.
constexpr double k_grid_from = 7.0;
constexpr double k_full_grid_from =
    18.0;  // smaller cells have paler lines, or these would be most of what one sees
constexpr double k_details_from = 7.0;

// The small drawing in a cell, by its terrain.
class Detail {
public:
    Detail(const Drawing& drawing, Point cell)
        : drawing_(drawing), look_(drawing.look_at(cell)), at_(drawing.pixel({cell.x * 1.0, cell.y * 1.0})) {
        paint_ = {drawing.bright(look_) ? Ink::detail : Ink::detail_on_dark};
        thick_ = std::max(drawing.px(1.0), drawing.cell() * 0.08);
    }

    void draw() const {
        switch (look_.terrain) {
            case Terrain::closed_door:
                drawing_.pen.frame(box(0.22, 0.1, 0.78, 0.9), paint_, thick_);
                drawing_.pen.disc(spot(0.64, 0.52), drawing_.cell() * 0.07, paint_);
                break;
            case Terrain::open_door:
                upright(0.22, thick_ * 1.6);
                upright(0.78, thick_);
                break;
            case Terrain::secret_door:
                drawing_.pen.frame(box(0.3, 0.15, 0.7, 0.85), paint_, thick_ * 0.6);
                break;
            case Terrain::curtain:
                for (const double x : {0.25, 0.5, 0.75}) {
                    upright(x, thick_);
                }
                break;
            case Terrain::water:
                wave(0.38);
                wave(0.66);
                break;
            case Terrain::stairs_down:
                stairs(true);
                break;
            case Terrain::stairs_up:
                stairs(false);
                break;
            case Terrain::floor:
            case Terrain::wall:
                break;
        }
    }

private:
    // From the cell's corner, in cells.
    Spot spot(double x, double y) const { return {at_.x + x * drawing_.cell(), at_.y + y * drawing_.cell()}; }
    PixelRect box(double left, double top, double right, double bottom) const {
        return drawing_.box(spot(left, top), spot(right, bottom));
    }

    void upright(double x, double width) const { drawing_.line(spot(x, 0.1), spot(x, 0.9), paint_, width); }

    void wave(double y) const {
        const Spot spots[] = {spot(0.15, y), spot(0.38, y - 0.22), spot(0.62, y + 0.22), spot(0.85, y)};
        drawing_.pen.curve(spots, paint_, std::max(drawing_.px(1.0), drawing_.cell() * 0.06));
    }

    // Steps that go down to the right, or up to it.
    void stairs(bool down) const {
        for (int step = 0; step < 4; ++step) {
            const double x = 0.14 + 0.18 * step;
            const double y = 0.78 - 0.17 * (down ? 3 - step : step);
            drawing_.pen.rectangle(box(x, y, x + 0.18, 0.86), paint_);
        }
    }

    const Drawing& drawing_;
    CellLook look_;
    Spot at_;
    Paint paint_;
    double thick_ = 1.0;
};

}  // namespace

// One pixel wide whatever the scale, or they would be most of what one sees.
void draw_grid(const Drawing& drawing) {
    if (!drawing.scene.grid_lines || drawing.cell_at_scale_1() < k_grid_from) {
        return;
    }
    const double full = std::min(drawing.cell_at_scale_1() / k_full_grid_from, 1.0);
    const Paint paint{Ink::grid_line, full * full};
    const CellWindow window = drawing.in_view();
    const Spot from = drawing.pixel({window.left * 1.0, window.top * 1.0});
    const Spot to = drawing.pixel({window.right * 1.0, window.bottom * 1.0});
    for (int x = window.left; x <= window.right; ++x) {
        const double at = drawing.pixel({x * 1.0, 0.0}).x;
        drawing.pen.crisp({at - 0.5, from.y, 1.0, to.y - from.y}, paint);
    }
    for (int y = window.top; y <= window.bottom; ++y) {
        const double at = drawing.pixel({0.0, y * 1.0}).y;
        drawing.pen.crisp({from.x, at - 0.5, to.x - from.x, 1.0}, paint);
    }
}

void draw_details(const Drawing& drawing) {
    if (drawing.cell_at_scale_1() < k_details_from) {
        return;
    }
    const CellWindow window = drawing.in_view();
    for (int y = window.top; y < window.bottom; ++y) {
        for (int x = window.left; x < window.right; ++x) {
            const Terrain terrain = drawing.look_at({x, y}).terrain;
            if (terrain != Terrain::floor && terrain != Terrain::wall) {
                Detail(drawing, {x, y}).draw();
            }
        }
    }
}

}  // namespace fovlab
