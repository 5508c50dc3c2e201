// Undo and redo: whole documents, because they are small.
//
// Limits: as many as fit into about 64 MiB, and at least 32; the oldest go first.
#pragma once

#include "core/scenario/scenario.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <vector>

namespace fovlab {

class History {
public:
    // Remember a document as it was before a change. What had been undone can no longer be redone.
    void remember(Scenario before);

    // Takes back the last `remember`: what it forgot of the future is there again. There is one to take back.
    Scenario take_back();
    // What was remembered last.
    const Scenario& last() const { return past_.back(); }

    std::size_t undo_count() const { return past_.size(); }
    std::size_t redo_count() const { return future_.size(); }

    // The document to go back or on to, given the one at hand; none when there is none.
    std::optional<Scenario> undo(Scenario now);
    std::optional<Scenario> redo(Scenario now);

private:
    void forget_oldest();

    std::deque<Scenario> past_;
    std::vector<Scenario> future_;
    std::vector<Scenario> forgotten_future_;  // by the last `remember`
};

}  // namespace fovlab
