// Every map of 4 × 4 and every viewer: each dark cell has a reason that holds, and walls that are really to blame.
#include "core/explain/why.h"

#include "tests/support/mask_sink.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cstdlib>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// Is the cell dark when, of all the walls, only these stand? For cells and walls of a 4 × 4 map.
bool dark_with_only(const std::vector<Point>& walls, Point viewer, Point cell, const Rules& rules) {
    Grid grid(4, 4);
    for (const Point wall : walls) {
        grid.set(wall, Terrain::wall);
    }
    MaskSink sink(grid, viewer);
    symmetric_shadowcast(grid, viewer, rules, sink);
    return (sink.visible() >> (cell.y * 4 + cell.x) & 1) == 0;
}

// The first quadrant that a cell belongs to, in the order of scanning.
Place first_place(Point offset) {
    for (const Quadrant quadrant : k_quadrants) {
        if (holds(place_of(quadrant, offset))) {
            return place_of(quadrant, offset);
        }
    }
    return {};
}

// The same offset as another cell's quadrant counts it.
Place place_like(const Why& why, Point offset) { return place_of(*why.sector, offset); }

// The direction of the cell's centre passes through the wall's row within the wall, its ends included.
bool on_the_way(const Why& why, Point wall, Point viewer) {
    const Place cell = *why.place;
    const Place at = place_like(why, wall - viewer);
    return at.depth >= 1 && at.depth < cell.depth &&
           std::abs(2 * (at.column * cell.depth - cell.column * at.depth)) <= cell.depth;
}

std::string shadow_fault(const Why& why, const Grid& grid, Point viewer, const Rules& rules) {
    for (const Point wall : why.walls) {
        if (!grid.contains(wall)) {
            return "a wall that hides a cell on the map lies off it";
        }
        if (!on_the_way(why, wall, viewer)) {
            return "a wall is blamed that is not on the way";
        }
    }
    if (why.walls.size() == 2 &&
        std::abs(why.walls[0].x - why.walls[1].x) + std::abs(why.walls[0].y - why.walls[1].y) != 1) {
        return "two walls are blamed that do not touch";
    }
    // Floor shows by its centre, so a wall that the centre's line enters is enough to keep it dark, whatever else
    // is cleared away. Not so where the line only passes along the wall's end: that takes the wall on its other
    // side, which may stand nearer and has then ended the light there.
    const Place at = place_like(why, why.walls.front() - viewer);
    const bool along_its_end =
        std::abs(2 * (at.column * why.place->depth - why.place->column * at.depth)) == why.place->depth;
    if (!why.opaque && (!along_its_end || why.walls.size() == 2) &&
        !dark_with_only(why.walls, viewer, why.cell, rules)) {
        return "the blamed walls alone do not hide the cell";
    }
    return "";
}

std::string centre_fault(const Why& why, Point viewer, const Rules& rules) {
    if (why.walls.size() != 1) {
        return "not one wall for a centre outside the light";
    }
    if (why.opaque ? rules.wall != WallRule::centre : rules.floor != FloorRule::centre) {
        return "the rule does not ask for the centre";
    }
    // Beyond the wall's edge that faces the light: its right one for a start slope, its left one for an end slope.
    const Place cell = *why.place;
    const Place wall = place_like(why, why.walls.front() - viewer);
    const int edge = 2 * wall.column + (why.left_of_start ? 1 : -1);
    const int difference = 2 * wall.depth * cell.column - edge * cell.depth;
    return (why.left_of_start ? difference < 0 : difference > 0) ? "" : "the centre is not beyond the slope";
}

