// Figures: everything has its room, nothing lies over anything else, and the size is the same at every step.
#include "core/figure/figure.h"

#include "core/figure/figure_layout.h"
#include "core/figure/scenario_figure.h"
#include "core/figure/text_width.h"
#include "core/scenario/gallery.h"
#include "tests/support/maps.h"
#include "tests/support/recording_pen.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario compared(Scenario scenario, Show show) {
    scenario.compare = Comparison{Algorithm::rays, scenario.rules, show};
    return scenario;
}

Scenario small_scenario() {
    const View view = view_of({"#######", "#..#..#", "#.@...#", "#######"});
    return {view.grid, view.viewer, Algorithm::symmetric, {}, std::nullopt};
}

bool same_size(const FigureSize& a, const FigureSize& b) {
    return a.width == b.width && a.height == b.height;
}

std::vector<Scenario> scenarios() {
    std::vector<Scenario> all;
    for (const GalleryMap& map : gallery()) {
        all.push_back(scenario_of(map));
        for (const Show show : {Show::side_by_side, Show::wipe, Show::difference}) {
            all.push_back(compared(scenario_of(map), show));
        }
    }
    return all;
}

}  // namespace

TEST_CASE("pictures, title, headings and legend lie within the figure, and none over another") {
    for (const Scenario& scenario : scenarios()) {
        for (const int cell : {4, 13, 32, 128}) {
            FigureOptions options;
            options.cell = cell;
            const ScenarioFigure source(scenario, options);
            const Figure figure = source.at(source.trace().size() / 2);
            const FigureLayout layout = lay_out(figure);
            CAPTURE(scenario.title);
            CAPTURE(cell);
            const PixelRect paper{0.0, 0.0, layout.width, layout.height};
            CHECK(layout.width == std::floor(layout.width));
            CHECK(layout.height == std::floor(layout.height));
            std::vector<PixelRect> boxes;
            if (!(figure.pictures.size() == 2 && figure.show == Show::wipe)) {  // which lie over each other
                boxes = layout.shown;
            }
            for (const FigureLine& line : layout.title) {
                boxes.push_back({line.at.x, line.at.y, text_width(line.words, layout.title_size, true),
                                 layout.title_size});
            }
            for (const FigureLine& line : layout.headings) {
                boxes.push_back(
                    {line.at.x, line.at.y, text_width(line.words, layout.heading_size), layout.heading_size});
            }
            if (layout.legend.width > 0.0) {
                boxes.push_back(layout.legend);
            }
            for (std::size_t i = 0; i < boxes.size(); ++i) {
                CHECK(encloses(paper, boxes[i]));
                for (std::size_t j = 0; j < i; ++j) {
                    CHECK_FALSE(overlap(boxes[i], boxes[j]));
                }
            }
        }
    }
}

TEST_CASE("a figure is as large at every step, so that an animation does not jump") {
    for (const Scenario& scenario : scenarios()) {
        const ScenarioFigure source(scenario, {});
        const std::size_t steps = source.trace().size();
        InkSet inks;
        for (std::size_t eighth = 0; eighth <= 8; ++eighth) {
            inks |= source.at(steps * eighth / 8).inks;
        }
        Figure first = source.at(0);
        add_inks(first, inks);
        for (std::size_t eighth = 1; eighth <= 8; ++eighth) {
            Figure figure = source.at(steps * eighth / 8);
            add_inks(figure, inks);
            CAPTURE(scenario.title);
            CHECK(same_size(size_of(figure), size_of(first)));
        }
    }
}

TEST_CASE("larger cells are the same figure in finer pixels") {
    FigureOptions options;
    options.cell = 32;
    const FigureSize usual = size_of(ScenarioFigure(small_scenario(), options).at(0));
    options.cell = 96;
    const FigureSize large = size_of(ScenarioFigure(small_scenario(), options).at(0));
    CHECK(large.width == doctest::Approx(3.0 * usual.width).epsilon(0.02));
    CHECK(large.height == doctest::Approx(3.0 * usual.height).epsilon(0.02));
}

TEST_CASE("what a map's size suits: the usual cells, and smaller ones for large maps") {
    const auto cell = [](FigureKind kind, int width, int height, int pictures) {
        Scenario document{Grid(width, height), {}, Algorithm::symmetric, {}, {}};
        if (pictures == 2) {
            document.compare.emplace();
        }
        return suitable_cell(document, kind);
    };
    for (const FigureKind still : {FigureKind::svg, FigureKind::png, FigureKind::pdf}) {
        CHECK(cell(still, 1, 1, 1) == k_usual_figure_cell);
        CHECK(cell(still, 33, 11, 1) == k_usual_figure_cell);
        CHECK(cell(still, 33, 11, 2) == k_usual_figure_cell);
        CHECK(cell(still, 200, 10, 1) < k_usual_figure_cell);
        CHECK(cell(still, Grid::k_max_side, Grid::k_max_side, 2) == k_smallest_figure_cell);
    }
    CHECK(cell(FigureKind::gif, 30, 11, 1) == k_usual_figure_cell);
    CHECK(cell(FigureKind::gif, 80, 50, 1) == 12);
    CHECK(cell(FigureKind::gif, 80, 50, 2) == 6);
    CHECK(cell(FigureKind::gif, Grid::k_max_side, 1, 2) == k_smallest_figure_cell);
}

