#include "app/views/export_sheet.h"

#include "app/export/film.h"
#include "app/panels/sheet.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_width = 1120.0F;
constexpr float k_height = 720.0F;
constexpr float k_choices = 330.0F;
constexpr float k_gap = 14.0F;

// A checkbox of the sheet; true when it was clicked.
bool check(PanelContext& ui, ActionId id, std::string_view words, bool on, std::string_view key = {}) {
    const std::string label = std::string(words) + "##" + std::string(row(id).name) + std::string(key);
    const bool clicked = ImGui::Checkbox(label.c_str(), &on);
    note_item(ui, id);
    return clicked;
}

void label(PanelContext& ui, ActionId id) { paragraph(ui, row(id).words, Ink::text_dim); }

}  // namespace

// What the person types stays; what changes elsewhere comes in.
void ExportSheet::Field::follow(const std::string& value) {
    if (known != value) {
        known = value;
        typed.fill('\0');
        value.copy(typed.data(), typed.size() - 1);
    }
}

void ExportSheet::draw(PanelContext& ui, TextureStore& textures) {
    Sheet sheet(ui, Overlay::figure, ActionId::file_export, {k_width, k_height});
    if (!sheet) {
        return;
    }
    choice_ = ui.session.figure_choice();
    if (ui.session.figure_work().done && ui.pressed(Key::escape)) {
        ui.run(ActionId::figure_stop);
    }
    heading(ui, word(Word::figure_heading));
    const float file = 3.0F * ImGui::GetFrameHeightWithSpacing() + ui.px(10.0F);
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float choosing = std::min(ui.px(k_choices), all.x * 0.45F);
    const float height = std::max(all.y - file, ui.px(80.0F));
    preview_.draw(ui, textures, {std::max(all.x - choosing - ui.px(k_gap), 1.0F), height});
    ImGui::SameLine(0.0F, ui.px(k_gap));
    ImGui::BeginChild("##figure-choices", {0.0F, height});
    ImGui::BeginDisabled(ui.session.figure_work().done.has_value());
    choices(ui);
    ImGui::EndDisabled();
    ImGui::EndChild();
    this->file(ui);
    if (choice_ != ui.session.figure_choice()) {
        ui.actions.emplace_back(SetFigure{choice_});
    }
    buttons(ui);
}

void ExportSheet::choices(PanelContext& ui) {
    kind_and_colours(ui);
    size(ui);
    if (choice_.settings.kind == FigureKind::gif) {
        animation(ui);
    }
    around(ui);
    layers(ui);
}

void ExportSheet::kind_and_colours(PanelContext& ui) {
    std::array<std::string_view, k_figure_kinds.size()> kinds{};
    std::transform(k_figure_kinds.begin(), k_figure_kinds.end(), kinds.begin(),
                   [](const FigureKindRow& one) { return one.name; });
    if (const auto clicked =
            choice(ui, ActionId::figure_kind, kinds, static_cast<std::size_t>(choice_.settings.kind))) {
        choice_.settings.kind = static_cast<FigureKind>(*clicked);
    }
    label(ui, ActionId::figure_palette);
    std::vector<std::string> names;
    for (const Palette& palette : palettes()) {
        names.emplace_back(palette.name);
    }
    const std::size_t chosen = choice_.settings.palette.value_or(ui.session.palette());
    if (const auto clicked = drop_down(ui, ActionId::figure_palette, names[chosen], names, chosen)) {
        choice_.settings.palette = *clicked;
    }
}

void ExportSheet::size(PanelContext& ui) {
    label(ui, ActionId::figure_cell);
    const Grid& grid = ui.session.document().grid;
    const std::optional<Comparison>& compare = ui.session.document().compare;
    const int pictures = compare && compare->show == Show::side_by_side ? 2 : 1;
    const auto suitable = choice_.settings.kind == FigureKind::gif ? suitable_film_cell : suitable_cell;
    int cell = choice_.settings.cell.value_or(suitable(grid.width(), grid.height(), pictures));
    ImGui::SetNextItemWidth(-1.0F);
    const std::string format =
        "%d px" +
        (choice_.settings.cell ? std::string() : ", " + std::string(word(Word::figure_cell_fitting)));
    if (ImGui::SliderInt("##figure.cell", &cell, k_smallest_figure_cell, k_largest_figure_cell,
                         format.c_str(), ImGuiSliderFlags_AlwaysClamp)) {
        choice_.settings.cell = cell;
    }
    note_item(ui, ActionId::figure_cell);
}

void ExportSheet::animation(PanelContext& ui) {
    const std::array<std::string_view, 2> words{word(Word::figure_by_row), word(Word::figure_by_step)};
    if (const auto clicked =
            choice(ui, ActionId::figure_every, words, static_cast<std::size_t>(choice_.settings.every))) {
        choice_.settings.every = static_cast<FrameEvery>(*clicked);
    }
    label(ui, ActionId::figure_frame_ms);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::SliderInt("##figure.frame-ms", &choice_.settings.frame_ms, k_shortest_frame, 2'000, "%d ms",
                     ImGuiSliderFlags_Logarithmic | ImGuiSliderFlags_AlwaysClamp);
    note_item(ui, ActionId::figure_frame_ms);
}

