// The map of a scenario: its rows with the places that they have in the text around them.
#include "core/explain/sentence.h"
#include "core/grid/map_text.h"
#include "core/scenario/fields.h"
#include "core/scenario/read_parts.h"
#include "core/scenario/with_rows.h"

#include <string>

namespace fovlab {
namespace {

// Where the first character of a string stands in the text around it, and whether each of its lines is a line there.
struct Begin {
    toml::source_position place;
    bool line_by_line = false;
};

Begin begin_of(const TomlReading& reading, const toml::value<std::string>& map) {
    const toml::source_position quote = map.source().begin;
    const std::string_view raw = reading.text().substr(reading.offset_of(quote));
    const std::string_view three = raw.substr(0, 3);
    const bool lines = three == "'''" || three == "\"\"\"";
    toml::source_position place = quote;
    place.column += lines ? 3 : 1;
    // A line end right after the quotes belongs to them.
    if (lines && (raw.substr(3, 1) == "\n" || raw.substr(3, 2) == "\r\n")) {
        place = {quote.line + 1, 1};
    }
    // With escapes in it a string's lines are not those of the text.
    const bool escapes =
        raw.front() == '"' && raw.substr(0, map.get().size() + 8).find('\\') != std::string_view::npos;
    return {place, !escapes};
}

TextError placed(const TomlReading& reading, const toml::value<std::string>& map, TextError error) {
    const Begin begin = begin_of(reading, map);
    if (!begin.line_by_line) {
        error.reason = "row " + std::to_string(error.line) + ", column " + std::to_string(error.column) +
                       " of `map`: " + error.reason;
        error.line = static_cast<int>(map.source().begin.line);
        error.column = static_cast<int>(map.source().begin.column);
        return error;
    }
    error.column += error.line == 1 ? static_cast<int>(begin.place.column) - 1 : 0;
    error.line += static_cast<int>(begin.place.line) - 1;
    return error;
}

std::optional<MapPart> read_rows(TomlReading& reading, const toml::node& value,
                                 const std::vector<LegendEntry>& legend) {
    const toml::value<std::string>* text = value.as_string();
    if (!text) {
        reading.refuse_value("map", "the map's rows as a text in three quotes", value);
        return std::nullopt;
    }
    std::string rows = text->get();
    std::vector<Thing> things = lift_things(rows, legend);
    Result<MapText> map = parse_map_text(rows);
    if (!map) {
        TextError error = placed(reading, *text, map.error());
        if (error.reason.find("unknown glyph") != std::string::npos) {
            error.reason += ", and what [legend] names";
        }
        if (const std::string second = "a second @"; error.reason.substr(0, second.size()) == second) {
            error.reason =
                second + "; a map has at most one viewer";  // the place of the first is none of this text
        }
        reading.refuse(
            {static_cast<toml::source_index>(error.line), static_cast<toml::source_index>(error.column)},
            error.reason);
        return std::nullopt;
    }
    return MapPart{std::move(map.value().grid), map.value().viewer, std::move(things)};
}

std::optional<MapPart> read_grid(TomlReading& reading, const toml::table& table,
                                 const std::vector<LegendEntry>& legend, const Dungeon* dungeon) {
    const toml::node* map = table.get("map");
    const toml::node* section = table.get("dungeon");
    if (map && section) {
        reading.refuse(*section, "a scenario has a `map` or a [dungeon], not both");
        return std::nullopt;
    }
    if (map) {
        return read_rows(reading, *map, legend);
    }
    // Where neither is there the caller tells.
    return dungeon ? std::optional(MapPart{dungeon->grid, std::nullopt, {}}) : std::nullopt;
}

}  // namespace

std::optional<MapPart> read_map(TomlReading& reading, const toml::table& table,
                                const std::vector<LegendEntry>& legend, const Dungeon* dungeon) {
    std::optional<MapPart> part = read_grid(reading, table, legend, dungeon);
    const toml::node* viewer = table.get("viewer");
    if (!viewer) {
        if (part && dungeon) {
            part->viewer = dungeon->start;
        }
        return part;
    }
    const std::optional<Point> at = read_point(reading, "viewer", *viewer);
    if (!part || !at) {
        return std::nullopt;
    }
    if (!part->grid.contains(*at)) {
        reading.refuse(*viewer,
                       "`viewer`: " + off_the_map_in_words(*at, part->grid.width(), part->grid.height()));
    } else if (part->viewer && *part->viewer != *at) {
        reading.refuse(*viewer, "`viewer` is at " + in_words(*at) + " and the map's @ at " +
                                    in_words(*part->viewer) + "; write one of them");
    }
    part->viewer = at;
    return part;
}

}  // namespace fovlab
