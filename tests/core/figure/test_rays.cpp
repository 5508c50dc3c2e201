// Rays as shapes: the one being cast with its cells and its end, those before it, and those of an explanation.
#include "core/figure/step_scene.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Layers only(Layer layer) { return Layers().set(static_cast<std::size_t>(layer)); }

Recording rays_of(const std::vector<std::string>& map, Algorithm algorithm, const Rules& rules = {}) {
    const View view = view_of(map);
    return record(view.grid, view.viewer, algorithm, rules);
}

// The picture just after the end of the ray to a cell.
Scene scene_at_end_of(const Recording& recording, Point to) {
    const Frame frame = frame_when(recording, [&](const Frame& now) {
        return now.ray && now.last && std::holds_alternative<RayEnded>(*now.last) &&
               recording.trace.rays()[static_cast<std::size_t>(*now.ray)].to == to;
    });
    return step_scene(recording, frame, only(Layer::rays));
}

std::vector<LineShape> solid_rays(const Scene& scene) {
    std::vector<LineShape> found;
    for (const LineShape& line : shapes_of<LineShape>(scene, Ink::ray)) {
        if (line.mark != Mark::dotted) {
            found.push_back(line);
        }
    }
    return found;
}

const std::vector<std::string> k_map{
    ".......",
    "....#..",
    ".......",
    "@......",
};

}  // namespace

TEST_CASE(
    "while a ray is cast its way is dotted to the target, its cells are tinted and joined in their order") {
    const Recording recording = rays_of(k_map, Algorithm::lines);
    const Frame frame = frame_when(recording, [&](const Frame& now) {
        return now.ray && now.cell == Point{2, 2} &&
               recording.trace.rays()[static_cast<std::size_t>(*now.ray)].to == Point{5, 1};
    });
    const Scene scene = step_scene(recording, frame, only(Layer::rays));
    const auto ways = shapes_of<LineShape>(scene, Ink::ray);
    REQUIRE(ways.size() == 1);
    CHECK(ways[0].mark == Mark::dotted);
    CHECK(at(ways[0].points.front(), 0.5, 3.5));
    CHECK(at(ways[0].points.back(), 5.5, 1.5));
    const auto tinted = shapes_of<CellSignsShape>(scene, Ink::ray_cell);
    REQUIRE(tinted.size() == 1);
    CHECK(tinted[0].cells == std::vector<Point>{{1, 3}, {2, 2}});
    const auto paths = shapes_of<LineShape>(scene, Ink::ray_cell);
    REQUIRE(paths.size() == 1);
    REQUIRE(paths[0].points.size() == 3);
    CHECK(at(paths[0].points[1], 1.5, 3.5));
    CHECK(at(paths[0].points[2], 2.5, 2.5));
    CHECK(shapes_of<LineShape>(scene, Ink::past_ray).size() == static_cast<std::size_t>(*frame.ray));
}

TEST_CASE("where a ray stopped its shape says why: a ring, a cross on the wall, one bar or two") {
    const Recording lines = rays_of(k_map, Algorithm::lines);
    const Scene arrived = scene_at_end_of(lines, {3, 2});
    REQUIRE(shapes_of<DotShape>(arrived, Ink::ray).size() == 1);
    CHECK(shapes_of<DotShape>(arrived, Ink::ray)[0].hollow);
    CHECK(at(shapes_of<DotShape>(arrived, Ink::ray)[0].centre, 3.5, 2.5));
    CHECK(solid_rays(arrived).size() == 1);

    const Scene walled = scene_at_end_of(lines, {6, 0});
    CHECK(shapes_of<DotShape>(walled, Ink::ray).empty());
    CHECK(solid_rays(walled).size() == 3);  // the ray and two strokes
    REQUIRE(shapes_of<LineShape>(walled, Ink::blame).size() == 1);
    CHECK(at(shapes_of<LineShape>(walled, Ink::blame)[0].points.front(), 4.0, 1.0));

    Rules rules;
    rules.range = {Radius(2), RangeShape::diamond};
    const Recording rays = rays_of({".....", ".....", "..@..", "....."}, Algorithm::rays, rules);
    CHECK(solid_rays(scene_at_end_of(rays, {0, 0})).size() == 2);  // out of range: the ray and a bar
    CHECK(solid_rays(scene_at_end_of(rays, {2, 4})).size() == 3);  // off the map: two bars
}

