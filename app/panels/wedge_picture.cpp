#include "app/panels/wedge_picture.h"

#include "app/panels/flat_tree.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/explain/sentence.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <span>
#include <string>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_gutter = 24.0F;  // for the numbers of the rows
constexpr float k_smallest_row = 7.0F;
constexpr float k_largest_row = 30.0F;
constexpr float k_thumbnail = 30.0F;
constexpr float k_low_thumbnail = 20.0F;
constexpr float k_between_numbers = 15.0F;

// A small picture to choose a sector by.
struct Choice {
    ActionId action;
    Sector sector;
};

// In the order in which they are scanned.
constexpr std::array<Choice, 4> k_quadrant_choices{{{ActionId::tree_north, Quadrant::north},
                                                    {ActionId::tree_east, Quadrant::east},
                                                    {ActionId::tree_south, Quadrant::south},
                                                    {ActionId::tree_west, Quadrant::west}}};
// In two lines, as they lie around the viewer: above from west to east, and below.
constexpr std::array<Choice, 8> k_octant_choices{{
    {ActionId::tree_west_northwest, Octant::west_northwest},
    {ActionId::tree_north_northwest, Octant::north_northwest},
    {ActionId::tree_north_northeast, Octant::north_northeast},
    {ActionId::tree_east_northeast, Octant::east_northeast},
    {ActionId::tree_west_southwest, Octant::west_southwest},
    {ActionId::tree_south_southwest, Octant::south_southwest},
    {ActionId::tree_south_southeast, Octant::south_southeast},
    {ActionId::tree_east_southeast, Octant::east_southeast},
}};
constexpr std::size_t k_in_a_line = 4;

std::span<const Choice> choices_of(const PanelContext& ui) {
    return ui.session.shown_sector().is_octant() ? std::span<const Choice>(k_octant_choices)
                                                 : std::span<const Choice>(k_quadrant_choices);
}

std::string with_kind(Sector sector) {
    return worded(sector.is_octant() ? Word::of_octant : Word::of_quadrant, {std::string(name(sector))});
}

int rows_of(const PanelContext& ui, Sector sector) {
    return std::max(ui.session.wedge_tree().depth(sector), 1);
}

void small_text(const PanelContext& ui, ImVec2 at, const std::string& words, float across) {
    ImGui::PushFont(ui.fonts.small);
    const ImVec2 size = ImGui::CalcTextSize(words.c_str());
    ImGui::GetWindowDrawList()->AddText({at.x - size.x * across, at.y - size.y / 2.0F},
                                        ImGui::GetColorU32(ui.colour(Ink::text_dim)), words.c_str());
    ImGui::PopFont();
}

// All rows of a sector in a small frame; of many rows only some.
void thumbnail(const PanelContext& ui, Sector sector, ImVec2 at, ImVec2 size) {
    const int rows = rows_of(ui, sector);
    const int every = std::max(static_cast<int>(std::ceil(static_cast<float>(rows) / size.y)), 1);
    const FlatTree tree(ui, *ImGui::GetWindowDrawList(), sector,
                        {at, size.x, size.y / static_cast<float>(rows), every});
    tree.blocks(1, rows);
}

// The first, the middle and the last slope over the tree, which begins at `left`.
void slope_axis(const PanelContext& ui, Sector sector, float left, ImVec2 size) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const int first = first_slope(sector);
    const int last = last_slope(sector);
    for (const int half : {0, 1, 2}) {
        const float along = static_cast<float>(half) / 2.0F;
        const Slope slope = reduced({first * (2 - half) + last * half, 2});
        const std::string words =
            (half == 1 ? std::string(word(Word::tree_slope)) + " " : "") + to_words(slope);
        small_text(ui, {at.x + left + size.x * along, at.y + size.y / 2.0F}, words, along);
    }
    ImGui::Dummy(size);
}

// The depths of rows that are `row` pixels high, or every second, third … of them.
void depth_axis(const PanelContext& ui, const FlatTree& tree, float right, float row, int first, int last) {
    const int stride = std::max(static_cast<int>(std::ceil(ui.px(k_between_numbers) / row)), 1);
    for (int depth = first; depth <= last; ++depth) {
        if (depth % stride == 0) {
            small_text(ui, {right, tree.y_of(depth) + row / 2.0F}, to_words(depth), 1.0F);
        }
    }
}

