// Finding whatever the lab can do by words of it: every action that needs no value, the gallery's maps, the algorithms
// and the palettes.
#pragma once

#include "app/session/session.h"

#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

struct FoundAction {
    Action action;
    std::string words;       // what it is called
    std::string_view about;  // a sentence
    std::string key;         // "Ctrl+Z"; empty: none
    bool enabled = true;     // could it be run now?
};

// Those in which each of the typed words occurs, wherever it is; capital or small letters are the same. First those
// whose name is or begins as typed, then those with the words in their name, then the others. All of them for no words.
std::vector<FoundAction> find_actions(const Session& session, std::string_view typed);

}  // namespace fovlab
