#include "app/session/hints.h"

namespace fovlab {
namespace {

constexpr std::array<std::string_view, k_hint_count> k_names{"paint",  "step",    "why",
                                                             "wedges", "gallery", "explore"};

}  // namespace

std::string_view name(Hint hint) { return k_names[static_cast<std::size_t>(hint)]; }

std::optional<Hint> hint_of_name(std::string_view name) {
    for (std::size_t i = 0; i < k_hint_count; ++i) {
        if (k_names[i] == name) {
            return static_cast<Hint>(i);
        }
    }
    return std::nullopt;
}

Hints Hints::fresh() {
    Hints hints;
    hints.shown_ = true;
    return hints;
}

std::optional<Hint> Hints::current() const {
    for (std::size_t i = 0; shown_ && i < k_hint_count; ++i) {
        if (!done_[i]) {
            return static_cast<Hint>(i);
        }
    }
    return std::nullopt;
}

}  // namespace fovlab
