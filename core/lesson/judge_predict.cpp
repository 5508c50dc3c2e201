// Predictions: which marks were right, and why the first that was not is as it is.
#include "core/explain/step_sentence.h"
#include "core/grid/point_words.h"
#include "core/lesson/judging.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

// What the cells are, in words: "12 cells are seen".
constexpr std::array<std::string_view, 4> k_are{"seen", "dark", "shown next", "remembered"};

std::string_view are(const Predict& task) { return k_are[static_cast<std::size_t>(task.what)]; }

NextStretch next_of_scene(const Recording& run, const Scenario& scene) {
    return next_stretch(run, steps_done(scene, run.trace));
}

CellSet target(const Predict& task, const Asked& asked) {
    switch (task.what) {
        case Predict::What::dark:
            return cells_that_are(CellState::dark, asked.scenario);
        case Predict::What::remembered:
            return cells_that_are(CellState::remembered, asked.scenario);
        case Predict::What::next: {
            const Scenario scene = standpoint_of(asked.scenario).scene;
            return next_of_scene(whole_run(scene), scene).shown;
        }
        case Predict::What::seen:
            break;
    }
    return cells_that_are(CellState::seen, asked.scenario);
}

// Why a cell is as it is.
std::string reason(const Predict& task, const Asked& asked, Point cell) {
    const Standpoint here = standpoint_of(asked.scenario);
    if (task.what == Predict::What::remembered) {
        const bool known = here.walker && here.walker->memory().seen().contains(cell);
        const bool shown = here.walker && here.walker->shown().contains(cell);
        return shown   ? "It is in view now."
               : known ? "It was seen on the way, and is out of view now."
                       : "It has never been seen on this walk.";
    }
    const Recording run = whole_run(here.scene);
    if (task.what != Predict::What::next) {
        return reason_of(run, cell);
    }
    const std::size_t done = steps_done(here.scene, run.trace);
    if (const std::optional<std::size_t> seen = run.trace.visible_after(cell); seen && *seen <= done) {
        return "It has been seen before this step.";
    }
    std::string words =
        run.trace.rays().empty() ? "The row does not look at it." : "The ray does not come to it.";
    for (const auto& [at, event] : next_of_scene(run, here.scene).looked_at) {
        words = at == cell ? step_sentence(run, event) : words;
    }
    return words;
}

int distance(Point offset) { return std::max(std::abs(offset.x), std::abs(offset.y)); }

// The one nearest to the viewer: what went wrong there is most easily seen.
std::optional<Point> first_fault(const Verdict& verdict, Point viewer) {
    std::optional<Point> first;
    for (const std::vector<Point>* cells : {&verdict.wrong, &verdict.missed}) {
        for (const Point cell : *cells) {
            if (!first || distance(cell - viewer) < distance(*first - viewer)) {
                first = cell;
            }
        }
    }
    return first;
}

std::string of_all(const Predict& task, std::size_t right) {
    const std::string cells = counted(right, "cell is ", "cells are ") + std::string(are(task));
    return right == 0 ? "No cell is " + std::string(are(task)) + ", and you marked none."
                      : "You found all of them: " + cells + ".";
}

std::string of_faults(const Predict& task, const Verdict& verdict) {
    const std::size_t right = verdict.hits.size() + verdict.missed.size();
    std::string words = "You found " + std::to_string(verdict.hits.size()) + " of the " +
                        counted(right, "cell", "cells") + " that " + (right == 1 ? "is " : "are ") +
                        std::string(are(task));
    if (right == 0) {
        words = "No cell is " + std::string(are(task));
    }
    if (!verdict.wrong.empty()) {
        words += ", and marked " + std::to_string(verdict.wrong.size()) +
                 (verdict.wrong.size() == 1 ? " that is not" : " that are not");
    }
    return words + ".";
}

}  // namespace

std::vector<Point> cells_asked_for(const Predict& task, const Scenario& scenario) {
    const Scenario scene = standpoint_of(scenario).scene;
    const Room all{0, 0, scene.grid.width(), scene.grid.height()};
    const Room among = task.among.value_or(all);
    std::vector<Point> cells;
    for (int y = among.y; y < among.y + among.height; ++y) {
        for (int x = among.x; x < among.x + among.width; ++x) {
            const Point cell{x, y};
            if (!scene.grid.contains(cell) || cell == scene.viewer) {
                continue;
            }
            const bool wall = scene.grid.opaque(cell);
            if (task.of == Predict::Of::all || wall == (task.of == Predict::Of::walls)) {
                cells.push_back(cell);
            }
        }
    }
    return cells;
}

std::vector<Point> right_cells(const Predict& task, const Asked& asked) {
    const CellSet right = target(task, asked);
    std::vector<Point> cells;
    for (const Point cell : asked.among) {
        if (right.contains(cell)) {
            cells.push_back(cell);
        }
    }
    return cells;
}

// Marks on cells that are not asked for, such as the viewer's own, count neither way.
Verdict judge_predict(const Predict& task, const Asked& asked, const Answer& answer) {
    const CellSet right = target(task, asked);
    Verdict verdict;
    for (const Point cell : asked.among) {
        const bool marked = std::find(answer.cells.begin(), answer.cells.end(), cell) != answer.cells.end();
        if (right.contains(cell)) {
            (marked ? verdict.hits : verdict.missed).push_back(cell);
        } else if (marked) {
            verdict.wrong.push_back(cell);
        }
    }
    verdict.look_at = first_fault(verdict, standpoint_of(asked.scenario).scene.viewer);
    verdict.right = !verdict.look_at;
    if (verdict.right) {
        verdict.feedback = of_all(task, verdict.hits.size());
    } else {
        const Point cell = *verdict.look_at;
        const bool is = right.contains(cell);
        verdict.feedback = of_faults(task, verdict) + " " + in_words(cell) + (is ? " is " : " is not ") +
                           std::string(are(task)) + ": " + reason(task, asked, cell);
    }
    return verdict;
}

}  // namespace fovlab
