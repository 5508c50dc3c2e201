// How the lab looked: all that a person finds again with the document but that is no part of it.
//
// As JSON; what is missing, of another kind or out of its range is passed over. Choices are told by the names of the
// actions that make them, so that they outlive changes of the tables.
#pragma once

#include "core/grid/point.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// Where the map lies, as the hand has moved it.
struct KeptView {
    double cell = 24.0;  // pixels
    double x = 0.0;      // cells: the spot in the middle of the picture
    double y = 0.0;

    friend bool operator==(const KeptView& a, const KeptView& b) {
        return a.cell == b.cell && a.x == b.x && a.y == b.y;
    }
    friend bool operator!=(const KeptView& a, const KeptView& b) { return !(a == b); }
};

// The place in a walk, and how it is looked at.
struct KeptWalk {
    std::string mode = "walk";  // look, cuts
    std::size_t moves_done = 0;
    std::size_t cut = 0;
    std::vector<std::size_t> forgotten;  // memory was cleared after so many moves
    bool reveal = false;
    bool brighter = false;

    friend bool operator==(const KeptWalk& a, const KeptWalk& b) {
        return a.mode == b.mode && a.moves_done == b.moves_done && a.cut == b.cut &&
               a.forgotten == b.forgotten && a.reveal == b.reveal && a.brighter == b.brighter;
    }
    friend bool operator!=(const KeptWalk& a, const KeptWalk& b) { return !(a == b); }
};

// The page of a lesson.
struct KeptLesson {
    std::string file;  // of the built-in course its name; empty: the list
    std::size_t page = 0;
    bool all_controls = false;
    std::uint64_t before = 0;  // the serial of what the lab showed before the lessons; 0: not known

    friend bool operator==(const KeptLesson& a, const KeptLesson& b) {
        return a.file == b.file && a.page == b.page && a.all_controls == b.all_controls &&
               a.before == b.before;
    }
    friend bool operator!=(const KeptLesson& a, const KeptLesson& b) { return !(a == b); }
};

struct Look {
    std::optional<std::size_t> step;   // none: all
    std::optional<std::size_t> right;  // the same of the right side
    std::vector<std::string> choices;  // names of actions: tool, stroke, symmetry, language, panels
    std::vector<std::string> layers;   // those that are shown, by their actions
    std::optional<Point> pinned;
    double speed = 12.0;  // steps a second
    double divider = 0.5;
    bool together = true;                   // do the steps of two runs go the same share of their ways?
    std::optional<KeptView> view;           // none: the whole map
    std::optional<KeptWalk> walk;           // none: one was not exploring
    std::optional<KeptLesson> lesson = {};  // none: no lesson was open

    friend bool operator==(const Look& a, const Look& b) {
        return a.step == b.step && a.right == b.right && a.choices == b.choices && a.layers == b.layers &&
               a.pinned == b.pinned && a.speed == b.speed && a.divider == b.divider &&
               a.together == b.together && a.view == b.view && a.walk == b.walk && a.lesson == b.lesson;
    }
    friend bool operator!=(const Look& a, const Look& b) { return !(a == b); }
};

std::string to_text(const Look& look);
Look read_look(const std::string& text);

}  // namespace fovlab
