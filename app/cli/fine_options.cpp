#include "app/cli/fine_options.h"

#include "app/cli/complain.h"
#include "app/cli/values.h"

#include <algorithm>

namespace fovlab::cli {

void FineOptions::add_to(CommandLine& line) {
    line.add_option("--finer", "2|4|8|16", "Light on a grid so many times finer, beside light by cell",
                    times_);
    line.add_option("--shape", "full|cut|picture",
                    "Of walls in finer light: squares, corners cut, or the map taken for the fine grid (cut)",
                    shape_);
    line.add_option("--spread", "N", "How far finer light spreads into walls, in fine cells (5)", spread_);
}

Result<std::optional<FineRules>> FineOptions::read() const {
    if (!times_) {
        if (shape_ || spread_) {
            return TextError{0, 0,
                             std::string(shape_ ? "--shape" : "--spread") +
                                 " is about finer light; say by --finer N how much finer"};
        }
        return std::optional<FineRules>();
    }
    FineRules rules;
    rules.times = whole_number(*times_).value_or(0);
    if (std::find(k_times_finer.begin(), k_times_finer.end(), rules.times) == k_times_finer.end()) {
        return TextError{0, 0, "--finer " + in_quotes(*times_) + " is not 2, 4, 8 or 16"};
    }
    if (shape_) {
        const auto found = std::find(k_wall_shape_names.begin(), k_wall_shape_names.end(), *shape_);
        if (found == k_wall_shape_names.end()) {
            return TextError{
                0, 0,
                "--shape " + in_quotes(*shape_) + " is not known; known are " + listed(k_wall_shape_names)};
        }
        rules.shape = static_cast<WallShape>(found - k_wall_shape_names.begin());
    }
    if (spread_) {
        const std::optional<int> spread = whole_number(*spread_);
        if (!spread || *spread < 0 || *spread > k_most_spread) {
            return TextError{0, 0,
                             "--spread " + in_quotes(*spread_) + " is no whole number from 0 to " +
                                 std::to_string(k_most_spread)};
        }
        rules.spread = *spread;
    }
    return std::optional<FineRules>(rules);
}

}  // namespace fovlab::cli
