// What all that draws on the canvas shares: where the map lies, how inks look, how thick a pixel is, and strokes with
// dashes, which the drawing library does not have.
//
// Units: window pixels.
#pragma once

#include "app/canvas/view_transform.h"
#include "core/figure/palette.h"

#include <imgui.h>

#include <optional>
#include <string_view>
#include <vector>

namespace fovlab {

ImU32 to_imgui(Colour colour);

struct DrawKit {
    ImDrawList* list = nullptr;
    const Palette* palette = nullptr;
    ViewTransform view;
    PixelRect area;      // of the canvas
    double scale = 1.0;  // of the display
    // Sharper than the usual font made smaller; null: there are none.
    const ImFont* small = nullptr;
    const ImFont* tiny = nullptr;
    std::optional<PixelRect> shown{};  // of a wipe: this picture's half, where its labels stand

    ImU32 colour(Ink ink) const { return to_imgui((*palette)[ink].colour); }
    ImVec2 pixel(Spot cells) const;
    float px(double at_scale_1) const { return static_cast<float>(at_scale_1 * scale); }

    // A line through pixels, unbroken, dashed or dotted as the mark says.
    void stroke(const std::vector<ImVec2>& points, bool closed, ImU32 colour, Mark mark, float width) const;
    void text(ImVec2 at, ImU32 ink, std::string_view words, float size) const;
    ImVec2 text_size(std::string_view words, float size) const;

private:
    const ImFont* font_of(float size) const;
};

}  // namespace fovlab
