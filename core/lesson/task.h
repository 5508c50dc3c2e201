// What a lesson asks for, and what is right. Nothing here holds an answer that an algorithm can find.
//
// Units: cells, steps done. One struct for each kind of task; judge.h judges them.
#pragma once

#include "core/dungeon/recipe.h"
#include "core/grid/room.h"
#include "core/lesson/condition.h"
#include "core/lesson/mistake.h"
#include "core/trace/event.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fovlab {

// A map by chance instead of the page's, from a seed of the learner's own.
struct RandomMap {
    MapRecipe recipe = {MapKind::noise, 1, 20};
    int width = 11;
    int height = 9;
};

// Mark the cells that will be seen, that will stay dark, that the next row (or ray) shows, or that are remembered.
struct Predict {
    enum class What : std::uint8_t { seen, dark, next, remembered };
    enum class Of : std::uint8_t { all, floor, walls };

    static constexpr std::array<std::string_view, 4> k_what_names{"seen", "dark", "next", "remembered"};
    static constexpr std::array<std::string_view, 3> k_of_names{"all", "floor", "walls"};

    What what = What::seen;
    Of of = Of::all;
    std::optional<Room> among = {};  // only cells of this rectangle are asked for
};

// One of several answers, or all that are right. They are words with the right ones named; or cells of the map, of which the
// right ones are those that are as `which` says. Of a map by chance the cells are found as well: `count` of them, one right.
struct Choice {
    static constexpr int k_most = 12;  // options, or cells

    std::vector<std::string> options = {};
    std::vector<std::string> because = {};  // said when an option was chosen; each may be empty, and all
    std::vector<int> right = {};            // from 1
    std::vector<Point> cells = {};
    CellState which = CellState::seen;
    int count = 4;

    bool of_cells() const { return options.empty(); }
};

// A number: one that is computed, or, where the lab cannot, one that the lesson tells.
struct Number {
    std::optional<Quantity> of = {};
    std::optional<Fraction> right = {};
    std::optional<Point> at = {};  // a cell to point at when the answer is wrong
};

// Go to a step that does this; every such step is right, or with `nth` (from 1) only that one.
struct FindStep {
    std::optional<EventKind> event = {};
    std::optional<Point> at = {};  // the cell that was looked at, or the wall that set the slope
    std::optional<int> depth = {};
    std::optional<int> wedge = {};
    std::optional<Point> decides = {};  // the step that decides whether this cell is seen
    std::optional<int> nth = {};
};

// Change the map until all of these hold.
struct Build {
    std::vector<Condition> goals;
};

// The run on the page makes a mistake on purpose: which?
struct FindBug {
    Mistake mistake = Mistake::walls_unseen;
};

struct WhoSeesWhom {
    Point a;
    Point b;
};

using TaskKind = std::variant<Predict, Choice, Number, FindStep, Build, FindBug, WhoSeesWhom>;

inline constexpr std::size_t k_task_kinds = std::variant_size_v<TaskKind>;
// In the order of TaskKind.
inline constexpr std::array<std::string_view, k_task_kinds> k_task_kind_names{
    "predict", "choice", "number", "find-step", "build", "find-bug", "who-sees-whom"};

constexpr std::string_view name_of_kind(std::size_t kind) { return k_task_kind_names[kind]; }

struct Task {
    TaskKind what;
    int line = 0;
    std::string ask;           // in a sentence or two; never empty: each kind has words of its own
    std::string hint = {};     // said after a wrong answer
    std::string explain = {};  // said after the right one
    std::optional<RandomMap> random = {};
};

}  // namespace fovlab
