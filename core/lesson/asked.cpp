// What a task is asked about: the page's scenario, or a map by chance.
#include "core/dungeon/random.h"
#include "core/grid/each_cell.h"
#include "core/grid/rock.h"
#include "core/lesson/judging.h"
#include "core/scenario/map_parts.h"

#include <algorithm>
#include <cstdlib>
#include <utility>

namespace fovlab {
namespace {

constexpr int k_most_maps = 200;  // that are tried for one seed
constexpr int k_maps_alike = 20;  // after so many dull ones in a row there are more walls
constexpr int k_more_walls = 5;   // of a hundred
constexpr int k_most_walls = 60;
constexpr std::uint32_t k_next_seed = 0x9E3779B9U;  // from a dull map to the next one

// Of a hundred cells in range at least so many are seen, and at least so many are dark.
constexpr std::size_t k_least_seen = 20;
constexpr std::size_t k_least_dark = 10;

Scenario on_map(const Scenario& page, const RandomMap& random, std::uint32_t seed) {
    Scenario scenario = page;
    MapRecipe recipe = random.recipe;
    recipe.seed = seed;
    forget_parts(scenario);
    scenario.dungeon.reset();
    scenario.title.clear();
    scenario.viewer = {random.width / 2, random.height / 2};
    scenario.grid = make_map(recipe, random.width, random.height, scenario.viewer);
    return scenario;
}

bool is_dull(const Scenario& scenario) {
    const std::size_t in_range = in_range_of(scenario).count();
    const std::size_t dark = cells_that_are(CellState::dark, scenario).count();
    return (in_range - dark) * 100 < k_least_seen * in_range || dark * 100 < k_least_dark * in_range;
}

// One right cell and the wrong ones of a choice; fewer where the map has no more.
class Cells {
public:
    Cells(const Choice& task, const Scenario& scenario, std::uint32_t seed)
        : task_(task), scenario_(scenario), random_(seed, 7) {}

    std::vector<Point> choose() {
        const CellSet right = cells_that_are(task_.which, scenario_);
        std::vector<Point> chosen;
        take(shuffled(right), 1, chosen);
        if (chosen.empty()) {
            return {};
        }
        take(shuffled(candidates().without(right)), static_cast<std::size_t>(std::max(task_.count, 2)),
             chosen);
        std::sort(chosen.begin(), chosen.end(),
                  [](Point a, Point b) { return a.y != b.y ? a.y < b.y : a.x < b.x; });
        return chosen;
    }

private:
    // What is out of range would be no question, unless that is the question.
    CellSet candidates() const {
        CellSet cells = in_range_of(scenario_);
        if (task_.which == CellState::out_of_range) {
            for (int y = 0; y < scenario_.grid.height(); ++y) {
                for (int x = 0; x < scenario_.grid.width(); ++x) {
                    cells.insert({x, y});
                }
            }
        }
        // Nobody asks about the inside of rock, whatever blocks sight there.
        const auto blocking = [this](Point cell) {
            return scenario_.grid.opaque(cell) ? Terrain::wall : Terrain::floor;
        };
        CellSet rock(cells.width(), cells.height());
        each_cell(cells, [&](Point cell) {
            if (is_rock(cell, blocking)) {
                rock.insert(cell);
            }
        });
        return cells.without(rock);
    }

    std::vector<Point> shuffled(const CellSet& cells) {
        std::vector<Point> list;
        each_cell(cells, [&](Point cell) {
            if (cell != scenario_.viewer) {
                list.push_back(cell);
            }
        });
        for (std::size_t i = list.size(); i > 1; --i) {
            std::swap(list[i - 1], list[static_cast<std::size_t>(random_.below(static_cast<int>(i)))]);
        }
        return list;
    }

    static bool beside(Point a, Point b) { return std::abs(a.x - b.x) <= 1 && std::abs(a.y - b.y) <= 1; }

    // Until there are so many: first those that lie beside none, then any.
    static void take(const std::vector<Point>& from, std::size_t until, std::vector<Point>& chosen) {
        for (const bool apart : {true, false}) {
            for (const Point cell : from) {
                const bool fits = std::none_of(chosen.begin(), chosen.end(), [&](Point other) {
                    return other == cell || (apart && beside(other, cell));
                });
                if (chosen.size() < until && fits) {
                    chosen.push_back(cell);
                }
            }
        }
    }

    const Choice& task_;
    const Scenario& scenario_;
    Random random_;
};

// Can the task be asked there?
bool is_good(const Task& task, const Asked& asked) {
    if (is_dull(asked.scenario)) {
        return false;
    }
    if (const auto* predict = std::get_if<Predict>(&task.what)) {
        const std::size_t right = right_cells(*predict, asked).size();
        return right > 0 && right < asked.among.size();
    }
    const auto* choice = std::get_if<Choice>(&task.what);
    return choice == nullptr || asked.cells.size() == static_cast<std::size_t>(std::max(choice->count, 2));
}

void find_cells(const Task& task, std::optional<std::uint32_t> map_seed, Asked& asked) {
    if (const auto* predict = std::get_if<Predict>(&task.what)) {
        asked.among = cells_asked_for(*predict, asked.scenario);
    } else if (const auto* pair = std::get_if<WhoSeesWhom>(&task.what)) {
        asked.cells = {pair->a, pair->b};
    } else if (const auto* choice = std::get_if<Choice>(&task.what);
               choice != nullptr && choice->of_cells()) {
        asked.cells = map_seed ? Cells(*choice, asked.scenario, *map_seed).choose() : choice->cells;
    }
}

}  // namespace

Asked asked_of(const Lesson& lesson, std::size_t task, std::optional<std::uint32_t> seed) {
    const Task& what = lesson.tasks[task];
    const Page& page = lesson.pages[lesson.page_of_task(task)];
    Asked asked{page.scenario ? *page.scenario : with_map({Grid(1, 1), Point{0, 0}})};
    if (page.at_start) {
        asked.scenario.step = 0;
    }
    if (!what.random) {
        find_cells(what, std::nullopt, asked);
        return asked;
    }
    const Scenario rules = asked.scenario;
    std::uint32_t map_seed = seed.value_or(what.random->recipe.seed);
    for (int map = 0; map < k_most_maps; ++map, map_seed += k_next_seed) {
        RandomMap random = *what.random;
        int& walls = random.recipe.walls_in_hundred;
        walls = std::max(walls, std::min(walls + map / k_maps_alike * k_more_walls, k_most_walls));
        asked.scenario = on_map(rules, random, map_seed);
        find_cells(what, map_seed, asked);
        if (is_good(what, asked)) {
            break;
        }
    }
    return asked;
}

}  // namespace fovlab
