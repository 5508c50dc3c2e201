#include "tests/app/cli/running.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

using namespace fovlab;
using namespace fovlab::test;
using nlohmann::json;

namespace {

Ran grade(const std::string& lines, const std::string& format = "text") {
    return run({"grade", "answers.jsonl", "--format", format}, {{"answers.jsonl", lines}});
}

std::string complaint_about(const std::string& lines) {
    return complaint({"grade", "answers.jsonl"}, {{"answers.jsonl", lines}});
}

std::string with_rule(const std::string& rule) { return R"({"map":["@."],"visible":["**"],)" + rule + "}"; }

std::vector<json> known_vectors() {
    std::vector<json> known;
    for (json& vector : read_vectors("fov.jsonl")) {
        if (algorithm_of_id(vector.at("algorithm").get<std::string>())) {
            known.push_back(std::move(vector));
        }
    }
    return known;
}

}  // namespace

TEST_CASE("grade: every published case that this build knows is right") {
    std::string lines;
    std::string expected;
    for (const json& vector : known_vectors()) {
        lines += vector.dump() + "\n";
        expected += "right: " + vector["name"].get<std::string>() + "\n";
    }
    const Ran ran = grade(lines);
    CHECK(ran.status == 0);
    CHECK(ran.err.empty());
    CHECK(ran.out == expected + "209 cases: 209 right, 0 wrong\n");
}

TEST_CASE("grade: with one cell flipped every published case is wrong at that cell") {
    std::string lines;
    std::vector<std::string> begins;
    std::size_t turn = 0;
    for (json& vector : known_vectors()) {
        const std::size_t height = vector["visible"].size();
        const std::size_t y = turn * 5 % height;
        auto row = vector["visible"][y].get<std::string>();
        const std::size_t x = turn * 7 % row.size();
        const bool seen = row[x] == '*';
        row[x] = seen ? '-' : '*';
        vector["visible"][y] = row;
        lines += vector.dump() + "\n";
        begins.push_back("wrong: " + vector["name"].get<std::string>() + ": (" + std::to_string(x) + ", " +
                         std::to_string(y) + ") is " +
                         (seen ? "visible, but the answer has it dark. " : "dark ("));
        ++turn;
    }
    const Ran ran = grade(lines);
    CHECK(ran.status == 1);
    CHECK(ran.err.empty());
    std::istringstream out(ran.out);
    std::string line;
    for (const std::string& begin : begins) {
        REQUIRE(std::getline(out, line));
        CHECK(line.substr(0, begin.size()) == begin);
    }
    REQUIRE(std::getline(out, line));
    CHECK(line == "209 cases: 0 right, 209 wrong");
    CHECK_FALSE(std::getline(out, line));
}

TEST_CASE("grade: a wrong answer is told the first cell, row by row, and its reason") {
    const Ran ran = grade(R"({"name":"all of it","map":["..#.",".@#."],"visible":["****","****"]})"
                          "\n"
                          R"({"map":["..#.",".@#."],"visible":["-**-","***-"]})"
                          "\n"
                          R"({"map":["..#.",".@#."],"visible":["***-","***-"]})"
                          "\n");
    CHECK(ran.status == 1);
    CHECK(
        ran.out ==
        "wrong: all of it: (3, 0) is dark (shadow), but the answer has it visible. "
        "The walls at (2, 0) and (2, 1) stop the light on its way here: the line to the cell's centre passes "
        "exactly between them.\n"
        "wrong: line 2: (0, 0) is visible, but the answer has it dark. "
        "In the light: −1 lies exactly on the start slope −1, and the edge of the light counts as light.\n"
        "right: line 3\n"
        "3 cases: 1 right, 2 wrong\n");
}

TEST_CASE("grade: as JSON, an object for each case and one for the summary") {
    const Ran ran = grade(
        "\n"
        R"({"name":"x","map":["@#."],"visible":["***"]})"
        "\n"
        R"({"map":["@"],"visible":["*"]})",
        "json");
    CHECK(ran.status == 1);
    CHECK(
        ran.out ==
        R"({"line":2,"name":"x","right":false,"cell":[2,0],"visible":false,"reason":"shadow","sentence":"The wall at (1, 0) stops the light on its way here."})"
        "\n"
        R"({"line":3,"name":null,"right":true,"cell":null,"visible":null,"reason":null,"sentence":null})"
        "\n"
        R"({"cases":2,"right":1,"wrong":1})"
        "\n");
}

