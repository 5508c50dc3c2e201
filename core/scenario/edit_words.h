// What an edit of the document did, in a few words: what the list of edits says of each.
//
// UTF-8, no full stop. It looks at every cell of both maps.
#pragma once

#include "core/scenario/scenario.h"

#include <string>

namespace fovlab {

// "12 cells to wall", "Viewer to (3, 4)", "Opened “Pillar”"; several changes with commas between them. How a comparison is
// shown and the step at hand are no edits.
std::string edit_sentence(const Scenario& before, const Scenario& after);

}  // namespace fovlab
