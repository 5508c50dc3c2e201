#include "tests/support/recording_pen.h"

#include <algorithm>
#include <cmath>

namespace fovlab::test {
namespace {

using Kind = RecordedStroke::Kind;

bool near(double a, double b) { return std::abs(a - b) < 1e-3; }
bool near(Spot a, Spot b) { return near(a.x, b.x) && near(a.y, b.y); }

bool same(const RecordedStroke& a, const RecordedStroke& b) {
    return a.kind == b.kind && a.paint.ink == b.paint.ink && near(a.paint.strength, b.paint.strength) &&
           near(a.size, b.size) && a.mark == b.mark && a.words == b.words &&
           a.spots.size() == b.spots.size() &&
           std::equal(a.spots.begin(), a.spots.end(), b.spots.begin(),
                      [](Spot x, Spot y) { return near(x, y); });
}

std::string told(const RecordedStroke& stroke) {
    std::string words = "kind " + std::to_string(static_cast<int>(stroke.kind)) + ", ink " +
                        std::to_string(static_cast<int>(stroke.paint.ink)) + ", size " +
                        std::to_string(stroke.size) + ", \"" + stroke.words + "\"";
    for (const Spot spot : stroke.spots) {
        words += " (" + std::to_string(spot.x) + ", " + std::to_string(spot.y) + ")";
    }
    return words;
}

std::vector<Spot> corners_of(const PixelRect& box) { return {{box.x, box.y}, {box.right(), box.bottom()}}; }

}  // namespace

std::size_t RecordingPen::count(Kind kind) const {
    return static_cast<std::size_t>(std::count_if(
        strokes_.begin(), strokes_.end(), [kind](const RecordedStroke& s) { return s.kind == kind; }));
}

void RecordingPen::add(Kind kind, std::span<const Spot> spots, Paint paint, double size, Mark mark,
                       std::string_view words) {
    RecordedStroke stroke{kind, {}, paint, size, mark, std::string(words)};
    for (const Spot spot : spots) {
        stroke.spots.push_back({spot.x - origin_.x, spot.y - origin_.y});
    }
    strokes_.push_back(std::move(stroke));
}

void RecordingPen::polygon(std::span<const Spot> corners, Paint paint) {
    add(Kind::polygon, corners, paint, 0.0);
}
void RecordingPen::rectangle(const PixelRect& box, Paint paint, double rounding) {
    add(Kind::rectangle, corners_of(box), paint, rounding);
}
void RecordingPen::disc(Spot centre, double radius, Paint paint) {
    add(Kind::disc, std::span(&centre, 1), paint, radius);
}
void RecordingPen::line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) {
    add(Kind::line, points, paint, width, mark, closed ? "closed" : "");
}
void RecordingPen::frame(const PixelRect& box, Paint paint, double width, double rounding) {
    add(Kind::frame, corners_of(box), paint, width, Mark::none, rounding > 0.0 ? "rounded" : "");
}
void RecordingPen::ring(Spot centre, double radius, Paint paint, double width) {
    const Spot spots[] = {centre, {centre.x + radius, centre.y}};
    add(Kind::ring, spots, paint, width);
}
void RecordingPen::curve(std::span<const Spot, 4> spots, Paint paint, double width) {
    add(Kind::curve, spots, paint, width);
}
void RecordingPen::text(Spot at, std::string_view words, double size, Paint paint, bool bold) {
    add(Kind::text, std::span(&at, 1), paint, size, bold ? Mark::solid : Mark::none, words);
}
void RecordingPen::cells(const Scene& scene, const Placement& map) {
    const Spot spots[] = {map.to_pixel({0.0, 0.0}), map.to_pixel({scene.width * 1.0, scene.height * 1.0})};
    std::string inks;
    for (const CellLook& look : scene.cells) {
        inks += static_cast<char>('!' + static_cast<int>(ink_of(look)));
    }
    add(Kind::cells, spots, {}, map.cell, Mark::none, inks);
}

std::string difference_of(const std::vector<RecordedStroke>& a, const std::vector<RecordedStroke>& b) {
    for (std::size_t i = 0; i < std::min(a.size(), b.size()); ++i) {
        if (!same(a[i], b[i])) {
            return "stroke " + std::to_string(i) + " is " + told(a[i]) + " and " + told(b[i]);
        }
    }
    return a.size() == b.size()
               ? ""
               : std::to_string(a.size()) + " strokes and " + std::to_string(b.size()) + " strokes";
}

}  // namespace fovlab::test
