// A cell and its images: what a symmetric brush paints with each cell.
//
// Units: cells; the axes run through the middle of the map, between two columns where its width is even.
// Limits: quarter turns need a map that is as high as it is wide (`fits`); elsewhere they give no image.
#pragma once

#include "core/grid/point.h"

#include <array>
#include <cstddef>
#include <cstdint>

namespace fovlab {

enum class Symmetry : std::uint8_t {
    none,
    left_right,     // mirrored at the axis that stands
    top_bottom,     // mirrored at the axis that lies
    both,           // at both axes: four images
    half_turn,      // turned by 180° around the middle
    quarter_turns,  // by 90°, 180° and 270°
};

inline constexpr std::size_t k_symmetry_count = 6;

constexpr bool fits(Symmetry symmetry, int width, int height) {
    return symmetry != Symmetry::quarter_turns || width == height;
}

// A cell of the map and its images, each once.
class CellImages {
public:
    const Point* begin() const { return cells_.data(); }
    const Point* end() const { return cells_.data() + count_; }
    std::size_t size() const { return count_; }

    void add(Point cell) {
        for (const Point known : *this) {
            if (known == cell) {
                return;
            }
        }
        cells_[count_++] = cell;
    }

private:
    std::array<Point, 4> cells_{};
    std::size_t count_ = 0;
};

// The cell itself comes first.
inline CellImages images_of(Point cell, Symmetry symmetry, int width, int height) {
    const Point across{width - 1 - cell.x, cell.y};
    const Point down{cell.x, height - 1 - cell.y};
    const Point turned{across.x, down.y};
    CellImages images;
    images.add(cell);
    if (symmetry == Symmetry::left_right || symmetry == Symmetry::both) {
        images.add(across);
    }
    if (symmetry == Symmetry::top_bottom || symmetry == Symmetry::both) {
        images.add(down);
    }
    const bool quarters = symmetry == Symmetry::quarter_turns && width == height;
    if (symmetry == Symmetry::both || symmetry == Symmetry::half_turn || quarters) {
        images.add(turned);
    }
    if (quarters) {
        images.add({down.y, cell.x});
        images.add({cell.y, across.x});
    }
    return images;
}

}  // namespace fovlab
