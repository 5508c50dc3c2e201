#include "core/scenario/limits.h"

#include "core/dungeon/dungeon.h"
#include "core/grid/point_words.h"
#include "core/grid/utf8.h"
#include "core/scenario/fields.h"

#include <algorithm>

namespace fovlab {
namespace {

using Wrong = std::optional<std::string>;

// Line ends, what turns the order of the words around it, and what else stands for no sign on the screen.
bool controls(std::uint32_t code) {
    return code < 0x20 || (code >= 0x7F && code < 0xA0) || (code >= 0x2028 && code <= 0x202E) ||
           (code >= 0x2066 && code <= 0x2069) || (code & 0xFFFEU) == 0xFFFE;
}

// Is there nothing to see in them?
bool is_blank(std::string_view words) {
    for (std::size_t at = 0; at < words.size();) {
        const std::optional<Utf8Character> character = character_at(words, at);
        if (!character || (character->code != ' ' && !shows_nothing(character->code))) {
            return false;
        }
        at += character->bytes.size();
    }
    return true;
}

Wrong wrong_title(std::string_view title) {
    if (!title.empty() && is_blank(title)) {
        return "the title has nothing to see in it";
    }
    return what_is_wrong_with_words(title, k_longest_title);
}

Wrong too_many(std::size_t count, std::size_t most, const char* what) {
    if (count <= most) {
        return std::nullopt;
    }
    return std::to_string(count) + " " + what + "; a scenario has at most " + std::to_string(most);
}

template <class T>
Wrong wrong_field(const T& value, FieldSpan<T> fields) {
    for (const Field<T>& field : fields) {
        if (!field.fits(value)) {
            return "`" + std::string(field.key) + "` is out of its range";
        }
    }
    return std::nullopt;
}

template <class T>
Wrong wrong_fields(const std::vector<T>& values, FieldSpan<T> fields) {
    for (const T& value : values) {
        if (const Wrong wrong = wrong_field(value, fields)) {
            return wrong;
        }
    }
    return std::nullopt;
}

Wrong wrong_legend(const Scenario& scenario) {
    for (std::size_t i = 0; i < scenario.legend.size(); ++i) {
        const LegendEntry& entry = scenario.legend[i];
        if (!is_legend_glyph(entry.glyph) || (i > 0 && scenario.legend[i - 1].glyph >= entry.glyph)) {
            return "the legend's glyphs are not in order";
        }
        if (entry.sight && entry.kind != ThingKind::watcher) {
            return "only a watcher has `sight`";
        }
    }
    return wrong_fields(scenario.legend, legend_fields());
}

Wrong wrong_things(const Scenario& scenario) {
    const Grid& grid = scenario.grid;
    std::size_t next = 0;  // the first cell that the next thing may stand on
    for (const Thing& thing : scenario.things) {
        const auto named = [&](const LegendEntry& entry) { return entry.glyph == thing.glyph; };
        if (!grid.contains(thing.at) || grid.index(thing.at) < next || grid.at(thing.at) != Terrain::floor ||
            std::none_of(scenario.legend.begin(), scenario.legend.end(), named)) {
            return "what stands at " + in_words(thing.at) +
                   " is not on floor, not in the legend or out of order";
        }
        next = grid.index(thing.at) + 1;
    }
    return std::nullopt;
}

Wrong wrong_places(const Scenario& scenario) {
    const Grid& grid = scenario.grid;
    if (!grid.contains(scenario.viewer)) {
        return "the viewer is off the map";
    }
    for (const Torch& torch : scenario.torches) {
        if (!grid.contains(torch.at)) {
            return "the torch at " + in_words(torch.at) + " is off the map";
        }
    }
    for (const Room& room : grid.rooms()) {
        if (room.width < 1 || room.height < 1 || !grid.contains({room.x, room.y}) ||
            room.width > grid.width() - room.x || room.height > grid.height() - room.y) {
            return "the room at " + in_words({room.x, room.y}) + " is off the map";
        }
    }
    return std::nullopt;
}

Wrong wrong_dungeon(const Scenario& scenario) {
    if (!scenario.dungeon) {
        return std::nullopt;
    }
    if (const Wrong wrong = wrong_field(*scenario.dungeon, dungeon_fields())) {
        return wrong;
    }
    const Result<Dungeon> dungeon = make_dungeon(*scenario.dungeon);
    if (!dungeon) {
        return dungeon.error().reason;
    }
    if (scenario.grid != dungeon.value().grid || !scenario.things.empty()) {
        return "a dungeon brings its own map, with nothing of the legend on it";
    }
    return std::nullopt;
}

}  // namespace

bool is_legend_glyph(char glyph) {
    return glyph > ' ' && glyph < '\x7F' && glyph != k_viewer_glyph && !terrain_of_glyph(glyph);
}

Wrong what_is_wrong_with_words(std::string_view words, std::size_t longest) {
    const std::optional<std::size_t> count = character_count(words);
    if (!count) {
        return "not UTF-8 text";
    }
    if (*count > longest) {
        return std::to_string(*count) + " characters; " + std::to_string(longest) + " is the most";
    }
    for (std::size_t at = 0; at < words.size();) {
        const Utf8Character character = *character_at(words, at);
        if (controls(character.code)) {
            return "the sign " + code_in_words(character.code) + " has no place in it; write it on one line";
        }
        at += character.bytes.size();
    }
    return std::nullopt;
}

std::string tidy_title(std::string_view words) {
    std::string title;
    std::size_t count = 0;
    for (std::size_t at = 0; at < words.size() && count < k_longest_title; ++count) {
        const std::optional<Utf8Character> character = character_at(words, at);
        const bool shown = character && !controls(character->code);
        title += shown ? character->bytes : " ";
        at += character ? character->bytes.size() : 1;
    }
    return is_blank(title) ? std::string() : title;
}

Wrong what_is_wrong(const Scenario& scenario) {
    const Comparison own{scenario.algorithm, scenario.rules};
    const Wrong wrongs[] = {
        wrong_title(scenario.title),
        too_many(scenario.torches.size(), k_most_torches, "torches"),
        too_many(scenario.grid.rooms().size(), k_most_rooms, "rooms"),
        scenario.step && *scenario.step > k_largest_step ? Wrong("`step` is out of its range") : std::nullopt,
        wrong_field(own, run_fields()),
        scenario.compare ? wrong_field(*scenario.compare, run_fields()) : std::nullopt,
        wrong_legend(scenario),
        wrong_dungeon(scenario),
        wrong_things(scenario),
        wrong_places(scenario),
        wrong_fields(scenario.torches, torch_fields()),
        scenario.light ? wrong_field(*scenario.light, light_fields()) : std::nullopt,
        scenario.walk ? wrong_field(*scenario.walk, walk_fields()) : std::nullopt,
    };
    for (const Wrong& wrong : wrongs) {
        if (wrong) {
            return wrong;
        }
    }
    return std::nullopt;
}

}  // namespace fovlab
