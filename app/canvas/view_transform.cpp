#include "app/canvas/view_transform.h"

#include "core/explore/camera.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// Whole pixels make crisp cells; below this size that would waste too much of the window.
constexpr double k_whole_from = 8.0;

}  // namespace

Point ViewTransform::to_cell(Spot pixel) const {
    return {static_cast<int>(std::floor((pixel.x - origin_.x) / cell_)),
            static_cast<int>(std::floor((pixel.y - origin_.y) / cell_))};
}

void ViewTransform::fit(const PixelRect& area, int width, int height, double margin) {
    const double across = (area.width - 2.0 * margin) / width;
    const double down = (area.height - 2.0 * margin) / height;
    cell_ = std::clamp(std::min(across, down), k_smallest_cell, 64.0);
    if (cell_ >= k_whole_from) {
        cell_ = std::floor(cell_);
    }
    origin_ = {std::floor(area.x + (area.width - cell_ * width) / 2.0),
               std::floor(area.y + (area.height - cell_ * height) / 2.0)};
}

void ViewTransform::place(double cell, Spot cells, Spot at) {
    cell_ = std::clamp(cell, k_smallest_cell, k_largest_cell);
    origin_ = {at.x - cells.x * cell_, at.y - cells.y * cell_};
}

void ViewTransform::follow(const PixelRect& area, Point viewer, int width, int height) {
    if (cell_ >= k_whole_from) {
        cell_ = std::floor(cell_);
    }
    const auto cells_in = [this](double room) { return std::max(static_cast<int>(room / cell_), 1); };
    const int across = cells_in(area.width);
    const int down = cells_in(area.height);
    const Point corner = camera(viewer, width, height, across, down);
    origin_ = {std::floor(area.x + (area.width - cell_ * across) / 2.0) - cell_ * corner.x,
               std::floor(area.y + (area.height - cell_ * down) / 2.0) - cell_ * corner.y};
}

void ViewTransform::zoom(double factor, Spot around) {
    const double cell = std::clamp(cell_ * factor, k_smallest_cell, k_largest_cell);
    const double grown = cell / cell_;
    origin_ = {around.x - (around.x - origin_.x) * grown, around.y - (around.y - origin_.y) * grown};
    cell_ = cell;
}

void ViewTransform::pan(double dx, double dy) {
    origin_.x += dx;
    origin_.y += dy;
}

bool ViewTransform::show(Point cell, const PixelRect& area) {
    // How far to move so that [from, from + length] lies in [low, low + room]; its start where it does not fit.
    const auto shift = [](double from, double length, double low, double room) {
        return std::max(low - from, std::min(0.0, low + room - length - from));
    };
    const auto around = [this](double room) { return std::clamp((room - cell_) / 2.0, 0.0, cell_); };
    const Spot corner = to_pixel({cell.x * 1.0, cell.y * 1.0});
    const double aside = around(area.width);
    const double above = around(area.height);
    const double dx = shift(corner.x - aside, cell_ + 2.0 * aside, area.x, area.width);
    const double dy = shift(corner.y - above, cell_ + 2.0 * above, area.y, area.height);
    pan(dx, dy);
    return dx != 0.0 || dy != 0.0;
}

void ViewTransform::keep_in(const PixelRect& area, int width, int height) {
    const double visible = std::min({48.0, area.width / 2.0, area.height / 2.0});
    origin_.x = std::clamp(origin_.x, area.x + visible - cell_ * width, area.x + area.width - visible);
    origin_.y = std::clamp(origin_.y, area.y + visible - cell_ * height, area.y + area.height - visible);
}

}  // namespace fovlab
