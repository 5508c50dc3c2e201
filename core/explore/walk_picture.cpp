#include "core/explore/walk_picture.h"

#include <cstddef>

namespace fovlab {
namespace {

char glyph_at(const Walker& walker, Point cell) {
    const Grid& grid = walker.level().grid;
    if (!grid.contains(cell)) {
        return ' ';
    }
    if (walker.shown().contains(cell)) {
        return info(apparent(grid.at(cell))).glyph;
    }
    return walker.memory().seen().contains(cell) ? k_remembered_glyph : ' ';
}

}  // namespace

std::vector<std::string> walk_picture(const Walker& walker, Point corner, int width, int height) {
    std::vector<std::string> rows;
    for (int y = 0; y < height; ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < width; ++x) {
            row += glyph_at(walker, corner + Point{x, y});
        }
    }
    const auto put = [&](Point cell, char glyph) {
        const Point at = cell - corner;
        if (at.x >= 0 && at.y >= 0 && at.x < width && at.y < height) {
            rows[static_cast<std::size_t>(at.y)][static_cast<std::size_t>(at.x)] = glyph;
        }
    };
    for (const Thing& thing : walker.level().things) {
        if (walker.shown().contains(thing.at)) {
            put(thing.at, thing.glyph);
        }
    }
    put(walker.at(), k_viewer_glyph);
    return rows;
}

std::vector<std::string> walk_picture(const Walker& walker) {
    const Grid& grid = walker.level().grid;
    return walk_picture(walker, {0, 0}, grid.width(), grid.height());
}

}  // namespace fovlab
