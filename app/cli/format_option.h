// `--format text|json`, which every command has.
#pragma once

#include "app/cli/command_line.h"

#include <optional>
#include <string>

namespace fovlab::cli {

enum class Format { text, json };

class FormatOption {
public:
    void add_to(CommandLine& line);
    // None, having complained, when it is another word.
    std::optional<Format> read(Streams& streams) const;

private:
    std::optional<std::string> word_;
};

}  // namespace fovlab::cli
