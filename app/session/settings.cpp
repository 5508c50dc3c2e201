#include "app/session/settings.h"

#include "app/session/recent_files.h"
#include "core/figure/palette.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <cstdint>
#include <limits>
#include <utility>

namespace fovlab {
namespace {

using Json = nlohmann::ordered_json;

constexpr int k_most_tries = 1'000'000'000;
constexpr std::size_t k_most_tasks_kept = 100;  // as many as a lesson has at most

// The value at a key, if it is there; a problem if it is of another kind than expected.
class Reader {
public:
    explicit Reader(std::optional<std::string>& problem) : problem_(problem) {}

    const Json* find(const Json& object, const char* key, Json::value_t kind, const char* expected) const {
        const auto found = object.find(key);
        if (found == object.end()) {
            return nullptr;
        }
        if (found->type() != kind) {
            complain("\"" + std::string(key) + "\" is not " + expected);
            return nullptr;
        }
        return &*found;
    }

    // The first problem is told; there may be more.
    void complain(std::string what) const {
        if (!problem_) {
            problem_ = std::move(what);
        }
    }

private:
    std::optional<std::string>& problem_;
};

void read_palette(const Reader& reader, const Json& all, Settings& settings) {
    const Json* id = reader.find(all, "palette", Json::value_t::string, "a name");
    if (!id) {
        return;
    }
    if (const std::optional<std::size_t> index = palette_of_id(id->get_ref<const std::string&>())) {
        settings.palette = *index;
    } else {
        reader.complain("there is no palette \"" + id->get<std::string>() + "\"");
    }
}

void read_hints(const Reader& reader, const Json& all, Settings& settings) {
    const Json* hints = reader.find(all, "hints", Json::value_t::object, "an object");
    if (!hints) {
        return;
    }
    if (const Json* shown = reader.find(*hints, "shown", Json::value_t::boolean, "true or false");
        shown && !shown->get<bool>()) {
        settings.hints.no_more();
    }
    if (const Json* done = reader.find(*hints, "done", Json::value_t::array, "a list")) {
        for (const Json& entry : *done) {
            const std::optional<Hint> hint =
                entry.is_string() ? hint_of_name(entry.get_ref<const std::string&>()) : std::nullopt;
            if (hint) {
                settings.hints.done(*hint);
            }
        }
    }
}

// A whole number within its limits, if it is there.
std::optional<int> read_number(const Reader& reader, const Json& all, const char* key, int least, int most) {
    const Json* number = reader.find(all, key, Json::value_t::number_unsigned, "a whole number");
    if (!number) {
        return std::nullopt;
    }
    const auto value = number->get<std::uint64_t>();
    if (value < static_cast<std::uint64_t>(least) || value > static_cast<std::uint64_t>(most)) {
        reader.complain("\"" + std::string(key) + "\" is not from " + std::to_string(least) + " to " +
                        std::to_string(most));
        return std::nullopt;
    }
    return static_cast<int>(value);
}

void read_figure(const Reader& reader, const Json& all, FigureSettings& figure) {
    const Json* read = reader.find(all, "figure", Json::value_t::object, "an object");
    if (!read) {
        return;
    }
    if (const Json* kind = reader.find(*read, "kind", Json::value_t::string, "a name")) {
        figure.kind = figure_kind_of("." + kind->get<std::string>()).value_or(figure.kind);
    }
    if (const Json* id = reader.find(*read, "palette", Json::value_t::string, "a name")) {
        figure.palette = palette_of_id(id->get_ref<const std::string&>());
    }
    figure.cell = read_number(reader, *read, "cell", k_smallest_figure_cell, k_largest_figure_cell);
    for (const auto& [key, part] :
         {std::pair("headings", &FigureSettings::headings), std::pair("legend", &FigureSettings::legend)}) {
        if (const Json* shown = reader.find(*read, key, Json::value_t::boolean, "true or false")) {
            figure.*part = shown->get<bool>();
        }
    }
    if (const Json* every = reader.find(*read, "every", Json::value_t::string, "a name")) {
        figure.every = *every == name(FrameEvery::step) ? FrameEvery::step : FrameEvery::row;
    }
    figure.frame_ms = read_number(reader, *read, "frame_ms", k_shortest_frame, k_longest_frame)
                          .value_or(usual_frame_ms(figure.every));
    if (const Json* folder = reader.find(*read, "folder", Json::value_t::string, "a name")) {
        figure.folder = folder->get<std::string>();
    }
}

Json json_of(const FigureSettings& figure) {
    Json json;
    json["kind"] = info(figure.kind).ending;
    if (figure.palette) {
        json["palette"] = palettes()[*figure.palette].id;
    }
    if (figure.cell) {
        json["cell"] = *figure.cell;
    }
    json["headings"] = figure.headings;
    json["legend"] = figure.legend;
    json["every"] = name(figure.every);
    json["frame_ms"] = figure.frame_ms;
    json["folder"] = figure.folder;
    return json;
}

void read_recent_files(const Reader& reader, const Json& all, Settings& settings) {
    const Json* names = reader.find(all, "recent", Json::value_t::array, "a list");
    if (!names) {
        return;
    }
    for (const Json& name : *names) {
        if (!name.is_string() || name.get_ref<const std::string&>().empty()) {
            reader.complain("a name in \"recent\" is no text");
        } else if (settings.recent_files.size() < k_most_recent_files) {
            settings.recent_files.push_back(name.get<std::string>());
        }
    }
}

TaskRecord read_task(const Reader& reader, const Json& all) {
    TaskRecord task;
    for (const auto& [key, flag] :
         {std::pair("right", &TaskRecord::right), std::pair("shown", &TaskRecord::shown)}) {
        if (const Json* on = reader.find(all, key, Json::value_t::boolean, "true or false")) {
            task.*flag = on->get<bool>();
        }
    }
    task.tries = read_number(reader, all, "tries", 0, k_most_tries).value_or(0);
    if (const Json* seed = reader.find(all, "seed", Json::value_t::number_unsigned, "a whole number")) {
        if (seed->get<std::uint64_t>() <= UINT32_MAX) {
            task.seed = seed->get<std::uint32_t>();
        } else {
            reader.complain("\"seed\" is not the number of a map");
        }
    }
    return task;
}

LessonRecord read_lesson_record(const Reader& reader, const Json& all) {
    LessonRecord lesson;
    if (const Json* title = reader.find(all, "title", Json::value_t::string, "a text")) {
        lesson.title = title->get<std::string>();
    }
    if (const Json* kinds = reader.find(all, "kinds", Json::value_t::array, "a list")) {
        for (const Json& kind : *kinds) {
            lesson.kinds.push_back(kind.is_string() ? kind.get<std::string>() : "");
        }
    }
    lesson.page = static_cast<std::size_t>(
        read_number(reader, all, "page", 0, std::numeric_limits<int>::max()).value_or(0));
    if (const Json* tasks = reader.find(all, "tasks", Json::value_t::array, "a list")) {
        for (const Json& task : *tasks) {
            if (!task.is_object()) {
                reader.complain("a task in \"progress\" is not an object");
            }
            lesson.tasks.push_back(task.is_object() ? read_task(reader, task) : TaskRecord{});
        }
    }
    lesson.kinds.resize(std::min(lesson.kinds.size(), k_most_tasks_kept));
    lesson.tasks.resize(std::min(lesson.tasks.size(), k_most_tasks_kept));
    lesson.kinds.resize(lesson.tasks.size());
    return lesson;
}

void read_progress(const Reader& reader, const Json& all, Progress& progress) {
    const Json* lessons = reader.find(all, "progress", Json::value_t::object, "an object");
    if (!lessons) {
        return;
    }
    for (const auto& [file, lesson] : lessons->items()) {
        if (file.empty() || !lesson.is_object()) {
            reader.complain("a lesson in \"progress\" is not an object with a name");
        } else if (progress.lessons.size() < k_most_lessons_kept) {
            progress.lessons.emplace(file, read_lesson_record(reader, lesson));
        }
    }
}

Json json_of(const LessonRecord& lesson) {
    Json tasks = Json::array();
    for (const TaskRecord& task : lesson.tasks) {
        Json json{{"right", task.right}, {"shown", task.shown}, {"tries", task.tries}};
        if (task.seed) {
            json["seed"] = *task.seed;
        }
        tasks.push_back(std::move(json));
    }
    return {
        {"title", lesson.title}, {"kinds", lesson.kinds}, {"page", lesson.page}, {"tasks", std::move(tasks)}};
}

Json json_of(const Progress& progress) {
    Json all = Json::object();
    for (const auto& [file, lesson] : progress.lessons) {
        if (all.size() < k_most_lessons_kept) {
            all[file] = json_of(lesson);
        }
    }
    return all;
}

}  // namespace

std::string to_text(const Settings& settings) {
    Json done = Json::array();
    for (std::size_t i = 0; i < k_hint_count; ++i) {
        if (settings.hints.is_done(static_cast<Hint>(i))) {
            done.push_back(name(static_cast<Hint>(i)));
        }
    }
    Json all;
    all["version"] = 1;
    all["palette"] = palettes()[settings.palette].id;
    all["hints"] = {{"shown", settings.hints.shown()}, {"done", std::move(done)}};
    all["figure"] = json_of(settings.figure);
    if (!settings.recent_files.empty()) {
        all["recent"] = settings.recent_files;
    }
    if (!settings.progress.lessons.empty()) {
        all["progress"] = json_of(settings.progress);
    }
    // A name of a file may be no UTF-8: what is broken in it is replaced.
    return all.dump(2, ' ', false, Json::error_handler_t::replace) + "\n";
}

ReadSettings read_settings(const std::string& text) {
    ReadSettings read;
    const Json all = Json::parse(text, nullptr, false);
    const Reader reader(read.problem);
    if (!all.is_object()) {
        reader.complain(all.is_discarded() ? "it is not JSON" : "it is not a JSON object");
        return read;
    }
    read_palette(reader, all, read.settings);
    read_hints(reader, all, read.settings);
    read_figure(reader, all, read.settings.figure);
    read_recent_files(reader, all, read.settings);
    read_progress(reader, all, read.settings.progress);
    return read;
}

}  // namespace fovlab
