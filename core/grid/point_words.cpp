#include "core/grid/point_words.h"

namespace fovlab {

std::string in_words(Point cell) {
    return "(" + std::to_string(cell.x) + ", " + std::to_string(cell.y) + ")";
}

}  // namespace fovlab
