#include "app/panels/widgets.h"

#include <algorithm>

namespace fovlab {
namespace {

// Tabs are alike; where words would be cut off each is as wide as its own need, then its type smaller too, and then they
// stand in several lines. While it lives buttons have its type.
class TabWidths {
public:
    TabWidths(const PanelContext& ui, const std::vector<ActionId>& ids, float room, float gap)
        : ids_(ids), room_(room), gap_(gap), around_(ui.px(8.0F)), a_line_(ids.size()) {
        const float height = ImGui::GetFrameHeight();
        small_ = !fits();
        if (small_) {
            ImGui::PushFont(ui.fonts.small);
            around_ = ui.px(2.0F);
            for (std::size_t lines = 2; !fits() && lines <= ids.size(); ++lines) {
                a_line_ = (ids.size() + lines - 1) / lines;
            }
        }
        ImGui::PushStyleVar(ImGuiStyleVar_FramePadding,
                            {ui.px(1.0F), (height - ImGui::GetFontSize()) / 2.0F});
    }
    ~TabWidths() {
        ImGui::PopStyleVar();
        if (small_) {
            ImGui::PopFont();
        }
    }
    TabWidths(const TabWidths&) = delete;
    TabWidths& operator=(const TabWidths&) = delete;

    bool begins_line(std::size_t index) const { return index % a_line_ == 0; }

    float of(std::size_t index) const {
        const Line line = line_of(index);
        const bool alike = line.widest + around_ <= line.room / line.count;
        const float free = std::max(line.room - line.together, 0.0F) / line.count;
        return alike ? line.room / line.count : std::min(width_of(index) + free, line.room);
    }

private:
    struct Line {
        float count = 0.0F;
        float widest = 0.0F;
        float together = 0.0F;
        float room = 0.0F;  // without the gaps
    };

    Line line_of(std::size_t index) const {
        const std::size_t from = index / a_line_ * a_line_;
        const std::size_t to = std::min(from + a_line_, ids_.size());
        Line line;
        line.count = static_cast<float>(to - from);
        line.room = room_ - gap_ * (line.count - 1.0F);
        for (std::size_t i = from; i < to; ++i) {
            line.widest = std::max(line.widest, width_of(i));
            line.together += width_of(i);
        }
        return line;
    }
    bool fits() const {
        for (std::size_t from = 0; from < ids_.size(); from += a_line_) {
            const Line line = line_of(from);
            if (line.together + around_ * line.count > line.room) {
                return false;
            }
        }
        return true;
    }
    float width_of(std::size_t index) const { return ImGui::CalcTextSize(row(ids_[index]).words.data()).x; }

    const std::vector<ActionId>& ids_;
    float room_;
    float gap_;
    float around_;
    std::size_t a_line_;
    bool small_ = false;
};

}  // namespace

void tabs(PanelContext& ui, const std::vector<ActionId>& ids, std::size_t open, float left_free) {
    const float gap = ui.px(3.0F);
    const TabWidths widths(ui, ids, ImGui::GetContentRegionAvail().x - left_free, gap);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (!widths.begins_line(i)) {
            ImGui::SameLine(0.0F, gap);
        }
        action_button(ui, ids[i], widths.of(i), false);
        if (i == open) {  // underlined, not filled: what is chosen on the map keeps the strong colour
            const ImVec2 from = ImGui::GetItemRectMin();
            const ImVec2 to = ImGui::GetItemRectMax();
            ImGui::GetWindowDrawList()->AddRectFilled(
                {from.x, to.y - ui.px(3.0F)}, to, ImGui::GetColorU32(ui.colour(Ink::accent)), ui.px(2.0F));
        }
    }
}

}  // namespace fovlab
