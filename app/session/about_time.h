// How long something takes, in words that promise no more than is known: "about 40 seconds", "about 3 hours".
#pragma once

#include <string>

namespace fovlab {

std::string about_time(double milliseconds);

}  // namespace fovlab
