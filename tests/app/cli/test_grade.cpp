#include "tests/app/cli/running.h"
#include "tests/support/vectors.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <algorithm>

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

// The rules that a case with the algorithm "symmetric" must have, as members of a JSON object.
const std::vector<std::pair<std::string, std::string>> k_needed{
    {"algorithm", R"("symmetric")"}, {"radius", "8"},      {"range", R"("round")"},
    {"floor", R"("centre")"},        {"wall", R"("any")"}, {"slopes", R"("exact")"},
};

// Those rules but for the ones named in `but`, each with a comma after it.
std::string rules_but(const std::vector<std::string>& but) {
    std::string members;
    for (const auto& [key, value] : k_needed) {
        if (std::find(but.begin(), but.end(), key) == but.end()) {
            members += "\"" + key + "\":" + value + ",";
        }
    }
    return members;
}

const std::string k_rules = rules_but({});

// A whole case: the rules, and these members.
std::string with_rules(const std::string& members) { return "{" + k_rules + members + "}"; }

// A whole case in which this rule has this value.
std::string with_rule(const std::string& key, const std::string& value) {
    return "{" + rules_but({key}) + R"("map":["@."],"visible":["**"],")" + key + "\":" + value + "}";
}

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
    CHECK(ran.out == expected + "478 cases: 478 right, 0 wrong\n");
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
    CHECK(line == "478 cases: 0 right, 478 wrong");
    CHECK_FALSE(std::getline(out, line));
}

