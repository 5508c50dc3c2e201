// The lab in a window: GLFW and OpenGL 3.3.
//
// The loop sleeps while nothing happens, and wakes for as many frames as controls need to answer an event, for each
// step that is played, and for a blinking text cursor.
#pragma once

#include "app/platform/options.h"

namespace fovlab {

// Runs until the person quits. Exit status 0; 1 when a picture or a report could not be written or there is no
// display with OpenGL 3.3, told on standard error.
int run_window(const WindowOptions& options);

}  // namespace fovlab
