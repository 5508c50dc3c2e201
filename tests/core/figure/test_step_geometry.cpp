// What the geometry of a step shows, as values: the shapes of walls, centres, numbers and ties.
#include "core/figure/step_scene.h"

#include "core/trace/cursor.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("the diamond of a wall has its corners in the middles of its sides") {
    const Recording recording = record_view(view_of(k_two_pillars));
    const Frame frame =
        frame_when(recording, [](const Frame& now) { return in_row(now, Quadrant::north, 2); });
    std::vector<LineShape> diamonds;
    for (const LineShape& line : shapes_of<LineShape>(step_scene(recording, frame, all_layers()))) {
        if (line.ink == Ink::wall_shape) {
            diamonds.push_back(line);
        }
    }
    // (5, 4) in the row and (3, 3) in the next one, near its columns; (9, 3) is none of this quadrant's.
    REQUIRE(diamonds.size() == 2);
    CHECK(diamonds[0].closed);
    REQUIRE(diamonds[0].points.size() == 4);
    CHECK(at(diamonds[0].points[0], 5.5, 4.0));
    CHECK(at(diamonds[0].points[1], 6.0, 4.5));
    CHECK(at(diamonds[0].points[2], 5.5, 5.0));
    CHECK(at(diamonds[0].points[3], 5.0, 4.5));
    CHECK(at(diamonds[1].points[0], 3.5, 3.0));
}

TEST_CASE("when all steps are done every wall that is seen shows its shape") {
    const View view = view_of({"#####", "#...#", "#.@.#", "#..##", "#####"});
    const Recording recording = record_view(view);
    const Cursor cursor(recording.trace);
    int diamonds = 0;
    for (const LineShape& line : shapes_of<LineShape>(step_scene(recording, cursor.frame(), all_layers()))) {
        diamonds += line.ink == Ink::wall_shape ? 1 : 0;
    }
    int seen = 0;
    for (int y = 0; y < 5; ++y) {
        for (int x = 0; x < 5; ++x) {
            seen += view.grid.opaque({x, y}) && recording.trace.visible().contains({x, y}) ? 1 : 0;
        }
    }
    CHECK(seen > 12);
    CHECK(diamonds == seen);
}

TEST_CASE("the centres of the row's floor are filled inside the wedge and hollow outside") {
    // Row 3 right of the pillar: the wedge from 1/4 on covers columns 1 … 3, the centre of column 1 lies at 1/3.
    const Recording recording = record_view(view_of({".......", ".......", "...#...", ".......", "...@..."}));
    const Frame frame = frame_when(recording, [](const Frame& now) {
        return in_row(now, Quadrant::north, 3) && now.running->start_by && now.running->column == 3;
    });
    std::vector<DotShape> centres;
    for (const DotShape& dot : shapes_of<DotShape>(step_scene(recording, frame, all_layers()))) {
        if (dot.ink == Ink::centre_point) {
            centres.push_back(dot);
        }
    }
    REQUIRE(centres.size() == 3);
    for (std::size_t i = 0; i < centres.size(); ++i) {
        CHECK(at(centres[i].centre, 4.5 + static_cast<double>(i), 1.5));
        CHECK_FALSE(centres[i].hollow);
    }
    Rules rules;
    rules.slopes = SlopeArithmetic::float_32;
    const Recording floats =
        record_view(view_of({".......", ".......", "...#...", ".......", "...@..."}), rules);
    const Frame same = frame_when(floats, [](const Frame& now) {
        return in_row(now, Quadrant::north, 3) && now.running->start_by && now.running->column == 3;
    });
    int filled = 0;
    for (const DotShape& dot : shapes_of<DotShape>(step_scene(floats, same, all_layers()))) {
        filled += dot.ink == Ink::centre_point && !dot.hollow ? 1 : 0;
    }
    CHECK(filled == 3);
}

TEST_CASE("a filled centre is what the run itself calls centred, in every row of many maps") {
    Random random(11);
    for (int i = 0; i < 30; ++i) {
        Rules rules;
        rules.order = i % 2 == 0 ? ScanOrder::recursion : ScanOrder::by_depth;
        rules.slopes = i % 3 == 0 ? SlopeArithmetic::float_32 : SlopeArithmetic::exact;
        const Grid grid = any_map(14, 11, random);
        const Recording recording = record(grid, any_cell(grid, random), Algorithm::symmetric, rules);
        Cursor cursor(recording.trace);
        for (std::size_t step = 1; step < recording.trace.size(); ++step) {
            const Event event = recording.trace.event(step - 1);
            const auto* cell = std::get_if<CellExamined>(&event);
            if (!cell || cell->opaque) {
                continue;
            }
            cursor.go_to(step);
            bool found = false;
            for (const DotShape& dot :
                 shapes_of<DotShape>(step_scene(recording, cursor.frame(), all_layers()))) {
                if (dot.ink == Ink::centre_point && at(dot.centre, cell->at.x + 0.5, cell->at.y + 0.5)) {
                    CHECK(dot.hollow != cell->in_wedge->centred);
                    found = true;
                }
            }
            CHECK(found);
        }
    }
}

