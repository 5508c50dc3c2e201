#include "core/explain/why_by_line.h"

#include "core/geometry/line.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>

namespace fovlab {
namespace {

std::int64_t cross(Point a, Point b) {
    return static_cast<std::int64_t>(a.x) * b.y - static_cast<std::int64_t>(a.y) * b.x;
}

std::int64_t dot(Point a, Point b) {
    return static_cast<std::int64_t>(a.x) * b.x + static_cast<std::int64_t>(a.y) * b.y;
}

std::optional<Point> first_wall_on(const std::vector<Point>& line, const Grid& grid) {
    for (std::size_t i = 1; i + 1 < line.size(); ++i) {
        if (grid.opaque(line[i])) {
            return line[i];
        }
    }
    return std::nullopt;
}

// Does a line from the viewer's centre pass through the inside of a cell? Two of its corners lie on different sides.
bool passes_inside(Point way, Point cell) {
    std::int64_t least = 0;
    std::int64_t most = 0;
    for (const int x : {-1, 1}) {
        for (const int y : {-1, 1}) {
            const std::int64_t side = cross(way, {2 * cell.x + x, 2 * cell.y + y});
            least = std::min(least, side);
            most = std::max(most, side);
        }
    }
    return least < 0 && most > 0;
}

// The first wall that the exact line cuts on its way, whichever cells `lines` would take: row after row, or column after
// column, there are at most three cells that it can touch.
std::optional<Point> first_wall_cut(Point way, Point viewer, const Grid& grid) {
    const bool flat = std::abs(way.x) > std::abs(way.y);
    const int n = flat ? std::abs(way.x) : std::abs(way.y);
    for (int k = 1; k < n; ++k) {
        const Point near{way.x * k / n, way.y * k / n};
        for (const int aside : {0, -1, 1}) {
            const Point cell = near + (flat ? Point{0, aside} : Point{aside, 0});
            const Point on_map = viewer + cell;
            if (grid.contains(on_map) && grid.opaque(on_map) && passes_inside(way, cell)) {
                return on_map;
            }
        }
    }
    return std::nullopt;
}

// The rays of a recording, by where they go.
class RaySearch {
public:
    RaySearch(const Recording& recording, Point offset)
        : recording_(recording), rays_(recording.trace.rays()), offset_(offset) {}

    std::optional<ToldRay> to(Point target) const {
        const auto found =
            std::find_if(rays_.begin(), rays_.end(), [&](const TraceRay& ray) { return ray.to == target; });
        return found == rays_.end() ? std::nullopt
                                    : std::optional(told(static_cast<int>(found - rays_.begin())));
    }

    ToldRay told(int index) const {
        const TraceRay& ray = rays_[static_cast<std::size_t>(index)];
        ToldRay told;
        told.index = index;
        told.to = ray.to;
        told.ended = ray.ended;
        return told;
    }

    // Of the rays that would pass through the cell if there were no walls: the one whose line is nearest to its centre.
    std::optional<Point> would_pass(Point cell) const {
        const Trace& trace = recording_.trace;
        PassingRays passing(cell);
        info(recording_.algorithm)
            .watch(Grid(trace.grid().width(), trace.grid().height()), trace.viewer(), recording_.rules,
                   passing);
        const auto& targets = passing.targets();
        const auto nearest = std::min_element(targets.begin(), targets.end(),
                                              [&](Point a, Point b) { return distance(a) < distance(b); });
        return nearest == targets.end() ? std::nullopt : std::optional(*nearest);
    }

    // On each side of the cell the ray whose direction is nearest to that of its centre.
    std::vector<ToldRay> beside() const {
        std::vector<ToldRay> found;
        for (const int side : {-1, 1}) {
            std::optional<int> best;
            for (std::size_t i = 0; i < rays_.size(); ++i) {
                const Point way = way_of(rays_[i].to);
                const std::int64_t turn = cross(offset_, way) * side;
                if (turn > 0 && dot(offset_, way) > 0 && (!best || nearer(way, *best, side))) {
                    best = static_cast<int>(i);
                }
            }
            if (best) {
                found.push_back(told(*best));
            }
        }
        return found;
    }

private:
    Point way_of(Point target) const { return target - recording_.trace.viewer(); }

    // In direction; of two in the same one the longer.
    bool nearer(Point way, int other, int side) const {
        const Point than = way_of(rays_[static_cast<std::size_t>(other)].to);
        const std::int64_t turn = cross(way, than) * side;
        return turn > 0 || (turn == 0 && dot(way, way) > dot(than, than));
    }

    double distance(Point target) const {
        const Point way = way_of(target);
        const auto longest = static_cast<double>(std::max(std::abs(way.x), std::abs(way.y)));
        return static_cast<double>(std::abs(cross(offset_, way))) / longest;
    }

    const Recording& recording_;
    const std::vector<TraceRay>& rays_;
    Point offset_;
};

// What is known only in the end counts as decided by the last step, kept or not.
std::size_t ended_after(const Trace& trace, const ToldRay& ray) {
    return ray.ended ? trace.rays()[static_cast<std::size_t>(ray.index)].ended_after : trace.size();
}

void explain_seen(const Trace& trace, const RaySearch& rays, Why& why) {
    why.step = trace.visible_after(why.cell);
    if (trace.cut() && *why.step == trace.size()) {
        return;  // seen by a ray that was not kept
    }
    const int ray = *trace.ray_of(*why.step - 1);
    why.rays.push_back(rays.told(ray));
    why.rays.front().cells =
        static_cast<int>(*why.step - trace.rays()[static_cast<std::size_t>(ray)].step) - 1;
}

}  // namespace

void explain_by_line(const Trace& trace, Why& why) {
    why.line = line_cells(trace.viewer(), why.cell);
    if (const std::optional<Point> wall = first_wall_on(why.line, trace.grid())) {
        why.reason = Reason::shadow;
        why.walls.push_back(*wall);
        why.step = trace.examined_after(*wall).value_or(trace.size());
        return;
    }
    why.reason = Reason::missed;
    why.step = trace.size();
    why.cut = first_wall_cut(why.offset, trace.viewer(), trace.grid());
}

void explain_by_rays(const Recording& recording, Why& why) {
    const Trace& trace = recording.trace;
    const RaySearch rays(recording, why.offset);
    if (why.reason == Reason::visible) {
        explain_seen(trace, rays, why);
        return;
    }
    if (!why.in_range) {
        return;
    }
    explain_by_line(trace, why);
    if (const std::optional<ToldRay> own = rays.to(why.cell)) {
        why.rays.push_back(*own);
        why.step = ended_after(trace, *own);
        why.stopped_before = why.reason == Reason::missed;
    } else if (why.reason == Reason::missed) {
        const std::optional<Point> passing = rays.would_pass(why.cell);
        const std::optional<ToldRay> stopped = passing ? rays.to(*passing) : std::nullopt;
        why.rays = stopped ? std::vector<ToldRay>{*stopped} : rays.beside();
        why.stopped_before = stopped.has_value();
    }
}

}  // namespace fovlab
