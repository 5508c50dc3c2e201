#include "core/figure/figure_text.h"

#include "core/figure/glyph_text.h"

namespace fovlab {
std::string text_figure(const Figure& figure) {
    std::string text;
    if (!figure.title.empty()) {
        text += figure.title + "\n\n";
    }
    for (const FigurePicture& picture : figure.pictures) {
        text += text.empty() || text.ends_with("\n\n") ? "" : "\n";
        text += picture.heading.empty() ? "" : picture.heading + "\n";
        text += glyph_text(picture.scene);
    }
    if (!figure.legend_rows.empty() && !figure.pictures.empty()) {
        text += '\n' + figure.description + '\n' + glyph_legend(figure.pictures.front().scene) + '\n';
    }
    return text;
}

}  // namespace fovlab
