#include "core/explore/camera.h"

#include <doctest/doctest.h>

using namespace fovlab;

TEST_CASE(
    "every viewer of every small map in every small view: in the middle, or as near as the map's edge "
    "allows") {
    int wrong = 0;
    for (int map = 1; map <= 9; ++map) {
        for (int view = 1; view <= 12; ++view) {
            for (int viewer = 0; viewer < map; ++viewer) {
                const int first = camera({viewer, 0}, map, 1, view, 1).x;
                wrong += camera({0, viewer}, 1, map, 1, view).y != first;  // both sides by the same rule
                if (map <= view) {
                    const int before = -first;
                    const int after = view - map - before;
                    wrong += before < 0 || (after != before && after != before + 1);
                    continue;
                }
                wrong += first < 0 || first + view > map;
                const int wished = viewer - view / 2;
                const bool at_an_edge = (first == 0 && wished < 0) || (first + view == map && wished > first);
                wrong += first != wished && !at_an_edge;
            }
        }
    }
    CHECK(wrong == 0);
}

TEST_CASE("the camera keeps the viewer in the middle, stops at the edges, and centres a small map") {
    CHECK(camera({40, 20}, 80, 40, 21, 11) == Point{30, 15});
    CHECK(camera({40, 20}, 80, 40, 20, 10) == Point{30, 15});
    CHECK(camera({2, 39}, 80, 40, 21, 11) == Point{0, 29});
    CHECK(camera({2, 2}, 5, 4, 21, 11) == Point{-8, -3});
}
