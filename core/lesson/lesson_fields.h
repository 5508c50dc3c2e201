// The keys of a lesson's blocks in tables, each with how it is read; and values that several of them have in common. Only this
// room's sources include this.
#pragma once

#include "core/grid/point.h"
#include "core/scenario/toml_reading.h"

#include <cstddef>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_longest_words =
    1'000;  // of a question, an answer, an explanation; in characters

template <class T>
struct LessonField {
    std::string_view key;
    // Sets the field, or refuses the value.
    void (*read)(TomlReading&, std::string_view key, const toml::node& value, T& part);
};

// The place of what is wrong with a block as a whole.
inline constexpr toml::source_position k_whole_block{0, 0};

// One of many words; a slip of the pen gets a guess. `what`: what it is one of, "a state".
std::optional<std::size_t> read_known_word(TomlReading& reading, std::string_view key,
                                           const toml::node& value, std::string_view what,
                                           std::span<const std::string_view> words);
// A question, an answer: words on one line, and not none.
std::optional<std::string> read_saying(TomlReading& reading, std::string_view key, const toml::node& value);
// From `fewest` to `most` of something in an array; refuses everything else. Null where it is refused.
const toml::array* read_array(TomlReading& reading, std::string_view key, const toml::node& value,
                              std::size_t fewest, std::size_t most, std::string_view right);
std::vector<std::string> read_sayings(TomlReading& reading, std::string_view key, const toml::node& value,
                                      std::size_t fewest, std::size_t most, std::string_view right);

}  // namespace fovlab
