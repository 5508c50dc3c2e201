// What cannot be done while one walks: the map that one walks on is not drawn on, and nothing is compared.
#pragma once

#include "app/session/action.h"
#include "app/session/explore_words.h"

#include <optional>

namespace fovlab {

// Why not, in words; none where it can be done.
std::optional<ExploreWord> barred_on_a_walk(const Action& action);

}  // namespace fovlab
