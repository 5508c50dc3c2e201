// Each fault of a lesson is told with its line and column, in a sentence that says what would be right.
#include "core/lesson/read_lesson.h"

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

Lines faults_of(const std::string& text) {
    Lines faults;
    for (const TextError& fault : problems_in_lesson(text).told) {
        faults.push_back(std::to_string(fault.line) + ":" + std::to_string(fault.column) + " " +
                         fault.reason);
    }
    return faults;
}

const std::string k_scenario =
    "```scenario\nversion = 1\nmap = '''\n.....\n..#..\n.@A..\n'''\nstep = 3\n[legend]\n"
    "A = { name = \"A\", kind = \"mark\" }\n```\n";
constexpr int k_block = 13;  // the line of the block that comes behind it

// What is wrong with a task on a page with the scenario above: places count from the line of its fence, which is 0.
Lines faults_of_task(const std::string& block, const std::string& scenario = k_scenario) {
    Lines faults;
    const int first = scenario == k_scenario ? k_block : 0;
    for (const TextError& fault :
         problems_in_lesson("# T\n" + scenario + "```task\n" + block + "```\n").told) {
        faults.push_back(std::to_string(fault.line - first) + ":" + std::to_string(fault.column) + " " +
                         fault.reason);
    }
    return faults;
}

}  // namespace

TEST_CASE("the form: one title, which comes first, and headings with words") {
    CHECK(faults_of("") == Lines{"1:1 a lesson begins with its title, as in # Behind a pillar"});
    CHECK(faults_of("words\n") == Lines{"1:1 a lesson begins with its title, as in # Behind a pillar"});
    CHECK(faults_of("## Page\n") == Lines{"1:1 a lesson begins with its title, as in # Behind a pillar"});
    CHECK(faults_of("# A\n\n# B\n") ==
          Lines{"3:1 a lesson has one title; a page begins with ## and its own"});
    CHECK(faults_of("a\n\n# A\n") == Lines{"3:1 the lesson's title comes first, before all that it says"});
    CHECK(faults_of("# A\n\n##\n").front().find("a heading without words") != std::string::npos);
}

TEST_CASE("a text that is none is refused as a whole") {
    CHECK(faults_of("# A\n\xFF") == Lines{"2:1 not UTF-8 text; save the lesson as UTF-8"});
    CHECK(faults_of(std::string("# A\nb\0", 6)) ==
          Lines{"2:2 a byte 0, which no text has; a lesson is UTF-8 text"});
    CHECK(faults_of(std::string(k_largest_lesson + 1, 'a')) ==
          Lines{"0:0 larger than the 1024 KiB that a lesson may have"});
}

TEST_CASE("pages and tasks are counted") {
    std::string pages = "# T\n";
    std::string tasks = "# T\n";
    for (std::size_t i = 0; i <= k_most_pages; ++i) {
        pages += "## P\n";
        tasks += i <= k_most_tasks ? "```quiz\nkind = \"number\"\nask = \"?\"\nright = 1\n```\n" : "";
    }
    CHECK(faults_of(pages) == Lines{"202:1 a page too many; a lesson has at most 200"});
    CHECK(faults_of(tasks) == Lines{"502:1 a task too many; a lesson has at most 100"});
}

TEST_CASE("faults of a scenario have their places in the lesson") {
    CHECK(faults_of("# T\n\n```scenario\nversion = 1\nmap = '''\n.x.\n'''\nraduis = 3\n```\n") ==
          Lines{"6:2 unknown glyph 'x'; known are . # + ' ~ ? > < % @, and what [legend] names",
                "8:1 `raduis` is not a key of a scenario; did you mean `radius`?"});
    CHECK(faults_of("# T\n- x\n\n  ```scenario\n  version = 1\n  map = '.'\n  raduis = 3\n  ```\n") ==
          Lines{"7:3 `raduis` is not a key of a scenario; did you mean `radius`?"});
    CHECK(faults_of("# T\n```scenario\n...\n.@.\n```\n") ==
          Lines{"2:1 a scenario begins with version = 1, as the lab saves it"});
    CHECK(faults_of("# T\n```scenario\n```\n") ==
          Lines{"2:1 a scenario begins with version = 1, as the lab saves it"});
    CHECK(faults_of("# T\n" + k_scenario + k_scenario) ==
          Lines{"13:1 this page has a scenario already; begin another page for another one, with ##"});
}

