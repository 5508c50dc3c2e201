// The picture of a step: which shapes are there, and where they lie.
#include "core/figure/step_scene.h"

#include "core/trace/cursor.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <cmath>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::vector<LabelShape> labels_of(const Scene& scene, const std::string& word) {
    std::vector<LabelShape> found;
    for (const LabelShape& label : shapes_of<LabelShape>(scene)) {
        if (label.word == word) {
            found.push_back(label);
        }
    }
    return found;
}

// A run on a pillar straight ahead, with the cursor where the wedge right of it begins row 2.
struct BesidePillar {
    View view = view_of({".......", ".......", "...#...", "...@..."});
    Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Cursor cursor{recording.trace};
    BesidePillar() {
        cursor.go_to(std::size_t{0});
        while (!(cursor.frame().running && cursor.frame().running->depth == 2 &&
                 cursor.frame().running->start_by)) {
            REQUIRE(cursor.forward(Stride::row));
        }
    }
};

}  // namespace

TEST_CASE("before the first step there is a viewer and no light") {
    const View view = view_of({"...", ".@."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    const Scene scene = step_scene(recording, cursor.frame(), all_layers());
    CHECK(shapes_of<DiscShape>(scene).size() == 1);
    CHECK(at(shapes_of<DiscShape>(scene).front().centre, 1.5, 1.5));
    CHECK(shapes_of<PolygonShape>(scene).empty());
    CHECK(shapes_of<LabelShape>(scene).empty());
    CHECK(scene.cells.size() == 6);
}

TEST_CASE(
    "the start slope's line leaves the viewer, touches the wall that set it, and goes on to the edge of "
    "sight") {
    const BesidePillar beside;
    const Frame frame = beside.cursor.frame();
    REQUIRE(frame.running->start_by == Point{3, 2});
    const Scene scene = step_scene(beside.recording, frame, all_layers());
    bool found = false;
    for (const LineShape& line : shapes_of<LineShape>(scene, Ink::start_slope)) {
        if (line.points.size() == 2) {
            CHECK(at(line.points[0], 3.5, 3.5));
            CHECK(at(line.points[1], 5.25,
                     0.0));  // slope 1/2: half a column for each of the 3.5 rows to the map's edge
            found = true;
        }
    }
    CHECK(found);
    bool touches = false;
    for (const DotShape& dot : shapes_of<DotShape>(scene)) {
        touches =
            touches || (dot.ink == Ink::start_slope && at(dot.centre, 4.0, 2.5));  // the pillar's right side
    }
    CHECK(touches);
}

TEST_CASE("the slopes are labelled with their fractions, and the end that no wall set has no dot") {
    const BesidePillar beside;
    const Scene scene = step_scene(beside.recording, beside.cursor.frame(), all_layers());
    REQUIRE(labels_of(scene, "start").size() == 1);
    REQUIRE(labels_of(scene, "end").size() == 1);
    CHECK(to_words(*labels_of(scene, "start").front().value) == "1/2");
    CHECK(to_words(*labels_of(scene, "end").front().value) == "1");
    for (const DotShape& dot : shapes_of<DotShape>(scene)) {
        CHECK(dot.ink != Ink::end_slope);
    }
}

TEST_CASE("the row's box holds just its columns") {
    const BesidePillar beside;
    const Scene scene = step_scene(beside.recording, beside.cursor.frame(), all_layers());
    const std::vector<LineShape> boxes = shapes_of<LineShape>(scene, Ink::row);
    REQUIRE(boxes.size() == 1);
    CHECK(boxes.front().closed);
    CHECK(at(boxes.front().points[0], 4.0, 1.0));  // columns 1 to 2 of row 2
    CHECK(at(boxes.front().points[2], 6.0, 2.0));
}

TEST_CASE("light that waits is drawn, and numbered by its turn") {
    const View view = view_of({".......", ".......", "...#...", "...@..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    while (cursor.frame().waiting.size() != 1 || !cursor.frame().running) {
        REQUIRE(cursor.forward(Stride::event));
    }
    const Scene scene = step_scene(recording, cursor.frame(), all_layers());
    CHECK(labels_of(scene, "1").size() == 1);
    CHECK(shapes_of<LineShape>(scene, Ink::waiting_edge).size() == 2);
}

TEST_CASE("a layer that is switched off is not there") {
    const BesidePillar beside;
    Layers layers = all_layers();
    layers.reset(static_cast<std::size_t>(Layer::slopes));
    layers.reset(static_cast<std::size_t>(Layer::row));
    layers.reset(static_cast<std::size_t>(Layer::light));
    const Scene scene = step_scene(beside.recording, beside.cursor.frame(), layers);
    CHECK(shapes_of<LineShape>(scene, Ink::start_slope).empty());
    CHECK(shapes_of<LineShape>(scene, Ink::row).empty());
    for (const PolygonShape& polygon : shapes_of<PolygonShape>(scene)) {
        CHECK(polygon.ink != Ink::light_now);
    }
}

TEST_CASE(
    "an explained cell is joined to the viewer by the line to its centre; of a dark one its wall is marked") {
    const View view = view_of({"...", "...", ".#.", ".@."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const Cursor cursor(recording.trace);
    const Why dark = why(recording, {1, 0});
    REQUIRE(dark.reason == Reason::shadow);
    const Scene of_dark = step_scene(recording, cursor.frame(), all_layers(), {&dark, nullptr, nullptr});
    CHECK(shapes_of<LineShape>(of_dark, Ink::sight_line).size() == 2);  // the line and the outline
    REQUIRE(shapes_of<LineShape>(of_dark, Ink::blame).size() == 1);
    CHECK(at(shapes_of<LineShape>(of_dark, Ink::blame).front().points[0], 1.0, 2.0));

    const Why lit = why(recording, {0, 2});
    REQUIRE(lit.visible());
    const Scene of_lit = step_scene(recording, cursor.frame(), all_layers(), {&lit, nullptr, nullptr});
    CHECK(shapes_of<LineShape>(of_lit, Ink::sight_line).size() == 2);
    CHECK(shapes_of<LineShape>(of_lit, Ink::blame).empty());
}

TEST_CASE("an explanation draws the slope that the cell's centre missed, or both that it lies between") {
    // Depth 3, columns −2 and −1 from (3, 5); the pillar's edges are −3/4 and −1/4.
    const View view = view_of({".......", ".......", ".......", "..#....", ".......", "...@..."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const Cursor cursor(recording.trace);
    const auto lines = [](const Scene& scene, Ink ink) {
        std::vector<LineShape> open;
        for (const LineShape& line : shapes_of<LineShape>(scene, ink)) {
            if (line.points.size() == 2 && !line.closed) {
                open.push_back(line);
            }
        }
        return open;
    };
    const auto explained = [&](const Why& answer) {
        return step_scene(recording, cursor.frame(), all_layers(), {&answer, nullptr, nullptr});
    };
    const auto has_dot = [](const Scene& scene, Ink ink, double x, double y) {
        for (const DotShape& dot : shapes_of<DotShape>(scene)) {
            if (dot.ink == ink && at(dot.centre, x, y)) {
                return true;
            }
        }
        return false;
    };

    const Why past_end = why(recording, {1, 2});
    REQUIRE(past_end.reason == Reason::centre);
    const Scene of_end = explained(past_end);
    CHECK(lines(of_end, Ink::start_slope).empty());
    REQUIRE(lines(of_end, Ink::end_slope).size() == 1);
    CHECK(at(lines(of_end, Ink::end_slope).front().points[0], 3.5, 5.5));
    const Spot far = lines(of_end, Ink::end_slope).front().points[1];
    CHECK(std::abs((far.x - 3.5) - 0.75 * (far.y - 5.5)) < 1e-9);
    CHECK(far.y < 5.5);
    CHECK(has_dot(of_end, Ink::end_slope, 2.0, 3.5));  // the pillar's left side, in its middle
    CHECK(has_dot(of_end, Ink::sight_line, 1.5, 2.5));

    const Why before_start = why(recording, {2, 2});
    REQUIRE(before_start.reason == Reason::centre);
    const Scene of_start = explained(before_start);
    CHECK(lines(of_start, Ink::start_slope).size() == 1);
    CHECK(lines(of_start, Ink::end_slope).empty());
    CHECK(has_dot(of_start, Ink::start_slope, 3.0, 3.5));
    CHECK(has_dot(of_start, Ink::sight_line, 2.5, 2.5));

    const Why lit = why(recording, {4, 2});
    REQUIRE(lit.visible());
    const Scene of_lit = explained(lit);
    CHECK(lines(of_lit, Ink::start_slope).size() == 1);
    CHECK(lines(of_lit, Ink::end_slope).size() == 1);
    CHECK(has_dot(of_lit, Ink::sight_line, 4.5, 2.5));

    const Why dark = why(recording, {1, 1});
    REQUIRE(dark.reason == Reason::shadow);
    const Scene of_dark = explained(dark);
    CHECK(lines(of_dark, Ink::start_slope).empty());
    CHECK(lines(of_dark, Ink::end_slope).empty());
}

TEST_CASE("before it is decided an explained cell is only outlined") {
    const View view = view_of({"...", "...", ".#.", ".@."});
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    const Why dark = why(recording, {1, 0});
    REQUIRE(dark.step);
    Cursor cursor(recording.trace);
    for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
        CAPTURE(step);
        cursor.go_to(step);
        const Scene scene = step_scene(recording, cursor.frame(), all_layers(), {&dark, nullptr, nullptr});
        CHECK(shapes_of<LineShape>(scene, Ink::blame).empty() == (step < *dark.step));
        CHECK(shapes_of<LineShape>(scene, Ink::sight_line).size() == (step < *dark.step ? 1 : 2));
    }
}

TEST_CASE("no shape of any step on any map has a spot that is not a number, and light stays on the map") {
    Random random(5);
    for (int i = 0; i < 40; ++i) {
        const Grid grid = any_map(18, 13, random);
        Rules rules;
        rules.range.shape = static_cast<RangeShape>(i % 5);
        rules.range.radius = i % 4 == 0 ? Radius::unlimited() : Radius(i % 9);
        rules.slopes = i % 2 == 0 ? SlopeArithmetic::exact : SlopeArithmetic::float_32;
        const Recording recording = record(grid, any_cell(grid, random), Algorithm::symmetric, rules);
        Cursor cursor(recording.trace);
        for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
            cursor.go_to(step);
            const Scene scene = step_scene(recording, cursor.frame(), all_layers());
            for (const PolygonShape& polygon : shapes_of<PolygonShape>(scene)) {
                REQUIRE(polygon.corners.size() >= 3);
                for (const Spot spot : polygon.corners) {
                    REQUIRE((spot.x > -0.6 && spot.x < grid.width() + 0.6));
                    REQUIRE((spot.y > -0.6 && spot.y < grid.height() + 0.6));
                }
            }
            for (const LineShape& line : shapes_of<LineShape>(scene)) {
                REQUIRE(line.points.size() >= 2);
                for (const Spot spot : line.points) {
                    REQUIRE((std::isfinite(spot.x) && std::isfinite(spot.y)));
                }
            }
        }
    }
}
