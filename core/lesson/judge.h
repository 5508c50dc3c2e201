// Is an answer right, and why? The algorithms judge; no lesson says what is seen.
//
// `lesson judge`, the lab and the tests all call this. Units: cells, steps done.
//
// What is seen and remembered is as a walk leaves it, where the scenario has one. What the next row shows are the cells that the row
// at hand shows from the step on, or, where none has begun, the next row: its own cells alone, though light that is split off in
// between has its turn first. Of rays it is the ray at hand or the next one. Marks on cells that are not asked for, such as the
// viewer's own, count neither way. Behind its own words the feedback has the task's hint, or of a right answer what it explains.
#pragma once

#include "core/lesson/answer.h"
#include "core/lesson/lesson.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// What a task is asked about: the page's scenario, or the map by chance that a seed gives under its rules. Its step is the
// one at which the task begins.
struct Asked {
    Scenario scenario;
    std::vector<Point> cells = {};  // of a choice among cells: A, B, C …
    // The cells that a prediction is about; empty for other kinds.
    std::vector<Point> among = {};
};
Asked asked_of(const Lesson& lesson, std::size_t task, std::optional<std::uint32_t> seed = {});

struct Verdict {
    bool right = false;
    std::string feedback;  // one to three sentences; never only "right" or "wrong"
    // Of a prediction: which marks were right, which cells were missed, which marks were wrong.
    std::vector<Point> hits = {};
    std::vector<Point> missed = {};
    std::vector<Point> wrong = {};
    std::optional<Point> look_at = {};  // the cell that the feedback is about
    // Of a choice: the options that are right, from 1.
    std::vector<int> right_options = {};
    // Of a build: for each goal whether it holds, and in words how it is.
    struct Goal {
        bool holds = false;
        std::string words;
    };
    std::vector<Goal> goals = {};
};

Verdict judge(const Lesson& lesson, std::size_t task, const Answer& answer);

// An answer that is right, where the lab can tell one: all kinds but build. For "show me".
std::optional<Answer> right_answer(const Lesson& lesson, std::size_t task,
                                   std::optional<std::uint32_t> seed = {});

// The goals of a build as they stand, while one paints.
std::vector<Verdict::Goal> goals_now(const Build& build, const Scenario& now, const Scenario& before);

}  // namespace fovlab
