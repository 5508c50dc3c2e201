#include "core/figure/scenario_figure.h"

#include "core/figure/difference_scene.h"
#include "core/figure/figure_words.h"
#include "core/figure/step_scene.h"
#include "core/figure/walk_scene.h"
#include "core/scenario/level_of.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {

ScenarioFigure::ScenarioFigure(Scenario document, FigureOptions options, FigureQuestions questions)
    : document_(std::move(document)), options_(options), questions_(std::move(questions)) {
    if (document_.walk) {
        const Journey journey = journey_of(document_);
        walker_ = journey.walker();
        document_ = seen_from(*walker_, std::move(document_));
    }
    left_ = run_of(document_.algorithm, document_.rules);
    if (document_.compare) {
        right_ = run_of(document_.compare->algorithm, document_.compare->rules);
    }
}

std::unique_ptr<ScenarioFigure::Answered> ScenarioFigure::run_of(Algorithm algorithm,
                                                                 const Rules& rules) const {
    const Grid& grid = document_.grid;
    const Point viewer = document_.viewer;
    auto run = std::make_unique<Answered>(record(grid, viewer, algorithm, rules));
    if (const std::optional<Point> cell = questions_.explained) {
        run->explanation = run->recording.trace.cut()
                               ? why(record(grid, viewer, algorithm, rules, steps_for_why(algorithm)), *cell)
                               : why(run->recording, *cell);
        if (grid.opaque(*cell) && *cell != viewer && umbra_is_quick(grid, viewer, algorithm, rules)) {
            run->hidden = umbra(grid, viewer, algorithm, rules, *cell);
        }
    }
    return run;
}

std::size_t ScenarioFigure::step() const {
    return std::min(document_.step.value_or(trace().size()), trace().size());
}

Scene ScenarioFigure::scene_of(std::size_t side, const Answered& run, const Frame& frame) const {
    Remarks remarks;
    remarks.explained = run.explanation ? &*run.explanation : nullptr;
    remarks.umbra = run.hidden ? &*run.hidden : nullptr;
    remarks.pair = &questions_.pairs[side];
    remarks.one_way = questions_.one_way[side] ? &*questions_.one_way[side] : nullptr;
    remarks.partners = questions_.partners[side] ? &*questions_.partners[side] : nullptr;
    const Standing standing{document_.legend, document_.things, document_.torches};
    remarks.standing = &standing;
    Scene scene = step_scene(run.recording, frame, options_.layers, remarks);
    if (walker_ && !document_.walk->reveal) {
        hide_unknown(scene, *walker_);
    }
    return scene;
}

bool ScenarioFigure::shows_walk(std::size_t step) const {
    return walker_ && !document_.step && !right_ && !questions_.explained && step == trace().size();
}

Figure ScenarioFigure::walk_figure(const ShownRun& run) const {
    const WalkLook look{document_.walk->reveal, false};
    Figure figure =
        make_figure({walk_scene(*walker_, look, options_.layers)}, document_, run, std::nullopt, options_);
    figure.name = name_of_walk(document_);
    figure.description = description_of_walk(document_, *walker_);
    return figure;
}

Figure ScenarioFigure::at(std::size_t step) const {
    left_->cursor.go_to(step);
    const Frame left = left_->cursor.frame();
    const ShownRun left_run{left_->recording, left_->cursor.step()};
    if (shows_walk(left_run.step)) {
        return walk_figure(left_run);
    }
    if (!right_) {
        return make_figure({scene_of(0, *left_, left)}, document_, left_run, std::nullopt, options_);
    }
    const auto all = static_cast<double>(std::max<std::size_t>(trace().size(), 1));
    const double share = trace().size() == 0 ? 1.0 : static_cast<double>(left_run.step) / all;
    right_->cursor.go_to(
        static_cast<std::size_t>(std::llround(share * static_cast<double>(right_->recording.trace.size()))));
    const Frame right = right_->cursor.frame();
    const ShownRun right_run{right_->recording, right_->cursor.step()};
    std::vector<Scene> scenes;
    if (document_.compare->show == Show::difference) {
        DifferenceRemarks remarks;
        remarks.cell = questions_.explained;
        remarks.pair = &questions_.pairs[0];
        for (const std::optional<PartnersPicture>& partners : questions_.partners) {
            remarks.partners = partners ? &*partners : remarks.partners;
        }
        scenes.push_back(
            difference_scene({left_->recording, left}, {right_->recording, right}, options_.layers, remarks));
    } else {
        scenes.push_back(scene_of(0, *left_, left));
        scenes.push_back(scene_of(1, *right_, right));
    }
    Figure figure = make_figure(std::move(scenes), document_, left_run, right_run, options_);
    figure.divider = divider;
    return figure;
}

}  // namespace fovlab
