#include "app/panels/eyes_panel.h"

#include "app/panels/legend.h"
#include "app/panels/widgets.h"
#include "app/session/eyes_words.h"
#include "core/explain/sentence.h"

#include <string>

namespace fovlab {
namespace {

constexpr std::size_t k_most_listed = 24;

void ways_to_look(PanelContext& ui) {
    const Eyes& eyes = ui.session.eyes();
    const float gap = ui.px(4.0F);
    const float half = (ImGui::GetContentRegionAvail().x - gap) / 2.0F;
    action_button(ui, ActionId::eyes_by_scan, half, eyes.by() == WatchBy::scan);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::eyes_by_line, half, eyes.by() == WatchBy::line);
    action_button(ui, ActionId::eyes_shade, ImGui::GetContentRegionAvail().x, eyes.shades());
}

void verdict(PanelContext& ui, const Watching& eye, bool by_line) {
    const bool sees = sees_viewer(eye, by_line);
    const bool one_way = sees != eye.in_sight;
    const EyesWord told = one_way ? (sees ? EyesWord::it_sees_you : EyesWord::you_see_it)
                          : sees  ? EyesWord::both
                                  : EyesWord::neither;
    paragraph(ui, word(told), one_way ? Ink::warning : Ink::text);
    if (eye.in_sight && !eye.lit) {
        paragraph(ui, word(EyesWord::you_see_it_not_lit), Ink::text_dim);
    }
}

void costs(PanelContext& ui, const Watching& eye) {
    paragraph(
        ui,
        worded(EyesWord::cost, {std::to_string(eye.field.examined), std::to_string(eye.by_line.examined)}),
        Ink::text_dim);
    const EyesWord about_you = eye.sees == eye.by_line.sees ? EyesWord::line_agrees
                               : eye.by_line.sees           ? EyesWord::line_sees
                                                            : EyesWord::line_misses;
    paragraph(ui, word(about_you), about_you == EyesWord::line_agrees ? Ink::text_dim : Ink::warning);
    if (!eye.disagree) {
        paragraph(ui, word(EyesWord::differ_unknown), Ink::text_dim);
        return;
    }
    const std::size_t cells = eye.disagree->count();
    paragraph(ui,
              cells > 0 ? worded(EyesWord::differ, {std::to_string(cells)})
                        : std::string(word(EyesWord::differ_nowhere)),
              Ink::text_dim);
}

std::string capital(std::string name) {
    if (!name.empty() && name.front() >= 'a' && name.front() <= 'z') {
        name.front() = static_cast<char>(name.front() - 'a' + 'A');
    }
    return name;
}

void watcher(PanelContext& ui, const EyesNow& now, std::size_t index) {
    const Watching& eye = now.picture.eyes[index];
    const bool chosen = now.picture.chosen == index;
    const std::string words = worded(EyesWord::watcher, {capital(eye.who.name), in_words(eye.who.at)});
    ImGui::PushFont(ui.fonts.bold);
    if (ImGui::Selectable((words + "##eye" + std::to_string(index)).c_str(), chosen)) {
        ui.actions.emplace_back(ChooseEye{index});
    }
    ImGui::PopFont();
    note_item(ui, ActionId::eyes_watcher);
    verdict(ui, eye, now.picture.by_line);
    costs(ui, eye);
    ImGui::Dummy({0.0F, ui.px(3.0F)});
}

void list_of_watchers(PanelContext& ui, const EyesNow& now) {
    heading(ui, word(EyesWord::heading));
    if (now.listed == 0) {
        paragraph(ui, word(EyesWord::none), Ink::text_dim);
        return;
    }
    ways_to_look(ui);
    paragraph(ui, worded(EyesWord::summary, {std::to_string(now.listed), std::to_string(now.seeing),
                                             std::to_string(now.one_way)}));
    for (std::size_t i = 0; i < now.listed && i < k_most_listed; ++i) {
        watcher(ui, now, i);
    }
    if (now.listed > k_most_listed) {
        paragraph(ui, worded(EyesWord::more, {std::to_string(now.listed - k_most_listed)}), Ink::text_dim);
    }
}

void list_of_strays(PanelContext& ui, const EyesNow& now) {
    if (now.strays.empty()) {
        return;
    }
    heading(ui, word(EyesWord::stray_heading));
    for (std::size_t i = 0; i < now.strays.size() && i < k_most_listed; ++i) {
        const Stray& stray = now.strays[i].stray;
        paragraph(ui, now.strays[i].words, Ink::warning);
        if (!stray.to) {
            paragraph(ui, word(EyesWord::stray_no_floor), Ink::text_dim);
            continue;
        }
        const std::string words =
            worded(EyesWord::move_to, {in_words(*stray.to)}) + "##stray" + std::to_string(i);
        if (ImGui::Button(words.c_str(), {ImGui::GetContentRegionAvail().x, 0.0F})) {
            ui.actions.emplace_back(MoveStray{stray});
        }
        note_item(ui, ActionId::eyes_move);
    }
}

}  // namespace

void eyes_panel(PanelContext& ui, const InkSet& inks) {
    const EyesNow& now = ui.session.eyes_now();
    list_of_watchers(ui, now);
    list_of_strays(ui, now);
    InkSet of_eyes;
    for (const Ink ink : {Ink::watched, Ink::gaze, Ink::gaze_one_way, Ink::eyes_differ}) {
        of_eyes.set(static_cast<std::size_t>(ink));
    }
    legend(ui, inks & of_eyes);
}

}  // namespace fovlab
