#include "app/export/gif_figure.h"

#include "app/export/cairo_figure.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_most_pixels = 4e6;  // of a picture
constexpr double k_most_pixels_of_all = 4e9;
constexpr std::size_t k_most_samples = 40;  // pictures whose colours are counted

bool fits_picture(const FigureSize& size) {
    return size.width * size.height <= k_most_pixels && size.width <= GifWriter::k_largest_side &&
           size.height <= GifWriter::k_largest_side;
}

double frames_that_fit(const FigureSize& size) {
    return std::floor(k_most_pixels_of_all / (size.width * size.height));
}

// The largest cells that would do, or what else would.
std::string advice_for(Figure figure, std::size_t frames) {
    FigureSize size;
    for (int cell = static_cast<int>(figure.cell) - 1; cell >= k_smallest_figure_cell; --cell) {
        figure.cell = cell;
        size = size_of(figure);
        if (fits_picture(size) && frames_that_fit(size) >= static_cast<double>(frames)) {
            return "cells of " + std::to_string(cell) + " pixels make it small enough";
        }
    }
    figure.cell = k_smallest_figure_cell;
    size = size_of(figure);
    const std::string smallest = std::to_string(k_smallest_figure_cell) + " pixels";
    if (!fits_picture(size)) {
        return "even with cells of " + smallest +
               " this map is too large for a GIF; another kind of figure can be made";
    }
    return "with cells of " + smallest + " " + std::to_string(std::llround(frames_that_fit(size))) +
           " frames fit; a frame a row, a smaller radius or fewer steps make fewer";
}

TextError too_large(const Figure& figure, std::size_t frames) {
    const auto words = [](double number) { return std::to_string(std::llround(number)); };
    const FigureSize size = size_of(figure);
    return {0, 0,
            "a GIF of " + std::to_string(frames) + " frames with " + words(size.width) + " × " +
                words(size.height) + " pixels would be too large; at most " + words(k_most_pixels / 1e6) +
                " million pixels a frame and " + words(k_most_pixels_of_all / 1e6) +
                " million in all are made; " + advice_for(figure, frames)};
}

}  // namespace

GifFigure::GifFigure(Film film, const Palette& palette) : film_(std::move(film)), palette_(palette) {}

// Each picture has the legend of all.
Figure GifFigure::figure(std::size_t frame) const {
    Figure figure = film_.at(film_.steps[frame]);
    add_inks(figure, inks_);
    return figure;
}

bool GifFigure::work() {
    if (error_ || drawn_ == film_.steps.size()) {
        return false;
    }
    if (looked_ < film_.steps.size()) {
        look_at_next();
    } else {
        if (!writer_) {
            begin();
        }
        if (!error_) {
            draw_next();
        }
    }
    return !error_ && drawn_ < film_.steps.size();
}

double GifFigure::done() const {
    constexpr double k_look = 0.2;  // looking takes so much of the time
    const auto all = static_cast<double>(film_.steps.size());
    return k_look * static_cast<double>(looked_) / all + (1.0 - k_look) * static_cast<double>(drawn_) / all;
}

void GifFigure::look_at_next() {
    inks_ |= film_.at(film_.steps[looked_]).inks;
    ++looked_;
}

// The colours, from pictures of the whole run.
void GifFigure::begin() {
    const std::size_t frames = film_.steps.size();
    const Figure first = figure(0);
    const FigureSize size = size_of(first);
    size_ = size;
    if (!fits_picture(size) || frames_that_fit(size) < static_cast<double>(frames)) {
        fail(too_large(first, frames));
        return;
    }
    const std::size_t samples = std::min(frames, k_most_samples);
    for (std::size_t i = 0; i < samples; ++i) {
        const std::size_t frame = samples == 1 ? 0 : i * (frames - 1) / (samples - 1);
        const Result<FigurePixels> drawn = pixels_of_figure(figure(frame), palette_);
        if (!drawn) {
            fail(drawn.error());
            return;
        }
        colours_.add(drawn.value().pixels);
    }
    table_.emplace(colours_.table(GifWriter::k_most_colours));
    writer_.emplace(static_cast<int>(size.width), static_cast<int>(size.height), table_->table());
}

void GifFigure::draw_next() {
    const Result<FigurePixels> drawn = pixels_of_figure(figure(drawn_), palette_);
    if (!drawn) {
        fail(drawn.error());
        return;
    }
    std::vector<std::uint8_t> indexed(drawn.value().pixels.size());
    std::transform(drawn.value().pixels.begin(), drawn.value().pixels.end(), indexed.begin(),
                   [this](std::uint32_t colour) { return table_->of(colour); });
    ++drawn_;
    const bool last = drawn_ == film_.steps.size();
    writer_->add(std::move(indexed), last ? last_frame_ms(film_.frame_ms) : film_.frame_ms);
}

Result<std::string> GifFigure::take() {
    if (error_) {
        return *error_;
    }
    return writer_->finish();
}

Result<std::string> gif_figure(Film film, const Palette& palette) {
    GifFigure gif(std::move(film), palette);
    while (gif.work()) {
    }
    return gif.take();
}

}  // namespace fovlab
