#include "app/panels/light_panel.h"

#include "app/panels/chosen_tool.h"
#include "app/panels/widgets.h"
#include "app/session/light_words.h"
#include "core/explain/sentence.h"
#include "core/explore/stray.h"
#include "core/scenario/level_of.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr int k_slider_end = 30;  // of a torch's radius; larger ones are typed
constexpr float k_gap = 3.0F;     // pixels at scale 1

Light light_of(const PanelContext& ui) { return ui.session.document().light.value_or(Light{}); }

// As an undo step of its own.
void set_at_once(PanelContext& ui, const Light& light) {
    ui.actions.emplace_back(EndEdit{});
    ui.actions.emplace_back(SetLight{light});
    ui.actions.emplace_back(EndEdit{});
}

// A control that changes as it is dragged: one undo step until it is let go of.
void end_when_let_go(PanelContext& ui) {
    if (ImGui::IsItemDeactivated()) {
        ui.actions.emplace_back(EndEdit{});
    }
}

void value_slider(PanelContext& ui, ActionId id, const std::string& value, int& number, int first, int last) {
    paragraph(ui, std::string(row(id).words) + ": " + value, Ink::text_dim);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::SliderInt(("##" + std::string(row(id).name)).c_str(), &number, first, last, "");
    note_item(ui, id);
}

void lamp_choice(PanelContext& ui) {
    Light light = light_of(ui);
    const std::array words{word(LightWord::lamp_on), word(LightWord::lamp_torch), word(LightWord::lamp_none),
                           word(LightWord::lamp_out)};
    if (const auto clicked = choice(ui, ActionId::light_lamp, words, static_cast<std::size_t>(light.lamp))) {
        light.lamp = static_cast<Lamp>(*clicked);
        set_at_once(ui, light);
    }
    ImGui::PushFont(ui.fonts.small);
    paragraph(ui, word(LightWord::lamp_hint), Ink::text_dim);
    ImGui::PopFont();
}

void ambient_slider(PanelContext& ui) {
    Light light = light_of(ui);
    int percent = (light.ambient_thousandths + 5) / 10;
    const int before = percent;
    value_slider(ui, ActionId::light_ambient, std::to_string(percent) + " %", percent, 0, 100);
    if (percent != before && percent >= 0 && percent <= 100) {
        light.ambient_thousandths = 10 * percent;
        ui.actions.emplace_back(SetLight{light});
    }
    end_when_let_go(ui);
}

void falloff_choice(PanelContext& ui) {
    Light light = light_of(ui);
    const std::array words{word(LightWord::falloff_smooth), word(LightWord::falloff_none),
                           word(LightWord::falloff_bands)};
    if (const auto clicked =
            choice(ui, ActionId::light_falloff, words, static_cast<std::size_t>(light.falloff))) {
        light.falloff = static_cast<Falloff>(*clicked);
        set_at_once(ui, light);
    }
    if (light.falloff == Falloff::bands) {
        int bands = light.bands;
        value_slider(ui, ActionId::light_bands, std::to_string(bands), bands, 1, std::max(12, light.bands));
        if (bands != light.bands && bands >= 1 && bands <= Light::k_most_bands) {
            light.bands = bands;
            ui.actions.emplace_back(SetLight{light});
        }
        end_when_let_go(ui);
    }
}

// Its colour, where it hangs, how far it shines, and the way to take it away.
class TorchRow {
public:
    TorchRow(PanelContext& ui, std::size_t index)
        : ui_(ui), index_(index), torch_(ui.session.document().torches[index]) {}

    void draw() {
        ImGui::PushID(static_cast<int>(index_));
        colour();
        ImGui::SameLine(0.0F, ui_.px(2.0F * k_gap));
        ImGui::AlignTextToFramePadding();
        ImGui::TextUnformatted((in_words(torch_.at) + "  " + std::to_string(torch_.radius)).c_str());
        const float remove = ImGui::GetFrameHeight();
        const float slider_at = ui_.px(106.0F);
        ImGui::SameLine(slider_at);
        ImGui::SetNextItemWidth(
            std::max(ImGui::GetContentRegionAvail().x - remove - ui_.px(k_gap), ui_.px(24.0F)));
        radius();
        ImGui::SameLine(0.0F, ui_.px(k_gap));
        if (ImGui::Button("×", {remove, 0.0F})) {
            ui_.actions.emplace_back(RemoveTorch{index_});
        }
        note_item(ui_, ActionId::light_torch_remove);
        ImGui::PopID();
    }

private:
    void set() { ui_.actions.emplace_back(SetTorch{index_, torch_}); }

