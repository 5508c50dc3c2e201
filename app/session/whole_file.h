// Replaces a file as a whole, or not at all.
//
// The new bytes go into a file beside it, NAME.part, which is locked meanwhile: of two programs that save at once, each
// has its own. A program that was killed leaves such a file behind; its lock is gone, and the next one that saves uses
// it. Errors: a reason without a place; the old file is then as it was and nothing is left beside it.
#pragma once

#include "core/grid/result.h"

#include <optional>
#include <string>

namespace fovlab {

// Are the bytes on the disk itself when it returns, or may they be on their way, which only a power cut can lose?
enum class Sync { now, later };

std::optional<TextError> replace_file(const std::string& name, const std::string& bytes, Sync sync);

}  // namespace fovlab
