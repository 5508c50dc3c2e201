#include "core/figure/reach.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <limits>

namespace fovlab {
namespace {

constexpr double k_far = std::numeric_limits<double>::infinity();
constexpr int k_arc_pieces = 24;  // enough for a round edge to look round

// How many rows until a coordinate that grows by `step` a row leaves [0, limit].
double rows_until(double from, double step, double limit) {
    if (step > 0.0) {
        return (limit - from) / step;
    }
    return step < 0.0 ? -from / step : k_far;
}

double rows_in_range(const Range& range, double slope) {
    if (range.radius.is_unlimited()) {
        return k_far;
    }
    const double radius = range.radius.cells() + 0.5;
    switch (range.shape) {
        case RangeShape::square:
            return radius;
        case RangeShape::diamond:
            return radius / (1.0 + std::abs(slope));
        case RangeShape::circle:
        case RangeShape::round:
        case RangeShape::open:
            break;
    }
    return radius / std::hypot(1.0, slope);
}

// A row further away along a line of this slope.
Spot direction_of(Sector sector, double slope) {
    const Point ahead = offset_of(sector, {1, 0});
    const Point aside = offset_of(sector, {0, 1});
    const double columns = across(sector, slope);
    return {ahead.x + aside.x * columns, ahead.y + aside.y * columns};
}

}  // namespace

Spot Reach::at(Sector sector, double slope, double depth) const {
    const Spot eye = centre_of(viewer_);
    const Spot step = direction_of(sector, slope);
    return {eye.x + step.x * depth, eye.y + step.y * depth};
}

double Reach::depth_of_edge(Sector sector, double slope) const {
    const Spot eye = centre_of(viewer_);
    const Spot step = direction_of(sector, slope);
    const double map = std::min(rows_until(eye.x, step.x, width_), rows_until(eye.y, step.y, height_));
    return std::min(map, rows_in_range(range_, slope));
}

std::vector<Spot> Reach::light(Sector sector, double start, double end, double from_depth,
                               double to_depth) const {
    if (!(across(sector, start) < across(sector, end))) {
        return {};
    }
    std::vector<double> slopes;
    for (int i = 0; i <= k_arc_pieces; ++i) {
        slopes.push_back(start + (end - start) * i / k_arc_pieces);
    }
    const Point ahead = offset_of(sector, {1, 0});
    const Point aside = offset_of(sector, {0, 1});
    const Spot eye = centre_of(viewer_);
    for (const Spot corner :
         {Spot{0, 0}, Spot{width_ * 1.0, 0}, Spot{0, height_ * 1.0}, Spot{width_ * 1.0, height_ * 1.0}}) {
        const Spot offset{corner.x - eye.x, corner.y - eye.y};
        const double columns = offset.x * aside.x + offset.y * aside.y;
        const double rows = offset.x * ahead.x + offset.y * ahead.y;
        // Slopes of either kind of sector are their own mirror images.
        const double slope = rows > 0.0 ? across(sector, columns / rows) : start;
        if (std::min(start, end) < slope && slope < std::max(start, end)) {
            slopes.push_back(slope);
        }
    }
    std::sort(slopes.begin(), slopes.end());

    std::vector<Spot> corners;
    std::vector<double> lit;  // the slopes along which there is light beyond `from_depth`
    for (const double slope : slopes) {
        const double depth = std::min(depth_of_edge(sector, slope), to_depth);
        if (depth > from_depth) {
            lit.push_back(slope);
            corners.push_back(at(sector, slope, depth));
        }
    }
    if (lit.size() < 2) {
        return {};
    }
    if (from_depth > 0.0) {
        corners.push_back(at(sector, lit.back(), from_depth));
        corners.push_back(at(sector, lit.front(), from_depth));
    } else {
        corners.push_back(eye);
    }
    return corners;
}

int Reach::half_width(int dy) const {
    if (!range_.contains({0, dy})) {
        return -1;
    }
    int dx = 0;
    while (dx < std::max(width_, height_) && range_.contains({dx + 1, dy})) {
        ++dx;
    }
    return dx;
}

std::vector<Spot> Reach::range_edge() const {
    if (range_.radius.is_unlimited()) {
        return {};
    }
    std::vector<Spot> right;
    std::vector<Spot> left;
    bool holds_all = true;
    for (int y = 0; y < height_; ++y) {
        const int half = half_width(y - viewer_.y);
        if (half < 0) {
            holds_all = false;
            continue;
        }
        holds_all = holds_all && viewer_.x - half <= 0 && viewer_.x + half >= width_ - 1;
        const double x0 = std::max(viewer_.x - half, 0);
        const double x1 = std::min(viewer_.x + half + 1, width_);
        right.push_back({x1, y * 1.0});
        right.push_back({x1, y + 1.0});
        left.push_back({x0, y * 1.0});
        left.push_back({x0, y + 1.0});
    }
    if (holds_all) {
        return {};
    }
    right.insert(right.end(), left.rbegin(), left.rend());
    return right;
}

}  // namespace fovlab
