#include "app/session/kept_settings.h"

#include "app/session/words.h"

#include <utility>

namespace fovlab {

KeptSettings::KeptSettings(Storage& storage, std::string path) : storage_(storage), path_(std::move(path)) {
    const Result<std::string> text = storage_.read(path_);
    if (!text) {
        if (storage_.exists(path_)) {
            replaceable_ = false;
            problem_ = worded(Word::settings_unreadable, {path_, text.error().reason});
        }
        return;
    }
    ReadSettings read = read_settings(text.value());
    kept_ = read.settings;
    if (read.problem) {
        problem_ = worded(Word::settings_broken, {path_, *read.problem});
    }
}

std::optional<std::string> KeptSettings::keep(const Settings& now) {
    if (now == kept_ || !replaceable_) {
        return std::nullopt;
    }
    kept_ = now;
    if (const std::optional<TextError> error = storage_.write(path_, to_text(now))) {
        return worded(Word::settings_not_kept, {path_, error->reason});
    }
    return std::nullopt;
}

}  // namespace fovlab
