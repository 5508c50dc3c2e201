#include "core/figure/step_scene.h"

#include "core/figure/reach.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

// More numbers than this on the wedges that wait would say nothing.
constexpr std::size_t k_most_turn_numbers = 9;

class StepPainter {
public:
    StepPainter(const Recording& recording, const Frame& frame, const Layers& layers)
        : trace_(recording.trace),
          grid_(recording.trace.grid()),
          rules_(recording.rules),
          frame_(frame),
          layers_(layers),
          reach_(grid_.width(), grid_.height(), trace_.viewer(), rules_.range) {
        scene_.width = grid_.width();
        scene_.height = grid_.height();
    }

    Scene paint(const Why* explained) {
        paint_cells();
        if (shows(Layer::range)) {
            paint_range();
        }
        if (frame_.quadrant && frame_.step < trace_.size()) {
            paint_quadrant(*frame_.quadrant);
            if (shows(Layer::waiting)) {
                paint_waiting(*frame_.quadrant);
            }
            if (frame_.running) {
                paint_running(*frame_.quadrant, *frame_.running);
            }
        }
        if (shows(Layer::row) && frame_.cell && frame_.step < trace_.size()) {
            outline(*frame_.cell, Ink::cell, 2.5);
        }
        if (explained && shows(Layer::explanation)) {
            paint_explanation(*explained);
        }
        add(DiscShape{centre_of(trace_.viewer()), 0.32});
        for (LabelShape& label : labels_) {
            add(std::move(label));
        }
        return std::move(scene_);
    }

private:
    bool shows(Layer layer) const { return layers_.test(static_cast<std::size_t>(layer)); }

    template <class AnyShape>
    void add(AnyShape shape) {
        scene_.shapes.emplace_back(std::in_place_type<AnyShape>, std::move(shape));
    }

    void paint_cells() {
        const std::vector<SightState> sight = sight_map(trace_, frame_, rules_.range);
        scene_.cells.resize(sight.size());
        for (int y = 0; y < grid_.height(); ++y) {
            for (int x = 0; x < grid_.width(); ++x) {
                const std::size_t index = grid_.index({x, y});
                scene_.cells[index] = {grid_.at({x, y}), sight[index]};
            }
        }
    }

    void paint_range() {
        std::vector<Spot> edge = reach_.range_edge();
        if (!edge.empty()) {
            add(LineShape{.points = std::move(edge), .ink = Ink::range_edge, .width = 1.5, .closed = true});
        }
    }

    void line_of_sight(Quadrant quadrant, double slope, Ink ink, double width, bool cased = false) {
        const double depth = reach_.depth_of_edge(quadrant, slope);
        add(LineShape{.points = {centre_of(trace_.viewer()), reach_.at(quadrant, slope, depth)},
                      .ink = ink,
                      .width = width,
                      .cased = cased});
    }

    void light(Quadrant quadrant, double start, double end, double from, double to, Ink ink) {
        std::vector<Spot> corners = reach_.light(quadrant, start, end, from, to);
        if (corners.size() >= 3) {
            add(PolygonShape{std::move(corners), ink});
        }
    }

    void paint_quadrant(Quadrant quadrant) {
        line_of_sight(quadrant, -1.0, Ink::quadrant, 1.5);
        line_of_sight(quadrant, 1.0, Ink::quadrant, 1.5);
    }

    void paint_waiting(Quadrant quadrant) {
        std::size_t turn = 1;
        for (const LiveWedge& wedge : frame_.waiting) {
            const double start = to_double(wedge.rest);
            const double end = to_double(wedge.end);
            if (!(start < end)) {  // suspended at its last wall: only its end waits
                ++turn;
                continue;
            }
            light(quadrant, start, end, wedge.depth - 0.5, 1e9, Ink::light_waiting);
            line_of_sight(quadrant, start, Ink::waiting_edge, 1.0);
            line_of_sight(quadrant, end, Ink::waiting_edge, 1.0);
            if (shows(Layer::labels) && turn <= k_most_turn_numbers) {
                const Spot middle = reach_.at(quadrant, (start + end) / 2.0, wedge.depth);
                labels_.push_back(
                    {middle, middle, 0.0, std::to_string(turn), std::nullopt, Ink::waiting_edge});
            }
            ++turn;
        }
    }

    void paint_running(Quadrant quadrant, const LiveWedge& wedge) {
        const double start = to_double(wedge.start);
        const double end = to_double(wedge.end);
        if (shows(Layer::light)) {
            const double reached = wedge.depth + 0.5;
            light(quadrant, start, end, 0.0, reached, Ink::light_now);
            light(quadrant, start, end, reached, 1e9, Ink::light_ahead);
        }
        if (shows(Layer::row)) {
            paint_row(quadrant, wedge);
        }
        if (shows(Layer::slopes)) {
            paint_slope(quadrant, wedge.start, wedge.start_by, "start", -1.0, Ink::start_slope);
            paint_slope(quadrant, wedge.end, wedge.end_by, "end", 1.0, Ink::end_slope);
        }
    }

