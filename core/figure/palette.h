// Every colour of a picture, and the mark that tells the same thing without colour.
//
// Shapes name an Ink; a palette says how each ink looks. The window's own controls take their colours here too.
// Colours are 8-bit RGBA, not premultiplied.
//
// `contrast` is for projectors and weak eyes: black on white, strong steps of brightness. `safe` is built on the colours
// of Masataka Okabe and Kei Ito, Color Universal Design, 2008, which people with any kind of colour vision tell apart.
// `print` is for white paper and spares ink; `mono` for black ink alone and bad copiers: three greys, and marks tell everything.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string_view>

namespace fovlab {

struct Colour {
    std::uint8_t r = 0;
    std::uint8_t g = 0;
    std::uint8_t b = 0;
    std::uint8_t a = 255;

    friend constexpr bool operator==(Colour x, Colour y) {
        return x.r == y.r && x.g == y.g && x.b == y.b && x.a == y.a;
    }
};

// What is drawn over a cell or beside a line so that nobody needs the colour.
enum class Mark : std::uint8_t {
    none,
    dot,         // in the middle of the cell
    hatch,       // fine diagonal strokes
    lines,       // fine level strokes
    border,      // a bright line just inside the cell
    point_left,  // a small triangle that points there
    point_right,
    solid,  // of lines: unbroken
    dashed,
    dotted,
    dash_dot,
};

enum class Ink : std::uint8_t {
    // Cells, by terrain and by what is known of them.
    floor_visible,
    floor_dark,
    floor_on_its_way,
    floor_unknown,
    wall_visible,
    wall_dark,
    wall_on_its_way,
    wall_unknown,
    water_visible,
    water_dark,
    water_on_its_way,
    water_unknown,
    floor_only_left,  // of two runs that are compared, only the left one shows it
    floor_only_right,
    wall_only_left,
    wall_only_right,
    detail,          // doors, stairs, curtains and waves, over their cell where that is bright
    detail_on_dark,  // and where it is dark
    hatch_on_bright,
    hatch_on_dark,
    dot_on_bright,
    dot_on_dark,
    wall_rim,  // just inside a lit wall
    // The geometry of a step.
    off_map,
    grid_line,
    map_edge,
    range_edge,
    viewer,
    viewer_edge,
    quadrant,     // the two diagonals that bound it
    light_now,    // the running wedge up to its row
    light_ahead,  // the same light, where no row has looked yet
    light_waiting,
    waiting_edge,
    start_slope,
    end_slope,
    casing,  // the rim of lines that must be told from every cell
    row,
    cell,
    blame,  // the wall that set a slope or hides a cell
    sight_line,
    ray,            // a ray, and the mark where it stopped
    ray_cell,       // the cells that it takes, tinted, and the path through them
    past_ray,       // those that were cast before
    umbra,          // the cells that a wall hides, tinted, and the line around them
    added,          // cells that came to light, or would
    removed,        // cells that went dark
    pointed_wedge,  // in the tree: its area on the map
    pointed_edge,
    cell_cursor,
    label,
    label_plate,
    wall_shape,  // what a wall is taken for
    centre_point,
    tie,
    measure,          // half the side of a wall, where a slope touches it
    number,           // of rows, columns and coordinates
    number_on_light,  // the same where the ground is light
    wall_side,        // of a visible wall, where it meets visible floor
    pair_a,           // the cell A of a pair, and what leads from it: seen
    pair_b,           // the cell B, and what leads from it
    pair_letter,      // on both
    one_way_1,        // a cell that sees few cells that do not see it; more; many; most
    one_way_2,
    one_way_3,
    one_way_4,
    one_way_number,  // on those, and their rim
    // A walk: what is in sight has the inks of what is visible.
    floor_remembered,  // dim and cool
    wall_remembered,
    water_remembered,
    floor_recalled,  // the same where memory is shown brighter
    wall_recalled,
    water_recalled,
    floor_revealed,  // never seen: shown only because everything is
    wall_revealed,
    water_revealed,
    unseen,       // never seen, and solid rock
    reveal_note,  // that everything is shown: said in a colour used for nothing else
    watcher,      // what stands on the map
    item,
    landmark,
    torch,             // of a white flame; each has its own colour
    thing_remembered,  // any of them where it is not in sight
    thing_letter,      // on them
    room_edge,
    watched,       // cells that a watcher sees, tinted, and the line around them
    gaze,          // from who sees to who is seen; each sees the other
    gaze_one_way,  // one does
    eyes_differ,   // one line says otherwise than a full scan
    // How a dungeon is made: the edges of its pieces, and what a step is about.
    piece_edge,
    at_work,
    // What a learner has marked on the map, and what came of it.
    answer_mark,
    answer_right,
    answer_wrong,   // marked, and it should not be
    answer_missed,  // not marked, and it should be
    // The window around the picture.
    window,
    panel,
    panel_edge,
    control,
    control_hot,
    control_active,
    accent,
    text,
    text_dim,
    text_on_accent,
    warning,
    right,  // that an answer is right
    link,   // words of a lesson that lead somewhere
    shade,  // over the window, below what is opened for a moment
    count,  // not an ink: how many there are
};

inline constexpr std::size_t k_ink_count = static_cast<std::size_t>(Ink::count);

struct InkLook {
    Colour colour;
    Mark mark = Mark::none;
};

struct Palette {
    std::string_view id;
    std::string_view name;
    std::array<InkLook, k_ink_count> looks;
    bool coloured = true;  // else lights have no colour either

    constexpr const InkLook& operator[](Ink ink) const { return looks[static_cast<std::size_t>(ink)]; }
};

inline constexpr std::size_t k_palette_count = 6;

const std::array<Palette, k_palette_count>& palettes();

// Is a cell of this colour to be drawn upon with the inks for bright ground? By its luma (ITU-R BT.601), of 255.
constexpr bool is_bright(Colour ground) {
    return (299 * ground.r + 587 * ground.g + 114 * ground.b) / 1000 >= 102;
}

// The same colour thin enough to see through, for tinting cells.
constexpr Colour tint_of(Colour colour) {
    return {colour.r, colour.g, colour.b, static_cast<std::uint8_t>(colour.a / 3)};
}

std::optional<std::size_t> palette_of_id(std::string_view id);

// How the light that falls on something changes its ink: of 255, how bright it is, and the light's colour, five bits red, six
// green, five blue. As it is at first, an ink looks as the palette says.
struct Glow {
    std::uint8_t light = 255;
    std::uint16_t tint = 0xFFFF;

    friend constexpr bool operator==(Glow a, Glow b) { return a.light == b.light && a.tint == b.tint; }
};

Glow glow_of(int thousandths, std::uint32_t rgb);

// The ink in that light. With less light, what is visible fades towards the ink of what is remembered.
Colour glowing(const Palette& palette, Ink ink, Glow glow);

}  // namespace fovlab
