// How wide text is in figures, without a font library: the advance widths of DejaVu Sans, which the window embeds and figures name
// first. Where that font is missing, what a viewer shows instead (Verdana has nearly the same widths) fits as well.
//
// Units: pixels. A size is the height of a line of text, from the font's ascent to its descent; an em is less than that. Text is
// UTF-8. Known are Latin letters and the signs that the lab writes; others count as a letter of middle width, or a whole em where
// their scripts are wide.
#pragma once

#include "core/figure/label_setting.h"

#include <functional>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

inline constexpr std::string_view k_font_family = "DejaVu Sans";

// Ascent and descent, in ems.
inline constexpr double k_ascent = 1901.0 / 2048.0;
inline constexpr double k_descent = 483.0 / 2048.0;

// The size by which font libraries and SVG call text whose lines are so high; and where its baseline lies below the line's top.
constexpr double em_of(double size) { return size / (k_ascent + k_descent); }
constexpr double baseline_of(double size) { return em_of(size) * k_ascent; }

double text_width(std::string_view words, double size, bool bold = false);

// The sizes of the window's text, for figures.
Type figure_type(double scale = 1.0);

// Lines of at most a width, broken at spaces, and within words that are wider. At least one line, at least a letter a line.
std::vector<std::string> wrap_text(std::string_view words, double width,
                                   const std::function<double(std::string_view)>& width_of);

}  // namespace fovlab
