#include "core/lesson/page_fields.h"

#include "core/lesson/lesson_fields.h"
#include "core/scenario/field_kinds.h"
#include "core/scenario/near_word.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

void read_show(TomlReading& reading, std::string_view key, const toml::node& value, Page& page) {
    const toml::array* names = read_array(reading, key, value, 0, k_control_names.size(),
                                          "names of controls, as in [\"steps\", \"why\"]");
    page.show.clear();
    for (std::size_t i = 0; names && i < names->size(); ++i) {
        const toml::node& node = (*names)[i];
        const std::optional<std::size_t> index =
            read_known_word(reading, key, node, "names of controls", k_control_names);
        if (!index) {
            continue;
        }
        const auto control = static_cast<Control>(*index);
        if (std::find(page.show.begin(), page.show.end(), control) != page.show.end()) {
            reading.refuse(node, "`" + std::string(name(control)) + "` is named twice");
        } else {
            page.show.push_back(control);
        }
    }
}

void read_view(TomlReading& reading, std::string_view key, const toml::node& value, Page& page) {
    if (const std::optional<std::size_t> index = read_word(reading, key, value, k_lesson_view_names)) {
        page.view = static_cast<LessonView>(*index);
    }
}

void read_step(TomlReading& reading, std::string_view key, const toml::node& value, Page& page) {
    page.at_start = value.value_exact<std::string_view>() == std::string_view("start");
    if (!page.at_start) {
        reading.refuse_value(key, "\"start\" (the scenario's own `step` can name any other)", value);
    }
}

constexpr std::array<LessonField<Page>, 3> k_fields{{
    {"show", &read_show},
    {"view", &read_view},
    {"step", &read_step},
}};

constexpr std::array<std::string_view, k_fields.size()> k_keys{k_fields[0].key, k_fields[1].key,
                                                               k_fields[2].key};

}  // namespace

std::span<const std::string_view> page_keys() { return k_keys; }

std::vector<Control> usual_controls() { return {Control::tools, Control::steps, Control::why}; }

void read_page(const MarkdownPart& part, Page& page, LessonFaults& faults) {
    const Result<toml::table> table = parse_toml(part.block.text);
    if (!table) {
        faults.add(part, table.error());
        return;
    }
    TomlReading reading(part.block.text);
    for (const auto& [key, value] : table.value()) {
        const auto field = std::find_if(k_fields.begin(), k_fields.end(),
                                        [&key = key](const auto& row) { return row.key == key.str(); });
        if (field != k_fields.end()) {
            field->read(reading, field->key, value, page);
        } else {
            reading.refuse(key, "`" + cut_short(key.str()) + "` is not a key of a `page`; " +
                                    known_words(key.str(), k_keys));
        }
    }
    if (!reading.ok()) {
        faults.add(part, reading.problems());
    }
}

}  // namespace fovlab
