// Every way in which a scenario can be wrong: one sentence with its place, and what would be right.
#include "core/scenario/scenario_text.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// "LINE:COLUMN reason".
std::string fault(const std::string& text) {
    const Result<Scenario> scenario = read_scenario(text);
    if (scenario) {
        return "it was read";
    }
    const TextError& error = scenario.error();
    return std::to_string(error.line) + ":" + std::to_string(error.column) + " " + error.reason;
}

const std::string k_begin = "version = 1\nmap = '''\n#.@.\n....\n'''\n";  // five lines

// After a map of 4 × 2.
std::string after_map(const std::string& text) { return fault(k_begin + text); }

bool contains(const std::string& text, const std::string& part) {
    return text.find(part) != std::string::npos;
}

}  // namespace

TEST_CASE("the version comes first, and of a newer one nothing else is judged") {
    CHECK(fault("") == "1:1 a scenario begins with version = 1");
    CHECK(fault("title = 'x'\n") == "1:1 a scenario begins with version = 1");
    CHECK(fault("version = 2\nsound = true\n") ==
          "1:11 version 2 is newer than this program, which reads version 1");
    CHECK(fault("version = 0\n") == "1:11 `version` takes 1, not 0");
    CHECK(fault("version = '1'\n") == "1:11 `version` takes 1, not '1'");
    CHECK(fault("title = 'x'\nversion = 1\nmap = '.'\n") == "1:1 `version = 1` comes first, before `title`");
}

TEST_CASE("keys that are not known are refused, with what may have been meant") {
    CHECK(after_map("radios = 9\n") == "6:1 `radios` is not a key of a scenario; did you mean `radius`?");
    CHECK(contains(after_map("music = 9\n"),
                   "6:1 `music` is not a key of a scenario; known are `version`, `title`"));
    CHECK(after_map("[compare]\nshwo = 'wipe'\n") ==
          "7:1 `shwo` is not a key of [compare]; did you mean `show`?");
    CHECK(after_map("[light]\n\n  lampe = 'on'\n") ==
          "8:3 `lampe` is not a key of [light]; did you mean `lamp`?");
    CHECK(after_map("[walk]\nmove = ''\n") == "7:1 `move` is not a key of [walk]; did you mean `moves`?");
    CHECK(after_map("[[torch]]\nat = [0, 0]\ncolour = '#ffffff'\n") ==
          "8:1 `colour` is not a key of a [[torch]]; did you mean `color`?");
    CHECK(after_map("[legend]\ng = { nam = 'x' }\n") ==
          "7:7 `nam` is not a key of the legend's `g`; did you mean `name`?");
    CHECK(fault("version = 1\n[dungeon]\nwitdh = 3\n") ==
          "3:1 `witdh` is not a key of [dungeon]; did you mean `width`?");
    CHECK(contains(after_map("'a\\nb' = 1\n"), "6:1 "));
    CHECK_FALSE(contains(after_map("\"a\\nb\" = 1\n"), "\n"));
}

TEST_CASE("of a key in the wrong table it is told where it belongs") {
    CHECK(after_map("lamp = 'on'\n") == "6:1 `lamp` is not a key of a scenario; it belongs under [light]");
    CHECK(after_map("seed = 3\n") == "6:1 `seed` is not a key of a scenario; it belongs under [dungeon]");
    CHECK(after_map("moves = 'w'\n") == "6:1 `moves` is not a key of a scenario; it belongs under [walk]");
    CHECK(after_map("show = 'wipe'\n") ==
          "6:1 `show` is not a key of a scenario; it belongs under [compare]");
    CHECK(after_map("[light]\ntitle = 'x'\n") ==
          "7:1 `title` is not a key of [light]; it belongs at the top, before the first [table]");
    CHECK(after_map("[walk]\nradius = 3\n") ==
          "7:1 `radius` is not a key of [walk]; it belongs at the top, before the first [table]");
    CHECK(after_map("color = '#ffffff'\n") ==
          "6:1 `color` is not a key of a scenario; it belongs under a [[torch]]");
}

