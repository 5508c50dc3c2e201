// Makes the figures that a person asks for in the window, and puts them into files.
//
// A still picture is made at once; an animation a piece at a time, between frames of the window, until it is done or
// stopped. Files are written whole or not at all.
#pragma once

#include "app/export/gif_figure.h"
#include "app/platform/lab.h"
#include "app/session/storage.h"
#include "core/figure/scenario_figure.h"

#include <cstddef>
#include <memory>
#include <optional>
#include <string>
#include <utility>

namespace fovlab {

// Where figures go when nobody says: the folder in which the lab was started, or the person's own where nothing can be
// written there.
std::string figure_folder();

class FigureFiles {
public:
    // The storage must outlive it.
    explicit FigureFiles(Storage& storage) : storage_(storage) {}

    // Does what a frame has asked for, and a slice of what is being made. `clock` as of FrameInput.
    void serve(Lab& lab, const FrameOutput& output, double (*clock)() = nullptr);
    // Is there more of it to do, so that another frame should follow?
    bool busy() const { return making_ != nullptr; }

private:
    struct Making {
        Making(FigureChoice chosen, ScenarioFigure of) : choice(std::move(chosen)), figure(std::move(of)) {}

        FigureChoice choice;
        ScenarioFigure figure;
        std::optional<GifFigure> gif;
        std::size_t frames = 0;
    };

    void begin(Lab& lab, const FigureRequest& request);
    void make_still(Lab& lab, const FigureChoice& choice);
    void begin_film(Lab& lab, const FigureChoice& choice);
    void go_on(Lab& lab, double (*clock)());
    void write(Lab& lab, const FigureChoice& choice, const Result<std::string>& bytes, std::string what);

    Storage& storage_;
    std::unique_ptr<Making> making_;
};

}  // namespace fovlab