void ExportSheet::around(PanelContext& ui) {
    heading(ui, word(Word::figure_around));
    choice_.shows_title ^=
        check(ui, ActionId::figure_title, row(ActionId::figure_title).words, choice_.shows_title);
    ImGui::SameLine();
    title_.follow(choice_.title);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::BeginDisabled(!choice_.shows_title);
    if (ImGui::InputText("##figure.title-text", title_.typed.data(), 4 * k_longest_title + 1)) {
        choice_.title = title_.known = title_.typed.data();
    }
    typing_title_ = ImGui::IsItemActive();
    ImGui::EndDisabled();
    note_item(ui, ActionId::figure_title_text);
    FigureSettings& settings = choice_.settings;
    settings.legend ^=
        check(ui, ActionId::figure_legend, row(ActionId::figure_legend).words, settings.legend);
    ImGui::SameLine(0.0F, ui.px(k_gap));
    settings.headings ^=
        check(ui, ActionId::figure_headings, row(ActionId::figure_headings).words, settings.headings);
}

// Two columns, down and then up again.
void ExportSheet::layers(PanelContext& ui) {
    heading(ui, word(Word::figure_layers));
    const float column = ImGui::GetContentRegionAvail().x / 2.0F;
    const std::size_t lines = (k_layer_count + 1) / 2;
    ImGui::PushFont(ui.fonts.small);
    for (std::size_t line = 0; line < lines; ++line) {
        for (std::size_t i = line; i < k_layer_count; i += lines) {
            if (i != line) {
                ImGui::SameLine(column);
            }
            const LayerRow& layer = layer_table()[i];
            if (check(ui, ActionId::figure_layer, row(action_of(layer.layer)).words, choice_.layers.test(i),
                      layer.id)) {
                choice_.layers.flip(i);
            }
        }
    }
    ImGui::PopFont();
}

void ExportSheet::file(PanelContext& ui) {
    const bool making = ui.session.figure_work().done.has_value();
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    ImGui::AlignTextToFramePadding();
    label(ui, ActionId::figure_path);
    ImGui::SameLine();
    path_.follow(choice_.path);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::BeginDisabled(making);
    if (ImGui::InputText("##figure.path", path_.typed.data(), path_.typed.size())) {
        choice_.path = path_.known = path_.typed.data();
    }
    ImGui::EndDisabled();
    note_item(ui, ActionId::figure_path);
}

std::string ExportSheet::about() const {
    const auto whole = [](double number) { return std::to_string(std::llround(number)); };
    if (choice_.settings.kind == FigureKind::text) {
        return std::string(word(Word::figure_text));
    }
    const FigureSize& size = preview_.size();
    if (choice_.settings.kind != FigureKind::gif || preview_.frames() == 0) {
        return worded(Word::figure_size, {whole(size.width), whole(size.height)});
    }
    const std::size_t frames = preview_.frames();
    const int ms = choice_.settings.frame_ms;
    const double seconds = (static_cast<double>(frames - 1) * ms + last_frame_ms(ms)) / 1000.0;
    return worded(Word::figure_frames,
                  {whole(size.width), whole(size.height), std::to_string(frames), whole(std::ceil(seconds))});
}

// What it will be, or what is in its way.
void ExportSheet::progress(PanelContext& ui) {
    const FigureWork& work = ui.session.figure_work();
    ImGui::AlignTextToFramePadding();
    if (work.done) {
        const std::string hundredths = std::to_string(std::llround(*work.done * 100.0));
        ImGui::ProgressBar(static_cast<float>(*work.done), {-1.0F, 0.0F},
                           worded(Word::figure_making, {hundredths}).c_str());
    } else if (work.there_is_one) {
        paragraph(ui, word(Word::figure_found), Ink::warning);
    } else if (work.problem == word(Word::figure_stopped)) {
        paragraph(ui, work.problem, Ink::warning);
    } else if (!work.problem.empty()) {
        paragraph(ui, worded(Word::figure_not_made, {work.problem}), Ink::warning);
    } else if (!preview_.refusal().empty() && choice_.settings.kind != FigureKind::text) {
        paragraph(ui, worded(Word::figure_not_made, {preview_.refusal()}), Ink::warning);
    } else {
        paragraph(ui, about(), Ink::text_dim);
    }
}

void ExportSheet::buttons(PanelContext& ui) {
    const FigureWork& work = ui.session.figure_work();
    const float button = ui.px(120.0F);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float room = ImGui::GetContentRegionAvail().x - (work.done ? 1.0F : 3.0F) * (button + gap);
    ImGui::BeginChild("##figure-about", {std::max(room, 1.0F), 2.0F * ImGui::GetFrameHeight()});
    progress(ui);
    ImGui::EndChild();
    ImGui::SameLine();
    if (work.done) {
        action_button(ui, ActionId::figure_stop, button);
        return;
    }
    action_button(ui, ActionId::figure_copy, button);
    ImGui::SameLine();
    action_button(ui, ActionId::file_cancel, button);
    ImGui::SameLine();
    const std::string_view words =
        work.there_is_one ? word(Word::figure_replace) : row(ActionId::figure_make).words;
    action_button(ui, ActionId::figure_make, words, button, true);
    if (ui.pressed(Key::enter) && !typing_title_ && !work.there_is_one) {
        ui.run(ActionId::figure_make);
    }
}

}  // namespace fovlab
