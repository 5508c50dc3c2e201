// A room of a map: a rectangle of floor, lit or dark, as a generated dungeon tells of it.
//
// Units: cells.
#pragma once

namespace fovlab {

// Its walls are not counted.
struct Room {
    int x = 0;
    int y = 0;
    int width = 1;
    int height = 1;
    bool lit = true;

    friend bool operator==(const Room& a, const Room& b) {
        return a.x == b.x && a.y == b.y && a.width == b.width && a.height == b.height && a.lit == b.lit;
    }
    friend bool operator!=(const Room& a, const Room& b) { return !(a == b); }
};

}  // namespace fovlab
