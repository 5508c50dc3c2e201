#include "core/lesson/markdown_comments.h"

#include "core/grid/text_place.h"
#include "core/scenario/near_word.h"
#include "core/scenario/toml_reading.h"

#include <algorithm>
#include <array>
#include <string>

namespace fovlab {
namespace {

constexpr std::string_view k_begin = "<!--";
constexpr std::string_view k_end = "-->";
constexpr std::string_view k_check = "check";
constexpr std::string_view k_blanks = " \t\r\n";

// Of the comment whose inside stands at `begin`: a claim, a slip of the pen, or just words.
void take_comment(std::string_view text, std::size_t begin, std::size_t end, Markdown& into) {
    begin = std::min(text.find_first_not_of(k_blanks, begin), end);
    std::string_view inside = text.substr(begin, end - begin);
    inside = inside.substr(0, inside.find_last_not_of(k_blanks) + 1);
    const std::size_t word_end = std::min(inside.find_first_of(" \t\r\n:"), inside.size());
    const std::string_view word = inside.substr(0, word_end);
    if (word == k_check) {
        std::string words(inside.substr(word_end));
        std::replace_if(
            words.begin(), words.end(), [](char c) { return c == '\n' || c == '\r'; }, ' ');
        into.checks.push_back({std::move(words), begin + word_end});
        return;
    }
    static constexpr std::array<std::string_view, 1> k_known{k_check};
    const bool claims = inside.find(':') != std::string_view::npos;
    if (claims && word.size() + 1 >= k_check.size() && !nearest_word(word, k_known, 2).empty()) {
        into.faults.push_back(at_offset(
            text, begin, "a comment with `" + cut_short(word) + "` claims nothing; did you mean `check`?"));
    }
}

}  // namespace

void take_html(std::string_view text, std::size_t begin, std::size_t end, Markdown& into) {
    bool after_comment = false;
    while ((begin = std::min(text.find_first_not_of(k_blanks, begin), end)) < end) {
        if (text.substr(begin, k_begin.size()) != k_begin) {
            into.faults.push_back(at_offset(
                text, begin,
                after_comment ? "a comment at the beginning of a line hides what stands behind it, and ends "
                                "the paragraph; put it at the end of a line"
                              : "HTML is not shown; write it in Markdown, and a `<` that is none as &lt;"));
            return;
        }
        const std::size_t close = text.find(k_end, begin + k_begin.size());
        if (close == std::string_view::npos || close + k_end.size() > end) {
            into.faults.push_back(at_offset(
                text, begin, "this comment has no end, and hides all behind it; write --> after it"));
            return;
        }
        take_comment(text, begin + k_begin.size(), close, into);
        begin = close + k_end.size();
        after_comment = true;
    }
}

}  // namespace fovlab