TEST_CASE("a slip of the pen in a block's word is told; other words are code") {
    CHECK(faults_of("# T\n```tasks\n```\n") ==
          Lines{"2:1 a block called `tasks` is only shown; did you mean `task`?"});
    CHECK(faults_of("# T\n```senario\n```\n") ==
          Lines{"2:1 a block called `senario` is only shown; did you mean `scenario`?"});
    CHECK(faults_of("# T\n```bash\n```\n```make\n```\n```\n```\n").empty());
}

TEST_CASE("what is wrong with a page's block") {
    const auto page = [](const std::string& block) { return faults_of("# T\n```page\n" + block + "```\n"); };
    CHECK(page("shw = []\n") == Lines{"3:1 `shw` is not a key of a `page`; did you mean `show`?"});
    CHECK(page("show = \"why\"\n") ==
          Lines{"3:8 `show` takes names of controls, as in [\"steps\", \"why\"], not 'why'"});
    CHECK(page("show = [\"steps\", \"wedge\"]\n") ==
          Lines{"3:18 `show` takes names of controls, not 'wedge'; did you mean `wedges`?"});
    CHECK(page("show = [\"why\", \"why\"]\n") == Lines{"3:16 `why` is named twice"});
    CHECK(page("view = \"dungeon\"\n") == Lines{"3:8 `view` takes \"lab\" or \"explore\", not 'dungeon'"});
    CHECK(page("step = 3\n") ==
          Lines{"3:8 `step` takes \"start\" (the scenario's own `step` can name any other), not 3"});
    CHECK(page("step =\n").front().substr(0, 14) == "3:7 not TOML: ");
    CHECK(faults_of("# T\n```page\n```\n```page\n```\n") ==
          Lines{"4:1 this page has a `page` block already; write all of it there"});
}

TEST_CASE("a task needs a kind, and keys of its kind") {
    CHECK(faults_of_task("ask = \"?\"\n") == Lines{"0:1 this task needs its kind, as in kind = \"predict\"; "
                                                   "known are `predict`, `choice`, `number`, "
                                                   "`find-step`, `build`, `find-bug` and `who-sees-whom`"});
    CHECK(faults_of_task("kind = \"predicts\"\n") ==
          Lines{"1:8 `kind` takes a kind of task, not 'predicts'; did you mean `predict`?"});
    CHECK(faults_of_task("kind = 3\n").front().substr(0, 43) ==
          "1:8 `kind` takes a kind of task, not 3; kno");
    CHECK(faults_of_task("kind = \"predict\"\nwaht = \"dark\"\n") ==
          Lines{"2:1 `waht` is not a key of `predict`; did you mean `what`?"});
    CHECK(faults_of_task("kind = \"predict\"\noptions = []\n") ==
          Lines{"2:1 `options` is not a key of `predict`; `choice` has it"});
    CHECK(faults_of_task("kind = \"predict\"\nradius = 3\n") ==
          Lines{"2:1 `radius` is not a key of `predict`; it belongs in a `scenario` block"});
    CHECK(faults_of_task("kind = \"predict\"\nask = 3\n") == Lines{"2:7 `ask` takes words in quotes, not 3"});
    CHECK(faults_of_task("kind = \"predict\"\nhint = \" \"\n") ==
          Lines{"2:8 `hint` says nothing; write words, or leave it out"});
    CHECK(faults_of_task("kind = \"predict\"\nkind = \"choice\"\n") ==
          Lines{"2:1 `kind` stands here a second time; the first is in line 1"});
}

TEST_CASE("what is wrong with a prediction") {
    const auto task = [](const std::string& keys) { return faults_of_task("kind = \"predict\"\n" + keys); };
    CHECK(task("what = \"all\"\n") ==
          Lines{"2:8 `what` takes \"seen\", \"dark\", \"next\" or \"remembered\", not 'all'"});
    CHECK(task("among = [1, 1, 0, 2]\n") ==
          Lines{"2:9 `among` takes [x, y, width, height], as in [1, 1, 5, 3]"});
    CHECK(task("among = [1, 1, 5, 2]\n") == Lines{"2:9 `among` does not lie on the map of 5 × 3 cells"});
    CHECK(task("what = \"remembered\"\n") ==
          Lines{"2:8 `what` remembered needs a walk: a scenario with [walk]"});
    CHECK(faults_of("# T\n```scenario\nversion = 1\nmap = '.@'\n```\n```task\nkind = \"predict\"\nwhat = "
                    "\"next\"\n```\n") == Lines{"8:8 `what` next finds nothing after the end of the run; "
                                                "give the scenario a `step`, or the page step "
                                                "= \"start\""});
}

