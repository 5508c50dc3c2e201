// At most so many colours that stand for all that an animation has.
//
// Count the colours of some or all of its pictures, then make the table once: the commonest colours stay as they are, and what is
// left of the table stands for the rest, which are the soft edges of lines and letters. Colours are 0x00RRGGBB. The same
// counts give the same table.
#pragma once

#include <cstddef>
#include <cstdint>
#include <span>
#include <unordered_map>
#include <vector>

namespace fovlab {

class ColourCount {
public:
    void add(std::span<const std::uint32_t> pixels);

    // Is sorted by how common a colour is.
    std::vector<std::uint32_t> table(std::size_t most) const;

private:
    std::unordered_map<std::uint32_t, std::uint64_t> counts_;
};

// Which entry of a table stands for a colour: the nearest one.
class ColourIndex {
public:
    explicit ColourIndex(std::vector<std::uint32_t> table);

    const std::vector<std::uint32_t>& table() const { return table_; }
    std::uint8_t of(std::uint32_t colour);

private:
    std::vector<std::uint32_t> table_;  // at most 256
    std::unordered_map<std::uint32_t, std::uint8_t> known_;
};

}  // namespace fovlab
