#include "app/panels/walk_timeline.h"

#include "app/panels/step_slider.h"
#include "app/panels/timeline_parts.h"
#include "app/panels/widgets.h"
#include "app/session/explore_words.h"
#include "app/session/words.h"

#include <string>

namespace fovlab {
namespace {

// A tick where the stairs were taken: each level is a stretch of the record.
void level_marks(const PanelContext& ui, const std::string& moves, const Bar& bar) {
    ImDrawList& list = *ImGui::GetWindowDrawList();
    const ImU32 ink = ImGui::GetColorU32(ui.colour(Ink::text_dim));
    for (std::size_t i = 0; i < moves.size(); ++i) {
        if (moves[i] == letter(Move::stairs)) {
            list.AddLine({bar.x_of(i + 1), bar.top}, {bar.x_of(i + 1), bar.bottom}, ink, ui.px(1.0F));
        }
    }
}

void one_step(PanelContext& ui, ActionId back, ActionId forward, ExploreWord words) {
    ImGui::SameLine(0.0F, ui.px(10.0F));
    action_button(ui, back, "◂", ui.px(26.0F), false);
    ImGui::SameLine(0.0F, ui.px(2.0F));
    action_button(ui, forward, std::string(word(words)) + " ▸", 0.0F, false);
}

}  // namespace

void walk_timeline(PanelContext& ui) {
    const Explore& explore = *ui.session.explore();
    const bool cuts = explore.mode() == ExploreMode::cuts;
    const std::string steps = std::to_string(explore.steps());
    play_buttons(ui);
    if (cuts) {
        one_step(ui, ActionId::step_back, ActionId::step_forward, ExploreWord::one_cut);
    } else {
        one_step(ui, ActionId::explore_earlier, ActionId::explore_later, ExploreWord::one_move);
    }
    const auto place = [&](const std::string& done) {
        return cuts ? worded(Word::step_of, {done, steps}) : worded(ExploreWord::record, {done, steps});
    };
    place_words(ui, place(std::to_string(explore.done())), place(steps));
    speed_slider(ui);
    const ActionId id = cuts ? ActionId::explore_making : ActionId::explore_record;
    const std::string& moves = explore.journey().moves();
    const BarMarks marks = cuts ? BarMarks{} : BarMarks{[&](const Bar& bar) { level_marks(ui, moves, bar); }};
    if (const auto asked = slider_bar(ui, id, explore.done(), explore.steps(), true, marks)) {
        ui.actions.push_back(cuts ? Action(GoToCut{*asked}) : Action(GoToMove{*asked}));
    }
}

}  // namespace fovlab
