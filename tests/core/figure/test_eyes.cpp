// The picture of who watches.
#include "core/figure/eyes_picture.h"
#include "core/figure/walk_scene.h"
#include "tests/support/scenes.h"
#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

EyesPicture eyes_on(const Walker& walker) {
    EyesPicture picture{{}, walker.at(), std::nullopt};
    for (const Watcher& watcher : watchers(walker.level(), walker.rules().rules)) {
        picture.eyes.push_back(watching(walker.level(), watcher, walker.rules().algorithm, walker.at(),
                                        walker.in_sight(), walker.shown()));
    }
    return picture;
}

Scene scene_of(const EyesPicture& picture) {
    Scene scene;
    add_watched_cells(scene.shapes, picture);
    add_gazes(scene.shapes, picture);
    return scene;
}

std::size_t signs(const Scene& scene, Sign sign, Ink ink) {
    std::size_t cells = 0;
    for (const CellSignsShape& shape : shapes_of<CellSignsShape>(scene, ink)) {
        cells += shape.sign == sign ? shape.cells.size() : 0;
    }
    return cells;
}

}  // namespace

TEST_CASE("the cells that watchers see are tinted, of all or of the chosen one") {
    EyesPicture picture = eyes_on(walker_on({"@..####..", "...#g#.o.", "....###.."}));
    REQUIRE(picture.eyes.size() == 2);
    const std::size_t goblin = picture.eyes[0].field.visible.count();
    const std::size_t owl = picture.eyes[1].field.visible.count();
    CHECK(signs(scene_of(picture), Sign::tint, Ink::watched) > owl);
    picture.chosen = 0;
    CHECK(signs(scene_of(picture), Sign::tint, Ink::watched) == goblin);
    picture.chosen = 1;
    CHECK(signs(scene_of(picture), Sign::tint, Ink::watched) == owl);
    picture.fields = false;
    CHECK(signs(scene_of(picture), Sign::tint, Ink::watched) == 0);
}

TEST_CASE("arrows tell who sees whom: two where each sees the other, one of its own look where one does") {
    const Scene both = scene_of(eyes_on(walker_on({"@..g"})));
    CHECK(shapes_of<LineShape>(both, Ink::gaze).size() == 2);
    CHECK(shapes_of<LineShape>(both, Ink::gaze_one_way).empty());
    const Scene one = scene_of(eyes_on(walker_on({"@....o"})));
    CHECK(shapes_of<LineShape>(one, Ink::gaze).empty());
    REQUIRE(shapes_of<LineShape>(one, Ink::gaze_one_way).size() == 1);
    const LineShape arrow = shapes_of<LineShape>(one, Ink::gaze_one_way).front();
    CHECK(arrow.points.front().x < arrow.points.back().x);  // from the viewer
    CHECK(arrow.end == LineEnd::arrow);
    const Scene none = scene_of(eyes_on(walker_on({"@.#g"})));
    CHECK(shapes_of<LineShape>(none, Ink::gaze).empty());
    CHECK(shapes_of<LineShape>(none, Ink::gaze_one_way).empty());
}

TEST_CASE(
    "where one line says otherwise there is a plus or a minus, and by lines the tinted cells are theirs") {
    const Walker walker = walker_on({"........", "..#.#...", ".#g...#.", "...#.#..", "@......."});
    EyesPicture picture = eyes_on(walker);
    const Watching& eye = picture.eyes.front();
    REQUIRE(eye.disagree);
    REQUIRE(eye.disagree->count() > 0);
    const Scene scene = scene_of(picture);
    const std::size_t plus = signs(scene, Sign::plus, Ink::eyes_differ);
    const std::size_t minus = signs(scene, Sign::minus, Ink::eyes_differ);
    CHECK(plus + minus == eye.disagree->count());
    picture.by_line = true;
    const Sight lines = see(walker.level().grid, eye.who.at, Algorithm::lines, eye.who.rules);
    CHECK(signs(scene_of(picture), Sign::tint, Ink::watched) == lines.visible.count());
    CHECK(eye.field.visible.count() + plus - minus == lines.visible.count());
}

TEST_CASE("a walk's picture shows eyes below what stands on the map, while their layer is on") {
    const Walker walker = walker_on({"@..g"});
    const EyesPicture picture = eyes_on(walker);
    Layers layers = default_layers();
    const Scene scene = walk_scene(walker, {}, layers, &picture);
    CHECK(signs(scene, Sign::tint, Ink::watched) == 4);
    CHECK(shapes_of<LineShape>(scene, Ink::gaze).size() == 2);
    layers.reset(static_cast<std::size_t>(Layer::eyes));
    CHECK(signs(walk_scene(walker, {}, layers, &picture), Sign::tint, Ink::watched) == 0);
    CHECK(shapes_of<LineShape>(walk_scene(walker, {}, default_layers()), Ink::gaze).empty());
}