TEST_CASE("what is wrong with a choice among words") {
    const auto task = [](const std::string& keys) {
        return faults_of_task("kind = \"choice\"\nask = \"?\"\n" + keys);
    };
    CHECK(faults_of_task("kind = \"choice\"\noptions = [\"a\", \"b\"]\nright = 1\n") ==
          Lines{"0:1 `choice` needs `ask`, as in ask = \"Which of these is so?\""});
    CHECK(task("") == Lines{"0:1 this choice needs `options`, or `cells` as in cells = [[3, 1], [7, 4]]"});
    CHECK(task("options = [\"a\"]\nright = 1\n") ==
          Lines{"3:11 `options` takes answers, as in [\"yes\", \"no\"], 2 to 12 of them, not 1"});
    CHECK(task("options = [\"a\", 2]\nright = 1\n") == Lines{"3:17 `options` takes words in quotes, not 2"});
    CHECK(task("options = [\"a\", \"b\"]\n") ==
          Lines{"0:1 this choice needs `right`, the number of the option that is, as in right = 2"});
    CHECK(task("options = [\"a\", \"b\"]\nright = 0\n") ==
          Lines{"4:9 `right` takes a whole number from 1 to 12, not 0"});
    CHECK(task("options = [\"a\", \"b\"]\nright = []\n") ==
          Lines{"4:9 `right` names no option; one at least is right"});
    CHECK(task("options = [\"a\", \"b\"]\nright = 3\n") ==
          Lines{"4:9 `right` names an option that is not there; `options` are 2"});
    CHECK(task("options = [\"a\", \"b\"]\nright = [1, 1]\n") == Lines{"4:9 `right` names an option twice"});
    CHECK(task("options = [\"a\", \"b\"]\nright = 1\nbecause = [\"c\"]\n") ==
          Lines{"5:11 `because` has 1 of the 2 reasons; write one for each of `options`"});
    CHECK(task("options = [\"a\", \"b\"]\nright = 1\nwhich = \"seen\"\n") ==
          Lines{"5:9 `which` is for a choice among cells"});
    CHECK(task("options = [\"a\", \"b\"]\nright = 1\ncells = [[0, 0], [1, 0]]\n") ==
          Lines{"5:9 `cells` and `options` are two tasks; write one of them"});
    CHECK(task("options = [\"a\", \"b\"]\nright = 1\nrandom = {}\n") ==
          Lines{"5:10 `random` has no place here; maps by chance are for `predict` and for a `choice` among "
                "cells"});
}

TEST_CASE("what is wrong with a choice among cells") {
    const auto task = [](const std::string& keys) {
        return faults_of_task("kind = \"choice\"\nask = \"?\"\n" + keys);
    };
    CHECK(task("cells = [[0, 0], [1]]\n") == Lines{"3:18 `cells` takes two whole numbers, as in [3, 4]"});
    CHECK(task("cells = [[0, 0], [5, 0]]\n") ==
          Lines{"3:18 `cells`: (5, 0) is off the map; x goes from 0 to 4 and y from 0 to 2"});
    CHECK(task("cells = [[0, 0], [0, 0]]\n") == Lines{"3:18 (0, 0) is named twice"});
    CHECK(task("cells = [[0, 0], [2, 0]]\nwhich = \"sene\"\n") ==
          Lines{"4:9 `which` takes a state of cells, not 'sene'; did you mean `seen`?"});
    CHECK(task("cells = [[0, 0], [2, 0]]\nright = 1\n") ==
          Lines{"4:9 `right` is for a choice among `options`; which cells are right the lab finds out"});
    CHECK(task("cells = [[0, 0], [2, 0]]\ncount = 3\n") == Lines{"4:9 `count` is for maps by chance"});
    CHECK(task("random = {}\ncells = [[0, 0], [2, 0]]\n") ==
          Lines{"4:9 `cells` have no place beside `random`, which finds them"});
}

