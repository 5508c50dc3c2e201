// Bits into few bytes and back: an arithmetic coder with chances that learn.
//
// Each bit is coded under a Chance, which is how likely a 1 is thought to be; a bit that was expected costs nearly nothing.
// Writer, reader and learner have the same `bit`, so that one function both packs a thing and unpacks it: it hands
// in the value and goes on with what it gets back, which is the value itself when writing.
// Whole numbers only: the same bytes with every compiler. What is written ends without zeros, and after its end the reader
// reads zeros, as many as it is asked for: whoever reads bounds what he asks for. A reader that was told of something that
// cannot be is bad from then on and gives zeros.
// Source of the coder: Jorma Rissanen and Glen Langdon, "Arithmetic Coding", 1979, in the form without carries.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string>
#include <string_view>

namespace fovlab {

// How likely a 1 is, in 65,536ths. It is moved by each bit: at first far, later less.
class Chance {
public:
    constexpr Chance() = default;
    explicit constexpr Chance(std::uint32_t of_65536) : one_(static_cast<std::uint16_t>(of_65536)) {}

    constexpr std::uint32_t one() const { return one_; }
    constexpr bool fresh() const { return seen_ == 0; }
    // Begins as another has become.
    constexpr void begin_as(const Chance& other) { one_ = other.one_; }

    constexpr void learn(bool bit) {
        constexpr std::uint32_t k_least = 256;  // never certain: what was never seen must cost a bearable lot
        const std::uint32_t share = seen_ + 2U;
        const std::uint32_t now = one_;
        const std::uint32_t then = bit ? now + (65535U - now) / share : now - now / share;
        one_ = static_cast<std::uint16_t>(then < k_least            ? k_least
                                          : then > 65536U - k_least ? 65536U - k_least
                                                                    : then);
        seen_ = seen_ < k_slowest ? static_cast<std::uint16_t>(seen_ + 1) : seen_;
    }

private:
    static constexpr std::uint16_t k_slowest = 60;

    std::uint16_t one_ = 32768;
    std::uint16_t seen_ = 0;
};

class BitWriter {
public:
    bool bit(bool value, std::uint32_t one);
    bool bit(bool value, Chance& chance) {
        bit(value, chance.one());
        chance.learn(value);
        return value;
    }
    bool bad() const { return false; }
    void refuse() {}

    // All that was written. Nothing can be written afterwards.
    std::string finish();

private:
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFF;
    std::string bytes_;
};

class BitReader {
public:
    explicit BitReader(std::string_view bytes);

    bool bit(bool ignored, std::uint32_t one);
    bool bit(bool ignored, Chance& chance) {
        const bool value = bit(ignored, chance.one());
        chance.learn(value);
        return value;
    }
    bool bad() const { return bad_; }
    void refuse() { bad_ = true; }

private:
    std::uint32_t next_byte();

    std::string_view bytes_;
    std::size_t at_ = 0;
    std::uint32_t low_ = 0;
    std::uint32_t high_ = 0xFFFFFFFF;
    std::uint32_t code_ = 0;
    bool bad_ = false;
};

// Writes nothing and only teaches chances what is usual.
class BitLearner {
public:
    bool bit(bool value, std::uint32_t) { return value; }
    bool bit(bool value, Chance& chance) {
        chance.learn(value);
        return value;
    }
    bool bad() const { return false; }
    void refuse() {}
};

}  // namespace fovlab
