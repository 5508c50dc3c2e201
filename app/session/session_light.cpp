// What the session does about light, and about what stands on the map. Units: as light_actions.h.
#include "app/session/light_words.h"
#include "app/session/session.h"
#include "core/explain/sentence.h"
#include "core/explore/lit.h"
#include "core/scenario/limits.h"
#include "core/scenario/place_thing.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

bool makes_sense(const Light& light) {
    return light.ambient_thousandths >= 0 && light.ambient_thousandths <= 1000 && light.bands >= 1 &&
           light.bands <= Light::k_most_bands;
}

std::string reason(NoPlace why, const Scenario& document, Point cell) {
    switch (why) {
        case NoPlace::off_map:
            return {};
        case NoPlace::not_floor:
            return worded(LightWord::not_floor,
                          {in_words(cell), std::string(info(document.grid.at(cell)).name)});
        case NoPlace::viewer:
            return worded(LightWord::viewer_stands, {in_words(cell)});
        case NoPlace::too_many_torches:
            return worded(LightWord::too_many_torches, {std::to_string(k_most_torches)});
        case NoPlace::no_glyph:
            break;
    }
    return std::string(word(LightWord::no_glyph));
}

}  // namespace

void Session::act(const SetLight& action) {
    if (!makes_sense(action.light)) {
        return;
    }
    Scenario changed = document_;
    changed.light = action.light == Light{} ? std::nullopt : std::optional(action.light);
    change(std::move(changed));
}

void Session::act(const SetTorch& action) {
    const bool there = action.index < document_.torches.size();
    if (action.index > document_.torches.size() || !document_.grid.contains(action.torch.at) ||
        !Radius::valid(action.torch.radius) || action.torch.colour > k_white) {
        return;
    }
    if (!there && document_.torches.size() >= k_most_torches) {
        refuse(reason(NoPlace::too_many_torches, document_, action.torch.at));
        return;
    }
    Scenario changed = document_;
    if (there) {
        changed.torches[action.index] = action.torch;
    } else {
        changed.torches.push_back(action.torch);
    }
    change(std::move(changed));
}

void Session::act(const RemoveTorch& action) {
    if (action.index < document_.torches.size()) {
        Scenario changed = document_;
        changed.torches.erase(changed.torches.begin() + static_cast<std::ptrdiff_t>(action.index));
        change_at_once(std::move(changed));
    }
}

void Session::act(const PlaceThing& action) {
    Scenario changed = document_;
    if (action.erase) {
        if (take_away_things(changed, action.at)) {
            change_at_once(std::move(changed));
            say(worded(LightWord::taken_away, {in_words(action.at)}));
        }
        return;
    }
    if (const std::optional<NoPlace> why = place_thing(changed, thing_tool_, action.at)) {
        refuse(reason(*why, document_, action.at));
        return;
    }
    change_at_once(std::move(changed));
    const std::string here = things_in_words(document_, action.at);
    say(here.empty() ? worded(LightWord::taken_away, {in_words(action.at)})
                     : worded(LightWord::placed, {in_words(action.at), here}));
}

void Session::act(const SetFineLook& action) {
    const FineRules& rules = action.look.rules;
    const bool known =
        std::find(k_times_finer.begin(), k_times_finer.end(), rules.times) != k_times_finer.end();
    if (known && rules.spread >= 0 && rules.spread <= k_most_spread) {
        fine_look_ = action.look;
        ++version_;
    }
}

}  // namespace fovlab
