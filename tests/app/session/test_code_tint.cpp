#include "app/session/code_tint.h"

#include <doctest/doctest.h>

#include <string>
#include <string_view>

namespace fovlab {
namespace {

// A letter for each byte: k keyword, c comment, s start, e end, . plain.
std::string letters(Tinter& tinter, std::string_view line) {
    std::string all;
    for (const Tint& tint : tinter.next(line)) {
        CHECK(tint.begin == all.size());  // no gaps
        CHECK(tint.end > tint.begin);
        constexpr std::string_view letter = ".kcse";
        all.append(tint.end - tint.begin, letter[static_cast<std::size_t>(tint.part)]);
    }
    CHECK(all.size() == line.size());
    return all;
}

std::string letters(Language language, std::string_view line) {
    Tinter tinter(language);
    return letters(tinter, line);
}

}  // namespace

TEST_CASE("keywords are told from words that only contain them") {
    CHECK(letters(Language::cpp, "for (int format : x)") == "kkk..kkk............");
    CHECK(letters(Language::python, "if island:") == "kk........");
    CHECK(letters(Language::pseudocode, "for each door") == "kkk.kkkk.....");
    CHECK(letters(Language::pseudocode, "return it") == ".........");
}

TEST_CASE("the slopes have their own look, and only by their whole names") {
    CHECK(letters(Language::cpp, "row.start = start_by;") == "....sssss............");
    CHECK(letters(Language::python, "row.end, ending") == "....eee........");
}

TEST_CASE("what a comment says is not code") {
    CHECK(letters(Language::cpp, "x;  // if start") == "....ccccccccccc");
    CHECK(letters(Language::python, "x = 1  # for end") == ".......ccccccccc");
    CHECK(letters(Language::pseudocode, "lit  (or not)") == ".....cccccccc");
    CHECK(letters(Language::pseudocode, "(or not)") == "cccccccc");
    CHECK(letters(Language::pseudocode, "(a - 1) / (b)") == ".............");
}

TEST_CASE("words in quotes are no keywords, and a # in quotes begins no comment") {
    CHECK(letters(Language::python, "x = \"if # end\"") == "..............");
    CHECK(letters(Language::python, "x in \"#+?%\"  # if") == "..kk.........cccc");
}

TEST_CASE("a text between three quotes is a comment, over several lines too") {
    Tinter tinter(Language::python);
    CHECK(letters(tinter, "\"\"\"One line.\"\"\"") == std::string(15, 'c'));
    CHECK(letters(tinter, "if x:") == "kk...");
    CHECK(letters(tinter, "\"\"\"Two") == std::string(6, 'c'));
    CHECK(letters(tinter, "if x:") == "ccccc");
    CHECK(letters(tinter, "lines.\"\"\"") == std::string(9, 'c'));
    CHECK(letters(tinter, "if x:") == "kk...");
}

TEST_CASE("an empty line has no parts") {
    for (const Language language : {Language::cpp, Language::pseudocode, Language::python}) {
        CHECK(letters(language, "").empty());
    }
}

}  // namespace fovlab