TEST_CASE("a figure that would be too large is refused with a size that would do, and that one does") {
    FigureOptions options;
    options.cell = 128;
    Scenario scenario{Grid(400, 90), {3, 3}, Algorithm::radius, {}, std::nullopt};
    const std::optional<TextError> error = refusal(ScenarioFigure(scenario, options).at(0));
    REQUIRE(error);
    const std::string begin = "cells of ";
    const std::size_t at = error->reason.find(begin);
    REQUIRE(at != std::string::npos);
    options.cell = std::stoi(error->reason.substr(at + begin.size()));
    CHECK_FALSE(refusal(ScenarioFigure(scenario, options).at(0)));
    options.cell = *options.cell + 3;
    CHECK(refusal(ScenarioFigure(scenario, options).at(0)));
}

TEST_CASE("title, headings and legend are left out when they are not wanted") {
    Scenario scenario = compared(small_scenario(), Show::side_by_side);
    scenario.title = "A title";
    FigureOptions options;
    const Figure whole = ScenarioFigure(scenario, options).at(0);
    CHECK(lay_out(whole).title.size() == 1);
    CHECK(lay_out(whole).headings.size() == 2);
    options.title = false;
    options.headings = false;
    options.legend = false;
    const Figure bare = ScenarioFigure(scenario, options).at(0);
    CHECK(lay_out(bare).title.empty());
    CHECK(lay_out(bare).headings.empty());
    CHECK(lay_out(bare).legend.width == 0.0);
    CHECK(size_of(bare).height < size_of(whole).height);
    CHECK(bare.name == "A title");  // screen readers still hear it
}

TEST_CASE("a long title is wrapped within the figure and keeps every word") {
    Scenario scenario = small_scenario();
    scenario.title =
        "A title of many words, which a map of seven by four cells can by no means hold in one line";
    const FigureLayout layout = lay_out(ScenarioFigure(scenario, {}).at(0));
    CHECK(layout.title.size() > 2);
    std::string words;
    for (const FigureLine& line : layout.title) {
        words += (words.empty() ? "" : " ") + line.words;
    }
    CHECK(words == scenario.title);
}

TEST_CASE("over a tiny map a title has room, and a word that is too long for it is broken") {
    Scenario scenario{Grid(3, 1), {1, 0}, Algorithm::symmetric, {}, std::nullopt};
    for (const std::string& title : {std::string("Short"), std::string(200, 'W'), [] {
                                         std::string many;
                                         for (int i = 0; i < 100; ++i) {
                                             many += "ö";
                                         }
                                         return "A word " + many + " and more";
                                     }()}) {
        scenario.title = title;
        for (const bool legend : {false, true}) {
            FigureOptions options;
            options.legend = legend;
            const FigureLayout layout = lay_out(ScenarioFigure(scenario, options).at(0));
            CAPTURE(title);
            CHECK(layout.width >= 360.0);
            CHECK(layout.width <= 800.0);
            std::string words;
            for (const FigureLine& line : layout.title) {
                words += line.words;
                CHECK(line.at.x + text_width(line.words, layout.title_size, true) <= layout.width);
            }
            std::string letters = title;
            std::erase(letters, ' ');
            std::erase(words, ' ');
            CHECK(words == letters);
        }
    }
}

TEST_CASE("where cells are tiny a figure has no labels, which would hide what they name") {
    const auto labels = [](const Figure& figure) {
        return std::count_if(figure.pictures[0].scene.shapes.begin(), figure.pictures[0].scene.shapes.end(),
                             [](const Shape& shape) { return std::holds_alternative<LabelShape>(shape); });
    };
    FigureOptions options;
    for (const int cell : {4, 9, 10, 32}) {
        options.cell = cell;
        const ScenarioFigure source(small_scenario(), options);
        CAPTURE(cell);
        CHECK((labels(source.at(source.trace().size() / 2)) > 0) == (cell >= 10));
    }
}

TEST_CASE("of a wipe each label stands whole in its half") {
    for (const GalleryMap& map : gallery()) {
        ScenarioFigure source(compared(scenario_of(map), Show::wipe), {});
        for (const double divider : {0.3, 0.5, 0.8}) {
            source.divider = divider;
            for (std::size_t step = 0; step < source.trace().size(); step += 17) {
                const Figure figure = source.at(step);
                const FigureLayout layout = lay_out(figure);
                for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
                    for (const PlacedLabel& label :
                         set_text(figure.pictures[which].scene, text_room(figure, which, layout)).labels) {
                        CHECK(encloses(layout.shown[which], label.place.box));
                    }
                }
            }
        }
    }
}

