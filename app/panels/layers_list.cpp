#include "app/panels/layers_list.h"

#include "app/panels/widgets.h"

#include <algorithm>
#include <string>

namespace fovlab {
namespace {

constexpr const char* k_list = "##layers-list";

float widest_words() {
    float widest = 0.0F;
    for (const LayerRow& layer : layer_table()) {
        widest = std::max(widest, ImGui::CalcTextSize(row(action_of(layer.layer)).words.data()).x);
    }
    return widest;
}

void layer_line(PanelContext& ui, Layer layer, float key_at) {
    const ActionId id = action_of(layer);
    bool on = ui.session.layers().test(static_cast<std::size_t>(layer));
    if (ImGui::Checkbox((std::string(row(id).words) + "##" + std::string(row(id).name)).c_str(), &on)) {
        ui.run(id);
    }
    note_item(ui, id);
    if (row(id).key.key != Key::none) {
        ImGui::SameLine(key_at);
        ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::text_dim));
        ImGui::TextUnformatted(to_words(row(id).key).c_str());
        ImGui::PopStyleColor();
    }
}

// While the list is open the lab's keys rest, but those of the layers still switch them.
void run_keys(PanelContext& ui) {
    for (const Chord& key : ui.keys) {
        for (const LayerRow& layer : layer_table()) {
            if (action_of_key(key) == action_of(layer.layer)) {
                ui.run(action_of(layer.layer));
            }
        }
    }
    if (ui.pressed(Key::escape) || ui.pressed(Key::enter)) {
        ImGui::CloseCurrentPopup();
    }
}

}  // namespace

void layers_button(PanelContext& ui, ImVec2 size) {
    if (icon_button(ui, ActionId::view_layers, size)) {
        ImGui::OpenPopup(k_list);
    }
    const ImVec2 padding{ui.px(12.0F), ui.px(10.0F)};
    const float gap = ui.px(3.0F);
    const float key_at = ImGui::GetFrameHeight() + widest_words() + ui.px(24.0F);
    const float column = key_at + ui.px(36.0F);
    const float top = ImGui::GetItemRectMax().y + gap;
    // In a low window the list stands in two columns.
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const float height =
        static_cast<float>(k_layer_count) * (ImGui::GetFrameHeight() + gap) + 2.0F * padding.y;
    const std::size_t columns = top + height > window.y ? 2 : 1;
    const std::size_t lines = (k_layer_count + columns - 1) / columns;
    const float width = static_cast<float>(columns) * column + 2.0F * padding.x;
    ImGui::SetNextWindowPos({std::max(std::min(ImGui::GetItemRectMin().x, window.x - width), 0.0F), top});
    ImGui::PushStyleVar(ImGuiStyleVar_WindowPadding, padding);
    if (ImGui::BeginPopup(k_list)) {
        ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {ImGui::GetStyle().ItemSpacing.x, gap});
        for (std::size_t first = 0; first < k_layer_count; first += lines) {
            if (first > 0) {
                ImGui::SameLine(padding.x + column);
            }
            ImGui::BeginGroup();
            for (std::size_t i = first; i < std::min(first + lines, k_layer_count); ++i) {
                layer_line(ui, layer_table()[i].layer, key_at);
            }
            ImGui::EndGroup();
        }
        run_keys(ui);
        ImGui::PopStyleVar();
        ImGui::EndPopup();
    }
    ImGui::PopStyleVar();
}

}  // namespace fovlab
