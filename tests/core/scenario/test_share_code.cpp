#include "core/scenario/share_code.h"

#include "core/dungeon/recipe.h"
#include "core/scenario/base64url.h"
#include "core/scenario/gallery.h"
#include "core/scenario/scenario_text.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

using namespace fovlab;
using namespace fovlab::test;

namespace {

constexpr std::string_view k_alphabet = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_";

std::string reason(const std::string& code) {
    const Result<Scenario> scenario = read_share_code(code);
    return scenario ? "it was read" : scenario.error().reason;
}

// A lesson's map as somebody draws it: 33 × 11, with doors, water, pillars, somebody on it and a comparison.
Scenario lesson() {
    return read_scenario(R"(version = 1
title = "What the goblin sees through the door"
map = '''
#################################
#.......#...........#...........#
#..#.#..#....~~~....+...#...#...#
#.......+...~~~~~...#...........#
#..#.#..#....~~~....#.....g.....#
#.......#...........#...#...#...#
####.########'#######...........#
#........@..............%...t...#
#..#........#...........#.......#
#...........#....<......#.......#
#################################
'''
algorithm = "recursive"
radius = 12
range = "circle"
floor = "any"
step = 157

[compare]
algorithm = "symmetric"
radius = "unlimited"

[legend]
g = { name = "goblin", kind = "watcher", sight = 8 }
t = { name = "torch", kind = "torch" }

[[torch]]
at = [28, 7]
radius = 4

[light]
lamp = "torch"
ambient = 0.1
)")
        .value();
}

Scenario made(MapKind kind, int walls, std::uint32_t seed) {
    return with_map({make_map({kind, seed, walls}, 80, 50, {40, 25}), Point{40, 25}});
}

}  // namespace

TEST_CASE("any document is the same after it was packed and unpacked, and its code is the only one") {
    Random random(31);
    for (int i = 0; i < 2'000; ++i) {
        const Scenario scenario = any_scenario(random);
        const std::string code = to_share_code(scenario);
        CAPTURE(to_text(scenario));
        CAPTURE(code);
        const Result<Scenario> again = read_share_code(code);
        REQUIRE(again.ok());
        REQUIRE(again.value() == scenario);
        CHECK(to_share_code(again.value()) == code);
        CHECK(is_share_code(code));
        CHECK(code.find_first_not_of(k_alphabet, k_share_code.size()) == std::string::npos);
        CHECK(read_any(code).value() == scenario);
    }
}

TEST_CASE("maps of every kind and of the largest size are packed") {
    for (const GalleryMap& entry : gallery()) {
        CHECK(read_share_code(to_share_code(scenario_of(entry))).value() == scenario_of(entry));
    }
    Scenario scenario = made(MapKind::noise, 45, 3);
    for (const Terrain fill : {Terrain::floor, Terrain::wall, Terrain::water}) {
        scenario.grid = Grid(Grid::k_max_side, Grid::k_max_side, fill);
        scenario.viewer = {Grid::k_max_side - 1, Grid::k_max_side - 1};
        const std::string code = to_share_code(scenario);
        MESSAGE("2,048 × 2,048 of " << info(fill).name << ": " << code.size() << " characters");
        CHECK(read_share_code(code).value() == scenario);
    }
}

