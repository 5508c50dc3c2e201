// What the parts of a step's picture share: what it is drawn from, the shapes gathered so far, and the few shapes that
// several of them need.
//
// Units: as scene.h. It refers to the recording and the frame, which must outlive it.
#pragma once

#include "core/figure/layer.h"
#include "core/figure/reach.h"
#include "core/figure/scene.h"
#include "core/fov/catalogue.h"
#include "core/trace/frame.h"

#include <utility>
#include <vector>

namespace fovlab {

// Columns of a row, both included.
struct Columns {
    int first = 0;
    int last = 0;
};

class SceneBuilder {
public:
    SceneBuilder(const Recording& recording, const Frame& frame, const Layers& layers);

    const Trace& trace() const { return recording_.trace; }
    const Grid& grid() const { return recording_.trace.grid(); }
    const Rules& rules() const { return recording_.rules; }
    const Frame& frame() const { return frame_; }
    const Reach& reach() const { return reach_; }
    Point viewer() const { return recording_.trace.viewer(); }

    bool shows(Layer layer) const { return layers_.test(static_cast<std::size_t>(layer)); }
    // The quadrant or octant being scanned; none at the start and when all steps are done.
    std::optional<Sector> running_sector() const;
    // The cell of the map that a sector counts so; it may lie off the map.
    Point cell_at(Sector sector, Place place) const { return viewer() + offset_of(sector, place); }

    // The columns of a wedge's row that lie on the map, or at most `margin` cells off it; none where there are none.
    std::optional<Columns> columns_of_row(const LiveWedge& wedge, int margin) const;

    template <class AnyShape>
    void add(AnyShape shape) {
        scene_.shapes.emplace_back(std::in_place_type<AnyShape>, std::move(shape));
    }
    // Where parts that other pictures have too add theirs.
    std::vector<Shape>& shapes() { return scene_.shapes; }
    // Labels lie over everything else, in the order in which they came.
    void label(LabelShape label) { labels_.push_back(std::move(label)); }
    // A frame around one cell, or around the cells between two corners.
    void outline(Point cell, Ink ink, double width);
    void box(Point from, Point to, Ink ink, double width);
    // From the viewer to where sight ends.
    void line_of_sight(Sector sector, double slope, Ink ink, double width, bool cased = false);
    // The light between two slopes and two depths.
    void light(Sector sector, double start, double end, double from, double to, Ink ink);

    void set_cells(std::vector<CellLook> cells) { scene_.cells = std::move(cells); }
    // The picture; the builder is empty afterwards.
    Scene take();

private:
    const Recording& recording_;
    const Frame& frame_;
    Layers layers_;
    Reach reach_;
    Scene scene_;
    std::vector<LabelShape> labels_;
};

}  // namespace fovlab
