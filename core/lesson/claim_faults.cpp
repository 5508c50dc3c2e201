#include "core/lesson/claim_faults.h"

#include "core/lesson/numbers_in_text.h"

#include <string>
#include <variant>

namespace fovlab {
namespace {

// All that a reader of the page reads, tasks included.
std::string text_of(const Page& page, const std::vector<Task>& tasks) {
    std::string text = page.title + "\n";
    for (const Block& block : page.blocks) {
        for (const Span& span : block.spans) {
            text += span.text;
        }
        text += "\n";
        if (!block.task) {
            continue;
        }
        const Task& task = tasks[*block.task];
        text += task.ask + "\n" + task.hint + "\n" + task.explain + "\n";
        if (const auto* choice = std::get_if<Choice>(&task.what)) {
            for (const std::vector<std::string>* words : {&choice->options, &choice->because}) {
                for (const std::string& one : *words) {
                    text += one + "\n";
                }
            }
        }
    }
    return text;
}

}  // namespace

void check_claims(LessonDraft& draft) {
    for (const LessonDraft::ClaimPlace& place : draft.claims) {
        const Page& page = draft.lesson.pages[place.page];
        const Claim& claim = page.claims[place.claim];
        const auto refuse = [&](std::string reason) {
            draft.faults.add({place.line, place.column, std::move(reason)});
        };
        if (const auto* number = std::get_if<QuantityCondition>(&claim.condition.what)) {
            if (!says_number(text_of(page, draft.lesson.tasks), number->number)) {
                refuse("the page's text does not say " + to_words(Slope(number->number)) +
                       ", which this claims; a claim stands behind its number");
            }
        }
        if (draft.scenario_is_broken[place.page]) {
            continue;
        }
        if (!page.scenario) {
            refuse("this claim is about a map, and no page up to here has a `scenario`");
        } else if (const std::optional<std::string> wrong = what_is_wrong_with(claim, *page.scenario)) {
            refuse("not so: " + *wrong);
        }
    }
}

}  // namespace fovlab
