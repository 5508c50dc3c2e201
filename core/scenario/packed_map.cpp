#include "core/scenario/packed_map.h"

#include "core/grid/map_text.h"

namespace fovlab {
namespace {

// Never changes: see the header.
constexpr const char* k_usual =
    "#################\n"
    "#.......#.......#\n"
    "#.......#..~~...#\n"
    "#..#.#..+..~~...#\n"
    "#.......#.......#\n"
    "#.......####.####\n"
    "###.#####...#####\n"
    "###.####....#####\n"
    "#.....##...######\n"
    "#......'....%...#\n"
    "#..#...#........#\n"
    "#......#....>...#\n"
    "#################\n";

std::size_t kind_at(const Grid& grid, Point p) {
    if (!grid.contains(p)) {
        return 1;
    }
    switch (grid.at(p)) {
        case Terrain::floor:
            return 0;
        case Terrain::wall:
            return 1;
        case Terrain::water:
            return 2;
        default:
            return 3;
    }
}

}  // namespace

MapModel::MapModel() {
    BitLearner learner;
    const Grid usual = parse_map_text(k_usual).value().grid;
    pack(learner, {usual, {}}, usual.width(), usual.height(), {});
}

std::size_t MapModel::place_of(const Grid& grid, Point cell) {
    const std::size_t west = kind_at(grid, cell - Point{1, 0});
    const std::size_t north = kind_at(grid, cell - Point{0, 1});
    const std::size_t north_west = kind_at(grid, cell - Point{1, 1});
    const std::size_t north_east = kind_at(grid, cell + Point{1, -1});
    const bool edge = cell.x == 0 || cell.y == 0 || cell.x == grid.width() - 1 || cell.y == grid.height() - 1;
    return (edge ? 256U : 0U) + west * 64 + north * 16 + north_west * 4 + north_east;
}

}  // namespace fovlab
