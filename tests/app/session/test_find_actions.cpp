// The finder finds every action, map, algorithm and palette by words of it, the likeliest first.
#include "app/session/find_actions.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

bool runs(const FoundAction& found, ActionId id) {
    const auto* run = std::get_if<RunAction>(&found.action);
    return run && run->id == id;
}

bool contains(const std::vector<FoundAction>& found, ActionId id) {
    return std::any_of(found.begin(), found.end(), [id](const FoundAction& one) { return runs(one, id); });
}

template <class What>
std::vector<What> all_of(const std::vector<FoundAction>& found) {
    std::vector<What> all;
    for (const FoundAction& one : found) {
        if (const auto* what = std::get_if<What>(&one.action)) {
            all.push_back(*what);
        }
    }
    return all;
}

}  // namespace

TEST_CASE(
    "without a word everything is there: each action that can be run, each map, algorithm and palette") {
    const std::vector<FoundAction> all = find_actions(test::busy_session(), "");
    for (const ActionRow& action : action_table()) {
        const bool odd = action.id == ActionId::help_find || action.id == ActionId::hint_close;
        INFO(std::string(action.name));
        CHECK(contains(all, action.id) == (action.run != nullptr && !odd));
    }
    CHECK(all_of<OpenGalleryMap>(all).size() == gallery().size());
    CHECK(all_of<SetAlgorithm>(all).size() == algorithms().size());
    CHECK(all_of<SetPalette>(all).size() == k_palette_count);
    for (const FoundAction& one : all) {
        CHECK_FALSE(one.words.empty());
        CHECK_FALSE(one.about.empty());
    }
}

TEST_CASE("each action is found by its words, by its ID, by its key and by a word of its tooltip") {
    const Session session = test::busy_session();
    for (const ActionRow& action : action_table()) {
        if (!action.run || action.id == ActionId::help_find || action.id == ActionId::hint_close) {
            continue;
        }
        INFO(std::string(action.name));
        CHECK(contains(find_actions(session, action.words), action.id));
        CHECK(contains(find_actions(session, action.name), action.id));
        CHECK(contains(find_actions(session, action.tooltip), action.id));
        CHECK(contains(find_actions(session, to_words(action.key)), action.id));
    }
}

TEST_CASE("every typed word must occur, in any order, in small or capital letters") {
    const Session session = test::busy_session();
    CHECK(contains(find_actions(session, "SCREEN full"), ActionId::view_full_screen));
    CHECK(contains(find_actions(session, "  full   sc "), ActionId::view_full_screen));
    CHECK_FALSE(contains(find_actions(session, "full wall"), ActionId::view_full_screen));
    CHECK(find_actions(session, "xyzzy").empty());
}

TEST_CASE("what is called exactly so comes first, then what begins so") {
    const Session session = test::busy_session();
    CHECK(runs(find_actions(session, "wall").front(), ActionId::tool_wall));
    CHECK(runs(find_actions(session, "undo").front(), ActionId::edit_undo));
    CHECK(runs(find_actions(session, "full").front(), ActionId::view_full_screen));
    const std::vector<FoundAction> contrast = find_actions(session, "high contrast");
    REQUIRE_FALSE(contrast.empty());
    CHECK(std::get<SetPalette>(contrast.front().action).index == *palette_of_id("contrast"));
}

TEST_CASE("what cannot be done now is told so") {
    const Session session;  // nothing to undo
    for (const FoundAction& one : find_actions(session, "")) {
        const auto* run = std::get_if<RunAction>(&one.action);
        if (run) {
            const ActionRow& action = row(run->id);
            INFO(std::string(action.name));
            CHECK(one.enabled == (!action.enabled || action.enabled(session)));
        } else {
            CHECK(one.enabled);
        }
    }
    CHECK_FALSE(find_actions(session, "undo").front().enabled);
}

}  // namespace fovlab