TEST_CASE("rows and columns are numbered as the quadrant counts them") {
    const Recording recording = record_view(view_of(k_two_pillars));
    struct Case {
        Quadrant quadrant;
        Spot column_step;
        Spot depth_step;
    };
    for (const Case& one : {Case{Quadrant::north, {1, 0}, {0, -1}}, Case{Quadrant::east, {0, 1}, {1, 0}},
                            Case{Quadrant::west, {0, 1}, {-1, 0}}}) {
        const Frame frame =
            frame_when(recording, [&one](const Frame& now) { return in_row(now, one.quadrant, 1); });
        std::vector<RulerShape> rulers;
        for (const RulerShape& ruler : shapes_of<RulerShape>(step_scene(recording, frame, all_layers()))) {
            if (ruler.side == RulerShape::Side::in_cell) {
                rulers.push_back(ruler);
            }
        }
        REQUIRE(rulers.size() == 2);
        INFO(std::string(name(one.quadrant)));
        const RulerShape& columns = rulers[0];
        CHECK(columns.from == -1);
        CHECK(columns.to == (one.quadrant == Quadrant::north ? 1 : 0));  // the map ends below the viewer
        CHECK(at(columns.step, one.column_step.x, one.column_step.y));
        CHECK(at(columns.first, 5.5 + one.depth_step.x - one.column_step.x,
                 6.5 + one.depth_step.y - one.column_step.y));
        const RulerShape& depths = rulers[1];
        CHECK(depths.from == 1);
        CHECK(depths.to == (one.quadrant == Quadrant::north ? 6 : 5));
        CHECK(depths.without == 1);  // where the row has its column 0
        CHECK(at(depths.step, one.depth_step.x, one.depth_step.y));
        CHECK(at(depths.first, 5.5 + one.depth_step.x, 6.5 + one.depth_step.y));
    }
}

TEST_CASE("the margins count the map's columns and rows") {
    const Recording recording = record_view(view_of({"....", ".@..", "...."}));
    const Cursor cursor(recording.trace);
    const std::vector<RulerShape> rulers =
        shapes_of<RulerShape>(step_scene(recording, cursor.frame(), all_layers()));
    REQUIRE(rulers.size() == 2);
    CHECK(rulers[0].side == RulerShape::Side::above);
    CHECK(rulers[0].to == 3);
    CHECK(at(rulers[0].first, 0.5, 0.0));
    CHECK(rulers[1].side == RulerShape::Side::left);
    CHECK(rulers[1].to == 2);
    CHECK(at(rulers[1].first, 0.0, 0.5));
}

TEST_CASE("ties are marked from the row after the wall that set the slope to the running row") {
    // Right of the pillar at depth 2 the slope is 1/4: in row 4 it passes through the centre of column 4 · 1/4 = 1.
    const Recording recording = record_view(view_of({".......", ".......", "...#...", ".......", "...@..."}));
    const auto ties_in_row = [&](int depth) {
        const Frame frame = frame_when(recording, [depth](const Frame& now) {
            return in_row(now, Quadrant::north, depth) && compare(Fraction{1, 4}, now.running->start) == 0;
        });
        return shapes_of<TieShape>(step_scene(recording, frame, all_layers()));
    };
    const std::vector<TieShape> in_third = ties_in_row(3);
    REQUIRE(in_third.size() == 1);  // the end slope 1 through a centre
    CHECK(at(in_third[0].centre, 6.5, 1.5));
    const std::vector<TieShape> in_fourth = ties_in_row(4);
    REQUIRE(in_fourth.size() == 1);
    CHECK(at(in_fourth[0].centre, 4.5, 0.5));  // the end slope's tie lies off the map
}

TEST_CASE(
    "half the side of the wall that set a slope is measured, from its near corner to the middle of the row") {
    const Recording recording = record_view(view_of({".......", ".......", "...#...", ".......", "...@..."}));
    const Frame frame = frame_when(recording, [](const Frame& now) {
        return in_row(now, Quadrant::north, 3) && compare(Fraction{1, 4}, now.running->start) == 0;
    });
    std::vector<LineShape> lines;
    for (const LineShape& line : shapes_of<LineShape>(step_scene(recording, frame, all_layers()))) {
        if (line.ink == Ink::measure) {
            lines.push_back(line);
        }
    }
    REQUIRE(lines.size() == 3);  // the quadrant's own end slope has no wall
    const LineShape& along = lines.front();
    CHECK(along.points[0].x > 4.0);  // outside the pillar, whose right side is x = 4
    CHECK(along.points[0].x < 4.5);
    CHECK(along.points[0].y == doctest::Approx(3.0));
    CHECK(along.points[1].y == doctest::Approx(2.5));
    const std::vector<NoteShape> notes = shapes_of<NoteShape>(step_scene(recording, frame, all_layers()));
    REQUIRE(notes.size() == 1);
    CHECK(notes.front().words == "\u00BD");
    CHECK(notes.front().centre.x > along.points[0].x);
    CHECK(notes.front().centre.y == doctest::Approx(2.75));
}

TEST_CASE("light that waits has edges from the row in which it will go on") {
    const Recording recording = record_view(view_of(k_two_pillars));
    const Frame frame = frame_when(recording, [](const Frame& now) { return now.waiting.size() == 1; });
    const int depth = frame.waiting.front().depth;
    int edges = 0;
    for (const LineShape& line : shapes_of<LineShape>(step_scene(recording, frame, all_layers()))) {
        if (line.ink == Ink::waiting_edge) {
            ++edges;
            CHECK(line.points[0].y == doctest::Approx(6.5 - depth + 0.5));  // the viewer looks north
        }
    }
    CHECK(edges == 2);
}