TEST_CASE("of a wipe each run is drawn on its side of the divider, and nowhere else") {
    ScenarioFigure source(compared(small_scenario(), Show::wipe), {});
    for (const double divider : {0.0, 0.4, 1.0}) {
        source.divider = divider;
        const FigureLayout layout = lay_out(source.at(0));
        REQUIRE(layout.shown.size() == 2);
        const double bar = layout.maps[0].origin.x + divider * 7.0 * layout.maps[0].cell;
        CHECK(layout.shown[0].right() == doctest::Approx(bar).epsilon(0.01));
        CHECK(layout.shown[1].x == layout.shown[0].right());
        CHECK(layout.shown[1].right() == layout.areas[1].right());
    }
}

TEST_CASE(
    "the description tells the viewer, the algorithm, the range, the step and how many cells are seen") {
    const Scenario scenario = small_scenario();
    const ScenarioFigure source(scenario, {});
    const std::size_t steps = source.trace().size();
    const std::string half = source.at(steps / 2).description;
    const std::string all = source.at(steps).description;
    const std::string seen = std::to_string(source.trace().visible().count());
    for (const std::string& words :
         {std::string("7 × 4 cells"), std::string("(2, 2)"), std::string("radius 8"),
          std::string("range round"), std::string("Symmetric shadowcasting")}) {
        CHECK(half.find(words) != std::string::npos);
    }
    CHECK(half.find(std::to_string(steps / 2) + " of " + std::to_string(steps) + " steps done") !=
          std::string::npos);
    CHECK(all.find("all " + std::to_string(steps) + " steps done: " + seen + " of 28 cells") !=
          std::string::npos);
    const std::string two = ScenarioFigure(compared(scenario, Show::wipe), {}).at(0).description;
    CHECK(two.find("Left: Symmetric") != std::string::npos);
    CHECK(two.find("Right: " + std::string(info(Algorithm::rays).name)) != std::string::npos);
    CHECK(two.find("Both see") != std::string::npos);
}

TEST_CASE("the headings of two runs tell the step while they are not over, of the difference too") {
    for (const Show show : {Show::side_by_side, Show::wipe, Show::difference}) {
        const ScenarioFigure source(compared(small_scenario(), show), {});
        const std::size_t steps = source.trace().size();
        const std::vector<FigureLine> half = lay_out(source.at(7)).headings;
        const std::vector<FigureLine> all = lay_out(source.at(steps)).headings;
        REQUIRE(half.size() == 2);
        REQUIRE(all.size() == 2);
        CHECK(half[0].words.find(", step 7 of " + std::to_string(steps)) != std::string::npos);
        CHECK(half[1].words.find(", step ") != std::string::npos);
        CHECK(half[1].words.find(std::string(info(Algorithm::rays).name)) != std::string::npos);
        CHECK(all[0].words.find(", step ") == std::string::npos);
        CHECK(all[1].words.find(", step ") == std::string::npos);
    }
}

TEST_CASE("two runs by other rules are told apart in their headings") {
    Scenario scenario = small_scenario();
    scenario.compare = Comparison{Algorithm::symmetric, scenario.rules, Show::side_by_side};
    scenario.compare->rules.floor = FloorRule::any;
    const Figure figure = ScenarioFigure(scenario, {}).at(0);
    CHECK(figure.pictures[0].heading.find("floor centre") != std::string::npos);
    CHECK(figure.pictures[1].heading.find("floor any") != std::string::npos);
}

TEST_CASE("the step of a document is honoured, and the other run goes the same share of its way") {
    Scenario scenario = compared(small_scenario(), Show::side_by_side);
    scenario.step = 5;
    CHECK(ScenarioFigure(scenario, {}).step() == 5);
    scenario.step = 1'000'000;
    const ScenarioFigure source(scenario, {});
    CHECK(source.step() == source.trace().size());
    const auto lit = [](const Figure& figure, std::size_t which) {
        std::size_t count = 0;
        for (const CellLook look : figure.pictures[which].scene.cells) {
            count += look.sight == SightState::visible ? 1U : 0U;
        }
        return count;
    };
    const Figure end = source.at(source.step());
    for (const std::size_t which : {std::size_t{0}, std::size_t{1}}) {
        const Algorithm algorithm = which == 0 ? scenario.algorithm : scenario.compare->algorithm;
        CHECK(lit(end, which) ==
              see(scenario.grid, scenario.viewer, algorithm, scenario.rules).visible.count());
        CHECK(lit(source.at(0), which) == 1);
    }
}

TEST_CASE("a cell that is asked about is explained on the picture") {
    FigureQuestions questions;
    questions.explained = Point{5, 1};
    const ScenarioFigure asked(small_scenario(), {}, questions);
    const ScenarioFigure plain(small_scenario(), {});
    const std::size_t end = plain.trace().size();
    CHECK(asked.at(end).inks.test(static_cast<std::size_t>(Ink::sight_line)));
    CHECK_FALSE(plain.at(end).inks.test(static_cast<std::size_t>(Ink::sight_line)));
}