TEST_CASE("grade: name and count are not judged, and other keys are left alone") {
    const Ran ran = grade(R"({"name":7,"count":99,"author":"me","rooms":[],"map":["@."],"visible":["**"]})");
    CHECK(ran.status == 0);
    CHECK(ran.out == "right: line 1\n1 case: 1 right, 0 wrong\n");
}

TEST_CASE("grade: a name stays on its line") {
    CHECK(grade(R"({"name":"a\nright: b","map":["@"],"visible":["*"]})").out ==
          "right: a?right: b\n1 case: 1 right, 0 wrong\n");
}

TEST_CASE("grade: rules that are left out have their defaults, and given ones count") {
    const std::string row = std::string(20, '.');
    const std::string map = R"("map":[")" + row + R"("],"from":[0,0],)";
    const auto seen = [](std::size_t cells) {
        return R"("visible":[")" + std::string(cells, '*') + std::string(20 - cells, '-') + "\"]}";
    };
    CHECK(grade("{" + map + seen(9)).status == 0);
    CHECK(grade("{" + map + seen(10)).status == 1);
    CHECK(grade("{" + map + R"("radius":3,)" + seen(4)).status == 0);
    CHECK(grade("{" + map + R"("radius":3,"range":"open",)" + seen(3)).status == 0);
    CHECK(grade("{" + map + R"("radius":null,)" + seen(20)).status == 0);
    CHECK(grade("{" + map + R"("radius":0,)" + seen(1)).status == 0);
    CHECK(grade("{" + map +
                R"("algorithm":"radius","floor":"any","wall":"centre","slopes":"float",)"
                R"("order":"by-depth",)" +
                seen(9))
              .status == 0);
}

TEST_CASE("grade: a byte-order mark, CRLF and blank lines are fine") {
    CHECK(grade("\xEF\xBB\xBF{\"map\":[\"@\"],\"visible\":[\"*\"]}\r\n\r\n \t\n").out ==
          "right: line 1\n1 case: 1 right, 0 wrong\n");
}

TEST_CASE("grade: reads standard input for -") {
    CHECK(run({"grade", "-"}, {}, R"({"map":["@"],"visible":["*"]})").status == 0);
    CHECK(complaint({"grade", "-"}, {}, "") == "-: there are no cases; each line is one, a JSON object {…}");
}

TEST_CASE("grade: what is no JSON is named with line and column") {
    const std::string right = R"({"map":["@"],"visible":["*"]})"
                              "\n";
    const std::string tail = "; each line is one object, as in tests/vectors/fov.jsonl";
    CHECK(complaint_about(right + "\n{\"map\":[\"@\"]") ==
          "answers.jsonl:3:13: not JSON: syntax error while parsing object - unexpected end of input; "
          "expected '}'" +
              tail);
    CHECK(complaint_about(right + "visible") ==
          "answers.jsonl:2:1: not JSON: syntax error while parsing value - invalid literal; last read: 'v'" +
              tail);
    CHECK(complaint_about(R"({"é" 1})") ==
          "answers.jsonl:1:6: not JSON: syntax error while parsing object separator - unexpected number "
          "literal; "
          "expected ':'" +
              tail);
    CHECK(complaint_about("{} {}") ==
          "answers.jsonl:1:4: not JSON: syntax error while parsing value - unexpected '{'; expected end of "
          "input" +
              tail);
    CHECK(complaint_about("[1e999]") ==
          "answers.jsonl:1: not JSON that can be read: number overflow parsing '1e999'");
    CHECK(complaint_about("[]") == "answers.jsonl:1: a case is a JSON object {…}, not array");
    CHECK(complaint_about(" \n\n") ==
          "answers.jsonl: there are no cases; each line is one, a JSON object {…}");
    CHECK(complaint({"grade", "nowhere"}) == "nowhere: cannot be read (it is not there)");
}

TEST_CASE("grade: a million open brackets are a complaint and no crash") {
    CHECK(complaint_about(std::string(1'000'000, '[')).rfind("answers.jsonl:1:1000001: not JSON", 0) == 0);
}

