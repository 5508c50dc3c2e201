// Quantities, counted.
#include "core/compare/pairs.h"
#include "core/dungeon/dungeon.h"
#include "core/explore/watchers.h"
#include "core/grid/each_cell.h"
#include "core/lesson/condition.h"
#include "core/lesson/number_words.h"
#include "core/lesson/standpoint.h"
#include "core/trace/cursor.h"
#include "core/trace/moment.h"
#include "core/trace/wedge_tree.h"

#include <algorithm>
#include <array>
#include <cmath>
#include <limits>

namespace fovlab {
namespace {

using Measured = Result<Fraction>;

TextError no(std::string reason) { return {0, 0, std::move(reason)}; }

Fraction count(std::uint64_t number) {
    const auto most = static_cast<std::uint64_t>(std::numeric_limits<int>::max());
    return {static_cast<int>(std::min(number, most)), 1};
}

constexpr int k_largest_part = 1 << 30;  // of a float slope as a fraction

struct Asking {
    Standpoint here;
    const Scenario* before = nullptr;

    const Scenario& scene() const { return here.scene; }
    const Grid& grid() const { return here.scene.grid; }
    Sight sight() const { return see(grid(), scene().viewer, scene().algorithm, scene().rules); }
};

template <class Fits>
Fraction cells_that(const Grid& grid, Fits fits) {
    std::uint64_t number = 0;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            number += fits(Point{x, y}) ? 1U : 0U;
        }
    }
    return count(number);
}

Fraction in_state(const Asking& asking, CellState state) {
    return count(cells_that_are(state, asking.scene()).count());
}

Measured visible_floor(const Asking& asking) {
    const CellSet seen = asking.sight().visible;
    return cells_that(asking.grid(),
                      [&](Point cell) { return seen.contains(cell) && !asking.grid().opaque(cell); });
}

// What stands on a cell: its terrain, and the things there in their order.
bool same_at(Point cell, const Scenario& a, const Scenario& b) {
    if (!a.grid.contains(cell) || !b.grid.contains(cell) || a.grid.at(cell) != b.grid.at(cell)) {
        return false;
    }
    const auto things_on = [cell](const Scenario& scene) {
        std::string glyphs;
        for (const Thing& thing : scene.things) {
            glyphs += thing.at == cell ? std::string(1, thing.glyph) : std::string();
        }
        return glyphs;
    };
    return things_on(a) == things_on(b);
}

Measured changed(const Asking& asking) {
    if (asking.before == nullptr) {
        return no("there is no map before this one, so nothing is changed");
    }
    const Grid both(std::max(asking.grid().width(), asking.before->grid.width()),
                    std::max(asking.grid().height(), asking.before->grid.height()));
    return cells_that(both, [&](Point cell) {
        const bool any = asking.grid().contains(cell) || asking.before->grid.contains(cell);
        return any && !same_at(cell, asking.scene(), *asking.before);
    });
}

// What is counted of a recording.
template <class Count>
Measured of_run(const Asking& asking, Count counted) {
    const Recording run = whole_run(asking.scene());
    return run.trace.cut() ? Measured(no("the run is too long to be counted step by step"))
                           : Measured(count(counted(run.trace)));
}

std::uint64_t wedges_of(const Trace& trace) {
    const WedgeTree tree(trace);
    std::uint64_t number = 0;
    for (int wedge = 0; wedge < tree.end(); ++wedge) {
        number += tree.has(wedge) ? 1U : 0U;
    }
    return number;
}

std::uint64_t splits_of(const Trace& trace) {
    std::uint64_t number = 0;
    for (std::size_t step = 0; step < trace.size(); ++step) {
        number += trace.kind(step) == EventKind::split ? 1U : 0U;
    }
    return number;
}

Measured of_pairs(const Asking& asking, std::uint64_t PairCount::*which) {
    const Grid& grid = asking.grid();
    if (grid.width() * grid.height() > k_most_cells_for_pairs) {
        return no("pairs are counted on maps of at most " + number_in_words({k_most_cells_for_pairs, 1}) +
                  " cells, and this one has " + number_in_words({grid.width() * grid.height(), 1}));
    }
    PairCounter counter(grid, asking.scene().algorithm, asking.scene().rules);
    while (!counter.done()) {
        counter.work(std::numeric_limits<std::uint64_t>::max());
    }
    return count(counter.count().*which);
}

struct Compared {
    Sight left;
    Sight right;
};

template <class Count>
Measured of_comparison(const Asking& asking, Count counted) {
    const Scenario& scene = asking.scene();
    if (!scene.compare) {
        return no("there is no comparison; the scenario needs a [compare] table");
    }
    return count(counted(
        {asking.sight(), see(scene.grid, scene.viewer, scene.compare->algorithm, scene.compare->rules)}));
}

