// Maps for the tests: from pictures, from numbers (every small map has one), and from chance.
#pragma once

#include "core/grid/cell_set.h"
#include "core/grid/grid.h"
#include "tests/support/random.h"

#include <string>
#include <vector>

namespace fovlab::test {

// A map and who looks.
struct View {
    Grid grid;
    Point viewer;
};

// A picture with one @. Fails the running test when it is no map.
View view_of(const std::vector<std::string>& rows);
Grid grid_of_rows(const std::vector<std::string>& rows);

// The map with its viewer as text, for messages.
std::string picture(const Grid& grid, Point viewer);
// Visible cells with the map's glyphs, @ for the viewer, a blank elsewhere: rows as pictures in tests have them.
std::vector<std::string> seen_rows(const Grid& grid, Point viewer, const CellSet& visible);

// Small maps by number: bit y × width + x says whether that cell is a wall.
Grid numbered_map(int width, int height, unsigned number);
inline bool is_wall(unsigned number, int cell) { return (number >> cell & 1U) != 0; }

// Each cell is a wall with this chance.
Grid noisy_map(int width, int height, int walls_in_hundred, Random& random);
// Noise, rooms or pillars, of any size up to width × height.
Grid any_map(int width, int height, Random& random);
Point any_cell(const Grid& grid, Random& random);

// FOVLAB_SWEEP=short asks for a smaller part of the exhaustive tests, always the same (sanitizers are slow).
bool short_sweep();
// The step from one number of a 4 × 4 map to the next that a sweep takes: 1 is all 65,536, and the shorter steps
// are odd so that every cell is a wall in half of the maps.
unsigned sweep_stride();

inline constexpr unsigned k_maps_of_4x4 = 1U << 16;

}  // namespace fovlab::test
