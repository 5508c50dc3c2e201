#include "app/panels/inspector_panel.h"

#include "app/panels/compare_section.h"
#include "app/panels/legend.h"
#include "app/panels/widgets.h"
#include "app/session/explore_words.h"
#include "app/session/light_words.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "core/geometry/columns.h"
#include "core/scenario/place_thing.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

void why_section(PanelContext& ui) {
    heading(ui, word(Word::explain_heading));
    const std::optional<Why>& why = ui.session.explanation();
    if (!why) {
        const bool unknown = ui.session.explore() && ui.session.explained_cell();
        paragraph(ui, unknown ? word(ExploreWord::unknown_cell) : word(Word::explain_hint), Ink::text_dim);
        return;
    }
    const Grid& grid = ui.session.grid();
    const Terrain terrain =
        ui.session.explore() ? ui.session.explore()->known_terrain(why->cell) : grid.at(why->cell);
    std::string title = in_words(why->cell) + "  " + std::string(info(terrain).name);
    if (ui.session.pinned()) {
        title += "  · " + std::string(word(Word::explain_pinned));
    }
    paragraph(ui, title, Ink::text_dim);
    const Explore* explore = ui.session.explore();
    const std::string here =
        explore ? explore->things_told(why->cell) : things_in_words(ui.session.document(), why->cell);
    if (!here.empty()) {
        paragraph(ui, worded(LightWord::stands_here, {here}));
    }
    link_paragraph(ui, ActionId::explain_jump, ui.session.explanation_sentence());
    if (is_enabled(ui, ActionId::explain_jump)) {
        ImGui::PushID("decided");  // the sentence is a link to the same place
        link_paragraph(ui, ActionId::explain_jump, worded(Word::decided_at, {std::to_string(*why->step)}),
                       Ink::text_dim);
        ImGui::PopID();
    }
    if (const std::optional<Umbra>& umbra = ui.session.umbra()) {
        paragraph(ui, sentence(*umbra, grid));
    } else if (ui.session.chosen_run().umbra_refused()) {
        paragraph(ui, word(Word::umbra_too_much), Ink::text_dim);
    }
    if (why->sector) {
        const Place place = *why->place;
        sentence_paragraph(ui,
                           worded(Word::explain_place, {std::string(name(*why->sector)),
                                                        std::to_string(place.depth), to_words(place.column),
                                                        to_words(Slope(centre_slope(*why->sector, place)))}),
                           Ink::text_dim);
    }
    if (ui.session.pinned()) {
        action_button(ui, ActionId::explain_unpin);
    }
}

// Which cells were brought to light and taken from it, since the last change or since the map was opened.
void changes_section(PanelContext& ui) {
    if (!ui.session.cursor().at_end()) {
        return;  // they are of the whole answer
    }
    heading(ui, word(Word::changes_heading));
    const Against against = ui.session.against();
    const std::optional<Difference>& changes = ui.session.changes();
    if (changes && changes->any()) {
        const auto tell = [&ui](Word which, const CellSet& cells) {
            if (const std::size_t count = cells.count()) {
                paragraph(ui, worded(which, {std::to_string(count)}));
            }
        };
        tell(Word::changes_added, changes->added);
        tell(Word::changes_removed, changes->removed);
    } else if (changes) {
        const bool usual = against == Against::defaults;
        paragraph(ui, word(usual ? Word::changes_same_as_defaults : Word::changes_same), Ink::text_dim);
    } else if (against == Against::last_change) {
        paragraph(ui, word(Word::changes_none_yet), Ink::text_dim);
    }
    const std::array<std::string_view, 3> words{word(Word::against_last_change), word(Word::against_defaults),
                                                word(Word::against_nothing)};
    if (const auto clicked =
            choice(ui, ActionId::explain_changes, words, static_cast<std::size_t>(against))) {
        ui.actions.emplace_back(ShowChanges{static_cast<Against>(*clicked)});
    }
}

void step_section(PanelContext& ui) {
    heading(ui, word(Word::step_heading));
    step_paragraph(ui);
    if (ui.session.cursor().at_end()) {
        action_button(ui, ActionId::step_play, word(Word::watch), 0.0F, false);
    }
}

}  // namespace

void step_paragraph(PanelContext& ui) {
    const Cursor& cursor = ui.session.cursor();
    const bool rays = info(ui.session.algorithm()).method == Method::rays;
    if (cursor.at_end()) {
        const bool cut = ui.session.recording().trace.cut();
        const Word done = rays ? Word::step_all_done_rays : Word::step_all_done;
        paragraph(ui, word(cut ? Word::recording_cut : done), cut ? Ink::warning : Ink::text_dim);
    } else if (cursor.at_start()) {
        paragraph(ui, word(rays ? Word::step_before_first_ray : Word::step_before_first), Ink::text_dim);
    } else {
        sentence_paragraph(ui, ui.session.current_step_sentence());
    }
}

void inspector_panel(PanelContext& ui, const InkSet& inks) {
    if (ui.session.compares()) {
        both_why_section(ui);
        difference_section(ui);
        step_section(ui);
    } else {
        why_section(ui);
        step_section(ui);
        changes_section(ui);
    }
    legend(ui, inks);
}

}  // namespace fovlab
