// The picture of a difference: who shows each cell, as text and by its inks.
#include "core/figure/difference_scene.h"

#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::shapes_of;
using test::View;
using test::view_of;

// `=` both, `l` only left, `r` only right, `-` neither; walls in capitals, `#` for both, `X` for neither.
std::vector<std::string> text_of(const Scene& scene) {
    std::vector<std::string> rows;
    for (std::size_t i = 0; i < scene.cells.size(); ++i) {
        if (i % static_cast<std::size_t>(scene.width) == 0) {
            rows.emplace_back();
        }
        const CellLook look = scene.cells[i];
        const bool wall = info(look.terrain).opaque;
        char sign = wall ? 'X' : '-';
        if (look.shown_by == ShownBy::left) {
            sign = wall ? 'L' : 'l';
        } else if (look.shown_by == ShownBy::right) {
            sign = wall ? 'R' : 'r';
        } else if (look.sight == SightState::visible) {
            sign = wall ? '#' : '=';
        }
        rows.back() += sign;
    }
    return rows;
}

struct BehindPillars {
    View view = view_of({".......", "..#....", "...@..#", "......."});
    Recording near = record(view.grid, view.viewer, Algorithm::radius, rules_of(1));
    Recording far = record(view.grid, view.viewer, Algorithm::symmetric, rules_of(3));

    static Rules rules_of(int radius) {
        Rules rules;
        rules.range = {Radius(radius), RangeShape::square};
        return rules;
    }
    Scene scene(Layers layers = all_layers(), std::optional<Point> cell = std::nullopt) const {
        return difference_scene({near, near.trace.size()}, {far, far.trace.size()}, layers, cell);
    }
};

}  // namespace

TEST_CASE("each cell tells who shows it, and walls stay walls") {
    const BehindPillars runs;
    CHECK(text_of(runs.scene()) == std::vector<std::string>{"--rrrrr", "rr#==rr", "rr===rR", "rr===rr"});
}

TEST_CASE("turned round, what only one shows is on the other side") {
    const BehindPillars runs;
    const Scene turned = difference_scene({runs.far, runs.far.trace.size()},
                                          {runs.near, runs.near.trace.size()}, all_layers());
    CHECK(text_of(turned)[2] == "ll===lL");
}

TEST_CASE("a run that has not begun shows its viewer alone") {
    const BehindPillars runs;
    const Scene scene = difference_scene({runs.near, 0}, {runs.far, 0}, all_layers());
    CHECK(text_of(scene) == std::vector<std::string>{"-------", "--X----", "---=--X", "-------"});
}

TEST_CASE("cells that only one shows have an ink of their own, floor and wall apart") {
    CHECK(ink_of({Terrain::floor, SightState::visible, ShownBy::left}) == Ink::floor_only_left);
    CHECK(ink_of({Terrain::water, SightState::visible, ShownBy::right}) == Ink::floor_only_right);
    CHECK(ink_of({Terrain::wall, SightState::visible, ShownBy::left}) == Ink::wall_only_left);
    CHECK(ink_of({Terrain::closed_door, SightState::visible, ShownBy::right}) == Ink::wall_only_right);
    CHECK(ink_of({Terrain::wall, SightState::visible, ShownBy::all}) == Ink::wall_visible);
}

TEST_CASE("the edge of the range is there when both have the same, and only then") {
    const BehindPillars runs;
    CHECK(shapes_of<LineShape>(runs.scene(), Ink::range_edge).empty());
    const Recording same = record(runs.view.grid, runs.view.viewer, Algorithm::symmetric, runs.near.rules);
    const Scene scene =
        difference_scene({runs.near, runs.near.trace.size()}, {same, same.trace.size()}, all_layers());
    CHECK_FALSE(shapes_of<LineShape>(scene, Ink::range_edge).empty());
}

TEST_CASE("the cell in question is outlined where explanations are wanted") {
    const BehindPillars runs;
    CHECK(shapes_of<LineShape>(runs.scene(all_layers(), Point{1, 1}), Ink::cell).size() == 1);
    CHECK(shapes_of<LineShape>(runs.scene(), Ink::cell).empty());
    Layers without = all_layers();
    without.reset(static_cast<std::size_t>(Layer::explanation));
    CHECK(shapes_of<LineShape>(runs.scene(without, Point{1, 1}), Ink::cell).empty());
}

}  // namespace fovlab
