// Text of lessons as maps of letters: each letter is one wide.
#include "app/panels/text_layout.h"

#include "core/grid/utf8.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

// A fraction is as wide as its longer number, and two lines high.
PieceSize size_of(const TextPiece& piece) {
    if (piece.fraction) {
        const std::size_t digits = std::max(piece.fraction->upper.size(), piece.fraction->lower.size());
        return {static_cast<float>(digits + (piece.fraction->minus.empty() ? 0 : 1)), 2.0F};
    }
    return {static_cast<float>(character_count(piece.text).value_or(0)), 1.0F};
}

std::string words_of(const TextPiece& piece) {
    return piece.fraction
               ? "<" + piece.fraction->minus + piece.fraction->upper + ":" + piece.fraction->lower + ">"
               : piece.text;
}

// The lines, each ended by a bar; pieces stand where the layout has them.
std::string map_of(const std::vector<Span>& spans, float width) {
    const TextLayout layout = set_text(pieces_of(spans), width, {size_of, 1.0F, 1.0F});
    std::string map;
    for (const TextLine& line : layout.lines) {
        float x = 0.0F;
        for (const PlacedPiece& placed : line.pieces) {
            map.append(static_cast<std::size_t>(placed.x - x), ' ');
            map += words_of(placed.piece);
            x = placed.x + placed.width;
        }
        map += "|\n";
    }
    return map;
}

std::string map_of(const std::string& words, float width) { return map_of({Span{words}}, width); }

Span strong(const std::string& words) {
    Span span{words};
    span.strong = true;
    return span;
}

}  // namespace

TEST_CASE("lines break at blanks, and are as full as they can be") {
    CHECK(map_of("the viewer sees what it looks at", 12.0F) ==
          "the viewer|\n"
          "sees what it|\n"
          "looks at|\n");
}

TEST_CASE("no words make no line") {
    CHECK(map_of("", 10.0F).empty());
    CHECK(map_of("  \n ", 10.0F).empty());
    CHECK(set_text({}, 10.0F, {size_of, 1.0F, 1.0F}).height == 0.0F);
}

TEST_CASE("several blanks and line ends are one blank") { CHECK(map_of("a  b\n c", 10.0F) == "a b c|\n"); }

TEST_CASE("looks change within a word without a break") {
    CHECK(map_of({Span{"all of "}, strong("this"), Span{", and that"}}, 11.0F) ==
          "all of|\n"
          "this, and|\n"
          "that|\n");
}

TEST_CASE("a word that is longer than a line breaks where it must") {
    CHECK(map_of("see abcdefghijkl", 5.0F) ==
          "see|\n"
          "abcde|\n"
          "fghij|\n"
          "kl|\n");
    CHECK(map_of("äöüß", 2.0F) == "äö|\nüß|\n");
    CHECK(map_of("abc", 0.0F) == "a|\nb|\nc|\n");
}

TEST_CASE("a cell stays together, with what stands right before and behind it") {
    CHECK(map_of("look at (3, 4), then", 10.0F) ==
          "look at|\n"
          "(3, 4),|\n"
          "then|\n");
}

TEST_CASE("cells are found as people write them, and nothing else is one") {
    const auto cells = [](const std::string& words) {
        std::string found;
        for (const TextPiece& piece : pieces_of({Span{words}})) {
            found +=
                piece.cell ? std::to_string(piece.cell->x) + ":" + std::to_string(piece.cell->y) + " " : "";
        }
        return found;
    };
    CHECK(cells("from (3, 4) to (12,0).") == "3:4 12:0 ");
    CHECK(cells("((1, 2))") == "1:2 ");
    for (const char* none :
         {"(3, 4", "(3)", "(a, b)", "(3, 4, 5)", "(, 4)", "(-1, 2)", "(3,  4)", "(", "(99999, 1)"}) {
        INFO(none);
        CHECK(cells(none).empty());
    }
}

TEST_CASE("fractions are pieces of their own, but not in code") {
    CHECK(map_of("slope \u22123/8, or", 20.0F) == "slope <\u22123:8>, or|\n");
    Span code{"3/8"};
    code.code = true;
    CHECK(map_of({code}, 20.0F) == "3/8|\n");
}

TEST_CASE("a line with a fraction in it is higher, and those below make room") {
    const TextLayout layout = set_text(pieces_of({Span{"a 1/2 b c d"}}), 5.0F, {size_of, 1.0F, 1.0F});
    REQUIRE(layout.lines.size() == 2);
    CHECK(layout.lines[0].height == 2.0F);
    CHECK(layout.lines[1].top == 2.0F);
    CHECK(layout.height == 3.0F);
}

}  // namespace fovlab
