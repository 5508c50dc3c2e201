#include "app/cli/input.h"

#include "app/cli/complain.h"
#include "core/grid/utf8.h"
#include "core/scenario/share_code.h"

#include <utility>

namespace fovlab::cli {
namespace {

Result<std::string> read(const std::string& name, Streams& streams) {
    return name == "-" ? read_all(streams.in) : streams.storage.read(name);
}

}  // namespace

std::optional<std::string> read_input(const std::string& name, Streams& streams) {
    if (name.empty()) {
        complain(streams, "an empty name is no file's; write the name of one, or - for standard input");
        return std::nullopt;
    }
    Result<std::string> text = read(name, streams);
    if (!text) {
        complain(streams, name, text.error());
        return std::nullopt;
    }
    return std::move(text.value());
}

std::optional<NamedText> read_text_or_code(const std::string& argument, Streams& streams) {
    if (is_share_code(argument) && !streams.storage.exists(argument)) {
        return NamedText{argument, ""};
    }
    std::optional<std::string> text = read_input(argument, streams);
    if (!text) {
        return std::nullopt;
    }
    return NamedText{std::move(*text), argument};
}

int complain_about(const NamedText& text, const TextError& error, Streams& streams) {
    if (text.name.empty() && error.column > 0) {
        return complain(streams,
                        "character " + std::to_string(error.column) + " of the code: " + error.reason);
    }
    return complain(streams, text.name, error);
}

std::optional<FoundScenario> read_scene(const std::string& argument, Streams& streams) {
    const std::optional<NamedText> text = read_text_or_code(argument, streams);
    if (!text) {
        return std::nullopt;
    }
    Result<FoundScenario> found = find_scenario(text->text);
    if (!found) {
        complain_about(*text, found.error(), streams);
        return std::nullopt;
    }
    return std::move(found.value());
}

}  // namespace fovlab::cli
