#include "app/export/film.h"

#include "core/trace/cursor.h"

#include <algorithm>
#include <string>

namespace fovlab {

std::vector<std::size_t> frame_steps(const Trace& trace, FrameEvery every, std::size_t to) {
    const std::size_t end = std::min(to, trace.size());
    std::vector<std::size_t> steps;
    if (every == FrameEvery::step) {
        for (std::size_t step = 0; step <= end; ++step) {
            steps.push_back(step);
        }
        return steps;
    }
    Cursor cursor(trace);
    cursor.go_to(std::size_t{0});
    while (cursor.step() < end) {
        steps.push_back(cursor.step());
        cursor.forward(Stride::row);
    }
    steps.push_back(end);
    return steps;
}

std::optional<TextError> too_many_frames(const Trace& trace, FrameEvery every, std::size_t to) {
    const std::size_t end = std::min(to, trace.size());
    const std::size_t by_step = end + 1;
    if (every == FrameEvery::step && by_step <= k_most_frames) {
        return std::nullopt;
    }
    const std::size_t by_row = frame_steps(trace, FrameEvery::row, end).size();
    if (every == FrameEvery::row && by_row <= k_most_frames) {
        return std::nullopt;
    }
    std::string reason = "a GIF by " + std::string(name(every)) + " would have " +
                         std::to_string(every == FrameEvery::row ? by_row : by_step) +
                         " frames, and at most " + std::to_string(k_most_frames) + " are made; ";
    reason += every == FrameEvery::step && by_row <= k_most_frames
                  ? "by row it has " + std::to_string(by_row)
                  : std::string("a smaller radius, or fewer steps, make it short enough");
    return TextError{0, 0, reason};
}

int last_frame_ms(int frame_ms) { return std::max(2'000, 4 * frame_ms); }

}  // namespace fovlab
