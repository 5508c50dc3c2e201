// What the sheets that open and save show: a folder and what is in it, and what one of its files is. The session asks
// for it, whoever has the storage tells it.
#pragma once

#include "app/session/storage.h"

#include <string>
#include <vector>

namespace fovlab {

struct FileChoice {
    std::string folder;                // by its full name; empty: not known yet
    std::vector<FolderEntry> entries;  // folders first, each kind by name
    std::vector<std::string> missing;  // of the recent files, those that are gone
    std::string problem;               // why the folder, or the file asked for, does not do
    std::string looked_at;             // the file that `about` is about, by its full name
    std::string about;
    bool readable = true;     // can the lab open it?
    std::string replaceable;  // a file that is there already and waits for a word to be replaced; empty: none
};

// Folders first, then files; each by name, capital and small letters alike. Hidden ones are left out.
std::vector<FolderEntry> in_order(std::vector<FolderEntry> entries);

// Does its ending promise something that the lab opens?
bool looks_openable(const FolderEntry& entry);

// With the ending of a scenario where it has none.
std::string with_ending(const std::string& name);

// A name for a document that has none: that of the map it came from, else of its title, with the ending of a scenario.
std::string suggested_name(const std::string& source, const std::string& title);

}  // namespace fovlab
