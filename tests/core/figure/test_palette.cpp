// Palettes: text can be read, lines stand out, and no two states share both colour and mark, for any kind of colour
// vision.
#include "core/figure/palette.h"
#include "tests/support/colour_vision.h"

#include <doctest/doctest.h>

#include <array>
#include <set>
#include <utility>
#include <vector>

using namespace fovlab;
using test::contrast;
using test::difference;
using test::over;
using test::Vision;

namespace {

struct Pair {
    Ink upper;
    Ink ground;
};

// All text of the window and of the picture, on everything that it is written on.
constexpr Pair k_text[] = {
    {Ink::text, Ink::panel},
    {Ink::text, Ink::window},
    {Ink::text, Ink::control},
    {Ink::text, Ink::control_hot},
    {Ink::text, Ink::control_active},
    {Ink::text_dim, Ink::panel},
    {Ink::text_dim, Ink::window},
    {Ink::text_dim, Ink::control},
    {Ink::text_on_accent, Ink::accent},
    {Ink::accent, Ink::panel},
    {Ink::warning, Ink::window},
    {Ink::warning, Ink::panel},
    {Ink::right, Ink::window},
    {Ink::right, Ink::panel},
    {Ink::link, Ink::window},
    {Ink::link, Ink::panel},
    {Ink::label, Ink::label_plate},
    {Ink::start_slope, Ink::label_plate},
    {Ink::end_slope, Ink::label_plate},
    {Ink::waiting_edge, Ink::label_plate},
    {Ink::number, Ink::off_map},
    {Ink::number_on_light, Ink::floor_visible},
    {Ink::pair_letter, Ink::pair_a},
    {Ink::pair_letter, Ink::pair_b},
    {Ink::one_way_number, Ink::one_way_1},
    {Ink::one_way_number, Ink::one_way_2},
    {Ink::one_way_number, Ink::one_way_3},
    {Ink::one_way_number, Ink::one_way_4},
    {Ink::panel, Ink::warning},
};

// What is drawn over cells with a casing around it.
constexpr Ink k_cased[] = {Ink::start_slope, Ink::end_slope, Ink::row,    Ink::cell,   Ink::blame,
                           Ink::sight_line,  Ink::pair_a,    Ink::pair_b, Ink::at_work};

constexpr Ink k_lines[] = {Ink::range_edge, Ink::quadrant, Ink::waiting_edge, Ink::start_slope,
                           Ink::end_slope,  Ink::row,      Ink::cell,         Ink::blame,
                           Ink::sight_line, Ink::umbra,    Ink::added,        Ink::removed,
                           Ink::pair_a,     Ink::pair_b};

// Without colours, the form tells apart too: frames of cells, signs on cells, and lines.
int form_of(Ink ink) {
    switch (ink) {
        case Ink::row:
        case Ink::cell:
        case Ink::blame:
            return 1;
        case Ink::added:
        case Ink::removed:
            return 2;
        default:
            return 0;
    }
}

constexpr Ink k_terrains[] = {Ink::floor_visible, Ink::wall_visible, Ink::water_visible};
constexpr int k_states = 4;  // visible, dark, on its way, unknown: in this order in Ink

Ink state_of(Ink terrain, int state) { return static_cast<Ink>(static_cast<int>(terrain) + state); }

// The worst contrast of the ink on a plate that lets through what lies below it.
double contrast_on_plate(const Palette& palette, Pair pair) {
    double worst = 21.0;
    for (const Ink below : {Ink::floor_visible, Ink::wall_dark}) {
        const Colour ground = over(palette[pair.ground].colour, palette[below].colour);
        worst = std::min(worst, contrast(over(palette[pair.upper].colour, ground), ground));
    }
    return worst;
}

// Differences that a glance tells: lightness and hue together (CIE 1976).
constexpr double k_told_apart = 12.0;

void check_told_apart(const Palette& palette, Ink a, Ink b, Vision vision) {
    if (palette[a].mark != palette[b].mark) {
        return;
    }
    CAPTURE(palette.id);
    CAPTURE(static_cast<int>(a));
    CAPTURE(static_cast<int>(b));
    CAPTURE(static_cast<int>(vision));
    CHECK(difference(palette[a].colour, palette[b].colour, vision) >= k_told_apart);
}

void check_all_told_apart(const Palette& palette, Vision vision) {
    for (const Ink terrain : k_terrains) {
        for (int a = 0; a < k_states; ++a) {
            for (int b = 0; b < a; ++b) {
                check_told_apart(palette, state_of(terrain, a), state_of(terrain, b), vision);
            }
        }
    }
    const bool forms_tell = palette.id == "mono";
    for (const Ink a : k_lines) {
        for (const Ink b : k_lines) {
            if (a < b && !(forms_tell && (form_of(a) != form_of(b) || form_of(a) == 2))) {
                check_told_apart(palette, a, b, vision);
            }
        }
    }
}

}  // namespace

