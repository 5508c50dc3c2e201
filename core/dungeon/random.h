// The lab's own random numbers: the same seed gives the same numbers with every compiler, on every machine and in
// the browser. The standard library's distributions do not.
//
// Limits: not for secrets. Ranges are exact, without the small bias of a remainder.
// Source: Melissa O'Neill, 2014, "PCG: A Family of Simple Fast Space-Efficient Statistically Good Algorithms for
// Random Number Generation" (PCG-XSH-RR, 32 bits out of a state of 64).
#pragma once

#include <cassert>
#include <cstdint>

namespace fovlab {

class Random {
public:
    // Seeds with different streams give numbers that have nothing to do with one another.
    explicit constexpr Random(std::uint64_t seed, std::uint64_t stream = 54) : increment_(stream << 1U | 1U) {
        next();
        state_ += seed;
        next();
    }

    constexpr std::uint32_t next() {
        const std::uint64_t before = state_;
        state_ = before * 6364136223846793005U + increment_;
        const auto mixed = static_cast<std::uint32_t>(((before >> 18U) ^ before) >> 27U);
        const auto turn = static_cast<std::uint32_t>(before >> 59U);
        return mixed >> turn | mixed << ((32U - turn) & 31U);
    }

    // From 0 to limit − 1, each as likely as the others; limit is above 0.
    constexpr int below(int limit) {
        assert(limit > 0);
        const auto count = static_cast<std::uint32_t>(limit);
        // 2³² numbers do not fall into `count` equal parts: those that are too many are thrown again.
        const std::uint32_t too_many = (0U - count) % count;
        std::uint32_t number = next();
        while (number < too_many) {
            number = next();
        }
        return static_cast<int>(number % count);
    }

    // From first to last, both included.
    constexpr int between(int first, int last) {
        assert(first <= last);
        return first + below(last - first + 1);
    }

    // True in so many of a hundred cases: never for 0, always for 100.
    constexpr bool percent(int chance) { return below(100) < chance; }

private:
    std::uint64_t state_ = 0;
    std::uint64_t increment_;
};

}  // namespace fovlab
