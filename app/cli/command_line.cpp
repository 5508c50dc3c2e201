#include "app/cli/command_line.h"

#include "app/cli/complain.h"
#include "app/cli/output.h"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <utility>
#include <vector>

namespace fovlab::cli {
namespace {

constexpr std::size_t k_help_column = 44;

// CLI11's help with our own line of usage.
class HelpFormatter : public CLI::Formatter {
public:
    explicit HelpFormatter(std::string usage) : usage_(std::move(usage)) { column_width(k_help_column); }

    std::string make_usage(const CLI::App*, std::string) const override { return "Usage: " + usage_ + "\n"; }

private:
    std::string usage_;
};

std::string needs_value(const CLI::Option& option) {
    return option.get_name() + " needs a value: " + option.get_type_name();
}

}  // namespace

CommandLine::CommandLine(const Command& command)
    : command_(command), app_(std::make_unique<CLI::App>(std::string(command.help))) {
    app_->set_help_flag("-h,--help", "Print this and end");
    app_->formatter(std::make_shared<HelpFormatter>(usage()));
}

CommandLine::~CommandLine() = default;

void CommandLine::add_file(const std::string& name, const std::string& help, std::string& value) {
    file_name_ = name;
    file_ = &value;
    app_->add_option(name, value, help)->type_name("");
}

void CommandLine::add_files(const std::string& name, const std::string& help,
                            std::vector<std::string>& values) {
    file_name_ = name;
    files_ = &values;
    app_->add_option(name, values, help)->type_name("");
}

void CommandLine::add_option(const std::string& name, const std::string& type, const std::string& help,
                             std::optional<std::string>& value) {
    app_->add_option_function<std::string>(
            name, [&value](const std::string& text) { value = text; }, help)
        ->type_name(type)
        ->multi_option_policy(CLI::MultiOptionPolicy::TakeLast);
}

void CommandLine::add_flag(const std::string& name, const std::string& help, bool& value) {
    app_->add_flag(name, value, help)->disable_flag_override();
}

std::optional<int> CommandLine::parse(std::span<const std::string> arguments, Streams& streams) {
    const std::optional<std::string> mistake = mistake_in(arguments);
    if (wants_help_) {
        Output output(streams);
        output.add(app_->help());
        return output.finish();
    }
    if (mistake) {
        return complain(streams, *mistake);
    }
    if ((file_ && file_->empty()) || (files_ && files_->empty())) {
        return complain_missing(file_name_, streams);
    }
    return std::nullopt;
}

int CommandLine::complain_missing(const std::string& what, Streams& streams) const {
    return complain(streams, what + " is missing; write " + usage());
}

std::string CommandLine::usage() const {
    return "fovlab-cli " + std::string(command_.name) + " " + std::string(command_.usage);
}

std::optional<std::string> CommandLine::mistake_in(std::span<const std::string> arguments) {
    try {
        std::vector<std::string> from_the_back(arguments.rbegin(), arguments.rend());  // as CLI11 wants them
        app_->parse(std::move(from_the_back));
    } catch (const CLI::CallForHelp&) {
        wants_help_ = true;
        return std::nullopt;
    } catch (const CLI::ParseError& error) {
        return in_words(error);
    }
    for (const CLI::Option* option : app_->get_options()) {
        if (option->nonpositional() && option->count() > 1) {
            return option->get_name() + " is given " + std::to_string(option->count()) +
                   " times; give it once";
        }
    }
    return about_forgotten_value();
}

// CLI11 takes the next argument for the value that was forgotten, even when it is an option.
std::optional<std::string> CommandLine::about_forgotten_value() const {
    for (const CLI::Option* option : app_->get_options()) {
        if (option->nonpositional() && option->count() > 0 && option->results().back().starts_with("--")) {
            return needs_value(*option);
        }
    }
    return std::nullopt;
}

std::string CommandLine::in_words(const CLI::ParseError& error) const {
    if (const std::optional<std::string> forgotten = about_forgotten_value()) {
        return *forgotten;
    }
    for (const std::string& extra : app_->remaining()) {
        if (extra != "--") {
            return about_extra(extra);
        }
    }
    const std::string words = error.what();
    if (error.get_name() == "ArgumentMismatch") {  // it begins with the option's name
        if (const CLI::Option* option = app_->get_option_no_throw(words.substr(0, words.find(':')))) {
            return needs_value(*option);
        }
    }
    for (const CLI::Option* option : app_->get_options()) {
        if (option->get_items_expected_max() == 0 &&
            words.rfind(option->get_name().substr(2) + " ", 0) == 0) {
            return option->get_name() + " takes no value";
        }
    }
    return words + "; write " + usage();
}

std::string CommandLine::about_extra(const std::string& argument) const {
    if (argument.size() < 2 || argument.front() != '-') {
        return in_quotes(argument) + " is one argument too many; write " + usage();
    }
    std::vector<std::string> names;
    for (const CLI::Option* option : app_->get_options()) {
        if (option->nonpositional()) {
            names.push_back("--" + option->get_lnames().front());
        }
    }
    std::rotate(names.begin(), names.begin() + 1, names.end());  // --help last
    const std::vector<std::string_view> known(names.begin(), names.end());
    return "unknown option " + in_quotes(argument.substr(0, argument.find('='))) + "; known are " +
           listed(known);
}

}  // namespace fovlab::cli
