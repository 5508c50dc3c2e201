#include "app/panels/map_panel.h"

#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/scenario/gallery.h"

#include <string>
#include <vector>

namespace fovlab {
void MapPanel::gallery_choice(PanelContext& ui) {
    const std::optional<std::size_t> origin = ui.session.gallery_origin();
    std::string shown(origin ? gallery()[*origin].title : word(Word::choose_map));
    if (origin && !ui.session.gallery_map()) {
        shown += word(Word::map_changed);
    }
    std::vector<std::string> titles;
    for (const GalleryMap& entry : gallery()) {
        titles.emplace_back(entry.title);
    }
    if (const auto clicked = drop_down(ui, ActionId::map_gallery, shown, titles, ui.session.gallery_map())) {
        ui.actions.emplace_back(OpenGalleryMap{*clicked});
    }
    if (origin) {
        paragraph(ui, gallery()[*origin].look_for, Ink::text_dim);
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
    if (ImGui::Button("Resize##map.resize", {button, 0.0F}) || entered) {
        ui.actions.emplace_back(EndEdit{});
        ui.actions.emplace_back(ResizeMap{width_, height_});
        ui.actions.emplace_back(EndEdit{});
        shown_width_ = 0;  // show what came of it
    }
    note_item(ui, ActionId::map_resize);
}

void MapPanel::draw(PanelContext& ui) {
    size_fields(ui);
    const float gap = ui.px(3.0F);
    const float third = (ImGui::GetContentRegionAvail().x - 2.0F * gap) / 3.0F;
    action_button(ui, ActionId::map_clear, third);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::file_copy, third);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::edit_paste, third);
}

}  // namespace fovlab
