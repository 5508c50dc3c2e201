// Scenarios as text.
#include "core/scenario/dungeon_map.h"
#include "core/scenario/fields.h"
#include "core/scenario/scenario_text.h"

#include <utility>

namespace fovlab {
namespace {

const Thing* thing_at(const Scenario& scenario, Point at) {
    for (const Thing& thing : scenario.things) {
        if (thing.at == at) {
            return &thing;
        }
    }
    return nullptr;
}

// Only on bare floor can the viewer be written into the map.
bool viewer_on_map(const Scenario& scenario) {
    return scenario.grid.at(scenario.viewer) == Terrain::floor && !thing_at(scenario, scenario.viewer);
}

std::string rows_of(const Scenario& scenario) {
    std::vector<std::string> rows = glyph_rows(scenario);
    if (viewer_on_map(scenario)) {
        const Point at = scenario.viewer;
        rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] = k_viewer_glyph;
    }
    std::string text;
    for (const std::string& row : rows) {
        text += row + "\n";
    }
    return text;
}

std::string map_in_toml(const Scenario& scenario) {
    const std::string rows = rows_of(scenario);
    if (rows.find("'''") == std::string::npos) {
        return "'''\n" + rows + "'''";
    }
    std::string escaped;  // three open doors in a row would end the string
    for (const char c : rows) {
        escaped += c == '"' || c == '\\' ? std::string("\\") + c : std::string(1, c);
    }
    return "\"\"\"\n" + escaped + "\"\"\"";
}

std::string rooms_in_toml(const std::vector<Room>& rooms) {
    std::string text = "rooms = [";
    for (const Room& room : rooms) {
        text += rooms.size() == 1 ? "" : "\n    ";
        text += "[" + std::to_string(room.x) + ", " + std::to_string(room.y) + ", " +
                std::to_string(room.width) + ", " + std::to_string(room.height) + ", " +
                (room.lit ? "true" : "false") + "]";
        text += rooms.size() == 1 ? "" : ",";
    }
    return text + (rooms.size() == 1 ? "]\n" : "\n]\n");
}

std::string run_in_toml(const Scenario& scenario, const Comparison& own) {
    std::string text = write_fields(run_fields(), own, Comparison{});
    if (own.rules.range.radius ==
        Rules{}.range.radius) {  // told even where it is the usual one, after the algorithm
        text.insert(text.find('\n') + 1, "radius = " + std::to_string(own.rules.range.radius.cells()) + "\n");
    }
    if (scenario.step) {
        text += "step = " + std::to_string(*scenario.step) + "\n";
    }
    return text;
}

std::string legend_in_toml(const std::vector<LegendEntry>& legend) {
    std::string text = legend.empty() ? "" : "\n[legend]\n";
    for (const LegendEntry& entry : legend) {
        const char c = entry.glyph;
        const bool bare = (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') ||
                          c == '-' || c == '_';
        std::string fields = write_fields(legend_fields(), entry, LegendEntry{}, ", ");
        fields.erase(fields.size() - 2);  // the last comma; a name is always there
        text += (bare ? std::string(1, c) : in_toml(std::string_view(&c, 1))) + " = { " + fields + " }\n";
    }
    return text;
}

template <class T>
std::string section(std::string_view name, const std::optional<T>& part, FieldSpan<T> fields) {
    if (!part) {
        return "";
    }
    return "\n[" + std::string(name) + "]\n" + write_fields(fields, *part, T{});
}

}  // namespace

std::string to_text(const Scenario& scenario) {
    const Comparison own{scenario.algorithm, scenario.rules};
    std::string text = "version = 1\n";
    if (!scenario.title.empty()) {
        text += "title = " + in_toml(scenario.title) + "\n";
    }
    text += scenario.dungeon ? "" : "map = " + map_in_toml(scenario) + "\n";
    if (scenario.dungeon ? viewer_beside_plan(scenario).has_value() : !viewer_on_map(scenario)) {
        text += "viewer = " + in_toml(scenario.viewer) + "\n";
    }
    if (!scenario.dungeon && !scenario.grid.rooms().empty()) {
        text += rooms_in_toml(scenario.grid.rooms());
    }
    text += run_in_toml(scenario, own);
    if (scenario.compare) {
        text += "\n[compare]\n" + write_fields(run_fields(), *scenario.compare, own) +
                write_fields(show_fields(), *scenario.compare, Comparison{});
    }
    text += legend_in_toml(scenario.legend);
    for (const Torch& torch : scenario.torches) {
        text +=
            "\n[[torch]]\nat = " + in_toml(torch.at) + "\n" + write_fields(torch_fields(), torch, Torch{});
    }
    return text + section("light", scenario.light, light_fields()) +
           section("dungeon", scenario.dungeon, dungeon_fields()) +
           section("walk", scenario.walk, walk_fields());
}

}  // namespace fovlab