TEST_CASE("text stands out from what it is written on by at least 4.5 to 1, in high contrast by 7 to 1") {
    for (const Palette& palette : palettes()) {
        const double least = palette.id == "contrast" ? 7.0 : 4.5;
        for (const Pair& pair : k_text) {
            CAPTURE(palette.id);
            CAPTURE(static_cast<int>(pair.upper));
            CAPTURE(static_cast<int>(pair.ground));
            CHECK(contrast_on_plate(palette, pair) >= least);
        }
    }
}

TEST_CASE("lines stand out from the casing around them by at least 3 to 1, in high contrast by 4.5 to 1") {
    for (const Palette& palette : palettes()) {
        const double least = palette.id == "contrast" ? 4.5 : 3.0;
        for (const Ink line : k_cased) {
            CAPTURE(palette.id);
            CAPTURE(static_cast<int>(line));
            CHECK(contrast_on_plate(palette, {line, Ink::casing}) >= least);
        }
    }
}

TEST_CASE("what is drawn into a cell stands out from it by at least 3 to 1") {
    for (const Palette& palette : palettes()) {
        for (const Ink terrain : k_terrains) {
            for (int state = 0; state < k_states; ++state) {
                const Colour cell = palette[state_of(terrain, state)].colour;
                const Colour detail = palette[is_bright(cell) ? Ink::detail : Ink::detail_on_dark].colour;
                CAPTURE(palette.id);
                CAPTURE(static_cast<int>(terrain));
                CAPTURE(state);
                CHECK(contrast(over(detail, cell), cell) >= 3.0);
            }
        }
    }
}

TEST_CASE("the edge of the map, of the viewer and of what is chosen stand out by at least 3 to 1") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        CHECK(contrast(palette[Ink::map_edge].colour, palette[Ink::off_map].colour) >= 3.0);
        CHECK(contrast(palette[Ink::viewer_edge].colour, palette[Ink::viewer].colour) >= 3.0);
        CHECK(contrast(palette[Ink::accent].colour, palette[Ink::control].colour) >= 3.0);
    }
}

TEST_CASE("what is visible and what is dark differ in brightness, not only in hue") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        const double least = palette.id == "contrast" ? 4.5 : 1.5;
        CHECK(contrast(palette[Ink::floor_visible].colour, palette[Ink::floor_dark].colour) >= least);
        CHECK(contrast(palette[Ink::floor_visible].colour, palette[Ink::wall_visible].colour) >= 3.0);
        CHECK(contrast(palette[Ink::floor_dark].colour, palette[Ink::wall_dark].colour) >= 1.5);
        CHECK(contrast(palette[Ink::floor_unknown].colour, palette[Ink::wall_unknown].colour) >= 1.5);
    }
}

TEST_CASE("no two states of a cell and no two lines share both colour and mark") {
    for (const Palette& palette : palettes()) {
        check_all_told_apart(palette, Vision::full);
    }
}

TEST_CASE("in the colour-blind safe palette that holds without red, without green and without blue") {
    const Palette& safe = palettes()[*palette_of_id("safe")];
    for (const Vision vision : {Vision::protanopia, Vision::deuteranopia, Vision::tritanopia}) {
        check_all_told_apart(safe, vision);
    }
}

TEST_CASE(
    "red and green of the same brightness are one colour to who is colour-blind, and so fail that test") {
    const Colour red{200, 80, 60, 255};
    const Colour green{110, 125, 50, 255};
    CHECK(difference(red, green, Vision::full) > 60.0);
    CHECK(difference(red, green, Vision::deuteranopia) < k_told_apart * 1.5);
    CHECK(difference(red, red, Vision::protanopia) == 0.0);
}

