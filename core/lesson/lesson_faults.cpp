#include "core/lesson/lesson_faults.h"

#include <algorithm>

namespace fovlab {

Problems LessonFaults::problems() const {
    Problems problems{faults_, more_};
    std::stable_sort(problems.told.begin(), problems.told.end(), [](const TextError& a, const TextError& b) {
        return a.line < b.line || (a.line == b.line && a.column < b.column);
    });
    if (problems.told.size() > k_most_told) {
        problems.more += problems.told.size() - k_most_told;
        problems.told.resize(k_most_told);
    }
    return problems;
}

}  // namespace fovlab
