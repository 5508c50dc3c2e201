// The options that say how a run is made: by which algorithm, and under which rules.
//
// A scene's own are --algorithm, --radius, --range and so on. A second run that is compared with it has --with,
// --with-radius, --with-range and so on, each for what differs.
#pragma once

#include "app/cli/command_line.h"
#include "app/cli/values.h"

#include <array>
#include <cstdint>
#include <optional>
#include <string>

namespace fovlab::cli {

struct RunChoice {
    Algorithm algorithm = Algorithm::symmetric;
    Rules rules;
};

class RunOptions {
public:
    enum class Of : std::uint8_t { scene, second };

    explicit RunOptions(Of of) : of_(of) {}

    void add_to(CommandLine& line);
    // Was one of them given?
    bool any() const;
    // What is given, on top of `base`; or why a value is wrong.
    Result<RunChoice> over(RunChoice base) const;

private:
    std::string option_name(Option option) const;

    Of of_;
    std::optional<std::string> algorithm_;
    std::optional<std::string> radius_;
    std::array<std::optional<std::string>, k_word_rule_count> words_;  // in the order of word_rules()
};

}  // namespace fovlab::cli
