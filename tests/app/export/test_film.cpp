// Animations: where they stop, how many pictures they have, and what is refused.
#include "app/export/gif_figure.h"

#include "core/figure/scenario_figure.h"
#include "core/trace/cursor.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario scenario_by(Algorithm algorithm) {
    const View view = view_of({"########", "#...#..#", "#.@....#", "#...#..#", "########"});
    return {view.grid, view.viewer, algorithm, {}, std::nullopt};
}

Film film_of(const ScenarioFigure& figure, FrameEvery every) {
    return {frame_steps(figure.trace(), every, figure.trace().size()),
            [&figure](std::size_t step) { return figure.at(step); }, 100};
}

}  // namespace

TEST_CASE(
    "an animation begins before the first step, ends with the whole answer, and goes on at every stop") {
    for (const AlgorithmInfo& algorithm : algorithms()) {
        const Scenario scenario = scenario_by(algorithm.algorithm);
        const Recording run = record(scenario.grid, scenario.viewer, scenario.algorithm, scenario.rules);
        CAPTURE(algorithm.id);
        for (const FrameEvery every : {FrameEvery::row, FrameEvery::step}) {
            const std::vector<std::size_t> steps = frame_steps(run.trace, every, run.trace.size());
            CHECK(steps.front() == 0);
            CHECK(steps.back() == run.trace.size());
            Cursor cursor(run.trace);
            cursor.go_to(std::size_t{0});
            for (std::size_t i = 1; i < steps.size(); ++i) {
                cursor.forward(every == FrameEvery::row ? Stride::row : Stride::event);
                CHECK(cursor.step() == steps[i]);
            }
        }
    }
}

TEST_CASE("an animation of part of a run ends there") {
    const Scenario scenario = scenario_by(Algorithm::symmetric);
    const Recording run = record(scenario.grid, scenario.viewer, scenario.algorithm, scenario.rules);
    CHECK(frame_steps(run.trace, FrameEvery::step, 7).size() == 8);
    CHECK(frame_steps(run.trace, FrameEvery::row, 7).back() == 7);
    CHECK(frame_steps(run.trace, FrameEvery::row, 0) == std::vector<std::size_t>{0});
}

TEST_CASE("too many frames are refused with what would do") {
    const Scenario scenario{Grid(300, 300), {150, 150}, Algorithm::symmetric, {}, std::nullopt};
    Rules rules = scenario.rules;
    rules.range.radius = Radius::unlimited();
    const Recording run = record(scenario.grid, scenario.viewer, scenario.algorithm, rules);
    const std::optional<TextError> error = too_many_frames(run.trace, FrameEvery::step, run.trace.size());
    REQUIRE(error);
    const std::size_t rows = frame_steps(run.trace, FrameEvery::row, run.trace.size()).size();
    CHECK(error->reason.find(std::to_string(run.trace.size() + 1) + " frames") != std::string::npos);
    CHECK(error->reason.find("by row it has " + std::to_string(rows)) != std::string::npos);
    CHECK_FALSE(too_many_frames(run.trace, FrameEvery::row, run.trace.size()));
    CHECK_FALSE(too_many_frames(run.trace, FrameEvery::step, k_most_frames - 1));
    CHECK(too_many_frames(run.trace, FrameEvery::step, k_most_frames));
}

TEST_CASE("a GIF made a piece at a time is the same as one made at once, and tells how far it is") {
    FigureOptions options;
    options.cell = 8;
    options.legend = false;
    const ScenarioFigure figure(scenario_by(Algorithm::symmetric), options);
    const Palette& palette = palettes().front();
    const Result<std::string> at_once = gif_figure(film_of(figure, FrameEvery::row), palette);
    REQUIRE(at_once);
    GifFigure gif(film_of(figure, FrameEvery::row), palette);
    double last = 0.0;
    int pieces = 1;
    while (gif.work()) {
        CHECK(gif.done() > last);
        last = gif.done();
        ++pieces;
    }
    CHECK(gif.done() == 1.0);
    CHECK(pieces == 2 * static_cast<int>(frame_steps(figure.trace(), FrameEvery::row, 1'000'000).size()));
    CHECK(gif.take().value() == at_once.value());
    CHECK(gif.size().width == size_of(figure.at(0)).width);
}

TEST_CASE("a GIF with pictures too large is refused") {
    FigureOptions options;
    options.cell = 128;
    const Scenario scenario{Grid(60, 40), {3, 3}, Algorithm::radius, {}, std::nullopt};
    const auto first_two = [&] {
        const ScenarioFigure figure(scenario, options);
        Film film = film_of(figure, FrameEvery::row);
        film.steps.resize(2);
        return gif_figure(std::move(film), palettes().front());
    };
    const Result<std::string> gif = first_two();
    REQUIRE_FALSE(gif);
    const std::string begin = "cells of ";
    const std::size_t at = gif.error().reason.find(begin);
    REQUIRE(at != std::string::npos);
    options.cell = std::stoi(gif.error().reason.substr(at + begin.size()));
    CHECK(first_two());
    *options.cell += 1;
    CHECK_FALSE(first_two());
}

TEST_CASE("where no cells make a GIF small enough, it is told what else would") {
    FigureOptions options;
    options.cell = k_smallest_figure_cell;
    const auto reason = [&](int side, std::size_t frames) {
        const Scenario scenario{Grid(side, side), {3, 3}, Algorithm::radius, {}, std::nullopt};
        const ScenarioFigure figure(scenario, options);
        Film film = film_of(figure, FrameEvery::row);
        film.steps.assign(frames, film.steps.back());
        GifFigure gif(std::move(film), palettes().front());
        while (gif.work()) {
        }
        return gif.take().error().reason;
    };
    CHECK(reason(600, 2).find("even with cells of 4 pixels this map is too large") != std::string::npos);
    CHECK(reason(400, 1900).find("frames fit; a frame a row") != std::string::npos);
}
