#include "core/lesson/markdown.h"

#include <doctest/doctest.h>

#include <ostream>
#include <string>
#include <vector>

using namespace fovlab;

namespace {

struct Lines : std::vector<std::string> {
    using std::vector<std::string>::vector;
};

std::ostream& operator<<(std::ostream& out, const Lines& lines) {
    for (const std::string& line : lines) {
        out << "\n" << line;
    }
    return out;
}

// "paragraph 3: plain *emphasis* **strong** `code` [link](to)".
std::string in_words(const Block& block) {
    static const std::vector<std::string> k_kinds{"heading", "paragraph", "item", "quote",
                                                  "code",    "picture",   "task"};
    std::string words = k_kinds[static_cast<std::size_t>(block.kind)];
    words += block.level > 0 ? std::to_string(block.level) : "";
    words += block.number ? " no. " + std::to_string(*block.number) : "";
    words += block.goes_on ? " goes on" : "";
    words += " in line " + std::to_string(block.line) + ": ";
    for (const Span& span : block.spans) {
        const std::string mark = span.code                      ? "`"
                                 : span.strong && span.emphasis ? "***"
                                 : span.strong                  ? "**"
                                 : span.emphasis                ? "*"
                                                                : "";
        const std::string text = mark + span.text + mark;
        words += span.link.empty() ? text : "[" + text + "](" + span.link + ")";
    }
    return words + (block.text.empty() ? "" : "<" + block.text + ">");
}

Lines blocks_of(const std::string& text) {
    Lines blocks;
    for (const MarkdownPart& part : parse_markdown(text).parts) {
        blocks.push_back(in_words(part.block));
    }
    return blocks;
}

Lines faults_of(const std::string& text) {
    Lines faults;
    for (const TextError& fault : parse_markdown(text).faults) {
        faults.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " +
                         fault.reason);
    }
    return faults;
}

}  // namespace

TEST_CASE("headings, paragraphs and looks of text come as blocks with their lines") {
    CHECK(blocks_of("# One\n\nPlain *soft* **strong** ***both*** `a  *b*`.\nGoes on.\n\n### Three ###\n") ==
          Lines{"heading1 in line 1: One",
                "paragraph in line 3: Plain *soft* **strong** ***both*** `a  *b*`. Goes on.",
                "heading3 in line 6: Three"});
    CHECK(blocks_of("Title\n=====\n\nfirst line  \nnext line\\\nlast") ==
          Lines{"heading1 in line 1: Title", "paragraph in line 4: first line\nnext line\nlast"});
    CHECK(blocks_of("one\r\n\r\ntwo\r\nthree\r\n") ==
          Lines{"paragraph in line 1: one", "paragraph in line 3: two three"});
}

TEST_CASE("lists tell how deep an item lies, its number, and whether it goes on") {
    CHECK(blocks_of("- a\n- b\n  - c\n\n    more of c\n- d\n") ==
          Lines{"item1 in line 1: a", "item1 in line 2: b", "item2 in line 3: c",
                "item2 goes on in line 5: more of c", "item1 in line 6: d"});
    CHECK(blocks_of("3. three\n4. four\n\n   still four\n5. *five*\n") ==
          Lines{"item1 no. 3 in line 1: three", "item1 no. 4 in line 2: four",
                "item1 goes on in line 4: still four", "item1 no. 5 in line 5: *five*"});
    CHECK(blocks_of("- \n- x\n") == Lines{"item1 in line 2: x"});
}

TEST_CASE("quotes are paragraphs of their own kind, and what lies in a list there is its list's") {
    CHECK(blocks_of("> said\n> once\n\nafter\n\n> - a\n") ==
          Lines{"quote in line 1: said once", "paragraph in line 4: after", "item1 in line 6: a"});
}

TEST_CASE("links keep their address, and bare addresses are links") {
    CHECK(blocks_of("See [the *rays*](03-rays.md#holes) and <https://a.org/?x=1&amp;y=2>.") ==
          Lines{"paragraph in line 1: See [the ](03-rays.md#holes)[*rays*](03-rays.md#holes) and "
                "[https://a.org/?x=1&amp;y=2](https://a.org/?x=1&y=2)."});
    CHECK(blocks_of("Go to https://a.org/b now") ==
          Lines{"paragraph in line 1: Go to [https://a.org/b](https://a.org/b) now"});
    CHECK(blocks_of("[a][1]\n\n[1]: b.md\n") == Lines{"paragraph in line 1: [a](b.md)"});
}

TEST_CASE("signs written by name or number are decoded, but not in code") {
    CHECK(blocks_of("3 &lt; 4 &amp; 5 &times; 6 &#8722; &#x2212;7 &rarr; \\*no\\* `&lt;`") ==
          Lines{"paragraph in line 1: 3 < 4 & 5 × 6 − −7 → *no* `&lt;`"});
    CHECK(faults_of("a\n\nb &nosuch; &#0; &#xD800; &#7;") ==
          Lines{"3:3 `&nosuch;` is no sign that is known here; write the sign itself",
                "3:12 `&#0;` is no sign that is known here; write the sign itself",
                "3:17 `&#xD800;` is no sign that is known here; write the sign itself",
                "3:26 `&#7;` is no sign that is known here; write the sign itself"});
}

