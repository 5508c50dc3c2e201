#include "core/figure/draw_parts.h"

#include <algorithm>
#include <array>
#include <optional>
#include <vector>

namespace fovlab {
namespace {

constexpr double k_closest = 10.0;  // between two strokes, measured along the grid; pixels at scale 1
constexpr double k_level_strength = 0.6;

// Long strokes from bottom left to top right that run on from cell to cell, so that a dark part of the map is hatched
// as one area.
class Hatching {
public:
    explicit Hatching(const Drawing& drawing) : drawing_(drawing), window_(drawing.in_view()) {}

    void draw() {
        int strokes = 1;  // a cell
        while (drawing_.cell_at_scale_1() / (2 * strokes) >= k_closest) {
            strokes *= 2;
        }
        draw_slanted(strokes);
        draw_level(strokes);
    }

private:
    struct Stroke {
        Spot from;
        Spot to;
    };
    static constexpr std::array<Ink, 2> k_tones{Ink::hatch_on_bright, Ink::hatch_on_dark};

    void draw_slanted(int strokes) {
        const int first = (window_.left + window_.top) * strokes;
        const int last = (window_.right + window_.bottom) * strokes;
        for (int i = first; i <= last; ++i) {
            find_strokes(i / strokes, static_cast<double>(i % strokes) / strokes);
        }
        draw_found();
    }

    // Level strokes, paler: what is not known must not look like what is dark. From run to run of cells with that mark.
    void draw_level(int strokes) const {
        for (int y = window_.top; y < window_.bottom; ++y) {
            for (int x = window_.left; x < window_.right;) {
                const int first = x;
                const std::optional<std::size_t> tone = tone_of({x, y}, Mark::lines);
                while (x < window_.right && tone_of({x, y}, Mark::lines) == tone) {
                    ++x;
                }
                for (int i = 0; tone && i < strokes; ++i) {
                    const Spot at = drawing_.pixel({first * 1.0, y + (i + 0.5) / strokes});
                    const double thick = drawing_.px(1.0);
                    drawing_.pen.crisp({at.x, at.y - thick / 2.0, (x - first) * drawing_.cell(), thick},
                                       {k_tones[*tone], k_level_strength});
                }
            }
        }
    }

    // The line on which x + y is `whole` + `part`: down its rows it passes two cells in each, or one where the part
    // is 0.
    void find_strokes(int whole, double part) {
        const int top = std::max(window_.top, whole - window_.right);
        const int bottom = std::min(window_.bottom, whole - window_.left + 1);
        for (int y = top; y < bottom; ++y) {
            if (part > 0.0) {
                pass({whole - y, y}, y + 0.0, whole + part);
            }
            pass({whole - y - 1, y}, y + part, whole + part);
        }
        finish(bottom, whole + part);
    }

    void pass(Point cell, double y, double sum) {
        const std::optional<std::size_t> tone = tone_of(cell, Mark::hatch);
        if (tone != tone_) {
            finish(y, sum);
            tone_ = tone;
            from_ = y;
        }
    }

    void finish(double y, double sum) {
        if (tone_ && y > from_) {
            found_[*tone_].push_back({drawing_.pixel({sum - from_, from_}), drawing_.pixel({sum - y, y})});
        }
        tone_.reset();
    }

    std::optional<std::size_t> tone_of(Point cell, Mark mark) const {
        if (cell.x < window_.left || cell.x >= window_.right) {
            return std::nullopt;
        }
        const CellLook look = drawing_.look_at(cell);
        if (drawing_.mark(ink_of(look)) != mark) {
            return std::nullopt;
        }
        return drawing_.bright(look) ? 0U : 1U;
    }

    // Tone by tone: strokes of one paint in a row make small files.
    void draw_found() const {
        for (std::size_t tone = 0; tone < k_tones.size(); ++tone) {
            for (const Stroke& stroke : found_[tone]) {
                drawing_.line(stroke.from, stroke.to, {k_tones[tone]}, drawing_.px(1.0));
            }
        }
    }

    const Drawing& drawing_;
    CellWindow window_;
    std::array<std::vector<Stroke>, k_tones.size()> found_;
    std::optional<std::size_t> tone_;
    double from_ = 0.0;  // the row coordinate at which the stroke now followed began
};

}  // namespace

void draw_hatching(const Drawing& drawing) { Hatching(drawing).draw(); }

}  // namespace fovlab
