// What a rule is set to, in the word or number that options, scenarios and the screen use: "round", "8", "unlimited".
#pragma once

#include "core/fov/catalogue.h"

#include <string>

namespace fovlab {

std::string value_of(const Rules& rules, Option option);

}  // namespace fovlab