    void paint_row(Quadrant quadrant, const LiveWedge& wedge) {
        const RowBegan& row = trace_.rows()[static_cast<std::size_t>(wedge.row)].began;
        // Columns far off the map would only draw a line into nowhere.
        int first = row.first;
        int last = row.last;
        const auto near_map = [&](int column) {
            const Point cell = trace_.viewer() + offset_of(quadrant, {wedge.depth, column});
            return cell.x >= -1 && cell.y >= -1 && cell.x <= grid_.width() && cell.y <= grid_.height();
        };
        while (first <= last && !near_map(first)) {
            ++first;
        }
        while (last >= first && !near_map(last)) {
            --last;
        }
        if (first > last) {
            return;
        }
        const Point a = trace_.viewer() + offset_of(quadrant, {wedge.depth, first});
        const Point b = trace_.viewer() + offset_of(quadrant, {wedge.depth, last});
        box(std::min(a.x, b.x), std::min(a.y, b.y), std::max(a.x, b.x) + 1, std::max(a.y, b.y) + 1, Ink::row,
            2.0);
    }

    // A slope's line to the edge of sight, and the wall that set it.
    void paint_slope_line(Quadrant quadrant, const Slope& slope, std::optional<Point> set_by, Ink ink) {
        const double value = to_double(slope);
        line_of_sight(quadrant, value, ink, 2.0, true);
        if (set_by) {
            // The line touches the wall's side in the middle of its row.
            const Place place = place_of(quadrant, *set_by - trace_.viewer());
            outline(*set_by, ink, 2.0);
            add(DotShape{reach_.at(quadrant, value, place.depth), 4.0, ink});
        }
    }

    void paint_slope(Quadrant quadrant, const Slope& slope, std::optional<Point> set_by, const char* word,
                     double side, Ink ink) {
        const double value = to_double(slope);
        paint_slope_line(quadrant, slope, set_by, ink);
        if (shows(Layer::labels)) {
            const Spot end = reach_.at(quadrant, value, reach_.depth_of_edge(quadrant, value));
            // East and south count columns the other way round on the screen than north and west.
            const bool turned = quadrant == Quadrant::south || quadrant == Quadrant::west;
            labels_.push_back({centre_of(trace_.viewer()), end, turned ? -side : side, word, slope, ink});
        }
    }

    // The light that decided: for a cell outside it the slope that it missed, for one inside both.
    void paint_deciding_slopes(const Why& why) {
        if (!why.quadrant || !why.start || !why.end) {
            return;
        }
        const bool start = why.centred || why.left_of_start;
        const bool end = why.centred || !why.left_of_start;
        if (start) {
            paint_slope_line(*why.quadrant, *why.start, why.start_by, Ink::start_slope);
        }
        if (end) {
            paint_slope_line(*why.quadrant, *why.end, why.end_by, Ink::end_slope);
        }
        add(DotShape{centre_of(why.cell), 3.0, Ink::sight_line});
    }

    void paint_explanation(const Why& why) {
        if (!why.decided_after(frame_.step, trace_)) {
            // Lines of a decision that is still to come would mix with those of the step.
            outline(why.cell, Ink::sight_line, 2.0);
            return;
        }
        paint_deciding_slopes(why);
        if (!why.visible()) {
            add(LineShape{.points = {centre_of(trace_.viewer()), centre_of(why.cell)},
                          .ink = Ink::sight_line,
                          .width = 2.0,
                          .cased = true});
        }
        for (const Point wall : why.walls) {
            outline(wall, Ink::blame, 3.0);
        }
        outline(why.cell, Ink::sight_line, 2.0);
    }

    void outline(Point cell, Ink ink, double width) {
        box(cell.x, cell.y, cell.x + 1, cell.y + 1, ink, width);
    }

    void box(int left, int top, int right, int bottom, Ink ink, double width) {
        const double x0 = left;
        const double y0 = top;
        const double x1 = right;
        const double y1 = bottom;
        add(LineShape{.points = {{x0, y0}, {x1, y0}, {x1, y1}, {x0, y1}},
                      .ink = ink,
                      .width = width,
                      .closed = true,
                      .cased = true,
                      .mark = Mark::solid});
    }

    const Trace& trace_;
    const Grid& grid_;
    const Rules& rules_;
    const Frame& frame_;
    const Layers& layers_;
    Reach reach_;
    Scene scene_;
    std::vector<LabelShape> labels_;  // over everything else
};

}  // namespace

Scene step_scene(const Recording& recording, const Frame& frame, const Layers& layers, const Why* explained) {
    return StepPainter(recording, frame, layers).paint(explained);
}

}  // namespace fovlab
