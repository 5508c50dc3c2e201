// What a learner answers. Which part counts depends on the kind of the task.
#pragma once

#include "core/lesson/mistake.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// `a`: A sees B, and B does not see A.
enum class Who : std::uint8_t { both, a, b, neither };

struct Answer {
    std::vector<Point> cells = {};           // predict
    std::vector<int> chosen = {};            // choice: from 1
    std::string number = {};                 // number: as it was typed
    std::size_t step = 0;                    // find-step: steps done
    std::optional<Scenario> built = {};      // build; none: the page as it is
    std::optional<Mistake> suspect = {};     // find-bug
    std::optional<Who> who = {};             // who-sees-whom
    std::optional<std::uint32_t> seed = {};  // of a map by chance; none: the lesson's own
};

}  // namespace fovlab
