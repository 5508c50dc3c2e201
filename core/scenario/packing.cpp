#include "core/scenario/packing.h"

#include <string_view>

namespace fovlab {

// What is taught here is part of the form of every code ever made, and never changes.
WordsModel::WordsModel() {
    BitLearner learner;
    const std::string usual =
        "Behind a pillar, One wall, Two rooms and a door, Around the corner, Light in the corridor, The cave "
        "of "
        "the goblins, Who sees whom, Symmetric or not, Where floats break, Long shadows, Small gap, Exercise "
        "1, "
        "Lesson 2, torch, watcher, treasure, goblin, guard, item";
    pack_bytes(learner, usual, usual.size());
}

std::size_t WordsModel::kind_of(const std::string& before) {
    if (before.empty() || before.back() == ' ') {
        return 0;
    }
    const char last = before.back();
    const bool letter = (last >= 'a' && last <= 'z') || (last >= 'A' && last <= 'Z');
    return std::string_view("aeiouy").find(last) != std::string_view::npos ? 1 : letter ? 2 : 3;
}

}  // namespace fovlab
