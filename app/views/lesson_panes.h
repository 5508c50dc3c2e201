// The panes that a page of a lesson asks for, as tabs of the column on the right: those of both of the lab's columns.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/course.h"

#include <cstddef>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fovlab {

using LessonPaneKind = std::variant<SidePanel, LeftPanel>;

class LessonPanes {
public:
    // Once a frame, before anything is laid out. What is open afterwards; none: no pane is asked for.
    std::optional<LessonPaneKind> update(const PanelContext& ui);
    void tabs_row(PanelContext& ui);

private:
    struct Tab {
        ActionId id;
        LessonPaneKind pane;
    };
    static std::vector<Tab> all(const Course& course);

    std::vector<Tab> tabs_;
    std::size_t open_ = 0;
    std::string file_;  // the page that was shown last
    std::size_t page_ = 0;
    SidePanel side_ = SidePanel::why;  // what was open in the last frame
    LeftPanel left_ = LeftPanel::rules;
};

}  // namespace fovlab
