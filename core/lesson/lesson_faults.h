// All that is wrong with a lesson, gathered from its blocks with places in the file. Only this room's sources include this.
#pragma once

#include "core/lesson/markdown.h"
#include "core/scenario/scenario_text.h"

#include <cstddef>
#include <string>
#include <vector>

namespace fovlab {

class LessonFaults {
public:
    void add(TextError fault) { faults_.push_back(std::move(fault)); }
    // Of a block, with places in its text.
    void add(const MarkdownPart& part, const Problems& problems) {
        for (const TextError& fault : problems.told) {
            add(in_file(part, fault));
        }
        more_ += problems.more;
    }
    void add(const MarkdownPart& part, const TextError& fault) { add(in_file(part, fault)); }

    bool none() const { return faults_.empty(); }
    // In the order of places, k_most_told at most.
    Problems problems() const;

private:
    std::vector<TextError> faults_;
    std::size_t more_ = 0;
};

}  // namespace fovlab
