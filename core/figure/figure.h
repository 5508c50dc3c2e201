// A figure for a slide or a handout: one or two pictures of a map, a title over them, a heading for each of two, and a
// legend of what is on them.
//
// Units: pixels. Up to 32 pixels a cell, strokes and text have the window's sizes; above that they grow with the cells, so
// that larger cells are the same figure in finer pixels. Limits: cells of 4 to 128 pixels, figures of at most 16,384 × 16,384
// and 80 million pixels.
#pragma once

#include "core/figure/figure_kind.h"
#include "core/figure/figure_options.h"
#include "core/figure/legend.h"
#include "core/figure/pen.h"
#include "core/fov/catalogue.h"
#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

inline constexpr double k_largest_figure_side = 16'384.0;
inline constexpr double k_largest_figure_area = 80'000'000.0;

struct FigurePicture {
    Scene scene;
    std::string heading;  // may be empty; of the difference a line for each of the two runs
    std::string
        heading_room;  // as long as it gets at any step: no picture of an animation is wider than another
};

struct Figure {
    std::vector<FigurePicture> pictures;  // all of one size; two of them stand as `show` says
    Show show = Show::side_by_side;
    double divider = 0.5;  // of a wipe: the share of the map that the first one has
    std::string title;     // over the pictures; may be empty
    std::string name;      // for screen readers, even where no title is shown
    std::string description;
    double cell = k_usual_figure_cell;
    InkSet inks;                         // of all pictures
    std::optional<LegendSides> sides;    // of the difference of two runs
    std::vector<LegendRow> legend_rows;  // none: there is no legend
};

struct FigureSize {
    double width = 0.0;
    double height = 0.0;
};

// Whole pixels.
FigureSize size_of(const Figure& figure);

// Why it cannot be drawn; none: it can.
std::optional<TextError> refusal(const Figure& figure);

// Its legend tells these too, so that all pictures of an animation have the same.
void add_inks(Figure& figure, const InkSet& inks);

// From (0, 0) to its size.
void draw(const Figure& figure, const Palette& palette, Pen& pen);

// How strokes and text grow in a figure with such cells.
double scale_of_figure(double cell);

// The cell's size when none is chosen: the usual one, or smaller ones for large maps, and for an animation, which many
// pictures make large: it is about as wide as a slide wants it.
int suitable_cell(const Scenario& document, FigureKind kind);

// A run as far as it is shown.
struct ShownRun {
    const Recording& recording;
    std::size_t step = 0;
};

// The figure of a document's scenes: one, or two where two runs stand beside or over each other. `right` is there when two runs are
// compared.
Figure make_figure(std::vector<Scene> scenes, const Scenario& document, const ShownRun& left,
                   const std::optional<ShownRun>& right, const FigureOptions& options);

}  // namespace fovlab
