#include "core/figure/palette.h"

#include <utility>

namespace fovlab {
namespace {

struct Row {
    Ink ink = Ink::off_map;
    Mark mark = Mark::none;
    std::array<std::uint32_t, k_palette_count> colours{};
};

// 0xRRGGBBAA
constexpr Colour colour_of(std::uint32_t rgba) {
    const auto byte = [rgba](unsigned shift) { return static_cast<std::uint8_t>(rgba >> shift & 0xFFU); };
    return {byte(24), byte(16), byte(8), byte(0)};
}

// One row an ink, a column a palette: dark, light, contrast, safe, print, mono. The mark is the same in all of them, but for
// those of mono below.
// clang-format off
constexpr std::array<Row, k_ink_count> k_rows{{
    {Ink::floor_visible, Mark::none, {0xEBD9A0FF, 0xFFF2C2FF, 0xFFF176FF, 0xF2E9B0FF, 0xFFF7D9FF, 0xFFFFFFFF}},
    {Ink::floor_dark, Mark::hatch, {0x1F242DFF, 0xA4A5AAFF, 0x4A505BFF, 0x1A2029FF, 0xC4C8CFFF, 0xC8C8C8FF}},
    {Ink::floor_on_its_way, Mark::dot, {0x5C5745FF, 0xEADFBDFF, 0xDFC873FF, 0x625B3AFF, 0xF3E7BEFF, 0xFFFFFFFF}},
    {Ink::floor_unknown, Mark::none, {0x363E4BFF, 0xD0CFCBFF, 0xBDC3CCFF, 0x37414FFF, 0xE4E6EAFF, 0xE6E6E6FF}},
    {Ink::wall_visible, Mark::border, {0xB8653AFF, 0x8A4B26FF, 0x7D2B00FF, 0xD55E00FF, 0x8A4A26FF, 0x000000FF}},
    {Ink::wall_dark, Mark::hatch, {0x49536AFF, 0x62656CFF, 0x16191FFF, 0x46556DFF, 0x8A8F98FF, 0x585858FF}},
    {Ink::wall_on_its_way, Mark::dot, {0x7D6C60FF, 0x85756AFF, 0x8B5B2EFF, 0x8C6B52FF, 0xB08E72FF, 0x000000FF}},
    {Ink::wall_unknown, Mark::none, {0x5D687BFF, 0x7D8087FF, 0x6F7785FF, 0x627389FF, 0xA9AEB6FF, 0x585858FF}},
    {Ink::water_visible, Mark::none, {0x8CC3D9FF, 0xA9DCECFF, 0x7FD4FFFF, 0x8FCDF0FF, 0x9AD4EEFF, 0xFFFFFFFF}},
    {Ink::water_dark, Mark::hatch, {0x1C3040FF, 0x84979FFF, 0x1E4460FF, 0x12324AFF, 0xA3B8C4FF, 0xC8C8C8FF}},
    {Ink::water_on_its_way, Mark::dot, {0x3F5A68FF, 0xB9D3DBFF, 0x63A9C9FF, 0x3A6A86FF, 0xCFE3E6FF, 0xFFFFFFFF}},
    {Ink::water_unknown, Mark::none, {0x2C475BFF, 0xA6BBC4FF, 0x8FB0C4FF, 0x27506CFF, 0xD5E2E8FF, 0xE6E6E6FF}},
    {Ink::floor_only_left, Mark::point_left, {0x6FB7EEFF, 0x8CC4F2FF, 0x5AB4FFFF, 0x56B4E9FF, 0x9CCBF0FF, 0xFFFFFFFF}},
    {Ink::floor_only_right, Mark::point_right, {0xEE9BD0FF, 0xF4A6D2FF, 0xFF8FD0FF, 0xE6A8CCFF, 0xF4B0D6FF, 0xFFFFFFFF}},
    {Ink::wall_only_left, Mark::point_left, {0x235E93FF, 0x1F5C99FF, 0x003E80FF, 0x00507EFF, 0x1F5C99FF, 0x000000FF}},
    {Ink::wall_only_right, Mark::point_right, {0x8F2F6BFF, 0x8C2A66FF, 0x7A0050FF, 0x8A3D66FF, 0x8C2A66FF, 0x000000FF}},
    {Ink::detail, Mark::none, {0x120E0AE8, 0x2A2118DC, 0x000000F0, 0x10151CE1, 0x1A1A1AE6, 0x000000FF}},
    {Ink::detail_on_dark, Mark::none, {0xD0D7E2CD, 0xF4F2ECD2, 0xFFFFFFEB, 0xD5DEEACD, 0xF4F2ECD2, 0xFFFFFFFF}},
    {Ink::hatch_on_bright, Mark::none, {0x0000002A, 0x00000030, 0x0000005A, 0x0000003C, 0x00000046, 0x00000096}},
    {Ink::hatch_on_dark, Mark::none, {0xFFFFFF2C, 0xFFFFFF2C, 0xFFFFFF60, 0xFFFFFF2C, 0xFFFFFF5A, 0xFFFFFF96}},
    {Ink::dot_on_bright, Mark::none, {0x00000078, 0x0000006E, 0x000000BE, 0x0000008C, 0x00000090, 0x000000FF}},
    {Ink::dot_on_dark, Mark::none, {0xFFFFFF6E, 0xFFFFFF78, 0xFFFFFFC8, 0xFFFFFF8C, 0xFFFFFF96, 0xFFFFFFFF}},
    {Ink::wall_rim, Mark::none, {0xFFECC896, 0xFFECC896, 0xFFD08AFF, 0xFFF0D8BE, 0xFFECC896, 0x585858FF}},

    {Ink::off_map, Mark::none, {0x101318FF, 0xF3F1EBFF, 0xFFFFFFFF, 0x0C1016FF, 0xFFFFFFFF, 0xFFFFFFFF}},
    {Ink::grid_line, Mark::none, {0x0000003C, 0x3A3A3A2C, 0x00000046, 0x00000046, 0x00000028, 0x00000030}},
    {Ink::map_edge, Mark::none, {0x8993A4FF, 0x55585FFF, 0x000000FF, 0x9AA8BAFF, 0x33363CFF, 0x000000FF}},
    {Ink::range_edge, Mark::dotted, {0xC9D3E3B4, 0x2E333BDC, 0x000000DC, 0xDCE6F2B4, 0x2E333BDC, 0x000000FF}},
    {Ink::viewer, Mark::none, {0x2457C5FF, 0x1B4FB8FF, 0x0033B8FF, 0x0072B2FF, 0x1B4FB8FF, 0x000000FF}},
    {Ink::viewer_edge, Mark::none, {0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF}},
    {Ink::quadrant, Mark::dash_dot, {0xC9D3E36E, 0x4A4F5878, 0x20242BC8, 0xDCE6F282, 0x4A4F5878, 0x585858FF}},
    {Ink::light_now, Mark::none, {0xFFE28A69, 0xF5B92164, 0xFFC40078, 0xF0E4425F, 0xF5B92164, 0xFFFFFFB4}},
    {Ink::light_ahead, Mark::none, {0xFFE28A2A, 0xF5B9212C, 0xFFC4003C, 0xF0E44228, 0xF5B9212C, 0xFFFFFF78}},
    {Ink::light_waiting, Mark::dashed, {0x9FC4FF22, 0x4A7FD024, 0x2F6BE03C, 0x8FCDF028, 0x4A7FD024, 0xFFFFFF64}},
    {Ink::waiting_edge, Mark::dashed, {0xB7D0FAE6, 0x2F5CA5E6, 0x0B3FA8F0, 0xBFE2F7E6, 0x2F5CA5E6, 0x585858FF}},
    {Ink::start_slope, Mark::solid, {0x3FD8CFFF, 0x00756FFF, 0x005078FF, 0x56B4E9FF, 0x00756FFF, 0x000000FF}},
    {Ink::end_slope, Mark::dashed, {0xFF8A66FF, 0xB8330EFF, 0xA30000FF, 0xE69F00FF, 0xB8330EFF, 0x000000FF}},
    {Ink::casing, Mark::none, {0x0B0E13C8, 0xFFFFFFD2, 0xFFFFFFF0, 0x080B10DC, 0xFFFFFFE6, 0xFFFFFFF5}},
    {Ink::row, Mark::solid, {0xFFFFFFEB, 0x1F2937EB, 0x000000FF, 0xFFFFFFF0, 0x1F2937EB, 0x000000FF}},
    {Ink::cell, Mark::solid, {0xFF4F9AFF, 0xC4125FFF, 0xA8007EFF, 0xE58FC4FF, 0xC4125FFF, 0x000000FF}},
    {Ink::blame, Mark::solid, {0xFFCF33FF, 0x9A5B00FF, 0x8A4A00FF, 0xF0E442FF, 0x9A5B00FF, 0x585858FF}},
    {Ink::sight_line, Mark::dotted, {0xFFCF33DC, 0x9A5B00E6, 0x8A4A00FA, 0xF0E442E6, 0x9A5B00E6, 0x585858FF}},
    {Ink::ray, Mark::solid, {0x3FD8CFFF, 0x00756FFF, 0x005078FF, 0x56B4E9FF, 0x00756FFF, 0x000000FF}},
    {Ink::ray_cell, Mark::dashed, {0xFF8A66FF, 0xB8330EFF, 0xA30000FF, 0xE69F00FF, 0xB8330EFF, 0x000000FF}},
    {Ink::past_ray, Mark::solid, {0x3A9E98C8, 0x0A5C58A0, 0x005078A0, 0x3C8FC4C8, 0x0A5C58A0, 0x585858C8}},
    {Ink::umbra, Mark::dashed, {0xC58BFF96, 0x6A2FB596, 0xC070FFDC, 0xCC79A7B4, 0x6A2FB596, 0x9A9A9AFF}},
    {Ink::added, Mark::solid, {0x7BE08AFF, 0x1B6E2BFF, 0x005A18FF, 0x7FE8C4FF, 0x1B6E2BFF, 0x000000FF}},
    {Ink::removed, Mark::dashed, {0xFF8FB0FF, 0xA01348FF, 0x8E0038FF, 0xF86858FF, 0xA01348FF, 0x000000FF}},
    {Ink::pointed_wedge, Mark::none, {0xFFFFFF46, 0x26304A3C, 0x0B3FA846, 0xFFFFFF46, 0x26304A3C, 0x00000046}},
    {Ink::pointed_edge, Mark::solid, {0xFFFFFFF0, 0x26304AF5, 0x0B3FA8FF, 0xFFFFFFF0, 0x26304AF5, 0x000000FF}},
    {Ink::cell_cursor, Mark::solid, {0xFFFFFFFF, 0x14181FFF, 0x000000FF, 0xFFFFFFFF, 0x14181FFF, 0x000000FF}},
    {Ink::label, Mark::none, {0xF4F6FAFF, 0x1C2026FF, 0x000000FF, 0xFFFFFFFF, 0x000000FF, 0x000000FF}},
    {Ink::label_plate, Mark::none, {0x12161DE1, 0xFFFFFFE8, 0xFFFFFFFA, 0x0C1016EB, 0xFFFFFFF0, 0xFFFFFFFF}},
    {Ink::wall_shape, Mark::solid, {0x101318EB, 0x101318EB, 0x000000FF, 0x080B10EB, 0x101318EB, 0xC8C8C8FF}},
    {Ink::centre_point, Mark::dot, {0x1B1E24FF, 0x1B1E24FF, 0x000000FF, 0x10151CFF, 0x1B1E24FF, 0x000000FF}},
    {Ink::tie, Mark::solid, {0xFFFFFFFF, 0x1F2937FF, 0x000000FF, 0xFFFFFFFF, 0x1F2937FF, 0x000000FF}},
    {Ink::measure, Mark::solid, {0x1B1E24FF, 0x1B1E24FF, 0x000000FF, 0x10151CFF, 0x1B1E24FF, 0x000000FF}},
    {Ink::number, Mark::none, {0xC3CCDAFF, 0x4C525BFF, 0x20242BFF, 0xCBD6E2FF, 0x33363CFF, 0x000000FF}},
    {Ink::number_on_light, Mark::none, {0x3A3325FF, 0x4A4334FF, 0x000000FF, 0x2A2A1CFF, 0x4A4334FF, 0x000000FF}},
    {Ink::wall_side, Mark::none, {0xE79A69FF, 0xC98550FF, 0xD9782AFF, 0xFFA255FF, 0xC98550FF, 0xC8C8C8FF}},
    {Ink::pair_a, Mark::solid, {0xB9A2FFFF, 0x5B2FB8FF, 0x4B10B0FF, 0x8577FFFF, 0x5B2FB8FF, 0x585858FF}},
    {Ink::pair_b, Mark::dashed, {0xFFB45AFF, 0x7A4A00FF, 0x6A3A00FF, 0xFFD09AFF, 0x7A4A00FF, 0x000000FF}},
    {Ink::pair_letter, Mark::none, {0x16121EFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x10151CFF, 0xFFFFFFFF, 0xFFFFFFFF}},
    {Ink::one_way_1, Mark::none, {0xF8DDF3FF, 0xFBE4F6FF, 0xFFFFFFFF, 0xF7E1ECFF, 0xFBE4F6FF, 0xFFFFFFFF}},
    {Ink::one_way_2, Mark::none, {0xF0ABDFFF, 0xF2B0E2FF, 0xFFC2EEFF, 0xE6B3CFFF, 0xF2B0E2FF, 0xE6E6E6FF}},
    {Ink::one_way_3, Mark::none, {0xE67AC6FF, 0xE67AC6FF, 0xFF92DDFF, 0xD285B0FF, 0xE67AC6FF, 0xC8C8C8FF}},
    {Ink::one_way_4, Mark::none, {0xDB4AA8FF, 0xDB4AA8FF, 0xFF6CCBFF, 0xBA5B90FF, 0xDB4AA8FF, 0xC8C8C8FF}},
    {Ink::one_way_number, Mark::none, {0x1A0714FF, 0x1A0714FF, 0x000000FF, 0x10060CFF, 0x1A0714FF, 0x000000FF}},
    {Ink::floor_remembered, Mark::hatch, {0x414556FF, 0x9296A2FF, 0x4A5268FF, 0x3A4258FF, 0xB9BECAFF, 0xC8C8C8FF}},
    {Ink::wall_remembered, Mark::hatch, {0x262A37FF, 0x5A5F70FF, 0x1C2230FF, 0x20273AFF, 0x7C8292FF, 0x585858FF}},
    {Ink::water_remembered, Mark::hatch, {0x2B3F5EFF, 0x7088A6FF, 0x2E4C78FF, 0x1F4370FF, 0x98AECAFF, 0xC8C8C8FF}},
    {Ink::floor_recalled, Mark::hatch, {0x666D86FF, 0xB4B8C4FF, 0x7A86A4FF, 0x5E6A8AFF, 0xD2D6E0FF, 0xE6E6E6FF}},
    {Ink::wall_recalled, Mark::hatch, {0x3E4559FF, 0x747A8CFF, 0x38435CFF, 0x36415EFF, 0x959BAAFF, 0x585858FF}},
    {Ink::water_recalled, Mark::hatch, {0x44638FFF, 0x8DA6C4FF, 0x4A78B4FF, 0x34649EFF, 0xB4C8E0FF, 0xE6E6E6FF}},
    {Ink::floor_revealed, Mark::lines, {0x7A4E8CFF, 0xDDB8EAFF, 0xC88CE0FF, 0x8A5A7AFF, 0xEBD2F4FF, 0xE6E6E6FF}},
    {Ink::wall_revealed, Mark::lines, {0x4A2C5AFF, 0x9A62B0FF, 0x5A1478FF, 0x55304AFF, 0xAE7EC2FF, 0x585858FF}},
    {Ink::water_revealed, Mark::lines, {0x5A5AA0FF, 0xB4ACE8FF, 0x8C84E0FF, 0x5C5C9AFF, 0xCCC6F2FF, 0xE6E6E6FF}},
    {Ink::unseen, Mark::none, {0x07080BFF, 0x24262BFF, 0x000000FF, 0x050709FF, 0xF4F4F4FF, 0x9A9A9AFF}},
    {Ink::reveal_note, Mark::solid, {0xD79AF0FF, 0x7A2E98FF, 0x5A0A80FF, 0xF0A8D8FF, 0x7A2E98FF, 0x000000FF}},
    {Ink::watcher, Mark::none, {0xD8453EFF, 0xB3261EFF, 0xA80000FF, 0xD55E00FF, 0xB3261EFF, 0x000000FF}},
    {Ink::item, Mark::none, {0x2E8B57FF, 0x1F6E43FF, 0x005A2DFF, 0x007A5AFF, 0x1F6E43FF, 0x303030FF}},
    {Ink::landmark, Mark::none, {0x5A6FB0FF, 0x43569AFF, 0x20388AFF, 0x0072B2FF, 0x43569AFF, 0x585858FF}},
    {Ink::torch, Mark::none, {0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0x000000FF}},
    {Ink::thing_remembered, Mark::none, {0x6C748AFF, 0x5E6474FF, 0x3A4258FF, 0x66728AFF, 0x6C7282FF, 0x585858FF}},
    {Ink::thing_letter, Mark::none, {0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF, 0xFFFFFFFF}},
    {Ink::room_edge, Mark::dotted, {0x9FE0B8DC, 0x1F6E43DC, 0x005A2DFF, 0x7FE8C4DC, 0x1F6E43DC, 0x585858FF}},
    {Ink::watched, Mark::dashed, {0xFF6A5E96, 0xB3261E96, 0xA80000B4, 0xE07B39B4, 0xB3261E96, 0x000000B4}},
    {Ink::gaze, Mark::solid, {0x3FD8CFFF, 0x00756FFF, 0x005078FF, 0x56B4E9FF, 0x00756FFF, 0x000000FF}},
    {Ink::gaze_one_way, Mark::dashed, {0xFF8A66FF, 0xB8330EFF, 0xA30000FF, 0xE69F00FF, 0xB8330EFF, 0x000000FF}},
    {Ink::eyes_differ, Mark::solid, {0xFF4F9AFF, 0xC4125FFF, 0xA8007EFF, 0xE58FC4FF, 0xC4125FFF, 0x000000FF}},
    {Ink::piece_edge, Mark::dashed, {0x8FB7FFDC, 0x2B53A8DC, 0x0B3FA8FF, 0x7FC4F0DC, 0x2B53A8DC, 0x303030FF}},
    {Ink::at_work, Mark::solid, {0xFFA64DFF, 0xA84300FF, 0x8A3A00FF, 0xF2B233FF, 0xA84300FF, 0x000000FF}},
    {Ink::answer_mark, Mark::solid, {0xB9A2FFFF, 0x5B2FB8FF, 0x4B10B0FF, 0x8577FFFF, 0x5B2FB8FF, 0xFFFFFFFF}},
    {Ink::answer_right, Mark::solid, {0x7BE08AFF, 0x1B6E2BFF, 0x005A18FF, 0x7FE8C4FF, 0x1B6E2BFF, 0x000000FF}},
    {Ink::answer_wrong, Mark::solid, {0xFF8FB0FF, 0xA01348FF, 0x8E0038FF, 0xF86858FF, 0xA01348FF, 0x000000FF}},
    {Ink::answer_missed, Mark::dashed, {0xFFCF33FF, 0x9A5B00FF, 0x8A4A00FF, 0xF0E442FF, 0x9A5B00FF, 0x000000FF}},

    {Ink::window, Mark::none, {0x101318FF, 0xF3F1EBFF, 0xFFFFFFFF, 0x0C1016FF, 0xFFFFFFFF, 0xFFFFFFFF}},
    {Ink::panel, Mark::none, {0x1A1F27FF, 0xFBFAF7FF, 0xF0F2F5FF, 0x171D26FF, 0xFAFAFAFF, 0xFFFFFFFF}},
    {Ink::panel_edge, Mark::none, {0x2C3440FF, 0xD8D4CAFF, 0x4A505BFF, 0x33404FFF, 0xD4D4D4FF, 0x000000FF}},
    {Ink::control, Mark::none, {0x2A323EFF, 0xE9E6DEFF, 0xD3D8E0FF, 0x28323FFF, 0xECECECFF, 0xE6E6E6FF}},
    {Ink::control_hot, Mark::none, {0x364152FF, 0xDDD8CCFF, 0xBCC4D0FF, 0x354354FF, 0xDDDDDDFF, 0xC8C8C8FF}},
    {Ink::control_active, Mark::none, {0x445268FF, 0xCFC9BAFF, 0xA3AEBEFF, 0x43556BFF, 0xCCCCCCFF, 0xC8C8C8FF}},
    {Ink::accent, Mark::none, {0xE6B84AFF, 0x9A6200FF, 0x0B3FA8FF, 0x56B4E9FF, 0x9A6200FF, 0x000000FF}},
    {Ink::text, Mark::none, {0xE8EBF0FF, 0x1E2126FF, 0x000000FF, 0xEDF1F6FF, 0x000000FF, 0x000000FF}},
    {Ink::text_dim, Mark::none, {0xA2ACBBFF, 0x5A5F68FF, 0x2B3038FF, 0xA9B5C4FF, 0x5A5F68FF, 0x303030FF}},
    {Ink::text_on_accent, Mark::none, {0x1A1508FF, 0xFFFFFFFF, 0xFFFFFFFF, 0x04121DFF, 0xFFFFFFFF, 0xFFFFFFFF}},
    {Ink::warning, Mark::none, {0xFF9A7AFF, 0xA52A0AFF, 0xA00000FF, 0xF2B233FF, 0xA52A0AFF, 0x000000FF}},
    {Ink::right, Mark::none, {0x7FD6A0FF, 0x1B6E3CFF, 0x00571FFF, 0x4FD0A8FF, 0x1B6E3CFF, 0x000000FF}},
    {Ink::link, Mark::none, {0x84BDF7FF, 0x1A56A8FF, 0x0B3FA8FF, 0x7CC4F0FF, 0x1A56A8FF, 0x000000FF}},
    {Ink::shade, Mark::none, {0x05070AB4, 0x2A251C78, 0x00000096, 0x030508B4, 0x2A251C78, 0xFFFFFFC8}},
}};
// clang-format on

constexpr bool one_row_each() {
    for (std::size_t i = 0; i < k_rows.size(); ++i) {
        if (static_cast<std::size_t>(k_rows[i].ink) != i) {
            return false;
        }
    }
    return true;
}
static_assert(one_row_each(), "the rows of the palette table stand in the order of Ink");

// Without colours, marks tell more.
constexpr std::size_t k_mono = 5;
constexpr std::pair<Ink, Mark> k_marks_of_mono[] = {
    {Ink::floor_unknown, Mark::lines}, {Ink::wall_unknown, Mark::lines}, {Ink::water_unknown, Mark::lines},
    {Ink::cell, Mark::dashed},         {Ink::pair_b, Mark::dash_dot},    {Ink::ray_cell, Mark::dotted},
};

std::array<Palette, k_palette_count> make_palettes() {
    std::array<Palette, k_palette_count> made{{{"dark", "Dark", {}},
                                               {"light", "Light", {}},
                                               {"contrast", "High contrast", {}},
                                               {"safe", "Colour-blind safe", {}},
                                               {"print", "Print", {}},
                                               {"mono", "Black and white", {}, false}}};
    for (std::size_t palette = 0; palette < k_palette_count; ++palette) {
        for (std::size_t ink = 0; ink < k_rows.size(); ++ink) {
            made[palette].looks[ink] = {colour_of(k_rows[ink].colours[palette]), k_rows[ink].mark};
        }
    }
    static_assert(k_mono < k_palette_count);
    for (const auto& [ink, mark] : k_marks_of_mono) {
        made[k_mono].looks[static_cast<std::size_t>(ink)].mark = mark;
    }
    return made;
}

// What is visible and its twin in memory.
constexpr std::pair<Ink, Ink> k_fades[] = {
    {Ink::floor_visible, Ink::floor_remembered},
    {Ink::wall_visible, Ink::wall_remembered},
    {Ink::water_visible, Ink::water_remembered},
};

constexpr std::uint8_t share(unsigned value, unsigned part, unsigned whole) {
    return static_cast<std::uint8_t>((2 * value * part + whole) / (2 * whole));
}

constexpr std::uint8_t mixed(std::uint8_t from, std::uint8_t to, unsigned part) {
    return static_cast<std::uint8_t>((2 * (from * (255 - part) + to * part) + 255) / (2 * 255));
}

}  // namespace

Glow glow_of(int thousandths, std::uint32_t rgb) {
    const auto light = static_cast<unsigned>(thousandths);
    const auto bits = [rgb](unsigned shift, unsigned most) {
        return static_cast<unsigned>(share(rgb >> shift & 0xFFU, most, 255));
    };
    return {share(255, light, 1000),
            static_cast<std::uint16_t>(bits(16, 31) << 11 | bits(8, 63) << 5 | bits(0, 31))};
}

Colour glowing(const Palette& palette, Ink ink, Glow glow) {
    Colour colour = palette[ink].colour;
    if (glow == Glow{}) {
        return colour;  // most cells of most pictures
    }
    if (palette.coloured) {
        colour.r = share(colour.r, glow.tint >> 11U, 31);
        colour.g = share(colour.g, glow.tint >> 5U & 63U, 63);
        colour.b = share(colour.b, glow.tint & 31U, 31);
    }
    for (const auto& [visible, remembered] : k_fades) {
        if (ink == visible) {
            const Colour far = palette[remembered].colour;
            colour.r = mixed(far.r, colour.r, glow.light);
            colour.g = mixed(far.g, colour.g, glow.light);
            colour.b = mixed(far.b, colour.b, glow.light);
        }
    }
    return colour;
}

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
