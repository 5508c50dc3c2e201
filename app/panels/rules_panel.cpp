#include "app/panels/rules_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <string>

namespace fovlab {
namespace {

constexpr std::array k_floor_words{Word::floor_centre, Word::floor_any};
constexpr std::array k_wall_words{Word::wall_any, Word::wall_centre};
constexpr std::array k_slope_words{Word::slopes_exact, Word::slopes_float};
constexpr std::array k_order_words{Word::order_recursion, Word::order_by_depth};

// The slider goes to where the map ends in most lessons; larger radii are typed (Ctrl+click) or stepped to.
constexpr int k_slider_end = 60;

void algorithm_choice(PanelContext& ui) {
    const AlgorithmInfo& chosen = info(ui.session.document().algorithm);
    ImGui::SetNextItemWidth(-1.0F);
    if (ImGui::BeginCombo("##rule.algorithm", std::string(chosen.name).c_str())) {
        for (const AlgorithmInfo& algorithm : algorithms()) {
            if (ImGui::Selectable(std::string(algorithm.name).c_str(),
                                  algorithm.algorithm == chosen.algorithm)) {
                ui.actions.emplace_back(SetAlgorithm{algorithm.algorithm});
            }
        }
        ImGui::EndCombo();
    }
    note_item(ui, ActionId::rule_algorithm);
    paragraph(ui, chosen.sentence, Ink::text_dim);
}

void radius_control(PanelContext& ui) {
    const Rules& rules = ui.session.document().rules;
    const bool unlimited = rules.range.radius.is_unlimited();
    // The number stands beside the word, where the slider's grip cannot cover it.
    const std::string cells = unlimited ? std::string() : ": " + std::to_string(rules.range.radius.cells());
    paragraph(ui, std::string(row(ActionId::rule_radius).words) + cells, Ink::text_dim);

    const float gap = ui.px(3.0F);
    const float button = ImGui::CalcTextSize(row(ActionId::rule_unlimited).words.data()).x + ui.px(20.0F);
    ImGui::BeginDisabled(unlimited);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - button - gap);
    int radius = unlimited ? Rules{}.range.radius.cells() : rules.range.radius.cells();
    if (ImGui::SliderInt("##rule.radius", &radius, 0, std::max(k_slider_end, radius), "") &&
        Radius::valid(radius)) {
        Rules changed = rules;
        changed.range.radius = Radius(radius);
        ui.actions.emplace_back(SetRules{changed});
    }
    ImGui::EndDisabled();
    note_item(ui, ActionId::rule_radius);
    if (ImGui::IsItemDeactivated()) {
        ui.actions.emplace_back(EndEdit{});
    }
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::rule_unlimited, button, unlimited);
}

template <std::size_t Count>
std::array<std::string_view, Count> texts(const std::array<Word, Count>& words) {
    std::array<std::string_view, Count> found;
    for (std::size_t i = 0; i < Count; ++i) {
        found[i] = word(words[i]);
    }
    return found;
}

// A rule of which one value is chosen: draws it, and asks for the changed rules when another is clicked.
template <std::size_t Count, class Rule>
void rule_choice(PanelContext& ui, ActionId id, const std::array<std::string_view, Count>& words,
                 Rule Rules::*rule) {
    const Rules& rules = ui.session.document().rules;
    if (const auto clicked = choice(ui, id, words, static_cast<std::size_t>(rules.*rule))) {
        Rules changed = rules;
        changed.*rule = static_cast<Rule>(*clicked);
        ui.actions.emplace_back(EndEdit{});
        ui.actions.emplace_back(SetRules{changed});
        ui.actions.emplace_back(EndEdit{});
    }
}

// Five names in one row would be too narrow to read.
void range_choice(PanelContext& ui) {
    const Rules& rules = ui.session.document().rules;
    ImGui::BeginDisabled(!is_enabled(ui, ActionId::rule_range));
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
    ImGui::TextUnformatted(row(ActionId::rule_range).words.data());
    ImGui::PopStyleColor();
    ImGui::SetNextItemWidth(-1.0F);
    if (ImGui::BeginCombo("##rule.range", std::string(name(rules.range.shape)).c_str())) {
        for (std::size_t i = 0; i < k_range_shape_names.size(); ++i) {
            const auto shape = static_cast<RangeShape>(i);
            if (ImGui::Selectable(std::string(name(shape)).c_str(), shape == rules.range.shape)) {
                Rules changed = rules;
                changed.range.shape = shape;
                ui.actions.emplace_back(EndEdit{});
                ui.actions.emplace_back(SetRules{changed});
                ui.actions.emplace_back(EndEdit{});
            }
        }
        ImGui::EndCombo();
    }
    ImGui::EndDisabled();
    note_item(ui, ActionId::rule_range);
}

}  // namespace

void rules_panel(PanelContext& ui) {
    heading(ui, word(Word::rules));
    algorithm_choice(ui);
    radius_control(ui);
    range_choice(ui);
    rule_choice(ui, ActionId::rule_floor, texts(k_floor_words), &Rules::floor);
    rule_choice(ui, ActionId::rule_wall, texts(k_wall_words), &Rules::wall);
    rule_choice(ui, ActionId::rule_slopes, texts(k_slope_words), &Rules::slopes);
    rule_choice(ui, ActionId::rule_order, texts(k_order_words), &Rules::order);
    action_button(ui, ActionId::rule_defaults, -1.0F);
}

}  // namespace fovlab
