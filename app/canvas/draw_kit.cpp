#include "app/canvas/draw_kit.h"

#include "core/figure/pen.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

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

// Lays one pattern along many segments, so that it does not begin anew at each corner.
class Dasher {
public:
    // The dash in pixels.
    Dasher(ImDrawList& list, Dash dash, ImU32 colour, float width)
        : list_(list),
          on_(static_cast<float>(dash.on)),
          off_(static_cast<float>(dash.off)),
          dot_(static_cast<float>(dash.dot)),
          colour_(colour),
          width_(width) {}

    // `skipped`: of the line before this segment, out of view.
    void draw(ImVec2 a, ImVec2 b, float skipped) {
        const float length = std::hypot(b.x - a.x, b.y - a.y);
        skip(skipped);
        float from = 0.0F;
        while (from < length) {
            const float to = std::min(from + left(), length);
            if (in_stroke() && to > from) {
                const ImVec2 way{(b.x - a.x) / length, (b.y - a.y) / length};
                const ImVec2 ends[] = {{a.x + way.x * from, a.y + way.y * from},
                                       {a.x + way.x * to, a.y + way.y * to}};
                list_.AddPolyline(ends, 2, colour_, ImDrawFlags_None, width_);
            }
            skip(to - from + (to < length ? k_over : 0.0F));
            from = to;
        }
    }

    void skip(float length) { at_ = std::fmod(at_ + length, period()); }

private:
    static constexpr float k_over = 1e-3F;  // past the end of a part, whatever rounding does

    float dotted() const { return dot_ > 0.0F ? dot_ + off_ : 0.0F; }
    float period() const { return on_ + off_ + dotted(); }
    bool in_stroke() const { return at_ < on_ || (at_ >= on_ + off_ && at_ < on_ + off_ + dot_); }
    // To the end of the stroke or gap.
    float left() const {
        const float ends[] = {on_, on_ + off_, on_ + off_ + dot_};
        for (const float end : ends) {
            if (at_ < end) {
                return end - at_;
            }
        }
        return period() - at_;
    }

    ImDrawList& list_;
    float on_;
    float off_;
    float dot_;
    ImU32 colour_;
    float width_;
    float at_ = 0.0F;  // in the pattern
};

}  // namespace

ImU32 to_imgui(Colour colour) { return IM_COL32(colour.r, colour.g, colour.b, colour.a); }

ImVec2 DrawKit::pixel(Spot cells) const {
    const Spot at = view.to_pixel(cells);
    return {static_cast<float>(at.x), static_cast<float>(at.y)};
}

void DrawKit::stroke(const std::vector<ImVec2>& points, bool closed, ImU32 colour, Mark mark,
                     float width) const {
    const Dash dash = dash_of(mark);
    if (dash.on == 0.0) {
        list->AddPolyline(points.data(), static_cast<int>(points.size()), colour,
                          closed ? ImDrawFlags_Closed : ImDrawFlags_None, width);
        return;
    }
    Dasher dasher(*list, {dash.on * scale, dash.off * scale, dash.dot * scale}, colour, width);
    const std::size_t segments = points.size() - (closed ? 0 : 1);
    for (std::size_t i = 0; i < segments; ++i) {
        const ImVec2 from = points[i];
        const ImVec2 to = points[(i + 1) % points.size()];
        ImVec2 a = from;
        ImVec2 b = to;
        if (clip(a, b, area)) {
            dasher.draw(a, b, std::hypot(a.x - from.x, a.y - from.y));
            dasher.skip(std::hypot(to.x - b.x, to.y - b.y));
        } else {
            dasher.skip(std::hypot(to.x - from.x, to.y - from.y));
        }
    }
}

// The font made for the size or the next larger one.
const ImFont* DrawKit::font_of(float size) const {
    const float density = ImGui::GetIO().FontGlobalScale;
    for (const ImFont* font : {tiny, small}) {
        if (font && size <= font->FontSize * density) {
            return font;
        }
    }
    return ImGui::GetFont();
}

void DrawKit::text(ImVec2 at, ImU32 ink, std::string_view words, float size) const {
    const ImVec2 whole{std::round(at.x), std::round(at.y)};  // between two pixels letters are blurred
    list->AddText(font_of(size), size, whole, ink, words.data(), words.data() + words.size());
}

ImVec2 DrawKit::text_size(std::string_view words, float size) const {
    return font_of(size)->CalcTextSizeA(size, 1e9F, 0.0F, words.data(), words.data() + words.size());
}

}  // namespace fovlab
