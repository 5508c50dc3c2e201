// Answers to the tasks of lessons as JSON: what `lesson judge` reads, and what a learner hands in.
//
//   predict        [[3, 1], [4, 1]], cells
//   choice         2, "B" or [1, 3]
//   number         8 or "3/8"
//   find-step      57, steps done
//   build          ["#..", "..@"], the rows of the map with what stands on it; or a scenario, or a share code, as a string
//   find-bug       "ties-outwards"
//   who-sees-whom  "both", "a", "b", "neither"
//
// With a map by chance: {"seed": 7, "answer": …}; without the seed it is the lesson's own map.
// Errors have a reason alone: the key or the index that is wrong, and what would be right.
#pragma once

#include "core/grid/result.h"
#include "core/lesson/answer.h"
#include "core/lesson/lesson.h"

#include <nlohmann/json.hpp>

#include <cstddef>
#include <string_view>

namespace fovlab {

// Of the lesson's task number `task`, from 0. A map that is built has the page's viewer where it has none of its own, and the
// page's algorithm and rules, unless it is a whole scenario.
Result<Answer> answer_of_json(std::string_view text, const Lesson& lesson, std::size_t task);

// The same back. A map that was built is a share code; an answer that was not given is null.
nlohmann::ordered_json json_of(const Answer& answer, const Task& task);

}  // namespace fovlab
