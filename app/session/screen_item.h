// A control on the screen, by its action's ID, in window pixels: how tests with a real pointer find their way.
#pragma once

#include <string_view>

namespace fovlab {

struct ScreenItem {
    std::string_view name;
    double x = 0.0;
    double y = 0.0;
    double width = 0.0;
    double height = 0.0;
};

}  // namespace fovlab
