#include "core/figure/figure_text.h"

namespace fovlab {
namespace {

std::string glyphs(const Scene& scene) {
    std::string text;
    for (int y = 0; y < scene.height; ++y) {
        for (int x = 0; x < scene.width; ++x) {
            const CellLook look = scene.cells[static_cast<std::size_t>(y * scene.width + x)];
            const bool seen = look.sight == SightState::visible;
            text += Point{x, y} == scene.viewer ? k_viewer_glyph : seen ? info(look.terrain).glyph : ' ';
        }
        text += '\n';
    }
    return text;
}

}  // namespace

std::string text_figure(const Figure& figure) {
    std::string text;
    if (!figure.title.empty()) {
        text += figure.title + "\n\n";
    }
    for (const FigurePicture& picture : figure.pictures) {
        text += text.empty() || text.ends_with("\n\n") ? "" : "\n";
        text += picture.heading.empty() ? "" : picture.heading + "\n";
        text += glyphs(picture.scene);
    }
    return text;
}

}  // namespace fovlab