TEST_CASE("grade: missing and wrong keys are named") {
    CHECK(complaint_about(R"({"visible":["*"]})") ==
          R"(answers.jsonl:1: "map" is missing; it is a list of rows, each a string)");
    CHECK(complaint_about(R"({"map":["@"]})") ==
          R"(answers.jsonl:1: "visible" is missing; it is a list of rows, each a string)");
    CHECK(complaint_about(R"({"map":["."],"visible":["*"]})") ==
          R"(answers.jsonl:1: "from" is missing; it is the viewer's place, [x, y])");
    CHECK(complaint_about(R"({"map":"@","visible":["*"]})") ==
          R"(answers.jsonl:1: "map" must be a list of rows, each a string)");
    CHECK(complaint_about(R"({"map":["@"],"visible":["*",1]})") ==
          R"(answers.jsonl:1: "visible" must be a list of rows, each a string)");
    CHECK(complaint_about(R"({"map":["@.","x."],"visible":["**","**"]})") ==
          R"(answers.jsonl:1: "map", row 2, column 1: unknown glyph 'x'; known are . # + ' ~ ? > < % @)");
    CHECK(complaint_about(R"({"map":["@.",""],"visible":["**",""]})") ==
          R"(answers.jsonl:1: "map", row 2: a row has one glyph a cell and no line end)");
    CHECK(complaint_about(R"({"map":["@.\n.."],"visible":["**"]})") ==
          R"(answers.jsonl:1: "map", row 1: a row has one glyph a cell and no line end)");
}

TEST_CASE("grade: an answer has a row for each row and * or - for each cell") {
    CHECK(complaint_about(R"({"map":["@.",".."],"visible":["**"]})") ==
          R"(answers.jsonl:1: "visible" has 1 rows and the map 2; it needs one for each)");
    CHECK(complaint_about(R"({"map":["@.",".."],"visible":["**","***"]})") ==
          R"(answers.jsonl:1: "visible", row 2 is 3 wide and the map 2; it needs one * or - for each cell)");
    CHECK(complaint_about(R"({"map":["@.",".."],"visible":["**","*."]})") ==
          R"(answers.jsonl:1: "visible", row 2, column 2: a row holds only * (visible) and - (not))");
}

TEST_CASE("grade: the viewer must be on the map") {
    const auto from = [](const std::string& value) {
        return complaint_about(R"({"map":[".."],"visible":["**"],"from":)" + value + "}");
    };
    CHECK(from("[2,0]") ==
          R"(answers.jsonl:1: "from": (2, 0) is off the map; x goes from 0 to 1 and y from 0 to 0)");
    for (const std::string wrong : {"[0]", "[0,0,0]", "[0.0,0]", "[\"0\",0]", "\"0,0\"", "null",
                                    "[4294967296,0]", "[18446744073709551615,0]", "[-4294967296,0]", "{}"}) {
        CHECK(from(wrong) ==
              R"(answers.jsonl:1: "from" must be [x, y], two whole numbers, not ')" + wrong + "'");
    }
}

TEST_CASE("grade: unknown rules are answered with the known ones") {
    for (const std::string later : {"lines", "edge-lines", "rays", "recursive", "rooms"}) {
        CHECK(complaint_about(with_rule(R"("algorithm":")" + later + "\"")) ==
              R"(answers.jsonl:1: "algorithm" takes radius or symmetric, not ')" + later + "'");
    }
    CHECK(complaint_about(with_rule(R"("algorithm":null)")) ==
          R"(answers.jsonl:1: "algorithm" takes radius or symmetric, not 'null')");
    CHECK(complaint_about(with_rule(R"("range":"blob")")) ==
          R"(answers.jsonl:1: "range" takes square, diamond, circle, round or open, not 'blob')");
    CHECK(complaint_about(with_rule(R"("floor":1)")) ==
          R"(answers.jsonl:1: "floor" takes centre or any, not '1')");
    for (const std::string wrong :
         {"-1", "4097", "1.5", "\"8\"", "\"unlimited\"", "[]", "18446744073709551615"}) {
        CHECK(
            complaint_about(with_rule("\"radius\":" + wrong)) ==
            R"(answers.jsonl:1: "radius" takes a whole number from 0 to 4096, or null for unlimited, not ')" +
                wrong + "'");
    }
}

TEST_CASE("grade: nothing is printed when a later line is bad") {
    CHECK(complaint_about(R"({"map":["@"],"visible":["*"]})"
                          "\n"
                          R"({"map":["@"],"visible":["-"]})"
                          "\n{}\n") ==
          R"(answers.jsonl:3: "map" is missing; it is a list of rows, each a string)");
}
