#include "app/export/colour_table.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <set>

using namespace fovlab;
using namespace fovlab::test;

namespace {

int off(std::uint32_t a, std::uint32_t b) {
    int most = 0;
    for (const unsigned shift : {0U, 8U, 16U}) {
        most = std::max(
            most, std::abs(static_cast<int>(a >> shift & 0xFFU) - static_cast<int>(b >> shift & 0xFFU)));
    }
    return most;
}

}  // namespace

TEST_CASE("few colours stay as they are") {
    ColourCount count;
    const std::vector<std::uint32_t> pixels{0x102030, 0x102030, 0xFFFFFF, 0x000000, 0x102030, 0x000000};
    count.add(pixels);
    CHECK(count.table(255) == std::vector<std::uint32_t>{0x102030, 0x000000, 0xFFFFFF});
    ColourIndex index(count.table(255));
    for (const std::uint32_t pixel : pixels) {
        CHECK(index.table()[index.of(pixel)] == pixel);
    }
}

TEST_CASE(
    "of many colours the common ones stay as they are, and the others are near to what stands for them") {
    Random random(7);
    std::vector<std::uint32_t> pixels;
    for (int step = 0; step < 1500; ++step) {  // soft edges between two colours
        const int a = random.below(256);
        pixels.push_back(static_cast<std::uint32_t>(a << 16 | (a / 2 + 60) << 8 | (255 - a)));
        const int b = random.below(256);
        pixels.push_back(static_cast<std::uint32_t>(b << 16 | b << 8 | (b / 3)));
    }
    const std::set<std::uint32_t> common{0x12AB34, 0xFEDCBA, 0x010203};
    for (const std::uint32_t colour : common) {
        pixels.insert(pixels.end(), 5000, colour);
    }
    ColourCount count;
    count.add(pixels);
    for (const std::size_t most : {std::size_t{255}, std::size_t{100}}) {
        const std::vector<std::uint32_t> table = count.table(most);
        CHECK(table.size() <= most);
        ColourIndex index(table);
        for (const std::uint32_t pixel : pixels) {
            const std::uint32_t shown = index.table()[index.of(pixel)];
            CHECK(off(shown, pixel) <= (common.count(pixel) > 0 ? 0 : most == 255 ? 6 : 16));
        }
    }
}

TEST_CASE("the same colours give the same table, in whatever order they came") {
    Random random(8);
    std::vector<std::uint32_t> pixels;
    for (int i = 0; i < 3000; ++i) {
        pixels.push_back(static_cast<std::uint32_t>(random.below(1 << 24)));
    }
    ColourCount forth;
    forth.add(pixels);
    std::reverse(pixels.begin(), pixels.end());
    ColourCount back;
    back.add(pixels);
    CHECK(forth.table(255) == back.table(255));
    CHECK(forth.table(255).size() == 255);
    CHECK(ColourCount().table(255).empty());
}
