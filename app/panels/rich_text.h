// Text of a lesson on the screen: strong and slanted words, code on a ground of its own, links, and cells that are alive.
//
// Pointing at a cell, such as (3, 4), points at it on the map; a click on a link follows it. Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "core/lesson/lesson.h"

#include <string_view>
#include <vector>

namespace fovlab {

// The letters of a text. There are no slanted ones in the lab's fonts: upright ones are leant.
struct TypeFace {
    ImFont* plain = nullptr;
    ImFont* bold = nullptr;
    ImFont* mono = nullptr;
    float leading = 1.45F;  // the height of a line, in that of its letters
    Ink ink = Ink::text;
};

TypeFace reading_face(const PanelContext& ui, Ink ink = Ink::text);
TypeFace small_face(const PanelContext& ui, Ink ink = Ink::text_dim);

// At the cursor, which goes on below it; the height.
float rich_text(PanelContext& ui, const std::vector<Span>& spans, const TypeFace& face, float width);
// The same of words of one look.
float rich_text(PanelContext& ui, std::string_view words, const TypeFace& face, float width);

// The pixels from the top of letters to their foot.
float letters_of(const ImFont* font);

}  // namespace fovlab
