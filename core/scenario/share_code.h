// A scenario in one line of text that survives any chat and any address: "fov1." and letters, digits, `-` and `_`.
//
// The code has a version and a checksum of 32 bits: with any single character changed, left out or put in, it is refused; no
// character has unused bits. Blanks, line ends and a pair of quotes around it are passed over, and so is
// a web address that has it after `#` or `?`. Every scenario has exactly one code.
// Limits: limits.h.
// Errors have the column of the first character that cannot be, where there is one.
#pragma once

#include "core/grid/result.h"
#include "core/scenario/scenario.h"

#include <string>
#include <string_view>

namespace fovlab {

inline constexpr std::string_view k_share_code = "fov1.";

std::string to_share_code(const Scenario& scenario);

Result<Scenario> read_share_code(std::string_view code);

// Does a text begin as a code does, of any version, in letters of any size?
bool is_share_code(std::string_view text);

}  // namespace fovlab
