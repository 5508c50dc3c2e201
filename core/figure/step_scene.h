// The picture of one moment of a run: cells by what is known of them, the quadrant or octant, the running wedge as light
// between its slope lines, the wedges that wait, the row, the cell, and the walls that set the slopes. With an
// explanation it also shows the cell in question, the line of sight to it and the walls to blame.
//
// Units: as scene.h. A pure function of its inputs.
#pragma once

#include "core/compare/difference.h"
#include "core/explain/umbra.h"
#include "core/explain/why.h"
#include "core/figure/eyes_picture.h"
#include "core/figure/layer.h"
#include "core/figure/pair_picture.h"
#include "core/figure/scene.h"
#include "core/figure/thing_badge.h"
#include "core/trace/frame.h"

#include <cstddef>
#include <vector>

namespace fovlab {

// So many of the wedges that wait have the number of their turn; more numbers would say nothing.
inline constexpr std::size_t k_most_turns = 9;

// What the picture says beside the step itself; each may be null.
struct Remarks {
    const Why* explained = nullptr;
    const Umbra* umbra = nullptr;
    const Difference* changes = nullptr;  // shown when all steps are done
    const OneWayCounts* one_way = nullptr;
    const PartnersPicture* partners = nullptr;
    const PairPicture* pair = nullptr;
    const Standing* standing = nullptr;
    const EyesPicture* eyes = nullptr;
};

// The frame is one of the recording's trace.
Scene step_scene(const Recording& recording, const Frame& frame, const Layers& layers,
                 const Remarks& remarks = {});

// The lines, walls and labels of an explanation alone, to lie over another picture of the same map.
std::vector<Shape> explanation_shapes(const Recording& recording, const Frame& frame, const Layers& layers,
                                      const Why& why);

}  // namespace fovlab
