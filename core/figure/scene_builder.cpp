#include "core/figure/scene_builder.h"

#include "core/figure/frame_shape.h"

#include <algorithm>

namespace fovlab {

SceneBuilder::SceneBuilder(const Recording& recording, const Frame& frame, const Layers& layers)
    : recording_(recording),
      frame_(frame),
      layers_(layers),
      reach_(grid().width(), grid().height(), viewer(), rules().range) {
    scene_.width = grid().width();
    scene_.height = grid().height();
    scene_.viewer = viewer();
    scene_.grid_lines = shows(Layer::grid);
    scene_.marks = shows(Layer::marks);
}

std::optional<Sector> SceneBuilder::running_sector() const {
    return frame_.step < trace().size() ? frame_.sector : std::nullopt;
}

std::optional<Columns> SceneBuilder::columns_of_row(const LiveWedge& wedge, int margin) const {
    const RowBegan& row = trace().rows()[static_cast<std::size_t>(wedge.row)].began;
    const auto near_map = [&](int column) {
        const Point cell = cell_at(*frame_.sector, {wedge.depth, column});
        return cell.x >= -margin && cell.y >= -margin && cell.x < grid().width() + margin &&
               cell.y < grid().height() + margin;
    };
    Columns columns{row.first, row.last};
    while (columns.first <= columns.last && !near_map(columns.first)) {
        ++columns.first;
    }
    while (columns.last >= columns.first && !near_map(columns.last)) {
        --columns.last;
    }
    return columns.first <= columns.last ? std::optional(columns) : std::nullopt;
}

void SceneBuilder::outline(Point cell, Ink ink, double width) { box(cell, cell, ink, width); }

void SceneBuilder::box(Point from, Point to, Ink ink, double width) {
    // Frames are unbroken, whatever lines of their ink are; but that of a cell must be told from that of its row.
    const std::optional<Mark> mark = ink == Ink::cell ? std::nullopt : std::optional(Mark::solid);
    add(frame_shape(from, to, ink, width, mark));
}

void SceneBuilder::line_of_sight(Sector sector, double slope, Ink ink, double width, bool cased) {
    const double depth = reach_.depth_of_edge(sector, slope);
    add(LineShape{.points = {centre_of(viewer()), reach_.at(sector, slope, depth)},
                  .ink = ink,
                  .width = width,
                  .cased = cased});
}

void SceneBuilder::light(Sector sector, double start, double end, double from, double to, Ink ink) {
    std::vector<Spot> corners = reach_.light(sector, start, end, from, to);
    if (corners.size() >= 3) {
        add(PolygonShape{std::move(corners), ink});
    }
}

Scene SceneBuilder::take() {
    for (LabelShape& label : labels_) {
        add(std::move(label));
    }
    labels_.clear();
    return std::move(scene_);
}

}  // namespace fovlab