    void colour() {
        constexpr float k_full = 255.0F;
        std::array<float, 3> rgb{};
        for (unsigned part = 0; part < 3; ++part) {
            rgb[part] = static_cast<float>(torch_.colour >> (16 - 8 * part) & 0xFFU) / k_full;
        }
        if (ImGui::ColorEdit3("##light.torch-colour", rgb.data(),
                              ImGuiColorEditFlags_NoInputs | ImGuiColorEditFlags_NoTooltip)) {
            torch_.colour = 0;
            for (const float part : rgb) {
                torch_.colour = torch_.colour << 8U |
                                static_cast<std::uint32_t>(std::clamp(part, 0.0F, 1.0F) * k_full + 0.5F);
            }
            set();
        }
        note_item(ui_, ActionId::light_torch_colour);
        end_when_let_go(ui_);
    }

    void radius() {
        int radius = torch_.radius;
        if (ImGui::SliderInt("##light.torch-radius", &radius, 0, std::max(k_slider_end, radius), "") &&
            Radius::valid(radius)) {
            torch_.radius = radius;
            set();
        }
        note_item(ui_, ActionId::light_torch_radius);
        end_when_let_go(ui_);
    }

    PanelContext& ui_;
    std::size_t index_;
    Torch torch_;
};

// Of a torch inside a wall, where it could hang instead.
void stray_torch(PanelContext& ui, std::size_t index) {
    const Scenario& document = ui.session.document();
    const Torch& torch = document.torches[index];
    if (!document.grid.opaque(torch.at)) {
        return;
    }
    paragraph(ui, word(LightWord::torch_in_wall), Ink::warning);
    const std::optional<Point> to = nearest_free_floor(level_of(document), torch.at);
    if (!to) {
        paragraph(ui, word(LightWord::no_floor), Ink::text_dim);
        return;
    }
    ImGui::PushID(static_cast<int>(index));
    if (ImGui::Button(row(ActionId::light_torch_move).words.data(), {-1.0F, 0.0F})) {
        ui.actions.emplace_back(MoveStray{{Stray::Kind::torch, index, torch.at, to}});
    }
    note_item(ui, ActionId::light_torch_move);
    ImGui::PopID();
}

void torch_list(PanelContext& ui) {
    heading(ui, word(LightWord::torches_heading));
    const std::vector<Torch>& torches = ui.session.document().torches;
    if (torches.empty()) {
        paragraph(ui, word(LightWord::torches_none), Ink::text_dim);
    }
    for (std::size_t i = 0; i < torches.size(); ++i) {
        TorchRow(ui, i).draw();
        stray_torch(ui, i);
    }
    action_button(ui, ActionId::light_torch_here, -1.0F);
}

}  // namespace

void thing_tools(PanelContext& ui, float width) {
    constexpr std::array ids{ActionId::tool_watcher, ActionId::tool_torch, ActionId::tool_item,
                             ActionId::tool_mark};
    const float gap = ui.px(k_gap);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        icon_button(ui, ids[i], {width, ui.px(30.0F)}, is_chosen_tool(ui.session, ids[i]));
    }
}

void light_panel(PanelContext& ui) {
    paragraph(ui, word(LightWord::light_by_walk), Ink::text_dim);
    lamp_choice(ui);
    ambient_slider(ui);
    falloff_choice(ui);
    torch_list(ui);
    if (!ui.session.explore()) {  // on a walk nothing is placed by hand
        heading(ui, word(LightWord::things_heading));
        thing_tools(ui, (ImGui::GetContentRegionAvail().x - 3.0F * ui.px(k_gap)) / 4.0F);
    }
    ImGui::Dummy({0.0F, ui.px(6.0F)});
    action_button(ui, ActionId::light_fine, -1.0F);
}

}  // namespace fovlab
