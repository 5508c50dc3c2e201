#include "core/scenario/toml_fault.h"

#include "core/grid/text_place.h"
#include "core/scenario/toml_reading.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

constexpr std::string_view k_blanks = " \t\r";

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(k_blanks), text.size()));
    return text.substr(0, text.find_last_not_of(k_blanks) + 1);
}

bool has(std::string_view text, std::string_view part) { return text.find(part) != std::string_view::npos; }

bool is_header(std::string_view line) { return line.substr(0, 1) == "["; }

// What a line defines: "radius" of "radius = 3", "light" of "[light]".
std::string_view key_of(std::string_view line) {
    if (is_header(line)) {
        line.remove_prefix(std::min(line.find_first_not_of('['), line.size()));
        return trimmed(line.substr(0, line.find(']')));
    }
    const std::size_t equals = line.find('=');
    return equals == std::string_view::npos ? std::string_view() : trimmed(line.substr(0, equals));
}

// The line, from 1, of the same key in the same table, or of the same header; none where it is not a line of its own.
std::optional<int> earlier_line(std::string_view text, std::size_t begin, std::string_view key, bool header) {
    std::optional<int> found;
    int number = 1;
    for (std::size_t at = 0; at < begin; ++number) {
        const std::size_t end = std::min(text.find('\n', at), text.size());
        const std::string_view line = trimmed(text.substr(at, end - at));
        if (end >= begin) {
            break;
        }
        if (!header && is_header(line)) {
            found.reset();  // another table begins
        } else if (!found && is_header(line) == header && key_of(line) == key) {
            found = number;
        }
        at = end + 1;
    }
    return found;
}

TextError second_time(std::string_view text, std::size_t at) {
    const std::size_t before = at == 0 ? std::string_view::npos : text.find_last_of("\n{,", at - 1);
    std::size_t begin = before == std::string_view::npos ? 0 : before + 1;
    begin = std::min(text.find_first_not_of(k_blanks, begin), text.size());
    const std::string_view line = text.substr(begin, text.find('\n', begin) - begin);
    const std::string_view key = key_of(line);
    const bool own_line = before == std::string_view::npos || text[before] == '\n';
    const std::optional<int> first =
        own_line ? earlier_line(text, begin, key, is_header(line)) : std::nullopt;
    const std::string where = first ? "; the first is in line " + std::to_string(*first) : "";
    return at_offset(text, begin, "`" + cut_short(key) + "` stands here a second time" + where);
}

// What the parser says, as the end of a sentence of ours.
std::string in_our_words(std::string_view description) {
    if (description.find("TOML_MAX_NESTED_VALUES") != std::string_view::npos) {
        return "values are nested too deep; a scenario needs three levels";
    }
    if (has(description, "string: unescaped control characters")) {
        return "a quotation mark is missing at the end of this line, or a sign that cannot be shown stands "
               "here";
    }
    constexpr std::string_view k_begin = "Error while parsing ";
    if (description.substr(0, k_begin.size()) != k_begin) {
        return without_controls("not TOML: " + std::string(description));
    }
    const std::size_t colon = description.find(": ");
    const std::string where(description.substr(k_begin.size(), colon - k_begin.size()));
    const std::string what(colon == std::string_view::npos ? "it is broken" : description.substr(colon + 2));
    return without_controls("not TOML: " + what + " (in a " + where + ")");
}

}  // namespace

std::string without_controls(std::string text) {
    for (char& c : text) {
        if (static_cast<unsigned char>(c) < 0x20) {
            c = ' ';
        }
    }
    return text;
}

TextError toml_fault(std::string_view text, const toml::parse_error& error,
                     std::optional<std::size_t> unclosed) {
    const std::string_view said = error.description();
    const toml::source_position& place = error.source().begin;
    std::size_t at = TomlReading(text).offset_of(place);
    if (unclosed && has(said, "end-of-file")) {
        const std::string quotes(text.substr(*unclosed, 3));
        return at_offset(
            text, *unclosed,
            "not TOML: the text in three quotes that begins here has no end; write " + quotes + " after it");
    }
    if (has(said, "cannot redefine")) {
        return second_time(text, at);
    }
    if (has(said, "not representable") || has(said, "could not be interpreted as a value")) {
        // The parser tells the end of the value.
        while (at > 0 && !has(" \t\n=,[{", text.substr(at - 1, 1))) {
            --at;
        }
        return at_offset(text, at, in_our_words(said));
    }
    return {static_cast<int>(place.line), static_cast<int>(place.column), in_our_words(said)};
}

}  // namespace fovlab
