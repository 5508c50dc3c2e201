#include "app/session/pair_words.h"

#include "app/session/words.h"
#include "core/explain/sentence.h"

namespace fovlab {

std::string verdict_in_words(const PairAnswer& answer) {
    if (!answer.one_way()) {
        return std::string(word(answer.forth.sees ? Word::pair_verdict_mutual : Word::pair_verdict_neither));
    }
    const char* seer = answer.forth.sees ? "A" : "B";
    const char* seen = answer.forth.sees ? "B" : "A";
    return worded(Word::pair_verdict_one_way, {seer, seen, seen, seer});
}

std::string way_in_words(const WayAnswer& answer, bool from_a, const Rules& rules, const Grid& grid) {
    const std::string reason =
        answer.why ? sentence(*answer.why, rules, grid) : std::string(word(Word::pair_no_reason));
    return worded(answer.sees ? Word::pair_sees : Word::pair_sees_not,
                  {from_a ? "A" : "B", from_a ? "B" : "A", reason});
}

}  // namespace fovlab
