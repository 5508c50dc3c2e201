#include "app/session/file_choice.h"

#include "core/grid/small_letters.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace fovlab {
namespace {

constexpr std::string_view k_scenario = ".toml";
constexpr std::array<std::string_view, 6> k_openable{k_scenario, ".txt", ".map", ".png", ".fov", ".md"};

bool is_plain(char letter) { return (letter >= 'a' && letter <= 'z') || (letter >= '0' && letter <= '9'); }

// "Behind a pillar!" as "behind-a-pillar".
std::string as_name(const std::string& title) {
    std::string name;
    for (const char letter : in_small_letters(title)) {
        if (is_plain(letter)) {
            name += letter;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    while (!name.empty() && name.back() == '-') {
        name.pop_back();
    }
    return name;
}

}  // namespace

std::vector<FolderEntry> in_order(std::vector<FolderEntry> entries) {
    const auto hidden = [](const FolderEntry& entry) { return entry.name.empty() || entry.name[0] == '.'; };
    entries.erase(std::remove_if(entries.begin(), entries.end(), hidden), entries.end());
    std::sort(entries.begin(), entries.end(), [](const FolderEntry& a, const FolderEntry& b) {
        if (a.folder != b.folder) {
            return a.folder;
        }
        const std::string low_a = in_small_letters(a.name);
        const std::string low_b = in_small_letters(b.name);
        return low_a != low_b ? low_a < low_b : a.name < b.name;
    });
    return entries;
}

bool looks_openable(const FolderEntry& entry) {
    const std::string ending = ending_of(entry.name);
    return entry.folder || std::find(k_openable.begin(), k_openable.end(), ending) != k_openable.end();
}

std::string with_ending(const std::string& name) {
    return ending_of(name).empty() && !last_part(name).empty() ? name + std::string(k_scenario) : name;
}

std::string suggested_name(const std::string& source, const std::string& title) {
    const std::string from = last_part(source);
    const std::string stem = from.substr(0, from.size() - ending_of(from).size());
    const std::string titled = as_name(title);
    const std::string name = !stem.empty() ? stem : !titled.empty() ? titled : "scenario";
    return joined(folder_of(source), name + std::string(k_scenario));
}

}  // namespace fovlab
