// The keys of a scenario's parts in tables: how each is read, what is allowed, and how it is written.
//
// One table for each kind of part drives reading, checking, writing and the messages. Only the sources of this room
// and of lesson/ include this.
#pragma once

#include "core/scenario/scenario.h"
#include "core/scenario/toml_reading.h"

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fovlab {

template <class T>
struct Field {
    std::string_view key;
    // Sets the field, or refuses the value.
    void (*read)(TomlReading&, std::string_view key, const toml::node& value, T& part);
    // Is what it holds allowed?
    bool (*fits)(const T& part);
    // The value in TOML; none where it is the usual one, which is left out.
    std::optional<std::string> (*write)(const T& part, const T& usual);
};

template <class T>
using FieldSpan = std::span<const Field<T>>;

// Algorithm and rules, of a scenario or of its comparison.
FieldSpan<Comparison> run_fields();
// How it is shown, which only a comparison has.
FieldSpan<Comparison> show_fields();
FieldSpan<LegendEntry> legend_fields();
FieldSpan<Torch> torch_fields();  // but for its place
FieldSpan<Light> light_fields();
FieldSpan<DungeonPlan> dungeon_fields();
FieldSpan<Walk> walk_fields();

// A whole number within a range, both ends included; refuses everything else.
std::optional<std::int64_t> read_whole(TomlReading& reading, std::string_view key, const toml::node& value,
                                       std::int64_t low, std::int64_t high);
// Two whole numbers, wherever they lie.
std::optional<Point> read_point(TomlReading& reading, std::string_view key, const toml::node& value);
// Words on one line.
std::optional<std::string> read_words(TomlReading& reading, std::string_view key, const toml::node& value,
                                      std::size_t longest);

std::string in_toml(Point point);
// In quotes.
std::string in_toml(std::string_view words);

// Of the scenario itself, but for those of a run; and whether a key is one of either.
std::span<const std::string_view> top_keys();
bool is_top_key(std::string_view key);

// With what may have been meant, or where it belongs.
void refuse_key(TomlReading& reading, const toml::key& key, std::string_view where,
                std::span<const std::string_view> known);

// Reads all keys of a table; `also` names keys that the caller reads.
template <class T>
void read_fields(TomlReading& reading, const toml::table& table, std::string_view where, FieldSpan<T> fields,
                 T& part, std::span<const std::string_view> also = {}) {
    for (const auto& [key, value] : table) {
        bool known = false;
        for (const std::string_view other : also) {
            known = known || other == key.str();
        }
        for (const Field<T>& field : fields) {
            if (field.key == key.str()) {
                field.read(reading, field.key, value, part);
                known = true;
            }
        }
        if (!known) {
            std::vector<std::string_view> keys(also.begin(), also.end());
            for (const Field<T>& field : fields) {
                keys.push_back(field.key);
            }
            refuse_key(reading, key, where, keys);
        }
    }
}

// "radius = 9\n", of all fields that are not as usual.
template <class T>
std::string write_fields(FieldSpan<T> fields, const T& part, const T& usual,
                         std::string_view between = "\n") {
    std::string text;
    for (const Field<T>& field : fields) {
        if (const std::optional<std::string> value = field.write(part, usual)) {
            text += std::string(field.key) + " = " + *value + std::string(between);
        }
    }
    return text;
}

}  // namespace fovlab
