#include "app/session/settings.h"

#include "core/figure/palette.h"

#include <nlohmann/json.hpp>

namespace fovlab {
namespace {

using Json = nlohmann::ordered_json;

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
    return all.dump(2) + "\n";
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
    return read;
}

}  // namespace fovlab
