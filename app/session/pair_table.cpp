#include "app/session/pair_table.h"

#include <algorithm>
#include <cassert>
#include <utility>

namespace fovlab {
namespace {

// Of steps of one run that are kept to tell why: enough for every map that fits on a screen.
constexpr std::size_t k_most_steps = 400'000;

struct Asked {
    WayAnswer answer;
    std::uint64_t cost = 0;
};

Asked ask_one(const Grid& grid, const Rules& rules, Algorithm algorithm, Point from, Point to) {
    Asked asked;
    const Recording run = record(grid, from, algorithm, rules, k_most_steps);
    if (!run.trace.cut()) {
        asked.answer.why = why(run, to);
        asked.answer.sees = asked.answer.why->visible();
        asked.cost = run.trace.size();
        return asked;
    }
    const Sight sight = see(grid, from, algorithm, rules);
    asked.answer.sees = sight.visible.contains(to);
    asked.cost = k_most_steps + sight.examined;
    return asked;
}

}  // namespace

void PairTable::ask(const Grid& grid, const Rules& rules, Point a, Point b) {
    assert(grid.contains(a) && grid.contains(b) && a != b);
    if (question_ && question_->a == a && question_->b == b && question_->rules == rules &&
        question_->grid == grid) {
        return;
    }
    question_.emplace(Question{grid, rules, a, b});
    answers_.assign(algorithms().size(), std::nullopt);
}

void PairTable::forget() {
    question_.reset();
    answers_.clear();
}

bool PairTable::done() const {
    return std::all_of(answers_.begin(), answers_.end(),
                       [](const std::optional<PairAnswer>& answer) { return answer.has_value(); });
}

bool PairTable::work(Algorithm first, std::uint64_t budget) {
    if (!question_) {
        return false;
    }
    bool found = false;
    std::uint64_t spent = 0;
    const auto go_on = [&](Algorithm algorithm) {
        if (spent < budget && !answers_[static_cast<std::size_t>(algorithm)]) {
            spent += find(algorithm);
            found = true;
        }
    };
    go_on(first);
    for (const AlgorithmInfo& row : algorithms()) {
        go_on(row.algorithm);
    }
    return found;
}

std::uint64_t PairTable::find(Algorithm algorithm) {
    Asked forth = ask_one(question_->grid, question_->rules, algorithm, question_->a, question_->b);
    Asked back = ask_one(question_->grid, question_->rules, algorithm, question_->b, question_->a);
    answers_[static_cast<std::size_t>(algorithm)].emplace(
        PairAnswer{std::move(forth.answer), std::move(back.answer)});
    return forth.cost + back.cost;
}

const std::optional<PairAnswer>& PairTable::answer(Algorithm algorithm) const {
    static const std::optional<PairAnswer> none;
    return answers_.empty() ? none : answers_[static_cast<std::size_t>(algorithm)];
}

}  // namespace fovlab
