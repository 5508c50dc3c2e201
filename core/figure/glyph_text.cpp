#include "core/figure/glyph_text.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr char k_unseen_wall = ':';

constexpr char k_remembered = ':';
constexpr char k_revealed = ',';
constexpr char k_torch = '*';

char glyph_of(CellLook look) {
    const TerrainInfo& terrain = info(look.terrain);
    switch (look.fog) {
        case Fog::none:
            break;
        case Fog::shown:
            return terrain.glyph;
        case Fog::remembered:
        case Fog::recalled:
            return k_remembered;
        case Fog::revealed:
            return terrain.opaque ? k_revealed : ' ';
        case Fog::unseen:
            return ' ';
    }
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

// Over the glyphs of their cells, rows being as wide as the map.
void write_things(const Scene& scene, std::string& text) {
    for (const Shape& shape : scene.shapes) {
        const auto* badge = std::get_if<BadgeShape>(&shape);
        if (badge == nullptr || badge->form == BadgeShape::Form::disc ||
            badge->form == BadgeShape::Form::square) {
            continue;
        }
        const Point cell{static_cast<int>(badge->centre.x), static_cast<int>(badge->centre.y)};
        if (cell != scene.viewer) {
            const auto row = static_cast<std::size_t>(cell.y) * (static_cast<std::size_t>(scene.width) + 1);
            text[row + static_cast<std::size_t>(cell.x)] =
                badge->form == BadgeShape::Form::flame ? k_torch : badge->letter.front();
        }
    }
}

std::string without_last_blanks(const std::string& text) {
    std::string trimmed;
    for (const char glyph : text) {
        if (glyph == '\n') {
            trimmed.erase(trimmed.find_last_not_of(' ') + 1);
        }
        trimmed += glyph;
    }
    return trimmed;
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
        text += '\n';
    }
    write_things(scene, text);
    return without_last_blanks(text);
}

std::string glyph_legend(const Scene& scene) {
    const bool compared = std::any_of(scene.cells.begin(), scene.cells.end(),
                                      [](CellLook look) { return look.shown_by != ShownBy::all; });
    std::string words = "@ the viewer; . # and others: seen; : a wall not seen; blank: floor not seen";
    const auto has = [&scene](Fog fog) {
        return std::any_of(scene.cells.begin(), scene.cells.end(),
                           [fog](CellLook look) { return look.fog == fog; });
    };
    if (has(Fog::unseen) || has(Fog::shown)) {
        words = "@ the viewer; . # and others: in sight; : remembered; blank: never seen, or rock";
        words += has(Fog::revealed) ? "; , a wall that was never seen" : "";
    }
    if (compared) {
        words += "; a A: seen on the left only; b B: on the right only";
    }
    return words;
}

}  // namespace fovlab
