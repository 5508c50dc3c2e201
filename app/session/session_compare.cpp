// What the session knows of comparing: a second run beside the document's own, and which of the two is chosen.
#include "app/session/session.h"
#include "core/fov/follow_rules.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

// Another algorithm that tells much beside this one: the one that most people take for the best, else the next.
Algorithm telling_beside(Algorithm algorithm) {
    const std::optional<Algorithm> recursive = algorithm_of_id("recursive");
    if (recursive && *recursive != algorithm) {
        return *recursive;
    }
    const auto& all = algorithms();
    const auto at = std::find_if(
        all.begin(), all.end(), [algorithm](const AlgorithmInfo& row) { return row.algorithm == algorithm; });
    const auto index = static_cast<std::size_t>(at - all.begin());
    return all[(index + 1) % all.size()].algorithm;
}

}  // namespace

Rules& Session::rules_of(Scenario& scenario, Side side) {
    return side == Side::right && scenario.compare ? scenario.compare->rules : scenario.rules;
}

Algorithm& Session::algorithm_of(Scenario& scenario, Side side) {
    return side == Side::right && scenario.compare ? scenario.compare->algorithm : scenario.algorithm;
}

Comparison Session::telling_comparison(const Scenario& document) {
    return {telling_beside(document.algorithm), document.rules, Show::side_by_side};
}

Comparison Session::next_comparison() const {
    return last_comparison_.value_or(telling_comparison(document_));
}

// Another map comes with an algorithm and rules of its own; the right side keeps its algorithm and whatever rule it had
// of its own.
void Session::keep_comparison(Scenario& other_map) const {
    if (!document_.compare || other_map.compare) {
        return;
    }
    other_map.compare = document_.compare;
    follow_rules(other_map.compare->rules, document_.rules, other_map.rules);
}

void Session::compare_with(std::optional<Comparison> comparison) {
    Scenario changed = document_;
    changed.compare = std::move(comparison);
    change_at_once(std::move(changed));
}

void Session::show_comparison(Show show) {
    if (!compares()) {
        Comparison comparison = next_comparison();
        comparison.show = show;
        compare_with(comparison);
    } else if (document_.compare->show != show) {
        document_.compare->show = show;
        serial_ = ++last_serial_;
        last_comparison_ = document_.compare;
        ++version_;
    }
}

void Session::swap_sides() {
    Scenario changed = document_;
    std::swap(changed.algorithm, changed.compare->algorithm);
    std::swap(changed.rules, changed.compare->rules);
    std::swap(left_, *right_);  // with their places in the steps
    change_at_once(std::move(changed));
}

void Session::act(const ChooseSide& action) {
    if (compares() && chosen_ != action.side) {
        chosen_ = action.side;
        playback_.stop();
        pointed_wedge_.reset();
        shown_sector_.reset();
        ++version_;
    }
}

void Session::act(const SetAlgorithmOf& action) {
    if (action.side == Side::right && !compares()) {
        return;
    }
    Scenario changed = document_;
    algorithm_of(changed, action.side) = action.algorithm;
    change_at_once(std::move(changed));
}

void Session::act(const GoToStepOf& action) {
    if (action.side == Side::right && !compares()) {
        return;
    }
    playback_.stop();
    go_to(action.side, action.step);
}

void Session::act(const StepTogether& action) {
    together_ = action.together;
    follow(chosen());
}

void Session::act(const MoveDivider& action) {
    const double share = std::clamp(action.share, 0.0, 1.0);
    if (!std::isnan(share) && share != divider_) {
        divider_ = share;
        ++version_;
    }
}

}  // namespace fovlab
