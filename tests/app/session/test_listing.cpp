#include "app/session/listing.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

const std::string k_python =
    "\"\"\"A lesson.\"\"\"\n"
    "\n"
    "import math\n"
    "\n"
    "\n"
    "def run():\n"
    "    begin()  #@ row\n"
    "    if previous:\n"
    "        look()  #@ cell\n"
    "\n"
    "    if previous:\n"
    "        stop()\n"
    "\n"
    "\n"
    "def help():\n"
    "    pass\n";

Listing python() { return {k_python, Language::python}; }

}  // namespace

TEST_CASE("a marker says what its line tells, and is not shown") {
    const Listing listing = python();
    REQUIRE(listing.lines().size() == 16);
    CHECK(listing.lines()[6].text == "begin()");
    CHECK(listing.lines()[6].indent == 4);
    CHECK(listing.lines()[6].tells == EventKind::row);
    CHECK(listing.lines()[8].tells == EventKind::cell);
    CHECK_FALSE(listing.lines()[7].tells);
    CHECK(listing.line_of(EventKind::cell) == std::size_t{8});
    CHECK_FALSE(listing.line_of(EventKind::split));
    CHECK(listing.unknown_markers().empty());
    CHECK(listing.text().find('@') == std::string::npos);
}

TEST_CASE("a marker that is no event's is found") {
    const Listing listing("one  #@ row\ntwo  #@ rows\nthree  #@ cell \n", Language::pseudocode);
    CHECK(listing.unknown_markers() == std::vector<int>{2});
    CHECK(listing.lines()[1].text == "two");
    CHECK_FALSE(listing.lines()[1].tells);
    CHECK(listing.lines()[2].tells == EventKind::cell);
}

TEST_CASE("lines without markers tell what a run says of them") {
    const Listing listing("a;\n  b;\n", Language::cpp, {{2, EventKind::narrow}});
    CHECK_FALSE(listing.lines()[0].tells);
    CHECK(listing.lines()[1].tells == EventKind::narrow);
}

TEST_CASE("blocks in which nothing is told are folds, side by side ones a single fold") {
    const std::vector<Fold> folds = python().folds();
    REQUIRE(folds.size() == 2);
    CHECK(folds[0].first == 0);
    CHECK(folds[0].count == 5);
    CHECK(folds[1].first == 14);
    CHECK(folds[1].count == 2);
}

TEST_CASE("what a class says in private stays in its block") {
    const Listing listing(
        "namespace a {\n\nclass B {\npublic:\n    b();\n\nprivate:\n    tell();\n};\n\n}  // namespace a\n",
        Language::cpp, {{8, EventKind::row}});
    REQUIRE(listing.folds().size() == 2);
    CHECK(listing.folds()[0].count == 2);
    CHECK(listing.folds()[1].first == 10);
}

TEST_CASE("a break on a line that tells nothing goes to the next one that does, and at the end to the last") {
    const Listing listing = python();
    CHECK(listing.break_at(0) == EventKind::row);
    CHECK(listing.break_at(6) == EventKind::row);
    CHECK(listing.break_at(7) == EventKind::cell);
    CHECK(listing.break_at(8) == EventKind::cell);
    CHECK(listing.break_at(15) == EventKind::cell);
    CHECK_FALSE(Listing("nothing\n", Language::python).break_at(0));
}

TEST_CASE("the first line that asks for the previous cell is known, and no other") {
    const Listing listing = python();
    for (std::size_t i = 0; i < listing.lines().size(); ++i) {
        CHECK(listing.lines()[i].tests_previous == (i == 7));
    }
}

TEST_CASE(
    "a file that the source leans on follows as a fold, with numbers of its own, and breaks where it leads") {
    Listing listing("a();\n", Language::cpp, {{1, EventKind::row}});
    listing.add_helper("// b.h: helps", "int b() {\n    return 1;\n}\n", EventKind::cell);
    REQUIRE(listing.lines().size() == 7);
    CHECK(listing.text() == "a();\n\n// b.h: helps\n\nint b() {\n    return 1;\n}\n");
    CHECK(listing.lines()[0].number == 1);
    CHECK(listing.lines()[2].number == 0);
    CHECK(listing.lines()[4].number == 1);
    CHECK(listing.lines()[6].number == 3);
    REQUIRE(listing.folds().size() == 1);
    CHECK(listing.folds()[0].first == 4);
    CHECK(listing.folds()[0].count == 3);
    CHECK(listing.break_at(0) == EventKind::row);
    CHECK(listing.break_at(2) == EventKind::cell);
    CHECK(listing.break_at(5) == EventKind::cell);
    CHECK_FALSE(listing.lines()[5].tells);
}

TEST_CASE("odd texts are listings too") {
    CHECK(Listing("", Language::cpp).lines().empty());
    CHECK(Listing("", Language::cpp).folds().empty());
    CHECK(Listing("x", Language::cpp).lines().size() == 1);
    CHECK(Listing("\n\n\n", Language::python).lines().size() == 3);
    CHECK(Listing("a\r\n  b\r\n", Language::python).text() == "a\n  b\n");
    CHECK(Listing("#@ ", Language::python).unknown_markers().size() == 1);
}

}  // namespace fovlab
