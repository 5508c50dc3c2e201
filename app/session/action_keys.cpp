#include "app/session/action_table.h"

namespace fovlab {
namespace {

// Other keys that people try for the same.
struct AlsoKey {
    Chord pressed;
    Chord usual;
};
constexpr AlsoKey k_also[] = {{ctrl(U'y'), ctrl_shift(U'z')}, {plain(U'='), plain(U'+')}};

Chord usual_chord(const Chord& pressed) {
    for (const AlsoKey& also : k_also) {
        if (also.pressed == pressed) {
            return also.usual;
        }
    }
    return pressed;
}

}  // namespace

std::optional<ActionId> action_of_key(const Chord& chord, KeyMode mode) {
    const Chord usual = usual_chord(chord);
    std::optional<ActionId> found;
    for (const ActionRow& candidate : action_table()) {
        if (!candidate.run || candidate.key.key == Key::none || !(candidate.key == usual)) {
            continue;
        }
        if (candidate.mode == mode) {
            return candidate.id;
        }
        if (candidate.mode == KeyMode::any) {
            found = candidate.id;
        }
    }
    return found;
}

std::string tooltip_with_key(const ActionRow& row) {
    std::string words(row.tooltip);
    if (row.key.key != Key::none) {
        words += "  (" + to_words(row.key) + ")";
    }
    return words;
}

}  // namespace fovlab
