// A picture as values: cells and shapes, which a renderer draws in order.
//
// Units: positions are in cells, (0, 0) the top left corner of the map's first cell, so a cell's centre lies at
// (x + ½, y + ½); widths of strokes are in pixels at scale 1, because lines do not grow when one zooms in. Colours
// are inks: the renderer's palette says how they look. Shapes stand in the order in which they are drawn.
#pragma once

#include "core/figure/palette.h"
#include "core/geometry/slope.h"
#include "core/grid/point.h"
#include "core/grid/terrain.h"
#include "core/trace/sight_map.h"

#include <bitset>
#include <cstdint>
#include <optional>
#include <string>
#include <variant>
#include <vector>

namespace fovlab {

struct Spot {
    double x = 0.0;
    double y = 0.0;
};

constexpr Spot centre_of(Point cell) { return {cell.x + 0.5, cell.y + 0.5}; }

// In the difference of two runs: a cell that only one of them shows.
enum class ShownBy : std::uint8_t { all, left, right };

// In the picture of a walk: in sight and lit; remembered, or remembered where memory is shown brighter; never seen; never seen
// and shown only because everything is. Other pictures have none of it.
enum class Fog : std::uint8_t { none, shown, remembered, recalled, unseen, revealed };

struct CellLook {
    Terrain terrain = Terrain::floor;
    SightState sight = SightState::unknown;
    ShownBy shown_by = ShownBy::all;
    Fog fog = Fog::none;
    Glow glow = {};

    friend constexpr bool operator==(CellLook a, CellLook b) {
        return a.terrain == b.terrain && a.sight == b.sight && a.shown_by == b.shown_by && a.fog == b.fog &&
               a.glow == b.glow;
    }
};

// The ink that fills a cell; with its glow it is the colour of its ground.
Ink ink_of(CellLook look);
Colour colour_of(CellLook look, const Palette& palette);

// Do two cells have ground of one colour in every palette?
inline bool same_ground(CellLook a, CellLook b) { return ink_of(a) == ink_of(b) && a.glow == b.glow; }

// Filled; convex.
struct PolygonShape {
    std::vector<Spot> corners;
    Ink ink = Ink::light_now;
};

// How a line ends at its last point: an arrow gets there, a bar across it was stopped there.
enum class LineEnd : std::uint8_t { plain, arrow, bar };

struct LineShape {
    std::vector<Spot> points;
    Ink ink = Ink::start_slope;
    double width = 1.0;
    bool closed = false;
    bool cased = false;                       // with a rim that sets it off from what is below
    std::optional<Mark> mark = std::nullopt;  // instead of the ink's own
    double from_cell = 0.0;                   // drawn where cells have at least that many pixels at scale 1
    LineEnd end = LineEnd::plain;
};

// A letter that names a cell or what stands there, on a ground of so many cells; told apart by shape, letter and colour.
struct BadgeShape {
    enum class Form : std::uint8_t { disc, square, eye, diamond, post, flame };

    Spot centre;
    double radius = 0.38;
    std::string letter;
    Form form = Form::disc;
    Ink ink = Ink::pair_a;
    Ink letter_ink = Ink::pair_letter;
    Glow glow = {};  // of a flame: its colour
};

// A filled disc; its size is in cells.
struct DiscShape {
    Spot centre;
    double radius = 0.3;
    Ink ink = Ink::viewer;
    Ink edge = Ink::viewer_edge;
    double edge_width = 2.0;
};

// A small dot whose size is in pixels.
struct DotShape {
    Spot centre;
    double radius = 4.0;
    Ink ink = Ink::blame;
    bool hollow = false;
    double from_cell = 0.0;  // as of lines
};

// A few letters on the map, left out where there is no room.
struct NoteShape {
    Spot centre;
    std::string words;
    Ink ink = Ink::measure;
    double from_cell = 0.0;  // as of lines
    bool on_ground = true;   // the cell's fill: where that is light it takes the ink for light ground
};

// A small "=" in a ring: the line passes exactly here.
struct TieShape {
    Spot centre;
    Ink ink = Ink::tie;
    double from_cell = 14.0;  // as of lines
};

// The same small sign on each of many cells. A block is a filled square in the middle of the cell.
enum class Sign : std::uint8_t { plus, minus, tint, block, tick, cross, ring };

struct CellSignsShape {
    std::vector<Point> cells;
    Sign sign = Sign::plus;
    Ink ink = Ink::added;
    double side = 1.0;  // of a block, in cells
};

// A word and a number at the end of a line. The renderer keeps it on the screen: at `anchor` where that is in view,
// else where the line from `origin` to it leaves the view; and it moves labels that would overlap.
struct LabelShape {
    enum class Hold : std::uint8_t {
        left,  // beside the line, seen along it
        right,
        beyond,  // past the line's end
        middle,  // on the anchor
    };

    Spot origin;
    Spot anchor;
    Hold hold = Hold::right;
    std::string word;            // "start", "end", or a number of its own
    std::optional<Slope> value;  // set like a fraction
    Ink ink = Ink::label;
};

// Whole numbers at even distances, one a cell: a map's coordinates, a quadrant's rows and columns. The renderer leaves
// out what would not fit, so that every second, fifth, tenth … number stays.
struct RulerShape {
    enum class Side : std::uint8_t {
        above,    // in the margin over the map, or at the top of the view
        left,     // in the margin left of it, or at the left of the view
        in_cell,  // in the corner of each cell
    };

    Spot first;  // the middle of the cell with the first number
    Spot step;   // from one number's cell to the next one's
    int from = 0;
    int to = 0;
    Side side = Side::in_cell;
    Ink ink = Ink::number;
    std::optional<int> without = std::nullopt;  // a number that is not written
};

using Shape = std::variant<PolygonShape, LineShape, DiscShape, BadgeShape, DotShape, NoteShape, TieShape,
                           CellSignsShape, LabelShape, RulerShape>;

struct Scene {
    int width = 1;  // cells
    int height = 1;
    std::vector<CellLook> cells;  // row by row
    Point viewer;
    bool grid_lines = true;
    bool marks = true;  // on the cells
    std::vector<Shape> shapes;
};

// The inks that a picture uses where cells have so many pixels at scale 1, for its legend.
using InkSet = std::bitset<k_ink_count>;

InkSet inks_of(const Scene& scene, double cell);

}  // namespace fovlab
