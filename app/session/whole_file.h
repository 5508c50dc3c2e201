// Replaces a file as a whole, or not at all.
//
// The new bytes go into a file beside it, .NAME.fovlab-part, which is locked meanwhile: of two programs that save at once,
// each has its own. A program that was killed leaves such a file behind; its lock is gone, and the next one that saves uses
// it. It is known by the sticky bit, which files otherwise have no use for: a person's own file of that name stays. Errors: a reason without a place; the old file is then as it was and nothing is left beside it.
#pragma once

#include "app/session/storage.h"

#include <optional>
#include <string>

namespace fovlab {

std::optional<TextError> replace_file(const std::string& name, const std::string& bytes, Sync sync);

// To the end of a file, in one write. Once it returns, no kill can lose the bytes.
std::optional<TextError> append_to_file(const std::string& name, const std::string& bytes, Sync sync);

}  // namespace fovlab
