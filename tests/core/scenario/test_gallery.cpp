#include "core/scenario/gallery.h"

#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

using namespace fovlab;

TEST_CASE("every map of the gallery can be read, has its viewer, and says what to look for") {
    std::set<std::string> ids;
    for (const GalleryMap& entry : gallery()) {
        CAPTURE(entry.id);
        const Result<MapText> map = parse_map_text(entry.map);
        REQUIRE(map.ok());
        CHECK(map.value().viewer.has_value());
        CHECK(ids.insert(std::string(entry.id)).second);
        CHECK_FALSE(entry.title.empty());
        CHECK(entry.look_for.back() == '.');
        const Scenario scenario = scenario_of(entry);
        CHECK(scenario.viewer == *map.value().viewer);
        CHECK(scenario.rules.range.radius == entry.radius);
    }
}

TEST_CASE("on the gallery's map where floats break symmetry, they do, and exact slopes do not") {
    for (const GalleryMap& entry : gallery()) {
        if (entry.id != "floats-break-symmetry") {
            continue;
        }
        const Scenario scenario = scenario_of(entry);
        const Point far{26, 0};
        Rules rules = scenario.rules;
        const auto sees = [&](Point from, Point to) {
            return see(scenario.grid, from, Algorithm::symmetric, rules).visible.contains(to);
        };
        CHECK(sees(scenario.viewer, far));
        CHECK(sees(far, scenario.viewer));
        rules.slopes = SlopeArithmetic::float_32;
        CHECK(sees(scenario.viewer, far) != sees(far, scenario.viewer));
        return;
    }
    FAIL("the map is missing");
}

TEST_CASE("a map without a viewer gets one on the clear cell nearest to the middle") {
    const auto viewer_of = [](std::string_view text) {
        return with_map(parse_map_text(text).value()).viewer;
    };
    CHECK(viewer_of("...\n...\n...") == Point{1, 1});
    CHECK(viewer_of("...\n.#.\n###") == Point{1, 0});
    CHECK(viewer_of("###\n###\n##.") == Point{2, 2});
    CHECK(viewer_of("###\n###\n###") == Point{1, 1});
    CHECK(viewer_of("@..\n...\n...") == Point{0, 0});
}
