#include "core/explore/camera.h"

#include <algorithm>

namespace fovlab {
namespace {

int first_cell(int viewer, int map, int view) {
    if (map <= view) {
        return -((view - map) / 2);
    }
    return std::clamp(viewer - view / 2, 0, map - view);
}

}  // namespace

Point camera(Point viewer, int map_width, int map_height, int view_width, int view_height) {
    return {first_cell(viewer.x, map_width, view_width), first_cell(viewer.y, map_height, view_height)};
}

}  // namespace fovlab
