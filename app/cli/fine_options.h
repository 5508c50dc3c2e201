// The options of `figure` that ask for finer light instead of a run: --finer, --shape and --spread.
#pragma once

#include "app/cli/command_line.h"
#include "core/explore/fine_light.h"
#include "core/grid/result.h"

#include <optional>
#include <string>

namespace fovlab::cli {

class FineOptions {
public:
    void add_to(CommandLine& line);
    // None where it is not asked for; the first mistake else.
    Result<std::optional<FineRules>> read() const;

private:
    std::optional<std::string> times_;
    std::optional<std::string> shape_;
    std::optional<std::string> spread_;
};

}  // namespace fovlab::cli
