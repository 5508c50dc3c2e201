// An animation of a run: which steps it stops at, and the figure at each.
//
// By row it stops where a row, or a ray, has begun; by step after every step. The first picture is the one before the first
// step, the last one that of the whole answer. Units: steps done. Limits: at most 2,000 pictures.
#pragma once

#include "core/figure/figure.h"
#include "core/figure/frame_every.h"
#include "core/trace/trace.h"

#include <cstddef>
#include <functional>
#include <optional>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_most_frames = 2'000;
// Where an animation of the first `to` steps stops: from 0 to there.
std::vector<std::size_t> frame_steps(const Trace& trace, FrameEvery every, std::size_t to);

// Why a run has too many pictures for an animation, and what would do; none: it has not.
std::optional<TextError> too_many_frames(const Trace& trace, FrameEvery every, std::size_t to);

struct Film {
    std::vector<std::size_t> steps;  // one at least
    std::function<Figure(std::size_t step)> at;
    int frame_ms = 300;
};

// The last picture stays longer, so that one can read it before it begins again.
int last_frame_ms(int frame_ms);

}  // namespace fovlab
