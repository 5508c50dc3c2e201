#include "app/cli/format_option.h"

#include "app/cli/complain.h"

namespace fovlab::cli {

void FormatOption::add_to(CommandLine& line) {
    line.add_option("--format", "text|json", "What to print (text)", word_);
}

std::optional<Format> FormatOption::read(Streams& streams) const {
    if (!word_ || *word_ == "text") {
        return Format::text;
    }
    if (*word_ == "json") {
        return Format::json;
    }
    complain(streams, "--format takes text or json, not " + in_quotes(*word_));
    return std::nullopt;
}

}  // namespace fovlab::cli
