#include "app/views/lesson_panes.h"

#include "app/panels/widgets.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

struct Row {
    Control control;
    ActionId id;
    LessonPaneKind pane;
};

const std::array<Row, 11>& rows() {
    static const std::array<Row, 11> table{{
        {Control::walk, ActionId::panel_walk, SidePanel::walk},
        {Control::why, ActionId::panel_why, SidePanel::why},
        {Control::wedges, ActionId::panel_wedges, SidePanel::wedges},
        {Control::code, ActionId::panel_code, SidePanel::code},
        {Control::symmetry, ActionId::panel_symmetry, SidePanel::symmetry},
        {Control::table, ActionId::table_open, SidePanel::table},
        {Control::eyes, ActionId::panel_eyes, SidePanel::eyes},
        {Control::rules, ActionId::panel_rules, LeftPanel::rules},
        {Control::map, ActionId::panel_map, LeftPanel::map},
        {Control::dungeon, ActionId::panel_dungeon, LeftPanel::dungeon},
        {Control::light, ActionId::panel_light, LeftPanel::light},
    }};
    return table;
}

}  // namespace

// Those that the page names, in its order; with all controls the others behind them.
std::vector<LessonPanes::Tab> LessonPanes::all(const Course& course) {
    std::vector<Tab> tabs;
    for (const Control control : course.page_now().show) {
        for (const Row& row : rows()) {
            if (row.control == control) {
                tabs.push_back({row.id, row.pane});
            }
        }
    }
    for (const Row& row : rows()) {
        const bool there =
            std::any_of(tabs.begin(), tabs.end(), [&](const Tab& tab) { return tab.id == row.id; });
        if (!there && course.all_controls()) {
            tabs.push_back({row.id, row.pane});
        }
    }
    return tabs;
}

std::optional<LessonPaneKind> LessonPanes::update(const PanelContext& ui) {
    const Course* course = ui.session.course();
    tabs_.clear();
    if (!course || !course->at()) {
        return std::nullopt;
    }
    const SidePanel side = ui.session.side_panel();
    const LeftPanel left = ui.session.left_panel();
    tabs_ = all(*course);
    const auto choose = [&](const LessonPaneKind& pane) {
        const auto found =
            std::find_if(tabs_.begin(), tabs_.end(), [&](const Tab& tab) { return tab.pane == pane; });
        open_ = found == tabs_.end() ? open_ : static_cast<std::size_t>(found - tabs_.begin());
    };
    if (file_ != course->file() || page_ != course->page()) {
        file_ = course->file();
        page_ = course->page();
        open_ = 0;
    } else if (side != side_) {
        choose(side);
    } else if (left != left_) {
        choose(left);
    }
    side_ = side;
    left_ = left;
    open_ = open_ < tabs_.size() ? open_ : 0;
    if (side == SidePanel::history) {
        return side;
    }
    return tabs_.empty() ? std::nullopt : std::optional(tabs_[open_].pane);
}

void LessonPanes::tabs_row(PanelContext& ui) {
    std::vector<ActionId> ids;
    ids.reserve(tabs_.size());
    for (const Tab& tab : tabs_) {
        ids.push_back(tab.id);
    }
    const bool history = ui.session.side_panel() == SidePanel::history;
    const std::size_t before = ui.actions.size();
    tabs(ui, ids, history ? ids.size() : open_);
    for (std::size_t i = before; i < ui.actions.size(); ++i) {
        const auto* run = std::get_if<RunAction>(&ui.actions[i]);
        const auto found = run ? std::find(ids.begin(), ids.end(), run->id) : ids.end();
        open_ = found == ids.end() ? open_ : static_cast<std::size_t>(found - ids.begin());
    }
}

}  // namespace fovlab
