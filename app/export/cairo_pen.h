// A pen that draws with Cairo: into a bitmap or into a page.
//
// Units: pixels of the figure. Dashes are those of the window, times `scale`. Text stands where the window would put it: a
// line of `size` pixels reaches from the font's ascent to its descent.
#pragma once

#include "core/figure/pen.h"

#include <cstdint>

struct _cairo;  // NOLINT(bugprone-reserved-identifier): Cairo's own name of cairo_t

namespace fovlab {

// A bitmap's cells end on whole pixels; those of a page overlap a little, so that no reader of it shows a seam between
// two cells. On a page very many cells are a picture with a pixel for each.
enum class Surface : std::uint8_t { bitmap, page };

class CairoPen : public Pen {
public:
    // All but the palette belongs to whoever makes it; both must outlive it.
    CairoPen(_cairo* cairo, const Palette& palette, Surface surface, double scale = 1.0);

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
    void use(Paint paint);
    void cells_as_image(const Scene& scene, const Placement& map);
    void path(std::span<const Spot> points, bool closed);
    void box_path(const PixelRect& box, double rounding);
    void stroke(double width);
    void dash(Mark mark);

    _cairo* cairo_;
    const Palette& palette_;
    Surface surface_;
    double scale_;
};

}  // namespace fovlab
