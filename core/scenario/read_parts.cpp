#include "core/scenario/read_parts.h"

#include "core/explain/sentence.h"
#include "core/scenario/fields.h"
#include "core/scenario/limits.h"

#include <algorithm>
#include <array>
#include <climits>
#include <string>

namespace fovlab {
namespace {

bool on_map(Point p, MapSize size) { return p.x >= 0 && p.y >= 0 && p.x < size.width && p.y < size.height; }

Torch read_torch(TomlReading& reading, const toml::table& table, MapSize size) {
    static constexpr std::array<std::string_view, 1> k_also{"at"};
    Torch torch;
    read_fields(reading, table, "a [[torch]]", torch_fields(), torch, k_also);
    const toml::node* at = table.get("at");
    if (!at) {
        reading.refuse(table, "a torch needs its place, as in at = [3, 4]");
        return torch;
    }
    if (const std::optional<Point> place = read_point(reading, "at", *at)) {
        torch.at = *place;
        if (!on_map(torch.at, size)) {
            reading.refuse(*at, "`at`: " + off_the_map_in_words(torch.at, size.width, size.height));
        }
    }
    return torch;
}

std::optional<Room> read_room(TomlReading& reading, const toml::node& value, MapSize size) {
    const toml::array* row = value.as_array();
    const bool whole = row && row->size() == 5 && (*row)[4].is_boolean();
    std::array<int, 4> numbers{};
    for (std::size_t i = 0; i < numbers.size(); ++i) {
        const auto number = whole ? (*row)[i].value_exact<std::int64_t>() : std::nullopt;
        if (!number || *number < INT_MIN || *number > INT_MAX) {
            reading.refuse(value, "a room is [x, y, width, height, lit], as in [1, 1, 5, 3, true]");
            return std::nullopt;
        }
        numbers[i] = static_cast<int>(*number);
    }
    const Room room{numbers[0], numbers[1], numbers[2], numbers[3], (*row)[4].as_boolean()->get()};
    const bool fits = on_map({room.x, room.y}, size) && room.width >= 1 && room.height >= 1 &&
                      room.width <= size.width - room.x && room.height <= size.height - room.y;
    if (!fits) {
        reading.refuse(value, "a room of " + std::to_string(room.width) + " × " +
                                  std::to_string(room.height) + " cells at " + in_words({room.x, room.y}) +
                                  " does not lie on the map of " + std::to_string(size.width) + " × " +
                                  std::to_string(size.height));
        return std::nullopt;
    }
    return room;
}

}  // namespace

std::vector<LegendEntry> read_legend(TomlReading& reading, const toml::node& value) {
    std::vector<LegendEntry> legend;
    const toml::table* table = value.as_table();
    if (!table) {
        reading.refuse_value("legend", "a table, [legend]", value);
        return legend;
    }
    for (const auto& [key, node] : *table) {
        const std::string_view glyph = key.str();
        if (glyph.size() != 1 || !is_legend_glyph(glyph[0])) {
            reading.refuse(
                key, "`" + cut_short(glyph) +
                         "` cannot be a glyph of the legend; take one letter or sign of ASCII that is no "
                         "terrain and not @");
            continue;
        }
        LegendEntry entry{glyph[0], {}};
        if (const toml::table* fields = node.as_table()) {
            read_fields(reading, *fields, "the legend's `" + std::string(glyph) + "`", legend_fields(),
                        entry);
            if (entry.sight && entry.kind != ThingKind::watcher) {
                reading.refuse(*fields->get("sight"), "only a watcher has `sight`");
            }
        } else {
            reading.refuse_value(glyph, "a table such as { name = \"goblin\", kind = \"watcher\" }", node);
        }
        legend.push_back(std::move(entry));
    }
    std::sort(legend.begin(), legend.end(),
              [](const LegendEntry& a, const LegendEntry& b) { return a.glyph < b.glyph; });
    return legend;
}

std::vector<Torch> read_torches(TomlReading& reading, const toml::node& value, MapSize size) {
    std::vector<Torch> torches;
    const toml::array* array = value.as_array();
    if (!array) {
        reading.refuse_value("torch", "tables, each under [[torch]]", value);
        return torches;
    }
    if (array->size() > k_most_torches) {
        reading.refuse((*array)[k_most_torches],
                       "a torch too many; a scenario has at most " + std::to_string(k_most_torches));
        return torches;
    }
    for (const toml::node& node : *array) {
        if (const toml::table* table = node.as_table()) {
            torches.push_back(read_torch(reading, *table, size));
        } else {
            reading.refuse_value("torch", "tables, each under [[torch]]", node);
        }
    }
    return torches;
}

std::vector<Room> read_rooms(TomlReading& reading, const toml::node& value, MapSize size) {
    std::vector<Room> rooms;
    const toml::array* array = value.as_array();
    if (!array) {
        reading.refuse_value("rooms", "rooms as [[x, y, width, height, lit]]", value);
        return rooms;
    }
    if (array->size() > k_most_rooms) {
        reading.refuse((*array)[k_most_rooms],
                       "a room too many; a scenario has at most " + std::to_string(k_most_rooms));
        return rooms;
    }
    for (const toml::node& node : *array) {
        if (const std::optional<Room> room = read_room(reading, node, size)) {
            rooms.push_back(*room);
        }
    }
    return rooms;
}

}  // namespace fovlab
