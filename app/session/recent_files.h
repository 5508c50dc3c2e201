// The files that were opened or saved last, the latest first.
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {

inline constexpr std::size_t k_most_recent_files = 12;

// Puts a file in front, wherever it stood. Names are full ones.
void remember_file(std::vector<std::string>& recent, const std::string& name);

}  // namespace fovlab
