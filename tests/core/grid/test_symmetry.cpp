#include "core/grid/symmetry.h"

#include "core/grid/map_text.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

std::string picture(Symmetry symmetry, int width, int height, const std::vector<Point>& cells) {
    Grid grid(width, height);
    for (const Point cell : cells) {
        for (const Point image : images_of(cell, symmetry, width, height)) {
            grid.set(image, Terrain::wall);
        }
    }
    return to_map_text(grid);
}

constexpr Symmetry k_all[] = {Symmetry::none, Symmetry::left_right, Symmetry::top_bottom,
                              Symmetry::both, Symmetry::half_turn,  Symmetry::quarter_turns};

}  // namespace

TEST_CASE("each symmetry paints its images") {
    const std::vector<Point> hook{{0, 0}, {1, 0}, {0, 1}, {0, 2}};
    CHECK(picture(Symmetry::none, 6, 5, hook) == "##....\n#.....\n#.....\n......\n......\n");
    CHECK(picture(Symmetry::left_right, 6, 5, hook) == "##..##\n#....#\n#....#\n......\n......\n");
    CHECK(picture(Symmetry::top_bottom, 6, 5, hook) == "##....\n#.....\n#.....\n#.....\n##....\n");
    CHECK(picture(Symmetry::both, 6, 5, hook) == "##..##\n#....#\n#....#\n#....#\n##..##\n");
    CHECK(picture(Symmetry::half_turn, 6, 5, hook) == "##....\n#.....\n#....#\n.....#\n....##\n");
    const std::vector<Point> stroke{{0, 0}, {1, 0}, {2, 0}};
    CHECK(picture(Symmetry::quarter_turns, 7, 7, stroke) ==
          "###...#\n......#\n......#\n.......\n#......\n#......\n#...###\n");
}

TEST_CASE("the images of a map's cells are on the map, and have the same images") {
    for (const Symmetry symmetry : k_all) {
        for (const int width : {1, 2, 5, 6}) {
            for (const int height : {1, 4, 5, 6}) {
                for (int i = 0; i < width * height; ++i) {
                    const Point cell{i % width, i / width};
                    const CellImages images = images_of(cell, symmetry, width, height);
                    REQUIRE(*images.begin() == cell);
                    for (const Point image : images) {
                        REQUIRE((image.x >= 0 && image.y >= 0 && image.x < width && image.y < height));
                        bool back = false;
                        for (const Point again : images_of(image, symmetry, width, height)) {
                            back = back || again == cell;
                        }
                        REQUIRE(back);
                    }
                }
            }
        }
    }
}

TEST_CASE("a cell in the middle is its own image, once") {
    for (const Symmetry symmetry : k_all) {
        CHECK(images_of({2, 2}, symmetry, 5, 5).size() == 1);
    }
    CHECK(images_of({2, 0}, Symmetry::both, 5, 5).size() == 2);
    CHECK(images_of({0, 1}, Symmetry::both, 5, 5).size() == 4);
}

TEST_CASE("quarter turns need a square, and give no image elsewhere") {
    CHECK(fits(Symmetry::quarter_turns, 7, 7));
    CHECK_FALSE(fits(Symmetry::quarter_turns, 7, 8));
    CHECK(fits(Symmetry::half_turn, 7, 8));
    CHECK(images_of({1, 0}, Symmetry::quarter_turns, 7, 8).size() == 1);
    CHECK(images_of({1, 0}, Symmetry::quarter_turns, 7, 7).size() == 4);
}

}  // namespace fovlab
