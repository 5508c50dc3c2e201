#include "core/figure/step_parts.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

// So many lines at most: of more rays every second, third … is drawn.
constexpr std::size_t k_most_lines = 400;
constexpr double k_smallest_cell = 14.0;  // for all of them at once, in pixels at scale 1

const TraceRay& ray_at(const SceneBuilder& scene, int index) {
    return scene.trace().rays()[static_cast<std::size_t>(index)];
}

// The cells that a ray has looked at so far, in their order.
std::vector<Point> cells_so_far(const SceneBuilder& scene, const TraceRay& ray) {
    const std::size_t end =
        std::min(ray.ended ? ray.ended_after - 1 : scene.trace().size(), scene.frame().step);
    std::vector<Point> cells;
    for (std::size_t step = ray.step + 1; step < end; ++step) {
        const Event event = scene.trace().event(step);
        cells.push_back(std::get_if<CellExamined>(&event)->at);
    }
    return cells;
}

bool has_ended(const SceneBuilder& scene, const TraceRay& ray) {
    return ray.ended && ray.ended_after <= scene.frame().step;
}

// The share of a ray's way to its target that lies on the map.
double share_on_map(const SceneBuilder& scene, const TraceRay& ray) {
    const Spot eye = centre_of(scene.viewer());
    const Spot target = centre_of(ray.to);
    double share = 1.0;
    const auto keep_on_map = [&share](double from, double to, double size) {
        if (to > size) {
            share = std::min(share, (size - from) / (to - from));
        } else if (to < 0.0) {
            share = std::min(share, from / (from - to));
        }
    };
    keep_on_map(eye.x, target.x, scene.trace().grid().width());
    keep_on_map(eye.y, target.y, scene.trace().grid().height());
    return share;
}

// On the straight line to the target, never beyond the map's edge.
Spot on_way(const SceneBuilder& scene, const TraceRay& ray, double share = 1.0) {
    const Spot eye = centre_of(scene.viewer());
    const Spot target = centre_of(ray.to);
    const double part = std::min(share, share_on_map(scene, ray));
    return {eye.x + (target.x - eye.x) * part, eye.y + (target.y - eye.y) * part};
}

// Where a ray that has ended is drawn to: the target, the wall, or the cell that it would have entered next.
Spot end_of(const SceneBuilder& scene, const TraceRay& ray) {
    if (!ray.ended) {
        return on_way(scene, ray);
    }
    const auto steps = [&scene](Point cell) {
        const Point way = cell - scene.viewer();
        return static_cast<double>(std::max(std::abs(way.x), std::abs(way.y)));
    };
    // As far along as that cell is; half a cell less where the ray does not enter it.
    const bool enters = ray.ended->why == RayStop::target || ray.ended->why == RayStop::wall;
    return on_way(scene, ray, (steps(ray.ended->at) - (enters ? 0.0 : 0.5)) / steps(ray.to));
}

LineShape straight(Spot from, Spot to, Ink ink, double width) {
    LineShape line;
    line.points = {from, to};
    line.ink = ink;
    line.width = width;
    return line;
}

// Cells joined through their centres, from the viewer on: the steps that a line takes on the grid.
void add_path(SceneBuilder& scene, const std::vector<Point>& cells, Ink ink, double width) {
    LineShape path;
    path.points.push_back(centre_of(scene.viewer()));
    for (const Point cell : cells) {
        path.points.push_back(centre_of(cell));
    }
    path.ink = ink;
    path.width = width;
    if (path.points.size() > 1) {
        scene.add(std::move(path));
    }
}

