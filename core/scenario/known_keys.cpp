// Which keys there are, and where each belongs.
#include "core/scenario/fields.h"
#include "core/scenario/near_word.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

// But for the keys of a run.
constexpr std::array<std::string_view, 12> k_top_keys{"version", "title", "map",     "viewer",
                                                      "rooms",   "step",  "compare", "legend",
                                                      "torch",   "light", "dungeon", "walk"};

template <class T>
bool has(FieldSpan<T> fields, std::string_view key) {
    return std::any_of(fields.begin(), fields.end(), [key](const auto& field) { return field.key == key; });
}

// The place of a key that stands in the wrong one; empty where no table has it.
std::string_view place_of(std::string_view key) {
    return is_top_key(key)                           ? "at the top, before the first [table]"
           : has(light_fields(), key)                ? "under [light]"
           : has(dungeon_fields(), key)              ? "under [dungeon]"
           : has(walk_fields(), key)                 ? "under [walk]"
           : has(show_fields(), key)                 ? "under [compare]"
           : has(torch_fields(), key) || key == "at" ? "under a [[torch]]"
           : has(legend_fields(), key)               ? "in an entry of [legend]"
                                                     : "";
}

}  // namespace

std::span<const std::string_view> top_keys() { return k_top_keys; }

bool is_top_key(std::string_view key) {
    return has(run_fields(), key) || std::find(k_top_keys.begin(), k_top_keys.end(), key) != k_top_keys.end();
}

void refuse_key(TomlReading& reading, const toml::key& key, std::string_view where,
                std::span<const std::string_view> known) {
    if (!reading.would_tell(key.source().begin)) {
        reading.refuse(key, "");  // it is counted only, and nothing need be guessed
        return;
    }
    const std::string_view name = key.str();
    const std::string_view place = place_of(name);
    const std::string right = place.empty() ? known_words(name, known) : "it belongs " + std::string(place);
    reading.refuse(key, "`" + cut_short(name) + "` is not a key of " + std::string(where) + "; " + right);
}

}  // namespace fovlab
