#include "core/lesson/lesson_fields.h"

#include "core/scenario/fields.h"
#include "core/scenario/near_word.h"

namespace fovlab {

std::optional<std::size_t> read_known_word(TomlReading& reading, std::string_view key,
                                           const toml::node& value, std::string_view what,
                                           std::span<const std::string_view> words) {
    const auto word = value.value_exact<std::string_view>();
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (word == words[i]) {
            return i;
        }
    }
    reading.refuse(value, "`" + std::string(key) + "` takes " + std::string(what) + ", not " + shown(value) +
                              "; " + known_words(word.value_or(""), words));
    return std::nullopt;
}

std::optional<std::string> read_saying(TomlReading& reading, std::string_view key, const toml::node& value) {
    std::optional<std::string> words = read_words(reading, key, value, k_longest_words);
    if (words && words->find_first_not_of(' ') == std::string::npos) {
        reading.refuse(value, "`" + std::string(key) + "` says nothing; write words, or leave it out");
        return std::nullopt;
    }
    return words;
}

const toml::array* read_array(TomlReading& reading, std::string_view key, const toml::node& value,
                              std::size_t fewest, std::size_t most, std::string_view right) {
    const toml::array* array = value.as_array();
    if (array && array->size() >= fewest && array->size() <= most) {
        return array;
    }
    const std::string takes = "`" + std::string(key) + "` takes " + std::string(right);
    reading.refuse(value, array ? takes + ", " + std::to_string(fewest) + " to " + std::to_string(most) +
                                      " of them, not " + std::to_string(array->size())
                                : takes + ", not " + shown(value));
    return nullptr;
}

std::vector<std::string> read_sayings(TomlReading& reading, std::string_view key, const toml::node& value,
                                      std::size_t fewest, std::size_t most, std::string_view right) {
    std::vector<std::string> sayings;
    const toml::array* array = read_array(reading, key, value, fewest, most, right);
    for (std::size_t i = 0; array && i < array->size(); ++i) {
        sayings.push_back(read_saying(reading, key, (*array)[i]).value_or(""));
    }
    return sayings;
}

}  // namespace fovlab
