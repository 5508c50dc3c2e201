#include "app/cli/input.h"

#include "app/cli/complain.h"

namespace fovlab::cli {
namespace {

constexpr std::string_view k_byte_order_mark = "\xEF\xBB\xBF";
constexpr std::string_view k_share_code = "fov1.";
constexpr const char* k_plain_maps_only = "; this version reads plain text maps only";

// `version = 1` is the first line of a scenario.
bool is_scenario(std::string_view text) {
    constexpr std::string_view k_first_key = "version";
    if (!text.starts_with(k_first_key)) {
        return false;
    }
    text.remove_prefix(k_first_key.size());
    const std::size_t next = text.find_first_not_of(" \t");
    return next != std::string_view::npos && text[next] == '=';
}

Result<std::string> read(const std::string& name, Streams& streams) {
    return name == "-" ? read_all(streams.in) : streams.storage.read(name);
}

}  // namespace

std::optional<std::string> read_input(const std::string& name, Streams& streams) {
    const Result<std::string> text = read(name, streams);
    if (!text) {
        complain(streams, name, text.error());
        return std::nullopt;
    }
    return text.value();
}

std::optional<MapText> read_map(const std::string& name, Streams& streams) {
    const Result<std::string> text = read(name, streams);
    if (!text) {
        if (name.starts_with(k_share_code)) {
            complain(streams, in_quotes(name) + " is a share code" + k_plain_maps_only);
        } else {
            complain(streams, name, text.error());
        }
        return std::nullopt;
    }
    const std::string_view begin = without_mark(text.value());
    if (begin.starts_with(k_share_code) || is_scenario(begin)) {
        const std::string kind = begin.starts_with(k_share_code) ? "a share code" : "a scenario";
        complain(streams, name, {0, 0, "this is " + kind + k_plain_maps_only});
        return std::nullopt;
    }
    const Result<MapText> map = parse_map_text(text.value());
    if (!map) {
        complain(streams, name, map.error());
        return std::nullopt;
    }
    return map.value();
}

std::string_view without_mark(std::string_view text) {
    if (text.starts_with(k_byte_order_mark)) {
        text.remove_prefix(k_byte_order_mark.size());
    }
    return text;
}

}  // namespace fovlab::cli
