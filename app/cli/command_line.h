// The arguments of one command, read by CLI11: a file, options with a value, and --help.
//
// Every mistake is one line that says what would be right. The values themselves are text here; values.h reads them.
#pragma once

#include "app/cli/command.h"

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace CLI {  // NOLINT(readability-identifier-naming): CLI11's own
class App;
class ParseError;
}  // namespace CLI

namespace fovlab::cli {

class CommandLine {
public:
    explicit CommandLine(const Command& command);
    ~CommandLine();

    // The one argument without a name, which must be there. The values must outlive `parse`.
    void add_file(const std::string& name, const std::string& help, std::string& value);
    // The same of one or more.
    void add_files(const std::string& name, const std::string& help, std::vector<std::string>& values);
    // `type` is what --help shows for the value: "X,Y", "any|centre".
    void add_option(const std::string& name, const std::string& type, const std::string& help,
                    std::optional<std::string>& value);

    // An option without a value: given or not.
    void add_flag(const std::string& name, const std::string& help, bool& value);

    // Nothing: go on. Otherwise it has printed the help or a complaint, and the command ends with this status.
    std::optional<int> parse(std::span<const std::string> arguments, Streams& streams);

    // The complaint about something that is missing.
    int complain_missing(const std::string& what, Streams& streams) const;

private:
    std::string usage() const;
    std::optional<std::string> mistake_in(std::span<const std::string> arguments);
    std::optional<std::string> about_forgotten_value() const;
    std::string in_words(const CLI::ParseError& error) const;
    std::string about_extra(const std::string& argument) const;

    const Command& command_;
    std::unique_ptr<CLI::App> app_;
    std::string file_name_;
    std::string* file_ = nullptr;
    std::vector<std::string>* files_ = nullptr;
    bool wants_help_ = false;
};

}  // namespace fovlab::cli
