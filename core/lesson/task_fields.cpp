#include "core/lesson/task_fields.h"

#include "core/lesson/lesson_fields.h"
#include "core/lesson/number_words.h"
#include "core/scenario/field_kinds.h"
#include "core/scenario/near_word.h"
#include "core/trace/stops.h"

#include <algorithm>
#include <array>
#include <climits>

namespace fovlab {
namespace {

using TaskField = LessonField<Task>;

constexpr std::size_t k_most_goals = 12;
constexpr std::int64_t k_largest_map_by_chance = 60;  // cells a side
constexpr int k_walls_of_caves = 45;                  // in a hundred, where the lesson does not say

// A row for a key of one kind; `Read` gets what that kind holds.
template <class K, auto Read>
constexpr TaskField of_kind(std::string_view key) {
    return {key, [](TomlReading& reading, std::string_view k, const toml::node& value, Task& task) {
                Read(reading, k, value, std::get<K>(task.what));
            }};
}

template <class K, const auto& Names, auto Member>
constexpr TaskField word_of(std::string_view key) {
    return of_kind<K, [](TomlReading& reading, std::string_view k, const toml::node& value, K& kind) {
        if (const std::optional<std::size_t> index = read_word(reading, k, value, Names)) {
            kind.*Member = static_cast<std::remove_reference_t<decltype(kind.*Member)>>(*index);
        }
    }>(key);
}

template <class K, auto Member, std::int64_t Low, std::int64_t High>
constexpr TaskField whole_of(std::string_view key) {
    return of_kind<K, [](TomlReading& reading, std::string_view k, const toml::node& value, K& kind) {
        if (const std::optional<std::int64_t> number = read_whole(reading, k, value, Low, High)) {
            kind.*Member = static_cast<int>(*number);
        }
    }>(key);
}

template <class K, auto Member>
constexpr TaskField point_of(std::string_view key) {
    return of_kind<K, [](TomlReading& reading, std::string_view k, const toml::node& value, K& kind) {
        if (const std::optional<Point> point = read_point(reading, k, value)) {
            kind.*Member = *point;
        }
    }>(key);
}

// The names of the rows of a table, such as that of quantities.
template <class Row>
std::vector<std::string_view> names_of(std::span<const Row> rows, std::string_view Row::*name) {
    std::vector<std::string_view> names;
    for (const Row& row : rows) {
        names.push_back(row.*name);
    }
    return names;
}

void read_among(TomlReading& reading, std::string_view key, const toml::node& value, Predict& predict) {
    const toml::array* array = value.as_array();
    std::array<int, 4> numbers{};
    bool good = array && array->size() == numbers.size();
    for (std::size_t i = 0; good && i < numbers.size(); ++i) {
        const auto number = (*array)[i].value_exact<std::int64_t>();
        good = number && *number >= (i < 2 ? 0 : 1) && *number <= Grid::k_max_side;
        numbers[i] = good ? static_cast<int>(*number) : 0;
    }
    if (!good) {
        reading.refuse(value, "`" + std::string(key) + "` takes [x, y, width, height], as in [1, 1, 5, 3]");
        return;
    }
    predict.among = Room{numbers[0], numbers[1], numbers[2], numbers[3]};
}

constexpr std::size_t k_most_options = static_cast<std::size_t>(Choice::k_most);

void read_options(TomlReading& reading, std::string_view key, const toml::node& value, Choice& choice) {
    choice.options = read_sayings(reading, key, value, 2, k_most_options, "answers, as in [\"yes\", \"no\"]");
}

// An empty one says nothing more.
void read_because(TomlReading& reading, std::string_view key, const toml::node& value, Choice& choice) {
    const toml::array* array =
        read_array(reading, key, value, 1, k_most_options, "words in quotes, one for each of `options`");
    for (std::size_t i = 0; array && i < array->size(); ++i) {
        choice.because.push_back(read_words(reading, key, (*array)[i], k_longest_words).value_or(""));
    }
}

void read_right_options(TomlReading& reading, std::string_view key, const toml::node& value, Choice& choice) {
    const toml::array* several = value.as_array();
    const std::size_t count = several ? several->size() : 1;
    if (count == 0) {
        reading.refuse(value, "`" + std::string(key) + "` names no option; one at least is right");
    }
    for (std::size_t i = 0; i < count; ++i) {
        const toml::node& node = several ? (*several)[i] : value;
        if (const auto number = read_whole(reading, key, node, 1, Choice::k_most)) {
            choice.right.push_back(static_cast<int>(*number));
        }
    }
}

void read_cells(TomlReading& reading, std::string_view key, const toml::node& value, Choice& choice) {
    const toml::array* cells =
        read_array(reading, key, value, 2, k_most_options, "cells, as in [[3, 1], [7, 4]]");
    for (std::size_t i = 0; cells && i < cells->size(); ++i) {
        if (const std::optional<Point> cell = read_point(reading, key, (*cells)[i])) {
            choice.cells.push_back(*cell);
        }
    }
}

void read_which(TomlReading& reading, std::string_view key, const toml::node& value, Choice& choice) {
    if (const auto index = read_known_word(reading, key, value, "a state of cells",
                                           names_of(cell_states(), &CellStateInfo::name))) {
        choice.which = cell_states()[*index].state;
    }
}

void read_quantity(TomlReading& reading, std::string_view key, const toml::node& value, Number& number) {
    if (const auto index =
            read_known_word(reading, key, value, "a quantity", names_of(quantities(), &QuantityInfo::name))) {
        number.of = quantities()[*index].quantity;
    }
}

void read_right_number(TomlReading& reading, std::string_view key, const toml::node& value, Number& number) {
    if (const auto whole = value.value_exact<std::int64_t>()) {
        if (*whole >= -INT_MAX && *whole <= INT_MAX) {
            number.right = Fraction{static_cast<int>(*whole), 1};
        }
    } else if (const auto words = value.value_exact<std::string_view>()) {
        number.right = number_of_words(*words);
    }
    if (!number.right) {
        reading.refuse_value(key, "a whole number, or another one in quotes, as in \"3/8\"", value);
    }
}

void read_event(TomlReading& reading, std::string_view key, const toml::node& value, FindStep& step) {
    std::vector<std::string_view> names;
    for (const EventKind kind : k_event_kinds) {
        names.push_back(name(kind));
    }
    if (const auto index = read_known_word(reading, key, value, "what a step does", names)) {
        step.event = k_event_kinds[*index];
    }
}

// Where in its line a sign of a string stands, from 1; the string itself where escapes hide that.
toml::source_position place_in(const TomlReading& reading, const toml::node& words, int column) {
    toml::source_position place = words.source().begin;
    const std::string_view raw = reading.text().substr(reading.offset_of(place));
    const std::string_view shown = raw.substr(0, raw.find('\n'));
    const bool plain = shown.substr(0, 3) != "'''" && shown.substr(0, 3) != "\"\"\"" &&
                       (shown.substr(0, 1) == "'" || shown.find('\\') == std::string_view::npos);
    if (plain && column > 0) {
        place.column += static_cast<toml::source_index>(column);  // behind the quotation mark
    }
    return place;
}

void read_goals(TomlReading& reading, std::string_view key, const toml::node& value, Build& build) {
    const toml::array* several = value.as_array();
    if (several || !value.is_string()) {
        several = read_array(reading, key, value, 1, k_most_goals,
                             "conditions, as in [\"A sees B\", \"walls <= 5\"]");
    }
    const std::size_t count = several ? several->size() : value.is_string() ? 1 : 0;
    for (std::size_t i = 0; i < count; ++i) {
        const toml::node& node = several ? (*several)[i] : value;
        const auto words = node.value_exact<std::string_view>();
        if (!words) {
            reading.refuse_value(key, "conditions in quotes", node);
            continue;
        }
        Result<Condition> goal = read_condition(*words);
        if (goal) {
            build.goals.push_back(std::move(goal.value()));
        } else {
            reading.refuse(place_in(reading, node, goal.error().column), goal.error().reason);
        }
    }
}

void read_mistake(TomlReading& reading, std::string_view key, const toml::node& value, FindBug& bug) {
    if (const auto index =
            read_known_word(reading, key, value, "a mistake", names_of(mistakes(), &MistakeInfo::id))) {
        bug.mistake = mistakes()[*index].mistake;
    }
}

using RandomField = LessonField<RandomMap>;
constexpr std::array<std::string_view, 2> k_map_kind_names{"caves", "noise"};

template <auto Member, std::int64_t Low, std::int64_t High>
constexpr RandomField whole_of_map(std::string_view key) {
    return {key, [](TomlReading& reading, std::string_view k, const toml::node& value, RandomMap& map) {
                if (const std::optional<std::int64_t> number = read_whole(reading, k, value, Low, High)) {
                    Member(map) = static_cast<std::remove_reference_t<decltype(Member(map))>>(*number);
                }
            }};
}

constexpr RandomField k_random_fields[] = {
    {"kind",
     [](TomlReading& reading, std::string_view key, const toml::node& value, RandomMap& map) {
         if (const auto index = read_word(reading, key, value, k_map_kind_names)) {
             map.recipe.kind = static_cast<MapKind>(*index);
         }
     }},
    whole_of_map<[](RandomMap& map) -> int& { return map.recipe.walls_in_hundred; }, 0, 100>("walls"),
    whole_of_map<[](RandomMap& map) -> int& { return map.width; }, 5, k_largest_map_by_chance>("width"),
    whole_of_map<[](RandomMap& map) -> int& { return map.height; }, 5, k_largest_map_by_chance>("height"),
    whole_of_map<[](RandomMap& map) -> std::uint32_t& { return map.recipe.seed; }, 0, 999'999'999>("seed"),
};

void read_random(TomlReading& reading, std::string_view key, const toml::node& value, Task& task) {
    const toml::table* table = value.as_table();
    if (!table) {
        reading.refuse_value(key, "a table, as in { kind = \"noise\", walls = 20, seed = 1 }", value);
        return;
    }
    RandomMap map;
    for (const auto& [name, node] : *table) {
        const auto* field =
            std::find_if(std::begin(k_random_fields), std::end(k_random_fields),
                         [&name = name](const RandomField& row) { return row.key == name.str(); });
        if (field != std::end(k_random_fields)) {
            field->read(reading, field->key, node, map);
        } else {
            reading.refuse(name, "`" + cut_short(name.str()) + "` is not a key of `random`; " +
                                     known_words(name.str(), random_map_keys()));
        }
    }
    if (map.recipe.kind == MapKind::caves && !table->contains("walls")) {
        map.recipe.walls_in_hundred = k_walls_of_caves;
    }
    task.random = map;
}

template <std::string Task::*Member>
constexpr TaskField saying(std::string_view key) {
    return {key, [](TomlReading& reading, std::string_view k, const toml::node& value, Task& task) {
                task.*Member = read_saying(reading, k, value).value_or("");
            }};
}

constexpr TaskField k_common_fields[] = {
    {"kind", [](TomlReading&, std::string_view, const toml::node&, Task&) {}},  // read before all others
    saying<&Task::ask>("ask"),
    saying<&Task::hint>("hint"),
    saying<&Task::explain>("explain"),
    {"random", &read_random},
};

constexpr TaskField k_predict_fields[] = {
    word_of<Predict, Predict::k_what_names, &Predict::what>("what"),
    word_of<Predict, Predict::k_of_names, &Predict::of>("of"),
    of_kind<Predict, &read_among>("among"),
};

constexpr TaskField k_choice_fields[] = {
    of_kind<Choice, &read_options>("options"), of_kind<Choice, &read_right_options>("right"),
    of_kind<Choice, &read_because>("because"), of_kind<Choice, &read_cells>("cells"),
    of_kind<Choice, &read_which>("which"),     whole_of<Choice, &Choice::count, 2, 8>("count"),
};

constexpr TaskField k_number_fields[] = {
    of_kind<Number, &read_quantity>("of"),
    of_kind<Number, &read_right_number>("right"),
    point_of<Number, &Number::at>("at"),
};

constexpr TaskField k_find_step_fields[] = {
    of_kind<FindStep, &read_event>("event"),
    point_of<FindStep, &FindStep::at>("at"),
    whole_of<FindStep, &FindStep::depth, 1, Grid::k_max_side>("depth"),
    whole_of<FindStep, &FindStep::wedge, 0, INT_MAX>("wedge"),
    point_of<FindStep, &FindStep::decides>("decides"),
    whole_of<FindStep, &FindStep::nth, 1, INT_MAX>("nth"),
};

constexpr TaskField k_build_fields[] = {of_kind<Build, &read_goals>("goal")};
constexpr TaskField k_find_bug_fields[] = {of_kind<FindBug, &read_mistake>("mistake")};
constexpr TaskField k_who_fields[] = {
    point_of<WhoSeesWhom, &WhoSeesWhom::a>("a"),
    point_of<WhoSeesWhom, &WhoSeesWhom::b>("b"),
};

struct Kind {
    TaskKind begin;
    std::span<const TaskField> fields;
    // A key that has to be there, and what to write.
    std::string_view needs = {};
    std::string_view as_in = {};
};

// In the order of TaskKind.
std::span<const Kind> kinds() {
    static const std::array<Kind, k_task_kinds> k_kinds{{
        {Predict{}, k_predict_fields},
        {Choice{}, k_choice_fields, "ask", "ask = \"Which of these is so?\""},
        {Number{}, k_number_fields, "ask", "ask = \"How many cells are seen?\""},
        {FindStep{}, k_find_step_fields},
        {Build{}, k_build_fields, "goal", "goal = [\"A sees B\"]"},
        {FindBug{}, k_find_bug_fields, "mistake", "mistake = \"ties-outwards\""},
        {WhoSeesWhom{}, k_who_fields},
    }};
    return k_kinds;
}

const TaskField* field_of(std::span<const TaskField> fields, std::string_view key) {
    const auto found =
        std::find_if(fields.begin(), fields.end(), [key](const TaskField& row) { return row.key == key; });
    return found == fields.end() ? nullptr : &*found;
}

// Which other kinds have this key; "`options` belongs to `choice`".
std::string right_place_of(std::string_view key, std::size_t kind) {
    if (is_top_key(key)) {
        return "it belongs in a `scenario` block";
    }
    for (std::size_t other = 0; other < k_task_kinds; ++other) {
        if (field_of(kinds()[other].fields, key)) {
            return "`" + std::string(name_of_kind(other)) + "` has it";
        }
    }
    std::vector<std::string_view> known = common_task_keys();
    for (const std::string_view own : keys_of_kind(kind)) {
        known.push_back(own);
    }
    return known_words(key, known);
}

std::optional<std::size_t> read_kind(TaskDraft& draft) {
    const toml::node* kind = draft.table.get("kind");
    if (!kind) {
        draft.reading.refuse(k_whole_block, "this task needs its kind, as in kind = \"predict\"; " +
                                                known_words("", k_task_kind_names));
        return std::nullopt;
    }
    return read_known_word(draft.reading, "kind", *kind, "a kind of task", k_task_kind_names);
}

}  // namespace

std::vector<std::string_view> common_task_keys() {
    return names_of(std::span<const TaskField>(k_common_fields), &TaskField::key);
}
std::vector<std::string_view> keys_of_kind(std::size_t kind) {
    return names_of(kinds()[kind].fields, &TaskField::key);
}
std::vector<std::string_view> random_map_keys() {
    return names_of(std::span<const RandomField>(k_random_fields), &RandomField::key);
}

void read_task(TaskDraft& draft) {
    TomlReading& reading = draft.reading;
    draft.task.line = draft.part->block.line;
    Result<toml::table> table = parse_toml(reading.text());
    if (!table) {
        const TextError& error = table.error();
        reading.refuse(
            {static_cast<toml::source_index>(error.line), static_cast<toml::source_index>(error.column)},
            error.reason);
        return;
    }
    draft.table = std::move(table.value());
    const std::optional<std::size_t> index = read_kind(draft);
    if (!index) {
        return;
    }
    draft.is_read = true;
    const Kind& kind = kinds()[*index];
    draft.task.what = kind.begin;
    for (const auto& [key, value] : draft.table) {
        const TaskField* own = field_of(kind.fields, key.str());
        const TaskField* field = own ? own : field_of(k_common_fields, key.str());
        if (field) {
            field->read(reading, field->key, value, draft.task);
        } else {
            reading.refuse(key, "`" + cut_short(key.str()) + "` is not a key of `" +
                                    std::string(name_of_kind(*index)) + "`; " +
                                    right_place_of(key.str(), *index));
        }
    }
    if (!kind.needs.empty() && !draft.table.contains(kind.needs)) {
        reading.refuse(k_whole_block, "`" + std::string(name_of_kind(*index)) + "` needs `" +
                                          std::string(kind.needs) + "`, as in " + std::string(kind.as_in));
    }
}

}  // namespace fovlab
