#include "app/session/find_actions.h"

#include "app/session/action_table.h"
#include "app/session/words.h"
#include "core/figure/palette.h"
#include "core/grid/small_letters.h"
#include "core/scenario/gallery.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

std::vector<std::string> words_of(std::string_view typed) {
    std::vector<std::string> words;
    std::string word;
    for (const char letter : in_small_letters(typed) + " ") {
        if (letter != ' ') {
            word += letter;
        } else if (!word.empty()) {
            words.push_back(std::exchange(word, {}));
        }
    }
    return words;
}

bool all_occur(const std::vector<std::string>& words, const std::string& text) {
    return std::all_of(words.begin(), words.end(),
                       [&](const std::string& word) { return text.find(word) != std::string::npos; });
}

struct Candidate {
    FoundAction found;
    std::string_view name;  // of the action: "step.forward"
};

// Opening the finder from the finder, or waving a hint away that one does not see, would be odd.
bool is_listed(const ActionRow& action) {
    return action.run && action.id != ActionId::help_find && action.id != ActionId::hint_close;
}

std::vector<Candidate> all_candidates(const Session& session) {
    std::vector<Candidate> all;
    const auto add = [&all](Action action, std::string words, std::string_view about, std::string key,
                            bool enabled, std::string_view name) {
        Candidate candidate;
        candidate.found = {std::move(action), std::move(words), about, std::move(key), enabled};
        candidate.name = name;
        all.push_back(std::move(candidate));
    };
    for (const ActionRow& action : action_table()) {
        if (is_listed(action)) {
            add(RunAction{action.id}, std::string(action.words), action.tooltip, to_words(action.key),
                !action.enabled || action.enabled(session), action.name);
        }
    }
    for (std::size_t i = 0; i < gallery().size(); ++i) {
        add(OpenGalleryMap{i}, worded(Word::finder_map, {std::string(gallery()[i].title)}),
            gallery()[i].look_for, {}, true, row(ActionId::map_gallery).name);
    }
    for (const AlgorithmInfo& algorithm : algorithms()) {
        add(SetAlgorithm{algorithm.algorithm}, worded(Word::finder_algorithm, {std::string(algorithm.name)}),
            algorithm.sentence, {}, true, row(ActionId::rule_algorithm).name);
    }
    for (std::size_t i = 0; i < palettes().size(); ++i) {
        add(SetPalette{i}, worded(Word::finder_palette, {std::string(palettes()[i].name)}),
            word(Word::finder_palette_about), {}, true, row(ActionId::view_palette).name);
    }
    return all;
}

// The lower the better: exactly this, begins like this, has the words in its name, has them anywhere. None: not every
// word occurs.
std::optional<int> rank(const Candidate& candidate, const std::vector<std::string>& words,
                        const std::string& typed) {
    const std::string title = in_small_letters(candidate.found.words);
    if (title == typed) {
        return 0;
    }
    if (title.rfind(typed, 0) == 0) {
        return 1;
    }
    if (all_occur(words, title)) {
        return 2;
    }
    const std::string all = title + "\n" + std::string(candidate.name) + "\n" +
                            in_small_letters(candidate.found.key) + "\n" +
                            in_small_letters(candidate.found.about);
    return all_occur(words, all) ? std::optional<int>(3) : std::nullopt;
}

}  // namespace

std::vector<FoundAction> find_actions(const Session& session, std::string_view typed) {
    const std::vector<std::string> words = words_of(typed);
    std::string joined;
    for (const std::string& word : words) {
        joined += (joined.empty() ? "" : " ") + word;
    }
    std::vector<std::pair<int, FoundAction>> ranked;
    for (Candidate& candidate : all_candidates(session)) {
        if (const std::optional<int> at = rank(candidate, words, joined)) {
            ranked.emplace_back(*at, std::move(candidate.found));
        }
    }
    std::stable_sort(ranked.begin(), ranked.end(),
                     [](const auto& a, const auto& b) { return a.first < b.first; });
    std::vector<FoundAction> found;
    found.reserve(ranked.size());
    for (auto& entry : ranked) {
        found.push_back(std::move(entry.second));
    }
    return found;
}

}  // namespace fovlab
