#include "app/panels/icon_pen.h"
#include "app/panels/icons.h"

#include <cmath>

namespace fovlab {
namespace {

struct Flags {
    IconPen& pen;
    ImU32 strong;
    ImU32 pale;

    // Half a pennant in a quarter of the icon: right angle at the middle's side.
    void flag(bool right, bool lower, bool original) const {
        const float x = right ? 0.6F : 0.4F;
        const float far = right ? 0.98F : 0.02F;
        const float y = lower ? 0.6F : 0.4F;
        const float end = lower ? 0.98F : 0.02F;
        pen.use(original ? strong : pale);
        const bool clockwise = right == lower;
        pen.shape(clockwise ? ThreeSpots{{ImVec2{x, y}, ImVec2{far, y}, ImVec2{x, end}}}
                            : ThreeSpots{{ImVec2{x, y}, ImVec2{x, end}, ImVec2{far, y}}});
        pen.use(strong);
    }
};

void draw_mirror_left_right(const Flags& flags) {
    const IconPen& pen = flags.pen;
    pen.shape(ThreeSpots{{ImVec2{0.38F, 0.15F}, ImVec2{0.38F, 0.85F}, ImVec2{0.02F, 0.85F}}});
    flags.pen.use(flags.pale);
    pen.shape(ThreeSpots{{ImVec2{0.62F, 0.15F}, ImVec2{0.98F, 0.85F}, ImVec2{0.62F, 0.85F}}});
    flags.pen.use(flags.strong);
    pen.line(0.5F, 0.0F, 0.5F, 1.0F);
}

void draw_mirror_top_bottom(const Flags& flags) {
    const IconPen& pen = flags.pen;
    pen.shape(ThreeSpots{{ImVec2{0.85F, 0.02F}, ImVec2{0.85F, 0.38F}, ImVec2{0.15F, 0.38F}}});
    flags.pen.use(flags.pale);
    pen.shape(ThreeSpots{{ImVec2{0.15F, 0.62F}, ImVec2{0.85F, 0.62F}, ImVec2{0.85F, 0.98F}}});
    flags.pen.use(flags.strong);
    pen.line(0.0F, 0.5F, 1.0F, 0.5F);
}

void draw_mirror_both(const Flags& flags) {
    flags.flag(false, false, true);
    flags.flag(true, false, false);
    flags.flag(false, true, false);
    flags.flag(true, true, false);
    flags.pen.line(0.5F, 0.0F, 0.5F, 1.0F);
    flags.pen.line(0.0F, 0.5F, 1.0F, 0.5F);
}

// So many arrows round the middle.
void draw_turns(const IconPen& pen, int turns) {
    constexpr float whole = 6.2831853F;
    constexpr float radius = 0.4F;
    const float part = whole / static_cast<float>(turns);
    for (int turn = 0; turn < turns; ++turn) {
        const float from = part * static_cast<float>(turn) - whole * 0.25F;
        const float to = from + part * 0.66F;
        pen.arc(0.5F, 0.5F, radius, from, to);
        const auto on_circle = [&](float angle, float away) {
            return ImVec2{0.5F + away * std::cos(angle), 0.5F + away * std::sin(angle)};
        };
        pen.shape(ThreeSpots{
            {on_circle(to, radius + 0.12F), on_circle(to + 0.5F, radius), on_circle(to, radius - 0.12F)}});
    }
    pen.disc(0.5F, 0.5F, 0.09F);
}

void draw_no_symmetry(const Flags& flags) {
    flags.pen.shape(ThreeSpots{{ImVec2{0.5F, 0.15F}, ImVec2{0.86F, 0.85F}, ImVec2{0.14F, 0.85F}}});
}

}  // namespace

void draw_symmetry_icon(const PanelContext& ui, IconPen& pen, Symmetry symmetry, Ink line) {
    ImVec4 faint = ui.colour(line);
    faint.w *= 0.5F;
    const Flags flags{pen, pen.ink(), ImGui::GetColorU32(faint)};
    switch (symmetry) {
        case Symmetry::none:
            return draw_no_symmetry(flags);
        case Symmetry::left_right:
            return draw_mirror_left_right(flags);
        case Symmetry::top_bottom:
            return draw_mirror_top_bottom(flags);
        case Symmetry::both:
            return draw_mirror_both(flags);
        case Symmetry::half_turn:
            return draw_turns(pen, 2);
        case Symmetry::quarter_turns:
            return draw_turns(pen, 4);
    }
}

}  // namespace fovlab
