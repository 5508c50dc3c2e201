// The yes-or-no facts of a recorded step, as the bits in which a trace keeps them. Written by the recorder, read
// by the trace; nobody else needs them.
#pragma once

#include <cstdint>

namespace fovlab {

inline constexpr std::uint8_t k_opaque = 1;
inline constexpr std::uint8_t k_centred = 2;
inline constexpr std::uint8_t k_in_range = 4;
inline constexpr std::uint8_t k_visible = 8;
inline constexpr std::uint8_t k_goes_on = 16;

}  // namespace fovlab
