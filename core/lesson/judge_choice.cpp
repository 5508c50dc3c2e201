// Choices: among answers in words, and among cells.
#include "core/grid/point_words.h"
#include "core/lesson/judging.h"

#include <algorithm>

namespace fovlab {
namespace {

bool contains(const std::vector<int>& list, int option) {
    return std::find(list.begin(), list.end(), option) != list.end();
}

int option_count(const Choice& task, const Asked& asked) {
    return static_cast<int>(task.of_cells() ? asked.cells.size() : task.options.size());
}

// "B, at (7, 4), is seen."
std::string of_cell(const Choice& task, const Asked& asked, int option) {
    const Point cell = asked.cells[static_cast<std::size_t>(option - 1)];
    const Standpoint here = standpoint_of(asked.scenario);
    const bool so = cells_that_are(task.which, asked.scenario).contains(cell);
    const std::string fact = letter_of(option) + ", at " + in_words(cell) + (so ? ", is " : ", is not ") +
                             (task.which == CellState::wall ? "a " : "") + std::string(info(task.which).name);
    if (task.which == CellState::lit && !so &&
        cells_that_are(CellState::seen, asked.scenario).contains(cell)) {
        return fact + ": it is in sight, but no lamp and no torch reaches it.";
    }
    const bool by_light = task.which != CellState::wall && task.which != CellState::floor &&
                          task.which != CellState::remembered && (task.which != CellState::lit || !so);
    return by_light ? fact + ": " + reason_of(whole_run(here.scene), cell) : fact + ".";
}

std::string of_words(const Choice& task, int option, bool right) {
    const auto index = static_cast<std::size_t>(option - 1);
    if (index < task.because.size() && !task.because[index].empty()) {
        return task.because[index];
    }
    return (right ? "It is “" : "It is not “") + task.options[index] + "”.";
}

// All that is right, once it was found.
std::string of_all(const Choice& task, const std::vector<int>& right) {
    std::string words;
    for (const int option : right) {
        const bool last = option == right.back();
        words += (words.empty() ? "These it is: “"
                  : last        ? " and “"
                                : ", “") +
                 task.options[static_cast<std::size_t>(option - 1)] + "”";
    }
    return words + ".";
}

// The first option that is chosen and not right, else the first that is right and not chosen, else the first of those chosen.
int telling(const Answer& answer, const std::vector<int>& right) {
    for (const int option : answer.chosen) {
        if (!contains(right, option)) {
            return option;
        }
    }
    return answer.chosen.front();
}

std::string of_count(const Answer& answer, const std::vector<int>& right) {
    const auto hits = std::count_if(answer.chosen.begin(), answer.chosen.end(),
                                    [&](int option) { return contains(right, option); });
    const auto all = static_cast<std::ptrdiff_t>(right.size());
    const auto wrong = static_cast<std::ptrdiff_t>(answer.chosen.size()) - hits;
    std::string words =
        "You found " + std::to_string(hits) + " of the " + std::to_string(all) + " that are right";
    if (wrong > 0) {
        words += ", and chose " + std::to_string(wrong) + (wrong == 1 ? " that is not" : " that are not");
    }
    return words + ".";
}

}  // namespace

std::vector<int> right_options(const Choice& task, const Asked& asked) {
    if (!task.of_cells()) {
        return task.right;
    }
    const CellSet right = cells_that_are(task.which, asked.scenario);
    std::vector<int> options;
    for (std::size_t i = 0; i < asked.cells.size(); ++i) {
        const Point cell = asked.cells[i];
        const bool on_map = cell.x >= 0 && cell.y >= 0 && cell.x < right.width() && cell.y < right.height();
        if (on_map && right.contains(cell)) {
            options.push_back(static_cast<int>(i) + 1);
        }
    }
    return options;
}

Verdict judge_choice(const Choice& task, const Asked& asked, const Answer& given) {
    Verdict verdict;
    verdict.right_options = right_options(task, asked);
    std::sort(verdict.right_options.begin(), verdict.right_options.end());
    Answer answer = given;
    std::sort(answer.chosen.begin(), answer.chosen.end());
    answer.chosen.erase(std::unique(answer.chosen.begin(), answer.chosen.end()), answer.chosen.end());
    const int count = option_count(task, asked);
    if (answer.chosen.empty()) {
        verdict.feedback = "Nothing is chosen yet: choose among A to " + letter_of(count) + ".";
        return verdict;
    }
    if (answer.chosen.front() < 1 || answer.chosen.back() > count) {
        verdict.feedback = "There are " + std::to_string(count) + " to choose from, 1 to " +
                           std::to_string(count) + " or A to " + letter_of(count) + ".";
        return verdict;
    }
    verdict.right = answer.chosen == verdict.right_options;
    const int option = telling(answer, verdict.right_options);
    const std::string why = task.of_cells() ? of_cell(task, asked, option)
                                            : of_words(task, option, contains(verdict.right_options, option));
    const bool several = verdict.right_options.size() > 1 || answer.chosen.size() > 1;
    // An option that is right says nothing of what is missing.
    const bool only_missed = !verdict.right && contains(verdict.right_options, option);
    verdict.feedback = several && !verdict.right ? of_count(answer, verdict.right_options) : std::string();
    if (several && verdict.right && !task.of_cells()) {
        verdict.feedback = of_all(task, verdict.right_options);
    } else if (!only_missed) {
        verdict.feedback += (verdict.feedback.empty() ? "" : " ") + why;
    }
    if (task.of_cells()) {
        verdict.look_at = asked.cells[static_cast<std::size_t>(option - 1)];
    }
    return verdict;
}

}  // namespace fovlab
