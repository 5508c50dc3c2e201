// Gathers blocks while a lesson is parsed; markdown.cpp hands on what md4c tells. Only this room's sources include this.
//
// What is handed over as text points into the lesson itself, but for line ends and indents; so places are found.
#pragma once

#include "core/lesson/markdown.h"
#include "core/lesson/text_lines.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

class MarkdownCollector {
public:
    explicit MarkdownCollector(std::string_view text) : text_(text), lines_(text) {}

    // Blocks. What is open ends where another begins; paragraphs in lists and quotes have no other kind than their list's.
    void begin_heading(int level) { begin(Block::Kind::heading, level); }
    void begin_words();
    void begin_code(bool fenced, std::string_view info, std::string word);
    void begin_html() { end(); }
    void end();
    void line_across();
    void enter_quote();
    void leave_quote();
    void enter_list(std::optional<int> first_number);
    void leave_list();
    void enter_item();
    void leave_item();

    // Looks of what follows; they nest.
    void strong(bool on) { strong_ += on ? 1 : -1; }
    void emphasis(bool on) { emphasis_ += on ? 1 : -1; }
    void code(bool on) { code_ = on; }
    void enter_link(std::string to) { links_.push_back(std::move(to)); }
    void leave_link() { links_.pop_back(); }
    void enter_picture(std::string_view place, std::string file);
    void leave_picture() { --pictures_; }

    // Pieces of text. `place` is the piece as the parser has it, which tells where it stands.
    void words(std::string_view place, std::string_view words);
    bool in_code_block() const { return open_ && open_->block.kind == Block::Kind::code; }
    void code_text(std::string_view piece);
    void html(std::string_view piece);
    void flush_html();

    void refuse(std::string_view place, std::string reason);
    Markdown finish();

private:
    struct List {
        std::optional<int> next;  // number; none where it has bullets
    };
    struct Item {
        std::optional<int> number = {};
        bool begun = false;
    };

    std::optional<std::size_t> offset_of(std::string_view piece) const;
    void note(std::string_view piece);
    void begin(Block::Kind kind, int level);
    void add_span(std::string_view words);
    void check_fence(const MarkdownPart& part);

    std::string_view text_;
    TextLines lines_;
    Markdown made_;
    std::optional<MarkdownPart> open_;
    std::vector<List> lists_;
    std::vector<Item> items_;
    std::size_t last_ = 0;  // the byte that was spoken of last
    int quotes_ = 0;
    int strong_ = 0;
    int emphasis_ = 0;
    bool code_ = false;
    std::vector<std::string> links_;
    int pictures_ = 0;                       // how deep in the words of one
    bool has_picture_ = false;               // the open block
    bool has_other_words_ = false;           // the open block, than those of its picture
    int indent_ = 0;                         // blanks that the parser wrote for the line of code at hand
    std::optional<std::string> wrong_here_;  // told at the next place that is known
    std::optional<std::size_t> html_begin_;
    std::size_t html_end_ = 0;
};

}  // namespace fovlab
