// The page of a lesson in what is kept of how the lab looked.
#include "app/session/look.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {

TEST_CASE("the page of a lesson is kept and comes back") {
    for (const KeptLesson& lesson :
         {KeptLesson{}, KeptLesson{"01-light.md", 3, false, 7}, KeptLesson{"/home/a “b”/c.md", 0, true, 0}}) {
        Look look;
        look.lesson = lesson;
        CHECK(read_look(to_text(look)) == look);
    }
    CHECK_FALSE(read_look(to_text(Look{})).lesson);
}

TEST_CASE("of a page that is broken what can be understood is taken") {
    CHECK_FALSE(read_look(R"({"lesson": 3})").lesson);
    CHECK_FALSE(read_look(R"({"lesson": "01.md"})").lesson);
    CHECK_FALSE(read_look(R"({"step": 4})").lesson);
    const Look part = read_look(R"({"lesson": {"file": "01.md", "page": -2, "all_controls": "no", "x": 1}})");
    CHECK(part.lesson == KeptLesson{"01.md", 0, false, 0});
    CHECK(read_look(R"({"lesson": {"file": 7, "page": 2}})").lesson == KeptLesson{"", 2, false, 0});
}

TEST_CASE("a name of a file that is no UTF-8 is kept as well as can be") {
    Look look;
    look.lesson = KeptLesson{"/home/\xff.md", 2, false, 0};
    const Look back = read_look(to_text(look));
    REQUIRE(back.lesson);
    CHECK(back.lesson->page == 2);
}

}  // namespace fovlab
