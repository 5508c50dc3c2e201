// Pictures of the window: one, or a tour of all views. Exit status 0; 1 when one could not be written, told on standard
// error.
#pragma once

#include "app/platform/lab_window.h"

#include <string>

namespace fovlab {

int take_picture(LabWindow& window, const std::string& path);

// Into this folder, which is made if it is missing; a line on standard output for each picture.
int take_tour(LabWindow& window, const std::string& folder);

}  // namespace fovlab
