#include "core/scenario/fields.h"

#include "core/scenario/field_kinds.h"
#include "core/scenario/limits.h"
#include "core/scenario/near_word.h"

#include <array>
#include <cmath>

namespace fovlab {
namespace {

using Text = std::optional<std::string>;

// Names of algorithms.
constexpr Field<Comparison> algorithm_field() {
    return {
        "algorithm",
        [](TomlReading& reading, std::string_view key, const toml::node& value, Comparison& run) {
            std::vector<std::string_view> ids;
            for (const AlgorithmInfo& row : algorithms()) {
                ids.push_back(row.id);
            }
            if (const std::optional<std::size_t> index = read_word(reading, key, value, ids)) {
                run.algorithm = algorithms()[*index].algorithm;
            }
        },
        [](const Comparison& run) { return static_cast<std::size_t>(run.algorithm) < algorithms().size(); },
        [](const Comparison& run, const Comparison&) -> Text {
            return in_toml(info(run.algorithm).id);  // always told
        }};
}

// Cells, or "unlimited".
constexpr Field<Comparison> radius_field() {
    return {"radius",
            [](TomlReading& reading, std::string_view key, const toml::node& value, Comparison& run) {
                const std::optional<std::int64_t> cells = value.value_exact<std::int64_t>();
                if (value.value_exact<std::string_view>() == std::string_view("unlimited")) {
                    run.rules.range.radius = Radius::unlimited();
                } else if (cells && *cells >= 0 && *cells <= Radius::k_max) {
                    run.rules.range.radius = Radius(static_cast<int>(*cells));
                } else {
                    reading.refuse_value(
                        key,
                        "a whole number from 0 to " + std::to_string(Radius::k_max) + " or \"unlimited\"",
                        value);
                }
            },
            [](const Comparison&) { return true; },
            [](const Comparison& run, const Comparison& usual) -> Text {
                const Radius radius = run.rules.range.radius;
                if (radius == usual.rules.range.radius) {
                    return std::nullopt;
                }
                return radius.is_unlimited() ? in_toml("unlimited") : std::to_string(radius.cells());
            }};
}

constexpr Field<LegendEntry> name_field() {
    return {"name",
            [](TomlReading& reading, std::string_view key, const toml::node& value, LegendEntry& entry) {
                entry.name = read_words(reading, key, value, k_longest_name).value_or("");
            },
            [](const LegendEntry& entry) { return !what_is_wrong_with_words(entry.name, k_longest_name); },
            [](const LegendEntry& entry, const LegendEntry&) -> Text { return in_toml(entry.name); }};
}

constexpr Field<LegendEntry> sight_field() {
    return {"sight",
            [](TomlReading& reading, std::string_view key, const toml::node& value, LegendEntry& entry) {
                if (const auto cells = read_whole(reading, key, value, 0, Radius::k_max)) {
                    entry.sight = static_cast<int>(*cells);
                }
            },
            [](const LegendEntry& entry) { return !entry.sight || Radius::valid(*entry.sight); },
            [](const LegendEntry& entry, const LegendEntry&) -> Text {
                return entry.sight ? Text(std::to_string(*entry.sight)) : std::nullopt;
            }};
}

std::optional<std::uint32_t> colour_of(std::string_view text) {
    if (text.size() != 7 || text[0] != '#') {
        return std::nullopt;
    }
    std::uint32_t colour = 0;
    for (const char c : text.substr(1)) {
        const int digit = c >= '0' && c <= '9'   ? c - '0'
                          : c >= 'a' && c <= 'f' ? c - 'a' + 10
                          : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                                 : -1;
        if (digit < 0) {
            return std::nullopt;
        }
        colour = colour << 4U | static_cast<std::uint32_t>(digit);
    }
    return colour;
}

std::string in_hex(std::uint32_t colour) {
    std::string text = "#";
    for (int shift = 20; shift >= 0; shift -= 4) {
        text += "0123456789abcdef"[colour >> static_cast<unsigned>(shift) & 15U];
    }
    return text;
}

constexpr Field<Torch> colour_field() {
    return {"color",
            [](TomlReading& reading, std::string_view key, const toml::node& value, Torch& torch) {
                const auto text = value.value_exact<std::string_view>();
                const std::optional<std::uint32_t> colour = text ? colour_of(*text) : std::nullopt;
                if (colour) {
                    torch.colour = *colour;
                } else {
                    reading.refuse_value(key, "a colour such as \"#ffb060\"", value);
                }
            },
            [](const Torch& torch) { return torch.colour <= 0xFFFFFF; },
            [](const Torch& torch, const Torch& usual) -> Text {
                return torch.colour == usual.colour ? std::nullopt : Text(in_toml(in_hex(torch.colour)));
            }};
}

// A share from 0 to 1, kept in thousandths.
constexpr Field<Light> ambient_field() {
    return {"ambient",
            [](TomlReading& reading, std::string_view key, const toml::node& value, Light& light) {
                const std::optional<double> share = value.is_number() ? value.value<double>() : std::nullopt;
                if (share && *share >= 0 && *share <= 1) {
                    light.ambient_thousandths = static_cast<int>(std::lround(*share * 1000));
                } else if (share && value.is_floating_point()) {
                    reading.refuse(value, "`ambient` goes from 0 to 1");
                } else {
                    reading.refuse_value(key, "a number from 0 to 1", value);
                }
            },
            [](const Light& light) {
                return light.ambient_thousandths >= 0 && light.ambient_thousandths <= 1000;
            },
            [](const Light& light, const Light& usual) -> Text {
                if (light.ambient_thousandths == usual.ambient_thousandths) {
                    return std::nullopt;
                }
                std::string decimals = std::to_string(1000 + light.ambient_thousandths % 1000).substr(1);
                decimals.erase(std::max<std::size_t>(decimals.find_last_not_of('0') + 1, 1));
                return std::to_string(light.ambient_thousandths / 1000) + "." + decimals;
            }};
}

constexpr Field<Walk> moves_field() {
    return {"moves",
            [](TomlReading& reading, std::string_view key, const toml::node& value, Walk& walk) {
                const auto moves = value.value_exact<std::string_view>();
                if (!moves) {
                    reading.refuse_value(key, "moves such as \"wdd\"", value);
                } else if (const std::optional<std::string> wrong = wrong_moves("`moves`", *moves)) {
                    reading.refuse(value, *wrong);
                } else {
                    walk.moves = *moves;
                }
            },
            [](const Walk& walk) { return !wrong_moves("moves", walk.moves); },
            [](const Walk& walk, const Walk& usual) -> Text {
                return walk.moves == usual.moves ? std::nullopt : Text(in_toml(walk.moves));
            }};
}

constexpr Field<Comparison> k_run_fields[] = {
    algorithm_field(),
    radius_field(),
    word<k_range_shape_names, &Comparison::rules, &Rules::range, &Range::shape>("range"),
    word<k_floor_rule_names, &Comparison::rules, &Rules::floor>("floor"),
    word<k_wall_rule_names, &Comparison::rules, &Rules::wall>("wall"),
    word<k_slope_arithmetic_names, &Comparison::rules, &Rules::slopes>("slopes"),
    word<k_scan_order_names, &Comparison::rules, &Rules::order>("order"),
};

constexpr Field<Comparison> k_show_fields[] = {word<k_show_names, &Comparison::show>("show")};

constexpr Field<LegendEntry> k_legend_fields[] = {
    name_field(),
    word<k_thing_kind_names, &LegendEntry::kind>("kind"),
    sight_field(),
};

constexpr Field<Torch> k_torch_fields[] = {
    whole<0, Radius::k_max, &Torch::radius>("radius"),
    colour_field(),
};

constexpr Field<Light> k_light_fields[] = {
    word<k_lamp_names, &Light::lamp>("lamp"),
    ambient_field(),
    word<k_falloff_names, &Light::falloff>("falloff"),
    whole<1, Light::k_most_bands, &Light::bands>("bands"),
};

// `min_room` holds two numbers and is read by hand.
constexpr Field<DungeonPlan> min_room_field() {
    return {
        "min_room",
        [](TomlReading& reading, std::string_view key, const toml::node& value, DungeonPlan& plan) {
            const std::optional<Point> size = read_point(reading, key, value);
            if (!size) {
                return;
            }
            if (size->x >= 1 && size->y >= 1 && size->x <= Grid::k_max_side && size->y <= Grid::k_max_side) {
                plan.min_room_width = size->x;
                plan.min_room_height = size->y;
            } else {
                reading.refuse(value, "`min_room` is a width and a height, each from 1 to " +
                                          std::to_string(Grid::k_max_side));
            }
        },
        [](const DungeonPlan& plan) { return Grid::valid_size(plan.min_room_width, plan.min_room_height); },
        [](const DungeonPlan& plan, const DungeonPlan& usual) -> Text {
            const Point size{plan.min_room_width, plan.min_room_height};
            return size == Point{usual.min_room_width, usual.min_room_height} ? std::nullopt
                                                                              : Text(in_toml(size));
        }};
}

constexpr Field<DungeonPlan> k_dungeon_fields[] = {
    whole<0, 0xFFFFFFFF, &DungeonPlan::seed>("seed"),
    whole<1, Grid::k_max_side, &DungeonPlan::width>("width"),
    whole<1, Grid::k_max_side, &DungeonPlan::height>("height"),
    whole<1, Grid::k_max_side, &DungeonPlan::min_area>("min_area"),
    whole<0, DungeonPlan::k_most_cuts, &DungeonPlan::max_cuts>("max_cuts"),
    min_room_field(),
    word<k_corridor_corner_names, &DungeonPlan::corner>("corner"),
    yes_or_no<&DungeonPlan::doors>("doors"),
    yes_or_no<&DungeonPlan::curtains>("curtains"),
    yes_or_no<&DungeonPlan::secret_doors>("secret_doors"),
    yes_or_no<&DungeonPlan::water>("water"),
    yes_or_no<&DungeonPlan::pillars>("pillars"),
    yes_or_no<&DungeonPlan::dark_rooms>("dark_rooms"),
    whole<1, DungeonPlan::k_deepest, &DungeonPlan::depth>("depth"),
};

constexpr Field<Walk> k_walk_fields[] = {
    moves_field(),
    on_or_off<&Walk::memory>("memory"),
    yes_or_no<&Walk::reveal>("reveal"),
};

}  // namespace

FieldSpan<Comparison> run_fields() { return k_run_fields; }
FieldSpan<Comparison> show_fields() { return k_show_fields; }
FieldSpan<LegendEntry> legend_fields() { return k_legend_fields; }
FieldSpan<Torch> torch_fields() { return k_torch_fields; }
FieldSpan<Light> light_fields() { return k_light_fields; }
FieldSpan<DungeonPlan> dungeon_fields() { return k_dungeon_fields; }
FieldSpan<Walk> walk_fields() { return k_walk_fields; }

}  // namespace fovlab
