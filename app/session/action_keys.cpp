#include "app/session/action_table.h"

namespace fovlab {
namespace {

// Other keys that people try for the same.
struct AlsoKey {
    Chord pressed;
    Chord usual;
    KeyMode mode = KeyMode::any;
};
constexpr AlsoKey k_also[] = {
    {ctrl(U'y'), ctrl_shift(U'z')},
    {plain(U'='), plain(U'+')},
    {plain(U'w'), plain(Key::up), KeyMode::walk},
    {plain(U'k'), plain(Key::up), KeyMode::walk},
    {plain(U'a'), plain(Key::left), KeyMode::walk},
    {plain(U'h'), plain(Key::left), KeyMode::walk},
    {plain(U's'), plain(Key::down), KeyMode::walk},
    {plain(U'j'), plain(Key::down), KeyMode::walk},
    {plain(U'd'), plain(Key::right), KeyMode::walk},
    {plain(U'l'), plain(Key::right), KeyMode::walk},
    {plain(Key::enter), plain(Key::escape), KeyMode::look},
};

Chord usual_chord(const Chord& pressed, KeyMode mode) {
    for (const AlsoKey& also : k_also) {
        if (also.pressed == pressed && (also.mode == KeyMode::any || also.mode == mode)) {
            return also.usual;
        }
    }
    return pressed;
}

}  // namespace

std::optional<ActionId> action_of_key(const Chord& chord, KeyMode mode) {
    const Chord usual = usual_chord(chord, mode);
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
