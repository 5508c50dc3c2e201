// The views of the lab in a telling order, each with the name of its picture: for who cannot open the window, and for
// looking at all of it after a change.
#pragma once

#include "app/platform/lab.h"

#include <cstddef>
#include <functional>
#include <string>
#include <vector>

namespace fovlab {

struct TourStop {
    std::string name;              // sorts in this order: "03-wedges"
    std::function<void(Lab&)> go;  // from the stop before
    std::string typed;             // then, into the field that has the keyboard
};

// Begins with the lab as it was opened, and keeps to its palette but where palettes are shown.
std::vector<TourStop> tour(std::size_t palette);

}  // namespace fovlab
