// A and B in the picture: their marks, the two ways between them, where those stop; and the pairs of the whole map that
// see each other one way only.
#include "core/figure/step_scene.h"
#include "core/trace/cursor.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

using test::at;
using test::shapes_of;
using test::View;
using test::view_of;

struct Field {
    View view = view_of({".......", "...#...", ".......", "......@"});
    Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Cursor cursor{recording.trace};

    Scene scene(const Remarks& remarks, Layers layers = all_layers()) const {
        return step_scene(recording, cursor.frame(), layers, remarks);
    }
};

Remarks of(const PairPicture& pair) {
    Remarks remarks;
    remarks.pair = &pair;
    return remarks;
}

PairPicture apart() {
    PairPicture pair;
    pair.a = Point{1, 1};
    pair.b = Point{5, 1};
    return pair;
}

// The lines of an ink that are no frames around cells.
std::vector<LineShape> lines_of(const Scene& scene, Ink ink) {
    std::vector<LineShape> lines = shapes_of<LineShape>(scene, ink);
    lines.erase(std::remove_if(lines.begin(), lines.end(), [](const LineShape& line) { return line.closed; }),
                lines.end());
    return lines;
}

std::vector<Point> framed(const Scene& scene, Ink ink) {
    std::vector<Point> cells;
    for (const LineShape& line : shapes_of<LineShape>(scene, ink)) {
        if (line.closed) {
            cells.push_back({static_cast<int>(line.points[0].x), static_cast<int>(line.points[0].y)});
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("A and B are marked by letter, shape and ink; one alone is marked too") {
    const Field field;
    const auto badges = shapes_of<BadgeShape>(field.scene(of(apart())));
    REQUIRE(badges.size() == 2);
    CHECK(badges[0].letter == "A");
    CHECK(badges[0].form == BadgeShape::Form::disc);
    CHECK(badges[0].ink == Ink::pair_a);
    CHECK(at(badges[0].centre, 1.5, 1.5));
    CHECK(badges[1].letter == "B");
    CHECK(badges[1].form == BadgeShape::Form::square);
    CHECK(badges[1].ink == Ink::pair_b);
    PairPicture alone;
    alone.b = Point{0, 0};
    const Scene scene = field.scene(of(alone));
    REQUIRE(shapes_of<BadgeShape>(scene).size() == 1);
    CHECK(lines_of(scene, Ink::pair_a).empty());
    CHECK(lines_of(scene, Ink::pair_b).empty());
}

TEST_CASE("on the viewer's cell the mark leaves the viewer's own to be seen") {
    const Field field;
    PairPicture pair;
    pair.a = field.view.viewer;
    const BadgeShape badge = shapes_of<BadgeShape>(field.scene(of(pair))).front();
    CHECK(badge.radius < 0.32);
    CHECK_FALSE(at(badge.centre, 6.5, 3.5));
}

TEST_CASE("who sees has an arrow that arrives, who does not a bar, and what is not yet known neither") {
    const Field field;
    PairPicture pair = apart();
    for (const Ink ink : {Ink::pair_a, Ink::pair_b}) {
        const auto lines = lines_of(field.scene(of(pair)), ink);
        REQUIRE(lines.size() == 1);
        CHECK(lines[0].end == LineEnd::plain);
    }
    pair.forth.sees = true;
    pair.back.sees = false;
    pair.back.walls = {{3, 1}};
    const Scene scene = field.scene(of(pair));
    const auto forth = lines_of(scene, Ink::pair_a);
    REQUIRE(forth.size() == 1);
    CHECK(forth[0].end == LineEnd::arrow);
    CHECK(forth[0].points.front().x < forth[0].points.back().x);
    const auto back = lines_of(scene, Ink::pair_b);
    REQUIRE(back.size() == 2);
    CHECK(back[0].end == LineEnd::bar);
    CHECK(back[0].points.front().x > 5.0);
    CHECK(back[0].points.back().x == doctest::Approx(4.0));  // the side of the wall
    CHECK(back[1].mark == Mark::dotted);
    CHECK(back[1].points.back().x < 3.0);
    CHECK(framed(scene, Ink::pair_b) == std::vector<Point>{{3, 1}});
    CHECK(framed(scene, Ink::pair_a).empty());
}

TEST_CASE("the two ways lie beside each other, each on the right of whoever looks along it") {
    const Field field;
    const Scene scene = field.scene(of(apart()));
    CHECK(lines_of(scene, Ink::pair_a)[0].points[0].y > 1.5);  // to the east: south of the middle
    CHECK(lines_of(scene, Ink::pair_b)[0].points[0].y < 1.5);
}

TEST_CASE("cells that touch have a line between them all the same") {
    const Field field;
    PairPicture pair;
    pair.a = Point{1, 1};
    for (const Point b : {Point{2, 1}, Point{1, 2}, Point{0, 0}, Point{2, 0}}) {
        pair.b = b;
        pair.forth.sees = true;
        const auto line = lines_of(field.scene(of(pair)), Ink::pair_a).front();
        const double length =
            std::hypot(line.points[1].x - line.points[0].x, line.points[1].y - line.points[0].y);
        CHECK(length > 0.2);
    }
}

TEST_CASE("a line through cells shows its cells up to the wall, and pale what would have come behind it") {
    const Field field;
    PairPicture pair = apart();
    pair.forth.sees = false;
    pair.forth.cells = {{1, 1}, {2, 1}, {3, 1}, {4, 1}, {5, 1}};
    pair.forth.walls = {{3, 1}};
    pair.back.sees = true;
    pair.back.cells = {{5, 1}, {4, 0}, {3, 0}, {2, 0}, {1, 1}};
    const Scene scene = field.scene(of(pair));
    const auto tinted = [&](Ink ink) { return shapes_of<CellSignsShape>(scene, ink).at(0).cells; };
    CHECK(tinted(Ink::pair_a) == std::vector<Point>{{1, 1}, {2, 1}});
    CHECK(tinted(Ink::pair_b) == pair.back.cells);
    CHECK(framed(scene, Ink::pair_a) == std::vector<Point>{{3, 1}});
    const auto forth = lines_of(scene, Ink::pair_a);
    REQUIRE(forth.size() == 2);
    CHECK(forth[0].end == LineEnd::bar);
    CHECK(forth[0].points.back().x < 3.0);
    CHECK(forth[1].mark == Mark::dotted);
    const auto back = lines_of(scene, Ink::pair_b);
    REQUIRE(back.size() == 1);
    CHECK(back[0].points.size() == pair.back.cells.size());
    CHECK(back[0].end == LineEnd::arrow);
}

TEST_CASE(
    "counts are shaded in four sizes of blocks, each cell in one of them with its number, but for the "
    "viewer's") {
    const Field field;
    OneWayCounts counts(28, 0);
    counts[0] = 1;
    counts[1] = 2;
    counts[7] = 3;
    counts[8] = 5;
    counts[9] = 6;
    counts[20] = 12;
    counts[27] = 4711;
    Remarks remarks;
    remarks.one_way = &counts;
    const Scene scene = field.scene(remarks);
    const auto cells = [&](Ink ink) { return shapes_of<CellSignsShape>(scene, ink).at(0).cells; };
    CHECK(cells(Ink::one_way_1) == std::vector<Point>{{0, 0}, {1, 0}});
    CHECK(cells(Ink::one_way_2) == std::vector<Point>{{0, 1}, {1, 1}});
    CHECK(cells(Ink::one_way_3) == std::vector<Point>{{2, 1}});
    CHECK(cells(Ink::one_way_4) == std::vector<Point>{{6, 2}, {6, 3}});
    double last = 0.0;
    for (const CellSignsShape& blocks : shapes_of<CellSignsShape>(scene)) {
        CHECK(blocks.sign == Sign::block);
        CHECK(blocks.side > last);
        last = blocks.side;
    }
    std::vector<std::string> numbers;
    for (const NoteShape& note : shapes_of<NoteShape>(scene, Ink::one_way_number)) {
        numbers.push_back(note.words);
    }
    CHECK(numbers == std::vector<std::string>{"1", "2", "3", "5", "6", "12"});
}

TEST_CASE("no cell is shaded where all counts are nought") {
    const Field field;
    const OneWayCounts counts(28, 0);
    Remarks remarks;
    remarks.one_way = &counts;
    CHECK(shapes_of<CellSignsShape>(field.scene(remarks)).empty());
}

TEST_CASE("arrows lead from the one that sees to the one that is seen") {
    const Field field;
    PartnersPicture partners{{3, 2}, {CellSet(7, 4), CellSet(7, 4)}};
    partners.with.seen.insert({0, 0});
    partners.with.seen.insert({6, 0});
    partners.with.seers.insert({3, 3});
    Remarks remarks;
    remarks.partners = &partners;
    const Scene scene = field.scene(remarks);
    const auto to = lines_of(scene, Ink::pair_a);
    REQUIRE(to.size() == 2);
    CHECK(to[0].end == LineEnd::arrow);
    CHECK(to[0].points.front().x > to[0].points.back().x);
    CHECK(to[0].points.front().y > to[0].points.back().y);
    CHECK(to[1].points.front().x < to[1].points.back().x);
    const auto from = lines_of(scene, Ink::pair_b);
    REQUIRE(from.size() == 1);
    CHECK(from[0].points.front().y > from[0].points.back().y);
    CHECK(from[0].end == LineEnd::arrow);
}

TEST_CASE("each of the three layers takes its own shapes with it") {
    const Field field;
    const PairPicture pair = apart();
    const OneWayCounts counts(28, 3);
    PartnersPicture partners{{3, 2}, {CellSet(7, 4), CellSet(7, 4)}};
    partners.with.seen.insert({0, 0});
    Remarks remarks;
    remarks.pair = &pair;
    remarks.one_way = &counts;
    remarks.partners = &partners;
    const auto without = [&](Layer layer) {
        Layers layers;
        layers.set(static_cast<std::size_t>(Layer::pair)).set(static_cast<std::size_t>(Layer::one_way));
        layers.set(static_cast<std::size_t>(Layer::partners)).reset(static_cast<std::size_t>(layer));
        return field.scene(remarks, layers);
    };
    CHECK(shapes_of<BadgeShape>(without(Layer::pair)).empty());
    CHECK(shapes_of<CellSignsShape>(without(Layer::one_way)).empty());
    CHECK(shapes_of<NoteShape>(without(Layer::one_way)).empty());
    CHECK(framed(without(Layer::partners), Ink::pair_a).empty());
    CHECK_FALSE(framed(without(Layer::pair), Ink::pair_a).empty());
    CHECK(shapes_of<BadgeShape>(without(Layer::partners)).size() == 2);
}

}  // namespace fovlab
