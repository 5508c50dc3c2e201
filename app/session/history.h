// Undo and redo: whole documents, because they are small, each with the file it belongs to.
//
// Limits: as many as fit into about 64 MiB, and at least 32; the oldest go first.
#pragma once

#include "app/session/version.h"

#include <cstddef>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace fovlab {

class History {
public:
    History() = default;
    // As it was on another day; both oldest first as they were remembered.
    History(std::deque<Version> past, std::vector<Version> future)
        : past_(std::move(past)), future_(std::move(future)) {}

    // Remember a document as it was before a change. What had been undone can no longer be redone.
    void remember(Version before);

    // Takes back the last `remember`: what it forgot of the future is there again. There is one to take back.
    Version take_back();
    // What was remembered last.
    const Version& last() const { return past_.back(); }

    // The oldest first; what undo goes back to is the last, and so is what redo goes on to.
    const std::deque<Version>& past() const { return past_; }
    const std::vector<Version>& future() const { return future_; }

    std::size_t undo_count() const { return past_.size(); }
    std::size_t redo_count() const { return future_.size(); }

    // The document to go back or on to, given the one at hand; none when there is none.
    std::optional<Version> undo(Version now);
    std::optional<Version> redo(Version now);

private:
    void forget_oldest();

    std::deque<Version> past_;
    std::vector<Version> future_;
    std::vector<Version> forgotten_future_;  // by the last `remember`
};

}  // namespace fovlab
