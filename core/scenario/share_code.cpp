#include "core/scenario/share_code.h"

namespace fovlab {

std::string to_share_code(const Scenario&) { return std::string(k_share_code); }

Result<Scenario> read_share_code(std::string_view) { return TextError{0, 0, "cannot be read yet"}; }

bool is_share_code(std::string_view text) { return text.substr(0, 3) == "fov"; }

}  // namespace fovlab
