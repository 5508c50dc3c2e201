// Palettes: text can be read, and no two looks of a cell share both colour and mark.
#include "core/figure/palette.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

using namespace fovlab;

namespace {

// Relative luminance and contrast, as the Web Content Accessibility Guidelines 2.1 define them.
double luminance(Colour colour) {
    const auto linear = [](std::uint8_t channel) {
        const double c = channel / 255.0;
        return c <= 0.03928 ? c / 12.92 : std::pow((c + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(colour.r) + 0.7152 * linear(colour.g) + 0.0722 * linear(colour.b);
}

double contrast(Colour a, Colour b) {
    const double x = luminance(a);
    const double y = luminance(b);
    return (std::max(x, y) + 0.05) / (std::min(x, y) + 0.05);
}

}  // namespace

TEST_CASE("text stands out from what it is written on by at least 4.5 to 1") {
    struct Pair {
        Ink text;
        Ink ground;
    };
    const std::vector<Pair> pairs{{Ink::text, Ink::panel},           {Ink::text_dim, Ink::panel},
                                  {Ink::text, Ink::control},         {Ink::text, Ink::control_hot},
                                  {Ink::text_dim, Ink::control},     {Ink::text_on_accent, Ink::accent},
                                  {Ink::text_dim, Ink::window},      {Ink::warning, Ink::window},
                                  {Ink::label, Ink::label_plate},    {Ink::start_slope, Ink::label_plate},
                                  {Ink::end_slope, Ink::label_plate}};
    for (const Palette& palette : palettes()) {
        for (const Pair& pair : pairs) {
            CAPTURE(palette.id);
            CAPTURE(static_cast<int>(pair.text));
            CAPTURE(static_cast<int>(pair.ground));
            CHECK(contrast(palette[pair.text].colour, palette[pair.ground].colour) >= 4.5);
        }
    }
}

TEST_CASE("what is visible and what is dark differ in brightness, not only in hue") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        CHECK(contrast(palette[Ink::floor_visible].colour, palette[Ink::floor_dark].colour) >= 1.5);
        CHECK(contrast(palette[Ink::floor_visible].colour, palette[Ink::wall_visible].colour) >= 3.0);
        CHECK(contrast(palette[Ink::floor_dark].colour, palette[Ink::wall_dark].colour) >= 1.5);
    }
}

TEST_CASE("dark, on its way and visible have marks that tell them apart without colour") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        for (const Ink first : {Ink::floor_visible, Ink::wall_visible, Ink::water_visible}) {
            const auto mark = [&](int state) {
                return palette[static_cast<Ink>(static_cast<int>(first) + state)].mark;
            };
            CHECK(mark(1) != mark(0));
            CHECK(mark(2) != mark(0));
            CHECK(mark(2) != mark(1));
        }
        // Lit floor and water are bare; a lit wall has its rim.
        CHECK(palette[Ink::floor_visible].mark == Mark::none);
        CHECK(palette[Ink::water_visible].mark == Mark::none);
        CHECK(palette[Ink::wall_visible].mark == Mark::border);
        CHECK(palette[Ink::start_slope].mark != palette[Ink::end_slope].mark);
    }
}

TEST_CASE("palettes are found by their ID, and no other word is one") {
    for (std::size_t i = 0; i < palettes().size(); ++i) {
        CHECK(palette_of_id(palettes()[i].id) == i);
    }
    CHECK_FALSE(palette_of_id("").has_value());
    CHECK_FALSE(palette_of_id("Dark").has_value());
}
