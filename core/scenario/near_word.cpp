#include "core/scenario/near_word.h"

#include <algorithm>
#include <cstddef>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_longest_word = 40;  // of longer ones nothing is guessed

// How many letters to put in, take out or change: Vladimir Levenshtein, 1965.
std::size_t changes_between(std::string_view a, std::string_view b) {
    std::vector<std::size_t> row(b.size() + 1);
    for (std::size_t j = 0; j <= b.size(); ++j) {
        row[j] = j;
    }
    for (std::size_t i = 1; i <= a.size(); ++i) {
        std::size_t diagonal = row[0];
        row[0] = i;
        for (std::size_t j = 1; j <= b.size(); ++j) {
            const std::size_t changed = diagonal + (a[i - 1] == b[j - 1] ? 0 : 1);
            diagonal = row[j];
            row[j] = std::min({row[j] + 1, row[j - 1] + 1, changed});
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

std::string known_words(std::string_view word, std::span<const std::string_view> known) {
    std::string_view nearest;
    std::size_t fewest = std::min<std::size_t>(3, word.size() / 2 + 1);  // so many changes make another word
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
    return nearest.empty() ? "known are " + listed(known) : "did you mean `" + std::string(nearest) + "`?";
}

}  // namespace fovlab
