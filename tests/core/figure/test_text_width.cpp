// How wide text in figures is taken to be, and how it is broken into lines.
#include "core/figure/text_width.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;

TEST_CASE("text is as wide as its letters together, and grows with its size") {
    CHECK(text_width("", 15.0) == 0.0);
    CHECK(text_width("row 11", 15.0) ==
          doctest::Approx(text_width("row", 15.0) + text_width(" ", 15.0) + 2.0 * text_width("1", 15.0)));
    CHECK(text_width("slope", 30.0) == doctest::Approx(2.0 * text_width("slope", 15.0)));
    CHECK(text_width("slope", 15.0, true) > text_width("slope", 15.0));
}

TEST_CASE("characters that the table does not know, and broken ones, have a width all the same") {
    CHECK(text_width("視野", 10.0) == doctest::Approx(2.0 * em_of(10.0)));
    CHECK(text_width("поле", 10.0) > 2.0 * em_of(10.0));
    CHECK(text_width("e\xCC\x81", 10.0) == doctest::Approx(text_width("e", 10.0)));
    for (const char* broken : {"\xFF", "\xC3", "\xE2\x88", "a\x80z"}) {
        CHECK(text_width(broken, 10.0) >= 0.0);
        CHECK(text_width(broken, 10.0) < 50.0);
    }
}

TEST_CASE("the baseline lies within its line") {
    CHECK(em_of(15.0) < 15.0);
    CHECK(baseline_of(15.0) > em_of(15.0) / 2.0);
    CHECK(baseline_of(15.0) < 15.0);
}

TEST_CASE("long text is broken at spaces into lines that fit, and nothing of it is lost") {
    const auto width_of = [](std::string_view words) { return text_width(words, 15.0); };
    const std::string words =
        "a ray; at its end: ring arrived, cross wall, bar range, two bars the edge of the map";
    for (const double width : {60.0, 120.0, 333.0, 5000.0}) {
        std::string joined;
        for (const std::string& line : wrap_text(words, width, width_of)) {
            CHECK((width_of(line) <= width || line.find(' ') == std::string::npos));
            joined += (joined.empty() ? "" : " ") + line;
        }
        CHECK(joined == words);
    }
    CHECK(wrap_text("", 10.0, width_of).size() == 1);
    CHECK(wrap_text("öd an", 1.0, width_of) == std::vector<std::string>{"ö", "d", "a", "n"});
}
