#include "core/scenario/place_thing.h"

#include "core/explore/level.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fovlab {
namespace {

struct UsualEntry {
    std::string_view glyphs;  // the first that is free
    std::string_view name;
    std::optional<int> sight;
};

// In the order of ThingKind.
constexpr std::array<UsualEntry, k_thing_kind_names.size()> k_usual{{
    {"goOGe", "goblin", 8},
    {"*tT", "torch", std::nullopt},
    {"!iI$", "potion", std::nullopt},
    {"^=mM", "rune", std::nullopt},
}};

// The glyph of this kind, whose entry is made where there is none; none when no glyph is free.
std::optional<char> glyph_for(Scenario& scenario, ThingKind kind) {
    for (const LegendEntry& entry : scenario.legend) {
        if (entry.kind == kind) {
            return entry.glyph;
        }
    }
    const UsualEntry& usual = k_usual[static_cast<std::size_t>(kind)];
    for (const char glyph : usual.glyphs) {
        if (entry_of(scenario.legend, glyph) == nullptr) {
            const auto after = std::find_if(scenario.legend.begin(), scenario.legend.end(),
                                            [&](const LegendEntry& entry) { return entry.glyph > glyph; });
            scenario.legend.insert(after, {glyph, std::string(usual.name), kind, usual.sight});
            return glyph;
        }
    }
    return std::nullopt;
}

std::vector<Thing>::iterator thing_at(Scenario& scenario, Point cell) {
    return std::find_if(scenario.things.begin(), scenario.things.end(),
                        [cell](const Thing& thing) { return thing.at == cell; });
}

std::optional<NoPlace> place_torch(Scenario& scenario, Point cell) {
    if (std::erase_if(scenario.torches, [cell](const Torch& torch) { return torch.at == cell; }) > 0) {
        return std::nullopt;
    }
    if (scenario.torches.size() >= k_most_torches) {
        return NoPlace::too_many_torches;
    }
    scenario.torches.push_back({.at = cell});
    return std::nullopt;
}

std::string thing_in_words(const LegendEntry& entry, const Rules& rules) {
    if (entry.kind != ThingKind::watcher) {
        return entry.name + " (" + std::string(name(entry.kind)) + ")";
    }
    const Radius radius = entry.sight ? Radius(*entry.sight) : rules.range.radius;
    return entry.name + " (watcher, sees " +
           (radius.is_unlimited() ? "without limit" : std::to_string(radius.cells()) + " cells far") + ")";
}

// Of a document or a level.
template <class Map>
std::string words_for(const Map& map, const Rules& rules, Point cell) {
    std::string words;
    for (const Thing& thing : map.things) {
        const LegendEntry* const entry = thing.at == cell ? entry_of(map.legend, thing.glyph) : nullptr;
        if (entry != nullptr) {
            words = thing_in_words(*entry, rules);
        }
    }
    for (const Torch& torch : map.torches) {
        if (torch.at == cell) {
            words += (words.empty() ? "" : ", ") + ("torch of radius " + std::to_string(torch.radius));
        }
    }
    return words;
}

}  // namespace

std::optional<NoPlace> place_thing(Scenario& scenario, ThingKind kind, Point cell) {
    if (!scenario.grid.contains(cell)) {
        return NoPlace::off_map;
    }
    if (kind == ThingKind::torch) {
        return place_torch(scenario, cell);
    }
    if (scenario.grid.at(cell) != Terrain::floor) {
        return NoPlace::not_floor;
    }
    if (cell == scenario.viewer) {
        return NoPlace::viewer;
    }
    const auto there = thing_at(scenario, cell);
    const LegendEntry* const entry =
        there == scenario.things.end() ? nullptr : entry_of(scenario.legend, there->glyph);
    const bool same = entry != nullptr && entry->kind == kind;
    if (there != scenario.things.end()) {
        scenario.things.erase(there);
    }
    if (!same) {
        const std::optional<char> glyph = glyph_for(scenario, kind);
        if (!glyph) {
            return NoPlace::no_glyph;
        }
        const auto after = std::find_if(
            scenario.things.begin(), scenario.things.end(),
            [&](const Thing& thing) { return scenario.grid.index(thing.at) > scenario.grid.index(cell); });
        scenario.things.insert(after, {cell, *glyph});
        scenario.dungeon.reset();
    }
    return std::nullopt;
}

bool take_away_things(Scenario& scenario, Point cell) {
    const auto things =
        std::erase_if(scenario.things, [cell](const Thing& thing) { return thing.at == cell; });
    const auto torches =
        std::erase_if(scenario.torches, [cell](const Torch& torch) { return torch.at == cell; });
    return things + torches > 0;
}

std::string things_in_words(const Scenario& scenario, Point cell) {
    return words_for(scenario, scenario.rules, cell);
}

std::string things_in_words(const Level& level, const Rules& rules, Point cell) {
    return words_for(level, rules, cell);
}

}  // namespace fovlab
