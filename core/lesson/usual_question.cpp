#include "core/lesson/usual_question.h"

#include "core/grid/point_words.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

std::string next_of(const std::optional<Scenario>& scenario) {
    static constexpr std::array<std::string_view, 3> k_next{"row", "ray", "row"};  // by Method
    const Method method = scenario ? info(scenario->algorithm).method : Method::wedges;
    return std::string(k_next[static_cast<std::size_t>(method)]);
}

std::string question(const Predict& predict, const std::optional<Scenario>& scenario) {
    static constexpr std::array<std::string_view, 3> k_cells{"cells", "floor cells", "walls"};  // by Of
    const std::string mark = "Mark the " + std::string(k_cells[static_cast<std::size_t>(predict.of)]);
    switch (predict.what) {
        case Predict::What::seen:
            return mark + " that the viewer sees.";
        case Predict::What::dark:
            return mark + " in range that stay dark.";
        case Predict::What::next:
            return mark + " that the next " + next_of(scenario) + " shows.";
        case Predict::What::remembered:
            break;
    }
    return mark + " that are remembered, and not in sight now.";
}

// Lessons have their own.
std::string question(const Choice&, const std::optional<Scenario>&) { return "Which is right?"; }
std::string question(const Number&, const std::optional<Scenario>&) { return "How many?"; }

// "first", "12th".
std::string in_order(int number) {
    static constexpr std::array<std::string_view, 6> k_few{"first",  "second", "third",
                                                           "fourth", "fifth",  "sixth"};
    if (number <= static_cast<int>(k_few.size())) {
        return std::string(k_few[static_cast<std::size_t>(number - 1)]);
    }
    const bool teens = number / 10 % 10 == 1;
    const std::string_view end = teens || number % 10 == 0 || number % 10 > 3 ? "th"
                                 : number % 10 == 1                           ? "st"
                                 : number % 10 == 2                           ? "nd"
                                                                              : "rd";
    return std::to_string(number) + std::string(end);
}

std::string question(const FindStep& step, const std::optional<Scenario>&) {
    // By EventKind.
    static constexpr std::array<std::string_view, 9> k_does{
        "begins a quadrant", "begins a row",     "looks at a cell", "narrows the light", "splits the light",
        "ends a row",        "begins an octant", "sends out a ray", "ends a ray"};
    if (step.decides) {
        return "Go to the step that decides about the cell " + in_words(*step.decides) + ".";
    }
    std::string words = step.nth ? "Go to the " + in_order(*step.nth) + " step that " : "Go to a step that ";
    const bool looks = step.at && step.event.value_or(EventKind::cell) == EventKind::cell;
    words += looks ? "looks at the cell " + in_words(*step.at)
                   : std::string(k_does[static_cast<std::size_t>(step.event.value_or(EventKind::cell))]);
    words += step.at && !looks ? " at " + in_words(*step.at) : "";
    words += step.depth ? " at depth " + std::to_string(*step.depth) : "";
    words += step.wedge ? " in wedge " + std::to_string(*step.wedge) : "";
    return words + ".";
}

std::string question(const Build&, const std::optional<Scenario>&) {
    return "Change the map until all of this holds.";
}
std::string question(const FindBug&, const std::optional<Scenario>&) {
    return "This run breaks one of its rules. Which one?";
}
std::string question(const WhoSeesWhom&, const std::optional<Scenario>&) {
    return "Does A see B, and does B see A?";
}

}  // namespace

std::string usual_question(const TaskKind& task, const std::optional<Scenario>& scenario) {
    return std::visit([&](const auto& kind) { return question(kind, scenario); }, task);
}

}  // namespace fovlab
