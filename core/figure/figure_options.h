// What a person chooses of a figure: how large, what of the picture, and what stands around it.
//
// Units: pixels. A list of layers is what the command line and a settings file write: names of core/figure/layer.h, and
// `title`, `headings` and `legend`, with commas between them, and blanks around them if one likes; `fractions` is another name for `labels`. `all`, `none` and `default` stand for sets; with a sign, +name and
// -name, a name is put in or taken out, of the default where the list begins with a sign.
#pragma once

#include "core/figure/layer.h"
#include "core/grid/result.h"

#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

inline constexpr int k_smallest_figure_cell = 4;
inline constexpr int k_largest_figure_cell = 128;
inline constexpr int k_usual_figure_cell = 32;

struct FigureOptions {
    std::optional<int> cell = std::nullopt;  // pixels; none: what suits the map
    Layers layers = default_layers();
    bool title = true;
    bool headings = true;  // of two pictures
    bool legend = true;

    friend bool operator==(const FigureOptions& a, const FigureOptions& b) {
        return a.cell == b.cell && a.layers == b.layers && a.title == b.title && a.headings == b.headings &&
               a.legend == b.legend;
    }
    friend bool operator!=(const FigureOptions& a, const FigureOptions& b) { return !(a == b); }
};

// The options with the layers that a list names.
Result<FigureOptions> with_layers(const FigureOptions& options, std::string_view list);

}  // namespace fovlab
