// Reading TOML with an eye on places: the parsed text, and the first thing in it that is wrong.
//
// Places are lines and characters of the text, from 1. Only the sources of this room include this.
#pragma once

#include "core/grid/result.h"

#include <toml++/toml.h>

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

// The text as a table. Errors: too large, bytes that are no text, nested too deep, not TOML.
Result<toml::table> parse_toml(std::string_view text);

// Somebody's text as messages show it: on one line, cut where it is long.
std::string cut_short(std::string_view text);

// A value as messages show it: "'blob'", "-3", "a table".
std::string shown(const toml::node& value);

class TomlReading {
public:
    explicit TomlReading(std::string_view text) : text_(text) {}

    std::string_view text() const { return text_; }

    // Would a fault at this place be told, of all that were found so far?
    bool comes_first(const toml::source_position& place) const;
    // Of several faults the one that comes first in the text is kept.
    void refuse(const toml::source_position& place, std::string reason);
    void refuse(const toml::node& node, std::string reason) {
        refuse(node.source().begin, std::move(reason));
    }
    void refuse(const toml::key& key, std::string reason) { refuse(key.source().begin, std::move(reason)); }
    // "`radius` takes a whole number …, not -3".
    void refuse_value(std::string_view key, std::string_view right, const toml::node& value);

    bool ok() const { return !error_; }
    const std::optional<TextError>& error() const { return error_; }

    // Where in the text a place is; its end for a place that is not there.
    std::size_t offset_of(const toml::source_position& place) const;

private:
    std::string_view text_;
    std::optional<TextError> error_;
};

}  // namespace fovlab
