// Which of the two runs that are compared: the document's own is the left one.
#pragma once

#include <cstdint>

namespace fovlab {

enum class Side : std::uint8_t { left, right };

constexpr Side other(Side side) { return side == Side::left ? Side::right : Side::left; }

}  // namespace fovlab
