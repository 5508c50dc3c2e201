#include "app/cli/run_options.h"

#include <algorithm>

namespace fovlab::cli {
namespace {

std::string type_of(const WordRule& rule) {
    std::string type;
    for (const std::string_view word : rule.words) {
        type += (type.empty() ? "" : "|") + std::string(word);
    }
    return type;
}

}  // namespace

std::string RunOptions::option_name(Option option) const {
    return (of_ == Of::scene ? "--" : "--with-") + std::string(name(option));
}

void RunOptions::add_to(CommandLine& line) {
    const bool second = of_ == Of::second;
    line.add_option(
        second ? "--with" : "--algorithm", "ID",
        second ? "The algorithm of b (else that of a)" : "See `fovlab-cli algorithms` (symmetric)",
        algorithm_);
    line.add_option(option_name(Option::radius), "N|unlimited",
                    second ? "How far one sees in b (else as in a)" : "How far one sees, in cells (8)",
                    radius_);
    for (std::size_t i = 0; i < k_word_rule_count; ++i) {
        const WordRule& rule = word_rules()[i];
        if (second && rule.option == Option::order) {
            continue;  // the cells are the same, and so is the work
        }
        const std::string usual(rule.words[rule.get(Rules{})]);
        line.add_option(
            option_name(rule.option), type_of(rule),
            second ? "The same rule of b (else that of a)" : std::string(rule.help) + " (" + usual + ")",
            words_[i]);
    }
}

bool RunOptions::any() const {
    const auto given = [](const std::optional<std::string>& text) { return text.has_value(); };
    return given(algorithm_) || given(radius_) || std::any_of(words_.begin(), words_.end(), given);
}

Result<RunChoice> RunOptions::over(RunChoice base) const {
    if (algorithm_) {
        const Result<Algorithm> algorithm =
            parse_algorithm(of_ == Of::second ? "--with" : "--algorithm", *algorithm_);
        if (!algorithm) {
            return algorithm.error();
        }
        base.algorithm = algorithm.value();
    }
    if (radius_) {
        const Result<Radius> radius = parse_radius(option_name(Option::radius), *radius_);
        if (!radius) {
            return radius.error();
        }
        base.rules.range.radius = radius.value();
    }
    for (std::size_t i = 0; i < k_word_rule_count; ++i) {
        const WordRule& rule = word_rules()[i];
        if (!words_[i]) {
            continue;
        }
        if (const std::optional<TextError> error =
                choose(rule, option_name(rule.option), *words_[i], base.rules)) {
            return *error;
        }
    }
    return base;
}

}  // namespace fovlab::cli
