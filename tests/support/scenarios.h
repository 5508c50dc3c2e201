// Documents by chance for the tests, with all that one can hold.
#pragma once

#include "core/dungeon/dungeon.h"
#include "core/scenario/dungeon_map.h"
#include "core/scenario/limits.h"
#include "core/scenario/scenario.h"
#include "tests/support/maps.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

namespace fovlab::test {

template <class Enumeration>
Enumeration any_of(Random& random, std::size_t count) {
    return static_cast<Enumeration>(random.below(static_cast<int>(count)));
}

inline std::string any_words(Random& random, int longest) {
    static const std::vector<std::string> k_signs{"a", "B", " ", "7", "\"", "\\", "'", "'''",
                                                  "#", "=", "é", "½", "日", "😀",  "\n"};
    std::string words;
    for (int signs = random.below(longest + 1); signs > 0; --signs) {
        words += k_signs[static_cast<std::size_t>(random.below(static_cast<int>(k_signs.size()) - 1))];
    }
    return words;
}

inline Rules any_rules(Random& random) {
    Rules rules;
    const int radius = random.below(4);
    rules.range.radius = radius == 0   ? Radius::unlimited()
                         : radius == 1 ? Radius(random.between(0, Radius::k_max))
                                       : Radius(random.between(0, 20));
    rules.range.shape = any_of<RangeShape>(random, k_range_shape_names.size());
    rules.floor = any_of<FloorRule>(random, 2);
    rules.wall = any_of<WallRule>(random, 2);
    rules.slopes = any_of<SlopeArithmetic>(random, 2);
    rules.order = any_of<ScanOrder>(random, 2);
    return rules;
}

inline std::vector<LegendEntry> any_legend(Random& random) {
    std::vector<LegendEntry> legend;
    for (char glyph = '!'; glyph < '\x7F'; ++glyph) {
        if (is_legend_glyph(glyph) && random.percent(5)) {
            LegendEntry entry{glyph, any_words(random, 12),
                              any_of<ThingKind>(random, k_thing_kind_names.size())};
            if (entry.kind == ThingKind::watcher && random.percent(50)) {
                entry.sight = random.between(0, Radius::k_max);
            }
            legend.push_back(entry);
        }
    }
    return legend;
}

// One by which a dungeon can be made.
inline DungeonPlan any_plan(Random& random) {
    DungeonPlan plan;
    do {
        plan.width = random.between(3, 100);
        plan.height = random.between(3, 60);
        plan.min_area = random.percent(20) ? random.between(1, Grid::k_max_side) : random.between(3, 30);
        plan.max_cuts = random.between(0, 16);
        plan.min_room_width = random.between(1, 12);
        plan.min_room_height = random.between(1, 9);
    } while (what_is_wrong(plan));
    plan.seed = static_cast<std::uint32_t>(random.next());
    plan.corner = any_of<CorridorCorner>(random, k_corridor_corner_names.size());
    for (bool DungeonPlan::*yes : {&DungeonPlan::doors, &DungeonPlan::curtains, &DungeonPlan::secret_doors,
                                   &DungeonPlan::water, &DungeonPlan::pillars, &DungeonPlan::dark_rooms}) {
        plan.*yes = random.percent(50);
    }
    plan.depth = random.between(1, 999);
    return plan;
}

// Every terrain, and things of the legend on the floor.
inline void fill_map(Scenario& scenario, Random& random) {
    const bool plain = random.percent(50);
    for (int y = 0; y < scenario.grid.height(); ++y) {
        for (int x = 0; x < scenario.grid.width(); ++x) {
            const auto kinds = static_cast<int>(k_terrains.size());
            scenario.grid.set({x, y}, static_cast<Terrain>(random.below(plain ? 2 : kinds)));
            if (scenario.grid.at({x, y}) == Terrain::floor && !scenario.legend.empty() &&
                random.percent(10)) {
                const int which = random.below(static_cast<int>(scenario.legend.size()));
                scenario.things.push_back({{x, y}, scenario.legend[static_cast<std::size_t>(which)].glyph});
            }
        }
    }
}

inline void fill_places(Scenario& scenario, int width, int height, Random& random) {
    for (int torches = random.below(4); torches > 0; --torches) {
        Torch torch{{random.below(width), random.below(height)}};
        torch.radius = random.percent(50) ? torch.radius : random.between(0, Radius::k_max);
        torch.colour =
            random.percent(50) ? torch.colour : static_cast<std::uint32_t>(random.next() & 0xFFFFFFU);
        scenario.torches.push_back(torch);
    }
    if (scenario.dungeon) {
        return;  // its rooms are its own
    }
    std::vector<Room> all;
    for (int rooms = random.below(4); rooms > 0; --rooms) {
        Room room{random.below(width), random.below(height), 1, 1, random.percent(50)};
        room.width = random.between(1, width - room.x);
        room.height = random.between(1, height - room.y);
        all.push_back(room);
    }
    scenario.grid.set_rooms(std::move(all));
}

// Of each part there is one in about half of the documents.
inline Scenario any_scenario(Random& random) {
    Scenario scenario{Grid(1, 1), {}, any_of<Algorithm>(random, algorithms().size()), any_rules(random), {}};
    scenario.title = random.percent(50) ? "" : tidy_title(any_words(random, 40));
    scenario.legend = random.percent(50) ? std::vector<LegendEntry>{} : any_legend(random);
    if (random.percent(20)) {
        const std::vector<LegendEntry> legend = scenario.legend;
        const std::string title = scenario.title;
        scenario = with_dungeon(scenario, any_plan(random)).value();
        scenario.legend = legend;
        scenario.title = title;
        scenario.viewer = random.percent(50) ? scenario.viewer : any_cell(scenario.grid, random);
        fill_places(scenario, scenario.grid.width(), scenario.grid.height(), random);
    } else {
        scenario.grid = Grid(random.between(1, 24), random.between(1, 12));
        fill_map(scenario, random);
        scenario.viewer = any_cell(scenario.grid, random);
        fill_places(scenario, scenario.grid.width(), scenario.grid.height(), random);
    }
    if (random.percent(50)) {
        scenario.step = static_cast<std::size_t>(random.below(random.percent(50) ? 100 : 1'000'000'000));
    }
    if (random.percent(50)) {
        scenario.compare = Comparison{any_of<Algorithm>(random, algorithms().size()),
                                      random.percent(50) ? scenario.rules : any_rules(random),
                                      any_of<Show>(random, k_show_names.size())};
    }
    if (random.percent(50)) {
        scenario.light = Light{any_of<Lamp>(random, k_lamp_names.size()), random.between(0, 1000),
                               any_of<Falloff>(random, k_falloff_names.size()), random.between(1, 64)};
    }
    if (random.percent(50)) {
        scenario.walk.emplace();
        for (int moves = random.below(30); moves > 0; --moves) {
            scenario.walk->moves +=
                k_moves[static_cast<std::size_t>(random.below(static_cast<int>(k_moves.size())))];
        }
        scenario.walk->memory = random.percent(50);
        scenario.walk->reveal = random.percent(50);
    }
    return scenario;
}

}  // namespace fovlab::test
