#include "core/grid/text_place.h"

#include <algorithm>
#include <utility>

namespace fovlab {

TextError at_offset(std::string_view text, std::size_t offset, std::string reason) {
    const std::string_view before = text.substr(0, offset);
    const std::string_view line =
        before.substr(before.rfind('\n') + 1);  // all of it where there is no line end
    const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
    return {static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
            static_cast<int>(std::count_if(line.begin(), line.end(), begins)) + 1, std::move(reason)};
}

}  // namespace fovlab
