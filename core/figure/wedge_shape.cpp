#include "core/figure/wedge_shape.h"

#include "core/figure/reach.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

struct Band {
    double start = 0.0;
    double end = 0.0;
    double from = 0.0;  // depths
    double to = 0.0;
};

// Rows between the same slopes make one band.
std::vector<Band> bands_of(const Trace& trace, const WedgeNode& wedge) {
    if (!wedge.first_row) {
        return {
            {to_double(wedge.start), to_double(wedge.end), wedge.first_depth - 0.5, wedge.first_depth + 0.5}};
    }
    std::vector<Band> bands;
    for (std::optional<int> index = wedge.first_row; index;) {
        const TraceRow& row = trace.rows()[static_cast<std::size_t>(*index)];
        const double start = to_double(row.began.start);
        const double end = to_double(row.began.end);
        if (!bands.empty() && bands.back().start == start && bands.back().end == end) {
            bands.back().to = row.began.depth + 0.5;
        } else {
            bands.push_back({start, end, row.began.depth - 0.5, row.began.depth + 0.5});
        }
        index = row.next;
    }
    return bands;
}

bool same(Spot a, Spot b) { return a.x == b.x && a.y == b.y; }

// Where an edge goes straight on, the next band begins at the spot where the last one ended.
void leave_out_repeats(std::vector<Spot>& loop) {
    loop.erase(std::unique(loop.begin(), loop.end(), same), loop.end());
    while (loop.size() > 1 && same(loop.front(), loop.back())) {
        loop.pop_back();
    }
}

}  // namespace

void add_wedge_shape(Scene& scene, const Recording& recording, const WedgeTree& tree, int wedge) {
    const WedgeNode& node = tree[wedge];
    const Grid& grid = recording.trace.grid();
    const Reach reach(grid.width(), grid.height(), recording.trace.viewer(), recording.rules.range);
    std::vector<Spot> left;
    std::vector<Spot> right;
    for (const Band& band : bands_of(recording.trace, node)) {
        std::vector<Spot> light = reach.light(node.sector, band.start, band.end, band.from, band.to);
        if (light.size() >= 3) {
            scene.shapes.emplace_back(PolygonShape{std::move(light), Ink::pointed_wedge});
        }
        for (const double depth : {band.from, band.to}) {
            const auto edge = [&](double slope) {
                return reach.at(node.sector, slope, std::min(depth, reach.depth_of_edge(node.sector, slope)));
            };
            left.push_back(edge(band.start));
            right.push_back(edge(band.end));
        }
    }
    left.insert(left.end(), right.rbegin(), right.rend());
    leave_out_repeats(left);
    LineShape outline;
    outline.points = std::move(left);
    outline.ink = Ink::pointed_edge;
    outline.width = 2.5;
    outline.closed = outline.points.size() > 2;  // of a single ray, or light beyond the map, a line is left
    outline.cased = true;
    scene.shapes.emplace_back(std::move(outline));
}

}  // namespace fovlab
