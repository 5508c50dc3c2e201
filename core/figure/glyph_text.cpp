#include "core/figure/glyph_text.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr char k_unseen_wall = ':';

char glyph_of(CellLook look) {
    const TerrainInfo& terrain = info(look.terrain);
    if (look.shown_by == ShownBy::left) {
        return terrain.opaque ? 'A' : 'a';
    }
    if (look.shown_by == ShownBy::right) {
        return terrain.opaque ? 'B' : 'b';
    }
    if (look.sight == SightState::visible) {
        return terrain.glyph;
    }
    return terrain.opaque ? k_unseen_wall : ' ';
}

}  // namespace

std::string glyph_text(const Scene& scene) {
    std::string text;
    for (int y = 0; y < scene.height; ++y) {
        for (int x = 0; x < scene.width; ++x) {
            const std::size_t index = static_cast<std::size_t>(y) * static_cast<std::size_t>(scene.width) +
                                      static_cast<std::size_t>(x);
            text += Point{x, y} == scene.viewer ? k_viewer_glyph : glyph_of(scene.cells[index]);
        }
        text.erase(text.find_last_not_of(' ') + 1);
        text += '\n';
    }
    return text;
}

std::string glyph_legend(const Scene& scene) {
    const bool compared = std::any_of(scene.cells.begin(), scene.cells.end(),
                                      [](CellLook look) { return look.shown_by != ShownBy::all; });
    std::string words = "@ the viewer; . # and others: seen; : a wall not seen; blank: floor not seen";
    if (compared) {
        words += "; a A: seen on the left only; b B: on the right only";
    }
    return words;
}

}  // namespace fovlab
