// How wide the panes beside the map are, and the bars by which that is dragged.
//
// Each panel of the pane has a width of its own: code needs more room than a sentence. Units: pixels at scale 1 in
// here, window pixels outside.
#pragma once

#include "app/panels/panel_context.h"

#include <array>
#include <optional>

namespace fovlab {

class SideWidth {
public:
    static constexpr float k_bar = 8.0F;  // pixels at scale 1

    // Of the pane that is open; `left` is taken on the other side of the map.
    float of(const PanelContext& ui, float window, float left) const;

    // Draws the bar into the current window, and lets it be dragged; twice clicked, the pane has its own width again.
    void bar(PanelContext& ui, float now);

private:
    std::array<std::optional<float>, k_side_panels> dragged_;  // by SidePanel, at scale 1
};

// The same of the column in which a lesson is read, on the other side of the map.
class LessonWidth {
public:
    float of(const PanelContext& ui, float window) const;
    void bar(PanelContext& ui);

private:
    std::optional<float> dragged_;  // at scale 1
};

}  // namespace fovlab
