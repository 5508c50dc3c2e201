// How an animation of a run goes: a picture for each row of cells, or each ray, or for each step; and how long each stays.
//
// Units: milliseconds.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <string_view>

namespace fovlab {

enum class FrameEvery : std::uint8_t { row, step };

inline constexpr std::array<std::string_view, 2> k_frame_every_names{"row", "step"};

constexpr std::string_view name(FrameEvery every) {
    return k_frame_every_names[static_cast<std::size_t>(every)];
}

inline constexpr int k_shortest_frame = 20;  // what is shorter, players take for a slow picture
inline constexpr int k_longest_frame = 10'000;

// When nobody has chosen.
constexpr int usual_frame_ms(FrameEvery every) { return every == FrameEvery::row ? 300 : 100; }

}  // namespace fovlab
