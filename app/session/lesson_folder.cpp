#include "app/session/lesson_folder.h"

#include "app/session/lesson_words.h"
#include "core/grid/small_letters.h"
#include "core/lesson/read_lesson.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

constexpr std::string_view k_scenario_ending = ".toml";
constexpr std::string_view k_picture_ending = ".png";

// Of a text that is too long so much that a reader sees it is.
std::string shortened(std::string text) {
    if (text.size() > k_largest_lesson) {
        text.resize(k_largest_lesson + 1);
    }
    return text;
}

bool may_be_lesson(const FolderEntry& entry) {
    return !entry.folder && !entry.name.empty() && entry.name.front() != '.' && is_lesson_name(entry.name) &&
           in_small_letters(entry.name) != "readme.md";
}

// The names of the lessons of a folder, in order; the one asked for is among them, unless it is empty.
std::vector<std::string> lesson_names(Storage& storage, const std::string& folder, const std::string& asked) {
    std::vector<std::string> names;
    if (Result<std::vector<FolderEntry>> entries = storage.list(folder)) {
        for (FolderEntry& entry : entries.value()) {
            if (entry.name != asked && may_be_lesson(entry)) {
                names.push_back(std::move(entry.name));
            }
        }
    }
    std::sort(names.begin(), names.end());
    names.resize(std::min(names.size(), k_most_lessons - 1));
    if (!asked.empty()) {
        names.insert(std::lower_bound(names.begin(), names.end(), asked), asked);
    }
    return names;
}

// Small enough, and a file whose reading ends.
std::optional<std::string> picture_bytes(Storage& storage, const std::string& name, std::size_t most) {
    const std::optional<FileStamp> stamp = storage.stamp(name);
    if (!stamp || stamp->bytes > std::min(most, k_largest_picture)) {
        return std::nullopt;
    }
    Result<std::string> bytes = storage.read(name);
    return bytes ? std::optional(std::move(bytes.value())) : std::nullopt;
}

std::optional<LessonPicture> read_picture(Storage& storage, const std::string& folder,
                                          const std::string& name, std::size_t most) {
    for (const std::string& file : picture_files(name)) {
        if (std::optional<std::string> bytes = picture_bytes(storage, joined(folder, file), most)) {
            return LessonPicture{ending_of(file) == k_scenario_ending, std::move(*bytes)};
        }
    }
    return std::nullopt;
}

// The names that it uses for its pictures.
std::vector<std::string> pictures_of(const Lesson& lesson) {
    std::vector<std::string> names;
    for (LessonFile& file : files_of(lesson)) {
        if (!is_lesson_name(file.name)) {
            names.push_back(std::move(file.name));
        }
    }
    return names;
}

void read_pictures(Storage& storage, const std::string& at, LessonFolder& folder) {
    std::size_t left = k_most_picture_bytes;
    for (const LessonText& text : folder.lessons) {
        const Result<Lesson> lesson = read_lesson(text.text);
        if (!lesson) {
            continue;
        }
        for (const std::string& name : pictures_of(lesson.value())) {
            if (folder.pictures.count(name) > 0) {
                continue;
            }
            if (std::optional<LessonPicture> picture = read_picture(storage, at, name, left)) {
                left -= picture->bytes.size();
                folder.pictures.emplace(name, std::move(*picture));
            }
        }
    }
}

std::string counted(std::size_t count, LessonWord one, LessonWord many) {
    return count == 1 ? std::string(word(one)) : worded(many, {std::to_string(count)});
}

}  // namespace

std::vector<std::string> picture_files(const std::string& name) {
    if (name.empty() || name.front() == '/' || name.find('\\') != std::string::npos ||
        ("/" + name + "/").find("/../") != std::string::npos) {
        return {};
    }
    const std::string stem = name.substr(0, name.size() - ending_of(name).size());
    return {stem + std::string(k_scenario_ending), stem + std::string(k_picture_ending)};
}

Result<LessonFolder> read_lesson_folder(Storage& storage, const std::string& file) {
    const std::string full = storage.full_name(file);
    const bool whole_folder = storage.is_folder(full);
    LessonFolder folder{whole_folder ? full : folder_of(full), {}, {}};
    for (const std::string& name :
         lesson_names(storage, folder.folder, whole_folder ? "" : last_part(full))) {
        const std::string whole = joined(folder.folder, name);
        Result<std::string> text = storage.read(whole);
        const bool asked = whole == full;
        if (!text && asked) {
            return text.error();
        }
        if (text && (asked || is_lesson_text(text.value()))) {
            folder.lessons.push_back({whole, shortened(std::move(text.value()))});
        }
    }
    read_pictures(storage, folder.folder, folder);
    return folder;
}

Result<LoadedLessons> load_lesson(Storage& storage, const std::string& file) {
    const std::string full = storage.full_name(file);
    const bool whole_folder = storage.is_folder(full);
    const Result<Lesson> lesson = whole_folder ? Lesson{} : read_lesson_file(storage, full);
    if (!lesson) {
        return lesson.error();
    }
    Result<LessonFolder> folder = read_lesson_folder(storage, full);
    if (!folder) {
        return folder.error();
    }
    return LoadedLessons{std::move(folder.value()), whole_folder ? "" : full};
}

Result<Lesson> read_lesson_file(Storage& storage, const std::string& file) {
    const Result<std::string> text = storage.read(storage.full_name(file));
    return text ? read_lesson(text.value()) : Result<Lesson>(text.error());
}

std::string in_words(const Lesson& lesson) {
    return worded(LessonWord::lesson_about,
                  {lesson.title, counted(lesson.pages.size(), LessonWord::one_page, LessonWord::pages),
                   counted(lesson.tasks.size(), LessonWord::one_task, LessonWord::tasks)});
}

std::vector<std::string> files_to_watch(const LessonFolder& folder, const std::string& file) {
    std::vector<std::string> files{file};
    const auto text = std::find_if(folder.lessons.begin(), folder.lessons.end(),
                                   [&file](const LessonText& each) { return each.file == file; });
    if (text == folder.lessons.end()) {
        return files;
    }
    if (const Result<Lesson> lesson = read_lesson(text->text)) {
        for (const std::string& picture : pictures_of(lesson.value())) {
            for (const std::string& name : picture_files(picture)) {
                files.push_back(joined(folder.folder, name));
            }
        }
    }
    return files;
}

}  // namespace fovlab
