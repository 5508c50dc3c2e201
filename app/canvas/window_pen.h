// The pen of the window: strokes into a draw list of Dear ImGui, cells as a texture, text and thin lines on whole pixels.
//
// Units: window pixels. It refers to what it is made of.
#pragma once

#include "app/canvas/cell_texture.h"
#include "app/canvas/draw_kit.h"
#include "core/figure/pen.h"
#include "core/figure/picture_text.h"

#include <optional>
#include <vector>

namespace fovlab {

class WindowPen : public Pen {
public:
    // Without a texture for the ground of cells.
    explicit WindowPen(const DrawKit& kit) : kit_(kit) {}
    WindowPen(const DrawKit& kit, CellTexture& cells, TextureStore& textures)
        : kit_(kit), cells_(&cells), textures_(&textures) {}

    void polygon(std::span<const Spot> corners, Paint paint) override;
    void rectangle(const PixelRect& box, Paint paint, double rounding) override;
    void disc(Spot centre, double radius, Paint paint) override;
    void crisp(const PixelRect& box, Paint paint) override;
    void line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) override;
    void frame(const PixelRect& box, Paint paint, double width, double rounding) override;
    void ring(Spot centre, double radius, Paint paint, double width) override;
    void curve(std::span<const Spot, 4> spots, Paint paint, double width) override;
    void text(Spot at, std::string_view words, double size, Paint paint, bool bold) override;
    void cells(const Scene& scene, const Placement& map) override;
    void clip(const PixelRect& box) override;
    void unclip() override;

private:
    ImU32 colour(Paint paint) const { return to_imgui(colour_of(*kit_.palette, paint)); }
    // In a buffer that the next call uses again.
    std::vector<ImVec2>& to_pixels(std::span<const Spot> spots);

    const DrawKit& kit_;
    CellTexture* cells_ = nullptr;
    TextureStore* textures_ = nullptr;
    std::vector<ImVec2> pixels_;
};

// What the figures' way of drawing must know of this window.
TextRoom room_of(const DrawKit& kit, std::optional<Point> pointed);

}  // namespace fovlab
