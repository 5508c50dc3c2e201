#include "app/views/lab_view.h"

#include "app/panels/compare_header.h"
#include "app/panels/compare_strip.h"
#include "app/panels/document_line.h"
#include "app/panels/dungeon_panel.h"
#include "app/panels/explore_bar.h"
#include "app/panels/eyes_panel.h"
#include "app/panels/inspector_panel.h"
#include "app/panels/key_list.h"
#include "app/panels/light_panel.h"
#include "app/panels/rules_panel.h"
#include "app/panels/status_line.h"
#include "app/panels/symmetry_panel.h"
#include "app/panels/table_panel.h"
#include "app/panels/timeline_panel.h"
#include "app/panels/toolbar_panel.h"
#include "app/panels/walk_panel.h"
#include "app/panels/widgets.h"
#include "app/session/course.h"
#include "app/session/task_words.h"
#include "app/views/pane_window.h"

#include <algorithm>
#include <cmath>
#include <iterator>
#include <string>
#include <variant>

namespace fovlab {
namespace {

// Pixels at scale 1; on a small window the side panels give way to the map.
constexpr float k_left = 268.0F;
constexpr float k_toolbar = 42.0F;
constexpr float k_timeline = 82.0F;
constexpr float k_status = 28.0F;
constexpr float k_second_slider = 30.0F;
constexpr float k_strip = 34.0F;
constexpr float k_header = 70.0F;
constexpr float k_largest_part = 0.3F;
constexpr float k_largest_part_beside_two = 0.24F;  // while two pictures share the middle
constexpr float k_least_map = 300.0F;               // beside a lesson, if its panes can be as narrow as this
constexpr float k_least_pane = 0.22F;               // of the window
constexpr float k_lesson_padding = 18.0F;
constexpr float k_largest_toolbar = 0.4F;  // of the height above the timeline
constexpr float k_scarce = 370.0F;         // of that height: headers and strip are brief below it
constexpr float k_least_pictures = 0.35F;  // of what the tool bar leaves, whatever stands above them

// A pane, and the action whose tab opens it.
template <class Panel>
struct Tab {
    Panel pane;
    ActionId id;
};

template <class Panel>
void tabs_of(PanelContext& ui, Panel open, const std::vector<Tab<Panel>>& all) {
    std::vector<ActionId> ids;
    std::size_t chosen = all.size();
    for (std::size_t i = 0; i < all.size(); ++i) {
        ids.push_back(all[i].id);
        chosen = all[i].pane == open ? i : chosen;
    }
    tabs(ui, ids, chosen);
}

// The way to the course, where everybody sees it.
void lessons_button(PanelContext& ui) {
    const std::string words =
        std::string(word(TaskWord::lessons_button)) + "   " + to_words(row(ActionId::lesson_toggle).key);
    action_button(ui, ActionId::lesson_toggle, words, ImGui::GetContentRegionAvail().x, false);
}

// The map says in every frame where the pointer is on it; a cell in a text that is pointed at says more.
void keep_last_pointing(std::vector<Action>& actions) {
    const auto points = [](const Action& action) { return std::holds_alternative<PointAt>(action); };
    auto last = std::find_if(actions.rbegin(), actions.rend(), points);
    if (last != actions.rend()) {
        const auto end = std::prev(last.base());
        actions.erase(std::remove_if(actions.begin(), end, points), end);
    }
}

}  // namespace

void LabView::left_pane(PanelContext& ui) {
    document_line(ui);
    lessons_button(ui);
    MapPanel::gallery_choice(ui);
    ImGui::Dummy({0.0F, ui.px(2.0F)});
    if (ui.session.explore()) {
        tabs_of(ui, ui.session.left_panel(),
                {{LeftPanel::dungeon, ActionId::panel_dungeon},
                 {LeftPanel::rules, ActionId::panel_rules},
                 {LeftPanel::light, ActionId::panel_light}});
    } else {
        tabs_of(ui, ui.session.left_panel(),
                {{LeftPanel::rules, ActionId::panel_rules},
                 {LeftPanel::map, ActionId::panel_map},
                 {LeftPanel::dungeon, ActionId::panel_dungeon},
                 {LeftPanel::light, ActionId::panel_light}});
    }
    left_panel(ui, ui.session.left_panel());
}

void LabView::left_panel(PanelContext& ui, LeftPanel which) {
    const ScrollingColumn column("##left-column");
    switch (which) {
        case LeftPanel::rules:
            rules_panel(ui);
            break;
        case LeftPanel::map:
            map_panel_.draw(ui);
            break;
        case LeftPanel::light:
            light_panel(ui);
            break;
        case LeftPanel::dungeon:
            dungeon_panel(ui);
            break;
    }
}

void LabView::side_pane(PanelContext& ui) {
    std::vector<Tab<SidePanel>> panes{{SidePanel::why, ActionId::panel_why},
                                      {SidePanel::wedges, ActionId::panel_wedges},
                                      {SidePanel::code, ActionId::panel_code},
                                      {SidePanel::symmetry, ActionId::panel_symmetry},
                                      {SidePanel::table, ActionId::table_open}};
    if (ui.session.explore()) {
        panes.insert(panes.begin(),
                     {{SidePanel::walk, ActionId::panel_walk}, {SidePanel::eyes, ActionId::panel_eyes}});
    } else if (ui.session.side_panel() == SidePanel::eyes || !ui.session.document().things.empty()) {
        panes.push_back({SidePanel::eyes, ActionId::panel_eyes});
    }
    tabs_of(ui, ui.session.side_panel(), panes);
    side_panel(ui, ui.session.side_panel());
}

void LabView::side_panel(PanelContext& ui, SidePanel which) {
    switch (which) {
        case SidePanel::why: {
            const ScrollingColumn column("##why-column");
            inspector_panel(ui, canvas_.inks());
            break;
        }
        case SidePanel::wedges: {
            const ScrollingColumn column("##wedges-column");
            wedges_panel_.draw(ui);
            break;
        }
        case SidePanel::code:
            code_panel_.draw(ui);
            break;
        case SidePanel::symmetry: {
            const ScrollingColumn column("##symmetry-column");
            symmetry_panel(ui, canvas_.inks());
            break;
        }
        case SidePanel::table: {
            const ScrollingColumn column("##table-column");
            table_panel(ui);
            break;
        }
        case SidePanel::history:
            history_panel_.draw(ui);
            break;
        case SidePanel::walk: {
            const ScrollingColumn column("##walk-column");
            walk_panel(ui, canvas_.inks());
            break;
        }
        case SidePanel::eyes: {
            const ScrollingColumn column("##eyes-column");
            eyes_panel(ui, canvas_.inks());
            break;
        }
    }
}

float LabView::compare_panes(PanelContext& ui, ImVec2 at, ImVec2 room) {
    if (!ui.session.compares()) {
        return 0.0F;
    }
    const bool brief = at.y + room.y < ui.px(k_scarce);
    const float width = room.x;
    const float most = std::max(room.y * (1.0F - k_least_pictures), 2.0F);
    const float strip = std::round(
        std::min(std::max(brief ? 0.0F : ui.px(k_strip), strip_height_ + ui.px(6.0F)), most - 1.0F));
    const float headers = std::round(
        std::min(std::max(brief ? 0.0F : ui.px(k_header), header_height_ + ui.px(10.0F)), most - strip));
    const float gap = std::round(ui.px(4.0F));
    const float half = std::floor((width - gap) / 2.0F);
    const float y = at.y + strip;
    header_height_ = 0.0F;
    for (const Side side : {Side::left, Side::right}) {
        const bool left = side == Side::left;
        const PaneWindow pane(ui, left ? "##left-header" : "##right-header",
                              {left ? at.x : at.x + width - half, y}, {half, headers}, Ink::panel, 8.0F);
        header_height_ = std::max(header_height_, compare_header(ui, side, brief));
    }
    {
        // Behind the headers too, so that it shows between them: panes that come later lie below.
        const PaneWindow pane(ui, "##compare", at, {width, strip + headers}, Ink::window, 12.0F);
        strip_height_ = compare_strip(ui, brief);
    }
    return strip + headers;
}

void LabView::map_pane(PanelContext& ui, const std::vector<PointerEvent>& pointer, const Requests& requests,
                       TextureStore& textures) {
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const ImVec2 size = ImGui::GetContentRegionAvail();
    const PixelRect area{at.x, at.y, size.x, size.y};
    const bool wipes = ui.session.compares() && ui.session.document().compare->show == Show::wipe;
    const std::vector<PointerEvent> left = wipes ? wipe_bar_.hear(ui, area, pointer) : pointer;
    canvas_.draw(
        {ui.session, ui.palette, ui.scale, left, requests.fit, requests.whole_map, requests.zoom,
         requests.view, ui.pressed(Key::escape), hint_card_.rect(), textures, ui.fonts.small, ui.fonts.tiny},
        ui.actions);
    if (wipes) {
        wipe_bar_.paint(ui, area);
    }
    reveal_note(ui, at, size);
}

LabView::Parts LabView::parts_of(PanelContext& ui, ImVec2 window) {
    const Course* course = ui.session.course();
    const bool reads = course && course->at();
    // Beside the list of lessons the map only stands there.
    const auto shows = [&](Control control) { return course ? reads && course->shows(control) : true; };
    const std::optional<LessonPaneKind> pane = lesson_panes_.update(ui);
    Parts parts;
    const float bar = std::round(ui.px(SideWidth::k_bar));
    if (course) {
        parts.left = lesson_width_.of(ui, window.x);
        parts.left_bar = bar;
        parts.lesson_pane = pane;
    } else {
        const float part = ui.session.compares() ? k_largest_part_beside_two : k_largest_part;
        parts.left = std::round(std::min(ui.px(k_left), window.x * part));
    }
    if (!course || pane) {
        const float right = side_width_.of(ui, window.x, parts.left + parts.left_bar);
        const float free = window.x - parts.left - parts.left_bar - bar - ui.px(k_least_map);
        parts.right = course ? std::round(std::min(right, std::max(free, window.x * k_least_pane))) : right;
        parts.right_bar = bar;
    }
    const float timeline = ui.px(k_timeline + (ui.session.compares() ? k_second_slider : 0.0F));
    parts.timeline = shows(Control::steps) ? timeline : 0.0F;
    parts.height = std::max(window.y - std::round(parts.timeline + ui.px(k_status)), 1.0F);
    parts.middle = std::max(window.x - parts.left - parts.left_bar - parts.right - parts.right_bar, 1.0F);
    const float toolbar = std::max(ui.px(k_toolbar), toolbar_height_ + ui.px(10.0F));
    parts.top =
        shows(Control::tools) ? std::round(std::min(toolbar, parts.height * k_largest_toolbar)) : 0.0F;
    return parts;
}

void LabView::columns(PanelContext& ui, const Parts& parts, ImVec2 window, TextureStore& textures) {
    {
        const bool course = ui.session.course() != nullptr;
        const PaneWindow pane(ui, course ? "##lesson" : "##left", {0.0F, 0.0F}, {parts.left, parts.height},
                              Ink::panel, course ? k_lesson_padding : 12.0F);
        if (course) {
            lesson(ui, textures);
        } else {
            left_pane(ui);
        }
    }
    if (parts.left_bar > 0.0F) {
        const PaneWindow pane(ui, "##lesson-bar", {parts.left, 0.0F}, {parts.left_bar, parts.height},
                              Ink::window, 0.0F);
        lesson_width_.bar(ui);
    }
    if (parts.right <= 0.0F) {
        return;
    }
    {
        const PaneWindow pane(ui, "##bar", {window.x - parts.right - parts.right_bar, 0.0F},
                              {parts.right_bar, parts.height}, Ink::window, 0.0F);
        side_width_.bar(ui, parts.right);
    }
    const PaneWindow pane(ui, "##side", {window.x - parts.right, 0.0F}, {parts.right, parts.height},
                          Ink::panel, 12.0F);
    if (!parts.lesson_pane) {
        side_pane(ui);
        return;
    }
    lesson_panes_.tabs_row(ui);
    if (const auto* side = std::get_if<SidePanel>(&*parts.lesson_pane)) {
        side_panel(ui, *side);
    } else {
        left_panel(ui, std::get<LeftPanel>(*parts.lesson_pane));
    }
}

void LabView::lesson(PanelContext& ui, TextureStore& textures) {
    const Course& course = *ui.session.course();
    lesson_pictures_.begin(course, textures);
    lesson_pane_.draw(ui, [&](const Block& block, float width) {
        lesson_pictures_.draw(ui, course, block, width, textures);
    });
}

void LabView::draw(PanelContext& ui, const std::vector<PointerEvent>& pointer, const Requests& requests,
                   TextureStore& textures) {
    const ImVec2 window = ImGui::GetIO().DisplaySize;
    const Parts parts = parts_of(ui, window);
    const float left = parts.left + parts.left_bar;
    if (parts.top > 0.0F) {
        const PaneWindow pane(ui, "##toolbar", {left, 0.0F}, {parts.middle, parts.top}, Ink::window, 12.0F);
        toolbar_height_ = ui.session.explore() ? explore_bar(ui) : toolbar_panel(ui);
    }
    const float map_top =
        parts.top + compare_panes(ui, {left, parts.top}, {parts.middle, parts.height - parts.top});
    {
        const PaneWindow pane(ui, "##canvas", {left, map_top},
                              {parts.middle, std::max(parts.height - map_top, 1.0F)},
                              ui.session.compares() ? Ink::panel_edge : Ink::off_map, 0.0F);
        map_pane(ui, pointer, requests, textures);
    }
    columns(ui, parts, window, textures);
    if (parts.timeline > 0.0F) {
        const PaneWindow pane(ui, "##timeline", {0.0F, parts.height}, {window.x, parts.timeline}, Ink::panel,
                              12.0F);
        timeline_panel(ui);
    }
    {
        const PaneWindow pane(ui, "##status", {0.0F, parts.height + parts.timeline},
                              {window.x, ui.px(k_status)}, Ink::window, 12.0F);
        status_line(ui);
    }
    // A lesson says itself what to look at.
    const PixelRect nowhere{};
    hint_card_.draw(ui, ui.session.course()
                            ? nowhere
                            : PixelRect{left, parts.top, parts.middle, parts.height - parts.top});
    key_list(ui);
    finder_.draw(ui);
    export_sheet_.draw(ui, textures);
    fine_sheet_.draw(ui, textures);
    file_sheet_.draw(ui);
    leave_sheet_.draw(ui);
    keep_last_pointing(ui.actions);
}

}  // namespace fovlab
