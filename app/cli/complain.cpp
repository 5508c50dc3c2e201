#include "app/cli/complain.h"

#include <cstddef>
#include <ostream>

namespace fovlab::cli {
namespace {

constexpr std::size_t k_longest_quote = 60;

bool continues_character(char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) == 0x80U; }

}  // namespace

int complain(Streams& streams, std::string_view reason) {
    return complain(streams, "", TextError{0, 0, std::string(reason)});
}

int complain(Streams& streams, std::string_view file, const TextError& error) {
    std::string line = "fovlab-cli: ";
    if (!file.empty()) {
        line += file;
        if (error.line > 0) {
            line += ":" + std::to_string(error.line);
        }
        if (error.line > 0 && error.column > 0) {
            line += ":" + std::to_string(error.column);
        }
        line += ": ";
    }
    streams.err << on_one_line(line + error.reason) << '\n';
    streams.err.flush();
    return k_bad_input;
}

std::string in_quotes(std::string_view text) {
    if (text.size() <= k_longest_quote) {
        return "'" + on_one_line(text) + "'";
    }
    std::size_t end = k_longest_quote;
    while (end > 0 && continues_character(text[end])) {
        --end;
    }
    return "'" + on_one_line(text.substr(0, end)) + "…'";
}

std::string on_one_line(std::string_view text) {
    std::string line(text);
    for (char& c : line) {
        const auto byte = static_cast<unsigned char>(c);
        if (byte < 0x20 || byte == 0x7F) {
            c = '?';
        }
    }
    return line;
}

std::string listed(std::span<const std::string_view> words, std::string_view last) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        if (i > 0) {
            list += i + 1 == words.size() ? " " + std::string(last) + " " : ", ";
        }
        list += words[i];
    }
    return list;
}

}  // namespace fovlab::cli
