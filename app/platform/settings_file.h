// Where this machine keeps the lab's settings: $XDG_CONFIG_HOME/fovlab/settings.json, else ~/.config/fovlab/….
#pragma once

#include "app/session/storage.h"

#include <optional>
#include <string>

namespace fovlab {

// None where there is neither.
std::optional<std::string> settings_path();

// The session: $XDG_STATE_HOME/fovlab/session, else ~/.local/state/fovlab/session. Makes the folder.
std::optional<std::string> session_path();

// The disk, which makes the folder of a file that is written.
class ConfigStorage : public DiskStorage {
public:
    std::optional<TextError> write(const std::string& name, const std::string& bytes) override;
};

}  // namespace fovlab
