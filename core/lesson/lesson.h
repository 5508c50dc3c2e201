// A lesson as a value: its pages, what stands on them, and its tasks.
//
// A lesson is Markdown (lessons/README.md tells how it is written); read_lesson.h reads one. Lines count from 1 in the file.
#pragma once

#include "core/lesson/claim.h"
#include "core/lesson/task.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// Text of one look. `link`: an address, or the file of another lesson; empty where it is no link.
struct Span {
    std::string text;
    bool strong = false;
    bool emphasis = false;
    bool code = false;
    std::string link = {};
};

struct Block {
    enum class Kind : std::uint8_t { heading, paragraph, item, quote, code, picture, task };

    Kind kind = Kind::paragraph;
    int line = 0;
    int level = 0;                        // of a heading, 1 to 6; of an item, how deep its list lies, from 1
    std::optional<int> number = {};       // of an item in a numbered list; of its first paragraph alone
    bool goes_on = false;                 // an item's second paragraph and those after it
    std::vector<Span> spans = {};         // of headings, paragraphs, items, quotes; of a picture its words
    std::string text = {};                // of code, with its line ends; of a picture the name of its file
    std::optional<std::size_t> task = {};  // of a task: which of the lesson's
};

// Panes and controls that a page can ask for.
enum class Control : std::uint8_t {
    tools,
    steps,
    why,
    wedges,
    code,
    symmetry,
    table,
    rules,
    map,
    light,
    dungeon,
    walk,
    eyes,
    count,  // not a control: how many there are
};

enum class LessonView : std::uint8_t { lab, explore };

struct Page {
    std::string title;  // of its heading; of the first page the lesson's own where it has no other
    int line = 0;
    std::vector<Block> blocks = {};
    // What the page begins with: its own, or that of the page before; none where no page has had one yet.
    std::optional<Scenario> scenario = {};
    bool own_scenario = false;
    LessonView view = LessonView::lab;
    bool at_start = false;  // with no step done
    std::vector<Control> show = {};
    std::vector<Claim> claims = {};  // numbers in its text that a test can check
};

struct Lesson {
    std::string title;
    std::vector<Page> pages;  // at least one
    std::vector<Task> tasks;  // task number N of a file is the one at N − 1

    std::size_t page_of_task(std::size_t task) const;
};

}  // namespace fovlab