void tooltip(const PanelContext& ui, const WedgeSpan& span) {
    const WedgeTree& tree = ui.session.wedge_tree();
    const WedgeNode& wedge = tree[span.wedge];
    const Grid& grid = ui.session.recording().trace.grid();
    ImGui::BeginTooltip();
    ImGui::PushFont(ui.fonts.bold);
    ImGui::TextUnformatted(
        worded(Word::wedge_of_sector, {std::to_string(span.wedge), with_kind(wedge.sector)}).c_str());
    ImGui::PopFont();
    std::string rows = worded(Word::wedge_row, {std::to_string(wedge.first_depth)});
    if (!span.row) {
        rows = std::string(word(Word::wedge_beyond));
    } else if (wedge.row_count > 1) {
        rows =
            worded(Word::wedge_rows, {std::to_string(wedge.first_depth), std::to_string(wedge.last_depth())});
    }
    ImGui::TextUnformatted(rows.c_str());
    ImGui::TextUnformatted(worded(Word::wedge_between, {to_words(wedge.start), to_words(wedge.end)}).c_str());
    const std::string origin = wedge.parent && wedge.end_by
                                   ? worded(Word::wedge_split, {std::to_string(*wedge.parent),
                                                                obstacle_in_words(*wedge.end_by, grid)})
                                   : std::string(word(Word::wedge_root));
    ImGui::TextUnformatted(origin.c_str());
    ImGui::TextUnformatted(word(Word::wedge_click).data());
    ImGui::EndTooltip();
}

}  // namespace

void WedgePicture::draw(PanelContext& ui, float most) {
    pointed_.reset();
    sector_buttons(ui);
    large(ui, most);
    shown_step_ = ui.session.cursor().step();
}