TEST_CASE("what is wrong with a number") {
    const auto task = [](const std::string& keys) {
        return faults_of_task("kind = \"number\"\nask = \"?\"\n" + keys);
    };
    CHECK(task("") == Lines{"0:1 this number needs `of`, as in of = \"visible\", or `right`"});
    CHECK(task("of = \"visible\"\nright = 3\n") ==
          Lines{"0:1 `of` is counted by the lab, and `right` by you; write one of them"});
    CHECK(task("of = \"visable\"\n") ==
          Lines{"3:6 `of` takes a quantity, not 'visable'; did you mean `visible`?"});
    CHECK(task("right = \"three\"\n") ==
          Lines{"3:9 `right` takes a whole number, or another one in quotes, as in \"3/8\", not 'three'"});
    CHECK(task("right = 2.5\n").size() == 1);
    CHECK(task("of = \"visible\"\nat = [0, 3]\n") ==
          Lines{"4:6 `at`: (0, 3) is off the map; x goes from 0 to 4 and y from 0 to 2"});
    const Lines uncounted = task("of = \"only left\"\n");
    REQUIRE(uncounted.size() == 1);
    CHECK(uncounted.front().substr(0, 33) == "3:6 `of` cannot be counted here: ");
}

TEST_CASE("what is wrong with a step to find") {
    const auto task = [](const std::string& keys) { return faults_of_task("kind = \"find-step\"\n" + keys); };
    CHECK(task("nth = 1\n") ==
          Lines{"0:1 this step needs to be told, as in event = \"split\" or decides = [3, 1]"});
    CHECK(task("event = \"splits\"\n") ==
          Lines{"2:9 `event` takes what a step does, not 'splits'; did you mean `split`?"});
    CHECK(task("event = \"row\"\ndepth = 0\n") ==
          Lines{"3:9 `depth` takes a whole number from 1 to 2048, not 0"});
    CHECK(task("decides = [9, 9]\n") ==
          Lines{"2:11 `decides`: (9, 9) is off the map; x goes from 0 to 4 and y from 0 to 2"});
}

TEST_CASE("what is wrong with a map to build") {
    const auto task = [](const std::string& keys) { return faults_of_task("kind = \"build\"\n" + keys); };
    CHECK(task("") == Lines{"0:1 `build` needs `goal`, as in goal = [\"A sees B\"]"});
    CHECK(task("goal = 3\n") ==
          Lines{"2:8 `goal` takes conditions, as in [\"A sees B\", \"walls <= 5\"], not 3"});
    CHECK(task("goal = [\"walls <= 1\", 3]\n") == Lines{"2:23 `goal` takes conditions in quotes, not 3"});
    CHECK(task("goal = [\"walls = 2\", \"A sees C\"]\n") ==
          Lines{"2:22 nothing on the page's map is called `C`; name it in the [legend], or write a cell such "
                "as (3, 4)"});
    CHECK(task("goal = \"(9, 9) is dark\"\n").size() == 1);
    CHECK(task("goal = \"walls <= 1\"\n") ==
          Lines{"2:8 `goal` holds on the page's map already, so that nothing is left to build"});
    const Lines misspelt = task("goal = [\"walls = 2\", \"walks <= 3\"]\n");
    REQUIRE(misspelt.size() == 1);
    CHECK(misspelt.front().substr(0, 5) == "2:23 ");
    CHECK(misspelt.front().find("did you mean `walls`?") != std::string::npos);
}

TEST_CASE("what is wrong with a mistake to find") {
    const auto task = [](const std::string& keys) { return faults_of_task("kind = \"find-bug\"\n" + keys); };
    CHECK(task("") == Lines{"0:1 `find-bug` needs `mistake`, as in mistake = \"ties-outwards\""});
    CHECK(task("mistake = \"walls-unsene\"\n") ==
          Lines{"2:11 `mistake` takes a mistake, not 'walls-unsene'; did you mean `walls-unseen`?"});
    CHECK(task("mistake = \"memory-kept\"\n") ==
          Lines{"2:11 `mistake` is one of walks, and this page has none: give its scenario a [walk]"});
    const std::string rays = "```scenario\nversion = 1\nmap = '.@.'\nalgorithm = \"rays\"\n```\n";
    CHECK(faults_of_task("kind = \"find-bug\"\nmistake = \"walls-unseen\"\n", rays) ==
          Lines{"9:11 `mistake` is one of symmetric shadowcasting, and the scenario's algorithm is another"});
}

