#include "app/session/code_tint.h"

#include <algorithm>
#include <array>
#include <cctype>

namespace fovlab {
namespace {

constexpr std::string_view k_three_quotes = "\"\"\"";

constexpr std::array<std::string_view, 29> k_cpp{
    "auto",   "bool",   "class",  "const",   "continue",  "else",    "enum",    "explicit",
    "false",  "for",    "if",     "int",     "namespace", "nullptr", "private", "public",
    "return", "sizeof", "static", "struct",  "template",  "this",    "true",    "typename",
    "using",  "void",   "while",  "include", "pragma"};
constexpr std::array<std::string_view, 23> k_python{
    "and", "as", "class",  "continue", "def", "elif", "else", "False",  "for",  "from",  "if",   "import",
    "in",  "is", "lambda", "None",     "not", "or",   "pass", "return", "True", "while", "yield"};
constexpr std::array<std::string_view, 10> k_pseudocode{"and", "each", "else", "for",    "from",
                                                        "if",  "or",   "to",   "unless", "while"};

bool is_keyword(Language language, std::string_view word) {
    const auto among = [word](const auto& words) {
        return std::find(words.begin(), words.end(), word) != words.end();
    };
    switch (language) {
        case Language::cpp:
            return among(k_cpp);
        case Language::python:
            return among(k_python);
        case Language::pseudocode:
            break;
    }
    return among(k_pseudocode);
}

bool in_word(char c) { return std::isalnum(static_cast<unsigned char>(c)) != 0 || c == '_'; }

CodePart part_of(Language language, std::string_view word) {
    if (word == "start") {
        return CodePart::start;
    }
    if (word == "end") {
        return CodePart::end;
    }
    return is_keyword(language, word) ? CodePart::keyword : CodePart::plain;
}

// Where the bracket that opens at `open` is closed; npos where it is not.
std::size_t closing(std::string_view line, std::size_t open) {
    int depth = 0;
    for (std::size_t i = open; i < line.size(); ++i) {
        depth += (line[i] == '(') - (line[i] == ')');
        if (depth == 0) {
            return i;
        }
    }
    return std::string_view::npos;
}

// A part joins the one before it where they look the same.
void add(std::vector<Tint>& tints, std::size_t begin, std::size_t end, CodePart part) {
    if (begin == end) {
        return;
    }
    if (!tints.empty() && tints.back().part == part) {
        tints.back().end = end;
    } else {
        tints.push_back({begin, end, part});
    }
}

}  // namespace

std::size_t Tinter::comment_begin(std::string_view line) const {
    if (language_ == Language::cpp) {
        return std::min(line.find("//"), line.size());
    }
    if (language_ == Language::python) {
        bool in_quotes = false;
        for (std::size_t i = 0; i < line.size(); ++i) {
            in_quotes = in_quotes != (line[i] == '"');
            if (line[i] == '#' && !in_quotes) {
                return i;
            }
        }
        return line.size();
    }
    // Pseudocode: a remark in brackets that is a line of its own or ends one.
    for (std::size_t i = 0; i < line.size(); ++i) {
        const bool apart = line.find_first_not_of(' ') == i || (i >= 2 && line.substr(i - 2, 2) == "  ");
        if (line[i] == '(' && apart && closing(line, i) == line.size() - 1) {
            return i;
        }
    }
    return line.size();
}

std::vector<Tint> Tinter::next(std::string_view line) {
    std::vector<Tint> tints;
    const std::size_t quotes = line.find(k_three_quotes);
    if (language_ == Language::python && (in_text_ || quotes != std::string_view::npos)) {
        const bool closes_too = quotes != std::string_view::npos &&
                                line.find(k_three_quotes, quotes + 1) != std::string_view::npos;
        in_text_ = quotes == std::string_view::npos ? in_text_ : !in_text_ && !closes_too;
        add(tints, 0, line.size(), CodePart::comment);
        return tints;
    }
    const std::size_t comment = comment_begin(line);
    bool in_quotes = false;
    for (std::size_t i = 0; i < comment;) {
        if (in_quotes || !in_word(line[i])) {
            in_quotes = in_quotes != (line[i] == '"');
            add(tints, i, i + 1, CodePart::plain);
            ++i;
            continue;
        }
        std::size_t end = i;
        while (end < comment && in_word(line[end])) {
            ++end;
        }
        add(tints, i, end, part_of(language_, line.substr(i, end - i)));
        i = end;
    }
    add(tints, comment, line.size(), CodePart::comment);
    return tints;
}

}  // namespace fovlab
