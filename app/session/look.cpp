#include "app/session/look.h"

#include <nlohmann/json.hpp>

namespace fovlab {
namespace {

using Json = nlohmann::json;

template <class T>
Json or_null(const std::optional<T>& value) {
    return value ? Json(*value) : Json(nullptr);
}

std::optional<std::size_t> whole(const Json& all, const char* key) {
    const auto found = all.find(key);
    return found != all.end() && found->is_number_unsigned()
               ? std::optional<std::size_t>(found->get<std::size_t>())
               : std::nullopt;
}

void read_number(const Json& all, const char* key, double& into) {
    if (const auto found = all.find(key); found != all.end() && found->is_number()) {
        into = found->get<double>();
    }
}

std::vector<std::string> names(const Json& all, const char* key) {
    std::vector<std::string> read;
    if (const auto found = all.find(key); found != all.end() && found->is_array()) {
        for (const Json& name : *found) {
            if (name.is_string()) {
                read.push_back(name.get<std::string>());
            }
        }
    }
    return read;
}

// A list of so many numbers, else nothing.
std::vector<double> numbers(const Json& all, const char* key, std::size_t count) {
    std::vector<double> read;
    if (const auto found = all.find(key); found != all.end() && found->is_array()) {
        for (const Json& number : *found) {
            if (number.is_number()) {
                read.push_back(number.get<double>());
            }
        }
    }
    return read.size() == count ? read : std::vector<double>{};
}

bool is_cell(double number) { return number >= 0.0 && number < 1e6; }

Json json_of(const KeptWalk& walk) {
    return {{"mode", walk.mode},     {"done", walk.moves_done},     {"cut", walk.cut},
            {"reveal", walk.reveal}, {"forgotten", walk.forgotten}, {"brighter", walk.brighter}};
}

void read_flag(const Json& all, const char* key, bool& into) {
    if (const auto found = all.find(key); found != all.end() && found->is_boolean()) {
        into = found->get<bool>();
    }
}

std::optional<KeptWalk> walk_of(const Json& all) {
    const auto found = all.find("walk");
    if (found == all.end() || !found->is_object()) {
        return std::nullopt;
    }
    KeptWalk walk;
    if (const auto mode = found->find("mode"); mode != found->end() && mode->is_string()) {
        walk.mode = mode->get<std::string>();
    }
    walk.moves_done = whole(*found, "done").value_or(SIZE_MAX);
    walk.cut = whole(*found, "cut").value_or(0);
    read_flag(*found, "reveal", walk.reveal);
    read_flag(*found, "brighter", walk.brighter);
    if (const auto list = found->find("forgotten"); list != found->end() && list->is_array()) {
        for (const Json& after : *list) {
            if (after.is_number_unsigned()) {
                walk.forgotten.push_back(after.get<std::size_t>());
            }
        }
    }
    return walk;
}

Json json_of(const KeptLesson& lesson) {
    return {{"file", lesson.file},
            {"page", lesson.page},
            {"all_controls", lesson.all_controls},
            {"before", lesson.before}};
}

std::optional<KeptLesson> lesson_of(const Json& all) {
    const auto found = all.find("lesson");
    if (found == all.end() || !found->is_object()) {
        return std::nullopt;
    }
    KeptLesson lesson;
    if (const auto file = found->find("file"); file != found->end() && file->is_string()) {
        lesson.file = file->get<std::string>();
    }
    lesson.page = whole(*found, "page").value_or(0);
    read_flag(*found, "all_controls", lesson.all_controls);
    lesson.before = whole(*found, "before").value_or(0);
    return lesson;
}

}  // namespace

std::string to_text(const Look& look) {
    Json all;
    all["step"] = or_null(look.step);
    all["right"] = or_null(look.right);
    all["choices"] = look.choices;
    all["layers"] = look.layers;
    all["pinned"] = look.pinned ? Json::array({look.pinned->x, look.pinned->y}) : Json(nullptr);
    all["speed"] = look.speed;
    all["divider"] = look.divider;
    all["together"] = look.together;
    all["view"] = look.view ? Json::array({look.view->cell, look.view->x, look.view->y}) : Json(nullptr);
    all["walk"] = look.walk ? json_of(*look.walk) : Json(nullptr);
    all["lesson"] = look.lesson ? json_of(*look.lesson) : Json(nullptr);
    // A name of a file may be no UTF-8: what is broken in it is replaced.
    return all.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Look read_look(const std::string& text) {
    Look look;
    const Json all = Json::parse(text, nullptr, false);
    if (!all.is_object()) {
        return look;
    }
    look.step = whole(all, "step");
    look.right = whole(all, "right");
    look.choices = names(all, "choices");
    look.layers = names(all, "layers");
    const std::vector<double> pinned = numbers(all, "pinned", 2);
    if (!pinned.empty() && is_cell(pinned[0]) && is_cell(pinned[1])) {
        look.pinned = Point{static_cast<int>(pinned[0]), static_cast<int>(pinned[1])};
    }
    read_number(all, "speed", look.speed);
    read_number(all, "divider", look.divider);
    read_flag(all, "together", look.together);
    look.walk = walk_of(all);
    look.lesson = lesson_of(all);
    if (const std::vector<double> view = numbers(all, "view", 3); !view.empty()) {
        look.view = KeptView{view[0], view[1], view[2]};
    }
    return look;
}

}  // namespace fovlab
