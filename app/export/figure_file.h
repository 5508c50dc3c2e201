// A figure as the bytes of a file of any kind that is one picture; an animation is made by gif_figure.h.
#pragma once

#include "core/figure/figure.h"
#include "core/figure/figure_kind.h"

#include <string>

namespace fovlab {

// Not of a GIF (asserts).
Result<std::string> figure_file(FigureKind kind, const Figure& figure, const Palette& palette);

}  // namespace fovlab
