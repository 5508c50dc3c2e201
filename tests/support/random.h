// Random numbers for the tests: xorshift, the same on every machine, so that a failure can be repeated.
// Source: George Marsaglia, "Xorshift RNGs", 2003.
#pragma once

#include <cstdint>

namespace fovlab::test {

class Random {
public:
    explicit Random(std::uint64_t seed) : state_(seed * 0x9E3779B97F4A7C15U + 1) {}

    std::uint64_t next() {
        state_ ^= state_ << 13;
        state_ ^= state_ >> 7;
        state_ ^= state_ << 17;
        return state_;
    }

    // A whole number from 0 to limit − 1.
    int below(int limit) { return static_cast<int>((next() >> 16) % static_cast<std::uint64_t>(limit)); }
    int between(int first, int last) { return first + below(last - first + 1); }
    bool percent(int chance) { return below(100) < chance; }

private:
    std::uint64_t state_;
};

}  // namespace fovlab::test
