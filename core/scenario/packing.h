// Numbers, words and choices as bits, for each coder of bit_coder.h: a function that packs also unpacks.
//
// Every function is given the value and returns it; a reader's value is ignored, and what it returns lies within the
// limits that are told, or the reader is bad.
#pragma once

#include "core/scenario/bit_coder.h"

#include <array>
#include <cstddef>
#include <cstdint>
#include <string>

namespace fovlab {

inline constexpr std::uint32_t k_even = 32768;   // as likely as not
inline constexpr std::uint32_t k_seldom = 6554;  // one in ten
inline constexpr std::uint32_t k_rarely = 2048;  // one in 32

template <class Coder>
bool pack_flag(Coder& coder, bool value, std::uint32_t chance = k_even) {
    return coder.bit(value, chance);
}

// A number below 2 to the power of `bits`, each as likely as the others.
template <class Coder>
std::uint32_t pack_bits(Coder& coder, std::uint32_t value, unsigned bits) {
    std::uint32_t number = 0;
    for (unsigned i = bits; i > 0; --i) {
        number = number << 1U | (coder.bit((value >> (i - 1) & 1U) != 0, k_even) ? 1U : 0U);
    }
    return number;
}

// A number from 0 to `largest`, each as likely as the others.
template <class Coder>
std::uint32_t pack_below(Coder& coder, std::uint32_t value, std::uint32_t largest) {
    unsigned bits = 0;
    while (bits < 32 && largest >> bits != 0) {
        ++bits;
    }
    const std::uint32_t number = pack_bits(coder, value, bits);
    if (number > largest) {
        coder.refuse();
        return 0;
    }
    return number;
}

// A number from 0 to `largest`, small ones more likely. Source: Peter Elias, 1975, the gamma code.
template <class Coder>
std::uint32_t pack_number(Coder& coder, std::uint32_t value, std::uint32_t largest) {
    const std::uint64_t next = std::uint64_t{value} + 1;
    unsigned bits = 0;
    while (bits < 32 && coder.bit(next >> (bits + 1) != 0, k_even)) {
        ++bits;
    }
    const std::uint64_t top = std::uint64_t{1} << bits;
    const std::uint64_t number =
        (top | pack_bits(coder, static_cast<std::uint32_t>(next & (top - 1)), bits)) - 1;
    if (number > largest) {
        coder.refuse();
        return 0;
    }
    return static_cast<std::uint32_t>(number);
}

// A member of an enumeration with `count` names. Room is left for sixteen, so that more names change no code.
template <class Enumeration, class Coder>
Enumeration pack_name(Coder& coder, Enumeration value, std::size_t count) {
    const std::uint32_t number = pack_bits(coder, static_cast<std::uint32_t>(value), 4);
    if (number >= count) {
        coder.refuse();
        return Enumeration{};
    }
    return static_cast<Enumeration>(number);
}

// A symbol of `Bits` bits by chances that learn.
template <unsigned Bits>
class SymbolModel {
public:
    template <class Coder>
    std::uint32_t pack(Coder& coder, std::uint32_t value) {
        std::uint32_t node = 1;
        for (unsigned i = Bits; i > 0; --i) {
            node = node << 1U | (coder.bit((value >> (i - 1) & 1U) != 0, chances_[node]) ? 1U : 0U);
        }
        return node - (1U << Bits);
    }

private:
    std::array<Chance, std::size_t{1} << Bits> chances_{};
};

// Words by how often each byte is used after which kind of byte; it begins with what English titles have.
class WordsModel {
public:
    WordsModel();

    // At most `longest` bytes.
    template <class Coder>
    std::string pack(Coder& coder, const std::string& words, std::uint32_t longest) {
        const std::uint32_t size = pack_number(coder, static_cast<std::uint32_t>(words.size()), longest);
        return pack_bytes(coder, words, size);
    }

private:
    template <class Coder>
    std::string pack_bytes(Coder& coder, const std::string& words, std::size_t size) {
        std::string packed;
        for (std::size_t i = 0; i < size && !coder.bad(); ++i) {
            const std::uint32_t byte = i < words.size() ? static_cast<unsigned char>(words[i]) : 0U;
            SymbolModel<8>& model = models_[kind_of(packed)];
            packed += static_cast<char>(static_cast<unsigned char>(model.pack(coder, byte)));
        }
        return packed;
    }

    // Of the last byte: none or a blank, a vowel, another letter, anything else.
    static std::size_t kind_of(const std::string& before);

    std::array<SymbolModel<8>, 4> models_;
};

}  // namespace fovlab
