#include "core/lesson/markdown.h"

#include "core/lesson/entity.h"
#include "core/lesson/markdown_collector.h"
#include "core/scenario/toml_reading.h"

#include <md4c.h>

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

constexpr std::string_view k_unknown_sign = " is no sign that is known here; write the sign itself";

MarkdownCollector& collector(void* data) { return *static_cast<MarkdownCollector*>(data); }

std::string decoded(std::string_view entity, MarkdownCollector& to) {
    const std::optional<std::string> sign = sign_of_entity(entity);
    if (!sign) {
        to.refuse(entity, "`" + cut_short(entity) + "`" + std::string(k_unknown_sign));
    }
    return sign.value_or(std::string(entity));
}

// An address or a word, with its entities decoded.
std::string decoded(const MD_ATTRIBUTE& attribute, MarkdownCollector& to) {
    std::string text;
    for (std::size_t i = 0; attribute.text && attribute.substr_offsets[i] < attribute.size; ++i) {
        const MD_OFFSET begin = attribute.substr_offsets[i];
        const std::string_view piece(attribute.text + begin, attribute.substr_offsets[i + 1] - begin);
        text += attribute.substr_types[i] == MD_TEXT_ENTITY ? decoded(piece, to) : std::string(piece);
    }
    return text;
}

std::string_view raw(const MD_ATTRIBUTE& attribute) {
    return attribute.text ? std::string_view(attribute.text, attribute.size) : std::string_view();
}

int enter_block(MD_BLOCKTYPE type, void* detail, void* data) {
    MarkdownCollector& to = collector(data);
    switch (type) {
        case MD_BLOCK_QUOTE:
            to.enter_quote();
            break;
        case MD_BLOCK_UL:
            to.enter_list(std::nullopt);
            break;
        case MD_BLOCK_OL:
            to.enter_list(static_cast<int>(static_cast<MD_BLOCK_OL_DETAIL*>(detail)->start));
            break;
        case MD_BLOCK_LI:
            to.enter_item();
            break;
        case MD_BLOCK_HR:
            to.line_across();
            break;
        case MD_BLOCK_H:
            to.begin_heading(static_cast<int>(static_cast<MD_BLOCK_H_DETAIL*>(detail)->level));
            break;
        case MD_BLOCK_CODE: {
            const MD_BLOCK_CODE_DETAIL& code = *static_cast<MD_BLOCK_CODE_DETAIL*>(detail);
            to.begin_code(code.fence_char != 0, raw(code.info), decoded(code.lang, to));
            break;
        }
        case MD_BLOCK_HTML:
            to.begin_html();
            break;
        case MD_BLOCK_P:
            to.begin_words();
            break;
        default:  // the whole, and tables, which are off
            break;
    }
    return 0;
}

int leave_block(MD_BLOCKTYPE type, void* /*detail*/, void* data) {
    MarkdownCollector& to = collector(data);
    switch (type) {
        case MD_BLOCK_QUOTE:
            to.leave_quote();
            break;
        case MD_BLOCK_UL:
        case MD_BLOCK_OL:
            to.leave_list();
            break;
        case MD_BLOCK_LI:
            to.leave_item();
            break;
        default:
            to.end();
            break;
    }
    return 0;
}

int enter_span(MD_SPANTYPE type, void* detail, void* data) {
    MarkdownCollector& to = collector(data);
    to.flush_html();
    if (type == MD_SPAN_A) {
        to.enter_link(decoded(static_cast<MD_SPAN_A_DETAIL*>(detail)->href, to));
    } else if (type == MD_SPAN_IMG) {
        const MD_ATTRIBUTE& file = static_cast<MD_SPAN_IMG_DETAIL*>(detail)->src;
        to.enter_picture(raw(file), decoded(file, to));
    } else if (type == MD_SPAN_STRONG) {
        to.strong(true);
    } else if (type == MD_SPAN_EM) {
        to.emphasis(true);
    } else if (type == MD_SPAN_CODE) {
        to.code(true);
    }
    return 0;
}

int leave_span(MD_SPANTYPE type, void* /*detail*/, void* data) {
    MarkdownCollector& to = collector(data);
    to.flush_html();
    if (type == MD_SPAN_A) {
        to.leave_link();
    } else if (type == MD_SPAN_IMG) {
        to.leave_picture();
    } else if (type == MD_SPAN_STRONG) {
        to.strong(false);
    } else if (type == MD_SPAN_EM) {
        to.emphasis(false);
    } else if (type == MD_SPAN_CODE) {
        to.code(false);
    }
    return 0;
}

int add_text(MD_TEXTTYPE type, const MD_CHAR* text, MD_SIZE size, void* data) {
    MarkdownCollector& to = collector(data);
    const std::string_view piece(text, size);
    switch (type) {
        case MD_TEXT_CODE:
            if (to.in_code_block()) {
                to.code_text(piece);
            } else {
                to.words(piece, piece);
            }
            break;
        case MD_TEXT_HTML:
            to.html(piece);
            break;
        case MD_TEXT_ENTITY:
            to.words(piece, decoded(piece, to));
            break;
        case MD_TEXT_BR:
            to.words(piece, "\n");
            break;
        case MD_TEXT_SOFTBR:
            to.words(piece, " ");
            break;
        default:
            to.words(piece, piece);
            break;
    }
    return 0;
}

}  // namespace

Markdown parse_markdown(std::string_view text) {
    MD_PARSER parser{};
    parser.flags = MD_FLAG_COLLAPSEWHITESPACE | MD_FLAG_PERMISSIVEURLAUTOLINKS;
    parser.enter_block = &enter_block;
    parser.leave_block = &leave_block;
    parser.enter_span = &enter_span;
    parser.leave_span = &leave_span;
    parser.text = &add_text;
    MarkdownCollector gathered(text);
    const int failed = md_parse(text.data(), static_cast<MD_SIZE>(text.size()), &parser, &gathered);
    Markdown made = gathered.finish();
    if (failed != 0) {
        made.faults.push_back({0, 0, "too much memory would be needed to read this lesson; make it shorter"});
    }
    return made;
}

TextError in_file(const MarkdownPart& part, TextError error) {
    if (error.line < 1) {
        return {part.block.line, 1, std::move(error.reason)};
    }
    const auto line = static_cast<std::size_t>(error.line - 1);
    const int shift = line < part.shifts.size() ? part.shifts[line] : 0;
    return {error.line + part.first_line - 1, std::max(error.column + shift, 1), std::move(error.reason)};
}

}  // namespace fovlab