TEST_CASE("no ray is drawn past the map's edge, at no step") {
    for (const Algorithm algorithm : {Algorithm::rays, Algorithm::lines}) {
        const Recording recording = rays_of(k_map, algorithm);
        Cursor cursor(recording.trace);
        std::size_t beyond = 0;  // targets off the map, without which this would say nothing
        for (const TraceRay& ray : recording.trace.rays()) {
            beyond += recording.trace.grid().contains(ray.to) ? 0U : 1U;
        }
        CHECK((beyond > 0 || algorithm == Algorithm::lines));
        for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
            cursor.go_to(step);
            const Scene scene = step_scene(recording, cursor.frame(), only(Layer::rays));
            for (const Ink ink : {Ink::ray, Ink::past_ray}) {
                for (const LineShape& line : shapes_of<LineShape>(scene, ink)) {
                    const Spot end = line.points.back();
                    const bool bar = line.cased && line.mark == Mark::solid;  // it lies across the edge
                    const double off = bar ? 0.5 : 1e-9;
                    CAPTURE(step);
                    CHECK(end.x >= -off);
                    CHECK(end.y >= -off);
                    CHECK(end.x <= 7.0 + off);
                    CHECK(end.y <= 4.0 + off);
                }
            }
        }
    }
}

TEST_CASE("all rays are drawn thin when all steps are done, and of very many only some") {
    const Recording few = rays_of(k_map, Algorithm::rays);
    const Scene all = step_scene(few, Cursor(few.trace).frame(), only(Layer::rays));
    CHECK(shapes_of<LineShape>(all, Ink::past_ray).size() == few.trace.rays().size());
    CHECK(shapes_of<LineShape>(all, Ink::ray).empty());

    Rules rules;
    rules.range.radius = Radius(30);
    const Recording many = record(Grid(61, 61), {30, 30}, Algorithm::lines, rules);
    REQUIRE(many.trace.rays().size() > 2000);
    const std::size_t drawn =
        shapes_of<LineShape>(step_scene(many, Cursor(many.trace).frame(), only(Layer::rays)), Ink::past_ray)
            .size();
    CHECK(drawn > 200);
    CHECK(drawn <= 401);
}

TEST_CASE("before the first step there is no ray, and algorithms without rays have none") {
    const Recording recording = rays_of(k_map, Algorithm::rays);
    Cursor cursor(recording.trace);
    cursor.go_to(std::size_t{0});
    CHECK(shapes_of<LineShape>(step_scene(recording, cursor.frame(), only(Layer::rays))).empty());
    for (const Algorithm algorithm : {Algorithm::radius, Algorithm::recursive, Algorithm::symmetric}) {
        const Recording other = rays_of(k_map, algorithm);
        CHECK(
            shapes_of<LineShape>(step_scene(other, Cursor(other.trace).frame(), only(Layer::rays))).empty());
    }
}

TEST_CASE("an explanation shows the line cell by cell with its wall, or the rays that pass beside the cell") {
    const Recording lines = rays_of(k_map, Algorithm::lines);
    const Frame end = Cursor(lines.trace).frame();
    const Why shadow = why(lines, {6, 0});
    REQUIRE(shadow.reason == Reason::shadow);
    Remarks remarks;
    remarks.explained = &shadow;
    const Scene dark = step_scene(lines, end, only(Layer::explanation), remarks);
    const auto cells = shapes_of<CellSignsShape>(dark, Ink::sight_line);
    REQUIRE(cells.size() == 1);
    CHECK(cells[0].cells == std::vector<Point>(shadow.line.begin() + 1, shadow.line.end()));
    CHECK_FALSE(shapes_of<LineShape>(dark, Ink::blame).empty());

    Rules rules;
    rules.range.radius = Radius(6);
    const Recording holes = record(Grid(15, 15), {7, 7}, Algorithm::edge_lines, rules);
    for (int cell = 0; cell < 225; ++cell) {
        const Why answer = why(holes, {cell % 15, cell / 15});
        if (answer.reason == Reason::missed) {
            remarks.explained = &answer;
            const Scene scene =
                step_scene(holes, Cursor(holes.trace).frame(), only(Layer::explanation), remarks);
            CHECK(shapes_of<CellSignsShape>(scene, Ink::ray_cell).size() == 2);
            for (const CellSignsShape& ray : shapes_of<CellSignsShape>(scene, Ink::ray_cell)) {
                CHECK(std::find(ray.cells.begin(), ray.cells.end(), answer.cell) == ray.cells.end());
            }
        }
    }
}

TEST_CASE("walls are diamonds in quadrants, whole cells in octants, and nothing to rays") {
    const auto corners = [](Algorithm algorithm) {
        const Recording recording = rays_of({"..#..", "..@.."}, algorithm);
        const Scene scene = step_scene(recording, Cursor(recording.trace).frame(), only(Layer::shapes));
        return shapes_of<LineShape>(scene, Ink::wall_shape);
    };
    REQUIRE(corners(Algorithm::symmetric).size() == 1);
    CHECK(at(corners(Algorithm::symmetric)[0].points[0], 2.5, 0.0));
    REQUIRE(corners(Algorithm::recursive).size() == 1);
    CHECK(at(corners(Algorithm::recursive)[0].points[0], 2.06, 0.06));
    CHECK(corners(Algorithm::rays).empty());
    CHECK(corners(Algorithm::radius).empty());
}