TEST_CASE("dark, on its way and visible have marks that tell them apart without colour") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        for (const Ink terrain : k_terrains) {
            const auto mark = [&](int state) { return palette[state_of(terrain, state)].mark; };
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

TEST_CASE("black and white is that, with three greys, and tells all states of cells by their marks alone") {
    const Palette& mono = palettes()[*palette_of_id("mono")];
    std::set<int> tones;
    for (std::size_t i = 0; i < static_cast<std::size_t>(Ink::window); ++i) {
        const Colour colour = mono.looks[i].colour;
        CAPTURE(i);
        CHECK((colour.r == colour.g && colour.g == colour.b));
    }
    for (const Ink terrain : k_terrains) {
        std::set<Mark> marks;
        for (int state = 0; state < k_states; ++state) {
            marks.insert(mono[state_of(terrain, state)].mark);
            tones.insert(mono[state_of(terrain, state)].colour.r);
        }
        CHECK(marks.size() == static_cast<std::size_t>(k_states));
    }
    CHECK(tones.size() <= 5);
}

TEST_CASE("what is printed lies on white paper, and most of it is light") {
    for (const char* id : {"print", "mono"}) {
        const Palette& palette = palettes()[*palette_of_id(id)];
        CAPTURE(id);
        CHECK(palette[Ink::off_map].colour == Colour{255, 255, 255, 255});
        for (const Ink ink :
             {Ink::floor_visible, Ink::floor_dark, Ink::floor_on_its_way, Ink::floor_unknown}) {
            CHECK(palette[ink].colour.g >= 190);
        }
    }
}

TEST_CASE("in sight, remembered, never seen and revealed are told apart, by their marks or by any eye") {
    constexpr Ink k_fogs[][4] = {
        {Ink::floor_visible, Ink::floor_remembered, Ink::unseen, Ink::floor_revealed},
        {Ink::wall_visible, Ink::wall_remembered, Ink::unseen, Ink::wall_revealed},
        {Ink::water_visible, Ink::water_remembered, Ink::unseen, Ink::water_revealed},
        {Ink::floor_visible, Ink::floor_recalled, Ink::unseen, Ink::floor_revealed},
        {Ink::wall_visible, Ink::wall_recalled, Ink::unseen, Ink::wall_revealed},
        {Ink::water_visible, Ink::water_recalled, Ink::unseen, Ink::water_revealed},
    };
    for (const Palette& palette : palettes()) {
        for (const auto& fogs : k_fogs) {
            for (const Ink a : fogs) {
                for (const Ink b : fogs) {
                    if (a < b) {
                        check_told_apart(palette, a, b, Vision::full);
                        if (palette.id == "safe") {
                            check_told_apart(palette, a, b, Vision::protanopia);
                            check_told_apart(palette, a, b, Vision::deuteranopia);
                            check_told_apart(palette, a, b, Vision::tritanopia);
                        }
                    }
                }
            }
        }
    }
}

TEST_CASE(
    "what is remembered is dimmer than what is in sight, or paler on paper, and floor is told from walls") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        for (const auto& [floor, wall] : {std::pair{Ink::floor_remembered, Ink::wall_remembered},
                                          std::pair{Ink::floor_recalled, Ink::wall_recalled},
                                          std::pair{Ink::floor_revealed, Ink::wall_revealed}}) {
            CHECK(contrast(palette[floor].colour, palette[wall].colour) >= 1.4);
        }
        CHECK(contrast(palette[Ink::floor_visible].colour, palette[Ink::floor_remembered].colour) >= 1.5);
        CHECK(contrast(palette[Ink::floor_recalled].colour, palette[Ink::floor_remembered].colour) >= 1.2);
    }
}

TEST_CASE("letters on things can be read, and things stand out from the casing around them") {
    for (const Palette& palette : palettes()) {
        CAPTURE(palette.id);
        for (const Ink thing : {Ink::watcher, Ink::item, Ink::landmark, Ink::thing_remembered}) {
            CAPTURE(static_cast<int>(thing));
            CHECK(contrast(palette[Ink::thing_letter].colour, palette[thing].colour) >= 3.0);
        }
        CHECK(contrast(palette[Ink::reveal_note].colour, palette[Ink::off_map].colour) >= 4.5);
    }
}

TEST_CASE("palettes are found by their ID, and no other word is one") {
    for (std::size_t i = 0; i < palettes().size(); ++i) {
        CHECK(palette_of_id(palettes()[i].id) == i);
    }
    for (const char* id : {"dark", "light", "contrast", "safe", "print", "mono"}) {
        CHECK(palette_of_id(id).has_value());
    }
    CHECK_FALSE(palette_of_id("").has_value());
    CHECK_FALSE(palette_of_id("Dark").has_value());
}
