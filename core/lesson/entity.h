// Signs that Markdown writes by a name or a number: "&amp;", "&#8722;", "&#x2212;".
#pragma once

#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

// The sign in UTF-8; none for a name that is not known, and for numbers that are no signs of a text.
std::optional<std::string> sign_of_entity(std::string_view entity);

}  // namespace fovlab
