// Reading and writing the values that fields have in common.
#include "core/scenario/field_kinds.h"
#include "core/scenario/limits.h"

#include <climits>

namespace fovlab {

std::optional<std::int64_t> read_whole(TomlReading& reading, std::string_view key, const toml::node& value,
                                       std::int64_t low, std::int64_t high) {
    const std::optional<std::int64_t> number = value.value_exact<std::int64_t>();
    if (number && *number >= low && *number <= high) {
        return number;
    }
    reading.refuse_value(key, "a whole number from " + std::to_string(low) + " to " + std::to_string(high),
                         value);
    return std::nullopt;
}

std::optional<std::size_t> read_word(TomlReading& reading, std::string_view key, const toml::node& value,
                                     std::span<const std::string_view> words) {
    const auto text = value.value_exact<std::string_view>();
    std::string right;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (text && *text == words[i]) {
            return i;
        }
        right += (i == 0 ? "\"" : i + 1 == words.size() ? " or \"" : ", \"") + std::string(words[i]) + "\"";
    }
    reading.refuse_value(key, right, value);
    return std::nullopt;
}

std::optional<Point> read_point(TomlReading& reading, std::string_view key, const toml::node& value) {
    const toml::array* array = value.as_array();
    if (array && array->size() == 2) {
        const auto x = (*array)[0].value_exact<std::int64_t>();
        const auto y = (*array)[1].value_exact<std::int64_t>();
        if (x && y && *x >= INT_MIN && *x <= INT_MAX && *y >= INT_MIN && *y <= INT_MAX) {
            return Point{static_cast<int>(*x), static_cast<int>(*y)};
        }
    }
    reading.refuse(value, "`" + std::string(key) + "` takes two whole numbers, as in [3, 4]");
    return std::nullopt;
}

std::optional<std::string> read_words(TomlReading& reading, std::string_view key, const toml::node& value,
                                      std::size_t longest) {
    const auto words = value.value_exact<std::string_view>();
    if (!words) {
        reading.refuse_value(key, "words in quotes", value);
        return std::nullopt;
    }
    if (const std::optional<std::string> wrong = what_is_wrong_with_words(*words, longest)) {
        reading.refuse(value, "`" + std::string(key) + "`: " + *wrong);
        return std::nullopt;
    }
    return std::string(*words);
}

std::string in_toml(Point point) {
    std::string text = "[";
    text += std::to_string(point.x) + ", " + std::to_string(point.y) + "]";
    return text;
}

std::string in_toml(std::string_view words) {
    std::string text = "\"";
    for (const char c : words) {
        if (c == '"' || c == '\\') {
            text += '\\';
        }
        text += c;
    }
    return text + "\"";
}

}  // namespace fovlab
