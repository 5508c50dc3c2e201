#include "app/session/walk_bars.h"

#include "app/session/action_kinds.h"
#include "app/session/action_table.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fovlab {
namespace {

// By the beginning of their names.
struct Bar {
    std::string_view name;
    ExploreWord why;
};

constexpr std::array<Bar, 13> k_bars{{
    {"tool.", ExploreWord::not_while_walking},
    {"stroke.", ExploreWord::not_while_walking},
    {"pair.", ExploreWord::not_while_walking},
    {"symmetry.", ExploreWord::not_while_walking},
    {"map.", ExploreWord::not_while_walking},
    {"panel.map", ExploreWord::not_while_walking},
    {"cursor.paint", ExploreWord::not_while_walking},
    {"cursor.erase", ExploreWord::not_while_walking},
    {"cursor.viewer", ExploreWord::not_while_walking},
    {"compare.toggle", ExploreWord::no_comparing},
    {"compare.side-by-side", ExploreWord::no_comparing},
    {"compare.wipe", ExploreWord::no_comparing},
    {"compare.difference", ExploreWord::no_comparing},
}};

}  // namespace

std::optional<ExploreWord> barred_on_a_walk(const Action& action) {
    if (is_any_of<PaintCells, PaintFigure, FillArea, PickTerrain, MoveViewer, ResizeMap, SetRecipe, PickPair>(
            action)) {
        return ExploreWord::not_while_walking;
    }
    const auto* run = std::get_if<RunAction>(&action);
    if (!run) {
        return std::nullopt;
    }
    const std::string_view name = row(run->id).name;
    const auto bar = std::find_if(k_bars.begin(), k_bars.end(), [name](const Bar& one) {
        return name.substr(0, one.name.size()) == one.name;
    });
    return bar == k_bars.end() ? std::nullopt : std::optional(bar->why);
}

}  // namespace fovlab
