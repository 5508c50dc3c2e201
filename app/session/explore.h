// A walk in the lab: the journey of the document, where one is in its record, and how it is looked at.
//
// The document holds the moves; the place in their record, what is revealed and how memory is shown are the explorer's.
// There are three ways to look: one walks; one steps through the last look; or one steps through how the dungeon was cut.
// Units: cells, moves, steps of the cutting.
#pragma once

#include "app/session/look.h"
#include "core/dungeon/dungeon_trace.h"
#include "core/explore/journey.h"
#include "core/lesson/mistake.h"
#include "core/scenario/scenario.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

enum class ExploreMode : std::uint8_t { walk, look, cuts };

inline constexpr std::array<std::string_view, 3> k_explore_mode_names{"walk", "look", "cuts"};

constexpr std::string_view name(ExploreMode mode) {
    return k_explore_mode_names[static_cast<std::size_t>(mode)];
}

class Explore {
public:
    // All moves of the document's walk are done.
    explicit Explore(const Scenario& document);
    // With a mistake that a lesson asks to find, or none, from the beginning of the walk.
    void make_mistake(std::optional<Mistake> mistake);

    ExploreMode mode() const { return mode_; }
    void set_mode(ExploreMode mode) { mode_ = mode; }

    const Journey& journey() const { return journey_; }
    const Walker& walker() const { return journey_.walker(); }
    const Grid& grid() const { return walker().level().grid; }

    // Would another walk of this document be the same one?
    bool is_of(const Scenario& document) const;
    // The same walk under what has changed: after as many moves, where those are the same as before, else after all.
    void renew(const Scenario& document);

    // False, and nothing done, when there are too many moves.
    bool move(Move move) { return journey_.move(move); }
    void go_to(std::size_t moves_done) { journey_.go_to(moves_done); }
    // What was seen until now, of what is not shown now.
    void forget() { journey_.forget(); }
    // As it was left on another day: after which moves memory was cleared.
    void forget_after(std::vector<std::size_t> forgotten);

    // Is everything shown, seen or not?
    bool reveals() const { return reveal_; }
    void reveal(bool on) { reveal_ = on; }
    bool brighter() const { return brighter_; }
    void brighten(bool on) { brighter_ = on; }
    // May be told of: it was seen, or all is shown. While one walks nothing else is told.
    bool knows(Point cell) const;
    // What a cell is, as far as one knows: a door that was opened elsewhere is still closed, a secret door a wall.
    Terrain known_terrain(Point cell) const;
    // What one sees stand there, in words; under `reveal` whatever does. Empty where nothing is to tell.
    std::string things_told(Point cell) const;

    // The place in how the level at hand was cut.
    std::size_t cut() const { return cut_; }
    void go_to_cut(std::size_t step) { cut_ = step; }
    // Of a level that was made by a plan.
    const DungeonTrace& making() const;
    // All of it, and what of it is there at that place.
    const DungeonMaking& made() const;
    const DungeonMaking& made_so_far() const;
    // What the last step did; empty before the first one.
    std::string cut_sentence() const;

    // Steps done and all of them, of what the timeline is about: moves, or, where one looks at them, cuts.
    std::size_t done() const { return mode_ == ExploreMode::cuts ? cut_ : journey_.done(); }
    std::size_t steps() const;

private:
    Scenario of_;  // the document of which it is, without what does not matter here
    std::optional<Mistake> mistake_;
    Journey journey_;
    ExploreMode mode_ = ExploreMode::walk;
    bool reveal_ = false;
    bool brighter_ = false;
    std::size_t cut_ = 0;
    // Made when first asked for.
    mutable std::optional<DungeonTrace> making_;
    mutable std::optional<DungeonMaking> made_;
    mutable std::optional<DungeonMaking> made_so_far_;
    mutable std::size_t made_steps_ = 0;  // of made_so_far_
};

// As it is kept for another day, and as it comes back: what does not fit the walk at hand is passed over.
KeptWalk kept_walk(const Explore& explore);
void bring_back(const KeptWalk& kept, Explore& explore);

// The moves of a document's walk; none where it has no walk.
const std::string& moves_of(const Scenario& document);
// How many moves two walks begin with in common.
std::size_t common_moves(const std::string& a, const std::string& b);

}  // namespace fovlab
