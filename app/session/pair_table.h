// Does A see B, and does B see A: the answer of every algorithm, and its reasons.
//
// Found out in pieces, so that a large map does not keep a frame waiting: `ask` says what the question is, `work` goes
// on with it. Units: cells; cost in cells examined. The cells are two different ones on the map (asserts).
#pragma once

#include "core/explain/why.h"
#include "core/grid/grid.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

// One of the two ways.
struct WayAnswer {
    bool sees = false;
    std::optional<Why> why;  // none where the run has too many steps to be recorded
};

struct PairAnswer {
    WayAnswer forth;  // from A to B
    WayAnswer back;

    bool one_way() const { return forth.sees != back.sees; }
};

class PairTable {
public:
    // The same question again changes nothing; another one forgets the answers.
    void ask(const Grid& grid, const Rules& rules, Point a, Point b);
    void forget();

    // Until about so much is spent: the algorithm `first`, then the others in the order of their table. True when an
    // answer came.
    bool work(Algorithm first, std::uint64_t budget);
    bool done() const;

    // None: not asked, or not yet found out.
    const std::optional<PairAnswer>& answer(Algorithm algorithm) const;

private:
    struct Question {
        Grid grid;
        Rules rules;
        Point a;
        Point b;
    };

    std::uint64_t find(Algorithm algorithm);

    std::optional<Question> question_;
    std::vector<std::optional<PairAnswer>> answers_;  // by algorithm
};

}  // namespace fovlab