void WedgePicture::sector_buttons(PanelContext& ui) const {
    const float gap = ui.px(4.0F);
    const std::span<const Choice> choices = choices_of(ui);
    const float width = (ImGui::GetContentRegionAvail().x - 3.0F * gap) / static_cast<float>(k_in_a_line);
    const float words = ImGui::GetTextLineHeight();
    // Two lines of octants are a little lower each.
    const float thumb = ui.px(choices.size() > k_in_a_line ? k_low_thumbnail : k_thumbnail);
    const float height = thumb + words + ui.px(8.0F);
    ImDrawList& list = *ImGui::GetWindowDrawList();
    for (std::size_t i = 0; i < choices.size(); ++i) {
        if (i % k_in_a_line > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        const Sector sector = choices[i].sector;
        const ActionRow& action = row(choices[i].action);
        const ImVec2 at = ImGui::GetCursorScreenPos();
        if (ImGui::InvisibleButton(action.name.data(), {width, height})) {
            ui.run(action.id);
        }
        const bool shown = ui.session.shown_sector() == sector;
        const ImVec2 to{at.x + width, at.y + height};
        list.AddRectFilled(
            at, to, ImGui::GetColorU32(ui.colour(ImGui::IsItemHovered() ? Ink::control_hot : Ink::control)),
            ui.px(4.0F));
        thumbnail(ui, sector, {at.x + ui.px(4.0F), at.y + ui.px(4.0F)}, {width - ui.px(8.0F), thumb});
        const float text = ImGui::CalcTextSize(action.words.data()).x;
        list.AddText({at.x + (width - text) / 2.0F, to.y - words - ui.px(3.0F)},
                     ImGui::GetColorU32(ui.colour(shown ? Ink::text : Ink::text_dim)), action.words.data());
        if (shown) {  // underlined, as tabs are
            list.AddRectFilled({at.x, to.y - ui.px(3.0F)}, to, ImGui::GetColorU32(ui.colour(Ink::accent)),
                               ui.px(2.0F));
        }
        note_item(ui, action.id);
    }
}

void WedgePicture::large(PanelContext& ui, float most) {
    const Sector sector = ui.session.shown_sector();
    const int rows = rows_of(ui, sector);
    const float axis = ImGui::GetTextLineHeight() + ui.px(4.0F);
    const float room = std::max(most - axis, ui.px(60.0F));
    const float row =
        std::clamp(room / static_cast<float>(rows), ui.px(k_smallest_row), ui.px(k_largest_row));
    const float all = row * static_cast<float>(rows);
    const float height = std::min(all, room);
    const bool scrolls = all > room;
    const float gutter = ui.px(k_gutter);
    const float bar = scrolls ? ImGui::GetStyle().ScrollbarSize : 0.0F;
    const float width = std::max(ImGui::GetContentRegionAvail().x - gutter - bar, ui.px(40.0F));

    slope_axis(ui, sector, gutter, {width, axis});

    ImGui::PushStyleVar(ImGuiStyleVar_ItemSpacing, {0.0F, 0.0F});
    ImGui::BeginChild("##tree", {0.0F, height}, false, scrolls ? 0 : ImGuiWindowFlags_NoScrollWithMouse);
    const ImVec2 from = ImGui::GetCursorScreenPos();
    const FlatTree tree(ui, *ImGui::GetWindowDrawList(), sector, {{from.x + gutter, from.y}, width, row});
    const int first = std::max(static_cast<int>(std::floor(ImGui::GetScrollY() / row)), 0);
    const int last = std::min(first + static_cast<int>(std::ceil(height / row)) + 1, rows);
    depth_axis(ui, tree, from.x + gutter - ui.px(6.0F), row, first + 1, last);
    ImGui::InvisibleButton("##tree.wedges", {gutter + width, all});
    tree.blocks(first + 1, last);
    tree.numbers(first + 1, last);
    point(ui, tree);
    running(ui, tree);
    if (ui.session.pointed_wedge() && ui.session.wedge_tree()[*ui.session.pointed_wedge()].sector == sector) {
        tree.outline(*ui.session.pointed_wedge(), Ink::pointed_edge, ui.px(2.0F));
    }
    if (const std::optional<Why>& why = ui.session.explanation();
        why && why->sector == sector && why->place && why->place->depth <= rows) {
        tree.cell(*why->place, Ink::sight_line);
    }
    if (scrolls) {
        follow(ui, row, height);
    }
    ImGui::EndChild();
    ImGui::PopStyleVar();
    note_item(ui, ActionId::tree_wedges, pointed_ ? TipSide::none : TipSide::right);
}

// The running wedge, its row and the cell just looked at, marked as on the map.
void WedgePicture::running(const PanelContext& ui, const FlatTree& tree) {
    const Frame& frame = ui.session.frame();
    if (!frame.running || frame.sector != ui.session.shown_sector()) {
        return;
    }
    const LiveWedge& wedge = *frame.running;
    tree.outline(wedge.wedge, Ink::accent, ui.px(1.5F));
    tree.row_outline(wedge.row, Ink::row, ui.px(2.0F));
    if (frame.cell && wedge.column) {
        tree.cell({wedge.depth, *wedge.column}, Ink::cell);
    }
}

// Where the steps lead, the picture goes too.
void WedgePicture::follow(const PanelContext& ui, float row, float height) {
    const Frame& frame = ui.session.frame();
    if (shown_step_ == ui.session.cursor().step() || !frame.running) {
        return;
    }
    const float top = row * static_cast<float>(frame.running->depth - 1);
    const float scroll = ImGui::GetScrollY();
    if (top < scroll || top + row > scroll + height) {
        ImGui::SetScrollY(std::max(top - height / 2.0F, 0.0F));
    }
}

void WedgePicture::point(PanelContext& ui, const FlatTree& tree) {
    if (!ImGui::IsItemHovered()) {
        return;
    }
    const std::optional<WedgeSpan> span = tree.find(ImGui::GetIO().MousePos);
    if (!span) {
        return;
    }
    pointed_ = span->wedge;
    if (ImGui::IsItemClicked()) {
        ui.actions.emplace_back(GoToStep{span->begun_after});
    }
    if (!ImGui::IsAnyMouseDown()) {
        tooltip(ui, *span);
    }
}

}  // namespace fovlab
