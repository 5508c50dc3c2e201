#include "app/session/run.h"

#include "app/session/words.h"
#include "core/explain/sentence.h"
#include "core/explain/step_sentence.h"

#include <algorithm>
#include <cmath>

namespace fovlab {

Run::Run(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules)
    : recording_(std::make_unique<Recording>(record(grid, viewer, algorithm, rules))),
      cursor_(recording_->trace) {
    place();
}

void Run::place() {
    frame_ = cursor_.frame();
    visible_count_ = trace().visible(cursor_.step()).count();
}

bool Run::is_of(const Grid& grid, Point viewer, Algorithm algorithm, const Rules& rules) const {
    return recording_->algorithm == algorithm && recording_->rules == rules && trace().viewer() == viewer &&
           trace().grid() == grid;
}

double Run::share() const {
    return trace().size() == 0 ? 1.0
                               : static_cast<double>(cursor_.step()) / static_cast<double>(trace().size());
}

void Run::go_to(std::size_t step) {
    cursor_.go_to(step);
    place();
}

void Run::go_to(const Where& where) {
    cursor_.go_to(where);
    place();
}

void Run::go_to_share(double share) {
    const double step = std::clamp(share, 0.0, 1.0) * static_cast<double>(trace().size());
    go_to(static_cast<std::size_t>(std::llround(step)));
}

void Run::stride(Stride stride, bool forward) {
    if (!forward) {
        cursor_.back(stride);
    } else if (!cursor_.forward(stride)) {
        cursor_.go_to(std::size_t{0});
    }
    place();
}

const WedgeTree& Run::wedge_tree() const {
    if (!wedge_tree_) {
        wedge_tree_.emplace(trace());
    }
    return *wedge_tree_;
}

const Recording& Run::whole() {
    if (!trace().cut() || steps_for_why(algorithm()) == Trace::k_max_steps) {
        return *recording_;
    }
    if (!whole_) {
        whole_ = std::make_unique<Recording>(
            record(trace().grid(), trace().viewer(), algorithm(), rules(), steps_for_why(algorithm())));
    }
    return *whole_;
}

void Run::explain(std::optional<Point> cell) {
    if (!cell) {
        explanation_.reset();
    } else if (!explanation_ || explanation_->cell != *cell) {
        explanation_ = why(whole(), *cell);
    }
    const bool is_wall = cell && trace().grid().opaque(*cell) && *cell != trace().viewer();
    umbra_refused_ = is_wall && !umbra_is_quick(trace().grid(), trace().viewer(), algorithm(), rules());
    if (!is_wall || umbra_refused_) {
        umbra_.reset();
    } else if (!umbra_ || umbra_->wall != *cell) {
        umbra_ = fovlab::umbra(trace().grid(), trace().viewer(), algorithm(), rules(), *cell);
    }
}

std::string Run::explanation_sentence() const {
    if (!explanation_) {
        return {};
    }
    const std::string words = sentence(*explanation_, rules(), trace().grid());
    const bool decided = explanation_->decided_after(cursor_.step(), trace());
    return decided ? words : worded(Word::not_yet_decided, {words});
}

std::string Run::step_sentence() const {
    return cursor_.at_start() || cursor_.at_end() ? std::string()
                                                  : fovlab::step_sentence(*recording_, cursor_.step() - 1);
}

}  // namespace fovlab
