#include "core/scenario/with_rows.h"

#include "core/scenario/dungeon_map.h"

#include <algorithm>
#include <utility>

namespace fovlab {

std::vector<Thing> lift_things(std::string& map, const std::vector<LegendEntry>& legend) {
    std::vector<Thing> things;
    Point at;
    for (char& glyph : map) {
        const auto named = [glyph](const LegendEntry& entry) { return entry.glyph == glyph; };
        if (std::any_of(legend.begin(), legend.end(), named)) {
            things.push_back({at, glyph});
            glyph = info(Terrain::floor).glyph;
        }
        at = glyph == '\n' ? Point{0, at.y + 1} : Point{at.x + 1, at.y};
    }
    return things;
}

Result<Scenario> with_rows(const Scenario& scenario, std::string_view rows) {
    std::string map(rows);
    std::vector<Thing> things = lift_things(map, scenario.legend);
    Result<MapText> read = parse_map_text(map);
    if (!read) {
        TextError error = read.error();
        if (error.reason.find("unknown glyph") != std::string::npos) {
            error.reason += ", and what the legend names";
        }
        return error;
    }
    Scenario changed = scenario;
    Grid& grid = read.value().grid;
    const bool same_size = grid.width() == scenario.grid.width() && grid.height() == scenario.grid.height();
    grid.set_rooms(same_size ? scenario.grid.rooms() : std::vector<Room>{});
    changed.grid = std::move(grid);
    changed.things = std::move(things);
    changed.viewer = read.value().viewer.value_or(scenario.viewer);
    if (!changed.grid.contains(changed.viewer)) {
        return TextError{0, 0, "there is no viewer on the map; write one @ into it"};
    }
    const auto lost = [&](const Torch& torch) { return !changed.grid.contains(torch.at); };
    changed.torches.erase(std::remove_if(changed.torches.begin(), changed.torches.end(), lost),
                          changed.torches.end());
    drop_old_plan(changed, scenario);
    return changed;
}

}  // namespace fovlab
