// Reading TOML with an eye on places: the parsed text, and what in it is wrong.
//
// Places are lines and characters of the text, from 1. Only the sources of this room and of lesson/ include this.
#pragma once

#include "core/grid/result.h"
#include "core/scenario/scenario_text.h"
#include "core/scenario/toml_parser.h"

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

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
    bool would_tell(const toml::source_position& place) const;
    // Of many faults those that come first in the text are kept, and the others counted.
    void refuse(const toml::source_position& place, std::string reason);
    void refuse(const toml::node& node, std::string reason) {
        refuse(node.source().begin, std::move(reason));
    }
    void refuse(const toml::key& key, std::string reason) { refuse(key.source().begin, std::move(reason)); }
    // What is not there has no place. It is told last, and only first where nothing else is wrong.
    void miss(std::string reason) { missing_ = std::move(reason); }
    // "`radius` takes a whole number …, not -3".
    void refuse_value(std::string_view key, std::string_view right, const toml::node& value);

    // How many faults were found so far, at places of the text.
    std::size_t count() const { return faults_.size() + more_; }
    bool ok() const { return faults_.empty() && missing_.empty(); }
    // In the order of their places; at least one where it is not ok.
    Problems problems() const;

    // Where in the text a place is; its end for a place that is not there.
    std::size_t offset_of(const toml::source_position& place) const;

private:
    std::string_view text_;
    std::vector<TextError> faults_;  // by place
    std::size_t more_ = 0;
    std::string missing_;
};

}  // namespace fovlab