// A float is a whole number of halves of halves: exactly that fraction, where it has small enough parts.
Measured exactly(const Slope& slope) {
    if (const auto* fraction = std::get_if<Fraction>(&slope)) {
        return reduced(*fraction);
    }
    double upper = to_double(slope);
    int lower = 1;
    while (upper != std::floor(upper) && lower < k_largest_part / 2) {
        upper *= 2;
        lower *= 2;
    }
    if (upper != std::floor(upper) || std::fabs(upper) > k_largest_part) {
        return no("this float slope is no fraction of numbers up to " + number_in_words({k_largest_part, 1}));
    }
    return Fraction{static_cast<int>(upper), lower};
}

template <class Take>
Measured of_row(const Asking& asking, Take take) {
    const Recording run = whole_run(asking.scene());
    Cursor cursor(run.trace);
    cursor.go_to(steps_done(asking.scene(), run.trace));
    const Moment moment = moment_of(run.trace, cursor.frame());
    return moment.row ? take(*moment.row)
                      : Measured(no("at step " + std::to_string(cursor.step()) + " no row is being scanned"));
}

Measured cuts(const Asking& asking) {
    if (!asking.scene().dungeon) {
        return no("there is no dungeon; the scenario needs a [dungeon] table");
    }
    const Result<Dungeon> dungeon = make_dungeon(*asking.scene().dungeon);
    if (!dungeon) {
        return dungeon.error();
    }
    const auto& pieces = dungeon.value().pieces;
    return count(static_cast<std::uint64_t>(std::count_if(
        pieces.begin(), pieces.end(), [](const Piece& piece) { return piece.cut.has_value(); })));
}

Measured watched_by(const Asking& asking) {
    const Scenario& scene = asking.scene();
    std::uint64_t number = 0;
    for (const Watcher& watcher : watchers(level_of(scene), scene.rules)) {
        number += glance_by_scan(scene.grid, watcher, scene.algorithm, scene.viewer).sees ? 1U : 0U;
    }
    return count(number);
}

using Measure = Measured (*)(const Asking&);

// In the order of Quantity.
constexpr std::array<Measure, static_cast<std::size_t>(Quantity::count)> k_measures{{
    [](const Asking& a) -> Measured { return in_state(a, CellState::seen); },
    visible_floor,
    [](const Asking& a) -> Measured { return in_state(a, CellState::dark); },
    [](const Asking& a) -> Measured { return in_state(a, CellState::missed); },
    [](const Asking& a) -> Measured { return count(in_range_of(a.scene()).count()); },
    [](const Asking& a) -> Measured { return in_state(a, CellState::wall); },
    [](const Asking& a) -> Measured { return in_state(a, CellState::floor); },
    [](const Asking& a) -> Measured {
        return Fraction{a.grid().width() * a.grid().height(), 1};
    },
    [](const Asking& a) -> Measured {
        return Fraction{a.grid().width(), 1};
    },
    [](const Asking& a) -> Measured {
        return Fraction{a.grid().height(), 1};
    },
    changed,
    [](const Asking& a) -> Measured { return count(a.sight().examined); },
    [](const Asking& a) { return of_run(a, [](const Trace& trace) { return trace.size(); }); },
    [](const Asking& a) { return of_run(a, [](const Trace& trace) { return trace.rows().size(); }); },
    [](const Asking& a) { return of_run(a, wedges_of); },
    [](const Asking& a) { return of_run(a, splits_of); },
    [](const Asking& a) { return of_run(a, [](const Trace& trace) { return trace.rays().size(); }); },
    [](const Asking& a) { return of_pairs(a, &PairCount::one_way); },
    [](const Asking& a) { return of_pairs(a, &PairCount::mutual); },
    [](const Asking& a) { return of_pairs(a, &PairCount::in_range); },
    [](const Asking& a) {
        return of_comparison(
            a, [](const Compared& c) { return c.left.visible.without(c.right.visible).count(); });
    },
    [](const Asking& a) {
        return of_comparison(
            a, [](const Compared& c) { return c.right.visible.without(c.left.visible).count(); });
    },
    [](const Asking& a) { return of_comparison(a, [](const Compared& c) { return c.right.examined; }); },
    [](const Asking& a) { return of_row(a, [](const RowMoment& row) { return exactly(row.start); }); },
    [](const Asking& a) { return of_row(a, [](const RowMoment& row) { return exactly(row.end); }); },
    [](const Asking& a) {
        return of_row(a, [](const RowMoment& row) { return Measured(Fraction{row.first, 1}); });
    },
    [](const Asking& a) {
        return of_row(a, [](const RowMoment& row) { return Measured(Fraction{row.last, 1}); });
    },
    [](const Asking& a) -> Measured { return count(a.grid().rooms().size()); },
    cuts,
    [](const Asking& a) -> Measured {
        return Fraction{a.here.walker ? a.here.walker->turn() : 0, 1};
    },
    [](const Asking& a) -> Measured {
        const std::optional<Walker>& walker = a.here.walker;
        return count(walker ? walker->memory().seen().without(walker->shown()).count() : 0);
    },
    [](const Asking& a) -> Measured {
        return Fraction{a.here.level(), 1};
    },
    watched_by,
}};

}  // namespace

Result<Fraction> measure(Quantity quantity, const Situation& situation) {
    return k_measures[static_cast<std::size_t>(quantity)]({standpoint_of(situation.now), situation.before});
}

}  // namespace fovlab
