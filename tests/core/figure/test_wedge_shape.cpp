#include "core/figure/wedge_shape.h"

#include "tests/support/traces.h"

#include <doctest/doctest.h>

#include <cmath>

namespace fovlab {

TEST_CASE("a wedge's shape is light for its rows and one closed outline, all on the map") {
    test::for_each_recording(30, 12, 10, [](const Recording& run) {
        const WedgeTree tree(run.trace);
        for (int wedge = 0; wedge < tree.end(); ++wedge) {
            if (!tree.has(wedge)) {
                continue;
            }
            Scene scene;
            add_wedge_shape(scene, run, tree, wedge);
            REQUIRE_FALSE(scene.shapes.empty());
            const auto* outline = std::get_if<LineShape>(&scene.shapes.back());
            REQUIRE(outline);
            const std::size_t corners = outline->points.size();
            CHECK(corners >= 1);
            CHECK(outline->closed == (corners > 2));
            for (const Spot spot : outline->points) {
                REQUIRE(std::isfinite(spot.x));
                REQUIRE(spot.x >= -1e-9);
                REQUIRE(spot.y >= -1e-9);
                REQUIRE(spot.x <= run.trace.grid().width() + 1e-9);
                REQUIRE(spot.y <= run.trace.grid().height() + 1e-9);
            }
            for (std::size_t i = 1; i < corners; ++i) {  // twice the same spot: the line swells
                const Spot last = outline->points[i - 1];
                CHECK((last.x != outline->points[i].x || last.y != outline->points[i].y));
            }
            for (std::size_t i = 0; i + 1 < scene.shapes.size(); ++i) {
                CHECK(std::holds_alternative<PolygonShape>(scene.shapes[i]));
            }
        }
    });
}

TEST_CASE("rows between the same slopes are one piece of light") {
    const test::View view = test::view_of({".....", ".....", ".....", "..@.."});
    const Recording run = record(view.grid, view.viewer, Algorithm::symmetric, {});
    Scene scene;
    add_wedge_shape(scene, run, WedgeTree(run.trace), 0);
    CHECK(scene.shapes.size() == 2);
}

}  // namespace fovlab
