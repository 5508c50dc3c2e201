#include "app/canvas/axis_painter.h"

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

constexpr double k_overhang = 10.0;  // of an axis over the map's edge, pixels at scale 1

void paint_axis(const DrawKit& kit, ImVec2 from, ImVec2 to) {
    kit.list->AddLine(from, to, kit.colour(Ink::casing), kit.px(3.5));
    kit.stroke({from, to}, false, kit.colour(Ink::accent), Mark::dashed, kit.px(1.5));
}

// A ring around the middle, with an arrow for each turn that leads round it.
void paint_turns(const DrawKit& kit, ImVec2 middle, int turns) {
    const float radius = std::max(static_cast<float>(kit.view.cell()) * 0.6F, kit.px(9.0));
    constexpr float whole = 6.2831853F;
    const float part = whole / static_cast<float>(turns);
    for (const bool casing : {true, false}) {
        const ImU32 ink = kit.colour(casing ? Ink::casing : Ink::accent);
        const float width = kit.px(casing ? 4.0 : 2.0);
        for (int turn = 0; turn < turns; ++turn) {
            const float from = part * static_cast<float>(turn) - whole / 4.0F;
            const float to = from + part * 0.72F;
            kit.list->PathArcTo(middle, radius, from, to, 16);
            kit.list->PathStroke(ink, ImDrawFlags_None, width);
            const ImVec2 tip{middle.x + radius * std::cos(to), middle.y + radius * std::sin(to)};
            const float back = to + whole / 4.0F;  // the way that the arc goes on
            const float barb = kit.px(5.0);
            const auto arm = [&](float aside) {
                const float angle = back + whole / 2.0F + aside;
                return ImVec2{tip.x + barb * std::cos(angle), tip.y + barb * std::sin(angle)};
            };
            const ImVec2 head[] = {arm(0.6F), tip, arm(-0.6F)};
            kit.list->AddPolyline(head, 3, ink, ImDrawFlags_None, width);
        }
    }
}

}  // namespace

void paint_axes(const DrawKit& kit, Symmetry symmetry, int width, int height) {
    const float over = kit.px(k_overhang);
    const ImVec2 first = kit.pixel({0.0, 0.0});
    const ImVec2 middle = kit.pixel({width / 2.0, height / 2.0});
    const ImVec2 last = kit.pixel({width * 1.0, height * 1.0});
    if (symmetry == Symmetry::left_right || symmetry == Symmetry::both) {
        paint_axis(kit, {middle.x, first.y - over}, {middle.x, last.y + over});
    }
    if (symmetry == Symmetry::top_bottom || symmetry == Symmetry::both) {
        paint_axis(kit, {first.x - over, middle.y}, {last.x + over, middle.y});
    }
    if (symmetry == Symmetry::half_turn || symmetry == Symmetry::quarter_turns) {
        paint_turns(kit, middle, symmetry == Symmetry::half_turn ? 2 : 4);
    }
}

}  // namespace fovlab
