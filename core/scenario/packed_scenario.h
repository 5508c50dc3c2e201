// A scenario's parts as bits, in the order of version 1 of share codes.
//
// The order and the chances are the form of every code that people keep: nothing here changes but by adding after the
// last part, behind the flag that says that there is more. Only share_code.cpp and the tests include this.
#pragma once

#include "core/dungeon/dungeon.h"
#include "core/scenario/limits.h"
#include "core/scenario/packed_map.h"
#include "core/scenario/packing.h"
#include "core/scenario/scenario.h"

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab {

template <class Coder>
class ScenarioPacker {
public:
    explicit ScenarioPacker(Coder& coder) : coder_(coder) {}

    // A writer gives back the same; of what a reader gives back, the parts lie within their limits as numbers, but need
    // not fit together.
    Scenario pack(const Scenario& from) {
        Scenario to{Grid(1, 1), {}, pack_algorithm(from.algorithm), pack_rules(from.rules), {}};
        to.title = words_.pack(coder_, from.title, k_longest_title * 4);
        to.step = pack_optional(from.step,
                                [&](std::size_t step) { return std::size_t{number(step, k_largest_step)}; });
        to.compare = pack_optional(from.compare, [&](const Comparison& c) { return pack_compare(c, to); });
        to.legend = pack_list(from.legend, 127, [&](const LegendEntry& entry) { return pack_entry(entry); });
        to.dungeon = pack_optional(from.dungeon, [&](const DungeonPlan& plan) { return pack_plan(plan); });
        if (to.dungeon) {
            make_map(to);
        } else {
            pack_map(from, to);
        }
        width_ = to.grid.width();
        height_ = to.grid.height();
        to.torches = pack_list(from.torches, k_most_torches, [&](const Torch& t) { return pack_torch(t); });
        pack_rooms(from, to);
        to.light = pack_optional(from.light, [&](const Light& light) { return pack_light(light); });
        to.walk = pack_optional(from.walk, [&](const Walk& walk) { return pack_walk(walk); });
        pack_more(from, to);
        return to;
    }

    // Has the code parts that this program does not know?
    bool more() const { return more_; }

private:
    std::uint32_t number(std::size_t value, std::size_t largest) {
        return pack_number(coder_, static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(largest));
    }
    int whole(int value, int low, int high) {
        return static_cast<int>(
                   number(static_cast<std::size_t>(value - low), static_cast<std::size_t>(high - low))) +
               low;
    }
    int below(int value, int count) {
        return static_cast<int>(
            pack_below(coder_, static_cast<std::uint32_t>(value), static_cast<std::uint32_t>(count - 1)));
    }
    bool even(bool value) { return pack_flag(coder_, value); }

    template <class T, class Pack>
    std::optional<T> pack_optional(const std::optional<T>& from, Pack pack) {
        if (!pack_flag(coder_, from.has_value(), k_seldom)) {
            return std::nullopt;
        }
        return pack(from ? *from : T{});
    }

    template <class T, class Pack>
    std::vector<T> pack_list(const std::vector<T>& from, std::size_t most, Pack pack) {
        std::vector<T> to;
        if (!pack_flag(coder_, !from.empty(), k_seldom)) {
            return to;
        }
        const std::size_t count = number(from.size() - 1, most - 1) + std::size_t{1};
        while (to.size() < count && !coder_.bad()) {
            to.push_back(pack(to.size() < from.size() ? from[to.size()] : T{}));
        }
        return to;
    }

    Algorithm pack_algorithm(Algorithm algorithm) {
        return pack_flag(coder_, algorithm != Algorithm::symmetric, k_seldom)
                   ? pack_name(coder_, algorithm, algorithms().size())
                   : Algorithm::symmetric;
    }

    Rules pack_rules(const Rules& from) {
        Rules to;
        if (even(from.range.radius.is_unlimited())) {
            to.range.radius = Radius::unlimited();
        } else {
            const int usual = Rules{}.range.radius.cells();
            const int cells = from.range.radius.is_unlimited() ? usual : from.range.radius.cells();
            to.range.radius = Radius(even(cells == usual) ? usual : whole(cells, 0, Radius::k_max));
        }
        Rules others = from;
        others.range.radius = Rules{}.range.radius;
        if (pack_flag(coder_, others != Rules{}, k_seldom)) {
            to.range.shape = pack_name(coder_, from.range.shape, k_range_shape_names.size());
            to.floor = pack_name(coder_, from.floor, k_floor_rule_names.size());
            to.wall = pack_name(coder_, from.wall, k_wall_rule_names.size());
            to.slopes = pack_name(coder_, from.slopes, k_slope_arithmetic_names.size());
            to.order = pack_name(coder_, from.order, k_scan_order_names.size());
        }
        return to;
    }

    Comparison pack_compare(const Comparison& from, const Scenario& own) {
        Comparison to;
        to.algorithm = pack_name(coder_, from.algorithm, algorithms().size());
        to.rules = even(from.rules != own.rules) ? pack_rules(from.rules) : own.rules;
        to.show = pack_name(coder_, from.show, k_show_names.size());
        return to;
    }

    LegendEntry pack_entry(const LegendEntry& from) {
        LegendEntry to;
        to.glyph = static_cast<char>(pack_bits(coder_, static_cast<unsigned char>(from.glyph), 7));
        to.name = words_.pack(coder_, from.name, k_longest_name * 4);
        to.kind = pack_name(coder_, from.kind, k_thing_kind_names.size());
        to.sight = pack_optional(from.sight, [&](int cells) { return whole(cells, 0, Radius::k_max); });
        return to;
    }

    DungeonPlan pack_plan(const DungeonPlan& from) {
        DungeonPlan to;
        to.seed = pack_bits(coder_, from.seed, 32);
        to.width = whole(from.width, 1, Grid::k_max_side);
        to.height = whole(from.height, 1, Grid::k_max_side);
        to.min_area = whole(from.min_area, 1, Grid::k_max_side);
        to.max_cuts = whole(from.max_cuts, 0, DungeonPlan::k_most_cuts);
        to.min_room_width = whole(from.min_room_width, 1, Grid::k_max_side);
        to.min_room_height = whole(from.min_room_height, 1, Grid::k_max_side);
        to.corner = pack_name(coder_, from.corner, k_corridor_corner_names.size());
        to.doors = even(from.doors);
        to.curtains = even(from.curtains);
        to.secret_doors = even(from.secret_doors);
        to.water = even(from.water);
        to.pillars = even(from.pillars);
        to.dark_rooms = even(from.dark_rooms);
        to.depth = whole(from.depth, 1, DungeonPlan::k_deepest);
        return to;
    }

    // A plan stands for its map and for the place where one begins in it.
    void make_map(Scenario& to) {
        Result<Dungeon> dungeon = make_dungeon(*to.dungeon);
        if (!dungeon) {
            coder_.refuse();
            return;
        }
        to.grid = std::move(dungeon.value().grid);
        to.viewer = dungeon.value().start;
    }

    // A dungeon brings its own.
    void pack_rooms(const Scenario& from, Scenario& to) {
        std::vector<Room> rooms = pack_list(to.dungeon ? std::vector<Room>{} : from.grid.rooms(),
                                            k_most_rooms, [&](const Room& room) { return pack_room(room); });
        if (!to.dungeon) {
            to.grid.set_rooms(std::move(rooms));
        }
    }

    // The parts that came after the others had been shared: each with a flag of its own, and at their end the flag that
    // there is more once again.
    void pack_more(const Scenario& from, Scenario& to) {
        const bool viewer = to.dungeon && from.viewer != to.viewer;
        if (!pack_flag(coder_, viewer, k_rarely)) {
            return;
        }
        if (even(viewer)) {
            to.viewer = {below(from.viewer.x, width_), below(from.viewer.y, height_)};
        }
        more_ = pack_flag(coder_, false, k_rarely);
    }

    void pack_map(const Scenario& from, Scenario& to) {
        const int width = whole(from.grid.width(), 1, Grid::k_max_side);
        const int height = whole(from.grid.height(), 1, Grid::k_max_side);
        PackedMap map = MapModel().pack(coder_, {from.grid, from.things}, width, height, to.legend);
        to.grid = std::move(map.grid);
        to.things = std::move(map.things);
        to.viewer = {below(from.viewer.x, width), below(from.viewer.y, height)};
    }

    Torch pack_torch(const Torch& from) {
        Torch to;
        to.at = {below(from.at.x, width_), below(from.at.y, height_)};
        to.radius = even(from.radius == to.radius) ? to.radius : whole(from.radius, 0, Radius::k_max);
        to.colour = even(from.colour == to.colour) ? to.colour : pack_bits(coder_, from.colour, 24);
        return to;
    }

    Room pack_room(const Room& from) {
        Room to;
        to.x = below(from.x, width_);
        to.y = below(from.y, height_);
        to.width = whole(from.width, 1, width_ - to.x);
        to.height = whole(from.height, 1, height_ - to.y);
        to.lit = even(from.lit);
        return to;
    }

    Light pack_light(const Light& from) {
        Light to;
        to.lamp = pack_name(coder_, from.lamp, k_lamp_names.size());
        to.ambient_thousandths = whole(from.ambient_thousandths, 0, 1000);
        to.falloff = pack_name(coder_, from.falloff, k_falloff_names.size());
        to.bands = whole(from.bands, 1, Light::k_most_bands);
        return to;
    }

    // A move is foretold by the one before.
    Walk pack_walk(const Walk& from) {
        Walk to;
        std::array<SymbolModel<4>, k_moves.size()> models;
        std::size_t before = 0;
        const std::size_t count = number(from.moves.size(), k_most_moves);
        for (std::size_t i = 0; i < count && !coder_.bad(); ++i) {
            const std::size_t move = i < from.moves.size() ? k_moves.find(from.moves[i]) : 0;
            before = models[before].pack(coder_, static_cast<std::uint32_t>(move));
            if (before >= k_moves.size()) {
                coder_.refuse();
                break;
            }
            to.moves += k_moves[before];
        }
        to.memory = even(from.memory);
        to.reveal = even(from.reveal);
        return to;
    }

    Coder& coder_;
    WordsModel words_;
    int width_ = 1;
    int height_ = 1;
    bool more_ = false;
};

}  // namespace fovlab
