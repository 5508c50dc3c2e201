#include "core/scenario/bit_coder.h"

#include <cassert>

namespace fovlab {
namespace {

constexpr std::uint32_t k_top_byte = 0xFF000000;

// Where the part of the ones ends; it and the part of the zeros have at least one number each.
std::uint32_t parting(std::uint32_t low, std::uint32_t high, std::uint32_t one) {
    assert(one > 0 && one < 65536 && low < high);
    return low + static_cast<std::uint32_t>((static_cast<std::uint64_t>(high - low) * one) >> 16U);
}

}  // namespace

bool BitWriter::bit(bool value, std::uint32_t one) {
    const std::uint32_t middle = parting(low_, high_, one);
    if (value) {
        high_ = middle;
    } else {
        low_ = middle + 1;
    }
    while (((low_ ^ high_) & k_top_byte) == 0) {
        bytes_ += static_cast<char>(static_cast<unsigned char>(high_ >> 24U));
        low_ <<= 8U;
        high_ = high_ << 8U | 0xFFU;
    }
    return value;
}

std::string BitWriter::finish() {
    // The number between low and high that ends with the most zeros.
    std::uint32_t last = low_;
    for (unsigned zeros = 32; zeros > 0 && low_ > 0; --zeros) {
        const std::uint64_t step = std::uint64_t{1} << zeros;
        const std::uint64_t rounded = (low_ + step - 1) / step * step;
        if (rounded <= high_) {
            last = static_cast<std::uint32_t>(rounded);
            break;
        }
    }
    for (; last != 0; last <<= 8U) {
        bytes_ += static_cast<char>(static_cast<unsigned char>(last >> 24U));
    }
    bytes_.erase(bytes_.find_last_not_of('\0') + 1);
    return bytes_;
}

BitReader::BitReader(std::string_view bytes) : bytes_(bytes) {
    for (int i = 0; i < 4; ++i) {
        code_ = code_ << 8U | next_byte();
    }
}

std::uint32_t BitReader::next_byte() {
    return at_ < bytes_.size() ? static_cast<unsigned char>(bytes_[at_++]) : 0;
}

bool BitReader::bit(bool, std::uint32_t one) {
    if (bad_) {
        return false;
    }
    const std::uint32_t middle = parting(low_, high_, one);
    const bool value = code_ <= middle;
    if (value) {
        high_ = middle;
    } else {
        low_ = middle + 1;
    }
    while (((low_ ^ high_) & k_top_byte) == 0) {
        low_ <<= 8U;
        high_ = high_ << 8U | 0xFFU;
        code_ = code_ << 8U | next_byte();
    }
    return value;
}

}  // namespace fovlab
