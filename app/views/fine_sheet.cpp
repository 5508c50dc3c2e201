#include "app/views/fine_sheet.h"

#include "app/panels/sheet.h"
#include "app/panels/widgets.h"
#include "app/session/light_words.h"
#include "core/figure/fine_figure.h"
#include "core/scenario/level_of.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_width = 1120.0F;
constexpr float k_height = 560.0F;
constexpr float k_choices = 270.0F;
constexpr float k_gap = 14.0F;

// Where one stands in a walk, else the document's viewer.
Scenario scene_of(const PanelContext& ui) {
    const Explore* explore = ui.session.explore();
    Scenario scene = ui.session.document();
    if (explore) {
        scene = seen_from(explore->walker(), std::move(scene));
    }
    scene.title.clear();  // the sheet's heading says what it is
    return scene;
}

// With whole pixels a fine cell, as many as fit: scaled to the room, some rows of cells would be thicker than others.
Figure fitted(Figure figure, ImVec2 room) {
    while (figure.cell > 1.0) {
        const FigureSize size = size_of(figure);
        if (size.width <= room.x - 2.0 && size.height <= room.y - 2.0) {
            break;
        }
        figure.cell -= 1.0;
    }
    return figure;
}

}  // namespace

void FineSheet::draw(PanelContext& ui, TextureStore& textures) {
    const Sheet sheet(ui, Overlay::fine_light, ActionId::light_fine, {k_width, k_height});
    if (!sheet) {
        shown_.reset();
        return;
    }
    heading(ui, word(LightWord::fine_heading));
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float choosing = std::min(ui.px(k_choices), all.x * 0.45F);
    const ImVec2 room{std::max(all.x - choosing - ui.px(k_gap), 1.0F), std::max(all.y, ui.px(80.0F))};
    update(ui, textures, room);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    ImGui::BeginChild("##fine-pictures", room);
    if (refusal_.empty()) {
        image_.draw(ui, at, room);
    } else {
        paragraph(ui, refusal_, Ink::warning);
    }
    ImGui::EndChild();
    ImGui::SameLine(0.0F, ui.px(k_gap));
    ImGui::BeginChild("##fine-choices", {0.0F, room.y});
    choices(ui);
    ImGui::EndChild();
}

void FineSheet::update(const PanelContext& ui, TextureStore& textures, ImVec2 room) {
    const Shown now{ui.session.version(), room.x, room.y};
    if (shown_ == now) {
        return;
    }
    shown_ = now;
    refusal_.clear();
    const FineLook& look = ui.session.fine_look();
    const Result<Figure> figure = fine_figure(scene_of(ui), look.rules, look.beside);
    if (!figure) {
        refusal_ = figure.error().reason;
        return;
    }
    if (const std::optional<TextError> error =
            image_.make(fitted(figure.value(), room), ui.palette, textures, room)) {
        refusal_ = error->reason;
    }
}

void FineSheet::choices(PanelContext& ui) {
    paragraph(ui, word(LightWord::fine_intro), Ink::text_dim);
    FineLook look = ui.session.fine_look();
    std::array<std::string, k_times_finer.size()> texts;
    std::array<std::string_view, k_times_finer.size()> times;
    std::size_t chosen = 0;
    for (std::size_t i = 0; i < k_times_finer.size(); ++i) {
        texts[i] = worded(LightWord::fine_times, {std::to_string(k_times_finer[i])});
        times[i] = texts[i];
        chosen = k_times_finer[i] == look.rules.times ? i : chosen;
    }
    if (const auto clicked = choice(ui, ActionId::light_fine_times, times, chosen)) {
        look.rules.times = k_times_finer[*clicked];
    }
    const std::array shapes{word(LightWord::fine_full), word(LightWord::fine_cut),
                            word(LightWord::fine_picture)};
    if (const auto clicked =
            choice(ui, ActionId::light_fine_shape, shapes, static_cast<std::size_t>(look.rules.shape))) {
        look.rules.shape = static_cast<WallShape>(*clicked);
    }
    const std::string value = worded(LightWord::fine_spread, {std::to_string(look.rules.spread)});
    paragraph(ui, std::string(row(ActionId::light_fine_spread).words) + ": " + value, Ink::text_dim);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::SliderInt("##light.fine-spread", &look.rules.spread, 0, std::max(16, look.rules.spread), "");
    note_item(ui, ActionId::light_fine_spread);
    if (!(look == ui.session.fine_look())) {
        ui.actions.emplace_back(SetFineLook{look});
    }
    bool beside = look.beside;
    if (ImGui::Checkbox(row(ActionId::light_fine_beside).words.data(), &beside)) {
        ui.run(ActionId::light_fine_beside);
    }
    note_item(ui, ActionId::light_fine_beside);
    action_button(ui, ActionId::light_fine, word(LightWord::fine_close), -1.0F, false);
}

}  // namespace fovlab
