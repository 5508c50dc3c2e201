// A number in a lesson's text that the lab can compute: the text says 117 cells, and a marker in its source says what that
// is, so that a test can check it.
//
//   <!-- check: visible = 117 -->
//   <!-- check algorithm=edge-lines radius=20: missed = 80 -->
//
// It is about the page's scenario, with the rules that stand before the colon in their place. What its condition says as a
// number must stand in the text of the page as well.
#pragma once

#include "core/lesson/condition.h"

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fovlab {

struct Claim {
    int line = 0;
    std::vector<std::pair<std::string, std::string>> rules =
        {};  // key and value, as options of the command line have them
    Condition condition;
};

// The words between `check` and the end of the marker. Errors have a column and no line.
Result<Claim> read_claim(std::string_view words);

// What is wrong with it, in a sentence; none where it is true.
std::optional<std::string> what_is_wrong_with(const Claim& claim, const Scenario& scenario);

}  // namespace fovlab
