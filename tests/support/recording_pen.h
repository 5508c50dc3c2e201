// A pen that writes down what it is told, for comparing pictures stroke by stroke.
//
// Units: pixels from an origin that the test gives, such as the map's.
#pragma once

#include "core/figure/pen.h"

#include <string>
#include <vector>

namespace fovlab::test {

struct RecordedStroke {
    enum class Kind { polygon, rectangle, disc, line, frame, ring, curve, text, cells };
    Kind kind = Kind::polygon;
    std::vector<Spot> spots;  // corners, or the centre, or the place of text
    Paint paint{};
    double size = 0.0;  // radius, width or height of text
    Mark mark = Mark::none;
    std::string words;  // or the name of the group that began before
};

class RecordingPen : public Pen {
public:
    explicit RecordingPen(Spot origin = {}) : origin_(origin) {}

    const std::vector<RecordedStroke>& strokes() const { return strokes_; }
    std::size_t count(RecordedStroke::Kind kind) const;

    void polygon(std::span<const Spot> corners, Paint paint) override;
    void rectangle(const PixelRect& box, Paint paint, double rounding) override;
    void disc(Spot centre, double radius, Paint paint) override;
    void line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) override;
    void frame(const PixelRect& box, Paint paint, double width, double rounding) override;
    void ring(Spot centre, double radius, Paint paint, double width) override;
    void curve(std::span<const Spot, 4> spots, Paint paint, double width) override;
    void text(Spot at, std::string_view words, double size, Paint paint, bool bold) override;
    void cells(const Scene& scene, const Placement& map) override;
    void clip(const PixelRect&) override {}
    void unclip() override {}

private:
    void add(RecordedStroke::Kind kind, std::span<const Spot> spots, Paint paint, double size,
             Mark mark = Mark::none, std::string_view words = {});

    Spot origin_;
    std::vector<RecordedStroke> strokes_;
};

// The first difference in words; empty when there is none. Places and sizes may differ by less than a thousandth of a pixel.
std::string difference_of(const std::vector<RecordedStroke>& a, const std::vector<RecordedStroke>& b);

}  // namespace fovlab::test
