#include "app/canvas/cell_marks.h"

#include <algorithm>
#include <cmath>
#include <optional>

namespace fovlab {
namespace {

// In pixels at scale 1.
constexpr double k_marks_from = 7.0;      // a cell
constexpr double k_closest_hatch = 10.0;  // between two strokes, measured along the grid
constexpr double k_one_dot_below = 22.0;
constexpr double k_eight_dots_from = 44.0;
constexpr double k_side_width = 0.15;  // cells

// Long strokes from bottom left to top right that run on from cell to cell, so that a dark part of the map is hatched
// as one area.
class Hatching {
public:
    Hatching(const DrawKit& kit, const Scene& scene, const CellWindow& window)
        : kit_(kit), scene_(scene), window_(window) {}

    void paint() {
        const double cell = kit_.view.cell() / kit_.scale;
        int strokes = 1;  // a cell
        while (cell / (2 * strokes) >= k_closest_hatch) {
            strokes *= 2;
        }
        const int first = (window_.left + window_.top) * strokes;
        const int last = (window_.right + window_.bottom) * strokes;
        for (int i = first; i <= last; ++i) {
            paint_stroke(i / strokes, static_cast<double>(i % strokes) / strokes);
        }
    }

private:
    // The line on which x + y is `whole` + `part`: down its rows it passes two cells in each, or one where the part
    // is 0.
    void paint_stroke(int whole, double part) {
        const int top = std::max(window_.top, whole - window_.right);
        const int bottom = std::min(window_.bottom, whole - window_.left + 1);
        for (int y = top; y < bottom; ++y) {
            if (part > 0.0) {
                pass({whole - y, y}, y + 0.0, whole + part);
            }
            pass({whole - y - 1, y}, y + part, whole + part);
        }
        finish(bottom, whole + part);
    }

    void pass(Point cell, double y, double sum) {
        const std::optional<ImU32> tone = tone_of(cell);
        if (tone != tone_) {
            finish(y, sum);
            tone_ = tone;
            from_ = y;
        }
    }

    void finish(double y, double sum) {
        if (tone_ && y > from_) {
            kit_.list->AddLine(kit_.pixel({sum - from_, from_}), kit_.pixel({sum - y, y}), *tone_,
                               kit_.px(1.0));
        }
        tone_.reset();
    }

    std::optional<ImU32> tone_of(Point cell) const {
        if (cell.x < window_.left || cell.x >= window_.right) {
            return std::nullopt;
        }
        const Ink ink = ink_of(look_at(scene_, cell));
        if (kit_.mark(ink) != Mark::hatch) {
            return std::nullopt;
        }
        const bool bright = is_bright((*kit_.palette)[ink].colour);
        return kit_.colour(bright ? Ink::hatch_on_bright : Ink::hatch_on_dark);
    }

    const DrawKit& kit_;
    const Scene& scene_;
    CellWindow window_;
    std::optional<ImU32> tone_;
    double from_ = 0.0;  // the row coordinate at which the stroke now drawn began
};

class CellMarks {
public:
    CellMarks(const DrawKit& kit, const Scene& scene)
        : kit_(kit), scene_(scene), size_(kit.view.cell()), at_scale_1_(size_ / kit.scale) {}

    void paint(Point cell) const {
        const Ink ink = ink_of(look_at(scene_, cell));
        if (kit_.mark(ink) == Mark::dot) {
            stipple(cell, ink);
        } else if (kit_.mark(ink) == Mark::border) {
            sides(cell);
        } else if (kit_.mark(ink) == Mark::point_left) {
            point(cell, ink, -1.0);
        } else if (kit_.mark(ink) == Mark::point_right) {
            point(cell, ink, 1.0);
        }
    }

private:
    // In a staggered pattern that goes on over the edges of cells, and leaves their middles free for centre
    // points and their first corners for numbers.
    void stipple(Point cell, Ink ink) const {
        const bool bright = is_bright((*kit_.palette)[ink].colour);
        const ImU32 tone = kit_.colour(bright ? Ink::dot_on_bright : Ink::dot_on_dark);
        if (at_scale_1_ < k_one_dot_below) {
            dot({cell.x + 0.75, cell.y + 0.75}, tone);
            return;
        }
        const int parts = at_scale_1_ < k_eight_dots_from ? 1 : 2;
        for (int row = 0; row < parts; ++row) {
            for (int column = 0; column < parts; ++column) {
                dot({cell.x + (column + 0.75) / parts, cell.y + (row + 0.25) / parts}, tone);
                dot({cell.x + (column + 0.25) / parts, cell.y + (row + 0.75) / parts}, tone);
            }
        }
    }

