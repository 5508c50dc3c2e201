// The picture of one moment of a run: cells by what is known of them, the quadrant, the running wedge as light
// between its slope lines, the wedges that wait, the row, the cell, and the walls that set the slopes. With an
// explanation it also shows the cell in question, the line of sight to it and the walls to blame.
//
// Units: as scene.h. A pure function of its inputs.
#pragma once

#include "core/explain/why.h"
#include "core/figure/scene.h"
#include "core/trace/frame.h"

#include <bitset>
#include <cstddef>
#include <cstdint>

namespace fovlab {

// What can be switched on and off.
enum class Layer : std::uint8_t { range, light, waiting, slopes, labels, row, explanation, count };

using Layers = std::bitset<static_cast<std::size_t>(Layer::count)>;

inline Layers all_layers() { return Layers().set(); }

// `explained` may be null. The frame is one of the recording's trace.
Scene step_scene(const Recording& recording, const Frame& frame, const Layers& layers,
                 const Why* explained = nullptr);

}  // namespace fovlab
