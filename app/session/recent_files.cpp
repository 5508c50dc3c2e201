#include "app/session/recent_files.h"

#include <algorithm>

namespace fovlab {

void remember_file(std::vector<std::string>& recent, const std::string& name) {
    if (name.empty()) {
        return;
    }
    recent.erase(std::remove(recent.begin(), recent.end(), name), recent.end());
    recent.insert(recent.begin(), name);
    if (recent.size() > k_most_recent_files) {
        recent.resize(k_most_recent_files);
    }
}

}  // namespace fovlab