    // A triangle towards the side that shows the cell: in its middle, or below what is drawn there of a door or of water.
    void point(Point cell, Ink ink, double towards) const {
        const bool bright = is_bright((*kit_.palette)[ink].colour);
        const Terrain terrain = look_at(scene_, cell).terrain;
        const bool bare = terrain == Terrain::floor || terrain == Terrain::wall;
        const Spot middle = bare ? centre_of(cell) : Spot{cell.x + 0.5 + towards * 0.3, cell.y + 0.82};
        const double size = bare ? 1.0 : 0.6;
        const auto at = [&](double x, double y) {
            return kit_.pixel({middle.x + towards * x * size, middle.y + y * size});
        };
        const ImVec2 upper = at(-0.14, -0.24);
        const ImVec2 lower = at(-0.14, 0.24);
        // The library smooths the edges of clockwise shapes only.
        kit_.list->AddTriangleFilled(at(0.22, 0.0), towards > 0 ? lower : upper, towards > 0 ? upper : lower,
                                     kit_.colour(bright ? Ink::detail : Ink::detail_on_dark));
    }

    // Square and on whole pixels: so small, a disc would be a smear.
    void dot(Spot spot, ImU32 tone) const {
        const ImVec2 at = kit_.pixel(spot);
        const float side = std::round(std::max(kit_.px(2.0), 1.0F));
        const ImVec2 from{std::round(at.x - side / 2.0F), std::round(at.y - side / 2.0F)};
        kit_.list->AddRectFilled(from, {from.x + side, from.y + side}, tone);
    }

    // Where light falls on the wall, its side towards the viewer and floor that is seen, it is bright; towards anything but another
    // seen wall it has a thin rim. So walls that are seen look like one block with a lit face.
    void sides(Point cell) const {
        const double bright = std::max(k_side_width, 2.0 * kit_.scale / size_);
        const double rim = kit_.scale / size_;
        for (const Point towards : {Point{0, -1}, Point{0, 1}, Point{-1, 0}, Point{1, 0}}) {
            const std::optional<Ink> ink = ink_of_side(cell, towards);
            if (!ink) {
                continue;
            }
            const double width = *ink == Ink::wall_side ? bright : rim;
            const Spot from{towards.x > 0 ? 1.0 - width : 0.0, towards.y > 0 ? 1.0 - width : 0.0};
            const Spot to{towards.x < 0 ? width : 1.0, towards.y < 0 ? width : 1.0};
            kit_.list->AddRectFilled(kit_.pixel({cell.x + from.x, cell.y + from.y}),
                                     kit_.pixel({cell.x + to.x, cell.y + to.y}), kit_.colour(*ink));
        }
    }

    std::optional<Ink> ink_of_side(Point cell, Point towards) const {
        const Point beyond = cell + towards;
        if (beyond.x < 0 || beyond.y < 0 || beyond.x >= scene_.width || beyond.y >= scene_.height) {
            return Ink::wall_rim;
        }
        const CellLook look = look_at(scene_, beyond);
        if (look.sight == SightState::visible && info(look.terrain).opaque) {
            return std::nullopt;
        }
        const Point to_viewer = scene_.viewer - cell;
        const bool faces = to_viewer.x * towards.x + to_viewer.y * towards.y > 0;
        return faces && look.sight == SightState::visible ? Ink::wall_side : Ink::wall_rim;
    }

    const DrawKit& kit_;
    const Scene& scene_;
    double size_;
    double at_scale_1_;
};

}  // namespace

CellWindow cells_in_view(const DrawKit& kit, const Scene& scene) {
    const Point first = kit.view.to_cell({kit.area.x, kit.area.y});
    const Point last = kit.view.to_cell({kit.area.x + kit.area.width, kit.area.y + kit.area.height});
    return {std::clamp(first.x, 0, scene.width), std::clamp(first.y, 0, scene.height),
            std::clamp(last.x + 1, 0, scene.width), std::clamp(last.y + 1, 0, scene.height)};
}

CellLook look_at(const Scene& scene, Point cell) {
    return scene.cells[static_cast<std::size_t>(cell.y) * static_cast<std::size_t>(scene.width) +
                       static_cast<std::size_t>(cell.x)];
}

void paint_cell_marks(const DrawKit& kit, const Scene& scene, const CellWindow& window) {
    if (kit.view.cell() < k_marks_from * kit.scale) {
        return;
    }
    Hatching(kit, scene, window).paint();
    const CellMarks marks(kit, scene);
    for (int y = window.top; y < window.bottom; ++y) {
        for (int x = window.left; x < window.right; ++x) {
            marks.paint({x, y});
        }
    }
}

}  // namespace fovlab
