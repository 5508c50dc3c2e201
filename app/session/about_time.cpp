#include "app/session/about_time.h"

#include "app/session/words.h"

#include <cmath>

namespace fovlab {
namespace {

// From so much on a larger unit says it better: 90 seconds, and then 2 minutes.
constexpr double k_change = 1.5;

struct Unit {
    double milliseconds;
    Word words;
};

constexpr Unit k_units[] = {{365.0 * 86'400'000.0, Word::time_years},
                            {86'400'000.0, Word::time_days},
                            {3'600'000.0, Word::time_hours},
                            {60'000.0, Word::time_minutes},
                            {1000.0, Word::time_seconds}};

}  // namespace

std::string about_time(double milliseconds) {
    for (const Unit& unit : k_units) {
        const double count = milliseconds / unit.milliseconds;
        if (count > 1000.0) {
            return std::string(word(Word::time_ages));
        }
        if (count >= k_change) {
            return worded(unit.words, {std::to_string(std::lround(count))});
        }
    }
    return std::string(word(Word::time_second));
}

}  // namespace fovlab
