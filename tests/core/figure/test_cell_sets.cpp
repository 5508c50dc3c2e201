// Sets of cells in the picture: what a wall hides, and what a change added and took.
#include "core/figure/step_scene.h"
#include "core/trace/cursor.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

using test::shapes_of;
using test::View;
using test::view_of;

struct Pillar {
    View view = view_of({".....", ".....", "..#..", "..@.."});
    Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Cursor cursor{recording.trace};

    Scene scene(const Remarks& remarks, Layers layers = all_layers()) const {
        return step_scene(recording, cursor.frame(), layers, remarks);
    }
};

double length_of(const LineShape& line) {
    return std::hypot(line.points[1].x - line.points[0].x, line.points[1].y - line.points[0].y);
}

CellSet set_of(std::initializer_list<Point> cells) {
    CellSet set(5, 4);
    for (const Point cell : cells) {
        set.insert(cell);
    }
    return set;
}

}  // namespace

TEST_CASE("an umbra is tinted cell by cell, with a line around it as long as its border") {
    const Pillar pillar;
    const Umbra umbra{{2, 2}, set_of({{2, 1}, {1, 0}, {2, 0}, {3, 0}}), set_of({{2, 1}})};
    const Scene scene = pillar.scene({nullptr, &umbra, nullptr});
    const auto tinted = shapes_of<CellSignsShape>(scene, Ink::umbra);
    REQUIRE(tinted.size() == 1);
    CHECK(tinted[0].sign == Sign::tint);
    CHECK(tinted[0].cells.size() == 4);
    double border = 0.0;
    for (const LineShape& line : shapes_of<LineShape>(scene, Ink::umbra)) {
        border += length_of(line);
    }
    CHECK(border == doctest::Approx(10.0));  // a T of four cells
    const auto revealed = shapes_of<CellSignsShape>(scene, Ink::added);
    REQUIRE(revealed.size() == 1);
    CHECK(revealed[0].sign == Sign::plus);
    CHECK(revealed[0].cells == std::vector<Point>{{2, 1}});
}

TEST_CASE("cells that came are plus signs, cells that went are minus signs, and nothing is drawn for none") {
    const Pillar pillar;
    const Difference changes{set_of({{0, 0}, {4, 3}}), set_of({})};
    const Scene scene = pillar.scene({nullptr, nullptr, &changes});
    const auto added = shapes_of<CellSignsShape>(scene, Ink::added);
    REQUIRE(added.size() == 1);
    CHECK(added[0].cells == std::vector<Point>{{0, 0}, {4, 3}});
    CHECK(shapes_of<CellSignsShape>(scene, Ink::removed).empty());
    const Difference other{set_of({}), set_of({{1, 1}})};
    const auto removed = shapes_of<CellSignsShape>(pillar.scene({nullptr, nullptr, &other}), Ink::removed);
    REQUIRE(removed.size() == 1);
    CHECK(removed[0].sign == Sign::minus);
}

TEST_CASE("changes are of the whole answer, so in the middle of the steps they are not shown") {
    Pillar pillar;
    const Difference changes{set_of({{0, 0}}), set_of({{1, 1}})};
    pillar.cursor.go_to(pillar.recording.trace.size() / 2);
    CHECK(shapes_of<CellSignsShape>(pillar.scene({nullptr, nullptr, &changes}), Ink::added).empty());
}

TEST_CASE("both can be switched off") {
    const Pillar pillar;
    const Umbra umbra{{2, 2}, set_of({{2, 1}}), set_of({})};
    const Difference changes{set_of({{0, 0}}), set_of({})};
    Layers layers = all_layers();
    layers.reset(static_cast<std::size_t>(Layer::umbra)).reset(static_cast<std::size_t>(Layer::changes));
    const Scene scene = pillar.scene({nullptr, &umbra, &changes}, layers);
    CHECK(std::none_of(scene.shapes.begin(), scene.shapes.end(),
                       [](const Shape& shape) { return std::holds_alternative<CellSignsShape>(shape); }));
}

}  // namespace fovlab
