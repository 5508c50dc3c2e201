#include "core/lesson/markdown_collector.h"

#include "core/lesson/markdown_comments.h"

#include <algorithm>
#include <functional>
#include <utility>

namespace fovlab {
namespace {

using Kind = Block::Kind;

bool is_blank(std::string_view text) { return text.find_first_not_of(" \t\r\n") == std::string_view::npos; }

// "|---|:--|": what makes a table of the lines around it.
bool is_table_rule(std::string_view line) {
    return line.find_first_not_of("|-: \t") == std::string_view::npos &&
           line.find('|') != std::string_view::npos && line.find("--") != std::string_view::npos;
}

// A line's own text, without the marks of the quotes around it.
std::string_view in_quotes_off(std::string_view line) {
    return line.substr(std::min(line.find_first_not_of(" \t>"), line.size()));
}

// "---", "* * *".
bool is_line_across(std::string_view line) {
    line = in_quotes_off(line);
    const char sign = line.empty() ? ' ' : line.front();
    const bool only = std::all_of(line.begin(), line.end(),
                                  [sign](char c) { return c == sign || c == ' ' || c == '\t' || c == '\r'; });
    return (sign == '-' || sign == '*' || sign == '_') && only &&
           std::count(line.begin(), line.end(), sign) >= 3;
}

void trim_end(std::vector<Span>& spans) {
    while (!spans.empty() && is_blank(spans.back().text)) {
        spans.pop_back();
    }
    if (!spans.empty() && !spans.back().code) {
        std::string& last = spans.back().text;
        last.erase(last.find_last_not_of(" \n") + 1);
    }
}

}  // namespace

std::optional<std::size_t> MarkdownCollector::offset_of(std::string_view piece) const {
    const std::less<const char*> before;
    const bool outside = piece.empty() || before(piece.data(), text_.data()) ||
                         !before(piece.data(), text_.data() + text_.size());
    return outside ? std::nullopt : std::optional(static_cast<std::size_t>(piece.data() - text_.data()));
}

void MarkdownCollector::note(std::string_view piece) {
    const std::optional<std::size_t> offset = offset_of(piece);
    if (!offset) {
        return;
    }
    last_ = *offset;
    if (open_ && open_->block.line == 0) {
        open_->block.line = lines_.line_of(*offset);
    }
    if (wrong_here_) {
        refuse(piece, *std::exchange(wrong_here_, std::nullopt));
    }
}

void MarkdownCollector::refuse(std::string_view place, std::string reason) {
    const std::size_t offset = offset_of(place).value_or(last_);
    made_.faults.push_back({lines_.line_of(offset), lines_.column_of(offset), std::move(reason)});
}

void MarkdownCollector::begin(Kind kind, int level) {
    end();
    open_.emplace();
    open_->block.kind = kind;
    open_->block.level = level;
    has_picture_ = false;
    has_other_words_ = false;
}

void MarkdownCollector::begin_words() {
    if (items_.empty()) {
        begin(quotes_ > 0 ? Kind::quote : Kind::paragraph, 0);
        return;
    }
    begin(Kind::item, static_cast<int>(lists_.size()));
    Item& item = items_.back();
    open_->block.number = item.begun ? std::nullopt : item.number;
    open_->block.goes_on = item.begun;
    item.begun = true;
}

void MarkdownCollector::begin_code(bool fenced, std::string_view info, std::string word) {
    begin(Kind::code, 0);
    open_->fenced = fenced;
    open_->word = std::move(word);
    indent_ = 0;
    note(info);
    open_->first_line = open_->block.line > 0 ? open_->block.line + 1 : 0;
}

void MarkdownCollector::end() {
    flush_html();
    if (!open_) {
        return;
    }
    MarkdownPart part = std::move(*open_);
    open_.reset();
    trim_end(part.block.spans);
    if (part.block.line == 0) {
        part.block.line = lines_.line_of(last_);
    }
    part.block.kind = has_picture_ ? Kind::picture : part.block.kind;
    const Kind kind = part.block.kind;
    if (kind == Kind::code) {
        check_fence(part);
    }
    if (kind == Kind::code || kind == Kind::heading || kind == Kind::picture || !part.block.spans.empty()) {
        made_.parts.push_back(std::move(part));
    }
}

// Where no fence follows the text of a fenced block, all that came behind it has become code.
void MarkdownCollector::check_fence(const MarkdownPart& part) {
    if (!part.fenced || part.first_line == 0) {
        return;
    }
    const std::string& code = part.block.text;
    const auto lines = static_cast<int>(std::count(code.begin(), code.end(), '\n'));
    const std::string_view behind = in_quotes_off(lines_.line(part.first_line + lines));
    const std::string_view fence = behind.substr(0, 3);
    if (fence != "```" && fence != "~~~") {
        made_.faults.push_back(
            {part.block.line, 1,
             "the block that begins here has no end; write ``` on a line of its own after it"});
    }
}

void MarkdownCollector::line_across() {
    end();
    int line = lines_.line_of(last_);
    while (line <= lines_.count() && !is_line_across(lines_.line(line))) {
        ++line;
    }
    line = std::min(line, lines_.count());
    last_ = lines_.begin_of(line);
    made_.faults.push_back({line, 1, "a line across is not shown; begin a page with ## and its title"});
}

void MarkdownCollector::enter_quote() {
    end();
    ++quotes_;
    if (quotes_ == 2) {
        wrong_here_ = "a quote in a quote is not shown; write it as one";
    }
}

void MarkdownCollector::leave_quote() {
    end();
    --quotes_;
}

void MarkdownCollector::enter_list(std::optional<int> first_number) {
    end();
    lists_.push_back({first_number});
}

void MarkdownCollector::leave_list() {
    end();
    lists_.pop_back();
}

void MarkdownCollector::enter_item() {
    end();
    std::optional<int>& next = lists_.back().next;
    items_.push_back({next, false});
    next = next ? std::optional(*next + 1) : std::nullopt;
}

void MarkdownCollector::leave_item() {
    end();
    items_.pop_back();
}

void MarkdownCollector::enter_picture(std::string_view place, std::string file) {
    flush_html();
    if (!open_) {
        begin_words();
    }
    note(place);
    ++pictures_;
    const bool alone = open_->block.kind != Kind::heading && !has_picture_ && !has_other_words_;
    if (!alone) {
        refuse(place, "a picture stands in a paragraph of its own; leave a blank line before and after it");
        return;
    }
    has_picture_ = true;
    open_->block.text = std::move(file);
}

void MarkdownCollector::words(std::string_view place, std::string_view words) {
    flush_html();
    if (!open_) {
        begin_words();
    }
    note(place);
    if (is_table_rule(place)) {
        refuse(place, "tables are not shown; write a list");
    }
    if (words.find("<!--") != std::string_view::npos && !code_) {
        refuse(place, "this `<!--` begins no comment: one has no -- within it, and ends with -->");
    }
    if (pictures_ == 0 && !is_blank(words)) {
        has_other_words_ = true;
        if (has_picture_) {
            refuse(place,
                   "a picture stands in a paragraph of its own; leave a blank line before and after it");
        }
    }
    add_span(words);
}

// Of the same look as the last, or a new one; never two blanks side by side.
void MarkdownCollector::add_span(std::string_view words) {
    std::vector<Span>& spans = open_->block.spans;
    const bool after_blank =
        spans.empty() || spans.back().text.back() == ' ' || spans.back().text.back() == '\n';
    if (after_blank && !code_) {
        words.remove_prefix(std::min(words.find_first_not_of(' '), words.size()));
    }
    if (words.empty()) {
        return;
    }
    Span span{std::string(words), strong_ > 0, emphasis_ > 0, code_, links_.empty() ? "" : links_.back()};
    const bool same = !spans.empty() && spans.back().strong == span.strong &&
                      spans.back().emphasis == span.emphasis && spans.back().code == span.code &&
                      spans.back().link == span.link;
    if (same) {
        spans.back().text += span.text;
    } else {
        spans.push_back(std::move(span));
    }
}

void MarkdownCollector::code_text(std::string_view piece) {
    if (!open_) {
        return;  // never: code stands in a block of code
    }
    std::string& code = open_->block.text;
    const bool new_line = code.empty() || code.back() == '\n';
    if (const std::optional<std::size_t> offset = offset_of(piece)) {
        const auto done = static_cast<int>(std::count(code.begin(), code.end(), '\n'));
        if (open_->first_line == 0) {
            open_->first_line = lines_.line_of(*offset) - done;
            open_->block.line = open_->first_line - (open_->fenced ? 1 : 0);
        }
        note(piece);
        const auto line = static_cast<std::size_t>(done);
        if (line >= open_->shifts.size()) {
            open_->shifts.resize(line + 1, 0);
            open_->shifts[line] = lines_.column_of(*offset) - 1 - indent_;
        }
        indent_ = 0;
    } else if (piece == "\n") {
        indent_ = 0;
    } else if (new_line || indent_ > 0) {
        indent_ += static_cast<int>(piece.size());
    }
    code += piece;
}

void MarkdownCollector::html(std::string_view piece) {
    const std::optional<std::size_t> offset = offset_of(piece);
    if (!offset) {
        return;  // a line end
    }
    html_begin_ = html_begin_.value_or(*offset);
    html_end_ = *offset + piece.size();
    last_ = *offset;
}

void MarkdownCollector::flush_html() {
    if (html_begin_) {
        take_html(text_, *std::exchange(html_begin_, std::nullopt), html_end_, made_);
    }
}

Markdown MarkdownCollector::finish() {
    end();
    return std::move(made_);
}

}  // namespace fovlab
