// What a person can do about light, and about what stands on the map.
//
// Units: cells, thousandths, fine cells; as core/explore has them. Torches are counted as the document has them.
#pragma once

#include "core/explore/fine_light.h"
#include "core/explore/light.h"

#include <cstddef>

namespace fovlab {

// Joined with what is set after it, until EndEdit, so that a slider is one undo step.
struct SetLight {
    Light light;
};
struct SetTorch {
    std::size_t index = 0;
    Torch torch;
};
struct RemoveTorch {
    std::size_t index = 0;
};
// With the tool for things: one of its kind to the cell, or away from it; or whatever stands there away.
struct PlaceThing {
    Point at;
    bool erase = false;
};
// How finer light is shown; no part of the document.
struct FineLook {
    FineRules rules;
    bool beside = true;  // beside light by cell

    friend bool operator==(const FineLook& a, const FineLook& b) {
        return a.rules == b.rules && a.beside == b.beside;
    }
};
struct SetFineLook {
    FineLook look;
};

}  // namespace fovlab
