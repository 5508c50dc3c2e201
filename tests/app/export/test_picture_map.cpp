#include "app/export/picture_map.h"

#include "tests/support/maps.h"
#include "tests/support/png.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr Colour k_black{0, 0, 0, 255};
constexpr Colour k_white{255, 255, 255, 255};
constexpr Colour k_nothing{0, 0, 0, 0};

std::string png_of_map(const Grid& grid, Colour wall, Colour floor) {
    Bitmap bitmap(grid.width(), grid.height());
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            bitmap.set(x, y, grid.opaque({x, y}) ? wall : floor);
        }
    }
    return png_of(bitmap);
}

struct Kind {
    const char* name;
    const char* hex;
};

// The same map in other kinds of PNG, as another program wrote them.
constexpr Kind k_kinds[] = {
    {"interlaced, 8-bit colour",
     "89504e470d0a1a0a0000000d4948445200000005000000040802000001be565281000000214944415408d77dcaa101002000c3b"
     "0ecffa38b4061a88a289f5661b8c2b6e7a90ec5fb08fd73b5e9830000000049454e44ae426082"},
    {"1-bit grey",
     "89504e470d0a1a0a0000000d49484452000000050000000401000000006e48c8ed000000104944415408d763606028600860e00"
     "000033000c9a56d4c260000000049454e44ae426082"},
    {"palette",
     "89504e470d0a1a0a0000000d49484452000000050000000401030000007cfd670300000006504c5445000000ffffffa5d99fdd0"
     "00000104944415408d763606028600860e00000033000c9a56d4c260000000049454e44ae426082"},
    {"16-bit grey with alpha",
     "89504e470d0a1a0a0000000d4948445200000005000000041004000000bcaae188000000264944415408d75d8b410a002010843"
     "4faff97ed54c4ce4985118ab10d507a83d6fae5f1bc971ed3580c05b18dc2f80000000049454e44ae426082"},
    {"interlaced, with alpha",
     "89504e470d0a1a0a0000000d49484452000000050000000408060000013134c5d6000000284944415408d7558bb10d00300c83e"
     "0ffa3e950355117cb461820267c0d6086d592ca51f4ff700d0fbe1910fada30e3dc0000000049454e44ae426082"},
};

std::string bytes_of(std::string_view hex) {
    std::string bytes;
    for (std::size_t i = 0; i + 1 < hex.size(); i += 2) {
        bytes += static_cast<char>(std::stoi(std::string(hex.substr(i, 2)), nullptr, 16));
    }
    return bytes;
}

}  // namespace

TEST_CASE("Interlaced pictures, and those of 1 bit, of 16, with a palette or grey, read alike") {
    for (const Kind& kind : k_kinds) {
        CAPTURE(kind.name);
        const Result<Grid> read = map_of_picture(bytes_of(kind.hex));
        REQUIRE(read);
        CHECK(read.value() == grid_of_rows({"#####", "#...#", "#.#.#", "####."}));
    }
}

TEST_CASE("A picture made of a map reads back as the map, dark or opaque pixels being its walls") {
    Random random(31);
    for (int round = 0; round < 40; ++round) {
        const Grid grid = noisy_map(random.between(1, 30), random.between(1, 30), 40, random);
        for (const std::string& png :
             {png_of_map(grid, k_black, k_white), png_of_map(grid, {90, 60, 40}, {250, 240, 200})}) {
            const Result<Grid> read = map_of_picture(png);
            REQUIRE(read);
            CHECK(read.value() == grid);
        }
        const Result<Grid> read = map_of_picture(png_of_map(grid, k_white, k_nothing));
        REQUIRE(read);
        // Without a floor cell nothing is transparent, and white is floor.
        bool all_walls = true;
        for (int i = 0; i < grid.width() * grid.height(); ++i) {
            all_walls = all_walls && grid.opaque({i % grid.width(), i / grid.width()});
        }
        CHECK((all_walls || read.value() == grid));
    }
}

TEST_CASE("Half transparent is where walls begin, and half dark") {
    Bitmap bitmap(4, 1);
    bitmap.set(0, 0, {255, 255, 255, 127});
    bitmap.set(1, 0, {255, 255, 255, 128});
    bitmap.set(2, 0, {0, 0, 0, 0});
    bitmap.set(3, 0, {255, 255, 255, 255});
    CHECK(map_of_picture(png_of(bitmap)).value() == grid_of_rows({".#.#"}));
    for (int x = 0; x < 4; ++x) {
        const auto grey = static_cast<std::uint8_t>(126 + x);
        bitmap.set(x, 0, {grey, grey, grey, 200});  // thin, but not transparent
    }
    CHECK(map_of_picture(png_of(bitmap)).value() == grid_of_rows({"##.."}));
}

TEST_CASE("What is no PNG is refused with what would be right") {
    for (const std::string& bytes :
         {std::string(), std::string("#####\n#.@.#\n"), std::string("\xFF\xD8\xFF\xE0 JFIF"),
          std::string("\x89PNG"), std::string("GIF89a")}) {
        const Result<Grid> read = map_of_picture(bytes);
        REQUIRE_FALSE(read);
        CHECK(read.error().reason.find("no PNG") != std::string::npos);
    }
}

TEST_CASE("A picture that is too large is refused by its head alone") {
    std::string png = png_of(Bitmap(3, 3));
    png[16 + 2] = 0x08;  // its width says 2,051
    const Result<Grid> wide = map_of_picture(png);
    REQUIRE_FALSE(wide);
    CHECK(wide.error().reason.find("2051 × 3 pixels") != std::string::npos);
    png[16] = '\x7F';
    CHECK_FALSE(map_of_picture(png));

    const Result<Grid> largest = map_of_picture(png_of(Bitmap(Grid::k_max_side, Grid::k_max_side)));
    REQUIRE(largest);
    CHECK(largest.value().width() == Grid::k_max_side);
}

TEST_CASE("A small file that would unpack to much more than its picture is refused") {
    // 4,000 × 4,000 pixels of data under a head that says 10 × 10.
    std::string png = png_of(Bitmap(2000, 2000));
    for (const std::size_t at : {std::size_t{16}, std::size_t{20}}) {
        png.replace(at, 4, std::string("\0\0\0\x0A", 4));
    }
    CHECK_FALSE(map_of_picture(png));
}

TEST_CASE("Hostile bytes give a map or one sentence, never a crash") {
    Random random(32);
    for (int round = 0; round < 3000; ++round) {
        const Grid grid = noisy_map(random.between(1, 12), random.between(1, 12), 40, random);
        std::string png = png_of_map(grid, k_white, random.percent(50) ? k_nothing : k_black);
        for (int faults = random.between(1, 4); faults > 0; --faults) {
            const int at = random.below(static_cast<int>(png.size()));
            switch (random.below(3)) {
                case 0:
                    png[static_cast<std::size_t>(at)] = static_cast<char>(random.below(256));
                    break;
                case 1:
                    png.resize(static_cast<std::size_t>(at));
                    break;
                default:
                    png.insert(static_cast<std::size_t>(at), 1, static_cast<char>(random.below(256)));
            }
            if (png.empty()) {
                break;
            }
        }
        const Result<Grid> read = map_of_picture(png);
        CHECK((read || !read.error().reason.empty()));
    }
}
