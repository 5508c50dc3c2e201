#include "core/figure/draw_parts.h"

#include <algorithm>
#include <cmath>
#include <optional>
#include <vector>

namespace fovlab {
namespace {

// In pixels at scale 1.
constexpr double k_marks_from = 7.0;  // a cell
constexpr double k_one_dot_below = 22.0;
constexpr double k_eight_dots_from = 44.0;
constexpr double k_side_width = 0.15;  // cells

// Gathers what the cells have, and draws it ink by ink: strokes of one paint in a row make small files.
class CellMarks {
public:
    explicit CellMarks(const Drawing& drawing) : drawing_(drawing), size_(drawing.cell_at_scale_1()) {}

    void find(Point cell) {
        const CellLook look = drawing_.look_at(cell);
        switch (drawing_.mark(ink_of(look))) {
            case Mark::dot:
                stipple(cell, drawing_.bright(look) ? dots_on_bright_ : dots_on_dark_);
                break;
            case Mark::border:
                sides(cell);
                break;
            case Mark::point_left:
                point(cell, -1.0, drawing_.bright(look) ? points_on_bright_ : points_on_dark_);
                break;
            case Mark::point_right:
                point(cell, 1.0, drawing_.bright(look) ? points_on_bright_ : points_on_dark_);
                break;
            default:
                break;
        }
    }

    void draw() const {
        draw_dots(dots_on_bright_, Ink::dot_on_bright);
        draw_dots(dots_on_dark_, Ink::dot_on_dark);
        draw_sides(rims_, Ink::wall_rim);
        draw_sides(lit_sides_, Ink::wall_side);
        draw_points(points_on_bright_, Ink::detail);
        draw_points(points_on_dark_, Ink::detail_on_dark);
    }

private:
    struct Triangle {
        Spot corners[3];
    };
    struct Side {
        PixelRect box;
        double strength = 1.0;
    };

    // In a staggered pattern that goes on over the edges of cells, and leaves their middles free for centre
    // points and their first corners for numbers.
    void stipple(Point cell, std::vector<Spot>& dots) const {
        if (size_ < k_one_dot_below) {
            dots.push_back({cell.x + 0.75, cell.y + 0.75});
            return;
        }
        const int parts = size_ < k_eight_dots_from ? 1 : 2;
        for (int row = 0; row < parts; ++row) {
            for (int column = 0; column < parts; ++column) {
                dots.push_back({cell.x + (column + 0.75) / parts, cell.y + (row + 0.25) / parts});
                dots.push_back({cell.x + (column + 0.25) / parts, cell.y + (row + 0.75) / parts});
            }
        }
    }

    // A triangle towards the side that shows the cell: in its middle, or below what is drawn there of a door or of water.
    void point(Point cell, double towards, std::vector<Triangle>& points) const {
        const Terrain terrain = drawing_.look_at(cell).terrain;
        const bool bare = terrain == Terrain::floor || terrain == Terrain::wall;
        const Spot middle = bare ? centre_of(cell) : Spot{cell.x + 0.5 + towards * 0.3, cell.y + 0.82};
        const double size = bare ? 1.0 : 0.6;
        const auto at = [&](double x, double y) {
            return drawing_.pixel({middle.x + towards * x * size, middle.y + y * size});
        };
        points.push_back({{at(0.22, 0.0), at(-0.14, 0.24), at(-0.14, -0.24)}});
    }

    // Where light falls on the wall, its side towards the viewer and floor that is seen, it is bright; towards anything but another
    // seen wall it has a thin rim. So walls that are seen look like one block with a lit face.
    void sides(Point cell) {
        const double bright = std::max(k_side_width, 2.0 / size_);
        const double rim = 1.0 / size_;
        for (const Point towards : {Point{0, -1}, Point{0, 1}, Point{-1, 0}, Point{1, 0}}) {
            const std::optional<Ink> ink = ink_of_side(cell, towards);
            if (!ink) {
                continue;
            }
            const bool lit = *ink == Ink::wall_side;
            const double width = lit ? bright : rim;
            const Spot from{towards.x > 0 ? 1.0 - width : 0.0, towards.y > 0 ? 1.0 - width : 0.0};
            const Spot to{towards.x < 0 ? width : 1.0, towards.y < 0 ? width : 1.0};
            (lit ? lit_sides_ : rims_)
                .push_back({drawing_.box(drawing_.pixel({cell.x + from.x, cell.y + from.y}),
                                         drawing_.pixel({cell.x + to.x, cell.y + to.y})),
                            drawing_.strength(drawing_.look_at(cell))});
        }
    }

    std::optional<Ink> ink_of_side(Point cell, Point towards) const {
        const Scene& scene = drawing_.scene;
        const Point beyond = cell + towards;
        if (beyond.x < 0 || beyond.y < 0 || beyond.x >= scene.width || beyond.y >= scene.height) {
            return Ink::wall_rim;
        }
        const CellLook look = drawing_.look_at(beyond);
        if (look.sight == SightState::visible && info(look.terrain).opaque) {
            return std::nullopt;
        }
        const Point to_viewer = scene.viewer - cell;
        const bool faces = to_viewer.x * towards.x + to_viewer.y * towards.y > 0;
        return faces && look.sight == SightState::visible ? Ink::wall_side : Ink::wall_rim;
    }

    // Square: so small, a disc would be a smear.
    void draw_dots(const std::vector<Spot>& dots, Ink ink) const {
        const double half = std::max(drawing_.px(2.0), 1.0) / 2.0;
        for (const Spot dot : dots) {
            drawing_.pen.crisp(drawing_.around(drawing_.pixel(dot), half, half), {ink});
        }
    }

    void draw_sides(const std::vector<Side>& sides, Ink ink) const {
        for (const Side& side : sides) {
            drawing_.pen.rectangle(side.box, {ink, side.strength});
        }
    }

    void draw_points(const std::vector<Triangle>& points, Ink ink) const {
        for (const Triangle& point : points) {
            drawing_.pen.polygon(point.corners, {ink});
        }
    }

    const Drawing& drawing_;
    double size_;  // of a cell, pixels at scale 1
    std::vector<Spot> dots_on_bright_;
    std::vector<Spot> dots_on_dark_;
    std::vector<Side> rims_;
    std::vector<Side> lit_sides_;
    std::vector<Triangle> points_on_bright_;
    std::vector<Triangle> points_on_dark_;
};

}  // namespace

void draw_marks(const Drawing& drawing) {
    if (!drawing.scene.marks || drawing.cell() < drawing.px(k_marks_from)) {
        return;
    }
    draw_hatching(drawing);
    CellMarks marks(drawing);
    const CellWindow window = drawing.in_view();
    for (int y = window.top; y < window.bottom; ++y) {
        for (int x = window.left; x < window.right; ++x) {
            marks.find({x, y});
        }
    }
    marks.draw();
}

}  // namespace fovlab
