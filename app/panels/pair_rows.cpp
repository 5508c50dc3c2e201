#include "app/panels/pair_rows.h"

#include "app/panels/widgets.h"
#include "app/session/pair_words.h"
#include "app/session/words.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_pad = 7.0F;
constexpr float k_column = 44.0F;  // of a mark
constexpr float k_narrow_column = 34.0F;
constexpr float k_narrow = 290.0F;  // a table
constexpr float k_mark = 5.5F;
constexpr float k_tip_ems = 26.0F;

class Rows {
public:
    explicit Rows(PanelContext& ui)
        : ui_(ui),
          list_(*ImGui::GetWindowDrawList()),
          width_(ImGui::GetContentRegionAvail().x),
          line_(ImGui::GetTextLineHeight()),
          column_(ui.px(width_ < ui.px(k_narrow) ? k_narrow_column : k_column)),
          font_(width_ < ui.px(k_narrow) * 0.85F ? ui.fonts.tiny : ui.fonts.small) {}

    void head() const {
        const ImVec2 at = ImGui::GetCursorScreenPos();
        ImGui::PushFont(font_);
        for (const int which : {0, 1}) {
            const std::string_view words = word(which == 0 ? Word::pair_forth : Word::pair_back);
            const float width = ImGui::CalcTextSize(words.data()).x;
            list_.AddText({column(at.x, which) - width / 2.0F, at.y}, ink(Ink::text_dim), words.data());
        }
        const float height = ImGui::GetTextLineHeight();
        ImGui::PopFont();
        ImGui::Dummy({width_, height});
    }

    void draw(const AlgorithmInfo& algorithm) const {
        const bool chosen = algorithm.algorithm == ui_.session.algorithm();
        const std::optional<PairAnswer>& answer = ui_.session.pair_answer(algorithm.algorithm);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        const float height = line_ + ui_.px(9.0F);
        const std::string id = "##pair.algorithm" + std::string(algorithm.id);
        if (ImGui::InvisibleButton(id.c_str(), {width_, height}) && !chosen) {
            ui_.actions.emplace_back(SetAlgorithm{algorithm.algorithm});
        }
        const bool hot = ImGui::IsItemHovered();
        note_place(ui_, ActionId::pair_algorithm);
        const ImVec2 to{at.x + width_, at.y + height};
        list_.AddRectFilled(at, to, ink(hot ? Ink::control_hot : Ink::control), ui_.px(5.0F));
        if (chosen) {
            list_.AddRect(at, to, ink(Ink::accent), ui_.px(5.0F), ImDrawFlags_None, ui_.px(2.0F));
        }
        const float middle = at.y + height / 2.0F;
        const bool one_way = answer && answer->one_way();
        name(at.x, middle, algorithm.name, one_way);
        mark(column(at.x, 0), middle, answer ? std::optional(answer->forth.sees) : std::nullopt);
        mark(column(at.x, 1), middle, answer ? std::optional(answer->back.sees) : std::nullopt);
        if (hot && answer && !ImGui::IsAnyMouseDown()) {
            tip(*answer, chosen);
        }
    }

private:
    ImU32 ink(Ink which) const { return ImGui::GetColorU32(ui_.colour(which)); }
    // The middle of a column of marks.
    float column(float left, int which) const {
        return left + width_ - column_ * (which == 0 ? 1.5F : 0.5F) - ui_.px(2.0F);
    }

    // What is left of the marks, and a plate "one way" where it is so.
    void name(float left, float middle, std::string_view words, bool one_way) const {
        ImGui::PushFont(font_);
        const float height = ImGui::GetTextLineHeight();
        float right = left + width_ - 2.0F * column_ - ui_.px(4.0F);
        if (one_way) {
            const float words_end = left + ui_.px(k_pad) + ImGui::CalcTextSize(words.data()).x;
            const float room = right - words_end - ui_.px(14.0F);
            const std::string_view in_words = word(Word::pair_one_way);
            const bool fits = ImGui::CalcTextSize(in_words.data()).x <= room;
            const std::string_view plate = fits ? in_words : word(Word::pair_one_way_sign);
            const float wide = ImGui::CalcTextSize(plate.data()).x + 2.0F * ui_.px(5.0F);
            const float high = height / 2.0F + ui_.px(2.0F);
            right -= wide;
            list_.AddRectFilled({right, middle - high}, {right + wide, middle + high}, ink(Ink::warning),
                                ui_.px(4.0F));
            list_.AddText({right + ui_.px(5.0F), middle - height / 2.0F}, ink(Ink::panel), plate.data());
            right -= ui_.px(4.0F);
        }
        ImGui::PushClipRect({left, middle - height}, {right, middle + height}, true);
        list_.AddText({left + ui_.px(k_pad), middle - height / 2.0F}, ink(Ink::text), words.data());
        ImGui::PopClipRect();
        ImGui::PopFont();
    }

    // A tick, a cross, or three dots while it is not yet known.
    void mark(float x, float y, std::optional<bool> sees) const {
        const float r = ui_.px(k_mark);
        const float thick = ui_.px(2.2F);
        if (!sees) {
            for (const float off : {-r, 0.0F, r}) {
                list_.AddCircleFilled({x + off, y}, ui_.px(1.5F), ink(Ink::text_dim));
            }
        } else if (*sees) {
            const ImVec2 tick[] = {{x - r, y}, {x - r * 0.25F, y + r * 0.75F}, {x + r, y - r * 0.8F}};
            list_.AddPolyline(tick, 3, ink(Ink::added), ImDrawFlags_None, thick);
        } else {
            const float arm = r * 0.75F;
            list_.AddLine({x - arm, y - arm}, {x + arm, y + arm}, ink(Ink::removed), thick);
            list_.AddLine({x - arm, y + arm}, {x + arm, y - arm}, ink(Ink::removed), thick);
        }
    }

    // The reasons, which stand below the table for the algorithm at hand.
    void tip(const PairAnswer& answer, bool chosen) const {
        const Session& session = ui_.session;
        // Over the map: on the table it would cover the other rows.
        const ImVec2 row_at = ImGui::GetItemRectMin();
        ImGui::SetNextWindowPos({row_at.x - ui_.px(16.0F), row_at.y}, ImGuiCond_Always, {1.0F, 0.0F});
        ImGui::BeginTooltip();
        ImGui::PushTextWrapPos(ImGui::GetFontSize() * k_tip_ems);
        for (const bool from_a : {true, false}) {
            ImGui::TextUnformatted(
                way_in_words(from_a ? answer.forth : answer.back, from_a, session.rules(), session.grid())
                    .c_str());
        }
        if (!chosen) {
            ImGui::TextUnformatted(tooltip_with_key(row(ActionId::pair_algorithm)).c_str());
        }
        ImGui::PopTextWrapPos();
        ImGui::EndTooltip();
    }

    PanelContext& ui_;
    ImDrawList& list_;
    float width_;
    float line_;
    float column_;  // of marks
    ImFont* font_;
};

}  // namespace

void pair_rows(PanelContext& ui) {
    const Rows rows(ui);
    rows.head();
    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ui.px(3.0F), ui.px(3.0F)});
    for (const AlgorithmInfo& algorithm : algorithms()) {
        rows.draw(algorithm);
    }
    ImGui::PopStyleVar();
}

}  // namespace fovlab
