// The `task` and `quiz` blocks: what a page asks. Only this room's sources include this.
#pragma once

#include "core/lesson/markdown.h"
#include "core/lesson/task.h"
#include "core/scenario/toml_reading.h"

#include <cstddef>
#include <string_view>
#include <vector>

namespace fovlab {

// A task as it is read, with the text that it was read from, for whoever finds more that is wrong with it.
struct TaskDraft {
    explicit TaskDraft(const MarkdownPart& from) : part(&from), reading(from.block.text) {}

    const MarkdownPart* part;
    TomlReading reading;
    toml::table table = {};
    Task task = {};
    std::size_t page = 0;
    bool is_read = false;  // the text is TOML, and names a kind
};

// For the test that holds the documentation against them: those of every kind, and of one.
std::vector<std::string_view> common_task_keys();
std::vector<std::string_view> keys_of_kind(std::size_t kind);
std::vector<std::string_view> random_map_keys();

// Reads the block's text, and refuses in the draft's reading. What `ask` says where it is left out is not set here, since it may
// depend on the page.
void read_task(TaskDraft& draft);

}  // namespace fovlab
