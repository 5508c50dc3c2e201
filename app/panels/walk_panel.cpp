#include "app/panels/walk_panel.h"

#include "app/panels/legend.h"
#include "app/panels/widgets.h"
#include "app/session/explore_words.h"

#include <algorithm>
#include <iterator>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_log = 8;    // lines
constexpr std::size_t k_said = 40;  // of so many messages at most

void place_section(PanelContext& ui, const Explore& explore) {
    heading(ui, word(ExploreWord::walk_heading));
    const Walker& walker = explore.walker();
    paragraph(
        ui, worded(ExploreWord::depth_turn, {std::to_string(walker.depth()), std::to_string(walker.turn())}));
    paragraph(ui,
              worded(ExploreWord::remembered, {std::to_string(walker.memory().seen().count()),
                                               std::to_string(walker.shown().count())}),
              Ink::text_dim);
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float half = (ImGui::GetContentRegionAvail().x - gap) / 2.0F;
    action_button(ui, ActionId::explore_look, half);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::explore_stairs, half);
}

// The latest first; what the last move brought stands out.
void log_section(PanelContext& ui, const Journey& journey) {
    heading(ui, word(ExploreWord::log_heading));
    const std::vector<Journey::Said> log = journey.log(k_said);
    if (log.empty()) {
        paragraph(ui, word(ExploreWord::log_empty), Ink::text_dim);
    }
    std::size_t lines = 0;
    for (auto said = log.rbegin(); said != log.rend() && lines < k_log; ++lines) {
        // The same again and again is one line.
        const auto next =
            std::find_if(said, log.rend(), [&](const auto& one) { return one.words != said->words; });
        const auto times = std::distance(said, next);
        const std::string words = times > 1 ? said->words + " × " + std::to_string(times) : said->words;
        paragraph(ui, words, said->move == journey.done() ? Ink::text : Ink::text_dim);
        said = next;
    }
}

void memory_section(PanelContext& ui, const Explore& explore) {
    heading(ui, word(ExploreWord::memory_heading));
    const bool remembers = explore.walker().rules().memory;
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const float third = (ImGui::GetContentRegionAvail().x - 2.0F * gap) / 3.0F;
    action_button(ui, ActionId::explore_memory, third, remembers);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::explore_forget, third);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::explore_brighter, third, explore.brighter());
    paragraph(ui, word(remembers ? ExploreWord::memory_all : ExploreWord::memory_off), Ink::text_dim);
    action_button(ui, ActionId::explore_reveal, ImGui::GetContentRegionAvail().x, explore.reveals());
}

void keys_section(PanelContext& ui) {
    heading(ui, word(ExploreWord::keys_heading));
    for (const ExploreWord keys :
         {ExploreWord::keys_walk, ExploreWord::keys_stairs, ExploreWord::keys_look}) {
        paragraph(ui, word(keys), Ink::text_dim);
    }
}

}  // namespace

void walk_panel(PanelContext& ui, const InkSet& inks) {
    const Explore* explore = ui.session.explore();
    if (!explore) {
        return;
    }
    place_section(ui, *explore);
    log_section(ui, explore->journey());
    memory_section(ui, *explore);
    keys_section(ui);
    legend(ui, inks);
}

}  // namespace fovlab
