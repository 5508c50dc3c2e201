// The parts of the judge, one for each kind of task; judge.h is for others.
//
// Each is given what the task is asked about, which holds its scenario with the step at which it begins, and looks at it from
// where a walk has led. Units: cells, steps done.
#pragma once

#include "core/lesson/judge.h"
#include "core/lesson/standpoint.h"

#include <optional>
#include <string>
#include <vector>

namespace fovlab {

Verdict judge_predict(const Predict& task, const Asked& asked, const Answer& answer);
Verdict judge_choice(const Choice& task, const Asked& asked, const Answer& answer);
Verdict judge_number(const Number& task, const Asked& asked, const Answer& answer);
Verdict judge_step(const FindStep& task, const Asked& asked, const Answer& answer);
Verdict judge_build(const Build& task, const Asked& asked, const Answer& answer);
Verdict judge_bug(const FindBug& task, const Asked& asked, const Answer& answer);
Verdict judge_pair(const WhoSeesWhom& task, const Asked& asked, const Answer& answer);

// What is right; none where nothing is.
std::vector<Point> right_cells(const Predict& task, const Asked& asked);
std::vector<int> right_options(const Choice& task, const Asked& asked);
std::optional<std::string> right_number(const Number& task, const Asked& asked);
std::vector<std::size_t> right_steps(const FindStep& task, const Asked& asked);
Who right_who(const WhoSeesWhom& task, const Asked& asked);

// The cells of the map that a prediction is about, row by row: those of its rectangle and its kind, but the viewer's.
std::vector<Point> cells_asked_for(const Predict& task, const Scenario& scenario);

// What the row at hand shows from the scenario's step on, or the next row where none is at hand; of rays the same; of an algorithm
// without either, the rest of the row of cells. Light that is split off in between has rows of its own, which do not count. A cell
// that has been seen before is not shown again.
struct NextStretch {
    CellSet shown;
    // For each cell that it looks at: the last of its events.
    std::vector<std::pair<Point, std::size_t>> looked_at;
};
NextStretch next_stretch(const Recording& run, std::size_t steps_done);

// --- words

// "3 cells", "1 cell".
std::string counted(std::size_t number, std::string_view one, std::string_view many);
// Of an option, from 1: "A", "B" …
std::string letter_of(int option);

}  // namespace fovlab