TEST_CASE("code keeps its text, its word, and where in the file each of its lines begins") {
    const std::string text =
        "```toml\na = 1\n\n  b\n```\n\n- in a list\n\n  ```task x\n  kind\n    two\n  ```\n\n      "
        "indented\n";
    const Markdown markdown = parse_markdown(text);
    REQUIRE(markdown.faults.empty());
    REQUIRE(markdown.parts.size() == 4);
    CHECK(markdown.parts[0].word == "toml");
    CHECK(in_words(markdown.parts[0].block) == "code in line 1: <a = 1\n\n  b\n>");
    CHECK(markdown.parts[0].first_line == 2);
    CHECK(in_file(markdown.parts[0], {3, 3, ""}).line == 4);
    CHECK(in_file(markdown.parts[0], {3, 3, ""}).column == 3);
    CHECK(markdown.parts[2].word == "task");
    CHECK(in_words(markdown.parts[2].block) == "code in line 9: <kind\n  two\n>");
    CHECK(in_file(markdown.parts[2], {1, 1, ""}).line == 10);
    CHECK(in_file(markdown.parts[2], {1, 1, ""}).column == 3);
    CHECK(in_file(markdown.parts[2], {2, 3, ""}).column == 5);
    CHECK(in_file(markdown.parts[2], {0, 0, "all"}).line == 9);
    CHECK(in_words(markdown.parts[3].block) == "code in line 14: <indented\n>");
    CHECK_FALSE(markdown.parts[3].fenced);
}

TEST_CASE("a block without a word, or without a line, still has its place") {
    CHECK(blocks_of("a\n\n```\n\n\nx\n```\n") ==
          Lines{"paragraph in line 1: a", "code in line 3: <\n\nx\n>"});
    CHECK(blocks_of("a\n\n```page\n```\n") == Lines{"paragraph in line 1: a", "code in line 3: "});
}

TEST_CASE("a picture stands in a paragraph of its own") {
    CHECK(blocks_of("![A *pillar* and its shadow](pictures/pillar.svg)\n\n![](b.png) <!-- x -->\n") ==
          Lines{"picture in line 1: A *pillar* and its shadow<pictures/pillar.svg>",
                "picture in line 3: <b.png>"});
    const std::string wrong =
        "a picture stands in a paragraph of its own; leave a blank line before and after it";
    CHECK(faults_of("Words ![a](a.svg)") == Lines{"1:12 " + wrong});
    CHECK(faults_of("![a](a.svg) words") == Lines{"1:12 " + wrong});
    CHECK(faults_of("![a](a.svg)\n![b](b.svg)") == Lines{"2:6 " + wrong});
    CHECK(faults_of("## ![a](a.svg)") == Lines{"1:9 " + wrong});
}

TEST_CASE("comments are not shown, and those that claim are kept with their place") {
    const Markdown markdown = parse_markdown(
        "It sees 117 cells. <!-- check: visible = 117 --> More.\n\n<!-- just words -->\n<!--check radius=2: "
        "dark = 0-->\n");
    CHECK(markdown.faults.empty());
    REQUIRE(markdown.parts.size() == 1);
    CHECK(in_words(markdown.parts[0].block) == "paragraph in line 1: It sees 117 cells. More.");
    REQUIRE(markdown.checks.size() == 2);
    CHECK(markdown.checks[0].words == ": visible = 117");
    CHECK(markdown.checks[0].offset == 29);
    CHECK(markdown.checks[1].words == " radius=2: dark = 0");
}

TEST_CASE("what cannot be shown is told, with its place") {
    CHECK(faults_of("a <br> b") ==
          Lines{"1:3 HTML is not shown; write it in Markdown, and a `<` that is none as &lt;"});
    CHECK(faults_of("a\n\n<div>\nb\n</div>\n").front() ==
          "3:1 HTML is not shown; write it in Markdown, and a `<` that is none as &lt;");
    CHECK(faults_of("a\n\n<!-- b --> words\n") ==
          Lines{"3:12 a comment at the beginning of a line hides what stands behind it, and ends the "
                "paragraph; put it at the end of a line"});
    CHECK(faults_of("a\n\n<!-- b\n\nc\n") ==
          Lines{"3:1 this comment has no end, and hides all behind it; write --> after it"});
    CHECK(faults_of("a <!-- b -- c --> d").front().find("begins no comment") != std::string::npos);
    CHECK(faults_of("a <!-- chekc: visible = 3 -->") ==
          Lines{"1:8 a comment with `chekc` claims nothing; did you mean `check`?"});
    CHECK(faults_of("| a | b |\n|---|---|\n| 1 | 2 |\n") == Lines{"2:1 tables are not shown; write a list"});
    CHECK(faults_of("a\n\n---\n\nb\n") ==
          Lines{"3:1 a line across is not shown; begin a page with ## and its title"});
    CHECK(faults_of("> > a\n") == Lines{"1:5 a quote in a quote is not shown; write it as one"});
    CHECK(faults_of("a\n\n```task\nkind = 1\n") ==
          Lines{"3:1 the block that begins here has no end; write ``` on a line of its own after it"});
    CHECK(faults_of("> ```\n> a\n> ```\n\n~~~\nb\n~~~\n").empty());
}
