#include "app/canvas/draw_kit.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

// A stroke, a gap, and after a dot another gap where there is a dot.
struct Dash {
    float on = 0.0F;
    float off = 0.0F;
    float dot = 0.0F;
};

Dash dash_of(Mark mark) {
    switch (mark) {
        case Mark::dashed:
            return {9.0F, 6.0F, 0.0F};
        case Mark::dotted:
            return {2.5F, 4.5F, 0.0F};
        case Mark::dash_dot:
            return {11.0F, 4.5F, 2.5F};
        default:
            return {};
    }
}

// Cuts the part of a segment that can be seen, so that a line to far off the screen is not dashed all the way.
bool clip(ImVec2& a, ImVec2& b, const PixelRect& area) {
    const ImVec2 way{b.x - a.x, b.y - a.y};
    double from = 0.0;
    double to = 1.0;
    const auto keep = [&](double start, double step, double low, double high) {
        if (step == 0.0) {
            return start >= low && start <= high;
        }
        const double enter = ((step > 0.0 ? low : high) - start) / step;
        const double leave = ((step > 0.0 ? high : low) - start) / step;
        from = std::max(from, enter);
        to = std::min(to, leave);
        return from < to;
    };
    if (!keep(a.x, way.x, area.x, area.x + area.width) || !keep(a.y, way.y, area.y, area.y + area.height)) {
        return false;
    }
    const ImVec2 start = a;
    a = {start.x + way.x * static_cast<float>(from), start.y + way.y * static_cast<float>(from)};
    b = {start.x + way.x * static_cast<float>(to), start.y + way.y * static_cast<float>(to)};
    return true;
}

void dashed_segment(ImDrawList& list, ImVec2 a, ImVec2 b, Dash dash, ImU32 colour, float width) {
    const float length = std::hypot(b.x - a.x, b.y - a.y);
    if (length <= 0.0F) {
        return;
    }
    const auto at = [&](float along) {
        return ImVec2{a.x + (b.x - a.x) * along / length, a.y + (b.y - a.y) * along / length};
    };
    float from = 0.0F;
    const auto draw = [&](float part) {
        if (from < length) {
            list.AddLine(at(from), at(std::min(from + part, length)), colour, width);
        }
        from += part + dash.off;
    };
    while (from < length) {
        draw(dash.on);
        if (dash.dot > 0.0F) {
            draw(dash.dot);
        }
    }
}

}  // namespace

ImU32 to_imgui(Colour colour) { return IM_COL32(colour.r, colour.g, colour.b, colour.a); }

ImVec2 DrawKit::pixel(Spot cells) const {
    const Spot at = view.to_pixel(cells);
    return {static_cast<float>(at.x), static_cast<float>(at.y)};
}

void DrawKit::stroke(const std::vector<ImVec2>& points, bool closed, ImU32 colour, Mark mark,
                     double width) const {
    Dash dash = dash_of(mark);
    if (dash.on == 0.0F) {
        list->AddPolyline(points.data(), static_cast<int>(points.size()), colour,
                          closed ? ImDrawFlags_Closed : ImDrawFlags_None, px(width));
        return;
    }
    dash = {px(dash.on), px(dash.off), px(dash.dot)};
    const std::size_t segments = points.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < segments; ++i) {
        ImVec2 a = points[i];
        ImVec2 b = points[(i + 1) % points.size()];
        if (clip(a, b, area)) {
            dashed_segment(*list, a, b, dash, colour, px(width));
        }
    }
}

// The letters of the smaller font are sharper than those of the usual one made smaller.
const ImFont* DrawKit::font_of(float size) const {
    return small && size < ImGui::GetFontSize() ? small : ImGui::GetFont();
}

void DrawKit::text(ImVec2 at, ImU32 ink, std::string_view words, float size) const {
    const ImVec2 whole{std::round(at.x), std::round(at.y)};  // between two pixels letters are blurred
    list->AddText(font_of(size), size, whole, ink, words.data(), words.data() + words.size());
}

ImVec2 DrawKit::text_size(std::string_view words, float size) const {
    return font_of(size)->CalcTextSizeA(size, 1e9F, 0.0F, words.data(), words.data() + words.size());
}

}  // namespace fovlab
