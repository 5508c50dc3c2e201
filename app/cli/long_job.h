// A job that takes long says so once, on standard error: how long it will take, before most of it is done.
//
// The clock is handed in, in milliseconds, so that tests need not wait; without one it is the machine's.
#pragma once

#include "app/cli/streams.h"

#include <cstdint>
#include <functional>
#include <optional>

namespace fovlab::cli {

class LongJob {
public:
    using Clock = std::function<double()>;

    static constexpr double k_long_ms = 5000.0;    // is worth a word
    static constexpr double k_measure_ms = 500.0;  // of work, before the rest is guessed from it

    explicit LongJob(Streams& streams, Clock clock = {});

    // After each piece: the cost so far, and that of the whole as far as it is known.
    void tell(std::uint64_t spent, std::optional<std::uint64_t> expected);

private:
    Streams& streams_;
    Clock clock_;
    double began_ = 0.0;
    bool told_ = false;
};

}  // namespace fovlab::cli
