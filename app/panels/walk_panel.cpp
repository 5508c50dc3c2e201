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

struct Button {
    ActionId id;
    bool chosen = false;
};

// Side by side where their words fit, else one below the other.
void buttons(PanelContext& ui, const std::vector<Button>& all) {
    const float gap = ImGui::GetStyle().ItemSpacing.x;
    const auto count = static_cast<float>(all.size());
    const float share = (ImGui::GetContentRegionAvail().x - gap * (count - 1.0F)) / count;
    const bool fit = std::all_of(all.begin(), all.end(), [&](const Button& button) {
        const std::string words(row(button.id).words);
        return ImGui::CalcTextSize(words.c_str()).x + ui.px(8.0F) <= share;
    });
    for (std::size_t i = 0; i < all.size(); ++i) {
        if (fit && i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        action_button(ui, all[i].id, fit ? share : -1.0F, all[i].chosen);
    }
}

void place_section(PanelContext& ui, const Explore& explore) {
    heading(ui, word(ExploreWord::walk_heading));
    const Walker& walker = explore.walker();
    paragraph(
        ui, worded(ExploreWord::depth_turn, {std::to_string(walker.depth()), std::to_string(walker.turn())}));
    paragraph(ui,
              worded(ExploreWord::remembered, {std::to_string(walker.memory().seen().count()),
                                               std::to_string(walker.shown().count())}),
              Ink::text_dim);
    buttons(ui, {{ActionId::explore_look}, {ActionId::explore_stairs}});
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
    buttons(ui, {{ActionId::explore_memory, remembers},
                 {ActionId::explore_forget},
                 {ActionId::explore_brighter, explore.brighter()}});
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
