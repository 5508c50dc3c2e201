#include "core/grid/point_words.h"

namespace fovlab {

std::string in_words(Point cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

std::string off_the_map_in_words(Point cell, int width, int height) {
    return in_words(cell) + " is off the map; x goes from 0 to " + std::to_string(width - 1) +
           " and y from 0 to " + std::to_string(height - 1);
}

}  // namespace fovlab
