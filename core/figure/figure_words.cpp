#include "core/figure/figure_words.h"

#include "core/explain/sentence.h"
#include "core/fov/rule_value.h"

namespace fovlab {
namespace {

std::string counted(std::size_t count, const std::string& what) {
    return std::to_string(count) + " " + what + (count == 1 ? "" : "s");
}

std::size_t cells_of(const Grid& grid) {
    return static_cast<std::size_t>(grid.width()) * static_cast<std::size_t>(grid.height());
}

// "radius 8, range round, floor any": the range, and the rules that are not as usual.
std::string rules_of(const Recording& run) {
    std::string words;
    for (const Option option : info(run.algorithm).uses) {
        const std::string value = value_of(run.rules, option);
        const bool of_range = option == Option::radius || option == Option::range;
        if (of_range || value != value_of({}, option)) {
            words += (words.empty() ? "" : ", ") + std::string(name(option)) + " " + value;
        }
    }
    return words;
}

// The rules of a run in which another one differs.
std::string rules_apart(const Recording& run, const Recording& other) {
    std::string words;
    for (const Option option : info(run.algorithm).uses) {
        const std::string value = value_of(run.rules, option);
        if (value != value_of(other.rules, option)) {
            words += (words.empty() ? "" : ", ") + std::string(name(option)) + " " + value;
        }
    }
    return words;
}

std::string run_in_words(const ShownRun& run) {
    const Trace& trace = run.recording.trace;
    const std::string how_far = run.step >= trace.size() ? "all " + counted(trace.size(), "step") + " done"
                                                         : std::to_string(run.step) + " of " +
                                                               counted(trace.size(), "step") + " done";
    return std::string(info(run.recording.algorithm).name) + ", " + rules_of(run.recording) + ", " + how_far +
           ": " + std::to_string(trace.visible(run.step).count()) + " of " +
           counted(cells_of(trace.grid()), "cell") + " are seen.";
}

std::string difference_in_words(const ShownRun& left, const ShownRun& right) {
    const CellSet a = left.recording.trace.visible(left.step);
    const CellSet b = right.recording.trace.visible(right.step);
    const std::size_t only_a = a.without(b).count();
    return "Both see " + counted(a.count() - only_a, "cell") + ", only the left one sees " +
           std::to_string(only_a) + ", only the right one " + std::to_string(b.without(a).count()) + ".";
}

}  // namespace

Heading heading_of(const ShownRun& run, const ShownRun& other) {
    const Trace& trace = run.recording.trace;
    const std::string apart = rules_apart(run.recording, other.recording);
    const std::string at_step = ", step ";
    const std::string words =
        std::string(info(run.recording.algorithm).name) + (apart.empty() ? "" : ", " + apart) + ", ";
    const std::string all = std::to_string(trace.size());
    const bool half_done = run.step < trace.size();
    return {words + counted(trace.visible(run.step).count(), "cell") + " seen" +
                (half_done ? at_step + std::to_string(run.step) + " of " + all : std::string()),
            words + std::to_string(cells_of(trace.grid())) + " cells seen" + at_step + all + " of " + all};
}

std::string name_of(const Scenario& document, const std::optional<ShownRun>& right) {
    if (!document.title.empty()) {
        return document.title;
    }
    std::string words(info(document.algorithm).name);
    if (right) {
        words += " and " + std::string(info(right->recording.algorithm).name);
    }
    return words + " on a map of " + std::to_string(document.grid.width()) + " × " +
           std::to_string(document.grid.height()) + " cells";
}

std::string description_of(const Scenario& document, const ShownRun& left,
                           const std::optional<ShownRun>& right) {
    std::string words = "A map of " + std::to_string(document.grid.width()) + " × " +
                        std::to_string(document.grid.height()) + " cells; the viewer stands at " +
                        in_words(document.viewer) + ". ";
    if (!right) {
        return words + run_in_words(left);
    }
    return words + "Left: " + run_in_words(left) + " Right: " + run_in_words(*right) + " " +
           difference_in_words(left, *right);
}

std::string name_of_walk(const Scenario& document) {
    return document.title.empty() ? "A walk on a map of " + std::to_string(document.grid.width()) + " × " +
                                        std::to_string(document.grid.height()) + " cells"
                                  : document.title;
}

std::string description_of_walk(const Scenario& document, const Walker& walker) {
    return "A walk of " + counted(document.walk->moves.size(), "move") + " on a map of " +
           std::to_string(document.grid.width()) + " × " + std::to_string(document.grid.height()) +
           " cells, level " + std::to_string(walker.depth()) + "; the viewer stands at " +
           in_words(walker.at()) + ". " + counted(walker.shown().count(), "cell") + " in sight, " +
           std::to_string(walker.memory().seen().count()) + " known.";
}

}  // namespace fovlab
