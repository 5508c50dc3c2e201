#include "app/panels/hint_card.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <string>

namespace fovlab {
namespace {

constexpr float k_width = 246.0F;
constexpr float k_highest = 130.0F;      // no card is higher
constexpr float k_gap = 12.0F;           // between the card and the map's edge
constexpr float k_longest_tail = 30.0F;  // it points at what is further away, but hides nothing on the way
constexpr float k_tail = 14.0F;          // half the width of its foot

enum class Corner { top_left, top_right, bottom_left };  // of the map: where the card lies

struct Row {
    Hint hint;
    Word words;
    ActionId at;  // the control that it points at
    Corner corner;
};

constexpr std::array<Row, k_hint_count> k_rows{{
    {Hint::paint, Word::hint_paint, ActionId::tool_wall, Corner::top_left},
    {Hint::step, Word::hint_step, ActionId::step_row_forward, Corner::bottom_left},
    {Hint::why, Word::hint_why, ActionId::panel_why, Corner::top_right},
    {Hint::wedges, Word::hint_wedges, ActionId::panel_wedges, Corner::top_right},
    {Hint::gallery, Word::hint_gallery, ActionId::map_gallery, Corner::top_left},
    {Hint::explore, Word::hint_explore, ActionId::explore_toggle, Corner::top_right},
}};

std::optional<ScreenItem> item_of(const PanelContext& ui, ActionId id) {
    const auto found = std::find_if(ui.items.begin(), ui.items.end(),
                                    [id](const ScreenItem& item) { return item.name == row(id).name; });
    return found == ui.items.end() ? std::nullopt : std::optional<ScreenItem>(*found);
}

// A spot of a rectangle: 0 at its left or upper edge, 1 at its right or lower one, so many pixels inside.
ImVec2 spot_of(const PixelRect& rect, float across, float down, float inside) {
    const auto along = [inside](double from, double length, float part) {
        return static_cast<float>(from + length * part) + inside * (1.0F - 2.0F * part);
    };
    return {along(rect.x, rect.width, across), along(rect.y, rect.height, down)};
}

ImVec2 corner_of(Corner corner, const PixelRect& map, float gap) {
    return spot_of(map, corner == Corner::top_right ? 1.0F : 0.0F,
                   corner == Corner::bottom_left ? 1.0F : 0.0F, gap);
}

ImVec2 pivot_of(Corner corner) {
    return {corner == Corner::top_right ? 1.0F : 0.0F, corner == Corner::bottom_left ? 1.0F : 0.0F};
}

// A tail from the card towards the nearest edge of the control.
void paint_tail(const PanelContext& ui, const PixelRect& card, const ScreenItem& item) {
    const auto nearest = [](float spot, double low, double size) {
        return std::clamp(spot, static_cast<float>(low), static_cast<float>(low + size));
    };
    const float half = ui.px(k_tail);
    const ImVec2 from = spot_of(card, 0.0F, 0.0F, 0.0F);
    const ImVec2 to = spot_of(card, 1.0F, 1.0F, 0.0F);
    const float left = from.x + half + ui.px(8.0F);
    const float right = to.x - half - ui.px(8.0F);
    const ImVec2 middle = spot_of(card, 0.5F, 0.5F, 0.0F);
    ImVec2 tip{nearest(middle.x, item.x, item.width), nearest(middle.y, item.y, item.height)};
    const bool beside = tip.x < from.x || tip.x > to.x;
    ImVec2 foot[2];
    if (beside) {
        const float x = tip.x < from.x ? from.x + 1.0F : to.x - 1.0F;
        const float y = std::clamp(tip.y, from.y + half, to.y - half);
        foot[0] = {x, y - half * 0.6F};
        foot[1] = {x, y + half * 0.6F};
    } else {
        const float y = tip.y < from.y ? from.y + 1.0F : to.y - 1.0F;
        const float x = std::clamp(tip.x, left, right);
        foot[0] = {x - half * 0.6F, y};
        foot[1] = {x + half * 0.6F, y};
    }
    const ImVec2 root{(foot[0].x + foot[1].x) / 2.0F, (foot[0].y + foot[1].y) / 2.0F};
    const float away = std::hypot(tip.x - root.x, tip.y - root.y);
    const float part = std::min(1.0F, ui.px(k_longest_tail) / std::max(away, 1.0F));
    tip = {root.x + (tip.x - root.x) * part, root.y + (tip.y - root.y) * part};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.PushClipRectFullScreen();
    const ImU32 edge = ImGui::GetColorU32(ui.colour(Ink::accent));
    list.AddTriangleFilled(foot[0], foot[1], tip, edge);
    list.PopClipRect();
}

void contents(PanelContext& ui, const Row& hint) {
    const auto number = static_cast<std::size_t>(hint.hint) + 1;
    ImGui::PushFont(ui.fonts.small);
    const std::string place =
        worded(Word::hint_number, {std::to_string(number), std::to_string(k_hint_count)});
    const float close = ImGui::CalcTextSize("×").x + 2.0F * ImGui::GetStyle().FramePadding.x;
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(ui.colour(Ink::text_dim), "%s", place.c_str());
    ImGui::SameLine(ImGui::GetCursorStartPos().x + ui.px(k_width) - close);
    action_button(ui, ActionId::hint_close, "×", close, false);
    ImGui::PopFont();
    ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + ui.px(k_width));
    ImGui::TextUnformatted(word(hint.words).data());
    ImGui::PopTextWrapPos();
    ImGui::PushFont(ui.fonts.small);
    ImGui::Dummy({0.0F, ui.px(1.0F)});
    action_button(ui, ActionId::hint_off);
    ImGui::PopFont();
}

}  // namespace

void HintCard::draw(PanelContext& ui, const PixelRect& map) {
    const std::optional<Hint> now = ui.session.hint();
    const std::optional<ScreenItem> item =
        now ? item_of(ui, k_rows[static_cast<std::size_t>(*now)].at) : std::nullopt;
    const float gap = ui.px(k_gap);
    const bool fits = map.width > ui.px(k_width) + 4.0F * gap && map.height / 2.0F > ui.px(k_highest) + gap;
    rect_.reset();
    if (!item || !fits || ui.session.overlay() != Overlay::none) {
        return;
    }
    const Row& hint = k_rows[static_cast<std::size_t>(*now)];
    ImGui::SetNextWindowPos(corner_of(hint.corner, map, gap), ImGuiCond_Always, pivot_of(hint.corner));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, {gap, ui.px(7.0F)});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowRounding, ui.px(8.0F));
    ImGui::PushStyleVar(ImGuiStyleVar_WindowBorderSize, ui.px(1.5F));
    ImGui::PushStyleColor(ImGuiCol_Border, ui.colour(Ink::accent));
    const std::string window = "##hint-" + std::string(name(*now));
    ImGui::Begin(window.c_str(), nullptr,
                 ImGuiWindowFlags_NoDecoration | ImGuiWindowFlags_NoMove | ImGuiWindowFlags_NoSavedSettings |
                     ImGuiWindowFlags_AlwaysAutoResize | ImGuiWindowFlags_NoFocusOnAppearing);
    const ImVec2 at = ImGui::GetWindowPos();
    const ImVec2 size = ImGui::GetWindowSize();
    rect_ = PixelRect{at.x, at.y, size.x, size.y};
    paint_tail(ui, *rect_, *item);
    contents(ui, hint);
    ImGui::End();
    ImGui::PopStyleColor();
    ImGui::PopStyleVar(3);
}

}  // namespace fovlab
