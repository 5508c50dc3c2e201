#include "core/figure/xml_text.h"

#include "core/grid/utf8.h"

#include <cstddef>
#include <cstdint>
#include <optional>

namespace fovlab {
namespace {

bool forbidden(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || code == 0xFFFE || code == 0xFFFF;
}

}  // namespace

std::string xml_escaped(std::string_view text) {
    std::string escaped;
    escaped.reserve(text.size());
    for (std::size_t at = 0; at < text.size();) {
        const std::optional<Utf8Character> next = character_at(text, at);
        if (!next) {
            escaped += "\xEF\xBF\xBD";
            ++at;
            continue;
        }
        switch (next->code) {
            case U'&':
                escaped += "&amp;";
                break;
            case U'<':
                escaped += "&lt;";
                break;
            case U'>':
                escaped += "&gt;";
                break;
            case U'"':
                escaped += "&quot;";
                break;
            default:
                if (!forbidden(next->code)) {
                    escaped += next->bytes;
                }
        }
        at += next->bytes.size();
    }
    return escaped;
}

}  // namespace fovlab
