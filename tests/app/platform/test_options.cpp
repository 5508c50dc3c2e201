#include "app/platform/options.h"

#include <doctest/doctest.h>

#include <optional>
#include <vector>

namespace fovlab {
namespace {

ReadOptions read(std::vector<const char*> words) {
    words.insert(words.begin(), "fovlab");
    return read_options(static_cast<int>(words.size()), words.data());
}

}  // namespace

TEST_CASE("options are read, and those that make no sense are bad usage") {
    CHECK(read({}).options.step == std::nullopt);
    CHECK(read({"--step", "0"}).options.step == std::size_t{0});
    CHECK(read({"--step", "12"}).options.step == std::size_t{12});
    CHECK(read({"--scale", "0.5"}).options.scale == 0.5F);
    CHECK(read({"--scale", "4"}).options.scale == 4.0F);
    CHECK(read({"--size", "200x8192"}).options.height == 8192);
    CHECK_FALSE(read({}).options.compare);
    CHECK_FALSE(read({"--view", "lab"}).options.compare);
    CHECK(read({"--view", "compare"}).options.compare);
    CHECK(read({"--view", "lessons"}).options.lessons);
    CHECK_FALSE(read({}).options.lessons);
    for (const std::vector<const char*>& wrong : std::vector<std::vector<const char*>>{
             {"--step", "-1"},
             {"--step", "1.5"},
             {"--step", "x"},
             {"--step", ""},
             {"--scale", "nan"},
             {"--scale", "inf"},
             {"--scale", "0"},
             {"--scale", "4.1"},
             {"--scale", "big"},
             {"--size", "199x200"},
             {"--size", "200"},
             {"--size", "200x200x200"},
             {"--palette", "pink"},
             {"--view", "moon"},
             {"--tour", ""},
             {"--screenshot", ""},
             {"--report", ""},
             {"--tour", "a", "--screenshot", "b"},
             {""},
             {"no-such-map.txt"},
         }) {
        INFO(wrong.front(), " ", wrong.back());
        CHECK(read(wrong).exit == 2);
    }
}

}  // namespace fovlab
