#include "core/lesson/lesson_draft.h"

#include "core/grid/text_place.h"
#include "core/grid/utf8.h"
#include "core/lesson/page_fields.h"
#include "core/lesson/read_lesson.h"
#include "core/lesson/text_lines.h"
#include "core/scenario/near_word.h"

#include <algorithm>
#include <array>
#include <utility>

namespace fovlab {
namespace {

using Kind = Block::Kind;

std::string words_of(const Block& block) {
    std::string words;
    for (const Span& span : block.spans) {
        words += span.text;
    }
    std::replace(words.begin(), words.end(), '\n', ' ');
    return words;
}

bool ends_in(std::string_view name, std::string_view ending) {
    return name.size() > ending.size() && name.substr(name.size() - ending.size()) == ending;
}

// Why the lab cannot show this picture; none where it can, if it is there.
std::optional<std::string> wrong_picture(std::string_view file) {
    if (file.find("://") != std::string_view::npos || file.substr(0, 1) == "/") {
        return "a picture lies beside the lesson, as in pictures/pillar.svg, not at `" + cut_short(file) +
               "`";
    }
    if (!ends_in(file, ".svg") && !ends_in(file, ".png")) {
        return "a picture is an .svg or a .png, not `" + cut_short(file) + "`";
    }
    return std::nullopt;
}

bool leads_somewhere(std::string_view link) {
    return link.empty() || link.find("://") != std::string_view::npos || link.substr(0, 7) == "mailto:" ||
           is_lesson_name(link.substr(0, link.find('#')));
}

// Puts what stands one below the other in the file into pages.
class Assembly {
public:
    explicit Assembly(LessonDraft& draft) : draft_(draft) {}

    void take(const MarkdownPart& part);
    void finish();

private:
    using Take = void (Assembly::*)(const MarkdownPart&);
    struct Word {
        std::string_view word;
        Take take;
    };
    static constexpr std::size_t k_words = 4;
    static const std::array<Word, k_words> k_table;

    Page& page();
    void begin_page(std::string title, int line);
    void take_heading(const MarkdownPart& part);
    bool take_code(const MarkdownPart& part);
    void check_ways(const MarkdownPart& part);
    void take_scenario(const MarkdownPart& part);
    void take_page(const MarkdownPart& part);
    void take_task(const MarkdownPart& part);
    void refuse(const MarkdownPart& part, std::string reason) {
        draft_.faults.add(part, TextError{0, 0, std::move(reason)});
    }

