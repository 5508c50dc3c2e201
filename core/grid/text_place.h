// Where in a text something is wrong: the line and the character of a byte, both from 1.
#pragma once

#include "core/grid/result.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace fovlab {

// Lines end with LF; characters are those of UTF-8.
TextError at_offset(std::string_view text, std::size_t offset, std::string reason);

}  // namespace fovlab
