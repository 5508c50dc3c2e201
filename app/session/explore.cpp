#include "app/session/explore.h"

#include "core/scenario/level_of.h"
#include "core/scenario/place_thing.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

// Of a document, what a walk depends on.
Scenario stripped(Scenario document) {
    document.step.reset();
    document.title.clear();
    document.compare.reset();
    document.walk.reset();
    return document;
}

bool remembers(const Scenario& document) { return !document.walk || document.walk->memory; }

Journey journey_in(const Scenario& document, std::optional<Mistake> mistake,
                   std::vector<std::size_t> forgotten) {
    const WalkRules rules = walk_rules_of(document);
    return {level_of(document), document.viewer, mistake ? with_mistake(rules, *mistake) : rules,
            moves_of(document), std::move(forgotten)};
}

}  // namespace

const std::string& moves_of(const Scenario& document) {
    static const std::string none;
    return document.walk ? document.walk->moves : none;
}

std::size_t common_moves(const std::string& a, const std::string& b) {
    const std::size_t most = std::min(a.size(), b.size());
    std::size_t same = 0;
    while (same < most && a[same] == b[same]) {
        ++same;
    }
    return same;
}

Explore::Explore(const Scenario& document)
    : of_(stripped(document)),
      journey_(journey_in(document, std::nullopt, {})),
      reveal_(document.walk && document.walk->reveal) {}

void Explore::make_mistake(std::optional<Mistake> mistake) {
    if (mistake == mistake_) {
        return;
    }
    mistake_ = mistake;
    Scenario document = of_;
    document.walk = Walk{journey_.moves(), walker().rules().memory, reveal_};
    renew(document);
}

bool Explore::is_of(const Scenario& document) const {
    return moves_of(document) == journey_.moves() && remembers(document) == walker().rules().memory &&
           stripped(document) == of_;
}

void Explore::renew(const Scenario& document) {
    const bool at_end = journey_.done() == journey_.moves().size();
    const std::size_t done = journey_.done();
    const std::size_t same = common_moves(journey_.moves(), moves_of(document));
    std::vector<std::size_t> forgotten = journey_.forgotten();
    forgotten.erase(std::remove_if(forgotten.begin(), forgotten.end(),
                                   [same](std::size_t after) { return after > same; }),
                    forgotten.end());
    of_ = stripped(document);
    journey_ = journey_in(document, mistake_, std::move(forgotten));
    if (done <= same && !at_end) {
        journey_.go_to(done);
    }
    if (mode_ == ExploreMode::cuts) {
        mode_ = walker().level().plan ? mode_ : ExploreMode::walk;
        cut_ = std::min(cut_, steps());
    }
}

void Explore::forget_after(std::vector<std::size_t> forgotten) {
    const std::size_t done = journey_.done();
    journey_ = Journey(level_of(of_), of_.viewer, walker().rules(), journey_.moves(), std::move(forgotten));
    journey_.go_to(done);
}

bool Explore::knows(Point cell) const {
    if (reveal_ || mode_ == ExploreMode::cuts) {
        return true;
    }
    return mode_ == ExploreMode::look ? walker().has_met(cell) : walker().memory().seen().contains(cell);
}

std::string Explore::things_told(Point cell) const {
    const bool told = reveal_ || walker().shown().contains(cell);
    return told ? things_in_words(walker().level(), walker().rules().rules, cell) : std::string();
}

const DungeonTrace& Explore::making() const {
    const DungeonPlan& plan = *walker().level().plan;
    if (!making_ || making_->plan() != plan) {
        making_.emplace(plan);
        made_.reset();
        made_so_far_.reset();
    }
    return *making_;
}

const DungeonMaking& Explore::made() const {
    const DungeonTrace& trace = making();
    if (!made_) {
        made_ = trace.at(trace.steps());
    }
    return *made_;
}

const DungeonMaking& Explore::made_so_far() const {
    const DungeonTrace& trace = making();
    if (!made_so_far_ || made_steps_ != cut_) {
        made_so_far_ = trace.at(cut_);
        made_steps_ = cut_;
    }
    return *made_so_far_;
}

std::string Explore::cut_sentence() const {
    return cut_ == 0 ? std::string() : making().sentence(cut_ - 1, made_so_far());
}

std::size_t Explore::steps() const {
    return mode_ == ExploreMode::cuts ? making().steps() : journey_.moves().size();
}

KeptWalk kept_walk(const Explore& explore) {
    return {std::string(name(explore.mode())), explore.journey().done(), explore.cut(),
            explore.journey().forgotten(),     explore.reveals(),        explore.brighter()};
}

void bring_back(const KeptWalk& kept, Explore& explore) {
    const std::size_t moves = explore.journey().moves().size();
    std::vector<std::size_t> forgotten;
    for (const std::size_t after : kept.forgotten) {
        if (after <= moves && (forgotten.empty() || forgotten.back() < after)) {
            forgotten.push_back(after);
        }
    }
    if (!forgotten.empty()) {
        explore.forget_after(std::move(forgotten));
    }
    explore.go_to(std::min(kept.moves_done, moves));
    explore.reveal(kept.reveal);
    explore.brighten(kept.brighter);
    for (const ExploreMode mode : {ExploreMode::walk, ExploreMode::look, ExploreMode::cuts}) {
        const bool can = mode != ExploreMode::cuts || explore.walker().level().plan;
        if (kept.mode == name(mode) && can) {
            explore.set_mode(mode);
            explore.go_to_cut(std::min(kept.cut, explore.mode() == ExploreMode::cuts ? explore.steps() : 0));
        }
    }
}

Terrain Explore::known_terrain(Point cell) const {
    const bool remembered = mode_ == ExploreMode::walk && walker().memory().seen().contains(cell);
    return remembered ? walker().memory().terrain(cell) : grid().at(cell);
}

}  // namespace fovlab
