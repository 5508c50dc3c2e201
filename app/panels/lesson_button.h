// A button of lessons that carries a value: what it does, whoever draws it sends.
#pragma once

#include "app/panels/panel_context.h"

#include <string_view>

namespace fovlab {

struct LessonButton {
    std::string_view words;  // empty: those of its row
    bool primary = false;    // what one does next
    bool enabled = true;
    float width = 0.0F;  // 0: as wide as its words
    float height = 0.0F;
};

// True when it was clicked. Several of one kind are told apart by the ID that is pushed.
bool lesson_button(PanelContext& ui, ActionId id, const LessonButton& button = {});

// On the same line where so much room is left, else on a new one.
void beside(const PanelContext& ui, std::string_view words);

}  // namespace fovlab
