#include "app/panels/flow_text.h"

#include "app/panels/fraction.h"
#include "core/geometry/slope.h"

#include <algorithm>
#include <cctype>
#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr std::string_view k_minus = "\u2212";

bool is_digit(char c) { return std::isdigit(static_cast<unsigned char>(c)) != 0; }

// A word, with the fraction that it holds, if any, and what stands before and after that.
struct Piece {
    std::string before;
    SlopeDigits fraction;
    std::string after;

    bool has_fraction() const { return !fraction.lower.empty(); }
};

Piece piece_of(std::string_view word) {
    const std::size_t bar = word.find('/');
    std::size_t from = bar == std::string_view::npos ? 0 : bar;
    std::size_t to = from;
    while (from > 0 && is_digit(word[from - 1])) {
        --from;
    }
    for (to = std::min(to + 1, word.size()); to < word.size() && is_digit(word[to]); ++to) {
    }
    if (bar == std::string_view::npos || from == bar || to == bar + 1) {
        return {std::string(word), {}, {}};
    }
    const bool negative =
        from >= k_minus.size() && word.substr(from - k_minus.size(), k_minus.size()) == k_minus;
    from -= negative ? k_minus.size() : 0;
    return {std::string(word.substr(0, from)), digits_of(std::string(word.substr(from, to - from))),
            std::string(word.substr(to))};
}

// Walks through the words line by line; measures, and paints where it is told to.
class Flow {
public:
    Flow(const PanelContext& ui, float width)
        : ui_(ui), width_(width), blank_(width_of(" ")), gap_(ui.px(1.5F)) {}

    void paint_at(ImVec2 at, ImU32 colour) {
        at_ = at;
        colour_ = colour;
        list_ = ImGui::GetWindowDrawList();
    }

    float run(std::string_view words) {
        while (!words.empty()) {
            const std::size_t end = std::min(words.find(' '), words.size());
            add(piece_of(words.substr(0, end)));
            words.remove_prefix(std::min(end + 1, words.size()));
        }
        finish_line();
        return y_;
    }

private:
    static float width_of(const std::string& text) {
        return ImGui::GetFont()->CalcTextSizeA(ImGui::GetFontSize(), 1e9F, 0.0F, text.c_str()).x;
    }

    float width_of(const Piece& piece) const {
        const float fraction =
            piece.has_fraction() ? fraction_size(ui_, piece.fraction).x + 2.0F * gap_ : 0.0F;
        return width_of(piece.before) + fraction + width_of(piece.after);
    }

    void add(Piece piece) {
        const float width = width_of(piece);
        if (!line_.empty() && x_ + blank_ + width > width_) {
            finish_line();
        }
        x_ += (line_.empty() ? 0.0F : blank_) + width;
        line_.push_back(std::move(piece));
    }

    void finish_line() {
        float height = ImGui::GetFontSize();
        for (const Piece& piece : line_) {
            if (piece.has_fraction()) {
                height = std::max(height, fraction_size(ui_, piece.fraction).y);
            }
        }
        if (list_) {
            paint_line(height);
        }
        y_ += line_.empty() ? 0.0F : height + ui_.px(2.0F);
        x_ = 0.0F;
        line_.clear();
    }

    void paint_line(float height) const {
        float x = at_.x;
        const float middle = at_.y + y_ + height / 2.0F;
        const auto text = [&](const std::string& words) {
            list_->AddText({x, middle - ImGui::GetFontSize() / 2.0F}, colour_, words.c_str());
            x += width_of(words);
        };
        for (const Piece& piece : line_) {
            text(piece.before);
            if (piece.has_fraction()) {
                const ImVec2 size = fraction_size(ui_, piece.fraction);
                x += gap_;
                paint_fraction(ui_, *list_, {x, middle - size.y / 2.0F}, piece.fraction, colour_);
                x += size.x + gap_;
            }
            text(piece.after);
            x += blank_;
        }
    }

    const PanelContext& ui_;
    float width_;
    float blank_;
    float gap_;  // beside a fraction
    float x_ = 0.0F;
    float y_ = 0.0F;
    std::vector<Piece> line_;
    ImVec2 at_;
    ImU32 colour_ = 0;
    ImDrawList* list_ = nullptr;  // none: only measured
};

}  // namespace

float flow_height(const PanelContext& ui, std::string_view words, float width) {
    return Flow(ui, width).run(words);
}

void paint_flow(const PanelContext& ui, ImVec2 at, float width, std::string_view words, Ink ink) {
    Flow flow(ui, width);
    flow.paint_at(at, ImGui::GetColorU32(ui.colour(ink)));
    flow.run(words);
}

}  // namespace fovlab
