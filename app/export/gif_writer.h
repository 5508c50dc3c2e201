// An animated GIF from pictures whose pixels are entries of one colour table: each picture after the first is cut to
// what changed, and what stays is transparent in it.
//
// Units: pixels; times in milliseconds, written in hundredths of a second. It loops for ever. Use: make one, add pictures,
// `finish`. Errors: what the library says, or the size.
#pragma once

#include "core/grid/result.h"

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class GifWriter {
public:
    // Leaves room for the one that is transparent.
    static constexpr std::size_t k_most_colours = 255;
    static constexpr int k_largest_side = 65'535;

    // The table's colours are 0x00RRGGBB.
    GifWriter(int width, int height, const std::vector<std::uint32_t>& table);
    ~GifWriter();

    // A picture of all pixels, and how long it stays.
    void add(std::vector<std::uint8_t> pixels, int milliseconds);

    // The whole file. Once.
    Result<std::string> finish();

private:
    struct State;
    std::unique_ptr<State> state_;
};

}  // namespace fovlab
