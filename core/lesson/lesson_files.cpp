// Names of files: those that a lesson shows and links to, and that of a lesson itself.
#include "core/grid/small_letters.h"
#include "core/grid/utf8.h"
#include "core/lesson/read_lesson.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr std::string_view k_ending = ".md";

// "03-rays.md" of "03-rays.md#holes"; empty where the link leads elsewhere.
std::string_view lesson_of(std::string_view link) {
    const std::string_view name = link.substr(0, link.find('#'));
    return is_lesson_name(name) && name.find("://") == std::string_view::npos ? name : std::string_view();
}

}  // namespace

std::vector<LessonFile> files_of(const Lesson& lesson) {
    std::vector<LessonFile> files;
    const auto add = [&files](std::string_view name, int line) {
        const bool known = std::any_of(files.begin(), files.end(),
                                       [name](const LessonFile& file) { return file.name == name; });
        if (!name.empty() && !known) {
            files.push_back({std::string(name), line});
        }
    };
    for (const Page& page : lesson.pages) {
        for (const Block& block : page.blocks) {
            if (block.kind == Block::Kind::picture) {
                add(block.text, block.line);
            }
            for (const Span& span : block.spans) {
                add(lesson_of(span.link), block.line);
            }
        }
    }
    return files;
}

bool is_lesson_name(std::string_view name) {
    return name.size() > k_ending.size() &&
           in_small_letters(name.substr(name.size() - k_ending.size())) == k_ending;
}

bool is_lesson_text(std::string_view text) {
    text = without_byte_order_mark(text);
    text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
    // A comment of a scenario may begin so too; but only a lesson has fences.
    return text.substr(0, 2) == "# " &&
           (!is_scenario_text(text) || text.find("\n```") != std::string_view::npos);
}

}  // namespace fovlab
