// What is done of all steps as a bar: what is done is filled, and dragging goes to any step. Of a run it has a part for each
// quadrant or octant, or a mark where a ray begins.
//
// As wide as what is left of the line. `id`: the control's own. Returns the step asked for, if any.
#pragma once

#include "app/panels/panel_context.h"

#include <cstddef>
#include <functional>
#include <optional>

namespace fovlab {

// Where the bar lies, in pixels.
struct Bar {
    float left = 0.0F;
    float width = 1.0F;
    float top = 0.0F;
    float bottom = 0.0F;
    std::size_t all = 0;  // steps

    float x_of(std::size_t step) const {
        return left + (all == 0 ? width : width * static_cast<float>(step) / static_cast<float>(all));
    }
};

// Drawn over the bar, below its grip.
using BarMarks = std::function<void(const Bar&)>;

std::optional<std::size_t> slider_bar(PanelContext& ui, ActionId id, std::size_t at, std::size_t all,
                                      bool strong, const BarMarks& marks);

// `strong`: its grip stands out.
std::optional<std::size_t> step_slider(PanelContext& ui, ActionId id, const Run& run, bool strong = true);

}  // namespace fovlab
