#include "core/dungeon/recipe.h"

#include "core/dungeon/cave.h"
#include "core/dungeon/noise.h"
#include "core/dungeon/random.h"

#include <algorithm>

namespace fovlab {

Grid make_map(const MapRecipe& recipe, int width, int height, Point clear) {
    const int share = std::clamp(recipe.walls_in_hundred, 0, 100);
    Random random(recipe.seed);
    return recipe.kind == MapKind::caves ? caves(width, height, share, clear, random)
                                         : noise(width, height, share, clear, random);
}

}  // namespace fovlab
