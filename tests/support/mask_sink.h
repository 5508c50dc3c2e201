// Sinks and tables for sweeping over every small map: what a viewer sees as the bits of a number.
#pragma once

#include "core/fov/catalogue.h"
#include "core/fov/edge_lines.h"
#include "core/fov/lines.h"
#include "core/fov/radius.h"
#include "core/fov/rays.h"
#include "core/fov/recursive.h"
#include "core/fov/rooms.h"
#include "core/fov/symmetric.h"
#include "tests/support/maps.h"

#include <cstddef>
#include <cstdint>
#include <vector>

namespace fovlab::test {

// Visible cells of a map of at most 16 cells; bit y × width + x.
class MaskSink {
public:
    MaskSink(const Grid& grid, Point viewer) : width_(grid.width()), visible_(bit(viewer)) {}

    void tell(const CellExamined& cell) {
        ++examined_;
        visible_ |= cell.visible ? bit(cell.at) : 0U;
    }
    template <class OtherEvent>
    void tell(const OtherEvent&) {}

    std::uint16_t visible() const { return static_cast<std::uint16_t>(visible_); }
    std::uint16_t examined() const { return examined_; }

private:
    unsigned bit(Point p) const { return 1U << (p.y * width_ + p.x); }

    int width_;
    unsigned visible_;
    std::uint16_t examined_ = 0;
};

// Any algorithm of the table, told to this sink.
inline void run(Algorithm algorithm, const Grid& grid, Point viewer, const Rules& rules, MaskSink& sink) {
    switch (algorithm) {
        case Algorithm::radius:
            return radius_only(grid, viewer, rules, sink);
        case Algorithm::lines:
            return lines_to_cells(grid, viewer, rules, sink);
        case Algorithm::edge_lines:
            return lines_to_edge(grid, viewer, rules, sink);
        case Algorithm::rays:
            return rays_to_square(grid, viewer, rules, sink);
        case Algorithm::recursive:
            return recursive_shadowcast(grid, viewer, rules, sink);
        case Algorithm::rooms:
            return lit_rooms(grid, viewer, rules, sink);
        case Algorithm::symmetric:
            break;
    }
    symmetric_shadowcast(grid, viewer, rules, sink);
}

// The answers of every map of a size (16 cells at most) and every viewer.
class AnswerTable {
public:
    AnswerTable(int width, int height, const Rules& rules, Algorithm algorithm = Algorithm::symmetric)
        : cells_(width * height), visible_(std::size_t{1} << cells_ << 4), examined_(visible_.size()) {
        for (unsigned number = 0; number < maps(); ++number) {
            const Grid grid = numbered_map(width, height, number);
            for (int viewer = 0; viewer < cells_; ++viewer) {
                MaskSink sink(grid, {viewer % width, viewer / width});
                run(algorithm, grid, {viewer % width, viewer / width}, rules, sink);
                visible_[place(number, viewer)] = sink.visible();
                examined_[place(number, viewer)] = sink.examined();
            }
        }
    }

    int cells() const { return cells_; }
    unsigned maps() const { return 1U << cells_; }
    unsigned visible(unsigned number, int viewer) const { return visible_[place(number, viewer)]; }
    int examined(unsigned number, int viewer) const { return examined_[place(number, viewer)]; }

private:
    static std::size_t place(unsigned number, int viewer) {
        return std::size_t{number} << 4 | static_cast<std::size_t>(viewer);
    }

    int cells_;
    std::vector<std::uint16_t> visible_;
    std::vector<std::uint16_t> examined_;
};

}  // namespace fovlab::test
