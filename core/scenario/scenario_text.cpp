#include "core/scenario/scenario_text.h"

#include "core/dungeon/dungeon.h"
#include "core/grid/map_text.h"
#include "core/grid/small_letters.h"
#include "core/grid/text_place.h"
#include "core/grid/utf8.h"
#include "core/scenario/fields.h"
#include "core/scenario/limits.h"
#include "core/scenario/near_word.h"
#include "core/scenario/read_parts.h"
#include "core/scenario/share_code.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

bool comes_before(const toml::source_position& a, const toml::source_position& b) {
    return a.line < b.line || (a.line == b.line && a.column < b.column);
}

// It comes first, and it is one that is known. False for another one, of which nothing else can be judged.
bool check_version(TomlReading& reading, const toml::table& table) {
    const toml::node* version = table.get("version");
    if (!version) {
        reading.refuse(toml::source_position{1, 1}, "a scenario begins with version = 1");
        return true;
    }
    const auto number = version->value_exact<std::int64_t>();
    if (number && *number > 1) {
        reading.refuse(*version, "version " + std::to_string(*number) +
                                     " is newer than this program, which reads version 1");
        return false;
    }
    if (number != 1) {
        reading.refuse_value("version", "1", *version);
        return false;
    }
    const toml::source_position place = version->source().begin;
    for (const auto& [key, value] : table) {
        const toml::source_position begin = key.source().begin;
        if (key.str() != "version" && comes_before(begin, place)) {
            reading.refuse(key, "`version = 1` comes first, before `" + cut_short(key.str()) + "`");
        }
    }
    return true;
}

const toml::table* table_of(TomlReading& reading, std::string_view key, const toml::node* value) {
    if (value && !value->is_table()) {
        reading.refuse_value(key, "a table, [" + std::string(key) + "]", *value);
    }
    return value ? value->as_table() : nullptr;
}

template <class T>
std::optional<T> read_section(TomlReading& reading, const toml::table& top, std::string_view key,
                              FieldSpan<T> fields) {
    const toml::table* table = table_of(reading, key, top.get(key));
    if (!table) {
        return std::nullopt;
    }
    T part;
    read_fields(reading, *table, "[" + std::string(key) + "]", fields, part);
    return part;
}

// Made; none where that cannot be.
std::optional<Dungeon> read_dungeon(TomlReading& reading, const toml::table& top) {
    const std::size_t faults = reading.count();
    const std::optional<DungeonPlan> plan = read_section(reading, top, "dungeon", dungeon_fields());
    if (!plan || reading.count() != faults) {
        return std::nullopt;
    }
    Result<Dungeon> dungeon = make_dungeon(*plan);
    if (!dungeon) {
        reading.refuse(*top.get("dungeon"), "[dungeon]: " + dungeon.error().reason);
        return std::nullopt;
    }
    return std::move(dungeon.value());
}

// What it does not say is as in the scenario itself.
std::optional<Comparison> read_compare(TomlReading& reading, const toml::table& top, const Comparison& own) {
    const toml::table* table = table_of(reading, "compare", top.get("compare"));
    if (!table) {
        return std::nullopt;
    }
    std::vector<Field<Comparison>> fields(run_fields().begin(), run_fields().end());
    fields.insert(fields.end(), show_fields().begin(), show_fields().end());
    Comparison compare = own;
    read_fields(reading, *table, "[compare]", FieldSpan<Comparison>(fields), compare);
    return compare;
}

std::optional<std::size_t> read_step(TomlReading& reading, const toml::table& top) {
    const toml::node* value = top.get("step");
    const std::optional<std::int64_t> step =
        value ? read_whole(reading, "step", *value, 0, static_cast<std::int64_t>(k_largest_step))
              : std::nullopt;
    return step ? std::optional<std::size_t>(static_cast<std::size_t>(*step)) : std::nullopt;
}

void read_places(TomlReading& reading, const toml::table& top, Scenario& scenario) {
    const MapSize size{scenario.grid.width(), scenario.grid.height()};
    if (const toml::node* torches = top.get("torch")) {
        scenario.torches = read_torches(reading, *torches, size);
    }
    const toml::node* rooms = top.get("rooms");
    if (rooms && scenario.dungeon) {
        reading.refuse(*rooms, "`rooms` have no place beside [dungeon], which brings its own");
    } else if (rooms) {
        scenario.grid.set_rooms(read_rooms(reading, *rooms, size));
    }
}

// It may be a misspelt one that seems to be missing.
bool has_unknown_key(const toml::table& top) {
    return std::any_of(top.begin(), top.end(), [](const auto& row) { return !is_top_key(row.first.str()); });
}

FoundScenario read_table(TomlReading& reading, const toml::table& top) {
    Comparison own;
    read_fields(reading, top, "a scenario", run_fields(), own, top_keys());
    std::vector<LegendEntry> legend;
    if (const toml::node* value = top.get("legend")) {
        legend = read_legend(reading, *value);
    }
    const std::optional<Dungeon> dungeon = read_dungeon(reading, top);
    std::optional<MapPart> map = read_map(reading, top, legend, dungeon ? &*dungeon : nullptr);
    const bool says_viewer = map && map->viewer;
    Scenario scenario = with_map(map ? MapText{std::move(map->grid), map->viewer} : MapText{Grid(1, 1), {}});
    scenario.algorithm = own.algorithm;
    scenario.rules = own.rules;
    scenario.legend = std::move(legend);
    if (const toml::node* title = top.get("title")) {
        scenario.title = tidy_title(read_words(reading, "title", *title, k_longest_title).value_or(""));
    }
    scenario.step = read_step(reading, top);
    scenario.compare = read_compare(reading, top, own);
    scenario.light = read_section(reading, top, "light", light_fields());
    if (dungeon) {
        scenario.dungeon = dungeon->plan;
    }
    scenario.walk = read_section(reading, top, "walk", walk_fields());
    if (!top.contains("map") && !top.contains("dungeon") && !has_unknown_key(top)) {
        reading.miss("there is no `map`; write one, or a [dungeon]");
    }
    if (map) {  // without one, no place can be judged
        scenario.things = std::move(map->things);
        read_places(reading, top, scenario);
    }
    return {std::move(scenario), says_viewer};
}

