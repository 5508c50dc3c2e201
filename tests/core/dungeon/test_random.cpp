#include "core/dungeon/random.h"

#include <doctest/doctest.h>

#include <array>
#include <set>

namespace fovlab {

TEST_CASE("the numbers are those that the generator's author published") {
    Random random(42, 54);
    for (const std::uint32_t expected :
         {0xA15C02B7U, 0x7B47F409U, 0xBA1D3330U, 0x83D2F293U, 0xBFA4784BU, 0xCBED606EU}) {
        CHECK(random.next() == expected);
    }
}

TEST_CASE("a seed gives the same numbers each time, and another seed or stream others") {
    const auto first_of = [](std::uint64_t seed, std::uint64_t stream) {
        return Random(seed, stream).next();
    };
    CHECK(first_of(7, 1) == first_of(7, 1));
    std::set<std::uint32_t> firsts;
    for (std::uint64_t seed = 0; seed < 1000; ++seed) {
        firsts.insert(first_of(seed, 54));
    }
    CHECK(firsts.size() > 995);
    CHECK(first_of(7, 1) != first_of(7, 2));
}

TEST_CASE("numbers below a limit are in range, and each comes about as often as the others") {
    Random random(3);
    std::array<int, 7> counts{};
    for (int i = 0; i < 70'000; ++i) {
        const int number = random.below(7);
        REQUIRE(number >= 0);
        REQUIRE(number < 7);
        ++counts[static_cast<std::size_t>(number)];
    }
    for (const int count : counts) {
        CHECK(count > 9'600);
        CHECK(count < 10'400);
    }
    CHECK(random.below(1) == 0);
}

TEST_CASE("a range has both its ends, even the largest, which a remainder would favour at one end") {
    Random random(11);
    std::set<int> met;
    for (int i = 0; i < 200; ++i) {
        met.insert(random.between(-2, 2));
    }
    CHECK(met == std::set<int>{-2, -1, 0, 1, 2});
    // A plain remainder would give the lower half of these in 53 of 100 cases.
    int low = 0;
    for (int i = 0; i < 30'000; ++i) {
        low += random.below(2'000'000'000) < 1'000'000'000;
    }
    CHECK(low > 14'600);
    CHECK(low < 15'400);
}

TEST_CASE("a chance of nought never comes, one of a hundred always, and half of them half the time") {
    Random random(5);
    int half = 0;
    for (int i = 0; i < 10'000; ++i) {
        REQUIRE_FALSE(random.percent(0));
        REQUIRE(random.percent(100));
        half += random.percent(50);
    }
    CHECK(half > 4'800);
    CHECK(half < 5'200);
}

TEST_CASE("the golden numbers of a seed, which every machine must give") {
    Random random(2024);
    std::array<int, 8> dice{};
    for (int& die : dice) {
        die = random.between(1, 6);
    }
    CHECK(dice == std::array<int, 8>{4, 1, 1, 4, 3, 6, 5, 5});
}

}  // namespace fovlab
