#include "app/export/figure_file.h"

#include "app/export/cairo_figure.h"
#include "core/figure/figure_text.h"
#include "core/figure/svg.h"

#include <cassert>

namespace fovlab {
namespace {

Result<std::string> svg_figure(const Figure& figure, const Palette& palette) {
    if (std::optional<TextError> error = refusal(figure)) {
        return *std::move(error);
    }
    SvgPen pen(palette, scale_of_figure(figure.cell));
    draw(figure, palette, pen);
    const FigureSize size = size_of(figure);
    return pen.finish({size.width, size.height, figure.name, figure.description});
}

}  // namespace

Result<std::string> figure_file(FigureKind kind, const Figure& figure, const Palette& palette) {
    switch (kind) {
        case FigureKind::svg:
            return svg_figure(figure, palette);
        case FigureKind::png:
            return png_figure(figure, palette);
        case FigureKind::pdf:
            return pdf_figure(figure, palette);
        case FigureKind::text:
            return text_figure(figure);
        case FigureKind::gif:
            break;
    }
    assert(false);
    return TextError{0, 0, "an animation is no single picture"};
}

}  // namespace fovlab
