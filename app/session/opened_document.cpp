#include "app/session/opened_document.h"

#include "app/session/words.h"
#include "core/scenario/scenario_text.h"
#include "core/scenario/share_code.h"

#include <utility>

namespace fovlab {
Result<OpenedDocument> read_document(std::string_view text) {
    const OpenedAs as = is_share_code(text)      ? OpenedAs::code
                        : is_scenario_text(text) ? OpenedAs::scenario
                                                 : OpenedAs::map;
    const Result<Scenario> read = read_any(text);
    if (!read) {
        return read.error();
    }
    return OpenedDocument{"", as, read.value()};
}

std::string in_words(const TextError& error) {
    if (error.line == 0) {
        return error.reason;
    }
    const Word place = error.column == 0 ? Word::place_line : Word::place_line_column;
    return error.column == 0
               ? worded(place, {std::to_string(error.line), error.reason})
               : worded(place, {std::to_string(error.line), std::to_string(error.column), error.reason});
}

std::string in_words(const OpenedDocument& document) {
    constexpr Word kinds[] = {Word::opened_scenario, Word::opened_map, Word::opened_picture,
                              Word::opened_code};
    const Scenario& scenario = document.scenario;
    std::string words(word(kinds[static_cast<std::size_t>(document.as)]));
    if (!scenario.title.empty()) {
        words += " " + worded(Word::opened_title, {scenario.title});
    }
    return words + ", " +
           worded(Word::opened_size,
                  {std::to_string(scenario.grid.width()), std::to_string(scenario.grid.height())});
}

}  // namespace fovlab
