#include "app/session/session_figure.h"

#include "app/session/session_scene.h"
#include "core/figure/figure_words.h"
#include "core/scenario/level_of.h"
#include "core/scenario/limits.h"

#include <utility>
#include <vector>

namespace fovlab {
namespace {

Scenario titled_document(const Session& session, const FigureChoice& choice) {
    Scenario document = session.document();
    if (const Explore* explore = session.explore()) {
        // A look on a walk is that of a viewer on a map, however one came there.
        document = seen_from(explore->walker(), std::move(document));
        document.compare.reset();
        document.dungeon.reset();
        document.walk.reset();
    }
    document.title = tidy_title(choice.title);
    return document;
}

// An animation whose cells nobody has chosen has smaller ones.
FigureOptions options_of(const Session& session, const FigureChoice& choice) {
    FigureOptions options = choice.options();
    if (!options.cell) {
        options.cell = suitable_cell(session.document(), choice.settings.kind);
    }
    return options;
}

ShownRun shown(const Session& session, Side side) {
    const Run& run = session.run(side);
    return {run.recording(), run.cursor().step()};
}

std::vector<Scene> scenes_of(const Session& session, const Layers& layers) {
    std::vector<Scene> scenes;
    if (session.explores_by(ExploreMode::walk)) {
        return {scene_of_walk(session, layers, true)};
    }
    if (session.explores_by(ExploreMode::cuts)) {
        return {scene_of_cuts(session, layers)};
    }
    if (session.compares() && session.document().compare->show == Show::difference) {
        scenes.push_back(scene_of_difference(session, layers, true));
        return scenes;
    }
    scenes.push_back(scene_of_run(session, Side::left, layers, true));
    if (session.compares()) {
        scenes.push_back(scene_of_run(session, Side::right, layers, true));
    }
    return scenes;
}

}  // namespace

Figure figure_of(const Session& session, const FigureChoice& choice) {
    const std::optional<ShownRun> right =
        session.compares() ? std::optional(shown(session, Side::right)) : std::nullopt;
    Figure figure = make_figure(scenes_of(session, choice.layers), titled_document(session, choice),
                                shown(session, Side::left), right, options_of(session, choice));
    figure.divider = session.divider();
    if (session.explores_by(ExploreMode::walk)) {
        Scenario walked = titled_document(session, choice);
        walked.walk = session.document().walk.value_or(Walk{});
        figure.name = name_of_walk(walked);
        figure.description = description_of_walk(walked, session.explore()->walker());
    }
    return figure;
}

ScenarioFigure film_of(const Session& session, const FigureChoice& choice) {
    FigureQuestions questions;
    questions.explained = asks_whom(session) ? std::nullopt : session.explained_cell();
    for (const Side side : {Side::left, Side::right}) {
        const std::size_t index = side == Side::left ? 0 : 1;
        questions.pairs[index] = session.pair_picture(side);
        questions.one_way[index] = session.one_way_counts(side);
    }
    const bool compares = session.compares();
    if (compares && session.document().compare->show ==
                        Show::difference) {  // which has one pair: that of the chosen side
        questions.pairs[0] = session.pair_picture(session.chosen());
    }
    questions.partners[session.chosen() == Side::left ? 0 : 1] = session.partners();
    ScenarioFigure film(titled_document(session, choice), options_of(session, choice), std::move(questions));
    film.divider = session.divider();
    return film;
}

}  // namespace fovlab