// Why it stopped, by shape: a ring where it arrived, a cross on the wall, a bar at the end of range, two at the map's.
void add_stop(SceneBuilder& scene, const TraceRay& ray) {
    const Spot at = end_of(scene, ray);
    if (ray.ended->why == RayStop::target) {
        scene.add(DotShape{at, 5.0, Ink::ray, true});
        return;
    }
    const auto line = [&](double from_x, double from_y, double to_x, double to_y) {
        LineShape stroke =
            straight({at.x + from_x, at.y + from_y}, {at.x + to_x, at.y + to_y}, Ink::ray, 2.5);
        stroke.cased = true;
        stroke.mark = Mark::solid;
        scene.add(std::move(stroke));
    };
    if (ray.ended->why == RayStop::wall) {
        constexpr double arm = 0.2;
        scene.outline(ray.ended->at, Ink::blame, 3.0);
        line(-arm, -arm, arm, arm);
        line(-arm, arm, arm, -arm);
        return;
    }
    const Point way = ray.to - scene.viewer();
    const double length = std::hypot(way.x, way.y);
    const double along_x = way.x / length;
    const double along_y = way.y / length;
    const auto bar = [&](double off) {
        constexpr double half = 0.32;
        line(along_x * off - along_y * half, along_y * off + along_x * half, along_x * off + along_y * half,
             along_y * off - along_x * half);
    };
    bar(0.0);
    if (ray.ended->why == RayStop::edge) {
        bar(-0.16);
    }
}

// The rays that were cast before: thin lines to where they stopped. `from_cell`: in smaller cells they would hide these.
void add_past_rays(SceneBuilder& scene, std::size_t count, double from_cell) {
    const std::size_t stride = count / k_most_lines + 1;
    for (std::size_t i = 0; i < count; i += stride) {
        const Spot end = end_of(scene, scene.trace().rays()[i]);
        LineShape line = straight(centre_of(scene.viewer()), end, Ink::past_ray, 1.0);
        line.from_cell = from_cell;
        scene.add(std::move(line));
    }
}

void add_ray_being_cast(SceneBuilder& scene, const TraceRay& ray) {
    const std::vector<Point> cells = cells_so_far(scene, ray);
    if (!cells.empty()) {
        scene.add(CellSignsShape{cells, Sign::tint, Ink::ray_cell});
    }
    const Spot eye = centre_of(scene.viewer());
    const bool over = has_ended(scene, ray);
    LineShape way = straight(eye, on_way(scene, ray), Ink::ray, 1.5);
    way.mark = Mark::dotted;
    scene.add(std::move(way));
    add_path(scene, cells, Ink::ray_cell, 2.0);
    if (over) {
        LineShape line = straight(eye, end_of(scene, ray), Ink::ray, 2.0);
        line.cased = true;
        scene.add(std::move(line));
        add_stop(scene, ray);
    }
}

}  // namespace

void add_rays(SceneBuilder& scene) {
    const std::vector<TraceRay>& rays = scene.trace().rays();
    if (rays.empty() || !scene.shows(Layer::rays) || scene.frame().step == 0) {
        return;
    }
    if (scene.frame().step >= scene.trace().size()) {
        add_past_rays(scene, rays.size(), k_smallest_cell);
    } else if (const std::optional<int> now = scene.frame().ray) {
        add_past_rays(scene, static_cast<std::size_t>(*now), 0.0);
        add_ray_being_cast(scene, ray_at(scene, *now));
    }
}

// The line that decided, cell by cell, and the rays that showed the cell or passed beside it.
void add_rays_of_cell(SceneBuilder& scene, const Why& why) {
    const bool of_this_run = info(why.algorithm).method == Method::rays;
    for (const ToldRay& told : why.rays) {
        if (!of_this_run) {
            break;
        }
        const TraceRay& ray = ray_at(scene, told.index);
        const std::vector<Point> cells = cells_so_far(scene, ray);
        scene.add(CellSignsShape{cells, Sign::tint, Ink::ray_cell});
        LineShape line = straight(centre_of(scene.viewer()), end_of(scene, ray), Ink::ray, 2.0);
        line.cased = true;
        scene.add(std::move(line));
        add_path(scene, cells, Ink::ray_cell, 2.0);
        if (ray.ended && !why.visible()) {
            add_stop(scene, ray);
        }
    }
    if (!why.line.empty()) {
        const std::vector<Point> between(why.line.begin() + 1, why.line.end());
        scene.add(CellSignsShape{between, Sign::tint, Ink::sight_line});
        add_path(scene, between, Ink::sight_line, 2.0);
    }
    if (why.cut) {
        scene.outline(*why.cut, Ink::ray, 2.0);
    }
}

}  // namespace fovlab
