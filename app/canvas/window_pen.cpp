#include "app/canvas/window_pen.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// Of the usual size of text.
constexpr double k_small = 13.0 / 15.0;
constexpr double k_tiny = 11.0 / 15.0;

// Shorter sides than this have whole lengths themselves; longer ones whole ends.
constexpr double k_short = 8.0;

ImVec2 vec(Spot spot) { return {static_cast<float>(spot.x), static_cast<float>(spot.y)}; }
float to_float(double pixels) { return static_cast<float>(pixels); }

bool turns_left(const std::vector<ImVec2>& corners) {
    float twice_area = 0.0F;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const ImVec2 a = corners[i];
        const ImVec2 b = corners[(i + 1) % corners.size()];
        twice_area += a.x * b.y - b.x * a.y;
    }
    return twice_area < 0.0F;
}

struct Extent {
    double from = 0.0;
    double to = 0.0;
};

// So that small squares are all of one size, wherever they lie.
Extent on_whole_pixels(double from, double length) {
    if (length > k_short) {
        return {std::round(from), std::round(from + length)};
    }
    const double whole = std::max(std::round(length), 1.0);
    const double start = std::round(from + (length - whole) / 2.0);
    return {start, start + whole};
}

}  // namespace

std::vector<ImVec2>& WindowPen::to_pixels(std::span<const Spot> spots) {
    pixels_.clear();
    for (const Spot spot : spots) {
        pixels_.push_back(vec(spot));
    }
    return pixels_;
}

void WindowPen::polygon(std::span<const Spot> corners, Paint paint) {
    std::vector<ImVec2>& pixels = to_pixels(corners);
    if (turns_left(pixels)) {  // the library smooths the edges of clockwise polygons only
        std::reverse(pixels.begin(), pixels.end());
    }
    kit_.list->AddConvexPolyFilled(pixels.data(), static_cast<int>(pixels.size()), colour(paint));
}

void WindowPen::rectangle(const PixelRect& box, Paint paint, double rounding) {
    kit_.list->AddRectFilled(vec({box.x, box.y}), vec({box.right(), box.bottom()}), colour(paint),
                             to_float(rounding));
}

void WindowPen::disc(Spot centre, double radius, Paint paint) {
    kit_.list->AddCircleFilled(vec(centre), to_float(radius), colour(paint));
}

void WindowPen::crisp(const PixelRect& box, Paint paint) {
    const Extent across = on_whole_pixels(box.x, box.width);
    const Extent down = on_whole_pixels(box.y, box.height);
    kit_.list->AddRectFilled(vec({across.from, down.from}), vec({across.to, down.to}), colour(paint));
}

void WindowPen::line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) {
    kit_.stroke(to_pixels(points), closed, colour(paint), mark, to_float(width));
}

// The library draws frames half a pixel inside the box that it is given, and rings as well.
void WindowPen::frame(const PixelRect& box, Paint paint, double width, double rounding) {
    kit_.list->AddRect(vec({box.x - 0.5, box.y - 0.5}), vec({box.right() + 0.5, box.bottom() + 0.5}),
                       colour(paint), to_float(rounding), ImDrawFlags_None, to_float(width));
}

void WindowPen::ring(Spot centre, double radius, Paint paint, double width) {
    kit_.list->AddCircle(vec(centre), to_float(radius + 0.5), colour(paint), 0, to_float(width));
}

void WindowPen::curve(std::span<const Spot, 4> spots, Paint paint, double width) {
    kit_.list->AddBezierCubic(vec(spots[0]), vec(spots[1]), vec(spots[2]), vec(spots[3]), colour(paint),
                              to_float(width));
}

// All text in the window has one weight.
void WindowPen::text(Spot at, std::string_view words, double size, Paint paint, bool /*bold*/) {
    kit_.text(vec(at), colour(paint), words, to_float(size));
}

void WindowPen::cells(const Scene& scene, const Placement& map) {
    if (!cells_) {
        Pen::cells(scene, map);
        return;
    }
    kit_.list->AddImage(cells_->of(scene, *kit_.palette, *textures_), vec(map.to_pixel({0.0, 0.0})),
                        vec(map.to_pixel({scene.width * 1.0, scene.height * 1.0})));
}

void WindowPen::clip(const PixelRect& box) {
    kit_.list->PushClipRect(vec({box.x, box.y}), vec({box.right(), box.bottom()}), true);
}

void WindowPen::unclip() { kit_.list->PopClipRect(); }

TextRoom room_of(const DrawKit& kit, std::optional<Point> pointed) {
    TextRoom room;
    room.map = {kit.view.origin(), kit.view.cell()};
    room.area = kit.area;
    room.pointed = pointed;
    room.labels = kit.shown;
    room.type.text = static_cast<double>(ImGui::GetFontSize());
    room.type.small = std::round(room.type.text * k_small);
    room.type.tiny = std::round(room.type.text * k_tiny);
    room.type.scale = kit.scale;
    room.type.width = [&kit](std::string_view words, double size) {
        return static_cast<double>(kit.text_size(words, to_float(size)).x);
    };
    return room;
}

}  // namespace fovlab
