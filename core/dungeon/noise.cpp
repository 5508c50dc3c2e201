#include "core/dungeon/noise.h"

namespace fovlab {

Grid noise(int width, int height, int walls_in_hundred, Point clear, Random& random) {
    Grid grid(width, height);
    for (int y = 0; y < height; ++y) {
        for (int x = 0; x < width; ++x) {
            if (random.percent(walls_in_hundred)) {
                grid.set({x, y}, Terrain::wall);
            }
        }
    }
    grid.set(clear, Terrain::floor);
    return grid;
}

}  // namespace fovlab
