#include "core/scenario/toml_reading.h"

#include "core/grid/text_place.h"
#include "core/grid/utf8.h"
#include "core/scenario/limits.h"
#include "core/scenario/toml_fault.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

// The parser keeps a table for each name of a key such as a.b.c, one in another, and takes them down the same way: a key
// of a million names would not survive it.
constexpr int k_most_dots_of_key = 8;

// Walks over a text as the parser will, telling strings and comments from the rest.
class StringWalk {
public:
    explicit StringWalk(std::string_view text) : text_(text) {}

    // The place of a key with too many dots.
    std::optional<std::size_t> too_many_dots() {
        int dots = 0;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '#') {
                at_ = std::min(text_.find('\n', at_), text_.size());
            } else if (c == '"' || c == '\'') {
                pass_string(c);
            } else {
                const bool ends =
                    c == '\n' || c == '=' || c == ',' || c == '{' || c == '}' || c == '[' || c == ']';
                dots = ends ? 0 : dots + (c == '.' ? 1 : 0);
                if (dots > k_most_dots_of_key) {
                    return at_;
                }
                ++at_;
            }
        }
        return std::nullopt;
    }

    // After the walk: where a text in three quotes begins that has no end.
    std::optional<std::size_t> unclosed() const { return unclosed_; }

private:
    void pass_string(char quote) {
        const std::string three(3, quote);
        const bool long_one = text_.substr(at_, 3) == three;
        unclosed_ = long_one ? std::optional(at_) : std::nullopt;
        at_ += long_one ? 3 : 1;
        while (at_ < text_.size()) {
            const char c = text_[at_];
            if (c == '\\' && quote == '"') {
                at_ += 2;
            } else if (long_one && text_.substr(at_, 3) == three) {
                // Two more may belong to the string itself.
                for (int more = 0; more < 5 && at_ < text_.size() && text_[at_] == quote; ++more) {
                    ++at_;
                }
                unclosed_.reset();
                return;
            } else if (!long_one && (c == quote || c == '\n')) {
                ++at_;
                return;
            } else {
                ++at_;
            }
        }
    }

    std::string_view text_;
    std::size_t at_ = 0;
    std::optional<std::size_t> unclosed_;
};

bool comes_before(const toml::source_position& place, const TextError& fault) {
    const auto line = static_cast<int>(place.line);
    return line < fault.line || (line == fault.line && static_cast<int>(place.column) < fault.column);
}

}  // namespace

Result<toml::table> parse_toml(std::string_view text) {
    if (text.size() > k_largest_scenario_text) {
        return TextError{0, 0,
                         "larger than the " + std::to_string(k_largest_scenario_text / 1024 / 1024) +
                             " MiB that a scenario may have"};
    }
    if (const std::optional<std::size_t> byte = not_utf8(text)) {
        return at_offset(text, *byte, "not UTF-8 text; save the scenario as UTF-8");
    }
    if (const std::size_t nul = text.find('\0'); nul != std::string_view::npos) {
        return at_offset(text, nul, "a byte 0, which no text has; a scenario is UTF-8 text");
    }
    StringWalk walk(text);
    if (const std::optional<std::size_t> dots = walk.too_many_dots()) {
        return at_offset(text, *dots,
                         "a key of too many names with dots between them; a scenario's have none");
    }
    toml::parse_result parsed = toml::parse(text);
    if (!parsed) {
        return toml_fault(text, parsed.error(), walk.unclosed());
    }
    return std::move(parsed).table();
}

std::string cut_short(std::string_view text) {
    constexpr std::size_t k_longest = 40;
    if (text.size() <= k_longest) {
        return without_controls(std::string(text));
    }
    std::size_t end = k_longest;
    while (end > 0 && (static_cast<unsigned char>(text[end]) & 0xC0U) == 0x80U) {
        --end;
    }
    return without_controls(std::string(text.substr(0, end))) + "…";
}

std::string shown(const toml::node& value) {
    switch (value.type()) {
        case toml::node_type::string:
            return "'" + cut_short(value.as_string()->get()) + "'";
        case toml::node_type::integer:
            return std::to_string(value.as_integer()->get());
        case toml::node_type::boolean:
            return value.as_boolean()->get() ? "true" : "false";
        case toml::node_type::floating_point:
            return "a number with a decimal point";
        case toml::node_type::array:
            return "an array";
        case toml::node_type::table:
            return "a table";
        default:
            return "a date or a time";
    }
}

bool TomlReading::would_tell(const toml::source_position& place) const {
    return faults_.size() < k_most_told || comes_before(place, faults_.back());
}

void TomlReading::refuse(const toml::source_position& place, std::string reason) {
    if (!would_tell(place)) {
        ++more_;
        return;
    }
    const auto behind = std::find_if(faults_.begin(), faults_.end(),
                                     [&place](const TextError& fault) { return comes_before(place, fault); });
    faults_.insert(
        behind, TextError{static_cast<int>(place.line), static_cast<int>(place.column), std::move(reason)});
    if (faults_.size() > k_most_told) {
        faults_.pop_back();
        ++more_;
    }
}

Problems TomlReading::problems() const {
    Problems problems{faults_, more_};
    if (missing_.empty()) {
        return problems;
    }
    if (problems.told.size() < k_most_told) {
        problems.told.push_back({1, 1, missing_});
    } else {
        ++problems.more;
    }
    return problems;
}

void TomlReading::refuse_value(std::string_view key, std::string_view right, const toml::node& value) {
    refuse(value, "`" + std::string(key) + "` takes " + std::string(right) + ", not " + shown(value));
}

std::size_t TomlReading::offset_of(const toml::source_position& place) const {
    std::size_t at = 0;
    for (toml::source_index line = 1; line < place.line && at < text_.size(); ++line) {
        at = std::min(text_.find('\n', at), text_.size() - 1) + 1;
    }
    for (toml::source_index column = 1; column < place.column && at < text_.size(); ++column) {
        const std::optional<Utf8Character> character = character_at(text_, at);
        at += character ? character->bytes.size() : 1;
    }
    return std::min(at, text_.size());
}

}  // namespace fovlab
