// Undo and redo: whole documents, because they are small, each with the file it belongs to.
//
// All documents in order, from the oldest that is kept to the last that was undone, are the list of edits: the one at
// hand, which the history itself does not hold, is number `present`, and number 0 is what the edits began with.
// Limits: 64 MiB (k_most_bytes) for all that is kept, past and undone, with all that documents hold and the saved ones
// that they belong to; but at least 32 of the past however large they are, which are 128 MiB of the largest maps. The oldest
// go first.
#pragma once

#include "app/session/version.h"

#include <cstddef>
#include <cstdint>
#include <deque>
#include <optional>
#include <utility>
#include <vector>

namespace fovlab {

// What a document takes of the memory.
std::size_t bytes_of(const Scenario& document);

class History {
public:
    static constexpr std::size_t k_most_bytes = std::size_t{64} * 1024 * 1024;
    static constexpr std::size_t k_fewest_kept = 32;

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

    // The list of edits.
    std::size_t present() const { return past_.size(); }
    std::size_t size() const { return past_.size() + 1 + future_.size(); }
    // Number `index` of the list, which is not the one at hand.
    const Version& at(std::size_t index) const;
    // The document with that number, given the one at hand: as undoing or redoing one by one. It is another one.
    Version go_to(std::size_t index, Version now);

    // Was something of the beginning let go?
    bool forgot() const { return forgot_; }
    // All that is kept.
    std::size_t bytes() const;
    // Changes with the list itself, and not where one goes to and fro in it.
    std::uint64_t revision() const { return revision_; }

private:
    void forget_oldest();

    std::deque<Version> past_;
    std::vector<Version> future_;            // the next one last
    std::vector<Version> forgotten_future_;  // by the last `remember`
    bool forgot_ = false;
    std::uint64_t revision_ = 0;
};

}  // namespace fovlab
