#include "core/lesson/mistake.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct MistakeRow {
    MistakeInfo info;
    void (*in_run)(Rules&);
    void (*in_walk)(WalkRules&);
};

void leave(Rules&) {}
void leave(WalkRules&) {}

constexpr std::array<MistakeRow, 6> k_rows{{
    {{Mistake::walls_unseen, "walls-unseen", "A wall that the light reaches is shown.",
      "The light ended at walls without showing them, so that they stayed dark.", false},
     [](Rules& rules) { rules.fault = Fault::walls_unseen; },
     leave},
    {{Mistake::ties_outwards, "ties-outwards",
      "A row takes in the cells that the light covers, and not one that it only touches.",
      "Ties were rounded outwards: each row also took in the cells that its light only touches at an edge.",
      false},
     [](Rules& rules) { rules.fault = Fault::ties_outwards; },
     leave},
    {{Mistake::float_slopes, "float-slopes", "Slopes are exact fractions.",
      "Slopes were 32-bit floats: 1/3 is rounded there, and a cell exactly on an edge can fall on either "
      "side "
      "of it.",
      false},
     [](Rules& rules) { rules.slopes = SlopeArithmetic::float_32; },
     leave},
    {{Mistake::shadow_stays, "shadow-stays",
      "Floor after a wall narrows the light, which starts anew beside that wall.",
      "Floor after a wall did not narrow the light: it went on behind the wall as if that were not there.",
      false},
     [](Rules& rules) { rules.fault = Fault::shadow_stays; },
     leave},
    {{Mistake::memory_kept, "memory-kept", "A new level begins with nothing remembered.",
      "Memory was never cleared: what was seen on one level was taken over to the next, where it is not "
      "true.",
      true},
     leave,
     [](WalkRules& rules) { rules.fault = MemoryFault::never_cleared; }},
    {{Mistake::memory_lost, "memory-lost", "What was seen is remembered when it is out of view.",
      "Memory was cleared on every turn: all that went out of view was forgotten at once.", true},
     leave,
     [](WalkRules& rules) { rules.fault = MemoryFault::always_cleared; }},
}};

constexpr std::array<MistakeInfo, k_rows.size()> infos() {
    std::array<MistakeInfo, k_rows.size()> all{};
    for (std::size_t i = 0; i < all.size(); ++i) {
        all[i] = k_rows[i].info;
    }
    return all;
}
constexpr std::array<MistakeInfo, k_rows.size()> k_infos = infos();

const MistakeRow& row_of(Mistake mistake) { return k_rows[static_cast<std::size_t>(mistake)]; }

}  // namespace

std::span<const MistakeInfo> mistakes() { return k_infos; }

const MistakeInfo& info(Mistake mistake) { return row_of(mistake).info; }

std::optional<Mistake> mistake_of_id(std::string_view id) {
    for (const MistakeInfo& row : k_infos) {
        if (row.id == id) {
            return row.mistake;
        }
    }
    return std::nullopt;
}

Rules with_mistake(Rules rules, Mistake mistake) {
    row_of(mistake).in_run(rules);
    return rules;
}

WalkRules with_mistake(WalkRules rules, Mistake mistake) {
    row_of(mistake).in_run(rules.rules);
    row_of(mistake).in_walk(rules);
    return rules;
}

}  // namespace fovlab
