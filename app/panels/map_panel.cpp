#include "app/panels/map_panel.h"

#include "app/panels/chosen_tool.h"
#include "app/panels/light_panel.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/scenario/gallery.h"

#include <algorithm>
#include <array>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

namespace {

// Of what the gallery says of its maps, in pixels.
float highest_text() {
    const float width = ImGui::GetContentRegionAvail().x;
    float highest = 0.0F;
    for (const GalleryMap& entry : gallery()) {
        const std::string_view text = entry.look_for;
        const ImVec2 size = ImGui::CalcTextSize(text.data(), text.data() + text.size(), false, width);
        highest = std::max(highest, size.y);
    }
    return highest;
}

}  // namespace

void MapPanel::gallery_choice(PanelContext& ui) {
    const std::optional<std::size_t> origin = ui.session.gallery_origin();
    std::string shown(origin ? gallery()[*origin].title : word(Word::choose_map));
    if (origin && !ui.session.gallery_map()) {
        shown += word(Word::map_changed);
    }
    std::vector<std::string> titles;
    std::vector<std::string_view> tips;
    for (const GalleryMap& entry : gallery()) {
        titles.emplace_back(entry.title);
        tips.push_back(entry.look_for);
    }
    if (const auto clicked =
            drop_down(ui, ActionId::map_gallery, shown, titles, ui.session.gallery_map(), tips)) {
        ui.actions.emplace_back(OpenGalleryMap{*clicked});
    }
    const float top = ImGui::GetCursorPosY();
    paragraph(ui, origin ? gallery()[*origin].look_for : word(Word::own_map), Ink::text_dim);
    // As high for every map: what lies below must not jump away from under the pointer.
    const float used = ImGui::GetCursorPosY() - top;
    const float spacing = ImGui::GetStyle().ItemSpacing.y;
    const float left = highest_text() + spacing - used;
    if (left > spacing) {
        ImGui::Dummy({0.0F, left - spacing});
    }
}

void MapPanel::size_fields(PanelContext& ui) {
    const Grid& grid = ui.session.document().grid;
    if (shown_width_ != grid.width() || shown_height_ != grid.height()) {
        width_ = shown_width_ = grid.width();
        height_ = shown_height_ = grid.height();
    }
    const float gap = ui.px(3.0F);
    const float button = ImGui::CalcTextSize(row(ActionId::map_resize).words.data()).x + ui.px(20.0F);
    const float times = ImGui::CalcTextSize("×").x;
    const float field = (ImGui::GetContentRegionAvail().x - button - times - 3.0F * gap) / 2.0F;
    bool entered = false;
    const auto number = [&](const char* label, int& value, ActionId id) {
        ImGui::SetNextItemWidth(field);
        ImGui::InputInt(label, &value, 0, 0);
        // The library misses an Enter that is pressed and released between two frames; the lab's keys do not.
        const bool typing = ImGui::IsItemActive();
        if (ui.pressed(Key::enter) && (typing || ImGui::IsItemDeactivatedAfterEdit())) {
            entered = true;
            if (typing) {
                ImGui::SetWindowFocus(nullptr);  // leaves the field
            }
        }
        note_item(ui, id);
    };
    number("##map.width", width_, ActionId::map_width);
    ImGui::SameLine(0.0F, gap);
    ImGui::TextUnformatted("×");
    ImGui::SameLine(0.0F, gap);
    number("##map.height", height_, ActionId::map_height);
    ImGui::SameLine(0.0F, gap);
    const ActionRow& resize = row(ActionId::map_resize);
    if (ImGui::Button((std::string(resize.words) + "##map.resize").c_str(), {button, 0.0F}) || entered) {
        ui.actions.emplace_back(EndEdit{});
        ui.actions.emplace_back(ResizeMap{width_, height_});
        ui.actions.emplace_back(EndEdit{});
        shown_width_ = 0;  // show what came of it
    }
    note_item(ui, resize.id);
}

namespace {

constexpr float k_gap = 3.0F;  // pixels at scale 1

// Buttons that share the width of the panel.
void row_of_buttons(PanelContext& ui, const std::vector<ActionId>& ids) {
    const float gap = ui.px(k_gap);
    const auto count = static_cast<float>(ids.size());
    const float width = (ImGui::GetContentRegionAvail().x - gap * (count - 1.0F)) / count;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        action_button(ui, ids[i], width);
    }
}

// One side of the map: one more, one less.
void edge_buttons(PanelContext& ui, ImVec2 at, ActionId crop, ActionId grow, float button) {
    ImGui::SetCursorPos(at);
    action_button(ui, crop, word(Word::one_less), button, false);
    ImGui::SameLine(0.0F, ui.px(k_gap));
    action_button(ui, grow, word(Word::one_more), button, false);
}