TEST_CASE("what is wrong with who sees whom") {
    const auto task = [](const std::string& keys) {
        return faults_of_task("kind = \"who-sees-whom\"\n" + keys);
    };
    CHECK(task("") == Lines{"0:1 nothing on the page's map is called B; give the cell, as in b = [3, 4]"});
    CHECK(task("b = [2, 2]\n") == Lines{"0:1 A and B are the same cell, (2, 2); name two"});
    CHECK(task("b = [2, 3]\n") ==
          Lines{"2:5 `b`: (2, 3) is off the map; x goes from 0 to 4 and y from 0 to 2"});
}

TEST_CASE("what is wrong with maps by chance") {
    const auto task = [](const std::string& keys) { return faults_of_task("kind = \"predict\"\n" + keys); };
    CHECK(task("random = 3\n") ==
          Lines{"2:10 `random` takes a table, as in { kind = \"noise\", walls = 20, seed = 1 }, not 3"});
    CHECK(task("random = { sede = 1 }\n") ==
          Lines{"2:12 `sede` is not a key of `random`; did you mean `seed`?"});
    CHECK(task("random = { width = 99 }\n") ==
          Lines{"2:20 `width` takes a whole number from 5 to 60, not 99"});
    CHECK(faults_of_task("kind = \"find-step\"\nevent = \"row\"\nrandom = {}\n") ==
          Lines{"3:10 `random` has no place here; maps by chance are for `predict` and for a `choice` among "
                "cells"});
    const std::string chance = "```task\nkind = \"predict\"\nrandom = {}\n```\n";
    const std::string other = "```task\nkind = \"predict\"\n```\n";
    const std::string words =
        "```quiz\nkind = \"choice\"\nask = \"?\"\noptions = [\"a\", \"b\"]\nright = 1\n```\n";
    const std::string reason =
        ":10 `random` makes a map for the whole page, and another task here asks about the map "
        "too; give each a page of its own";
    CHECK(faults_of("# T\n" + k_scenario + chance + words).empty());
    CHECK(faults_of("# T\n" + k_scenario + chance + other).front() == "15" + reason);
    const std::string cells = "```task\nkind = \"choice\"\nrandom = {}\nask = \"?\"\n```\n";
    CHECK(faults_of("# T\n" + k_scenario + chance + cells) == Lines{"15" + reason, "19" + reason});
    CHECK(faults_of("# T\n" + k_scenario + cells + "## Two\n" + cells).empty());
}

TEST_CASE("a task about a map needs a scenario, on its page or before") {
    const std::string task = "```task\nkind = \"predict\"\n```\n";
    const std::string told = "```quiz\nkind = \"number\"\nask = \"?\"\nright = 3\n```\n";
    CHECK(faults_of("# T\n" + task) ==
          Lines{"2:1 this task is about a map, and no page up to here has a `scenario`"});
    CHECK(faults_of("# T\n" + told).empty());
    CHECK(faults_of("# T\n" + k_scenario + "## Two\n" + task).empty());
    CHECK(faults_of("# T\n" + task + k_scenario).empty());
    // Where the scenario itself is broken, that alone is told.
    CHECK(faults_of("# T\n```scenario\nversion = 2\n```\n" + task + "## Two\n" + task).size() == 1);
}

TEST_CASE("a page has room for one prediction") {
    const std::string task = "```task\nkind = \"predict\"\n```\n";
    CHECK(faults_of("# T\n" + k_scenario + task + "## Two\n" + task).empty());
    CHECK(faults_of("# T\n" + k_scenario + task + task) ==
          Lines{"16:1 a page has room for one `predict`; give this one a page of its own"});
}

