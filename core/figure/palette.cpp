#include "core/figure/palette.h"

namespace fovlab {
namespace {

struct Row {
    Ink ink = Ink::off_map;
    InkLook dark;
    InkLook light;
};

constexpr Colour rgb(std::uint32_t hex, std::uint8_t alpha = 255) {
    return {static_cast<std::uint8_t>(hex >> 16U & 0xFFU), static_cast<std::uint8_t>(hex >> 8U & 0xFFU),
            static_cast<std::uint8_t>(hex & 0xFFU), alpha};
}

// One row an ink, a column a palette.
constexpr std::array<Row, k_ink_count> k_rows{{
    {Ink::floor_visible, {rgb(0xEBD9A0)}, {rgb(0xFFF2C2)}},
    {Ink::floor_dark, {rgb(0x1F242D), Mark::hatch}, {rgb(0xA4A5AA), Mark::hatch}},
    {Ink::floor_on_its_way, {rgb(0x5C5745), Mark::dot}, {rgb(0xEADFBD), Mark::dot}},
    {Ink::floor_unknown, {rgb(0x363E4B)}, {rgb(0xD0CFCB)}},
    {Ink::wall_visible, {rgb(0xB8653A), Mark::border}, {rgb(0x8A4B26), Mark::border}},
    {Ink::wall_dark, {rgb(0x49536A), Mark::hatch}, {rgb(0x62656C), Mark::hatch}},
    {Ink::wall_on_its_way, {rgb(0x7D6C60), Mark::dot}, {rgb(0x85756A), Mark::dot}},
    {Ink::wall_unknown, {rgb(0x5D687B)}, {rgb(0x7D8087)}},
    {Ink::water_visible, {rgb(0x8CC3D9)}, {rgb(0xA9DCEC)}},
    {Ink::water_dark, {rgb(0x1C3040), Mark::hatch}, {rgb(0x84979F), Mark::hatch}},
    {Ink::water_on_its_way, {rgb(0x3F5A68), Mark::dot}, {rgb(0xB9D3DB), Mark::dot}},
    {Ink::water_unknown, {rgb(0x2C475B)}, {rgb(0xA6BBC4)}},
    {Ink::detail, {rgb(0x17130E, 220)}, {rgb(0x2A2118, 220)}},

    {Ink::off_map, {rgb(0x101318)}, {rgb(0xF3F1EB)}},
    {Ink::grid_line, {rgb(0x000000, 60)}, {rgb(0x3A3A3A, 44)}},
    {Ink::map_edge, {rgb(0x8993A4)}, {rgb(0x55585F)}},
    {Ink::range_edge, {rgb(0xC9D3E3, 150), Mark::dotted}, {rgb(0x4A4F58, 160), Mark::dotted}},
    {Ink::viewer, {rgb(0x2457C5)}, {rgb(0x1B4FB8)}},
    {Ink::viewer_edge, {rgb(0xFFFFFF)}, {rgb(0xFFFFFF)}},
    {Ink::quadrant, {rgb(0xC9D3E3, 110), Mark::dotted}, {rgb(0x4A4F58, 120), Mark::dotted}},
    {Ink::light_now, {rgb(0xFFE28A, 105)}, {rgb(0xF5B921, 100)}},
    {Ink::light_ahead, {rgb(0xFFE28A, 42)}, {rgb(0xF5B921, 44)}},
    {Ink::light_waiting, {rgb(0x9FC4FF, 34), Mark::dashed}, {rgb(0x4A7FD0, 36), Mark::dashed}},
    {Ink::waiting_edge, {rgb(0xB7D0FA, 170), Mark::dashed}, {rgb(0x3565B0, 170), Mark::dashed}},
    {Ink::start_slope, {rgb(0x3FD8CF), Mark::solid}, {rgb(0x00756F), Mark::solid}},
    {Ink::end_slope, {rgb(0xFF8A66), Mark::dashed}, {rgb(0xB8330E), Mark::dashed}},
    {Ink::casing, {rgb(0x0B0E13, 200)}, {rgb(0xFFFFFF, 210)}},
    {Ink::row, {rgb(0xFFFFFF, 235), Mark::solid}, {rgb(0x1F2937, 235), Mark::solid}},
    {Ink::cell, {rgb(0xFF4F9A), Mark::solid}, {rgb(0xC4125F), Mark::solid}},
    {Ink::blame, {rgb(0xFFCF33), Mark::solid}, {rgb(0x9A5B00), Mark::solid}},
    {Ink::sight_line, {rgb(0xFFCF33, 220), Mark::dotted}, {rgb(0x9A5B00, 230), Mark::dotted}},
    {Ink::label, {rgb(0xF4F6FA)}, {rgb(0x1C2026)}},
    {Ink::label_plate, {rgb(0x12161D, 225)}, {rgb(0xFFFFFF, 232)}},

    {Ink::window, {rgb(0x101318)}, {rgb(0xF3F1EB)}},
    {Ink::panel, {rgb(0x1A1F27)}, {rgb(0xFBFAF7)}},
    {Ink::panel_edge, {rgb(0x2C3440)}, {rgb(0xD8D4CA)}},
    {Ink::control, {rgb(0x2A323E)}, {rgb(0xE9E6DE)}},
    {Ink::control_hot, {rgb(0x364152)}, {rgb(0xDDD8CC)}},
    {Ink::control_active, {rgb(0x445268)}, {rgb(0xCFC9BA)}},
    {Ink::accent, {rgb(0xE6B84A)}, {rgb(0x9A6200)}},
    {Ink::text, {rgb(0xE8EBF0)}, {rgb(0x1E2126)}},
    {Ink::text_dim, {rgb(0xA2ACBB)}, {rgb(0x5A5F68)}},
    {Ink::text_on_accent, {rgb(0x1A1508)}, {rgb(0xFFFFFF)}},
    {Ink::warning, {rgb(0xFF9A7A)}, {rgb(0xA52A0A)}},
}};

constexpr bool one_row_each() {
    for (std::size_t i = 0; i < k_rows.size(); ++i) {
        if (static_cast<std::size_t>(k_rows[i].ink) != i) {
            return false;
        }
    }
    return true;
}
static_assert(one_row_each(), "the rows of the palette table stand in the order of Ink");

std::array<Palette, k_palette_count> make_palettes() {
    std::array<Palette, k_palette_count> made{{{"dark", "Dark", {}}, {"light", "Light", {}}}};
    for (std::size_t i = 0; i < k_rows.size(); ++i) {
        made[0].looks[i] = k_rows[i].dark;
        made[1].looks[i] = k_rows[i].light;
    }
    return made;
}

}  // namespace

const std::array<Palette, k_palette_count>& palettes() {
    static const std::array<Palette, k_palette_count> table = make_palettes();
    return table;
}

std::optional<std::size_t> palette_of_id(std::string_view id) {
    for (std::size_t i = 0; i < palettes().size(); ++i) {
        if (palettes()[i].id == id) {
            return i;
        }
    }
    return std::nullopt;
}

}  // namespace fovlab
