// An animated GIF of a run, made a piece at a time, so that a window can go on meanwhile.
//
// All pictures have one colour table and one size. First it looks through them for their colours and for what the legend has
// to tell, then it draws them. Limits: k_most_frames pictures; 4 million pixels each, and 4,000 million in all.
// Errors: a size beyond these, and what drawing and writing say.
#pragma once

#include "app/export/colour_table.h"
#include "app/export/film.h"
#include "app/export/gif_writer.h"
#include "core/figure/palette.h"

#include <optional>
#include <string>

namespace fovlab {

class GifFigure {
public:
    // The palette must outlive it.
    GifFigure(Film film, const Palette& palette);

    // Goes on with the next picture; false when there is nothing more to do.
    bool work();
    // The share that is done, from 0 to 1.
    double done() const;
    // Of its pictures; known once all have been looked at.
    FigureSize size() const { return size_; }
    // When all is done: the file, or what went wrong.
    Result<std::string> take();

private:
    Figure figure(std::size_t frame) const;
    void look_at_next();
    void begin();
    void draw_next();
    void fail(TextError error) { error_ = std::move(error); }

    Film film_;
    const Palette& palette_;
    InkSet inks_;  // of all pictures
    ColourCount colours_;
    std::optional<ColourIndex> table_;
    std::optional<GifWriter> writer_;
    std::optional<TextError> error_;
    FigureSize size_;
    std::size_t looked_ = 0;
    std::size_t drawn_ = 0;
};

// The whole of it at once.
Result<std::string> gif_figure(Film film, const Palette& palette);

}  // namespace fovlab
