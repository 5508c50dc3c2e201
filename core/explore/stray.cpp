#include "core/explore/stray.h"

#include <cstdlib>

namespace fovlab {
namespace {

bool is_free_floor(const Level& level, Point cell) {
    const auto here = [&](const Thing& thing) { return thing.at == cell; };
    return level.grid.contains(cell) && level.grid.at(cell) == Terrain::floor &&
           std::none_of(level.things.begin(), level.things.end(), here);
}

// The cells at one distance, row by row.
std::optional<Point> free_floor_at(const Level& level, Point from, int distance) {
    for (int dy = -distance; dy <= distance; ++dy) {
        const int dx = distance - std::abs(dy);
        for (const int side : {-dx, dx}) {
            const Point cell = from + Point{side, dy};
            if (is_free_floor(level, cell)) {
                return cell;
            }
        }
    }
    return std::nullopt;
}

bool looks_or_shines(const Level& level, const Thing& thing) {
    const LegendEntry* const entry = entry_of(level.legend, thing.glyph);
    return entry != nullptr && (entry->kind == ThingKind::watcher || entry->kind == ThingKind::torch);
}

}  // namespace

std::optional<Point> nearest_free_floor(const Level& level, Point from) {
    const int furthest = level.grid.width() + level.grid.height();
    for (int distance = 1; distance < furthest; ++distance) {
        if (const std::optional<Point> cell = free_floor_at(level, from, distance)) {
            return cell;
        }
    }
    return std::nullopt;
}

std::vector<Stray> strays(const Level& level) {
    std::vector<Stray> found;
    const auto add = [&](Stray::Kind kind, std::size_t index, Point at) {
        if (level.grid.opaque(at)) {
            found.push_back({kind, index, at, nearest_free_floor(level, at)});
        }
    };
    for (std::size_t i = 0; i < level.torches.size(); ++i) {
        add(Stray::Kind::torch, i, level.torches[i].at);
    }
    for (std::size_t i = 0; i < level.things.size(); ++i) {
        if (looks_or_shines(level, level.things[i])) {
            add(Stray::Kind::thing, i, level.things[i].at);
        }
    }
    return found;
}

}  // namespace fovlab
