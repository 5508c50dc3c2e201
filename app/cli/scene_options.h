// The map and the options that describe a scene, the same for every command that has one.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/format_option.h"
#include "app/cli/values.h"
#include "core/scenario/scenario.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>

namespace fovlab::cli {

struct SceneRequest {
    Scenario scene;
    Format format = Format::text;
};

class SceneOptions {
public:
    void add_to(CommandLine& line);
    // None, having complained, when an option or the map is wrong, or when there is no viewer on the map.
    std::optional<SceneRequest> read(Streams& streams) const;

private:
    // What the options say, before there is a map.
    struct Choices {
        std::optional<Point> from;
        Algorithm algorithm = Algorithm::symmetric;
        Rules rules;
    };
    Result<Choices> choices() const;

    FormatOption format_;
    std::string map_;
    std::optional<std::string> from_;
    std::optional<std::string> algorithm_;
    std::optional<std::string> radius_;
    std::array<std::optional<std::string>, k_word_rule_count> words_;  // in the order of word_rules()
};

}  // namespace fovlab::cli