bool is_name(char c) { return (small_letter(c) >= 'a' && small_letter(c) <= 'z') || c == '_'; }

// "version", however its letters are written.
bool is_version(std::string_view name) {
    constexpr std::string_view k_version = "version";
    return name.size() == k_version.size() && std::equal(name.begin(), name.end(), k_version.begin(),
                                                         [](char a, char b) { return small_letter(a) == b; });
}

// The name by which a line of TOML begins, without its quotes; empty where none does.
std::string_view name_of(std::string_view line) {
    const bool quoted = !line.empty() && (line.front() == '"' || line.front() == '\'');
    std::size_t end = quoted ? 1 : 0;
    while (end < line.size() && is_name(line[end])) {
        ++end;
    }
    return line.substr(quoted ? 1 : 0, end - (quoted ? 1 : 0));
}

// What comes after the name: "= 1".
std::string_view after_name(std::string_view line) {
    const std::string_view name = name_of(line);
    line.remove_prefix(static_cast<std::size_t>(name.data() - line.data()) + name.size());
    line.remove_prefix(std::min(line.find_first_not_of("\"' \t"), line.size()));
    return line;
}

// "radius = " or "[light]" or "version": what no row of a map can be.
bool begins_as_toml(std::string_view line) {
    const std::size_t brackets = std::min(line.find_first_not_of('['), line.size());
    line.remove_prefix(brackets);
    const std::string_view name = name_of(line);
    const std::string_view next = after_name(line).substr(0, 1);
    return !name.empty() && (next == (brackets > 0 ? "]" : "=") || (brackets == 0 && is_version(name)));
}

// The first line that is neither blank nor a comment, from its first sign on; empty where there is none.
std::string_view first_line(std::string_view text) {
    while (!text.empty()) {
        const std::size_t end = std::min(text.find('\n'), text.size());
        std::string_view line = text.substr(0, end);
        line.remove_prefix(std::min(line.find_first_not_of(" \t\r"), line.size()));
        // A comment may also be a row of walls.
        if (!line.empty() && line.front() != '#') {
            return line;
        }
        text.remove_prefix(std::min(end + 1, text.size()));
    }
    return {};
}

// "version 1" or "Version = 1": meant as the line that comes first.
std::optional<TextError> misspelt_version(std::string_view text) {
    const std::string_view line = first_line(text);
    const std::string_view name = name_of(line);
    if (!is_version(name) || (name == "version" && after_name(line).substr(0, 1) == "=")) {
        return std::nullopt;
    }
    return at_offset(text, static_cast<std::size_t>(line.data() - text.data()),
                     "a scenario begins with version = 1");
}

struct Read {
    std::optional<FoundScenario> found;  // none where there are problems
    Problems problems;
};

Read read_found(std::string_view text) {
    text = without_byte_order_mark(text);
    if (const std::optional<TextError> error = misspelt_version(text)) {
        return {std::nullopt, {{*error}, 0}};
    }
    const Result<toml::table> table = parse_toml(text);
    if (!table) {
        return {std::nullopt, {{table.error()}, 0}};
    }
    TomlReading reading(text);
    std::optional<FoundScenario> found;
    if (check_version(reading, table.value())) {
        found = read_table(reading, table.value());
    }
    if (!reading.ok()) {
        return {std::nullopt, reading.problems()};
    }
    return {std::move(found), {}};
}

Result<FoundScenario> found_or_first_problem(std::string_view text) {
    Read read = read_found(text);
    if (!read.found) {
        return read.problems.told.front();
    }
    return std::move(*read.found);
}

}  // namespace

Result<Scenario> read_scenario(std::string_view text) {
    Result<FoundScenario> found = found_or_first_problem(text);
    if (!found) {
        return found.error();
    }
    return std::move(found.value().scenario);
}

bool is_scenario_text(std::string_view text) {
    return begins_as_toml(first_line(without_byte_order_mark(text)));
}

Result<FoundScenario> find_scenario(std::string_view text) {
    if (is_share_code(text)) {
        Result<Scenario> scenario = read_share_code(text);
        if (!scenario) {
            return scenario.error();
        }
        return FoundScenario{std::move(scenario.value()), true};
    }
    if (is_scenario_text(text)) {
        return found_or_first_problem(text);
    }
    const Result<MapText> map = parse_map_text(text);
    if (!map) {
        return map.error();
    }
    return FoundScenario{with_map(map.value()), map.value().viewer.has_value()};
}

Result<Scenario> read_any(std::string_view text) {
    Result<FoundScenario> found = find_scenario(text);
    if (!found) {
        return found.error();
    }
    return std::move(found.value().scenario);
}

Problems problems_in(std::string_view text) {
    if (!is_share_code(text) && is_scenario_text(text)) {
        return read_found(text).problems;
    }
    const Result<FoundScenario> found = find_scenario(text);
    return found ? Problems{} : Problems{{found.error()}, 0};
}

}  // namespace fovlab
