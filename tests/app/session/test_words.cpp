#include "app/session/words.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {

TEST_CASE("no word of the word table is empty, padded or cut short") {
    for (int i = 0; i < static_cast<int>(Word::count); ++i) {
        const std::string_view text = word(static_cast<Word>(i));
        INFO(i, ": ", std::string(text));
        REQUIRE_FALSE(text.empty());
        CHECK(text.front() != ' ');
        if (text.front() == ',') {
            CHECK(text[1] == ' ');  // goes behind another text
        }
        CHECK(text.back() != ' ');
        CHECK(text.data()[text.size()] == '\0');  // the drawing library reads C strings
    }
}

TEST_CASE("words with places take a value for each, in order") {
    CHECK(worded(Word::step_of, {"57", "312"}) == "step 57 of 312");
    CHECK(worded(Word::place_line_column, {"3", "8", "a tab {}"}) == "line 3, column 8: a tab {}");
    CHECK(worded(Word::copied, {}) == word(Word::copied));
}

TEST_CASE("words stand at their own places") {
    CHECK(word(Word::title) == "FOV Lab");
    CHECK(word(Word::slopes_exact) == "exact");
    CHECK(word(Word::slopes_float) == "float");
    CHECK(word(Word::range_open) == "dx² + dy² < r²");
    CHECK(word(Word::help_paint).rfind("Left button paints", 0) == 0);
    CHECK(word(Word::help_pair).rfind("Drag from A to B", 0) == 0);
    CHECK(word(Word::order_by_depth) == "by depth");
}

}  // namespace fovlab
