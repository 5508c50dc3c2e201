#include "app/panels/key_list.h"

#include "app/panels/sheet.h"
#include "app/panels/widgets.h"
#include "app/session/key_groups.h"
#include "app/session/words.h"

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr float k_width = 1160.0F;
constexpr float k_column = 270.0F;  // no narrower
constexpr float k_keys = 122.0F;    // of it, for the keys
constexpr std::size_t k_most_columns = 4;
constexpr float k_around = 96.0F;  // the heading and the padding

void group(PanelContext& ui, const KeyGroup& keys) {
    ImGui::PushStyleColor(ImGuiCol_Text, ui.colour(Ink::accent));
    heading(ui, keys.heading);
    ImGui::PopStyleColor();
    ImGui::PushFont(ui.fonts.small);
    for (const KeyLine& line : keys.lines) {
        ImGui::BeginGroup();
        ImGui::TextUnformatted(line.keys.c_str());
        ImGui::SameLine(ui.px(k_keys));
        ImGui::TextColored(ui.colour(Ink::text_dim), "%s", line.does.data());
        ImGui::EndGroup();
        if (!line.about.empty()) {
            tooltip(line.about);
        }
    }
    ImGui::PopFont();
}

// How high the group is, in lines.
std::size_t lines_of(const KeyGroup& keys) { return keys.lines.size() + 2; }

// Where the columns begin, so that no group is torn and they are about equally high.
std::vector<std::size_t> columns_of(const std::vector<KeyGroup>& groups, std::size_t most) {
    std::size_t all = 0;
    for (const KeyGroup& keys : groups) {
        all += lines_of(keys);
    }
    std::vector<std::size_t> starts{0};
    std::size_t before = 0;  // lines in the columns that are full
    std::size_t here = 0;
    for (std::size_t i = 0; i < groups.size(); ++i) {
        const std::size_t columns_left = most - starts.size() + 1;
        const std::size_t share = (all - before + columns_left - 1) / columns_left;
        const std::size_t with = here + lines_of(groups[i]);
        const bool better_there = with > share && with - share > share - std::min(here, share);
        if (here > 0 && starts.size() < most && better_there) {
            starts.push_back(i);
            before += here;
            here = 0;
        }
        here += lines_of(groups[i]);
    }
    return starts;
}

// The groups and where their columns begin, for the width of the window.
struct Plan {
    std::vector<KeyGroup> groups;
    std::vector<std::size_t> starts;

    std::size_t end_of(std::size_t column) const {
        return column + 1 < starts.size() ? starts[column + 1] : groups.size();
    }
};

Plan plan(const PanelContext& ui) {
    Plan made{key_groups(), {}};
    const float width = std::min(ui.px(k_width), ImGui::GetIO().DisplaySize.x);
    const auto fitting = static_cast<std::size_t>(std::max(width / ui.px(k_column), 1.0F));
    made.starts = columns_of(made.groups, std::min(fitting, k_most_columns));
    return made;
}

// Pixels at scale 1.
float height_of(const PanelContext& ui, const Plan& plan) {
    std::size_t most = 0;
    for (std::size_t column = 0; column < plan.starts.size(); ++column) {
        std::size_t lines = 0;
        for (std::size_t at = plan.starts[column]; at < plan.end_of(column); ++at) {
            lines += lines_of(plan.groups[at]);
        }
        most = std::max(most, lines);
    }
    const float line =
        ui.fonts.small->FontSize * ImGui::GetIO().FontGlobalScale + ImGui::GetStyle().ItemSpacing.y;
    return k_around + static_cast<float>(most) * line / ui.scale;
}

void columns(PanelContext& ui, const Plan& plan) {
    const float width = ImGui::GetContentRegionAvail().x / static_cast<float>(plan.starts.size());
    const ImVec2 origin = ImGui::GetCursorPos();
    for (std::size_t column = 0; column < plan.starts.size(); ++column) {
        ImGui::SetCursorPos({origin.x + width * static_cast<float>(column), origin.y});
        ImGui::BeginGroup();
        for (std::size_t at = plan.starts[column]; at < plan.end_of(column); ++at) {
            group(ui, plan.groups[at]);
        }
        ImGui::EndGroup();
    }
}

}  // namespace

void key_list(PanelContext& ui) {
    const Plan made = plan(ui);
    const Sheet sheet(ui, Overlay::keys, ActionId::help_keys, {k_width, height_of(ui, made)});
    if (!sheet) {
        return;
    }
    heading(ui, word(Word::keys_heading));
    paragraph(ui, word(Word::keys_close), Ink::text_dim);
    ImGui::BeginChild("##keys");
    columns(ui, made);
    ImGui::EndChild();
}

}  // namespace fovlab
