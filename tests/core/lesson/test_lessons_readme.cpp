// lessons/README.md tells how lessons are written. What it names exists, and whatever exists is named there.
#include "core/lesson/page_fields.h"
#include "core/lesson/read_lesson.h"
#include "core/lesson/task_fields.h"
#include "core/trace/stops.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <string_view>
#include <vector>

using namespace fovlab;

namespace {

const std::string& readme() {
    static const std::string k_text = [] {
        std::ifstream file(FOVLAB_TESTS_DIR "/../lessons/README.md");
        std::stringstream text;
        text << file.rdbuf();
        return text.str();
    }();
    return k_text;
}

// From one mark to the next; the test fails where the first is not there.
std::string between(std::string_view begin, std::string_view end) {
    const std::size_t from = readme().find(begin);
    CAPTURE(begin);
    REQUIRE(from != std::string::npos);
    const std::size_t to = readme().find(end, from + begin.size());
    return readme().substr(from, to - from);
}

// What stands between ` and `.
std::vector<std::string> quoted(const std::string& text) {
    std::vector<std::string> words;
    std::size_t at = 0;
    while ((at = text.find('`', at)) != std::string::npos) {
        const std::size_t end = text.find('`', at + 1);
        if (end == std::string::npos) {
            break;
        }
        std::string word = text.substr(at + 1, end - at - 1);
        std::replace(word.begin(), word.end(), '\n', ' ');
        words.push_back(word);
        at = end + 1;
    }
    return words;
}

bool has(const std::vector<std::string>& words, std::string_view word) {
    return std::find(words.begin(), words.end(), word) != words.end();
}

// "options" of "options = [1, 2]"; the word itself where nothing is set.
std::string key_of(const std::string& word) { return word.substr(0, word.find(" = ")); }

std::vector<std::string> keys_in(const std::string& text) {
    std::vector<std::string> keys;
    for (const std::string& word : quoted(text)) {
        keys.push_back(key_of(word));
    }
    return keys;
}

// The first column of the tables in a text: "`show`".
std::vector<std::string> rows_in(const std::string& text) {
    std::vector<std::string> rows;
    std::istringstream lines(text);
    for (std::string line; std::getline(lines, line);) {
        if (line.substr(0, 3) == "| `") {
            rows.push_back(line.substr(3, line.find('`', 3) - 3));
        }
    }
    return rows;
}

std::vector<std::string> strings(const std::vector<std::string_view>& words) {
    return {words.begin(), words.end()};
}

std::string section_of(std::size_t kind) {
    const std::string mark = "**`" + std::string(name_of_kind(kind)) + "`**";
    const std::string section = between(mark, "\n## ");
    return section.substr(0, section.find("\n**", mark.size()));
}

const std::string k_page = "## What a page shows";
const std::string k_task = "## What a page asks";

}  // namespace

TEST_CASE("the lesson that the README shows is a good one") {
    const std::string block = between("````markdown\n", "\n````\n");
    const std::string lesson = block.substr(block.find('\n') + 1) + "\n";
    for (const TextError& fault : problems_in_lesson(lesson).told) {
        FAIL_CHECK(fault.line << ":" << fault.column << " " << fault.reason);
    }
    const Result<Lesson> read = read_lesson(lesson);
    REQUIRE(read.ok());
    CHECK(read.value().pages.size() == 3);
    CHECK(read.value().tasks.size() == 2);
}

TEST_CASE("the README names every key of a page, and every control") {
    const std::string page = between(k_page, "\n## ");
    const std::vector<std::string_view> known(page_keys().begin(), page_keys().end());
    CHECK(rows_in(page) == strings(known));
    for (const std::string_view control : k_control_names) {
        CHECK_MESSAGE(has(quoted(page), control), control);
    }
    for (const std::string_view view : k_lesson_view_names) {
        CHECK_MESSAGE(has(quoted(page), "\"" + std::string(view) + "\""), view);
    }
    std::string usual = "[";
    for (const Control control : usual_controls()) {
        usual += (usual.size() > 1 ? ", \"" : "\"") + std::string(name(control)) + "\"";
    }
    CHECK(has(quoted(page), usual + "]"));
}

TEST_CASE("the README names every key of tasks, those of all kinds and those of each") {
    const std::string all = between(k_task, "\n**`predict`**");
    std::vector<std::string> common = rows_in(all);
    for (const std::string_view key : common_task_keys()) {
        CHECK_MESSAGE((has(common, key) || key == "random"), key);
    }
    for (const std::string& key : common) {
        CHECK_MESSAGE(has(strings(common_task_keys()), key), key);
    }
    for (std::size_t kind = 0; kind < k_task_kinds; ++kind) {
        const std::string section = section_of(kind);
        const std::vector<std::string> named = keys_in(section);
        for (const std::string_view key : keys_of_kind(kind)) {
            // Of maps by chance it is told with them.
            const std::string_view name = name_of_kind(kind);
            CHECK_MESSAGE((has(named, key) || key == "count"), name << ": " << key);
        }
        for (const std::string& word : quoted(section)) {
            if (word.find(" = ") != std::string::npos) {
                CHECK_MESSAGE(has(strings(keys_of_kind(kind)), key_of(word)), word);
            }
        }
        for (const std::string& row : rows_in(section)) {
            CHECK_MESSAGE(has(strings(keys_of_kind(kind)), row), row);
        }
    }
    const std::string chance = between("**Maps by chance**", "\n## ");
    for (const std::string_view key : random_map_keys()) {
        CHECK_MESSAGE(chance.find(std::string(key) + " = ") != std::string::npos, key);
    }
    CHECK(has(keys_in(chance), "random"));
    CHECK(has(keys_in(chance), "count"));
}

TEST_CASE("the README names every word that a key can be set to") {
    const std::vector<std::string> words = quoted(readme());
    for (const std::string_view what : Predict::k_what_names) {
        CHECK_MESSAGE(has(words, "\"" + std::string(what) + "\""), what);
    }
    for (const std::string_view of : Predict::k_of_names) {
        CHECK_MESSAGE(has(words, "\"" + std::string(of) + "\""), of);
    }
    for (const EventKind kind : k_event_kinds) {
        CHECK_MESSAGE(has(words, name(kind)), name(kind));
    }
    for (const MistakeInfo& mistake : mistakes()) {
        CHECK_MESSAGE((has(words, mistake.id) || has(words, "mistake = \"" + std::string(mistake.id) + "\"")),
                      mistake.id);
    }
    const std::vector<std::string> conditions = quoted(between("## What can be said", "\n## "));
    for (const CellStateInfo& state : cell_states()) {
        CHECK_MESSAGE(has(conditions, state.name), state.name);
    }
}

TEST_CASE("the README's table of quantities is the program's") {
    const std::string table = between("The quantities:", "\n## ");
    std::string right;
    for (const QuantityInfo& row : quantities()) {
        right += "| `" + std::string(row.name) + "` | " + std::string(row.means) + " |\n";
    }
    CHECK(table.substr(table.find("| `")) == right);
}

TEST_CASE("the README's table of answers has every kind") {
    const std::vector<std::string> rows = rows_in(between("## Answers as text", "\n## "));
    CHECK(rows == std::vector<std::string>(k_task_kind_names.begin(), k_task_kind_names.end()));
}
