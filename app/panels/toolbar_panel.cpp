#include "app/panels/toolbar_panel.h"

#include "app/panels/chosen_tool.h"
#include "app/panels/layers_list.h"
#include "app/panels/widgets.h"

#include <algorithm>
#include <cmath>
#include <vector>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr float k_button = 25.0F;
constexpr float k_within_group = 2.0F;
constexpr float k_between_groups = 10.0F;
constexpr float k_least_between_groups = 5.0F;  // where they fit into one line so, and not with more

using Group = std::vector<ActionId>;

const std::vector<Group>& groups() {
    static const std::vector<Group> all{
        {ActionId::tool_wall, ActionId::tool_floor, ActionId::tool_door, ActionId::tool_open_door,
         ActionId::tool_water, ActionId::tool_curtain},
        {ActionId::stroke_brush, ActionId::stroke_line, ActionId::stroke_rectangle, ActionId::stroke_frame,
         ActionId::stroke_fill, ActionId::stroke_pick},
        {ActionId::pair_pick},
        {ActionId::symmetry_next},
        {ActionId::edit_undo, ActionId::edit_redo, ActionId::edit_history},
        {ActionId::view_fit, ActionId::view_zoom_out, ActionId::view_zoom_in},
        {ActionId::view_layers, ActionId::view_palette},
        {ActionId::compare_toggle, ActionId::explore_toggle},
    };
    return all;
}

// Puts buttons side by side. A group that does not fit into what is left of a line begins the next; one that is
// wider than a line is spread over as few as hold it, evenly.
class Line {
public:
    explicit Line(const PanelContext& ui)
        : button_(ui.px(k_button)),
          gap_(ui.px(k_within_group)),
          group_gap_(ui.px(k_between_groups)),
          left_(ImGui::GetCursorPosX()),
          right_(ImGui::GetWindowContentRegionMax().x),
          end_(left_) {
        const float fitting = gap_that_fits();
        if (fitting >= ui.px(k_least_between_groups)) {
            group_gap_ = std::min(group_gap_, fitting);
        }
    }

    void begin_group(std::size_t buttons) {
        const auto count = static_cast<int>(buttons);
        const int hold = std::max(1, static_cast<int>((right_ - left_ + gap_) / (button_ + gap_)));
        const int lines = (count + hold - 1) / hold;
        a_line_ = (count + lines - 1) / lines;
        const float width = static_cast<float>(a_line_) * (button_ + gap_) - gap_;
        placed_ = 0;
        breaks_ = end_ > left_ && (lines > 1 || end_ + group_gap_ + width > right_);
    }

    void place_button() {
        const bool first = placed_ == 0;
        const bool breaks = first ? breaks_ : placed_ % a_line_ == 0;
        if (breaks || end_ == left_) {
            end_ = left_;
        } else {
            const float gap = first ? group_gap_ : gap_;
            ImGui::SameLine(0.0F, gap);
            end_ += gap;
        }
        end_ += button_;
        ++placed_;
    }

private:
    // Between groups, if all of them are to stand in one line.
    float gap_that_fits() const {
        float width = 0.0F;
        for (const Group& group : groups()) {
            width += static_cast<float>(group.size()) * (button_ + gap_) - gap_;
        }
        return std::floor((right_ - left_ - width) / static_cast<float>(groups().size() - 1));
    }

    float button_;
    float gap_;
    float group_gap_;
    float left_;
    float right_;
    float end_;            // of the last button
    int a_line_ = 1;       // buttons of the group
    int placed_ = 0;       // of the group so far
    bool breaks_ = false;  // before the group
};

}  // namespace

namespace {

bool is_chosen(const Session& session, ActionId id) {
    if (id == ActionId::edit_history) {
        return session.side_panel() == SidePanel::history;
    }
    return id == ActionId::compare_toggle ? session.compares() : is_chosen_tool(session, id);
}

}  // namespace

float toolbar_panel(PanelContext& ui) {
    const float top = ImGui::GetCursorPosY();
    Line line(ui);
    for (const Group& group : groups()) {
        line.begin_group(group.size());
        for (const ActionId id : group) {
            line.place_button();
            const float side = ui.px(k_button);
            if (id == ActionId::view_layers) {
                layers_button(ui, {side, side});
            } else {
                icon_button(ui, id, {side, side}, is_chosen(ui.session, id));
            }
        }
    }
    return ImGui::GetCursorPosY() - top + ImGui::GetStyle().ItemSpacing.y;
}

}  // namespace fovlab
