// The figure of a document at any of its steps: its run, or its two runs, recorded once.
//
// Units: cells, steps done of the document's own run; the other one goes the same share of its way, as in the window. What is
// asked of a picture beside its step (a cell explained, a pair) is the same at every step.
#pragma once

#include "core/explain/umbra.h"
#include "core/explain/why.h"
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
    Scene scene_of(std::size_t side, const Answered& run, const Frame& frame) const;

    Scenario document_;
    FigureOptions options_;
    FigureQuestions questions_;
    std::unique_ptr<Answered> left_;
    std::unique_ptr<Answered> right_;  // null: nothing is compared
};

}  // namespace fovlab
