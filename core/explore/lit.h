// Which of the cells in sight are lit, by which lights, and how brightly.
//
// A light is the viewer's lamp, a torch, something of the legend whose kind is torch (it burns 6 cells far), or the ambient light,
// which is everywhere. Each torch has a field of view of its own, by symmetric shadowcasting with its default rules, the
// torch's radius and the scene's shape of range; the lamp shines where the viewer looks. A cell is lit when it is in sight and a
// light gets to it, however little: lit is not the same as bright, and with the lamp on all that is in sight is lit. What blocks
// sight is lit by a torch only where one looks at a side that is: some clear cell beside it (of eight) is in sight and lit by
// that torch, or else walls would glow from behind. The viewer's own cell is always lit.
//
// Units: cells; thousandths of full light. Lights add up to full light at most; each is rounded by itself (falloff.h).
#pragma once

#include "core/explore/level.h"
#include "core/geometry/range.h"
#include "core/grid/cell_set.h"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

// How far the lamp of that kind shines when sight has this range; none when it is out.
std::optional<Range> range_of(Lamp lamp, const Range& sight);

// The torches of a level and those of its things, which are torches of radius 6.
std::vector<Torch> lights_of(const Level& level);

inline constexpr std::uint32_t k_white = 0xFFFFFF;

struct LightHere {
    int thousandths = 0;
    std::uint32_t colour =
        k_white;  // 0xRRGGBB, of all lights by their share; lamp and ambient light are white

    friend constexpr bool operator==(LightHere a, LightHere b) {
        return a.thousandths == b.thousandths && a.colour == b.colour;
    }
};

class Lighting {
public:
    // Of those in sight.
    const CellSet& lit() const { return lit_; }
    // How a cell of the map is lit; none at all where it is not in sight.
    LightHere at(Point cell) const;

private:
    friend class LightMaker;

    CellSet lit_;
    // The smallest box around what is in sight, row by row.
    Point corner_;
    int width_ = 0;
    std::vector<LightHere> lights_;
};

// `viewer` is on the map, `sight` what is seen from there by the range `sight_range`, lit or not.
Lighting lighting(const Level& level, Point viewer, const CellSet& sight, const Light& light,
                  const Range& sight_range);

}  // namespace fovlab
