// What can be switched on and off in the picture of a step.
#pragma once

#include <bitset>
#include <cstddef>
#include <cstdint>

namespace fovlab {

enum class Layer : std::uint8_t {
    range,
    light,
    waiting,
    slopes,
    labels,
    row,
    explanation,
    umbra,
    changes,
    count
};

using Layers = std::bitset<static_cast<std::size_t>(Layer::count)>;

inline Layers all_layers() { return Layers().set(); }

}  // namespace fovlab
