// `lesson`: what is wrong with lessons, and whether answers to their tasks are right.
#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/deeds.h"
#include "app/cli/input.h"
#include "app/cli/lesson_judge.h"
#include "app/session/storage.h"
#include "core/lesson/read_lesson.h"

#include <algorithm>
#include <array>
#include <vector>

namespace fovlab::cli {
namespace {

// "lessons/" of "lessons/01-light.md"; empty where the file lies here.
std::string folder_of(const std::string& file) { return file.substr(0, file.rfind('/') + 1); }

// What a picture was made of, beside it: "pictures/pillar.toml".
std::string source_of(const std::string& picture) { return picture.substr(0, picture.rfind('.')) + ".toml"; }

// The lab draws scenarios and shows PNG files.
void add_undrawn(const LessonFile& file, const std::string& folder, Storage& storage, Problems& problems) {
    const std::string png = file.name.substr(0, file.name.rfind('.')) + ".png";
    if (storage.exists(folder + file.name) && !storage.exists(folder + png)) {
        problems.told.push_back({file.line, 1,
                                 "`" + file.name + "` cannot be shown in the lab by itself: it needs `" +
                                     source_of(file.name) + "` or `" + png + "` beside it"});
    }
}

// Pictures and lessons that are not there, and pictures' scenarios that cannot be read.
void add_files(const Lesson& lesson, const std::string& folder, Storage& storage, Problems& problems) {
    for (const LessonFile& file : files_of(lesson)) {
        if (!storage.exists(folder + file.name)) {
            problems.told.push_back({file.line, 1, "`" + file.name + "` is not there, beside the lesson"});
        }
        const std::string source = folder + source_of(file.name);
        if (is_lesson_name(file.name)) {
            continue;
        }
        if (!storage.exists(source)) {
            add_undrawn(file, folder, storage, problems);
            continue;
        }
        const Result<std::string> text = storage.read(source);
        const Result<Scenario> scenario = text ? read_scenario(text.value()) : Result<Scenario>(text.error());
        if (!scenario) {
            const TextError& error = scenario.error();
            const std::string place = error.line > 0 ? ", line " + std::to_string(error.line) : "";
            problems.told.push_back(
                {file.line, 1, "`" + source_of(file.name) + "`" + place + ": " + error.reason});
        }
    }
}

Problems problems_of(const std::string& name, const std::string& text, Streams& streams) {
    Problems problems = problems_in_lesson(text);
    const Result<Lesson> lesson = read_lesson(text);
    // Standard input lies in no folder.
    if (lesson && name != "-") {
        add_files(lesson.value(), folder_of(name), streams.storage, problems);
        std::stable_sort(problems.told.begin(), problems.told.end(),
                         [](const TextError& a, const TextError& b) { return a.line < b.line; });
    }
    return problems;
}

// What is wrong in each file; those that cannot be read at all are complaints.
int run_check(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::vector<std::string> files;
    line.add_files("FILE", "Lessons, or - for standard input", files);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    Output output(streams);
    int status = k_done;
    for (const std::string& file : files) {
        if (last_part(file) == "README.md") {
            output.add(on_one_line(file) + ": no lesson, left out\n");
            continue;
        }
        const std::optional<std::string> text = read_input(file, streams);
        if (!text) {
            status = k_bad_input;
            continue;
        }
        const Problems problems = problems_of(file, *text, streams);
        add_problems(output, on_one_line(file), problems);
        status = problems.told.empty() ? status : std::max(status, k_check_failed);
    }
    return output.finish(status);
}

constexpr std::array<Command, 2> k_deeds{{
    {"lesson check", "FILE...", "Says of each lesson that it is ok, or what is wrong in it and where.",
     &run_check},
    {"lesson judge", "FILE --task N --answer JSON", "Judges an answer to a task: right or wrong, and why.",
     &run_judge},
}};

}  // namespace

int run_lesson(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    return run_deeds(command, k_deeds, arguments, streams);
}

}  // namespace fovlab::cli
