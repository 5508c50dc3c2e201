#include "app/session/session_figure.h"

#include "app/session/session_scene.h"
#include "core/scenario/limits.h"

#include <utility>
#include <vector>

namespace fovlab {
namespace {

Scenario titled_document(const Session& session, const FigureChoice& choice) {
    Scenario document = session.document();
    document.title = tidy_title(choice.title);
    return document;
}

ShownRun shown(const Session& session, Side side) {
    const Run& run = session.run(side);
    return {run.recording(), run.cursor().step()};
}

std::vector<Scene> scenes_of(const Session& session, const Layers& layers) {
    std::vector<Scene> scenes;
    const std::optional<Comparison>& compare = session.document().compare;
    if (compare && compare->show == Show::difference) {
        scenes.push_back(scene_of_difference(session, layers, true));
        return scenes;
    }
    scenes.push_back(scene_of_run(session, Side::left, layers, true));
    if (compare) {
        scenes.push_back(scene_of_run(session, Side::right, layers, true));
    }
    return scenes;
}

}  // namespace

Figure figure_of(const Session& session, const FigureChoice& choice) {
    const std::optional<ShownRun> right =
        session.compares() ? std::optional(shown(session, Side::right)) : std::nullopt;
    Figure figure = make_figure(scenes_of(session, choice.layers), titled_document(session, choice),
                                shown(session, Side::left), right, choice.options());
    figure.divider = session.divider();
    return figure;
}

ScenarioFigure film_of(const Session& session, const FigureChoice& choice) {
    FigureQuestions questions;
    questions.explained = session.explained_cell();
    questions.pairs = {session.pair_picture(Side::left), session.pair_picture(Side::right)};
    ScenarioFigure film(titled_document(session, choice), choice.options(), std::move(questions));
    film.divider = session.divider();
    return film;
}

}  // namespace fovlab
