#include "app/canvas/view_transform.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <array>
#include <cmath>

namespace fovlab {
namespace {

using test::Random;

constexpr PixelRect k_area{268.0, 42.0, 708.0, 648.0};
constexpr std::array k_sizes{Point{1, 1},   Point{1, 512}, Point{512, 1},   Point{9, 9},
                             Point{29, 17}, Point{64, 48}, Point{200, 120}, Point{512, 512}};

ViewTransform fitted(const PixelRect& area, Point size, double margin = 28.0) {
    ViewTransform view;
    view.fit(area, size.x, size.y, margin);
    return view;
}

// How much of the map lies in the area, along one axis.
double shared(double map_from, double map_length, double area_from, double area_length) {
    return std::min(map_from + map_length, area_from + area_length) - std::max(map_from, area_from);
}

}  // namespace

TEST_CASE("every point of a cell's pixels is that cell, on the map and off it") {
    Random random(3);
    for (int i = 0; i < 2000; ++i) {
        ViewTransform view = fitted(k_area, k_sizes[static_cast<std::size_t>(random.below(8))]);
        view.pan(random.between(-300, 300) / 7.0, random.between(-300, 300) / 7.0);
        view.zoom(random.between(5, 30) / 10.0, {400.0, 300.0});
        const Point cell{random.between(-20, 540), random.between(-20, 540)};
        const double inside = random.between(1, 99) / 100.0;
        CHECK(view.to_cell(view.to_pixel({cell.x + inside, cell.y + 1.0 - inside})) == cell);
    }
}

TEST_CASE("a fitted map lies in the middle of the area, whatever its size") {
    for (const Point size : k_sizes) {
        const ViewTransform view = fitted(k_area, size);
        const Spot end = view.to_pixel({size.x * 1.0, size.y * 1.0});
        INFO(size.x, " × ", size.y, ", a cell of ", view.cell());
        CHECK(view.origin().x >= k_area.x + 27.0);
        CHECK(view.origin().y >= k_area.y + 27.0);
        CHECK(end.x <= k_area.x + k_area.width - 27.0);
        CHECK(end.y <= k_area.y + k_area.height - 27.0);
        CHECK(std::abs(view.origin().x - k_area.x - (k_area.x + k_area.width - end.x)) <= 2.0);
        CHECK(std::abs(view.origin().y - k_area.y - (k_area.y + k_area.height - end.y)) <= 2.0);
    }
}

TEST_CASE("a fitted map is as large as it can be, and large cells are whole pixels") {
    for (const Point size : k_sizes) {
        const ViewTransform view = fitted(k_area, size);
        const double possible = std::min((k_area.width - 56.0) / size.x, (k_area.height - 56.0) / size.y);
        INFO(size.x, " × ", size.y);
        CHECK(view.cell() > std::min(possible, 64.0) - 1.0);
        if (view.cell() >= 8.0) {
            CHECK(view.cell() == std::floor(view.cell()));
        }
    }
}

TEST_CASE("in an area too small for the map a cell is still a pixel") {
    CHECK(fitted({0.0, 0.0, 100.0, 80.0}, {512, 512}).cell() == ViewTransform::k_smallest_cell);
    CHECK(fitted({0.0, 0.0, 20.0, 20.0}, {5, 5}).cell() == ViewTransform::k_smallest_cell);
}

TEST_CASE("zooming keeps the spot under the pointer") {
    Random random(11);
    ViewTransform view = fitted(k_area, {29, 17});
    for (int i = 0; i < 1000; ++i) {
        const Spot pointer{random.between(268, 976) + 0.25, random.between(42, 690) + 0.5};
        const double x = (pointer.x - view.origin().x) / view.cell();
        const double y = (pointer.y - view.origin().y) / view.cell();
        view.zoom(random.percent(50) ? 1.15 : 1.0 / 1.15, pointer);
        CHECK(view.to_pixel({x, y}).x == doctest::Approx(pointer.x));
        CHECK(view.to_pixel({x, y}).y == doctest::Approx(pointer.y));
    }
}

TEST_CASE("zooming stops at the smallest and the largest cell, and moves nothing there") {
    ViewTransform view = fitted(k_area, {29, 17});
    view.zoom(1e6, {500.0, 300.0});
    CHECK(view.cell() == ViewTransform::k_largest_cell);
    const Spot before = view.origin();
    view.zoom(1.15, {700.0, 100.0});
    CHECK(view.origin().x == before.x);
    CHECK(view.origin().y == before.y);
    view.zoom(1e-9, {500.0, 300.0});
    CHECK(view.cell() == ViewTransform::k_smallest_cell);
}

TEST_CASE("panning moves the map by as many pixels as the pointer") {
    ViewTransform view = fitted(k_area, {29, 17});
    const Spot before = view.to_pixel({3.0, 4.0});
    view.pan(-17.0, 5.5);
    CHECK(view.to_pixel({3.0, 4.0}).x == before.x - 17.0);
    CHECK(view.to_pixel({3.0, 4.0}).y == before.y + 5.5);
}

TEST_CASE("however one pans and zooms, a part of the map stays in view") {
    Random random(5);
    constexpr std::array areas{k_area, PixelRect{0.0, 0.0, 256.0, 300.0}, PixelRect{60.0, 42.0, 80.0, 60.0},
                               PixelRect{60.0, 42.0, 30.0, 1.0}};
    for (const PixelRect& area : areas) {
        for (const Point size : k_sizes) {
            ViewTransform view = fitted(area, size);
            for (int i = 0; i < 200; ++i) {
                view.pan(random.between(-4000, 4000), random.between(-4000, 4000));
                view.zoom(std::pow(1.15, random.between(-30, 30)),
                          {area.x + random.below(200), area.y + random.below(200)});
                view.keep_in(area, size.x, size.y);
                INFO(size.x, " × ", size.y, " in ", area.width, " × ", area.height);
                const double map_x = view.cell() * size.x;
                const double map_y = view.cell() * size.y;
                const double enough = std::min({48.0, area.width / 2.0, area.height / 2.0});
                const double enough_x = std::min(enough, map_x) - 1e-6;
                const double enough_y = std::min(enough, map_y) - 1e-6;
                REQUIRE(shared(view.origin().x, map_x, area.x, area.width) >= enough_x);
                REQUIRE(shared(view.origin().y, map_y, area.y, area.height) >= enough_y);
                const Spot before = view.origin();
                view.keep_in(area, size.x, size.y);
                REQUIRE(view.origin().x == before.x);  // no jumping from frame to frame
                REQUIRE(view.origin().y == before.y);
            }
        }
    }
}

TEST_CASE("a map that is in view is left where it is") {
    for (const Point size : k_sizes) {
        ViewTransform view = fitted(k_area, size);
        const Spot before = view.origin();
        view.keep_in(k_area, size.x, size.y);
        CHECK(view.origin().x == before.x);
        CHECK(view.origin().y == before.y);
    }
}

TEST_CASE("an area holds its left and upper edge, not its right and lower one") {
    CHECK(k_area.contains({268.0, 42.0}));
    CHECK_FALSE(k_area.contains({267.9, 42.0}));
    CHECK_FALSE(k_area.contains({268.0 + 708.0, 42.0}));
    CHECK_FALSE(k_area.contains({268.0, 42.0 + 648.0}));
}

TEST_CASE("a cell is brought into the area by the shortest way, and nothing moves when it is there already") {
    Random random(8);
    for (int i = 0; i < 2000; ++i) {
        ViewTransform view = fitted(k_area, {40, 30});
        view.zoom(random.between(2, 90) / 10.0,
                  {random.between(0, 1200) * 1.0, random.between(0, 700) * 1.0});
        view.pan(random.between(-900, 900), random.between(-900, 900));
        const Point cell{random.below(40), random.below(30)};
        view.show(cell, k_area);
        const Spot from = view.to_pixel({cell.x * 1.0, cell.y * 1.0});
        CHECK(from.x >= k_area.x - 1e-6);
        CHECK(from.y >= k_area.y - 1e-6);
        CHECK(from.x + view.cell() <= k_area.x + k_area.width + 1e-6);
        CHECK(from.y + view.cell() <= k_area.y + k_area.height + 1e-6);
    }
    ViewTransform view = fitted(k_area, {40, 30});
    const Spot before = view.origin();
    CHECK_FALSE(view.show({20, 15}, k_area));
    CHECK(view.origin().x == before.x);
    CHECK(view.origin().y == before.y);
    view.pan(2000.0, 0.0);
    CHECK(view.show({20, 15}, k_area));
    CHECK(view.origin().y == before.y);
}

}  // namespace fovlab
