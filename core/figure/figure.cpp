#include "core/figure/figure.h"

#include "core/figure/drawing.h"
#include "core/figure/figure_layout.h"
#include "core/figure/figure_words.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_grows_from = 32.0;    // pixels a cell
constexpr int k_wide_enough = 2'400;     // of a figure whose cells nobody has chosen
constexpr int k_wide_enough_film = 960;  // of an animation
constexpr double k_labels_from = 10.0;   // pixels a cell: on smaller ones they hide what they name
constexpr double k_bar = 2.0;            // of a wipe, pixels at scale 1
constexpr double k_label_gap = 4.0;      // between labels and the figure's edge

void draw_picture(const Figure& figure, std::size_t which, const FigureLayout& layout, const Palette& palette,
                  Pen& pen) {
    const PixelRect& shown = layout.shown[which];
    if (shown.width <= 0.0) {
        return;
    }
    pen.clip(shown);  // nothing of one picture lies on another, or on the text around it
    draw(figure.pictures[which].scene, text_room(figure, which, layout), palette, pen);
    pen.unclip();
}

// Where one picture ends and the other begins: as high as the map.
void draw_bar(const Figure& figure, const FigureLayout& layout, Pen& pen) {
    const double width = std::max(std::round(k_bar * layout.scale), 1.0);
    const Placement& map = layout.maps.back();
    const double height = figure.pictures.back().scene.height * map.cell;
    pen.crisp({layout.shown.back().x - width / 2.0, map.origin.y, width, height}, {Ink::accent});
}

}  // namespace

TextRoom text_room(const Figure& figure, std::size_t which, const FigureLayout& layout) {
    // No label touches the figure's edge.
    const double gap = k_label_gap * layout.scale;
    const auto within = [gap](const PixelRect& box) {
        return PixelRect{box.x + gap, box.y + gap, std::max(box.width - 2.0 * gap, 0.0),
                         std::max(box.height - 2.0 * gap, 0.0)};
    };
    TextRoom room{layout.maps[which], within(layout.areas[which]), layout.type, std::nullopt};
    if (figure.pictures.size() == 2 && figure.show == Show::wipe) {
        room.labels = within(layout.shown[which]);
    }
    return room;
}

double scale_of_figure(double cell) { return std::max(cell / k_grows_from, 1.0); }

int suitable_cell(const Scenario& document, FigureKind kind) {
    const bool beside = document.compare && document.compare->show == Show::side_by_side;
    const int cells = std::max(document.grid.width() * (beside ? 2 : 1), document.grid.height());
    const int wide_enough = kind == FigureKind::gif ? k_wide_enough_film : k_wide_enough;
    return std::clamp(wide_enough / cells, k_smallest_figure_cell, k_usual_figure_cell);
}

void add_inks(Figure& figure, const InkSet& inks) {
    figure.inks |= inks;
    if (!figure.legend_rows.empty()) {
        figure.legend_rows = legend_rows(figure.inks, figure.sides);
    }
}

FigureSize size_of(const Figure& figure) {
    const FigureLayout layout = lay_out(figure);
    return {layout.width, layout.height};
}

std::optional<TextError> refusal(const Figure& figure) {
    const FigureSize size = size_of(figure);
    if (size.width <= k_largest_figure_side && size.height <= k_largest_figure_side &&
        size.width * size.height <= k_largest_figure_area) {
        return std::nullopt;
    }
    const auto words = [](double number) { return std::to_string(std::llround(number)); };
    // Area grows with the square of the cells.
    const double by_side = k_largest_figure_side / std::max(size.width, size.height);
    const double by_area = std::sqrt(k_largest_figure_area / (size.width * size.height));
    const double most = std::floor(figure.cell * std::min(by_side, by_area) * 0.98);
    const std::string advice = most >= k_smallest_figure_cell
                                   ? "cells of " + words(most) + " pixels make it small enough"
                                   : "this map is too large for a figure of this kind";
    return TextError{0, 0,
                     "the figure would be " + words(size.width) + " × " + words(size.height) +
                         " pixels, and at most " + words(k_largest_figure_side) + " a side and " +
                         words(k_largest_figure_area / 1e6) + " million in all are drawn; " + advice};
}

void draw(const Figure& figure, const Palette& palette, Pen& pen) {
    const FigureLayout layout = lay_out(figure);
    pen.group("paper");
    pen.rectangle({0.0, 0.0, layout.width, layout.height}, {Ink::off_map}, 0.0);
    for (std::size_t i = 0; i < figure.pictures.size(); ++i) {
        draw_picture(figure, i, layout, palette, pen);
    }
    if (figure.pictures.size() == 2 && figure.show == Show::wipe) {
        draw_bar(figure, layout, pen);
    }
    pen.group("title");
    for (const FigureLine& line : layout.title) {
        pen.text(line.at, line.words, layout.title_size, {Ink::text}, true);
    }
    for (const FigureLine& line : layout.headings) {
        pen.text(line.at, line.words, layout.heading_size, {Ink::text}, false);
    }
    if (layout.legend.width > 0.0) {
        pen.group("legend");
        draw_legend(figure.legend_rows, layout.legend, layout.type, palette, pen);
    }
}

Figure make_figure(std::vector<Scene> scenes, const Scenario& document, const ShownRun& left,
                   const std::optional<ShownRun>& right, const FigureOptions& options) {
    Figure figure;
    if (document.compare) {
        figure.show = document.compare->show;
    }
    const bool beside = scenes.size() == 2 && figure.show == Show::side_by_side;
    figure.cell = options.cell ? *options.cell : suitable_cell(document, FigureKind::svg);
    for (std::size_t i = 0; i < scenes.size(); ++i) {
        FigurePicture picture;
        picture.scene = std::move(scenes[i]);
        if (options.headings && scenes.size() == 2 && right) {
            const Heading heading = i == 0 ? heading_of(left, *right) : heading_of(*right, left);
            // Beside each other they tell themselves apart.
            const std::string side = beside ? "" : i == 0 ? "Left: " : "Right: ";
            picture.heading = side + heading.words;
            picture.heading_room = side + heading.longest;
        }
        if (figure.cell < k_labels_from) {
            std::erase_if(picture.scene.shapes,
                          [](const Shape& shape) { return std::holds_alternative<LabelShape>(shape); });
        }
        figure.inks |= inks_of(picture.scene, figure.cell / scale_of_figure(figure.cell));
        figure.pictures.push_back(std::move(picture));
    }
    if (right && figure.show == Show::difference) {
        if (options.headings) {
            const Heading first = heading_of(left, *right);
            const Heading second = heading_of(*right, left);
            figure.pictures[0].heading = "Left: " + first.words + "\nRight: " + second.words;
            figure.pictures[0].heading_room = "Left: " + first.longest + "\nRight: " + second.longest;
        }
        figure.sides = LegendSides{"left: " + std::string(info(left.recording.algorithm).name),
                                   "right: " + std::string(info(right->recording.algorithm).name)};
    }
    if (options.legend) {
        figure.legend_rows = legend_rows(figure.inks, figure.sides);
    }
    figure.title = options.title ? document.title : std::string();
    figure.name = name_of(document, right);
    figure.description = description_of(document, left, right);
    return figure;
}

}  // namespace fovlab
