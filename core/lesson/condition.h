// What a lesson can say about a map and its run: "A sees B", "walls <= 5", "one-way pairs = 0". One small vocabulary serves the
// goals of tasks, the numbers asked for, and the claims of a text.
//
//   NAME sees NAME        NAME does not see NAME
//   NAME is STATE         NAME is not STATE
//   QUANTITY OP NUMBER    OP is one of = != < <= > >=; a number may be a fraction, such as −3/8
//
// A NAME is `viewer`, the name or the glyph of something that stands on the map (the first, row by row), or a cell, (x, y). The
// tables of quantities and states are the documentation: lessons/README.md lists them, and a test holds both together.
// Sight is that of the scenario's algorithm under its rules, of a watcher as far as the legend says it sees; of a walk, from
// where it has led.
// No wall stands between two cells where the line that `lines` draws from the first to the second meets none.
// Limits: what is counted over all pairs is counted on maps of at most k_most_cells_for_pairs cells.
#pragma once

#include "core/geometry/slope.h"
#include "core/grid/cell_set.h"
#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>

namespace fovlab {

inline constexpr int k_most_cells_for_pairs = 4'096;

enum class Quantity : std::uint8_t {
    visible,        // cells that are seen, the viewer's own included
    visible_floor,  // those of them that let light through
    dark,           // cells in range that are not seen
    missed,         // those of them that lie in the open: no wall stands between
    in_range,       // cells of the map
    walls,          // cells that block sight
    floor,          // cells that do not
    cells,          // of the map
    width,
    height,
    changed,   // cells that are not as the page has them
    examined,  // looked at, each time counted
    steps,
    rows,
    wedges,
    splits,
    rays,
    one_way_pairs,
    mutual_pairs,
    pairs_in_range,
    only_left,  // of a comparison: cells that only the scenario's own run shows
    only_right,
    examined_right,
    start_slope,  // of the wedge at hand at the scenario's step
    end_slope,
    row_first,  // the columns of the row at hand
    row_last,
    rooms,  // of the dungeon, or of the map
    cuts,
    turns,  // of the walk
    remembered,
    level,       // how deep the walk has come
    watched_by,  // watchers that see the viewer
    count,       // not a quantity: how many there are
};

// How a cell is at the end of the run.
enum class CellState : std::uint8_t {
    seen,
    dark,
    lit,
    remembered,
    wall,
    floor,
    shadow,
    missed,
    out_of_range
};

struct QuantityInfo {
    Quantity quantity;
    std::string_view name;   // "one-way pairs"
    std::string_view means;  // one phrase
    // A sentence with `%` for the number; of "[are|is]" the second is for one alone, and "[s]" is left out there.
    std::string_view told;
};
std::span<const QuantityInfo> quantities();  // in the order of the enum
const QuantityInfo& info(Quantity quantity);
std::optional<Quantity> quantity_of_name(std::string_view name);

struct CellStateInfo {
    CellState state;
    std::string_view name;
    std::string_view means;
};
std::span<const CellStateInfo> cell_states();
const CellStateInfo& info(CellState state);
std::optional<CellState> cell_state_of_name(std::string_view name);

// A cell by its name in the lesson: found on the map each time, since what stands there may have been moved.
struct CellName {
    std::string words;  // "viewer", "goblin", "g", "(3, 4)"
};

enum class Relation : std::uint8_t { equal, unequal, less, at_most, more, at_least };

struct SeesCondition {
    CellName from;
    CellName to;
    bool holds = true;  // else: does not see
};
struct StateCondition {
    CellName cell;
    CellState state = CellState::seen;
    bool holds = true;
};
struct QuantityCondition {
    Quantity quantity = Quantity::visible;
    Relation relation = Relation::equal;
    Fraction number;
};

struct Condition {
    std::variant<SeesCondition, StateCondition, QuantityCondition> what;
    std::string words;  // as the lesson has them
};

// Errors have a column, from 1, and no line.
Result<Condition> read_condition(std::string_view words);

// What a condition is asked of. `before`: the page's own scenario, for what was changed; null where that is no question.
struct Situation {
    const Scenario& now;
    const Scenario* before = nullptr;
};

// Does it hold, and what is so in words: "A sees B: yes. …" with the reason; "walls are 7, and at most 5 are allowed".
struct ConditionAnswer {
    bool holds = false;
    std::string words;
    std::optional<Point> look_at = {};  // a cell that shows why
};
// Errors: a name that nothing on the map has; a quantity that the scenario does not have (the slope where no wedge is).
Result<ConditionAnswer> check(const Condition& condition, const Situation& situation);

Result<Fraction> measure(Quantity quantity, const Situation& situation);

// "the viewer sees 1,313 cells": a sentence without its full stop.
std::string told(Quantity quantity, Fraction number);

// Is one number in this relation to the other? And in words: "at most".
bool holds(Relation relation, Fraction left, Fraction right);
std::string_view in_words(Relation relation);

// The cells of the map that are in a state, as things stand.
CellSet cells_that_are(CellState state, const Scenario& scenario);

// The cell that a name means on this map; none where nothing has it.
std::optional<Point> cell_of(const CellName& name, const Scenario& scenario);
// The thing that it means; null where it means a cell or the viewer, or nothing.
const Thing* thing_of(const CellName& name, const Scenario& scenario);

}  // namespace fovlab
