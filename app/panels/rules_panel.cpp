#include "app/panels/rules_panel.h"

#include "app/panels/algorithm_list.h"
#include "app/panels/count_text.h"
#include "app/panels/rule_cost.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr std::array k_floor_words{Word::floor_centre, Word::floor_any};
constexpr std::array k_wall_words{Word::wall_any, Word::wall_centre};
constexpr std::array k_slope_words{Word::slopes_exact, Word::slopes_float};
constexpr std::array k_range_words{Word::range_square, Word::range_diamond, Word::range_circle,
                                   Word::range_round, Word::range_open};
constexpr std::array k_order_words{Word::order_recursion, Word::order_by_depth};

// The slider goes to where the map ends in most lessons; larger radii are typed (Ctrl+click) or stepped to.
constexpr int k_slider_end = 60;

// As an undo step of its own.
void change_rules(PanelContext& ui, const Rules& rules) {
    ui.actions.emplace_back(EndEdit{});
    ui.actions.emplace_back(SetRules{rules});
    ui.actions.emplace_back(EndEdit{});
}

// Whose rules these are, while two runs are compared.
void side_choice(PanelContext& ui) {
    if (ui.session.compares()) {
        tabs(ui, {ActionId::compare_edit_left, ActionId::compare_edit_right},
             static_cast<std::size_t>(ui.session.chosen()));
        ImGui::Dummy({0.0F, ui.px(2.0F)});
    }
}

void algorithm_choice(PanelContext& ui) {
    algorithm_list(ui, ActionId::rule_algorithm, ui.session.chosen());
    paragraph(ui, info(ui.session.algorithm()).sentence, Ink::text_dim);
}

void radius_control(PanelContext& ui) {
    const Rules& rules = ui.session.rules();
    const bool unlimited = rules.range.radius.is_unlimited();
    // The number stands beside the word, where the slider's grip cannot cover it.
    const std::string cells = unlimited ? std::string() : ": " + std::to_string(rules.range.radius.cells());
    paragraph(ui, std::string(row(ActionId::rule_radius).words) + cells, Ink::text_dim);

    const float gap = ui.px(3.0F);
    const float button = ImGui::CalcTextSize(row(ActionId::rule_unlimited).words.data()).x + ui.px(20.0F);
    ImGui::SetNextItemWidth(ImGui::GetContentRegionAvail().x - button - gap);
    int radius = unlimited ? Rules{}.range.radius.cells() : rules.range.radius.cells();
    if (ImGui::SliderInt("##rule.radius", &radius, 0, std::max(k_slider_end, radius), "") &&
        Radius::valid(radius)) {
        Rules changed = rules;
        changed.range.radius = Radius(radius);
        ui.actions.emplace_back(SetRules{changed});
    }
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
    const Rules& rules = ui.session.rules();
    if (const auto clicked = choice(ui, id, words, static_cast<std::size_t>(rules.*rule))) {
        Rules changed = rules;
        changed.*rule = static_cast<Rule>(*clicked);
        change_rules(ui, changed);
    }
}

// Five names in one row would be too narrow to read. Each stands beside what it compares.
void range_choice(PanelContext& ui) {
    const Rules& rules = ui.session.rules();
    const auto shape = static_cast<std::size_t>(rules.range.shape);
    std::vector<std::string> entries;
    for (std::size_t i = 0; i < k_range_shape_names.size(); ++i) {
        entries.push_back(std::string(k_range_shape_names[i]) + ":  " + std::string(word(k_range_words[i])));
    }
    paragraph(ui, row(ActionId::rule_range).words, Ink::text_dim);
    if (const auto clicked = drop_down(ui, ActionId::rule_range, entries[shape], entries, shape)) {
        Rules changed = rules;
        changed.range.shape = static_cast<RangeShape>(*clicked);
        change_rules(ui, changed);
    }
}

// What the chosen value brings, where the rule is used at all.
void hint(PanelContext& ui, ActionId rule, Word words) {
    if (is_enabled(ui, rule)) {
        ImGui::PushFont(ui.fonts.small);
        paragraph(ui, word(words), Ink::text_dim);
        ImGui::PopFont();
    }
}

}  // namespace

void rules_panel(PanelContext& ui) {
    side_choice(ui);
    algorithm_choice(ui);
    radius_control(ui);
    range_choice(ui);
    const Rules& rules = ui.session.rules();
    rule_choice(ui, ActionId::rule_floor, texts(k_floor_words), &Rules::floor);
    hint(ui, ActionId::rule_floor,
         rules.floor == FloorRule::centre ? Word::hint_floor_centre : Word::hint_floor_any);
    rule_choice(ui, ActionId::rule_wall, texts(k_wall_words), &Rules::wall);
    hint(ui, ActionId::rule_wall, rules.wall == WallRule::any ? Word::hint_wall_any : Word::hint_wall_centre);
    rule_choice(ui, ActionId::rule_slopes, texts(k_slope_words), &Rules::slopes);
    rule_choice(ui, ActionId::rule_order, texts(k_order_words), &Rules::order);
    action_button(ui, ActionId::rule_defaults, -1.0F);
    rule_cost(ui);
    const SidePanel beside = ui.session.side_panel();
    if (beside != SidePanel::table && beside != SidePanel::symmetry) {  // which have the same
        long_counts(ui);
    }
}

}  // namespace fovlab
