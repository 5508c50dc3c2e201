// The mistakes that lessons ask to find, in one table: what each is called, what it breaks, and which rule it is.
//
// All of them are rules of the one algorithm (core/fov/rules.h) or of the walk (core/explore/walk_rules.h).
#pragma once

#include "core/explore/walk_rules.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string_view>

namespace fovlab {

enum class Mistake : std::uint8_t {
    walls_unseen,
    ties_outwards,
    float_slopes,
    shadow_stays,
    memory_kept,
    memory_lost,
};

struct MistakeInfo {
    Mistake mistake;
    std::string_view id;     // "walls-unseen"
    std::string_view rule;   // the rule as it should be: what a learner suspects
    std::string_view wrong;  // what the mistake does, told once it is found
    bool of_walks;
};

std::span<const MistakeInfo> mistakes();
const MistakeInfo& info(Mistake mistake);
std::optional<Mistake> mistake_of_id(std::string_view id);

// The rules with the mistake in them.
Rules with_mistake(Rules rules, Mistake mistake);
WalkRules with_mistake(WalkRules rules, Mistake mistake);

}  // namespace fovlab
