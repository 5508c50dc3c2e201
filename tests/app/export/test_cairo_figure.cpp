// Pixels of figures: each cell has its palette's colour, in its place.
#include "app/export/cairo_figure.h"

#include "core/figure/scenario_figure.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::uint32_t pixel_of(Colour colour) {
    return std::uint32_t{colour.r} << 16U | std::uint32_t{colour.g} << 8U | colour.b;
}

FigureOptions bare(int cell) {
    FigureOptions options = with_layers({}, "none").value();
    options.cell = cell;
    return options;
}

std::uint32_t at(const FigurePixels& pixels, double x, double y) {
    return pixels.pixels[static_cast<std::size_t>(y) * static_cast<std::size_t>(pixels.width) +
                         static_cast<std::size_t>(x)];
}

}  // namespace

TEST_CASE("in every palette each cell has its colour from edge to edge, and the paper its own") {
    const View view = view_of({"#......", ".......", "...@...", ".....##", "......."});
    const Scenario scenario{view.grid, view.viewer, Algorithm::symmetric, {}, std::nullopt};
    for (const Palette& palette : palettes()) {
        for (const int cell : {4, 5, 21}) {
            const Figure figure = ScenarioFigure(scenario, bare(cell)).at(1'000'000);
            const Scene& scene = figure.pictures.front().scene;
            const Result<FigurePixels> drawn = pixels_of_figure(figure, palette);
            REQUIRE(drawn);
            const FigurePixels& pixels = drawn.value();
            CHECK(pixels.width == 16 + 7 * cell + 16);
            CHECK(pixels.height == 16 + 5 * cell + 16);
            CHECK(at(pixels, 1, 1) == pixel_of(palette[Ink::off_map].colour));
            for (int y = 0; y < 5; ++y) {
                for (int x = 0; x < 7; ++x) {
                    const std::size_t index = static_cast<std::size_t>(y * 7 + x);
                    const std::uint32_t ink = pixel_of(palette[ink_of(scene.cells[index])].colour);
                    const Point off = Point{x, y} - scene.viewer;
                    if (std::abs(off.x) <= 1 && std::abs(off.y) <= 1) {
                        continue;  // where cells are small the viewer's disc reaches over its own
                    }
                    // The map's edge lies just inside its first and last pixels.
                    for (const double inside : {x == 0 ? 1.0 : 0.0, cell - (x == 6 ? 2.0 : 1.0)}) {
                        CHECK(at(pixels, 16.0 + x * cell + inside, 16.0 + y * cell + cell / 2.0) == ink);
                    }
                }
            }
        }
    }
}

TEST_CASE("a figure drawn smaller is the same figure") {
    const View view = view_of({"#......", ".......", "...@..."});
    const Scenario scenario{view.grid, view.viewer, Algorithm::symmetric, {}, std::nullopt};
    const Figure figure = ScenarioFigure(scenario, bare(32)).at(1'000'000);
    const Palette& palette = palettes().front();
    const Result<FigurePixels> half = pixels_of_figure(figure, palette, 0.5);
    REQUIRE(half);
    CHECK(half.value().width == (2 * 16 + 7 * 32) / 2);
    CHECK(at(half.value(), 8 + 8, 8 + 8) == pixel_of(palette[Ink::wall_visible].colour));
    CHECK(at(half.value(), 8 + 24, 8 + 8) == pixel_of(palette[Ink::floor_visible].colour));
}

TEST_CASE("the same figure is the same file, and a figure too large is none") {
    const View view = view_of({"#..", "..@"});
    const Scenario scenario{view.grid, view.viewer, Algorithm::symmetric, {}, std::nullopt};
    const Figure figure = ScenarioFigure(scenario, {}).at(3);
    const Palette& palette = palettes().front();
    CHECK(png_figure(figure, palette).value() == png_figure(figure, palette).value());
    const std::string page = pdf_figure(figure, palette).value();
    CHECK(page.rfind("%PDF-", 0) == 0);
    CHECK(page == pdf_figure(figure, palette).value());
    CHECK(page.find("Date") == std::string::npos);  // a day later, too
    const Scenario large{Grid(2048, 2048), {3, 3}, Algorithm::radius, {}, std::nullopt};
    const Figure wide = ScenarioFigure(large, bare(128)).at(0);
    CHECK_FALSE(png_figure(wide, palette));
    CHECK_FALSE(pdf_figure(wide, palette));
}