TEST_CASE("a page has room for one task with letters, and a mistake on purpose stands by itself") {
    const std::string choice =
        "```task\nkind = \"choice\"\nask = \"?\"\ncells = [[0, 0], [2, 1]]\nwhich = \"wall\"\n```\n";
    const std::string bug = "```task\nkind = \"find-bug\"\nmistake = \"walls-unseen\"\n```\n";
    const std::string counts = "```quiz\nkind = \"number\"\nask = \"?\"\nof = \"visible\"\n```\n";
    const std::string told = "```quiz\nkind = \"number\"\nask = \"?\"\nright = 3\n```\n";
    CHECK(faults_of("# T\n" + k_scenario + choice + "## Two\n" + choice).empty());
    CHECK(faults_of("# T\n" + k_scenario + choice + choice) ==
          Lines{"19:1 a page has room for one task whose cells have letters on the map; give this one a page "
                "of its own"});
    CHECK(faults_of("# T\n" + k_scenario + bug + told).empty());
    CHECK(faults_of("# T\n" + k_scenario + bug + "## Two\n" + counts).empty());
    const Lines beside = faults_of("# T\n" + k_scenario + bug + counts);
    REQUIRE(beside.size() == 1);
    CHECK(beside[0].find("17:1 a page with a `find-bug` shows a run with a mistake") == 0);
    CHECK(faults_of("# T\n```scenario\nversion = 1\nmap = '''\n...\n.@.\n...\n'''\n```\n" + bug)
              .at(0)
              .find("`mistake` changes nothing of what is seen on this page's map") != std::string::npos);
}

TEST_CASE("claims have to be true, of a scenario, and behind their number") {
    const auto claim = [](const std::string& words, const std::string& marker) {
        return faults_of("# T\n" + k_scenario + "\n" + words + " <!-- check" + marker + " -->\n");
    };
    CHECK(claim("Of 15 cells.", ": cells = 15").empty());
    CHECK(claim("Of fifteen cells.", ": cells = 15").empty());
    CHECK(claim("Nothing.", ": cells in range >= 0").empty());
    for (const char* words : {"1,515 cells.", "15/2 of them.", "15.5 cells.", "−15 cells.", "x15 cells.",
                              "At (15, 2).", "At (2, 15)."}) {
        INFO(words);
        CHECK(claim(words, ": cells = 15").size() == 1);
    }
    for (const char* words :
         {"15 cells.", "It has (15) cells.", "3,15 cells.", "3-15 cells.", "Cells: 15."}) {
        INFO(words);
        CHECK(claim(words, ": cells = 15").empty());
    }
    CHECK(
        claim("Many cells.", ": cells = 15") ==
        Lines{"14:23 the page's text does not say 15, which this claims; a claim stands behind its number"});
    const Lines wrong = claim("Of 16 cells.", ": cells = 16");
    REQUIRE(wrong.size() == 1);
    CHECK(wrong.front().substr(0, 14) == "14:24 not so: ");
    const Lines misspelt = claim("Of 15 cells.", ": cels = 15");
    REQUIRE(misspelt.size() == 1);
    CHECK(misspelt.front().find("did you mean `cells`?") != std::string::npos);
    CHECK(misspelt.front().substr(0, 5) == "14:26");
    CHECK(faults_of("# T\n\nOf 15. <!-- check: cells = 15 -->\n") ==
          Lines{"3:18 this claim is about a map, and no page up to here has a `scenario`"});
}

TEST_CASE("pictures and links have to lead where the lab can go") {
    CHECK(
        faults_of("# T\n\n![a](https://a.org/a.svg)\n") ==
        Lines{
            "3:1 a picture lies beside the lesson, as in pictures/pillar.svg, not at `https://a.org/a.svg`"});
    CHECK(faults_of("# T\n\n![a](a.jpg)\n") == Lines{"3:1 a picture is an .svg or a .png, not `a.jpg`"});
    CHECK(faults_of("# T\n\n[a](b.txt) and [c](#d)\n").size() == 2);
    CHECK(faults_of("# T\n\n[a](b.md#c) [c](https://d.org) [e](mailto:f@g.org)\n").empty());
}

TEST_CASE("faults come in the order of their places, twenty at most, and the others are counted") {
    std::string text = "# T\n";
    for (int i = 0; i < 25; ++i) {
        text += "```task\nkind = 3\n```\n";
    }
    const Problems problems = problems_in_lesson(text + "\n[a](b)\n");
    REQUIRE(problems.told.size() == k_most_told);
    CHECK(problems.more == 6);
    CHECK(problems.told[0].line == 3);
    CHECK(problems.told[19].line == 60);
    CHECK(read_lesson(text).error().line == 3);
}

TEST_CASE("reading alone does not compute, so that a lesson with a claim that is not true opens") {
    CHECK(read_lesson("# T\n" + k_scenario + "\nOf 16 cells. <!-- check: cells = 16 -->\n").ok());
}
