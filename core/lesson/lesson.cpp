#include "core/lesson/lesson.h"

#include <algorithm>

namespace fovlab {

std::size_t Lesson::page_of_task(std::size_t task) const {
    for (std::size_t i = 0; i < pages.size(); ++i) {
        const std::vector<Block>& blocks = pages[i].blocks;
        if (std::any_of(blocks.begin(), blocks.end(),
                        [task](const Block& block) { return block.task == task; })) {
            return i;
        }
    }
    return 0;
}

}  // namespace fovlab