TEST_CASE(
    "a lesson's map of 33 × 11 with its settings takes less than 300 characters, one of 80 × 50 less than "
    "2,000") {
    const std::size_t small = to_share_code(lesson()).size();
    MESSAGE("33 × 11 with settings: " << small << " characters");
    CHECK(lesson().grid.width() == 33);
    CHECK(lesson().grid.height() == 11);
    CHECK(small < 300);
    std::size_t longest_caves = 0;
    std::size_t longest_noise = 0;
    for (std::uint32_t seed = 1; seed <= 20; ++seed) {
        longest_caves = std::max(longest_caves, to_share_code(made(MapKind::caves, 45, seed)).size());
        longest_noise = std::max(longest_noise, to_share_code(made(MapKind::noise, 45, seed)).size());
    }
    MESSAGE("80 × 50: caves " << longest_caves << ", noise " << longest_noise << " characters at most");
    CHECK(longest_caves < 2'000);
    CHECK(longest_noise < 2'000);
}

TEST_CASE("with any single character changed a code is refused") {
    Random random(32);
    std::vector<std::string> codes{to_share_code(lesson()),
                                   to_share_code(with_map({Grid(1, 1), Point{0, 0}})),
                                   to_share_code(made(MapKind::caves, 45, 1))};
    for (int i = 0; i < 20; ++i) {
        codes.push_back(to_share_code(any_scenario(random)));
    }
    const std::string signs = std::string(k_alphabet) + " .=+/\n\xC3";
    for (const std::string& code : codes) {
        std::size_t read = 0;
        for (std::size_t at = 0; at < code.size(); ++at) {
            for (const char sign : signs) {
                std::string changed = code;
                changed[at] = sign;
                read += changed != code && read_share_code(changed).ok() ? 1 : 0;
            }
        }
        CHECK(read == 0);
    }
}

TEST_CASE("with a character left out, put in or exchanged with the next, or cut short, a code is refused") {
    const std::string code = to_share_code(lesson());
    for (std::size_t at = 0; at < code.size(); ++at) {
        std::string shorter = code;
        shorter.erase(at, 1);
        CHECK_FALSE(read_share_code(shorter).ok());
        CHECK_FALSE(read_share_code(code.substr(0, at)).ok());
        for (const char sign : k_alphabet) {
            std::string longer = code;
            longer.insert(at, 1, sign);
            CHECK_FALSE(read_share_code(longer).ok());
        }
        std::string exchanged = code;
        if (at + 1 < code.size() && code[at] != code[at + 1]) {
            std::swap(exchanged[at], exchanged[at + 1]);
            CHECK_FALSE(read_share_code(exchanged).ok());
        }
    }
    CHECK_FALSE(read_share_code(code + code).ok());
    CHECK_FALSE(read_share_code(code + "AAAA").ok());
}

TEST_CASE("what is wrong with a code is said, with its column where there is one") {
    const std::string code = to_share_code(lesson());
    const std::string damaged =
        "this share code is damaged or a part of it is missing; copy it again, from its beginning to its end";
    CHECK(reason(code.substr(0, code.size() / 2)) == damaged);
    CHECK(reason("fov1.") == damaged);
    CHECK(reason("fov1.AAAA") == damaged);
    CHECK(reason("") == "a share code begins with fov1.");
    CHECK(reason("fox1.AAAA") == "a share code begins with fov1.");
    CHECK(reason("FOV1.AAAA") == "a share code begins with fov1. in small letters");
    CHECK(reason("fov01.AAAA") == "a share code begins with fov1.");
    CHECK(reason("fov2.AAAA") ==
          "a share code of version 2, which is newer than this program; it reads fov1.");
    const TextError error = read_share_code("\n  fov1.AB*D").error();
    CHECK(error.line == 2);
    CHECK(error.column == 10);
    CHECK(error.reason == "this cannot stand in a share code, which has letters, digits, - and _ only");
}

TEST_CASE("blanks, line ends and a byte-order mark around a code are none of it") {
    const std::string code = to_share_code(lesson());
    for (const std::string& text :
         {code + "\n", "  " + code + " \r\n", "\n\n\t" + code, "\xEF\xBB\xBF" + code}) {
        CHECK(is_share_code(text));
        CHECK(read_share_code(text).value() == lesson());
    }
    for (const std::string& text :
         {'"' + code + '"', "'" + code + "'\n", "<" + code + ">", "https://x.org/lab#" + code,
          "http://x.org/?a=b&code=" + code + "&c=d", "<https://x.org/lab?" + code + "#top>"}) {
        CAPTURE(text);
        CHECK(is_share_code(text));
        REQUIRE(read_share_code(text).ok());
        CHECK(read_share_code(text).value() == lesson());
    }
    CHECK_FALSE(read_share_code('"' + code).ok());
    CHECK_FALSE(read_share_code(code + '"').ok());
    CHECK(read_share_code("https://x.org/#fov1.A*").error().column == 22);
    CHECK(is_share_code("Fov1.x"));
    CHECK_FALSE(is_share_code("https://x.org/#myfov1.x"));
    CHECK_FALSE(is_share_code("https://x.org/fov1.x"));
    CHECK_FALSE(is_share_code("fov"));
    CHECK_FALSE(is_share_code("fov."));
    CHECK_FALSE(is_share_code("fovx1."));
    CHECK(is_share_code("fov27.xyz"));
}

TEST_CASE("codes by chance with a right checksum do no harm") {
    // The checksum of a code made from any bytes; the coder's own way to it is not at hand, so it is counted bit by bit.
    const auto with_checksum = [](std::string bytes) {
        std::uint32_t sum = 0xFFFFFFFF;
        for (const char byte : bytes) {
            for (unsigned bit = 8; bit > 0; --bit) {
                const bool one = (static_cast<unsigned char>(byte) >> (bit - 1) & 1U) != 0;
                const bool top = (sum & 0x80000000U) != 0;
                sum = sum << 1U ^ (one != top ? 0x04C11DB7U : 0U);
            }
        }
        for (unsigned shift = 32; shift > 0; shift -= 8) {
            bytes += static_cast<char>(static_cast<unsigned char>(~sum >> (shift - 8) & 255U));
        }
        return std::string(k_share_code) + to_base64url(bytes);
    };
    const std::string code = to_share_code(lesson());
    const std::string bytes = from_base64url(std::string_view(code).substr(k_share_code.size()));
    REQUIRE(with_checksum(bytes.substr(0, bytes.size() - 4)) == code);

    Random random(33);
    int read = 0;
    for (int i = 0; i < 3'000; ++i) {
        std::string any = random.percent(50) ? bytes.substr(0, bytes.size() - 4) : std::string();
        for (int changes = random.between(1, 5); changes > 0 && !any.empty(); --changes) {
            any[static_cast<std::size_t>(random.below(static_cast<int>(any.size())))] ^=
                static_cast<char>(1 << random.below(7));
        }
        for (int more = any.empty() ? random.below(60) : 0; more > 0; --more) {
            any += static_cast<char>(static_cast<unsigned char>(random.below(256)));
        }
        while (any.size() % 3 != 2) {
            any += '\0';
        }
        const std::string changed = with_checksum(any);
        const Result<Scenario> scenario = read_share_code(changed);
        if (scenario) {
            ++read;
            CHECK_FALSE(what_is_wrong(scenario.value()));
            CHECK(to_share_code(scenario.value()) == changed);
        }
    }
    MESSAGE(read << " of 3,000 were documents");
}
