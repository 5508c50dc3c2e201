// Markdown as a flat list of blocks, each with its place in the text.
//
// Parsed with md4c 0.4 (Martin Mitáš; CommonMark 0.30), which only this room's markdown.cpp knows. Bare web addresses are links.
// Lines and columns count from 1, columns in characters; offsets count bytes.
// Limits: UTF-8 without a byte 0; no byte-order mark at the front.
// Errors: what a lesson cannot show (HTML, tables, lines across, quotes in quotes, pictures amid text), comments and fenced blocks
// without an end, signs by names that are not known.
#pragma once

#include "core/grid/result.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

struct MarkdownPart {
    Block block;
    // Of code: the word behind its fence, the line in which its text begins, and for each of its lines how many columns further
    // to the right it stands in the file (in a list, say).
    std::string word = {};
    bool fenced = false;
    int first_line = 0;
    std::vector<int> shifts = {};
};

// A comment that claims something: what stands in it behind `check`, and where that begins.
struct MarkdownCheck {
    std::string words;
    std::size_t offset = 0;
};

struct Markdown {
    std::vector<MarkdownPart> parts;
    std::vector<MarkdownCheck> checks;
    std::vector<TextError> faults;  // in the order in which they were met
};

Markdown parse_markdown(std::string_view text);

// A place in a part's code as a place in the file; line 0 is the part as a whole.
TextError in_file(const MarkdownPart& part, TextError error);

}  // namespace fovlab
