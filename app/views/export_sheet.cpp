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

constexpr int k_most_turned_ms = 2'000;

void label(PanelContext& ui, ActionId id) { paragraph(ui, row(id).words, Ink::text_dim); }

// With the value at the end of the line: over the slider its knob would hide it.
void label(PanelContext& ui, ActionId id, const std::string& value) {
    label(ui, id);
    ImGui::SameLine();
    const float room = ImGui::GetContentRegionAvail().x - ImGui::CalcTextSize(value.c_str()).x;
    ImGui::SetCursorPosX(ImGui::GetCursorPosX() + std::max(room, 0.0F));
    ImGui::TextUnformatted(value.c_str());
}

}  // namespace

// What the person types stays; what changes elsewhere comes in.
void ExportSheet::Field::follow(const std::string& value) {
    if (known != value) {
        known = value;
        typed.fill('\0');
        value.copy(typed.data(), typed.size() - 1);
    }
}

// A checkbox of the sheet; true when it is to be switched.
bool ExportSheet::check(PanelContext& ui, ActionId id, bool on, const LayerRow* layer) {
    const std::string name = std::string(row(id).name) + std::string(layer ? layer->id : "");
    const std::string_view words = row(layer ? action_of(layer->layer) : id).words;
    const bool clicked = ImGui::Checkbox((std::string(words) + "##" + name).c_str(), &on);
    note_item(ui, id);
    return (focus_.at(ui, name) && focus_.pressed()) || clicked;
}

// A button that was just drawn.
void ExportSheet::press(PanelContext& ui, ActionId id) {
    if (focus_.at(ui, row(id).name) && focus_.pressed()) {
        ui.run(id);
    }
}

// One of several, by Left and Right; Space and Enter take the next one and begin again behind the last.
std::optional<std::size_t> ExportSheet::by_keys(const PanelContext& ui, ActionId id, std::size_t count,
                                                std::size_t chosen) {
    if (!focus_.at(ui, row(id).name)) {
        return std::nullopt;
    }
    if (focus_.pressed()) {
        return (chosen + 1) % count;
    }
    const int next = static_cast<int>(chosen) + focus_.turned();
    return static_cast<std::size_t>(std::clamp(next, 0, static_cast<int>(count) - 1));
}

int ExportSheet::turned(const PanelContext& ui, ActionId id) {
    return focus_.at(ui, row(id).name) ? focus_.turned() : 0;
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
    const bool list_open = ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopupId);
    focus_.begin(ui, !list_open);
    heading(ui, word(Word::figure_heading));
    const float foot = 3.0F * ImGui::GetFrameHeightWithSpacing() + ui.px(10.0F);
    const ImVec2 all = ImGui::GetContentRegionAvail();
    const float choosing = std::min(ui.px(k_choices), all.x * 0.45F);
    const float height = std::max(all.y - foot, ui.px(80.0F));
    preview_.draw(ui, textures, {std::max(all.x - choosing - ui.px(k_gap), 1.0F), height});
    ImGui::SameLine(0.0F, ui.px(k_gap));
    ImGui::BeginChild("##figure-choices", {0.0F, height});
    ImGui::BeginDisabled(ui.session.figure_work().done.has_value());
    choices(ui);
    ImGui::EndDisabled();
    ImGui::EndChild();
    file(ui);
    if (choice_ != ui.session.figure_choice()) {
        ui.actions.emplace_back(SetFigure{choice_});
    }
    buttons(ui);
    focus_.end();
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
    if (const auto next = by_keys(ui, ActionId::figure_kind, kinds.size(),
                                  static_cast<std::size_t>(choice_.settings.kind))) {
        choice_.settings.kind = static_cast<FigureKind>(*next);
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
    if (const auto next = by_keys(ui, ActionId::figure_palette, names.size(), chosen);
        next && *next != chosen) {
        choice_.settings.palette = *next;
    }
}

