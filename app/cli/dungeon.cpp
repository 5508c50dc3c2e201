// `dungeon`: a map that is cut by binary space partitioning, with its rooms and cuts.
#include "core/dungeon/dungeon.h"

#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/format_option.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "app/cli/values.h"
#include "core/grid/map_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <type_traits>
#include <vector>

namespace fovlab::cli {
namespace {

// An option that takes a whole number.
struct NumberRow {
    std::string_view option;
    std::int64_t least;
    std::int64_t most;
    std::string_view help;
    std::int64_t (*get)(const DungeonPlan&);
    void (*set)(DungeonPlan&, std::int64_t);
};

template <auto Member>
constexpr NumberRow number_row(std::string_view option, std::int64_t least, std::int64_t most,
                               std::string_view help) {
    return {option,
            least,
            most,
            help,
            [](const DungeonPlan& plan) { return static_cast<std::int64_t>(plan.*Member); },
            [](DungeonPlan& plan, std::int64_t value) {
                plan.*Member = static_cast<std::remove_reference_t<decltype(plan.*Member)>>(value);
            }};
}

constexpr std::array k_numbers{
    number_row<&DungeonPlan::seed>("--seed", 0, 0xFFFFFFFF, "Another seed, another dungeon"),
    number_row<&DungeonPlan::width>("--width", 1, Grid::k_max_side, "How wide the map is, in cells"),
    number_row<&DungeonPlan::height>("--height", 1, Grid::k_max_side, "How high the map is"),
    number_row<&DungeonPlan::min_area>("--min-area", 1, Grid::k_max_side,
                                       "How long the sides of a piece are at least"),
    number_row<&DungeonPlan::max_cuts>("--max-cuts", 0, DungeonPlan::k_most_cuts,
                                       "How many cuts deep it goes at most"),
    number_row<&DungeonPlan::min_room_width>("--min-room-width", 1, Grid::k_max_side,
                                             "How wide a room is at least"),
    number_row<&DungeonPlan::min_room_height>("--min-room-height", 1, Grid::k_max_side,
                                              "How high a room is at least"),
    number_row<&DungeonPlan::depth>("--depth", 1, DungeonPlan::k_deepest, "Which level of the dungeon"),
};

struct FlagRow {
    std::string_view option;
    bool DungeonPlan::*member;
    std::string_view help;
};

constexpr std::array k_flags{
    FlagRow{"--doors", &DungeonPlan::doors, "Doors where a corridor passes a room's wall"},
    FlagRow{"--curtains", &DungeonPlan::curtains, "Curtains instead of doors: they block sight, not the way"},
    FlagRow{"--secret-doors", &DungeonPlan::secret_doors, "A fourth of the doorways is hidden"},
    FlagRow{"--water", &DungeonPlan::water, "Ponds in some of the rooms"},
    FlagRow{"--pillars", &DungeonPlan::pillars, "Pillars in the larger rooms"},
    FlagRow{"--dark-rooms", &DungeonPlan::dark_rooms, "A third of the rooms is unlit"},
};

TextError refused(std::string_view option, const std::string& right, std::string_view text) {
    return {0, 0, std::string(option) + " takes " + right + ", not " + in_quotes(text)};
}

// The options of a plan as they were given.
class PlanOptions {
public:
    void add_to(CommandLine& line) {
        for (std::size_t i = 0; i < k_numbers.size(); ++i) {
            const NumberRow& row = k_numbers[i];
            line.add_option(std::string(row.option), "N",
                            std::string(row.help) + " (" + std::to_string(row.get(DungeonPlan{})) + ")",
                            numbers_[i]);
        }
        line.add_option("--corner", "coin|across-first|down-first", "How corridors turn (coin)", corner_);
        for (std::size_t i = 0; i < k_flags.size(); ++i) {
            line.add_flag(std::string(k_flags[i].option), std::string(k_flags[i].help), flags_[i]);
        }
    }

    Result<DungeonPlan> plan() const {
        DungeonPlan plan;
        for (std::size_t i = 0; i < k_numbers.size(); ++i) {
            const NumberRow& row = k_numbers[i];
            if (!numbers_[i]) {
                continue;
            }
            const std::optional<std::int64_t> number = long_number(*numbers_[i]);
            if (!number || *number < row.least || *number > row.most) {
                return refused(
                    row.option,
                    "a whole number from " + std::to_string(row.least) + " to " + std::to_string(row.most),
                    *numbers_[i]);
            }
            row.set(plan, *number);
        }
        for (std::size_t i = 0; i < k_flags.size(); ++i) {
            plan.*k_flags[i].member = flags_[i];
        }
        if (corner_) {
            const auto& names = k_corridor_corner_names;
            const auto* const found = std::find(names.begin(), names.end(), *corner_);
            if (found == names.end()) {
                return refused("--corner", listed(names, "or"), *corner_);
            }
            plan.corner = static_cast<CorridorCorner>(found - names.begin());
        }
        return plan;
    }

private:
    std::array<std::optional<std::string>, k_numbers.size()> numbers_;
    std::array<bool, k_flags.size()> flags_{};
    std::optional<std::string> corner_;
};

Json cut_in_json(const Piece& piece, const Piece::Cut& cut) {
    Json json;
    json["area"] = {piece.area.x, piece.area.y, piece.area.width, piece.area.height};
    json["axis"] = name(cut.axis);
    json["at"] = cut.at;
    json["depth"] = piece.depth;
    return json;
}

// In the order in which they were made: a piece, then all of its first piece, then of its second.
void add_cuts(const std::vector<Piece>& pieces, int index, Json& cuts) {
    const Piece& piece = pieces[static_cast<std::size_t>(index)];
    if (piece.cut) {
        cuts.push_back(cut_in_json(piece, *piece.cut));
        add_cuts(pieces, piece.cut->first, cuts);
        add_cuts(pieces, piece.cut->second, cuts);
    }
}

Json in_json(const Dungeon& dungeon) {
    Json json;
    json["seed"] = dungeon.plan.seed;
    json["width"] = dungeon.grid.width();
    json["height"] = dungeon.grid.height();
    json["map"] = glyph_rows(dungeon.grid);
    json["rooms"] = Json::array();
    for (const Room& room : dungeon.grid.rooms()) {
        json["rooms"].push_back({room.x, room.y, room.width, room.height, room.lit});
    }
    json["cuts"] = Json::array();
    add_cuts(dungeon.pieces, 0, json["cuts"]);
    json["start"] = to_json(dungeon.start);
    json["stairs"] = to_json(dungeon.stairs);
    return json;
}

}  // namespace

int run_dungeon(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    PlanOptions options;
    FormatOption format_option;
    options.add_to(line);
    format_option.add_to(line);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    const std::optional<Format> format = format_option.read(streams);
    if (!format) {
        return k_bad_input;
    }
    const Result<DungeonPlan> plan = options.plan();
    const Result<Dungeon> dungeon = plan ? make_dungeon(plan.value()) : Result<Dungeon>(plan.error());
    if (!dungeon) {
        return complain(streams, dungeon.error().reason);
    }
    Output output(streams);
    output.add(*format == Format::text ? to_map_text(dungeon.value().grid, dungeon.value().start)
                                       : in_json(dungeon.value()).dump() + "\n");
    return output.finish();
}

}  // namespace fovlab::cli