// A small map with the buttons of each side where that side is.
void edge_cross(PanelContext& ui) {
    const ImVec2 start = ImGui::GetCursorPos();
    const float width = ImGui::GetContentRegionAvail().x;
    const float gap = ui.px(k_gap);
    const float button = ui.px(26.0F);
    const float pair = 2.0F * button + gap;
    const float line = ImGui::GetFrameHeight() + gap;
    const float middle = start.x + (width - pair) / 2.0F;

    edge_buttons(ui, {middle, start.y}, ActionId::map_crop_top, ActionId::map_grow_top, button);
    edge_buttons(ui, {start.x, start.y + line}, ActionId::map_crop_left, ActionId::map_grow_left, button);
    edge_buttons(ui, {start.x + width - pair, start.y + line}, ActionId::map_crop_right,
                 ActionId::map_grow_right, button);
    edge_buttons(ui, {middle, start.y + 2.0F * line}, ActionId::map_crop_bottom, ActionId::map_grow_bottom,
                 button);
    const ImVec2 end = ImGui::GetCursorPos();

    ImGui::SetCursorPos({start.x + pair + 2.0F * gap, start.y + line});
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const ImVec2 to{from.x + width - 2.0F * pair - 4.0F * gap, from.y + ImGui::GetFrameHeight()};
    ImDrawList& list = *ImGui::GetWindowDrawList();
    list.AddRect(from, to, ImGui::GetColorU32(ui.colour(Ink::map_edge)));
    const Grid& grid = ui.session.document().grid;
    const std::string size =
        worded(Word::map_size, {std::to_string(grid.width()), std::to_string(grid.height())});
    const ImVec2 words = ImGui::CalcTextSize(size.c_str());
    if (words.x < to.x - from.x) {  // on a narrow panel the fields above tell it alone
        list.AddText({(from.x + to.x - words.x) / 2.0F, (from.y + to.y - words.y) / 2.0F},
                     ImGui::GetColorU32(ui.colour(Ink::text_dim)), size.c_str());
    }
    ImGui::SetCursorPos(end);
}

void set_recipe(PanelContext& ui, const MapRecipe& recipe) { ui.actions.emplace_back(SetRecipe{recipe}); }

// While a map that was just made is shown, seed and share act at once; each drag and each typing is one undo step.
void chance_controls(PanelContext& ui) {
    MapRecipe recipe = ui.session.recipe();
    const float gap = ui.px(k_gap);
    const float next = ImGui::CalcTextSize(row(ActionId::map_next_seed).words.data()).x + ui.px(20.0F);
    const auto edits = [&ui] {
        if (ImGui::IsItemActivated() || ImGui::IsItemDeactivated()) {
            ui.actions.emplace_back(EndEdit{});
        }
    };
    ImGui::AlignTextToFramePadding();
    paragraph(ui, word(Word::seed), Ink::text_dim);
    ImGui::SameLine();
    ImGui::SetNextItemWidth(std::max(ImGui::GetContentRegionAvail().x - next - gap, ui.px(30.0F)));
    const bool typed = ImGui::InputScalar("##map.seed", ImGuiDataType_U32, &recipe.seed);
    note_item(ui, ActionId::map_seed);
    edits();
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::map_next_seed, next);

    const std::string share = worded(Word::walls_share, {std::to_string(recipe.walls_in_hundred)});
    paragraph(ui, share, Ink::text_dim);
    ImGui::SetNextItemWidth(-1.0F);
    const bool slid = ImGui::SliderInt("##map.share", &recipe.walls_in_hundred, 0, 100, "");
    note_item(ui, ActionId::map_share);
    if (typed || slid) {
        set_recipe(ui, recipe);
    }
    edits();
    row_of_buttons(ui, {ActionId::map_caves, ActionId::map_noise});
}

void symmetry_choice(PanelContext& ui) {
    const float gap = ui.px(k_gap);
    constexpr auto count = static_cast<float>(k_symmetry_count);
    const float width = (ImGui::GetContentRegionAvail().x - gap * (count - 1.0F)) / count;
    for (std::size_t i = 0; i < k_symmetry_count; ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        const auto first = static_cast<std::size_t>(ActionId::symmetry_none);
        icon_button(ui, static_cast<ActionId>(first + i), {width, ui.px(30.0F)},
                    static_cast<std::size_t>(ui.session.symmetry()) == i);
    }
}

// Those that one paints seldom; the others are above the map.
void more_terrains(PanelContext& ui) {
    const float gap = ui.px(k_gap);
    constexpr std::array ids{ActionId::tool_secret_door, ActionId::tool_stairs_down,
                             ActionId::tool_stairs_up};
    constexpr float count = 7.0F;  // with the four things
    const float width = (ImGui::GetContentRegionAvail().x - gap * (count - 1.0F)) / count;
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        icon_button(ui, ids[i], {width, ui.px(30.0F)}, is_chosen_tool(ui.session, ids[i]));
    }
    ImGui::SameLine(0.0F, gap);
    thing_tools(ui, width);
}

}  // namespace

void MapPanel::draw(PanelContext& ui) {
    heading(ui, word(Word::size_heading));
    size_fields(ui);
    ImGui::Dummy({0.0F, ui.px(1.0F)});
    edge_cross(ui);
    heading(ui, word(Word::whole_map_heading));
    row_of_buttons(ui, {ActionId::map_clear, ActionId::map_invert});
    row_of_buttons(ui, {ActionId::file_copy, ActionId::edit_paste});
    heading(ui, word(Word::chance_heading));
    chance_controls(ui);
    heading(ui, word(Word::more_terrains_heading));
    more_terrains(ui);
    heading(ui, word(Word::symmetry_heading));
    symmetry_choice(ui);
}

}  // namespace fovlab
