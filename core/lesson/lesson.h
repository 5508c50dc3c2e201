// A lesson as a value: its pages, what stands on them, and its tasks.
//
// A lesson is Markdown (lessons/README.md tells how it is written); read_lesson.h reads one. Lines count from 1 in the file.
#pragma once

#include "core/lesson/claim.h"
#include "core/lesson/task.h"
#include "core/scenario/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

// Text of one look; `\n` where the lesson asks for a new line. `link`: an address, or the file of another lesson; empty where it is no link.
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
    int level = 0;                         // of a heading, 1 to 6; of an item, how deep its list lies, from 1
    std::optional<int> number = {};        // of an item in a numbered list; of its first paragraph alone
    bool goes_on = false;                  // an item's second paragraph and those after it
    std::vector<Span> spans = {};          // of headings, paragraphs, items, quotes; of a picture its words
    std::string text = {};                 // of code, with its line ends; of a picture the name of its file
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

// As `show` names them.
inline constexpr std::array<std::string_view, static_cast<std::size_t>(Control::count)> k_control_names{
    "tools", "steps", "why",   "wedges",  "code", "symmetry", "table",
    "rules", "map",   "light", "dungeon", "walk", "eyes"};

constexpr std::string_view name(Control control) {
    return k_control_names[static_cast<std::size_t>(control)];
}

enum class LessonView : std::uint8_t { lab, explore };

inline constexpr std::array<std::string_view, 2> k_lesson_view_names{"lab", "explore"};

struct Page {
    // Of its heading, which is none of its blocks; of a first page without one the lesson's own.
    std::string title;
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

    // The page on which it is asked; the first where the lesson has no such task.
    std::size_t page_of_task(std::size_t task) const;
};

}  // namespace fovlab
