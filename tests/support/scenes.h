// Looking into scenes, and runs to draw them from, for the tests of pictures.
#pragma once

#include "core/figure/scene.h"
#include "core/trace/cursor.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>
#include <vector>

namespace fovlab::test {

template <class AnyShape>
std::vector<AnyShape> shapes_of(const Scene& scene) {
    std::vector<AnyShape> found;
    for (const Shape& shape : scene.shapes) {
        if (const auto* match = std::get_if<AnyShape>(&shape)) {
            found.push_back(*match);
        }
    }
    return found;
}

template <class AnyShape>
std::vector<AnyShape> shapes_of(const Scene& scene, Ink ink) {
    std::vector<AnyShape> found;
    for (const AnyShape& shape : shapes_of<AnyShape>(scene)) {
        if (shape.ink == ink) {
            found.push_back(shape);
        }
    }
    return found;
}

inline bool at(Spot spot, double x, double y) {
    return std::abs(spot.x - x) < 1e-9 && std::abs(spot.y - y) < 1e-9;
}

inline Recording record_view(const View& view, const Rules& rules = {}) {
    return record(view.grid, view.viewer, Algorithm::symmetric, rules);
}

// The first frame of a run for which `when` holds.
template <class When>
Frame frame_when(const Recording& recording, When when) {
    Cursor cursor(recording.trace);
    for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
        cursor.go_to(step);
        Frame frame = cursor.frame();
        if (when(frame)) {
            return frame;
        }
    }
    REQUIRE(false);
    return {};
}

inline bool in_row(const Frame& frame, Quadrant quadrant, int depth) {
    return frame.sector == quadrant && frame.running && frame.running->depth == depth;
}

// Two pillars ahead of the viewer: the middle wedge is between them, others wait.
inline const std::vector<std::string> k_two_pillars{
    "...........", "...........", "...........", "...#.....#.", ".....#.....", "...........", ".....@.....",
};

}  // namespace fovlab::test