TEST_CASE("of several faults the first in the text is told") {
    CHECK(after_map("zeta = 1\nalpha = 1\n").substr(0, 3) == "6:1");
    CHECK(after_map("radius = -1\nalpha = 1\n").substr(0, 4) == "6:10");
}

TEST_CASE("values of another type or out of their range are refused") {
    CHECK(after_map("radius = 4097\n") ==
          "6:10 `radius` takes a whole number from 0 to 4096 or \"unlimited\", not 4097");
    CHECK(after_map("radius = 8.0\n") ==
          "6:10 `radius` takes a whole number from 0 to 4096 or \"unlimited\", not a number with a decimal "
          "point");
    CHECK(after_map("radius = '8'\n") ==
          "6:10 `radius` takes a whole number from 0 to 4096 or \"unlimited\", not '8'");
    CHECK(after_map("algorithm = 'ray'\n") ==
          "6:13 `algorithm` takes \"radius\", \"lines\", \"edge-lines\", \"rays\", \"recursive\", "
          "\"symmetric\" or \"rooms\", not "
          "'ray'");
    CHECK(after_map("floor = 'center'\n") == "6:9 `floor` takes \"centre\" or \"any\", not 'center'");
    CHECK(after_map("floor = true\n") == "6:9 `floor` takes \"centre\" or \"any\", not true");
    CHECK(after_map("range = ['open']\n") ==
          "6:9 `range` takes \"square\", \"diamond\", \"circle\", \"round\" or \"open\", not an array");
    CHECK(after_map("step = -1\n") == "6:8 `step` takes a whole number from 0 to 1000000000, not -1");
    CHECK(after_map("step = 2020-01-01\n") ==
          "6:8 `step` takes a whole number from 0 to 1000000000, not a date or a time");
    CHECK(after_map("title = 3\n") == "6:9 `title` takes words in quotes, not 3");
    CHECK(after_map("title = \"a\\nb\"\n") ==
          "6:9 `title`: the sign U+000A has no place in it; write it on one line");
    for (const std::string code : {"202A", "202E", "2066", "2069", "FFFE", "FFFF"}) {
        CHECK(after_map("title = \"a\\u" + code + "b\"\n") ==
              "6:9 `title`: the sign U+" + code + " has no place in it; write it on one line");
    }
    CHECK(after_map("title = '" + std::string(201, 'x') + "'\n") ==
          "6:9 `title`: 201 characters; 200 is the most");
    CHECK(after_map("compare = 3\n") == "6:11 `compare` takes a table, [compare], not 3");
    CHECK(after_map("[light]\nambient = 1.01\n") == "7:11 `ambient` goes from 0 to 1");
    CHECK(after_map("[light]\nambient = nan\n") == "7:11 `ambient` goes from 0 to 1");
    CHECK(after_map("[light]\nambient = 2\n") == "7:11 `ambient` takes a number from 0 to 1, not 2");
    CHECK(after_map("[light]\nbands = 65\n") == "7:9 `bands` takes a whole number from 1 to 64, not 65");
    CHECK(after_map("[walk]\nmoves = 'wxd'\n") ==
          "7:9 move 2 of `moves` is none; moves are w a s d y u b n and . for stairs");
    CHECK(after_map("[walk]\nmoves = '" + std::string(100'001, 'w') + "'\n") ==
          "7:9 `moves` has 100001 moves; 100000 is the most");
    CHECK(after_map("[walk]\nmemory = true\n") == "7:10 `memory` takes \"off\" or \"on\", not true");
    CHECK(after_map("[walk]\nreveal = 'on'\n") == "7:10 `reveal` takes true or false, not 'on'");
    CHECK(fault("version = 1\n[dungeon]\nseed = 4294967296\n") ==
          "3:8 `seed` takes a whole number from 0 to 4294967295, not 4294967296");
    CHECK(fault("version = 1\n[dungeon]\nmin_room = [0, 3]\n") ==
          "3:12 `min_room` is a width and a height, each from 1 to 2048");
    CHECK(fault("version = 1\n[dungeon]\nmin_room = 4\n") ==
          "3:12 `min_room` takes two whole numbers, as in [3, 4]");
}

TEST_CASE("what is wrong in a map is told where it stands in the file") {
    CHECK(fault("version = 1\nmap = '''\n####\n#.x.\n'''\n") ==
          "4:3 unknown glyph 'x'; known are . # + ' ~ ? > < % @, and what [legend] names");
    CHECK(contains(fault("version = 1\r\nmap = '''\r\n####\r\n#.x.\r\n'''\r\n"), "4:3 unknown glyph 'x'"));
    CHECK(contains(fault("version = 1\nmap = '''#x#\n'''\n"), "2:11 unknown glyph 'x'"));
    CHECK(contains(fault("version = 1\nmap = '#x#'\n"), "2:9 unknown glyph 'x'"));
    CHECK(contains(fault("version = 1\nmap = \"\"\"\n###\n#é#\n\"\"\"\n"), "4:2 unknown glyph 'é'"));
    CHECK(contains(fault("version = 1\nmap = \"###\\n#x#\"\n"),
                   "2:7 row 2, column 2 of `map`: unknown glyph 'x'"));
    CHECK(fault("version = 1\nmap = '''\n@..\n..@\n'''\n") == "4:3 a second @; a map has at most one viewer");
    CHECK(fault("version = 1\nmap = '''\n...\n..\n'''\n") ==
          "4:3 this row has 2 cells and the first has 3; all rows must be equally long");
    CHECK(contains(fault("version = 1\nmap = '''\n..\n  ..\n'''\n"), "4:1 a blank is not a cell"));
    CHECK(contains(fault("version = 1\nmap = '''\n.\t.\n'''\n"), "3:2 a tab"));
    CHECK(contains(fault("version = 1\nmap = ''\n"), "2:8 the map is empty"));
    CHECK(contains(fault("version = 1\nmap = '''\n" + std::string(2049, '.') + "\n'''\n"),
                   "3:2049 this row is too long"));
    CHECK(fault("version = 1\nmap = 3\n") ==
          "2:7 `map` takes the map's rows as a text in three quotes, not 3");
    CHECK(contains(fault("version = 1\nmap = '''\n.g.\n'''\n[legend]\nh = {}\n"), "3:2 unknown glyph 'g'"));
    CHECK(fault("version = 1\nmapp = '.'\n") == "2:1 `mapp` is not a key of a scenario; did you mean `map`?");
    CHECK(fault("version = 1\n") == "1:1 there is no `map`; write one, or a [dungeon]");
    CHECK(after_map("[dungeon]\nseed = 1\n") == "6:1 a scenario has a `map` or a [dungeon], not both");
}

TEST_CASE("what is wrong comes before a map that is not there, which a misspelt key may be") {
    CHECK(fault("version = 1\nmpa = '''\n#@#\n'''\n") ==
          "2:1 `mpa` is not a key of a scenario; did you mean `map`?");
    CHECK(fault("version = 1\n[dungoen]\nseed = 1\n") ==
          "2:2 `dungoen` is not a key of a scenario; did you mean `dungeon`?");
    CHECK(contains(fault("version = 1\nradius = 'x'\n"), "2:10 `radius` takes"));
    CHECK(contains(fault("version = 1\n[light]\nlamp = 'x'\n"), "3:8 `lamp` takes"));
    CHECK(problems_in("version = 1\nmpa = '.'\n").told.size() == 1);
    const Problems both = problems_in("version = 1\n[light]\nlamp = 'x'\n");
    REQUIRE(both.told.size() == 2);
    CHECK(both.told.back().reason == "there is no `map`; write one, or a [dungeon]");
}

TEST_CASE("places off the map are refused") {
    CHECK(after_map("viewer = [4, 0]\n") ==
          "6:10 `viewer`: (4, 0) is off the map; x goes from 0 to 3 and y from 0 to 1");
    CHECK(after_map("viewer = [0, 0]\n") ==
          "6:10 `viewer` is at (0, 0) and the map's @ at (2, 0); write one of them");
    CHECK(after_map("viewer = [0]\n") == "6:10 `viewer` takes two whole numbers, as in [3, 4]");
    CHECK(after_map("viewer = [0, 1.5]\n") == "6:10 `viewer` takes two whole numbers, as in [3, 4]");
    CHECK(fault("version = 1\nviewer = [80, 0]\n[dungeon]\n") ==
          "2:10 `viewer`: (80, 0) is off the map; x goes from 0 to 79 and y from 0 to 39");
    CHECK(fault("version = 1\n[dungeon]\nwidth = 40\n[[torch]]\nat = [40, 3]\n") ==
          "5:6 `at`: (40, 3) is off the map; x goes from 0 to 39 and y from 0 to 39");
    CHECK(after_map("[[torch]]\nat = [0, 2]\n") ==
          "7:6 `at`: (0, 2) is off the map; x goes from 0 to 3 and y from 0 to 1");
    CHECK(after_map("[[torch]]\nradius = 2\n") == "6:1 a torch needs its place, as in at = [3, 4]");
    CHECK(after_map("[torch]\nat = [0, 1]\n") ==
          "6:1 `torch` takes tables, each under [[torch]], not a table");
    CHECK(after_map("rooms = [[0, 0, 5, 1, true]]\n") ==
          "6:10 a room of 5 × 1 cells at (0, 0) does not lie on the map of 4 × 2");
    CHECK(after_map("rooms = [[0, 0, 1, 1, true], [0, 0, 1, 1]]\n") ==
          "6:30 a room is [x, y, width, height, lit], as in [1, 1, 5, 3, true]");
    CHECK(fault("version = 1\nrooms = []\n[dungeon]\n") ==
          "2:9 `rooms` have no place beside [dungeon], which brings its own");
}

TEST_CASE("a dungeon that cannot be made is refused with its place, and the reason") {
    CHECK(
        fault("version = 1\n[dungeon]\nmin_area = 5\n") ==
        "2:1 [dungeon]: min_area 5 leaves pieces too narrow for a room 4 wide with a wall on each side; 6 is "
        "the least");
    CHECK(fault("version = 1\n\n[dungeon]\nheight = 4\n") ==
          "3:1 [dungeon]: a map 4 high has no place for a room 3 high with a wall on each side; 5 is the "
          "least");
    // What lies on its map cannot be judged then, and what is wrong with its keys comes first.
    CHECK(problems_in("version = 1\nviewer = [900, 0]\n[dungeon]\nheight = 4\n").told.size() == 1);
    CHECK(problems_in("version = 1\n[dungeon]\nheight = 4\nwidth = 0\n").told.size() == 1);
    CHECK(fault("version = 1\n[dungeon]\nheight = 4\nwidth = 0\n").substr(0, 11) == "4:9 `width`");
}

TEST_CASE("a legend names signs that nothing else has") {
    for (const std::string glyph : {"'#'", "'@'", "' '", "gg", "'é'", "''"}) {
        CHECK(contains(after_map("[legend]\n" + glyph + " = { name = 'x' }\n"), "7:1 `"));
        CHECK(contains(after_map("[legend]\n" + glyph + " = { name = 'x' }\n"),
                       "cannot be a glyph of the legend"));
    }
    CHECK(contains(after_map("[legend]\ng = 'goblin'\n"), "7:5 `g` takes a table such as"));
    CHECK(after_map("[legend]\ng = { kind = 'item', sight = 3 }\n") == "7:30 only a watcher has `sight`");
    CHECK(contains(after_map("[legend]\ng = { kind = 'monster' }\n"),
                   "7:14 `kind` takes \"watcher\", \"torch\""));
    CHECK(contains(after_map("[legend]\ng = { sight = 4097, kind = 'watcher' }\n"), "7:15 `sight` takes"));
}

TEST_CASE("broken TOML is told where it breaks, in one line") {
    CHECK(fault("version = \n").substr(0, 14) == "1:11 not TOML:");
    CHECK(fault("version = 1\ntitle = 'x\n").substr(0, 5) == "2:11 ");
    CHECK(fault("version = 1\nversion = 1\n") ==
          "2:1 `version` stands here a second time; the first is in line 1");
    CHECK(after_map("[light]\nlamp = 'on'\nbands = 3\n  lamp = 'off'\n") ==
          "9:3 `lamp` stands here a second time; the first is in line 7");
    CHECK(after_map("[light]\n[walk]\n[light]\n") ==
          "8:1 `light` stands here a second time; the first is in line 6");
    CHECK(after_map("light = { bands = 3, bands = 4 }\n") == "6:22 `bands` stands here a second time");
    CHECK(contains(after_map("radius = 99999999999999999999\n"),
                   "6:10 not TOML: '99999999999999999999' is not representable"));
    CHECK(contains(after_map("rooms = [[0, 99999999999999999999]]\n"), "6:14 not TOML: "));
    CHECK(fault("version = 1\nmap = '''\n###\n") ==
          "2:7 not TOML: the text in three quotes that begins here has no end; write ''' after it");
    CHECK(contains(fault("version = 1\nmap = '''\n#'''\ntitle = \"\"\"\nx\\\"\n"),
                   "4:9 not TOML: the text in three"));
    CHECK(fault("version = 1\nreveal = tru\n").find('\n') == std::string::npos);
    CHECK(fault("version = 1\ntitle = \"\xFF\"\n") == "2:10 not UTF-8 text; save the scenario as UTF-8");
    CHECK(fault(std::string("version = 1\ntitle = '\0'\n", 23)) ==
          "2:10 a byte 0, which no text has; a scenario is UTF-8 text");
}

TEST_CASE("what does not belong into TOML at all is told, whatever the parser expects") {
    for (const char* value : {"[}", "[ }", "[1, }", "{ a = ] }", "{]", "[,]", "]", "}", ",", "é", "8é", "[é]",
                              "8 \u2C8A", "\uFE00", "8\u1000"}) {
        CAPTURE(value);
        CHECK(contains(fault("version = 1\na = " + std::string(value) + "\n"), "2:"));
    }
}

TEST_CASE("neither depth nor length harms") {
    CHECK(contains(fault("version = 1\na = " + std::string(100'000, '[')), "2:"));
    CHECK(contains(fault("version = 1\na = " + std::string(100'000, '[')), "nested too deep"));
    std::string key = "a";
    for (int i = 0; i < 1'000'000; ++i) {
        key += ".a";
    }
    CHECK(fault("version = 1\n" + key + " = 1\n") ==
          "2:18 a key of too many names with dots between them; a scenario's have none");
    CHECK(contains(fault("version = 1\n[" + key + "]\n"), "a key of too many names"));
    CHECK(contains(fault("version = 1\ntitle = ''''''''\n" + key), "a key of too many names"));
    CHECK(fault(std::string(std::size_t{8} * 1024 * 1024 + 1, '#')) ==
          "0:0 larger than the 8 MiB that a scenario may have");
    std::string torches = k_begin;
    for (int i = 0; i < 1'001; ++i) {
        torches += "[[torch]]\nat = [0, 0]\n";
    }
    CHECK(contains(fault(torches), "a torch too many; a scenario has at most 1000"));
    // Dots in strings and comments are none of a key's.
    CHECK(after_map("title = 'a.b.c.d.e.f.g.h.i.j.k.l' # a.b.c.d.e.f.g.h.i.j.k.l\n") == "it was read");
}

TEST_CASE("any fault put into a good text is told at a place in the text, or does no harm") {
    Random random(21);
    for (int i = 0; i < 3'000; ++i) {
        std::string text = to_text(any_scenario(random));
        for (int faults = random.between(1, 3); faults > 0; --faults) {
            const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
            const auto length = static_cast<std::size_t>(random.below(4));
            if (random.percent(50)) {
                text.erase(at, length);
            } else {
                text.insert(at, std::string(length, "x'\"[]{}=.,\n#\\9-\x80\x01"[random.below(17)]));
            }
            text += text.empty() ? "x" : "";
        }
        CAPTURE(text);
        const Result<Scenario> scenario = read_scenario(text);
        if (!scenario) {
            const auto lines = std::count(text.begin(), text.end(), '\n') + 1;
            CHECK(scenario.error().line >= 1);
            CHECK(scenario.error().line <= lines);
            CHECK(scenario.error().column >= 1);
            CHECK_FALSE(scenario.error().reason.empty());
            CHECK(scenario.error().reason.find('\n') == std::string::npos);
        } else {
            CHECK_FALSE(what_is_wrong(scenario.value()));
            CHECK(read_scenario(to_text(scenario.value())).value() == scenario.value());
        }
    }
}
