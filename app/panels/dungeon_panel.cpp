#include "app/panels/dungeon_panel.h"

#include "app/panels/cut_tree.h"
#include "app/panels/widgets.h"
#include "app/session/dungeon_table.h"
#include "app/session/dungeon_words.h"
#include "app/session/words.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr float k_gap = 3.0F;  // pixels at scale 1

// Each drag and each typing is one undo step.
void end_edits(PanelContext& ui) {
    if (ImGui::IsItemActivated() || ImGui::IsItemDeactivated()) {
        ui.actions.emplace_back(EndEdit{});
    }
}

void set(PanelContext& ui, const DungeonPlan& plan) { ui.actions.emplace_back(SetDungeon{plan}); }

void slider(PanelContext& ui, const DungeonNumber& number) {
    DungeonPlan plan = ui.session.dungeon_plan();
    int value = plan.*number.member;
    paragraph(ui, worded(number.words, {std::to_string(value)}), Ink::text_dim);
    ImGui::SetNextItemWidth(-1.0F);
    const std::string label = "##" + std::string(row(number.id).name);
    const bool slid = ImGui::SliderInt(label.c_str(), &value, number.low, number.high, "");
    note_item(ui, number.id);
    if (slid) {
        plan.*number.member = value;
        set(ui, plan);
    }
    end_edits(ui);
}

void seed_line(PanelContext& ui) {
    DungeonPlan plan = ui.session.dungeon_plan();
    const float gap = ui.px(k_gap);
    const float next = ImGui::CalcTextSize(row(ActionId::dungeon_next_seed).words.data()).x + ui.px(20.0F);
    ImGui::AlignTextToFramePadding();
    paragraph(ui, word(Word::seed), Ink::text_dim);
    ImGui::SameLine();
    ImGui::SetNextItemWidth(std::max(ImGui::GetContentRegionAvail().x - next - gap, ui.px(30.0F)));
    const bool typed = ImGui::InputScalar("##dungeon.seed", ImGuiDataType_U32, &plan.seed);
    note_item(ui, ActionId::dungeon_seed);
    if (typed) {
        set(ui, plan);
    }
    end_edits(ui);
    ImGui::SameLine(0.0F, gap);
    action_button(ui, ActionId::dungeon_next_seed, next);
}

void corner_choice(PanelContext& ui) {
    const std::array<std::string_view, 3> words{
        word(DungeonWord::corner_coin), word(DungeonWord::corner_across), word(DungeonWord::corner_down)};
    DungeonPlan plan = ui.session.dungeon_plan();
    if (const auto clicked =
            choice(ui, ActionId::dungeon_corner, words, static_cast<std::size_t>(plan.corner))) {
        plan.corner = static_cast<CorridorCorner>(*clicked);
        ui.actions.emplace_back(EndEdit{});
        set(ui, plan);
        ui.actions.emplace_back(EndEdit{});
    }
}

// Two in a line.
void switches(PanelContext& ui) {
    const float left = ImGui::GetCursorPosX();
    const float half = ImGui::GetContentRegionAvail().x / 2.0F;
    for (std::size_t i = 0; i < k_dungeon_switches.size(); ++i) {
        if (i % 2 == 1) {
            ImGui::SameLine(left + half);
        }
        const ActionRow& action = row(k_dungeon_switches[i].id);
        bool on = ui.session.dungeon_plan().*k_dungeon_switches[i].member;
        if (ImGui::Checkbox((std::string(action.words) + "##" + std::string(action.name)).c_str(), &on)) {
            ui.run(action.id);
        }
        note_item(ui, action.id);
    }
}

bool is_door(Terrain terrain) {
    return terrain == Terrain::closed_door || terrain == Terrain::open_door ||
           terrain == Terrain::secret_door || terrain == Terrain::curtain;
}

// Of the map at hand: on a walk, of the level.
void facts(PanelContext& ui) {
    const Grid& grid = ui.session.grid();
    const std::size_t rooms = grid.rooms().size();
    if (rooms == 0) {
        return;
    }
    int open = 0;
    int doors = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            open += grid.at({x, y}) != Terrain::wall;
            doors += is_door(grid.at({x, y}));
        }
    }
    const int cells = grid.width() * grid.height();
    paragraph(ui, worded(DungeonWord::facts,
                         {std::to_string(rooms), std::to_string(rooms - 1), std::to_string(doors)}));
    paragraph(ui,
              worded(DungeonWord::facts_open,
                     {std::to_string(open), std::to_string(cells), std::to_string(100 * open / cells)}),
              Ink::text_dim);
}

void cuts(PanelContext& ui) {
    const Explore& explore = *ui.session.explore();
    heading(ui, word(DungeonWord::tree_heading));
    cut_tree(ui);
    if (explore.cut() == 0) {
        paragraph(ui, word(DungeonWord::tree_before));
    } else {
        sentence_paragraph(ui, explore.cut_sentence());
    }
    paragraph(ui, word(DungeonWord::tree_click), Ink::text_dim);
}

}  // namespace

void dungeon_panel(PanelContext& ui) {
    if (ui.session.explores_by(ExploreMode::cuts)) {
        cuts(ui);
    }
    heading(ui, word(DungeonWord::heading));
    const bool drawn = !ui.session.document().dungeon;
    if (drawn) {
        paragraph(ui, word(DungeonWord::drawn_map), Ink::text_dim);
    }
    seed_line(ui);
    if (drawn) {
        action_button(ui, ActionId::dungeon_make, ImGui::GetContentRegionAvail().x);
    } else {
        facts(ui);
        action_button(ui, ActionId::explore_cuts, ImGui::GetContentRegionAvail().x,
                      ui.session.explores_by(ExploreMode::cuts));
    }
    heading(ui, word(DungeonWord::inside_heading));
    switches(ui);
    corner_choice(ui);
    heading(ui, word(DungeonWord::rooms_heading));
    for (const DungeonNumber& number : k_dungeon_numbers) {
        slider(ui, number);
    }
}

}  // namespace fovlab
