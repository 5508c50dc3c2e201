// The figure of a document at any of its steps: its run, or its two runs, recorded once.
//
// Units: cells, steps done of the document's own run; the other one goes the same share of its way, as in the window. What is
// asked of a picture beside its step (a cell explained, a pair) is the same at every step.
//
// Of a document that holds a walk the run is the last look of it, on the level as it is then, from where the walk has led; when
// all its steps are done, the picture is that of the walk, with its light and what is remembered. So it is where no step, no
// comparison and no cell is asked about; else the last look is drawn as any other run.
#pragma once

#include "core/explain/umbra.h"
#include "core/explain/why.h"
#include "core/explore/walker.h"
#include "core/figure/figure.h"
#include "core/figure/pair_picture.h"
#include "core/trace/cursor.h"

#include <array>
#include <memory>
#include <optional>
#include <vector>

namespace fovlab {

// What a picture answers; each may be missing.
struct FigureQuestions {
    std::optional<Point> explained = std::nullopt;  // why is this cell seen or dark?
    std::array<PairPicture, 2> pairs = {};          // as each run answers
    // How many cells each cell sees that do not see it, by each run; and with whom one cell shares sight one way only, by
    // the first run or by the second.
    std::array<std::optional<OneWayCounts>, 2> one_way = {};
    std::array<std::optional<PartnersPicture>, 2> partners = {};
};

class ScenarioFigure {
public:
    // The viewer is on the map.
    ScenarioFigure(Scenario document, FigureOptions options, FigureQuestions questions = {});

    // Of the document's own run.
    const Trace& trace() const { return left_->recording.trace; }
    // The document's own step; the end where it says none, or where there are not so many.
    std::size_t step() const;
    double divider = 0.5;  // of a wipe

    Figure at(std::size_t step) const;

private:
    struct Answered {
        explicit Answered(Recording made) : recording(std::move(made)), cursor(recording.trace) {}

        Recording recording;
        Cursor cursor;
        std::optional<Why> explanation;
        std::optional<Umbra> hidden;
    };

    std::unique_ptr<Answered> run_of(Algorithm algorithm, const Rules& rules) const;
    bool shows_walk(std::size_t step) const;
    Figure walk_figure(const ShownRun& run) const;
    Scene scene_of(std::size_t side, const Answered& run, const Frame& frame) const;

    Scenario document_;
    FigureOptions options_;
    FigureQuestions questions_;
    std::optional<Walker> walker_;  // at the end of the document's walk
    std::unique_ptr<Answered> left_;
    std::unique_ptr<Answered> right_;  // null: nothing is compared
};

}  // namespace fovlab
