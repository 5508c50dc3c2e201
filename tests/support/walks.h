// Levels and walks for the tests: from pictures with things on them, and from chance.
#pragma once

#include "core/dungeon/dungeon.h"
#include "core/explore/walk_picture.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

namespace fovlab::test {

inline std::vector<LegendEntry> usual_legend() {
    return {{'*', "rune", ThingKind::mark},
            {'/', "sword", ThingKind::item},
            {'g', "goblin", ThingKind::watcher, 8},
            {'i', "torch", ThingKind::torch},
            {'o', "owl", ThingKind::watcher, 3}};
}

// A picture with one @, and things of the usual legend on floor.
inline Level level_of_rows(std::vector<std::string> rows) {
    Level level{Grid(1, 1), {}, usual_legend()};
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        std::string& row = rows[static_cast<std::size_t>(y)];
        for (int x = 0; x < static_cast<int>(row.size()); ++x) {
            char& glyph = row[static_cast<std::size_t>(x)];
            if (entry_of(level.legend, glyph)) {
                level.things.push_back({{x, y}, glyph});
                glyph = '.';
            }
        }
    }
    const View view = view_of(rows);
    level.grid = view.grid;
    level.start = view.viewer;
    return level;
}

inline Walker walker_on(const std::vector<std::string>& rows, const WalkRules& rules = {}) {
    const Level level = level_of_rows(rows);
    return {level, level.start, rules};
}

inline void walk(Walker& walker, std::string_view moves) {
    for (const char letter : moves) {
        const std::optional<Move> move = move_of_letter(letter);
        REQUIRE(move);
        walker.move(*move);
    }
}

inline std::string any_moves(std::size_t count, Random& random) {
    std::string moves;
    // Mostly on in one direction, so that one gets somewhere.
    char letter = 'w';
    while (moves.size() < count) {
        if (random.percent(30)) {
            letter = k_moves[static_cast<std::size_t>(random.below(static_cast<int>(k_moves.size())))];
        }
        moves += letter;
    }
    return moves;
}

// A dungeon with everything in it, its things and torches put at random on its floor.
inline Level any_dungeon_level(Random& random) {
    DungeonPlan plan;
    plan.seed = static_cast<std::uint32_t>(random.next());
    plan.width = 30 + random.below(40);
    plan.height = 24 + random.below(20);
    plan.doors = plan.secret_doors = plan.water = plan.pillars = plan.dark_rooms = true;
    plan.curtains = random.percent(30);
    const Result<Dungeon> made = make_dungeon(plan);
    REQUIRE(made.ok());
    const Dungeon& dungeon = made.value();
    Level level{dungeon.grid, dungeon.start, usual_legend(), {}, {}, plan};
    for (int i = 0; i < 60; ++i) {
        const Point cell = any_cell(level.grid, random);
        if (level.grid.at(cell) == Terrain::floor && cell != level.start) {
            const auto kinds = static_cast<int>(level.legend.size());
            level.things.push_back({cell, level.legend[static_cast<std::size_t>(random.below(kinds))].glyph});
        }
    }
    return level;
}

}  // namespace fovlab::test
