#include "core/scenario/near_word.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_longest_word = 40;  // of longer ones nothing is guessed

// How many letters to put in, take out, change or swap with the next: Frederick Damerau, 1964; Vladimir Levenshtein, 1965.
std::size_t changes_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> above(b.size() + 1);  // the row over the last one
    std::vector<std::size_t> last(b.size() + 1);
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) {
        row[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        above.swap(last);
        last.swap(row);
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1);
            row[j] = std::min({last[j] + 1, row[j - 1] + 1, changed});
            if (i > 1 && j > 1 && a[i - 1] == b[j - 2] && a[i - 2] == b[j - 1]) {
                row[j] = std::min(row[j], above[j - 2] + 1);
            }
        }
    }
    return row[b.size()];
}

std::string listed(std::span<const std::string_view> words) {
    std::string list;
    for (std::size_t i = 0; i < words.size(); ++i) {
        const char* between = i == 0 ? "" : i + 1 == words.size() ? " and " : ", ";
        list += between + ("`" + std::string(words[i]) + "`");
    }
    return list;
}

}  // namespace

std::string_view nearest_word(std::string_view word, std::span<const std::string_view> known,
                              std::size_t most_slips) {
    std::string_view nearest;
    std::size_t fewest = most_slips + 1;
    for (const std::string_view candidate : known) {
        if (word.size() > k_longest_word) {
            break;
        }
        const std::size_t changes = changes_between(word, candidate);
        if (changes < fewest) {
            fewest = changes;
            nearest = candidate;
        }
    }
    return nearest;
}

std::string known_words(std::string_view word, std::span<const std::string_view> known) {
    const std::size_t most_slips = std::min<std::size_t>(2, word.size() / 2);  // more make another word
    const std::string_view nearest = nearest_word(word, known, most_slips);
    return nearest.empty() ? "known are " + listed(known) : "did you mean `" + std::string(nearest) + "`?";
}

}  // namespace fovlab
