#include "core/scenario/edit_words.h"

#include "core/explain/sentence.h"
#include "core/grid/whole_map.h"

#include <array>
#include <cstddef>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

using Words = std::vector<std::string>;

constexpr std::size_t k_most_changes = 3;  // of more, the rest is counted

std::string size_in_words(const Grid& grid) {
    return std::to_string(grid.width()) + " × " + std::to_string(grid.height());
}

std::string radius_in_words(Radius radius) {
    return radius.is_unlimited() ? "Radius unlimited" : "Radius " + std::to_string(radius.cells());
}

struct PaintedCells {
    std::array<std::size_t, k_terrains.size()> to{};  // how many became what
    std::size_t count = 0;
    Point last;
};

// Both maps are of one size.
PaintedCells painted_cells(const Grid& before, const Grid& after) {
    PaintedCells painted;
    for (int y = 0; y < after.height(); ++y) {
        for (int x = 0; x < after.width(); ++x) {
            const Terrain terrain = after.at({x, y});
            if (before.at({x, y}) != terrain) {
                ++painted.to[static_cast<std::size_t>(terrain)];
                ++painted.count;
                painted.last = {x, y};
            }
        }
    }
    return painted;
}

std::string painted_in_words(const PaintedCells& painted) {
    std::string words;
    for (const TerrainInfo& row : k_terrains) {
        const std::size_t cells = painted.to[static_cast<std::size_t>(row.terrain)];
        if (cells == 0) {
            continue;
        }
        const std::string name(row.name);
        if (painted.count == 1) {
            return "Cell " + in_words(painted.last) + " to " + name;
        }
        const std::string noun = !words.empty() ? "" : cells == 1 ? " cell" : " cells";
        words += (words.empty() ? "" : ", ") + std::to_string(cells) + noun + " to " + name;
    }
    return words;
}

void tell_map(const Scenario& before, const Scenario& after, Words& words) {
    const bool other_title = before.title != after.title;
    const bool same_size =
        before.grid.width() == after.grid.width() && before.grid.height() == after.grid.height();
    if (other_title && !after.title.empty()) {
        words.push_back((before.grid == after.grid ? "Title “" : "Opened “") + after.title + "”");
        return;
    }
    if (after.dungeon && before.dungeon != after.dungeon) {
        const std::string level = ", level " + std::to_string(after.dungeon->depth);
        words.push_back("Dungeon " + std::to_string(after.dungeon->seed) +
                        (after.dungeon->depth > 1 ? level : ""));
        return;
    }
    if (!same_size) {
        words.push_back("Size " + size_in_words(after.grid));
        return;
    }
    if (before.grid == after.grid) {
        if (other_title) {
            words.push_back("No title");
        }
        return;
    }
    // Maps by chance lose their title, and are other maps even where few cells differ.
    if (other_title) {
        words.push_back("Another map of " + size_in_words(after.grid));
    } else if (after.grid == inverted(before.grid, before.viewer)) {
        words.push_back("Walls and floor exchanged");
    } else if (after.grid == Grid(after.grid.width(), after.grid.height())) {
        words.push_back("All cells to floor");
    } else {
        words.push_back(painted_in_words(painted_cells(before.grid, after.grid)));
    }
}

void tell_run(const Comparison& before, const Comparison& after, Words& words) {
    const Rules& a = before.rules;
    const Rules& b = after.rules;
    if (before.algorithm != after.algorithm) {
        words.emplace_back(info(after.algorithm).name);
    }
    if (a.range.radius != b.range.radius) {
        words.push_back(radius_in_words(b.range.radius));
    }
    if (a.range.shape != b.range.shape) {
        words.push_back("Range " + std::string(name(b.range.shape)));
    }
    if (a.floor != b.floor) {
        words.emplace_back(b.floor == FloorRule::any ? "Floor by any part" : "Floor by its centre");
    }
    if (a.wall != b.wall) {
        words.emplace_back(b.wall == WallRule::any ? "Walls by any part" : "Walls by their centre");
    }
    if (a.slopes != b.slopes) {
        words.emplace_back(b.slopes == SlopeArithmetic::exact ? "Exact slopes" : "Slopes as floats");
    }
    if (a.order != b.order) {
        words.emplace_back(b.order == ScanOrder::recursion ? "Order of recursion" : "Order by depth");
    }
}

void tell_comparison(const Scenario& before, const Scenario& after, Words& words) {
    if (before.compare && after.compare) {
        Words right;
        tell_run(*before.compare, *after.compare, right);
        for (const std::string& change : right) {
            words.push_back("Right: " + change);
        }
    } else if (after.compare) {
        words.push_back("Compared with " + std::string(info(after.compare->algorithm).name));
    } else if (before.compare) {
        words.emplace_back("Comparison closed");
    }
}

bool exchanged(const Scenario& before, const Scenario& after) {
    return before.compare && after.compare && before.algorithm == after.compare->algorithm &&
           before.rules == after.compare->rules && after.algorithm == before.compare->algorithm &&
           after.rules == before.compare->rules &&
           (before.algorithm != after.algorithm || before.rules != after.rules);
}

// What lies on the map; only what was not told with the map itself.
void tell_parts(const Scenario& before, const Scenario& after, Words& words) {
    if (before.legend != after.legend || before.things != after.things) {
        words.emplace_back("What stands on the map");
    }
    if (before.torches != after.torches) {
        words.emplace_back("Torches");
    }
    if (before.grid.rooms() != after.grid.rooms()) {
        words.emplace_back("Rooms");
    }
    if (before.light != after.light) {
        words.emplace_back("Light");
    }
    if (before.walk != after.walk) {
        words.emplace_back("Walk");
    }
}

std::string joined(const Words& words) {
    std::string sentence;
    for (std::size_t i = 0; i < words.size() && i < k_most_changes; ++i) {
        sentence += (i == 0 ? "" : ", ") + words[i];
    }
    if (words.size() > k_most_changes) {
        sentence += " and " + std::to_string(words.size() - k_most_changes) + " more";
    }
    return sentence;
}

}  // namespace

std::string edit_sentence(const Scenario& before, const Scenario& after) {
    Words words;
    tell_map(before, after, words);
    const bool other_map = !words.empty() && before.title != after.title;
    if (words.empty() && before.viewer != after.viewer) {
        words.push_back("Viewer to " + in_words(after.viewer));
    }
    if (exchanged(before, after)) {
        words.emplace_back("Sides exchanged");
    } else {
        tell_run({before.algorithm, before.rules}, {after.algorithm, after.rules}, words);
        tell_comparison(before, after, words);
    }
    if (words.empty()) {
        tell_parts(before, after, words);
    }
    if (words.empty()) {
        return "No change";
    }
    // Opening brings its rules and its comparison along.
    const bool opened = other_map && before.grid != after.grid && !after.title.empty();
    return opened ? words.front() : joined(words);
}

}  // namespace fovlab
