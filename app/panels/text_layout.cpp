#include "app/panels/text_layout.h"

#include "app/panels/word_piece.h"
#include "core/grid/utf8.h"

#include <algorithm>
#include <cctype>
#include <string_view>
#include <utility>

namespace fovlab {
namespace {

constexpr std::size_t k_most_digits = 4;  // of a coordinate: more would be no cell of any map

bool is_blank(char c) { return c == ' ' || c == '\n' || c == '\t' || c == '\r'; }

// A number at `at`, which moves behind it; none where there is none.
std::optional<int> number_at(std::string_view text, std::size_t& at) {
    int number = 0;
    const std::size_t from = at;
    while (at < text.size() && std::isdigit(static_cast<unsigned char>(text[at])) != 0) {
        number = at - from < k_most_digits ? number * 10 + (text[at] - '0') : number;
        ++at;
    }
    return at > from && at - from <= k_most_digits ? std::optional(number) : std::nullopt;
}

struct FoundCell {
    Point cell;
    std::size_t length = 0;  // of its words
};

// The cell whose words begin at `at`: "(3, 4)" or "(3,4)".
std::optional<FoundCell> cell_at(std::string_view text, std::size_t at) {
    std::size_t end = at + 1;
    const std::optional<int> x = number_at(text, end);
    if (text[at] != '(' || !x || end >= text.size() || text[end] != ',') {
        return std::nullopt;
    }
    end += end + 1 < text.size() && text[end + 1] == ' ' ? 2 : 1;
    const std::optional<int> y = number_at(text, end);
    if (!y || end >= text.size() || text[end] != ')') {
        return std::nullopt;
    }
    return FoundCell{{*x, *y}, end + 1 - at};
}

class Splitter {
public:
    std::vector<TextPiece> run(const std::vector<Span>& spans) {
        for (std::size_t i = 0; i < spans.size(); ++i) {
            span_ = i;
            code_ = spans[i].code;
            split(spans[i].text);
            flush();
        }
        return std::move(pieces_);
    }

private:
    void split(std::string_view text) {
        std::size_t at = 0;
        while (at < text.size()) {
            const std::optional<FoundCell> found = text[at] == '(' ? cell_at(text, at) : std::nullopt;
            if (found) {
                flush();
                add({std::string(text.substr(at, found->length)), span_, blank_, found->cell, {}});
                at += found->length;
            } else if (is_blank(text[at])) {
                flush();
                blank_ = true;
                ++at;
            } else {
                word_ += text[at++];
            }
        }
    }

    void flush() {
        if (word_.empty()) {
            return;
        }
        const std::string word = std::exchange(word_, {});
        const WordPiece found = code_ ? WordPiece{word, {}, {}} : word_piece(word);
        if (!found.before.empty()) {
            add({found.before, span_, blank_, {}, {}});
        }
        if (found.has_fraction()) {
            add({{}, span_, blank_, {}, found.fraction});
        }
        if (!found.after.empty()) {
            add({found.after, span_, blank_, {}, {}});
        }
    }

    void add(TextPiece piece) {
        pieces_.push_back(std::move(piece));
        blank_ = false;
    }

    std::vector<TextPiece> pieces_;
    std::string word_;
    std::size_t span_ = 0;
    bool code_ = false;
    bool blank_ = true;
};

}  // namespace

std::vector<TextPiece> pieces_of(const std::vector<Span>& spans) { return Splitter().run(spans); }

namespace {

class Setter {
public:
    Setter(float width, const TextMeasure& measure) : width_(width), measure_(measure) {}

    TextLayout run(std::vector<TextPiece> pieces) {
        std::size_t from = 0;
        while (from < pieces.size()) {
            std::size_t to = from + 1;
            while (to < pieces.size() && !pieces[to].blank_before) {
                ++to;
            }
            add_word({pieces.begin() + static_cast<std::ptrdiff_t>(from),
                      pieces.begin() + static_cast<std::ptrdiff_t>(to)});
            from = to;
        }
        finish_line();
        return std::move(layout_);
    }

private:
    // Pieces that stay together.
    void add_word(const std::vector<TextPiece>& word) {
        float width = 0.0F;
        for (const TextPiece& piece : word) {
            width += measure_.size(piece).width;
        }
        if (!line_.pieces.empty() && x_ + measure_.blank + width > width_) {
            finish_line();
        }
        x_ += line_.pieces.empty() ? 0.0F : measure_.blank;
        for (const TextPiece& piece : word) {
            place(piece);
        }
    }

    void place(TextPiece piece) {
        PieceSize size = measure_.size(piece);
        while (x_ + size.width > width_ && !piece.text.empty() && !piece.cell) {
            TextPiece head = piece;
            head.text = beginning_that_fits(piece);
            if (head.text.size() == piece.text.size()) {
                break;
            }
            put(head, measure_.size(head));
            finish_line();
            piece.text.erase(0, head.text.size());
            piece.blank_before = false;
            size = measure_.size(piece);
        }
        put(std::move(piece), size);
    }

    // At least one character, so that even the narrowest column gets on.
    std::string beginning_that_fits(const TextPiece& piece) const {
        TextPiece part = piece;
        std::size_t end = 0;
        while (end < piece.text.size()) {
            const std::optional<Utf8Character> character = character_at(piece.text, end);
            const std::size_t next = end + (character ? character->bytes.size() : 1);
            part.text = piece.text.substr(0, next);
            if (end > 0 && x_ + measure_.size(part).width > width_) {
                break;
            }
            end = next;
        }
        return piece.text.substr(0, end);
    }

    void put(TextPiece piece, PieceSize size) {
        line_.height = std::max(line_.height, size.height);
        line_.pieces.push_back({std::move(piece), x_, size.width});
        x_ += size.width;
    }

    void finish_line() {
        if (!line_.pieces.empty()) {
            line_.top = layout_.height;
            line_.height = std::max(line_.height, measure_.line);
            layout_.height += line_.height;
            layout_.lines.push_back(std::move(line_));
        }
        line_ = {};
        x_ = 0.0F;
    }

    float width_;
    const TextMeasure& measure_;
    TextLayout layout_;
    TextLine line_;
    float x_ = 0.0F;
};

}  // namespace

TextLayout set_text(std::vector<TextPiece> pieces, float width, const TextMeasure& measure) {
    return Setter(width, measure).run(std::move(pieces));
}

}  // namespace fovlab
