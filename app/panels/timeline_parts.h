// What every timeline is made of: buttons to play and to go to either end, the place in words, and how fast it plays.
#pragma once

#include "app/panels/panel_context.h"

#include <string>

namespace fovlab {

void play_buttons(PanelContext& ui);

// `last`: the words at the end; the place is as wide as they are, so that nothing beside it moves while it plays.
void place_words(PanelContext& ui, const std::string& place, const std::string& last);

// At the end of the line; on a narrow window first its words go, then the slider itself.
void speed_slider(PanelContext& ui);

}  // namespace fovlab
