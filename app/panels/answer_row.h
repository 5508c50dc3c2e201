// One of several answers: a round or square box, the words of the answer, and behind them a mark once it was judged.
//
// Units: window pixels.
#pragma once

#include "app/panels/answer_mark.h"
#include "app/panels/panel_context.h"

#include <string_view>

namespace fovlab {

struct AnswerRow {
    std::string_view words;
    bool chosen = false;
    bool several = false;  // a square box: others may be chosen as well
    bool open = true;      // else it is past changing
    AnswerMark mark = AnswerMark::none;
};

// As wide as there is room. Labels are told apart by the ID that is pushed. True when it was clicked.
bool answer_row(PanelContext& ui, ActionId id, const AnswerRow& row, float width);

}  // namespace fovlab