void ExportSheet::size(PanelContext& ui) {
    int cell = choice_.settings.cell.value_or(suitable_cell(ui.session.document(), choice_.settings.kind));
    label(ui, ActionId::figure_cell,
          std::to_string(cell) + " px" +
              (choice_.settings.cell ? "" : ", " + std::string(word(Word::figure_cell_fitting))));
    ImGui::SetNextItemWidth(-1.0F);
    bool changed = ImGui::SliderInt("##figure.cell", &cell, k_smallest_figure_cell, k_largest_figure_cell, "",
                                    ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput);
    note_item(ui, ActionId::figure_cell);
    if (const int by = turned(ui, ActionId::figure_cell); by != 0) {
        cell = std::clamp(cell + by, k_smallest_figure_cell, k_largest_figure_cell);
        changed = true;
    }
    if (changed) {
        choice_.settings.cell = cell;
    }
}

void ExportSheet::animation(PanelContext& ui) {
    const std::array<std::string_view, 2> words{word(Word::figure_by_row), word(Word::figure_by_step)};
    if (const auto clicked =
            choice(ui, ActionId::figure_every, words, static_cast<std::size_t>(choice_.settings.every))) {
        choice_.settings.every = static_cast<FrameEvery>(*clicked);
    }
    if (const auto next = by_keys(ui, ActionId::figure_every, words.size(),
                                  static_cast<std::size_t>(choice_.settings.every))) {
        choice_.settings.every = static_cast<FrameEvery>(*next);
    }
    int& ms = choice_.settings.frame_ms;
    label(ui, ActionId::figure_frame_ms, std::to_string(ms) + " ms");
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::SliderInt("##figure.frame-ms", &ms, k_shortest_frame, k_most_turned_ms, "",
                     ImGuiSliderFlags_Logarithmic | ImGuiSliderFlags_AlwaysClamp | ImGuiSliderFlags_NoInput);
    note_item(ui, ActionId::figure_frame_ms);
    if (const int by = turned(ui, ActionId::figure_frame_ms); by != 0) {
        ms = std::clamp(ms + 10 * by, k_shortest_frame, k_most_turned_ms);
    }
}

void ExportSheet::around(PanelContext& ui) {
    heading(ui, word(Word::figure_around));
    choice_.shows_title ^= check(ui, ActionId::figure_title, choice_.shows_title);
    ImGui::SameLine();
    title_.follow(choice_.title);
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::BeginDisabled(!choice_.shows_title);
    focus_.enter_text(row(ActionId::figure_title_text).name);
    if (ImGui::InputText("##figure.title-text", title_.typed.data(), 4 * k_longest_title + 1)) {
        choice_.title = title_.known = title_.typed.data();
    }
    ImGui::EndDisabled();
    note_item(ui, ActionId::figure_title_text);
    if (choice_.shows_title) {
        focus_.at_text(ui, row(ActionId::figure_title_text).name);
    }
    FigureSettings& settings = choice_.settings;
    settings.legend ^= check(ui, ActionId::figure_legend, settings.legend);
    ImGui::SameLine(0.0F, ui.px(k_gap));
    settings.headings ^= check(ui, ActionId::figure_headings, settings.headings);
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
            if (check(ui, ActionId::figure_layer, choice_.layers.test(i), &layer)) {
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
    focus_.enter_text(row(ActionId::figure_path).name);
    if (ImGui::InputText("##figure.path", path_.typed.data(), path_.typed.size())) {
        choice_.path = path_.known = path_.typed.data();
    }
    ImGui::EndDisabled();
    note_item(ui, ActionId::figure_path);
    on_path_ = !making && focus_.at_text(ui, row(ActionId::figure_path).name);
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
        press(ui, ActionId::figure_stop);
        return;
    }
    action_button(ui, ActionId::figure_copy, button);
    press(ui, ActionId::figure_copy);
    ImGui::SameLine();
    action_button(ui, ActionId::file_cancel, button);
    press(ui, ActionId::file_cancel);
    ImGui::SameLine();
    const std::string_view words =
        work.there_is_one ? word(Word::figure_replace) : row(ActionId::figure_make).words;
    action_button(ui, ActionId::figure_make, words, button, true);
    if ((focus_.none() || on_path_) && focus_.hears(Key::enter) && !work.there_is_one) {
        ui.run(ActionId::figure_make);
    }
    press(ui, ActionId::figure_make);
}

}  // namespace fovlab