TEST_CASE("grade: a wrong answer is told the first cell, row by row, and its reason") {
    const Ran ran =
        grade(with_rules(R"("name":"all of it","map":["..#.",".@#."],"visible":["****","****"])") + "\n" +
              with_rules(R"("map":["..#.",".@#."],"visible":["-**-","***-"])") + "\n" +
              with_rules(R"("map":["..#.",".@#."],"visible":["***-","***-"])") + "\n");
    CHECK(ran.status == 1);
    CHECK(ran.out ==
          "wrong: all of it: (3, 0) is dark (shadow), but the answer has it visible. "
          "The wall at (2, 0) and the wall at (2, 1) stop the light on its way here: the line to the cell's "
          "centre passes exactly between them.\n"
          "wrong: line 2: (0, 0) is visible, but the answer has it dark. "
          "In the light: −1 lies exactly on the start slope −1, and the edge of the light counts as light.\n"
          "right: line 3\n"
          "3 cases: 1 right, 2 wrong\n");
}

TEST_CASE("grade: as JSON, an object for each case and one for the summary") {
    const Ran ran = grade("\n" + with_rules(R"("name":"x","map":["@#."],"visible":["***"])") + "\n" +
                              with_rules(R"("map":["@"],"visible":["*"])"),
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
    const Ran ran =
        grade(with_rules(R"("name":7,"count":99,"author":"me","rooms":[],"map":["@."],"visible":["**"])"));
    CHECK(ran.status == 0);
    CHECK(ran.out == "right: line 1\n1 case: 1 right, 0 wrong\n");
}

TEST_CASE("grade: a name stays on its line") {
    CHECK(grade(with_rules(R"("name":"a\nright: b","map":["@"],"visible":["*"])")).out ==
          "right: a?right: b\n1 case: 1 right, 0 wrong\n");
}

TEST_CASE("grade: the rules of a case count") {
    const std::string row = std::string(20, '.');
    const std::string map = R"("map":[")" + row + R"("],"from":[0,0],)";
    const auto status = [&](const std::string& rules, std::size_t cells) {
        return grade("{" + rules + map + R"("visible":[")" + std::string(cells, '*') +
                     std::string(20 - cells, '-') + "\"]}")
            .status;
    };
    CHECK(status(k_rules, 9) == 0);
    CHECK(status(k_rules, 10) == 1);
    CHECK(status(rules_but({"radius"}) + R"("radius":3,)", 4) == 0);
    CHECK(status(rules_but({"radius", "range"}) + R"("radius":3,"range":"open",)", 3) == 0);
    CHECK(status(rules_but({"radius"}) + R"("radius":null,)", 20) == 0);
    CHECK(status(rules_but({"radius"}) + R"("radius":0,)", 1) == 0);
    CHECK(status(k_rules + R"("order":"by-depth",)", 9) == 0);
    CHECK(status(R"("algorithm":"radius","radius":8,"range":"round","floor":"any","wall":"centre",)"
                 R"("slopes":"float","order":"by-depth",)",
                 9) == 0);
}

TEST_CASE("grade: a rule that decides the answer must be there, and its absence is told with what it takes") {
    const std::string case_without = R"("map":["@."],"visible":["**"]})";
    const std::vector<std::pair<std::string, std::string>> says{
        {"algorithm", R"(it is an ID such as "symmetric")"},
        {"radius", "it is a whole number, or null for unlimited"},
        {"range", "it is one of square, diamond, circle, round and open"},
        {"floor", "it is one of centre and any"},
        {"wall", "it is one of any and centre"},
        {"slopes", "it is one of exact and float"},
    };
    for (const auto& [key, words] : says) {
        CAPTURE(key);
        CHECK(complaint_about("{" + rules_but({key}) + case_without) ==
              "answers.jsonl:1: \"" + key + "\" is missing; " + words);
        // A misspelt key is no better than none.
        const std::string capital(1, static_cast<char>(key.front() - 'a' + 'A'));
        CHECK(complaint_about("{" + rules_but({key}) + "\"" + capital + key.substr(1) + "\":null," +
                              case_without) == "answers.jsonl:1: \"" + key + "\" is missing; " + words);
    }
    CHECK(complaint_about("{" + rules_but({"floor", "wall"}) + case_without).find("\"floor\" is missing") !=
          std::string::npos);
}

TEST_CASE("grade: a rule that the algorithm does not use may be left out, and so may the order") {
    CHECK(
        grade(R"({"algorithm":"radius","radius":8,"range":"round","map":["@."],"visible":["**"]})").status ==
        0);
    CHECK(grade("{" + k_rules + R"("map":["@."],"visible":["**"]})").status == 0);
    // All algorithms have a radius and its shape.
    for (const std::string key : {"radius", "range"}) {
        CAPTURE(key);
        const std::string rules =
            R"("algorithm":"radius",)" + std::string(key == "radius" ? "" : R"("radius":8,)");
        CHECK(complaint_about("{" + rules + R"("map":["@."],"visible":["**"]})")
                  .rfind("answers.jsonl:1: \"" + key + "\" is missing; ", 0) == 0);
    }
}

TEST_CASE("grade: a NUL ends no line, and is refused where it is") {
    using namespace std::string_literals;
    const std::string right = with_rules(R"("map":["@"],"visible":["*"])");
    const std::string words = "not JSON: a control character U+0000; take it out";
    CHECK(complaint_about(right + "\0"s) ==
          "answers.jsonl:1:" + std::to_string(right.size() + 1) + ": " + words);
    CHECK(complaint_about(right + "\n" + right + "\0 nonsense"s) ==
          "answers.jsonl:2:" + std::to_string(right.size() + 1) + ": " + words);
    CHECK(complaint_about("\0"s + right) == "answers.jsonl:1:1: " + words);
    CHECK(complaint_about("{\"\0\":1}"s) == "answers.jsonl:1:3: " + words);
    CHECK(complaint_about("{\"é\0\":1}"s) == "answers.jsonl:1:4: " + words);
    // Written as an escape it is a character of a string like any other.
    CHECK(grade(with_rules(R"("name":"a\u0000b","map":["@"],"visible":["*"])")).status == 0);
}

TEST_CASE("grade: a byte-order mark, CRLF and blank lines are fine") {
    CHECK(grade("\xEF\xBB\xBF" + with_rules(R"("map":["@"],"visible":["*"])") + "\r\n\r\n \t\n").out ==
          "right: line 1\n1 case: 1 right, 0 wrong\n");
}

TEST_CASE("grade: reads standard input for -") {
    CHECK(run({"grade", "-"}, {}, with_rules(R"("map":["@"],"visible":["*"])")).status == 0);
    CHECK(complaint({"grade", "-"}, {}, "") == "-: there are no cases; each line is one, a JSON object {…}");
}

TEST_CASE("grade: what is no JSON is named with line and column") {
    const std::string right = with_rules(R"("map":["@"],"visible":["*"])") + "\n";
    const std::string tail = "; each line is one JSON object {…}";
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
    CHECK(complaint_about("[]") ==
          "answers.jsonl:1: a case is a JSON object {…}; this is of another type: array");
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
    CHECK(complaint_about(with_rules(R"("map":["@"])")) ==
          R"(answers.jsonl:1: "visible" is missing; it is a list of rows, each a string)");
    CHECK(complaint_about(R"({"map":["."],"visible":["*"]})") ==
          R"(answers.jsonl:1: "from" is missing; it is the viewer's place, [x, y])");
    CHECK(complaint_about(R"({"map":"@","visible":["*"]})") ==
          R"(answers.jsonl:1: "map" must be a list of rows, each a string)");
    CHECK(complaint_about(with_rules(R"("map":["@"],"visible":["*",1])")) ==
          R"(answers.jsonl:1: "visible" must be a list of rows, each a string)");
    CHECK(complaint_about(R"({"map":["@.","x."],"visible":["**","**"]})") ==
          R"(answers.jsonl:1: "map", row 2, column 1: unknown glyph 'x'; known are . # + ' ~ ? > < % @)");
    CHECK(complaint_about(R"({"map":["@.",""],"visible":["**",""]})") ==
          R"(answers.jsonl:1: "map", row 2: a row has one glyph a cell and no line end)");
    CHECK(complaint_about(R"({"map":["@.\n.."],"visible":["**"]})") ==
          R"(answers.jsonl:1: "map", row 1: a row has one glyph a cell and no line end)");
}

TEST_CASE("grade: an answer has a row for each row and * or - for each cell") {
    CHECK(complaint_about(with_rules(R"("map":["@.",".."],"visible":["**"])")) ==
          R"(answers.jsonl:1: "visible" has 1 rows and the map 2; it needs one for each)");
    CHECK(complaint_about(with_rules(R"("map":["@.",".."],"visible":["**","***"])")) ==
          R"(answers.jsonl:1: "visible", row 2 is 3 wide and the map 2; it needs one * or - for each cell)");
    CHECK(complaint_about(with_rules(R"("map":["@.",".."],"visible":["**","*."])")) ==
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
    const std::string known = "radius, lines, edge-lines, rays, recursive, symmetric or rooms";
    CHECK(complaint_about(with_rule("algorithm", R"("room")")) ==
          R"(answers.jsonl:1: "algorithm" takes )" + known + ", not 'room'");
    CHECK(complaint_about(with_rule("algorithm", "null")) ==
          R"(answers.jsonl:1: "algorithm" takes )" + known + ", not 'null'");
    CHECK(complaint_about(with_rule("range", R"("blob")")) ==
          R"(answers.jsonl:1: "range" takes square, diamond, circle, round or open, not 'blob')");
    CHECK(complaint_about(with_rule("floor", "1")) ==
          R"(answers.jsonl:1: "floor" takes centre or any, not '1')");
    for (const std::string wrong :
         {"-1", "4097", "1.5", "\"8\"", "\"unlimited\"", "[]", "18446744073709551615"}) {
        CHECK(
            complaint_about(with_rule("radius", wrong)) ==
            R"(answers.jsonl:1: "radius" takes a whole number from 0 to 4096, or null for unlimited, not ')" +
                wrong + "'");
    }
}

TEST_CASE("grade: nothing is printed when a later line is bad") {
    CHECK(complaint_about(with_rules(R"("map":["@"],"visible":["*"])") + "\n" +
                          with_rules(R"("map":["@"],"visible":["-"])") + "\n{}\n") ==
          R"(answers.jsonl:3: "map" is missing; it is a list of rows, each a string)");
}