std::string dark_fault(const Why& why, const Recording& recording) {
    const Trace& trace = recording.trace;
    for (const Point wall : why.walls) {
        if (!trace.grid().opaque(wall)) {
            return "what is blamed is no wall";
        }
    }
    if (why.step && *why.step > trace.size()) {
        return "a step that the trace doesn't have";
    }
    if (!recording.rules.range.contains(why.offset)) {
        return why.reason == Reason::range && why.walls.empty() ? "" : "out of range for another reason";
    }
    if (why.walls.empty()) {
        return "dark in range, and no wall to blame";
    }
    if (!(why.place == first_place(why.offset))) {
        return "not explained in the first of its quadrants";
    }
    if (why.reason == Reason::centre) {
        return centre_fault(why, trace.viewer(), recording.rules);
    }
    if (why.reason == Reason::shadow) {
        return shadow_fault(why, trace.grid(), trace.viewer(), recording.rules);
    }
    return "dark for no reason";
}

// A visible cell is explained by the examination that showed it.
std::string visible_fault(const Why& why, const Recording& recording) {
    const Trace& trace = recording.trace;
    if (why.cell == trace.viewer()) {
        return why.reason == Reason::viewer && why.walls.empty() ? "" : "the viewer's own cell";
    }
    if (why.reason != Reason::visible || !why.walls.empty() || !why.step || !why.start || !why.end) {
        return "a visible cell without its numbers";
    }
    const Event event = trace.event(*why.step - 1);
    const auto* cell = std::get_if<CellExamined>(&event);
    if (!cell || cell->at != why.cell || !cell->visible) {
        return "a step that did not show the cell";
    }
    return cell->in_wedge->centred == why.centred ? "" : "centred told wrongly";
}

std::string fault_on(const Grid& grid, Point viewer, const Rules& rules) {
    const Recording recording = record(grid, viewer, Algorithm::symmetric, rules);
    Rules no_limit = rules;
    no_limit.range.radius = Radius::unlimited();
    const CellSet visible = see(grid, viewer, Algorithm::symmetric, rules).visible;
    const CellSet lit = see(grid, viewer, Algorithm::symmetric, no_limit).visible;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const Why answer = why(recording, {x, y});
            std::string fault =
                answer.visible() ? visible_fault(answer, recording) : dark_fault(answer, recording);
            if (answer.visible() != visible.contains({x, y})) {
                fault = "not what the plain answer says";
            } else if (answer.seen_without_range !=
                       (answer.reason == Reason::range && lit.contains({x, y}))) {
                fault = "seen without range told wrongly";
            }
            if (!fault.empty()) {
                return fault + ": (" + std::to_string(x) + ", " + std::to_string(y) + ")" +
                       picture(grid, viewer);
            }
        }
    }
    return "";
}

std::string first_fault(unsigned quarter, const Rules& rules) {
    constexpr unsigned k_quarter = k_maps_of_4x4 / 4;
    for (unsigned number = quarter * k_quarter; number < (quarter + 1) * k_quarter;
         number += sweep_stride()) {
        const Grid grid = numbered_map(4, 4, number);
        for (int cell = 0; cell < 16; ++cell) {
            const std::string fault = fault_on(grid, {cell % 4, cell / 4}, rules);
            if (!fault.empty()) {
                return fault;
            }
        }
    }
    return "";
}

std::string first_fault(const Rules& rules) {
    for (unsigned quarter = 0; quarter < 4; ++quarter) {
        const std::string fault = first_fault(quarter, rules);
        if (!fault.empty()) {
            return fault;
        }
    }
    return "";
}

Rules unlimited() {
    Rules rules;
    rules.range.radius = Radius::unlimited();
    return rules;
}

}  // namespace

TEST_CASE("on every small map each dark cell has a reason that holds and walls that hide it") {
    CHECK(first_fault(unlimited()) == "");
}

TEST_CASE("on a quarter of the small maps the same holds within a radius of 2") {
    Rules rules;
    rules.range.radius = Radius(2);
    CHECK(first_fault(2, rules) == "");
}

TEST_CASE("on a quarter of the small maps the same holds when walls show by their centre") {
    Rules rules = unlimited();
    rules.wall = WallRule::centre;
    CHECK(first_fault(1, rules) == "");
}

TEST_CASE("on a quarter of the small maps the same holds by depth") {
    Rules rules = unlimited();
    rules.order = ScanOrder::by_depth;
    CHECK(first_fault(3, rules) == "");
}
