#include "app/panels/compare_header.h"

#include "app/panels/algorithm_list.h"
#include "app/panels/count_text.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

std::size_t walls_seen(const Run& run) {
    const Grid& grid = run.trace().grid();
    const CellSet seen = run.trace().visible(run.cursor().step());
    std::size_t walls = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            walls += seen.contains({x, y}) && grid.opaque({x, y}) ? 1U : 0U;
        }
    }
    return walls;
}

// Not torn apart where the line is full.
struct Item {
    std::string text;
    Ink ink = Ink::text;
};

std::vector<Item> counts_of(const Session& session, Side side) {
    const Run& run = session.run(side);
    const CountText one_way = count_text(session.counts(side), TableColumn::one_way);
    return {{worded(Word::compare_seen, {std::to_string(run.visible_count())})},
            {worded(Word::compare_examined, {std::to_string(run.trace().examined(run.cursor().step()))})},
            {worded(Word::compare_walls, {std::to_string(walls_seen(run))})},
            {worded(Word::compare_one_way, {one_way.text}), one_way.old ? Ink::text_dim : Ink::text}};
}

void flow(PanelContext& ui, const std::vector<Item>& items) {
    const float right = ImGui::GetWindowPos().x + ImGui::GetWindowContentRegionMax().x;
    const float gap = ui.px(12.0F);
    for (std::size_t i = 0; i < items.size(); ++i) {
        const float width = ImGui::CalcTextSize(items[i].text.c_str()).x;
        if (i > 0 && ImGui::GetItemRectMax().x + gap + width <= right) {
            ImGui::SameLine(0.0F, gap);
        }
        ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(items[i].ink));
        ImGui::TextUnformatted(items[i].text.c_str());
        ImGui::PopStyleColor();
    }
}

std::string value_of(const Rules& rules, Option option) {
    switch (option) {
        case Option::radius:
            return rules.range.radius.is_unlimited() ? std::string(row(ActionId::rule_unlimited).words)
                                                     : std::to_string(rules.range.radius.cells());
        case Option::range:
            return std::string(name(rules.range.shape));
        case Option::floor:
            return std::string(name(rules.floor));
        case Option::wall:
            return std::string(name(rules.wall));
        case Option::slopes:
            return std::string(name(rules.slopes));
        case Option::order:
            return std::string(name(rules.order));
    }
    return {};
}

}  // namespace

std::string_view side_word(Side side) {
    return word(side == Side::left ? Word::compare_left : Word::compare_right);
}

std::string side_and_algorithm(const PanelContext& ui, Side side) {
    return worded(Word::compare_side,
                  {std::string(side_word(side)), std::string(info(ui.session.run(side).algorithm()).name)});
}

std::string rules_apart(const Session& session, Side side) {
    const Run& run = session.run(side);
    std::string told;
    for (const Option option : info(run.algorithm()).uses) {
        const std::string value = value_of(run.rules(), option);
        if (value != value_of(session.run(other(side)).rules(), option)) {
            told +=
                (told.empty() ? "" : ", ") + worded(Word::compare_side, {std::string(name(option)), value});
        }
    }
    return told;
}

void side_sign(const PanelContext& ui, Side side, ImVec2 at, float size) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const Ink fill = side == Side::left ? Ink::floor_only_left : Ink::floor_only_right;
    const bool bright = is_bright(ui.palette[fill].colour);
    const ImU32 ink = ImGui::GetColorU32(ui.colour(bright ? Ink::detail : Ink::detail_on_dark));
    list.AddRectFilled(at, {at.x + size, at.y + size}, ImGui::GetColorU32(ui.colour(fill)), ui.px(2.0F));
    const float towards = ui.palette[fill].mark == Mark::point_left ? -1.0F : 1.0F;
    const ImVec2 middle{at.x + size / 2.0F, at.y + size / 2.0F};
    const ImVec2 tip{middle.x + towards * size * 0.24F, middle.y};
    const ImVec2 upper{middle.x - towards * size * 0.16F, middle.y - size * 0.26F};
    const ImVec2 lower{upper.x, middle.y + size * 0.26F};
    list.AddTriangleFilled(tip, towards > 0.0F ? lower : upper, towards > 0.0F ? upper : lower, ink);
}

float compare_header(PanelContext& ui, Side side) {
    const float top = ImGui::GetCursorPosY();
    const bool chosen = ui.session.chosen() == side;
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float frame = ImGui::GetFrameHeight();
    const float sign = ui.px(16.0F);
    side_sign(ui, side, {at.x, at.y + (frame - sign) / 2.0F}, sign);
    ImGui::Dummy({sign, frame});
    ImGui::SameLine(0.0F, ui.px(6.0F));
    algorithm_list(
        ui, side == Side::left ? ActionId::compare_left_algorithm : ActionId::compare_right_algorithm, side);
    ImGui::PushFont(ui.fonts.small);
    flow(ui, counts_of(ui.session, side));
    // A rule that only the other side uses is told there.
    const bool same =
        rules_apart(ui.session, Side::left).empty() && rules_apart(ui.session, Side::right).empty();
    const std::string apart = rules_apart(ui.session, side);
    paragraph(ui, same ? word(Word::compare_rules_same) : std::string_view(apart),
              same ? Ink::text_dim : Ink::accent);
    ImGui::PopFont();
    const float height = ImGui::GetCursorPosY() - top;
    const ImVec2 window = ImGui::GetWindowPos();
    if (chosen) {
        const float bottom = window.y + ImGui::GetWindowHeight();
        ImGui::GetWindowDrawList()->AddRectFilled({window.x, bottom - ui.px(3.0F)},
                                                  {window.x + ImGui::GetWindowWidth(), bottom},
                                                  ImGui::GetColorU32(ui.colour(Ink::accent)));
    }
    if (!chosen && ImGui::IsWindowHovered() && !ImGui::IsAnyItemHovered() &&
        ImGui::IsMouseClicked(ImGuiMouseButton_Left)) {
        ui.actions.emplace_back(ChooseSide{side});
    }
    return height;
}

}  // namespace fovlab
