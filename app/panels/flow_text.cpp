#include "app/panels/flow_text.h"

#include "app/panels/fraction.h"
#include "app/panels/word_piece.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {
namespace {

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
            add(word_piece(words.substr(0, end)));
            words.remove_prefix(std::min(end + 1, words.size()));
        }
        finish_line();
        return y_;
    }

private:
    static float width_of(const std::string& text) {
        return ImGui::GetFont()->CalcTextSizeA(ImGui::GetFontSize(), 1e9F, 0.0F, text.c_str()).x;
    }

    float width_of(const WordPiece& piece) const {
        const float fraction =
            piece.has_fraction() ? fraction_size(ui_, piece.fraction).x + 2.0F * gap_ : 0.0F;
        return width_of(piece.before) + fraction + width_of(piece.after);
    }

    void add(WordPiece piece) {
        const float width = width_of(piece);
        if (!line_.empty() && x_ + blank_ + width > width_) {
            finish_line();
        }
        x_ += (line_.empty() ? 0.0F : blank_) + width;
        line_.push_back(std::move(piece));
    }

    void finish_line() {
        float height = ImGui::GetFontSize();
        for (const WordPiece& piece : line_) {
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
        for (const WordPiece& piece : line_) {
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
    std::vector<WordPiece> line_;
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
