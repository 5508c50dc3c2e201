// The marks of answers, which tell without colour what is right (a tick) and what is not (a cross, or a ring for what is missing).
//
// Units: window pixels, into the square whose top left corner is `at`.
#pragma once

#include "app/panels/panel_context.h"

#include <cstdint>

namespace fovlab {

enum class AnswerMark : std::uint8_t { none, right, wrong, missed };

Ink ink_of(AnswerMark mark);
void draw_answer_mark(const PanelContext& ui, AnswerMark mark, ImVec2 at, float size);

}  // namespace fovlab
