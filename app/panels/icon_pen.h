// A pen for icons: it draws in a square from (0, 0) to (1, 1), so that one reads a drawing from its numbers.
//
// Lines get thicker with the icon. Angles are in radians, from the right, clockwise.
#pragma once

#include <imgui.h>

#include <algorithm>
#include <array>
#include <cstddef>

namespace fovlab {

class IconPen {
public:
    IconPen(ImDrawList& list, ImVec2 at, float size, ImU32 ink)
        : list_(list), at_(at), size_(size), ink_(ink), width_(std::max(1.0F, size * 0.085F)) {}

    ImVec2 spot(float x, float y) const { return {at_.x + x * size_, at_.y + y * size_}; }
    void use(ImU32 ink) { ink_ = ink; }
    ImU32 ink() const { return ink_; }

    void line(float x1, float y1, float x2, float y2, float width = 1.0F) const {
        list_.AddLine(spot(x1, y1), spot(x2, y2), ink_, width_ * width);
    }
    void box(float x1, float y1, float x2, float y2, float width = 1.0F) const {
        list_.AddRect(spot(x1, y1), spot(x2, y2), ink_, 0.0F, ImDrawFlags_None, width_ * width);
    }
    void fill(float x1, float y1, float x2, float y2) const {
        list_.AddRectFilled(spot(x1, y1), spot(x2, y2), ink_);
    }
    void disc(float x, float y, float radius) const {
        list_.AddCircleFilled(spot(x, y), radius * size_, ink_);
    }
    void ring(float x, float y, float radius) const {
        list_.AddCircle(spot(x, y), radius * size_, ink_, 0, width_);
    }
    // The right half of a disc.
    void half_disc(float x, float y, float radius) const {
        constexpr float quarter = 1.5707963F;
        list_.PathArcTo(spot(x, y), radius * size_, -quarter, quarter, 16);
        list_.PathFillConvex(ink_);
    }
    template <std::size_t Count>
    void path(const std::array<ImVec2, Count>& spots, float width = 1.0F) const {
        const auto points = pixels(spots);
        list_.AddPolyline(points.data(), static_cast<int>(Count), ink_, ImDrawFlags_None, width_ * width);
    }
    template <std::size_t Count>
    void shape(const std::array<ImVec2, Count>& spots) const {  // convex, clockwise
        const auto points = pixels(spots);
        list_.AddConvexPolyFilled(points.data(), static_cast<int>(Count), ink_);
    }
    void arc(float x, float y, float radius, float from, float to) const {
        list_.PathArcTo(spot(x, y), radius * size_, from, to, 20);
        list_.PathStroke(ink_, ImDrawFlags_None, width_);
    }
    void wave(float y) const {
        list_.AddBezierCubic(spot(0.12F, y), spot(0.38F, y - 0.24F), spot(0.62F, y + 0.24F), spot(0.88F, y),
                             ink_, width_);
    }

private:
    template <std::size_t Count>
    std::array<ImVec2, Count> pixels(const std::array<ImVec2, Count>& spots) const {
        std::array<ImVec2, Count> points;
        for (std::size_t i = 0; i < Count; ++i) {
            points[i] = spot(spots[i].x, spots[i].y);
        }
        return points;
    }

    ImDrawList& list_;
    ImVec2 at_;
    float size_;
    ImU32 ink_;
    float width_;
};

using ThreeSpots = std::array<ImVec2, 3>;

}  // namespace fovlab
