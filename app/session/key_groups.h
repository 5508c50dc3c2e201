// All keys with what they do, and what the pointer does on the map, in groups to be read: made from the action table,
// so that no key is missing.
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

struct KeyLine {
    std::string keys;        // "Ctrl+Z", or a gesture such as "left drag"
    std::string_view does;   // "Undo"
    std::string_view about;  // a sentence more; empty for gestures
};

struct KeyGroup {
    std::string_view heading;
    std::vector<KeyLine> lines;
};

// Groups without a line are left out.
std::vector<KeyGroup> key_groups();

}  // namespace fovlab
