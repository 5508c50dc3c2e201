#include "app/panels/widgets.h"

#include <algorithm>

namespace fovlab {
namespace {

// Tabs are alike; where words would be cut off each is as wide as its own need, and then its type smaller too. While it
// lives buttons have its type.
class TabWidths {
public:
    TabWidths(const PanelContext& ui, const std::vector<ActionId>& ids, float room)
        : count_(static_cast<float>(ids.size())), room_(room) {
        const float height = ImGui::GetFrameHeight();
        const float around = ui.px(8.0F);
        measure(ids);
        alike_ = widest_ + around <= room_ / count_;
        small_ = !alike_ && together_ + around * count_ > room_;
        if (small_) {
            ImGui::PushFont(ui.fonts.small);
            measure(ids);
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

    float of(ActionId id) const {
        const float free = std::max(room_ - together_, 0.0F) / count_;
        return alike_ ? room_ / count_ : width_of(id) + free;
    }

private:
    static float width_of(ActionId id) { return ImGui::CalcTextSize(row(id).words.data()).x; }
    void measure(const std::vector<ActionId>& ids) {
        widest_ = together_ = 0.0F;
        for (const ActionId id : ids) {
            widest_ = std::max(widest_, width_of(id));
            together_ += width_of(id);
        }
    }

    float count_;
    float room_;
    float widest_ = 0.0F;
    float together_ = 0.0F;
    bool alike_ = true;
    bool small_ = false;
};

}  // namespace

void tabs(PanelContext& ui, const std::vector<ActionId>& ids, std::size_t open, float left_free) {
    const float gap = ui.px(3.0F);
    const float room =
        ImGui::GetContentRegionAvail().x - left_free - gap * static_cast<float>(ids.size() - 1);
    const TabWidths widths(ui, ids, room);
    for (std::size_t i = 0; i < ids.size(); ++i) {
        if (i > 0) {
            ImGui::SameLine(0.0F, gap);
        }
        action_button(ui, ids[i], widths.of(ids[i]), false);
        if (i == open) {  // underlined, not filled: what is chosen on the map keeps the strong colour
            const ImVec2 from = ImGui::GetItemRectMin();
            const ImVec2 to = ImGui::GetItemRectMax();
            ImGui::GetWindowDrawList()->AddRectFilled(
                {from.x, to.y - ui.px(3.0F)}, to, ImGui::GetColorU32(ui.colour(Ink::accent)), ui.px(2.0F));
        }
    }
}

}  // namespace fovlab
