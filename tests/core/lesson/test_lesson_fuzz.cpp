// Lessons by chance: whatever comes in, a lesson comes out or a sentence with a place in the text, and all that is read can be
// looked at.
#include "core/lesson/read_lesson.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

const std::string k_good = R"(# Behind a *pillar*

What does [one wall](02-b.md) take away? 1 &lt; 2. <!-- check: walls = 1 -->

```scenario
version = 1
map = '''
....A
..#..
.@..B
'''
radius = 6
step = 4
[legend]
A = { name = "A", kind = "mark" }
B = { name = "B", kind = "mark" }
```

## Now you

1. one
   > quote
2. **two** `code`

![A pillar](pictures/pillar.svg)

```page
show = ["why", "steps"]
step = "start"
```

```task
kind = "predict"
what = "dark"
among = [0, 0, 4, 2]
```

```quiz
kind = "choice"
ask = "Which?"
options = ["yes", "no"]
right = [1]
```

```task
kind = "choice"
ask = "Which cell?"
cells = [[4, 0], [0, 0]]
which = "seen"
```

## And more

```task
kind = "number"
ask = "How many?"
of = "visible"
```

```task
kind = "find-step"
decides = [3, 0]
```

```task
kind = "build"
goal = ["A sees B", "walls = 3"]
```

```task
kind = "who-sees-whom"
```
)";

std::string changed(Random& random) {
    static const std::vector<std::string> k_pieces{"`",     "```",  "\n",         "\n\n",
                                                   "#",     "## ",  ">",          "- ",
                                                   "<!-- ", "-->",  "<",          "&",
                                                   "[",     "]",    "(",          ")",
                                                   "!",     "*",    "_",          "\\",
                                                   "'",     "\"",   "'''",        "=",
                                                   "-1",    "999",  "\t",         "\r",
                                                   " ",     "\xFF", "é",          "−",
                                                   "{",     "}",    ",",          "|",
                                                   "---\n", "    ", "task",       "page",
                                                   "\0",    "&#0;", "kind = 3\n", "99999999999999999999"};
    std::string text = k_good;
    for (int faults = random.between(1, 4); faults > 0; --faults) {
        const auto at = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
        const int what = random.below(4);
        const std::string& piece =
            k_pieces[static_cast<std::size_t>(random.below(static_cast<int>(k_pieces.size())))];
        if (what == 0) {
            text.erase(at, static_cast<std::size_t>(random.between(1, 20)));
        } else if (what == 1) {
            text[at] = static_cast<char>(random.below(256));
        } else if (what == 2) {
            text.insert(at, piece);
        } else {
            const auto from = static_cast<std::size_t>(random.below(static_cast<int>(text.size())));
            text.insert(at, text.substr(from, static_cast<std::size_t>(random.between(1, 60))));
        }
        text += text.empty() ? "#" : "";
    }
    return text;
}

void check_lesson(const Lesson& lesson) {
    REQUIRE_FALSE(lesson.pages.empty());
    std::size_t next = 0;
    for (const Page& page : lesson.pages) {
        CHECK(page.line >= 1);
        for (const Block& block : page.blocks) {
            CHECK(block.line >= page.line);
            if (block.task) {
                CHECK(*block.task == next++);
            }
        }
    }
    CHECK(next == lesson.tasks.size());
    for (const Task& task : lesson.tasks) {
        CHECK_FALSE(task.ask.empty());
    }
}

}  // namespace

TEST_CASE("a lesson with slips of any kind is read, or told what is wrong with it at a place in it") {
    for (const TextError& fault : problems_in_lesson(k_good).told) {
        FAIL(fault.line << ":" << fault.column << " " << fault.reason);
    }
    Random random(11);
    int lessons = 0;
    int faulty = 0;
    for (int i = 0; i < 3'000; ++i) {
        const std::string text = changed(random);
        CAPTURE(text);
        const auto lines = static_cast<int>(std::count(text.begin(), text.end(), '\n')) + 1;
        const Result<Lesson> lesson = read_lesson(text);
        if (lesson) {
            check_lesson(lesson.value());
            ++lessons;
        }
        const Problems problems = problems_in_lesson(text);
        CHECK((lesson.ok() || !problems.told.empty()));
        for (const TextError& fault : problems.told) {
            CHECK(fault.line >= 1);
            CHECK(fault.line <= lines);
            CHECK(fault.column >= 1);
            CHECK_FALSE(fault.reason.empty());
            CHECK(fault.reason.find('\n') == std::string::npos);
            ++faulty;
        }
    }
    CHECK(lessons > 100);
    CHECK(faulty > 1'000);
}

TEST_CASE("every beginning of a lesson is read, or told what is wrong with it") {
    for (std::size_t size = 0; size < k_good.size(); ++size) {
        const std::string text = k_good.substr(0, size);
        CAPTURE(text);
        const Result<Lesson> lesson = read_lesson(text);
        CHECK((lesson.ok() || (lesson.error().line >= 1 && !lesson.error().reason.empty())));
    }
}

TEST_CASE("lessons that nest deep, or repeat one sign, are read in time") {
    for (const std::string sign :
         {"> ", "- ", "[", "![", "*", "`", "<!--", "&", "(", "_a ", "1. ", "\n    "}) {
        std::string text = "# T\n\n";
        while (text.size() < 20'000) {
            text += sign;
        }
        CAPTURE(sign);
        const Result<Lesson> lesson = read_lesson(text);
        CHECK((lesson.ok() || lesson.error().line >= 1));
    }
}
