// Text of mixed looks, broken into lines: pure geometry, so that tests can read it as a map of letters.
//
// Lines break at blanks; a word too long for a line breaks where it must. A cell such as (3, 4) stays together, and so does what
// stands right before and after it. Fractions such as −3/8 are pieces of their own. Units: those of the measure.
#pragma once

#include "core/geometry/slope.h"
#include "core/grid/point.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// What is set without a break in it, all of one look.
struct TextPiece {
    std::string text;
    std::size_t span = 0;      // of which span it comes
    bool blank_before = true;  // else it belongs to the piece before it, and stands on the same line
    std::optional<Point> cell = {};
    std::optional<SlopeDigits> fraction = {};  // then there is no text
};

std::vector<TextPiece> pieces_of(const std::vector<Span>& spans);

struct PieceSize {
    float width = 0.0F;
    float height = 0.0F;
};

struct PlacedPiece {
    TextPiece piece;
    float x = 0.0F;
    float width = 0.0F;
};

struct TextLine {
    float top = 0.0F;
    float height = 0.0F;
    std::vector<PlacedPiece> pieces;
};

struct TextLayout {
    std::vector<TextLine> lines;
    float height = 0.0F;
};

struct TextMeasure {
    std::function<PieceSize(const TextPiece&)> size;
    float blank = 1.0F;  // between words
    float line = 1.0F;   // height of a line, at least
};

TextLayout set_text(std::vector<TextPiece> pieces, float width, const TextMeasure& measure);

}  // namespace fovlab
