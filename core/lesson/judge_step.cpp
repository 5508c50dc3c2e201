// Steps: which of a run do what is asked for.
#include "core/explain/step_sentence.h"
#include "core/explain/why.h"
#include "core/lesson/judging.h"

#include <algorithm>

namespace fovlab {
namespace {

// The cells that an event is about: what it looked at, and the walls that set slopes.
std::vector<Point> cells_of(const Event& event) {
    std::vector<Point> cells;
    const auto add = [&cells](std::optional<Point> cell) {
        if (cell) {
            cells.push_back(*cell);
        }
    };
    if (const auto* cell = std::get_if<CellExamined>(&event)) {
        add(cell->at);
    } else if (const auto* narrowed = std::get_if<Narrowed>(&event)) {
        add(narrowed->start_by);
    } else if (const auto* split = std::get_if<Split>(&event)) {
        add(split->end_by);
    } else if (const auto* ray = std::get_if<RayBegan>(&event)) {
        add(ray->to);
    } else if (const auto* ended = std::get_if<RayEnded>(&event)) {
        add(ended->at);
    }
    return cells;
}

class StepSearch {
public:
    StepSearch(const FindStep& task, const Asked& asked)
        : task_(task), run_(whole_run(standpoint_of(asked.scenario).scene)) {
        if (task.decides && run_.trace.grid().contains(*task.decides)) {
            decided_ = why(run_, *task.decides).step;
        }
    }

    const Recording& run() const { return run_; }

    // Steps done after each event that fits, whichever of them is asked for.
    std::vector<std::size_t> fitting() const {
        std::vector<std::size_t> steps;
        for (std::size_t event = 0; event < run_.trace.size(); ++event) {
            if (fits(event)) {
                steps.push_back(event + 1);
            }
        }
        return steps;
    }

    // Those that are right.
    std::vector<std::size_t> right() const {
        std::vector<std::size_t> steps = fitting();
        if (!task_.nth) {
            return steps;
        }
        const auto nth = static_cast<std::size_t>(std::max(*task_.nth, 1));
        return nth > steps.size() ? std::vector<std::size_t>{} : std::vector<std::size_t>{steps[nth - 1]};
    }

private:
    bool fits(std::size_t event) const {
        const Trace& trace = run_.trace;
        if (task_.event && trace.kind(event) != *task_.event) {
            return false;
        }
        if (task_.decides && decided_ != event + 1) {
            return false;
        }
        const std::optional<int> row = trace.rows().empty() ? std::nullopt : trace.row_of(event);
        const RowBegan* const began = row ? &trace.rows()[static_cast<std::size_t>(*row)].began : nullptr;
        if (task_.depth && (began == nullptr || began->depth != *task_.depth)) {
            return false;
        }
        if (task_.wedge && (began == nullptr || began->wedge != *task_.wedge)) {
            return false;
        }
        return !task_.at || is_about(event, *task_.at);
    }

    bool is_about(std::size_t event, Point cell) const {
        const std::vector<Point> cells = cells_of(run_.trace.event(event));
        return std::find(cells.begin(), cells.end(), cell) != cells.end();
    }

    const FindStep& task_;
    Recording run_;
    std::optional<std::size_t> decided_;
};

std::string where_it_is(const std::vector<std::size_t>& right, std::size_t step) {
    if (right.empty()) {
        return "No step of this run does what is asked for.";
    }
    if (right.front() > step) {
        return "What is asked for comes later.";
    }
    return right.back() < step ? "What is asked for comes earlier."
                               : "What is asked for comes before this and after it.";
}

}  // namespace

std::vector<std::size_t> right_steps(const FindStep& task, const Asked& asked) {
    return StepSearch(task, asked).right();
}

Verdict judge_step(const FindStep& task, const Asked& asked, const Answer& answer) {
    Verdict verdict;
    const StepSearch search(task, asked);
    const Trace& trace = search.run().trace;
    const std::size_t step = std::min(answer.step, trace.size());
    const std::vector<std::size_t> right = search.right();
    verdict.right = answer.step == step && std::find(right.begin(), right.end(), step) != right.end();
    if (step == 0) {
        verdict.feedback = "No step is done here. " + where_it_is(right, 0);
        return verdict;
    }
    const std::string told = "Step " + std::to_string(step) + ": " + step_sentence(search.run(), step - 1);
    const std::vector<Point> cells = cells_of(trace.event(step - 1));
    if (!cells.empty() && trace.grid().contains(cells.front())) {
        verdict.look_at = cells.front();
    }
    if (verdict.right) {
        verdict.feedback = told;
        return verdict;
    }
    const std::vector<std::size_t> fitting = search.fitting();
    const auto found = std::find(fitting.begin(), fitting.end(), step);
    if (found != fitting.end() && task.nth) {
        verdict.feedback = told + " That is number " + std::to_string(found - fitting.begin() + 1) +
                           " of such steps, and number " + std::to_string(*task.nth) + " is asked for.";
    } else {
        verdict.feedback = told + " " + where_it_is(right, step);
    }
    return verdict;
}

}  // namespace fovlab
