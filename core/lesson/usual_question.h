// What a task asks where the lesson does not say. Only this room's sources include this.
#pragma once

#include "core/lesson/task.h"
#include "core/scenario/scenario.h"

#include <optional>
#include <string>

namespace fovlab {

// `scenario`: the page's, whose algorithm goes by rows or by rays.
std::string usual_question(const TaskKind& task, const std::optional<Scenario>& scenario);

}  // namespace fovlab
