// Is an action one of some kinds?
#pragma once

#include "app/session/action.h"

#include <variant>

namespace fovlab {

template <class... Kinds>
bool is_any_of(const Action& action) {
    return (std::holds_alternative<Kinds>(action) || ...);
}

}  // namespace fovlab
