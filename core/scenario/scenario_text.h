// A scenario as text: TOML, version 1. The same text is the file, the clipboard and a lesson's block.
//
// Read: UTF-8 with any line ends and a byte-order mark or none; `version = 1` comes first. Absent keys have their
// defaults. Keys that are not known, values of another type and numbers out of their range are refused, with line and
// column. Reading runs nothing and opens nothing.
// Written: LF; what has its default is left out, but for the map, its algorithm and its radius. Whatever is written reads
// back as the same scenario.
// Where a text has both `@` and `viewer`, they must agree. A [dungeon] is made when it is read: the map and its rooms come from
// it, and the viewer too unless `viewer` says otherwise; what is written of it is the plan.
// Limits: limits.h; a text of at most 8 MiB.
#pragma once

#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

Result<Scenario> read_scenario(std::string_view text);

std::string to_text(const Scenario& scenario);

// Does a text begin as a scenario does, and not as a map? With a key or a [table], after comments and blank lines.
bool is_scenario_text(std::string_view text);

// A scenario, a share code, or a plain map with the default rules: whichever the text is.
Result<Scenario> read_any(std::string_view text);

// The same, and whether the text itself says where the viewer stands.
struct FoundScenario {
    Scenario scenario;
    bool says_viewer = false;
};
Result<FoundScenario> find_scenario(std::string_view text);

// All that is wrong in a text, in the order of places: of a scenario each fault by itself, of its map the first. What lies
// on a map is judged once the map is good, and what breaks TOML hides all else.
inline constexpr std::size_t k_most_told = 20;
struct Problems {
    std::vector<TextError> told;  // k_most_told at most
    std::size_t more = 0;         // that are not told
};
Problems problems_in(std::string_view text);

}  // namespace fovlab
