#include "core/explore/walker.h"

#include "core/dungeon/dungeon.h"
#include "core/explore/lit.h"
#include "core/explore/watchers.h"
#include "core/grid/each_cell.h"

#include <algorithm>
#include <array>
#include <cassert>
#include <optional>
#include <utility>

namespace fovlab {
namespace {

// What comes of walking into something that one can't stand on. Where it becomes something else, that is the turn.
struct Bump {
    Terrain terrain;
    WalkMessage message;
    Terrain becomes;
};

constexpr std::array<Bump, 4> k_bumps{{
    {Terrain::wall, WalkMessage::wall, Terrain::wall},
    {Terrain::water, WalkMessage::water, Terrain::water},
    {Terrain::closed_door, WalkMessage::door_opens, Terrain::open_door},
    {Terrain::secret_door, WalkMessage::door_found, Terrain::closed_door},
}};

const Bump* bump_into(Terrain terrain) {
    const auto row = std::find_if(k_bumps.begin(), k_bumps.end(),
                                  [&](const Bump& bump) { return bump.terrain == terrain; });
    return row == k_bumps.end() ? nullptr : &*row;
}

}  // namespace

Walker::Walker(Level level, Point at, WalkRules rules)
    : level_(std::move(level)),
      at_(at),
      rules_(rules),
      memory_(level_.grid.width(), level_.grid.height()),
      watched_by_(level_.things.size()) {
    assert(level_.grid.contains(at));
    look();
    tell_what_is_new(std::vector<bool>(level_.things.size()));
    tell_who_notices();
}

void Walker::move(Move move) {
    messages_.clear();
    const std::vector<bool> before = things_in_view();
    const int depth_before = depth();
    if (!step(move)) {
        return;
    }
    ++turn_;
    look();
    // What is new on a new level is all of it.
    tell_what_is_new(depth() == depth_before ? before : std::vector<bool>(level_.things.size()));
    tell_who_notices();
}

void Walker::forget() {
    memory_.clear();
    look();
}

std::string Walker::message() const {
    std::string all;
    for (const std::string& words : messages_) {
        all += (all.empty() ? "" : " ") + words;
    }
    return all;
}

std::size_t Walker::size() const {
    const auto cells =
        static_cast<std::size_t>(level_.grid.width()) * static_cast<std::size_t>(level_.grid.height());
    return sizeof(Walker) + cells + cells / 4 + memory_.size() + level_.things.size() * sizeof(Thing) +
           level_.torches.size() * sizeof(Torch);
}

bool Walker::step(Move move) { return move == Move::stairs ? take_stairs() : step_to(at_ + offset_of(move)); }

bool Walker::step_to(Point cell) {
    if (!level_.grid.contains(cell)) {
        return refuse(WalkMessage::edge);
    }
    if (const Bump* const bump = bump_into(level_.grid.at(cell))) {
        say(bump->message);
        level_.grid.set(cell, bump->becomes);
        return bump->becomes != bump->terrain;
    }
    if (const LegendEntry* const creature = creature_at(cell)) {
        return refuse(WalkMessage::in_the_way, the(name_of(*creature)));
    }
    at_ = cell;
    return true;
}

bool Walker::take_stairs() {
    const Terrain here = level_.grid.at(at_);
    if (here == Terrain::stairs_up) {
        return refuse(WalkMessage::stairs_up);
    }
    if (here != Terrain::stairs_down) {
        return refuse(WalkMessage::no_stairs);
    }
    if (!level_.plan) {
        return refuse(WalkMessage::stairs_nowhere);
    }
    DungeonPlan next = *level_.plan;
    ++next.depth;
    return next.depth > k_deepest ? refuse(WalkMessage::deepest) : arrive(next);
}

// A plan that gave one level gives every other one: whether it can be done does not depend on the depth.
bool Walker::arrive(DungeonPlan next) {
    const Result<Dungeon> dungeon = make_dungeon(next);
    if (!dungeon) {
        return refuse(WalkMessage::deepest);
    }
    const Dungeon& made = dungeon.value();
    level_ = {made.grid, made.start, level_.legend, {}, {}, next};
    at_ = level_.start;
    if (rules_.fault != MemoryFault::never_cleared) {
        memory_ = Memory(level_.grid.width(), level_.grid.height());
    }
    watched_by_.clear();
    say(WalkMessage::level, std::to_string(next.depth));
    return true;
}

const LegendEntry* Walker::creature_at(Point cell) const {
    for (const Thing& thing : level_.things) {
        const LegendEntry* const entry = thing.at == cell ? entry_of(level_.legend, thing.glyph) : nullptr;
        if (entry != nullptr && entry->kind == ThingKind::watcher) {
            return entry;
        }
    }
    return nullptr;
}

void Walker::look() {
    sight_ = see(level_.grid, at_, rules_.algorithm, rules_.rules).visible;
    const Light& light = rules_.light;
    // By its own lamp, or by light that is everywhere, one sees all that is in sight: how brightly is not asked here.
    const bool all_lit = light.lamp == Lamp::on || light.ambient_thousandths > 0;
    shown_ = all_lit ? sight_ : lighting(level_, at_, sight_, light, rules_.rules.range).lit();
    if (!rules_.memory || rules_.fault == MemoryFault::always_cleared) {
        memory_.clear();
    }
    each_cell(shown_, [&](Point cell) { memory_.see(cell, level_.grid.at(cell), std::nullopt); });
    for (const Thing& thing : level_.things) {
        const LegendEntry* const entry = entry_of(level_.legend, thing.glyph);
        if (shown_.contains(thing.at) && entry != nullptr && entry->kind != ThingKind::watcher) {
            memory_.see(thing.at, level_.grid.at(thing.at), thing.glyph);
        }
    }
}

// Which things need no more telling: creatures in view, and whatever else is remembered.
std::vector<bool> Walker::things_in_view() const {
    std::vector<bool> known(level_.things.size());
    for (std::size_t i = 0; i < known.size(); ++i) {
        const Thing& thing = level_.things[i];
        const LegendEntry* const entry = entry_of(level_.legend, thing.glyph);
        const bool creature = entry != nullptr && entry->kind == ThingKind::watcher;
        known[i] = creature ? shown_.contains(thing.at) : memory_.thing(thing.at) == thing.glyph;
    }
    return known;
}

void Walker::tell_what_is_new(const std::vector<bool>& before) {
    const std::vector<bool> now = things_in_view();
    std::vector<std::string> names;
    for (std::size_t i = 0; i < now.size(); ++i) {
        const LegendEntry* const entry = entry_of(level_.legend, level_.things[i].glyph);
        if (now[i] && !before[i] && entry != nullptr) {
            names.push_back(a_or_an(name_of(*entry)));
        }
    }
    if (!names.empty()) {
        say(WalkMessage::you_see, listed(names));
    }
}

void Walker::tell_who_notices() {
    std::vector<bool> sees(level_.things.size());
    for (const Watcher& watcher : watchers(level_, rules_.rules)) {
        sees[watcher.thing] = glance_by_scan(level_.grid, watcher, rules_.algorithm, at_).sees;
        if (sees[watcher.thing] && !(watcher.thing < watched_by_.size() && watched_by_[watcher.thing])) {
            say(WalkMessage::notices_you, the(watcher.name));
        }
    }
    watched_by_ = std::move(sees);
}

void Walker::say(WalkMessage message, std::string_view who) { messages_.push_back(said(message, who)); }

bool Walker::refuse(WalkMessage message, std::string_view who) {
    say(message, who);
    return false;
}

}  // namespace fovlab
