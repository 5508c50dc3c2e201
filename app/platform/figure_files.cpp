#include "app/platform/figure_files.h"

#include "app/export/figure_file.h"
#include "app/session/session_figure.h"
#include "app/session/words.h"

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <filesystem>
#include <system_error>
#include <utility>

#include <unistd.h>

namespace fovlab {
namespace {

constexpr double k_slice_ms = 30.0;  // of making, between two frames of the window

const Palette& palette_of(const Lab& lab, const FigureChoice& choice) {
    return palettes()[choice.settings.palette.value_or(lab.session().palette())];
}

std::string whole(double number) { return std::to_string(std::llround(number)); }

std::string kilobytes(std::size_t bytes) { return std::to_string((bytes + 999) / 1000); }

// "PNG of 868 × 426 pixels"; its size in bytes is added when it is known.
std::string in_words(FigureKind kind, const FigureSize& size, std::size_t frames, std::size_t bytes) {
    switch (kind) {
        case FigureKind::gif:
            return worded(Word::figure_is_gif,
                          {std::to_string(frames), whole(size.width), whole(size.height), kilobytes(bytes)});
        case FigureKind::text:
            return worded(Word::figure_is_text, {kilobytes(bytes)});
        default:
            return worded(Word::figure_is, {std::string(info(kind).name), whole(size.width),
                                            whole(size.height), kilobytes(bytes)});
    }
}

}  // namespace

std::string figure_folder() {
    std::error_code unknown;
    const std::filesystem::path here = std::filesystem::current_path(unknown);
    if (!unknown && access(here.c_str(), W_OK) == 0) {
        return here.string();
    }
    const char* home = std::getenv("HOME");
    return home ? home : "";
}

void FigureFiles::serve(Lab& lab, const FrameOutput& output, double (*clock)()) {
    if (output.stop_figure) {
        making_.reset();
    }
    if (output.figure) {
        begin(lab, *output.figure);
    } else if (making_) {
        go_on(lab, clock);
    }
}

void FigureFiles::begin(Lab& lab, const FigureRequest& request) {
    making_.reset();
    if (!request.replace && storage_.exists(request.choice.path)) {
        lab.apply(FigureFound{});
    } else if (request.choice.settings.kind == FigureKind::gif) {
        begin_film(lab, request.choice);
    } else {
        make_still(lab, request.choice);
    }
}

void FigureFiles::make_still(Lab& lab, const FigureChoice& choice) {
    const Figure figure = figure_of(lab.session(), choice);
    const Result<std::string> bytes = figure_file(choice.settings.kind, figure, palette_of(lab, choice));
    write(lab, choice, bytes,
          in_words(choice.settings.kind, size_of(figure), 1, bytes ? bytes.value().size() : 0));
}

// The whole run, wherever one has stopped to look.
void FigureFiles::begin_film(Lab& lab, const FigureChoice& choice) {
    auto making = std::make_unique<Making>(choice, film_of(lab.session(), choice));
    const Trace& trace = making->figure.trace();
    const FrameEvery every = choice.settings.every;
    if (const std::optional<TextError> error = too_many_frames(trace, every, trace.size())) {
        lab.apply(FigureRefused{error->reason});
        return;
    }
    Film film{frame_steps(trace, every, trace.size()),
              [&figure = making->figure](std::size_t step) { return figure.at(step); },
              choice.settings.frame_ms};
    making->frames = film.steps.size();
    making->gif.emplace(std::move(film), palette_of(lab, choice));
    making_ = std::move(making);
}

void FigureFiles::go_on(Lab& lab, double (*clock)()) {
    GifFigure& gif = *making_->gif;
    const double until = clock ? clock() + k_slice_ms : 0.0;
    bool more = gif.work();
    while (more && clock && clock() < until) {
        more = gif.work();
    }
    if (more) {
        lab.apply(FigureProgress{gif.done()});
        return;
    }
    const std::unique_ptr<Making> made = std::move(making_);
    const FigureSize size = made->gif->size();
    const Result<std::string> bytes = made->gif->take();
    write(lab, made->choice, bytes,
          in_words(FigureKind::gif, size, made->frames, bytes ? bytes.value().size() : 0));
}

void FigureFiles::write(Lab& lab, const FigureChoice& choice, const Result<std::string>& bytes,
                        std::string what) {
    if (!bytes) {
        lab.apply(FigureRefused{bytes.error().reason});
    } else if (const std::optional<TextError> error = storage_.write(choice.path, bytes.value())) {
        lab.apply(FigureRefused{choice.path + " " + error->reason});
    } else {
        lab.apply(FigureMade{choice.path, std::move(what)});
    }
}

}  // namespace fovlab
