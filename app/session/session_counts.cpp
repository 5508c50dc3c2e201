// What the session counts behind what it shows: for the runs on the screen, before and after a change of rules, and for
// every algorithm in the table.
#include "app/session/session.h"

#include <vector>

namespace fovlab {
namespace {

RunRules rules_in(const Scenario& document, Side side) {
    if (side == Side::right && document.compare) {
        return {document.compare->algorithm, document.compare->rules};
    }
    return {document.algorithm, document.rules};
}

}  // namespace

RunRules Session::run_rules(Side side) const { return rules_in(document_, side); }

std::optional<RunRules> Session::rules_before() const {
    const bool shown = rules_before_ && rules_before_->side == chosen() &&
                       !same_run(rules_before_->run, run_rules(chosen()));
    return shown ? std::optional(rules_before_->run) : std::nullopt;
}

void Session::remember_rules(const Scenario& changed) {
    const RunRules before = run_rules(chosen());
    if (!same_run(before, rules_in(changed, chosen()))) {
        rules_before_ = {before, chosen()};
    }
}

// Only what somebody can see now.
std::vector<PairJobs::Wanted> Session::wanted_counts() const {
    std::vector<PairJobs::Wanted> wanted;
    const RunRules now = run_rules(chosen());
    if (compares()) {
        wanted.push_back({run_rules(Side::left), true});
        wanted.push_back({run_rules(Side::right), true});
    }
    if (const std::optional<RunRules> before = rules_before(); before && left_panel_ == LeftPanel::rules) {
        wanted.push_back({now, true});
        wanted.push_back({*before, true});
    }
    if (side_panel_ == SidePanel::symmetry) {
        wanted.push_back({now, true});
    }
    if (side_panel_ == SidePanel::table) {
        wanted.push_back({now, true});
        for (const AlgorithmInfo& info : algorithms()) {
            wanted.push_back({{info.algorithm, now.rules}, true});
        }
    }
    return wanted;
}

bool Session::work(double since_last, PairJobs::Clock clock) {
    jobs_.look_at(grid(), viewer());
    jobs_.want(wanted_counts());
    bool news = jobs_.work(since_last, clock, edit_open_);
    news = work_on_pairs() || news;
    version_ += news ? 1 : 0;
    return news;
}

}  // namespace fovlab
