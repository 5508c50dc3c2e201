// A picture as glyphs: what is seen, where the walls are that are not, and who sees what of two runs.
#include "core/figure/glyph_text.h"

#include "core/figure/difference_scene.h"
#include "core/figure/step_scene.h"
#include "core/trace/cursor.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;

namespace {

Scene scene_of_rows(const std::vector<std::string>& rows, int steps_in_hundred = 100) {
    const test::View view = test::view_of(rows);
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Cursor cursor(recording.trace);
    cursor.go_to(recording.trace.size() * static_cast<std::size_t>(steps_in_hundred) / 100);
    return step_scene(recording, cursor.frame(), default_layers());
}

}  // namespace

TEST_CASE("seen cells have their glyphs, unseen walls a colon, unseen floor is blank") {
    const Scene scene = scene_of_rows({"#########", "#.......#", "#.@.#.~.#", "#.......#", "#########"});
    CHECK(glyph_text(scene) ==
          "#########\n"
          "#...... :\n"
          "#.@.#   :\n"
          "#...... :\n"
          "#########\n");
}

TEST_CASE("before the first step only the viewer is seen") {
    CHECK(glyph_text(scene_of_rows({"###", "#@.", "###"}, 0)) == ":::\n:@\n:::\n");
}

TEST_CASE("as many glyphs stand there as cells are seen") {
    const std::vector<std::string> rows{"...........", "..#....+...", "....@......", ".......%...",
                                        "..'..~....."};
    const test::View view = test::view_of(rows);
    const Recording recording = record(view.grid, view.viewer, Algorithm::symmetric, {});
    std::size_t seen = 0;
    for (const char c : glyph_text(scene_of_rows(rows))) {
        seen += c != ' ' && c != ':' && c != '\n' ? 1 : 0;
    }
    CHECK(seen == recording.trace.visible().count());
}

TEST_CASE("of a difference the letters tell which run sees a cell, and the legend says so") {
    Scene scene;
    scene.width = 5;
    scene.viewer = {4, 0};
    scene.cells = {{Terrain::floor, SightState::visible, ShownBy::left},
                   {Terrain::wall, SightState::visible, ShownBy::left},
                   {Terrain::floor, SightState::visible, ShownBy::right},
                   {Terrain::closed_door, SightState::visible, ShownBy::right},
                   {Terrain::floor, SightState::visible, ShownBy::all}};
    CHECK(glyph_text(scene) == "aAbB@\n");
    CHECK(glyph_legend(scene).find("b B") != std::string::npos);
    CHECK(glyph_legend(scene_of_rows({"@."})).find("b B") == std::string::npos);
}
