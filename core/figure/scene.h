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

struct CellLook {
    Terrain terrain = Terrain::floor;
    SightState sight = SightState::unknown;

    friend constexpr bool operator==(CellLook a, CellLook b) {
        return a.terrain == b.terrain && a.sight == b.sight;
    }
};

// The ink that fills a cell.
Ink ink_of(CellLook look);

// Filled; convex.
struct PolygonShape {
    std::vector<Spot> corners;
    Ink ink = Ink::light_now;
};

struct LineShape {
    std::vector<Spot> points;
    Ink ink = Ink::start_slope;
    double width = 1.0;
    bool closed = false;
    bool cased = false;                       // with a rim that sets it off from what is below
    std::optional<Mark> mark = std::nullopt;  // instead of the ink's own
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
};

// The same small sign on each of many cells.
enum class Sign : std::uint8_t { plus, minus, tint };

struct CellSignsShape {
    std::vector<Point> cells;
    Sign sign = Sign::plus;
    Ink ink = Ink::added;
};

// A word and a number at the end of a line. The renderer keeps it on the screen: at `anchor` where that is in view,
// else where the line from `origin` to it leaves the view; and it moves labels that would overlap.
struct LabelShape {
    Spot origin;
    Spot anchor;
    double side = 1.0;           // on which side of the line, seen along it: −1 left, 1 right
    std::string word;            // "start", "end", or a number of its own
    std::optional<Slope> value;  // set like a fraction
    Ink ink = Ink::label;
};

using Shape = std::variant<PolygonShape, LineShape, DiscShape, DotShape, CellSignsShape, LabelShape>;

struct Scene {
    int width = 1;  // cells
    int height = 1;
    std::vector<CellLook> cells;  // row by row
    std::vector<Shape> shapes;
};

}  // namespace fovlab