    LessonDraft& draft_;
    bool has_title_ = false;
    bool says_page_ = false;      // the page at hand has a `page` block
    bool says_scenario_ = false;  // and a `scenario` block
};

const std::array<Assembly::Word, Assembly::k_words> Assembly::k_table{{
    {"scenario", &Assembly::take_scenario},
    {"page", &Assembly::take_page},
    {"task", &Assembly::take_task},
    {"quiz", &Assembly::take_task},
}};

void Assembly::begin_page(std::string title, int line) {
    Page page;
    page.title = std::move(title);
    page.line = line;
    page.show = usual_controls();
    if (draft_.lesson.pages.size() == k_most_pages) {
        draft_.faults.add({line, 1, "a page too many; a lesson has at most " + std::to_string(k_most_pages)});
    }
    if (!draft_.lesson.pages.empty()) {
        page.scenario = draft_.lesson.pages.back().scenario;
    }
    draft_.scenario_is_broken.push_back(!draft_.lesson.pages.empty() && draft_.scenario_is_broken.back());
    draft_.lesson.pages.push_back(std::move(page));
    says_page_ = false;
    says_scenario_ = false;
}

// The one at hand; before the first heading of a page it is the lesson's own.
Page& Assembly::page() {
    if (draft_.lesson.pages.empty()) {
        begin_page(draft_.lesson.title, 1);
    }
    return draft_.lesson.pages.back();
}

void Assembly::take_heading(const MarkdownPart& part) {
    const Block& block = part.block;
    std::string words = words_of(block);
    if (words.empty()) {
        refuse(part, "a heading without words; write them behind the #");
    }
    if (block.level == 1 && has_title_) {
        refuse(part, "a lesson has one title; a page begins with ## and its own");
    } else if (block.level == 1) {
        has_title_ = true;
        draft_.lesson.title = std::move(words);
        if (!draft_.lesson.pages.empty()) {
            refuse(part, "the lesson's title comes first, before all that it says");
        }
    } else if (block.level == 2) {
        begin_page(std::move(words), block.line);
    } else {
        page().blocks.push_back(block);
    }
}

void Assembly::take_scenario(const MarkdownPart& part) {
    Page& here = page();
    if (std::exchange(says_scenario_, true)) {
        refuse(part, "this page has a scenario already; begin another page for another one, with ##");
        return;
    }
    const std::string& text = part.block.text;
    if (!is_scenario_text(text)) {
        refuse(part, "a scenario begins with version = 1, as the lab saves it");
        draft_.scenario_is_broken.back() = true;
        return;
    }
    Result<Scenario> scenario = read_scenario(text);
    draft_.scenario_is_broken.back() = !scenario;
    if (!scenario) {
        draft_.faults.add(part, problems_in(text));
        return;
    }
    here.scenario = std::move(scenario.value());
    here.own_scenario = true;
}

void Assembly::take_page(const MarkdownPart& part) {
    Page& here = page();
    if (std::exchange(says_page_, true)) {
        refuse(part, "this page has a `page` block already; write all of it there");
        return;
    }
    read_page(part, here, draft_.faults);
}

void Assembly::take_task(const MarkdownPart& part) {
    if (draft_.tasks.size() == k_most_tasks) {
        refuse(part, "a task too many; a lesson has at most " + std::to_string(k_most_tasks));
    }
    Block block;
    block.kind = Kind::task;
    block.line = part.block.line;
    block.task = draft_.tasks.size();
    page().blocks.push_back(std::move(block));
    TaskDraft task(part);
    task.page = draft_.lesson.pages.size() - 1;
    read_task(task);
    draft_.tasks.push_back(std::move(task));
}

// A block whose word is one of ours is taken; a slip of the pen is refused, and all else is code to be shown.
bool Assembly::take_code(const MarkdownPart& part) {
    std::array<std::string_view, k_words> known{};
    for (std::size_t i = 0; i < k_words; ++i) {
        if (part.word == k_table[i].word) {
            (this->*k_table[i].take)(part);
            return true;
        }
        known[i] = k_table[i].word;
    }
    const std::string_view meant = nearest_word(part.word, known, 1);
    if (!meant.empty()) {
        refuse(part, "a block called `" + part.word + "` is only shown; did you mean `" + std::string(meant) +
                         "`?");
    }
    return false;
}

// Pictures and links.
void Assembly::check_ways(const MarkdownPart& part) {
    if (part.block.kind == Kind::picture) {
        if (std::optional<std::string> wrong = wrong_picture(part.block.text)) {
            refuse(part, std::move(*wrong));
        }
    }
    for (const Span& span : part.block.spans) {
        if (!leads_somewhere(span.link)) {
            refuse(part, "a link leads to another lesson, as in (03-rays.md), or to the web, not to `" +
                             cut_short(span.link) + "`");
        }
    }
}

void Assembly::take(const MarkdownPart& part) {
    check_ways(part);
    if (part.block.kind == Kind::heading) {
        take_heading(part);
    } else if (part.block.kind != Kind::code || !take_code(part)) {
        page().blocks.push_back(part.block);
    }
}

void Assembly::finish() {
    page();
    if (!has_title_) {
        draft_.faults.add({1, 1, "a lesson begins with its title, as in # Behind a pillar"});
    }
}

// The page whose lines these are.
std::size_t page_of_line(const Lesson& lesson, int line) {
    std::size_t page = 0;
    while (page + 1 < lesson.pages.size() && lesson.pages[page + 1].line <= line) {
        ++page;
    }
    return page;
}

void take_claims(LessonDraft& draft, std::string_view text) {
    const TextLines lines(text);
    for (const MarkdownCheck& check : draft.markdown.checks) {
        const int line = lines.line_of(check.offset);
        const int column = lines.column_of(check.offset);
        Result<Claim> claim = read_claim(check.words);
        if (!claim) {
            std::size_t at = 0;
            for (int i = 1; i < claim.error().column && at < check.words.size(); ++i) {
                const std::optional<Utf8Character> character = character_at(check.words, at);
                at += character ? character->bytes.size() : 1;
            }
            draft.faults.add(
                {lines.line_of(check.offset + at), lines.column_of(check.offset + at), claim.error().reason});
            continue;
        }
        const std::size_t page = page_of_line(draft.lesson, line);
        std::vector<Claim>& claims = draft.lesson.pages[page].claims;
        draft.claims.push_back({page, claims.size(), line, column});
        claims.push_back(std::move(claim.value()));
        claims.back().line = line;
    }
}

// What no parser need look at.
std::optional<TextError> not_a_text(std::string_view text) {
    if (text.size() > k_largest_lesson) {
        return TextError{
            0, 0,
            "larger than the " + std::to_string(k_largest_lesson / 1024) + " KiB that a lesson may have"};
    }
    if (const std::optional<std::size_t> byte = not_utf8(text)) {
        return at_offset(text, *byte, "not UTF-8 text; save the lesson as UTF-8");
    }
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return at_offset(text, nul, "a byte 0, which no text has; a lesson is UTF-8 text");
    }
    return std::nullopt;
}

}  // namespace

LessonDraft draft_lesson(std::string_view text) {
    LessonDraft draft;
    text = without_byte_order_mark(text);
    if (std::optional<TextError> error = not_a_text(text)) {
        draft.faults.add(std::move(*error));
        draft.lesson.pages.emplace_back();
        draft.scenario_is_broken.push_back(true);
        return draft;
    }
    draft.markdown = parse_markdown(text);
    for (TextError& fault : draft.markdown.faults) {
        draft.faults.add(std::move(fault));
    }
    draft.markdown.faults.clear();
    Assembly assembly(draft);
    for (const MarkdownPart& part : draft.markdown.parts) {
        assembly.take(part);
    }
    assembly.finish();
    take_claims(draft, text);
    return draft;
}

}  // namespace fovlab
