// The map: width × height cells, each with a terrain, and the rooms that a generated map knows of.
//
// Units: cells. Limits: 1 × 1 to 2,048 × 2,048; `Grid::valid_size` says whether a size is allowed, and readers of
// files and options check it before they make a grid. Everything outside is opaque, so an algorithm may ask about
// any point near the map without looking at the border first.
// Errors: making a grid of a wrong size, or touching a cell off the map with `at` or `set`, is a broken contract
// and asserts.
#pragma once

#include "core/grid/point.h"
#include "core/grid/room.h"
#include "core/grid/terrain.h"

#include <cassert>
#include <cstddef>
#include <utility>
#include <vector>

namespace fovlab {

class Grid {
public:
    static constexpr int k_max_side = 2048;

    static constexpr bool valid_size(int width, int height) {
        return width >= 1 && height >= 1 && width <= k_max_side && height <= k_max_side;
    }

    Grid(int width, int height, Terrain fill = Terrain::floor)
        : width_(width), height_(height), cells_(area(width, height), fill) {}

    int width() const { return width_; }
    int height() const { return height_; }

    bool contains(Point p) const { return p.x >= 0 && p.y >= 0 && p.x < width_ && p.y < height_; }

    Terrain at(Point p) const { return cells_[index(p)]; }
    void set(Point p, Terrain terrain) { cells_[index(p)] = terrain; }

    // Does this cell block sight? Off the map everything does.
    bool opaque(Point p) const { return !contains(p) || info(at(p)).opaque; }

    // Cells are numbered row by row from the top left: y × width + x.
    std::size_t index(Point p) const {
        assert(contains(p));
        return static_cast<std::size_t>(p.y) * static_cast<std::size_t>(width_) +
               static_cast<std::size_t>(p.x);
    }

    // What is known of the map's rooms, each on the map; none on most maps. Changing cells leaves them as they are.
    const std::vector<Room>& rooms() const { return rooms_; }
    void set_rooms(std::vector<Room> rooms) { rooms_ = std::move(rooms); }

    friend bool operator==(const Grid& a, const Grid& b) {
        return a.width_ == b.width_ && a.height_ == b.height_ && a.cells_ == b.cells_ && a.rooms_ == b.rooms_;
    }
    friend bool operator!=(const Grid& a, const Grid& b) { return !(a == b); }

private:
    static std::size_t area(int width, int height) {
        assert(valid_size(width, height));
        return static_cast<std::size_t>(width) * static_cast<std::size_t>(height);
    }

    int width_;
    int height_;
    std::vector<Terrain> cells_;
    std::vector<Room> rooms_;
};

}  // namespace fovlab
