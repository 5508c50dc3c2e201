// A pen that writes SVG 1.1: small, text as text, with a title and a description for screen readers.
//
// Units: pixels of the figure. The text is UTF-8 and stands alone: no style sheet, no script, no link to anything. Strokes of one
// paint that follow each other are one path. Groups are elements <g class="…">; in the group "cells" stands a path for every kind of
// cell, in units of a cell, with what is known of them as its class: "visible floor", "dark wall", "visible floor only-left".
#pragma once

#include "core/figure/pen.h"

#include <memory>
#include <string>

namespace fovlab {

struct SvgHead {
    double width = 0.0;  // pixels
    double height = 0.0;
    std::string title;        // what is shown
    std::string description;  // in sentences
};

class SvgPen : public Pen {
public:
    // The palette outlives the pen. Dashes are as many times longer.
    explicit SvgPen(const Palette& palette, double scale = 1.0);
    ~SvgPen() override;

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
    void group(std::string_view name) override;

    // The whole file. Once.
    std::string finish(const SvgHead& head);

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fovlab
