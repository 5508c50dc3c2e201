// Text as XML takes it.
//
// Nothing is refused: control characters, and others that XML forbids, are dropped; bytes that are not UTF-8 become U+FFFD.
#pragma once

#include <string>
#include <string_view>

namespace fovlab {

// For element content and for attributes in double quotes.
std::string xml_escaped(std::string_view text);

}  // namespace fovlab
