// The picture of a difference: who shows each cell, as text and by its inks.
#include "core/figure/difference_scene.h"
#include "core/trace/cursor.h"

#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::shapes_of;
using test::View;
using test::view_of;

// `=` both, `l` only left, `r` only right, `-` neither, `~` not yet looked at; walls in capitals, `#` for both, `X` for
// neither, `!` not yet.
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
        } else if (look.sight == SightState::unknown) {
            sign = wall ? '!' : '~';
        }
        rows.back() += sign;
    }
    return rows;
}

Frame frame_at(const Recording& recording, std::size_t step) {
    Cursor cursor(recording.trace);
    cursor.go_to(step);
    return cursor.frame();
}

struct BehindPillars {
    View view = view_of({".......", "..#....", "...@..#", "......."});
    Recording near = record(view.grid, view.viewer, Algorithm::radius, rules_of(1));
    Recording far = record(view.grid, view.viewer, Algorithm::symmetric, rules_of(3));

    Frame near_end = frame_at(near, near.trace.size());
    Frame far_end = frame_at(far, far.trace.size());

    static Rules rules_of(int radius) {
        Rules rules;
        rules.range = {Radius(radius), RangeShape::square};
        return rules;
    }
    Scene scene(Layers layers = all_layers(), const DifferenceRemarks& remarks = {}) const {
        return difference_scene({near, near_end}, {far, far_end}, layers, remarks);
    }
};

}  // namespace

TEST_CASE("each cell tells who shows it, and walls stay walls") {
    const BehindPillars runs;
    CHECK(text_of(runs.scene()) == std::vector<std::string>{"--rrrrr", "rr#==rr", "rr===rR", "rr===rr"});
}

TEST_CASE("turned round, what only one shows is on the other side") {
    const BehindPillars runs;
    const Scene turned = difference_scene({runs.far, runs.far_end}, {runs.near, runs.near_end}, all_layers());
    CHECK(text_of(turned)[2] == "ll===lL");
}

TEST_CASE("a run that has not begun shows its viewer alone, and what no one has looked at is not dark") {
    const BehindPillars runs;
    const Recording both = record(runs.view.grid, runs.view.viewer, Algorithm::symmetric, runs.far.rules);
    const Frame start = frame_at(both, 0);
    CHECK(text_of(difference_scene({both, start}, {runs.far, start}, all_layers())) ==
          std::vector<std::string>{"~~~~~~~", "~~!~~~~", "~~~=~~!", "~~~~~~~"});
    // Out of range is decided from the start.
    CHECK(text_of(difference_scene({runs.near, frame_at(runs.near, 0)}, {runs.far, start}, all_layers())) ==
          std::vector<std::string>{"-------", "--!~~--", "--~=~-X", "--~~~--"});
}

TEST_CASE("nothing is left open when one of the two is at its end") {
    const BehindPillars runs;
    for (std::size_t step = 0; step <= runs.near.trace.size(); ++step) {
        const Frame frame = frame_at(runs.near, step);
        for (const CellLook look : difference_scene({runs.near, frame}, {runs.far, runs.far_end}, {}).cells) {
            CHECK((look.sight == SightState::visible || look.sight == SightState::dark));
        }
    }
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
        difference_scene({runs.near, runs.near_end}, {same, frame_at(same, same.trace.size())}, all_layers());
    CHECK_FALSE(shapes_of<LineShape>(scene, Ink::range_edge).empty());
}

TEST_CASE("the cell in question is outlined where explanations are wanted") {
    const BehindPillars runs;
    const DifferenceRemarks asked{.cell = Point{1, 1}};
    CHECK(shapes_of<LineShape>(runs.scene(all_layers(), asked), Ink::sight_line).size() == 1);
    CHECK(shapes_of<LineShape>(runs.scene(), Ink::sight_line).empty());
    Layers without = all_layers();
    without.reset(static_cast<std::size_t>(Layer::explanation));
    CHECK(shapes_of<LineShape>(runs.scene(without, asked), Ink::sight_line).empty());
}

TEST_CASE("a pair has its letters and both ways, partners their arrows") {
    const BehindPillars runs;
    CHECK(shapes_of<BadgeShape>(runs.scene()).empty());
    PairPicture pair;
    pair.a = Point{1, 3};
    CHECK(shapes_of<BadgeShape>(runs.scene(all_layers(), {.pair = &pair})).size() == 1);
    pair.b = Point{5, 0};
    pair.forth.sees = true;
    pair.back.sees = true;
    const Scene scene = runs.scene(all_layers(), {.pair = &pair});
    CHECK(shapes_of<BadgeShape>(scene).size() == 2);
    CHECK_FALSE(shapes_of<LineShape>(scene, Ink::pair_a).empty());
    CHECK_FALSE(shapes_of<LineShape>(scene, Ink::pair_b).empty());

    PartnersPicture partners{{1, 3}, {CellSet(7, 4), CellSet(7, 4)}};
    partners.with.seen.insert({5, 0});
    const Scene arrows = runs.scene(all_layers(), {.partners = &partners});
    CHECK(shapes_of<LineShape>(arrows, Ink::pair_a).size() == 2);  // and the frame
}

}  // namespace fovlab
