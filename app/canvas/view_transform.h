// Where the map lies in the window: from cells to pixels and back.
//
// Units: pixels of the window (y down) and cells. A cell is between 1 and 160 pixels wide.
#pragma once

#include "core/figure/pixel_rect.h"
#include "core/grid/point.h"

namespace fovlab {

class ViewTransform {
public:
    static constexpr double k_smallest_cell = 1.0;
    static constexpr double k_largest_cell = 160.0;

    // The pixel of the top left corner of cell (0, 0), and the size of a cell.
    Spot origin() const { return origin_; }
    double cell() const { return cell_; }

    Spot to_pixel(Spot cells) const { return {origin_.x + cells.x * cell_, origin_.y + cells.y * cell_}; }
    // The cell under a pixel; it may lie off the map.
    Point to_cell(Spot pixel) const;

    // The whole map in the middle of an area, with a margin.
    void fit(const PixelRect& area, int width, int height, double margin);
    // Cells of this size, the spot `cells` of the map at a pixel.
    void place(double cell, Spot cells, Spot at);
    // Keeps the viewer in the middle of an area, but shows nothing beyond the map's edges where it is larger than that;
    // the cells keep their size, in whole pixels.
    void follow(const PixelRect& area, Point viewer, int width, int height);
    // Larger or smaller by a factor; the spot under `around` stays where it is.
    void zoom(double factor, Spot around);
    void pan(double dx, double dy);
    // Moves no further than needed to bring a cell into an area, with a cell's room around it where there is that
    // much; true when it had to move.
    bool show(Point cell, const PixelRect& area);
    // Never lets the map get lost: a part of it stays in the area.
    void keep_in(const PixelRect& area, int width, int height);

private:
    Spot origin_;
    double cell_ = 24.0;
};

}  // namespace fovlab
