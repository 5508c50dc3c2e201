#include "app/session/action_table.h"

#include <doctest/doctest.h>

#include <set>
#include <string>

namespace fovlab {
namespace {

bool is_name(std::string_view name) {
    const std::size_t dot = name.find('.');
    return dot != std::string_view::npos && dot > 0 && dot + 1 < name.size() &&
           name.find_first_not_of("abcdefghijklmnopqrstuvwxyz-.") == std::string_view::npos;
}

}  // namespace

TEST_CASE("every action has a name, words and a tooltip that is a sentence") {
    for (const ActionRow& action : action_table()) {
        INFO(std::string(action.name));
        CHECK(is_name(action.name));
        CHECK_FALSE(action.words.empty());
        REQUIRE_FALSE(action.tooltip.empty());
        CHECK((action.tooltip.back() == '.' || action.tooltip.back() == '?'));
    }
}

TEST_CASE("the table's texts end where a C string ends, because the drawing library reads them as such") {
    for (const ActionRow& action : action_table()) {
        INFO(std::string(action.name));
        CHECK(action.words.data()[action.words.size()] == '\0');
    }
}

TEST_CASE("actions of one group, such as step, stand together, so that a range of IDs is a group") {
    std::set<std::string> groups;
    std::string last;
    for (const ActionRow& action : action_table()) {
        INFO(std::string(action.name));
        const std::string group(action.name.substr(0, action.name.find('.')));
        CHECK((group == last || groups.insert(group).second));
        last = group;
    }
}

TEST_CASE("no two actions have the same name, or the same key in one mode") {
    std::set<std::string> names;
    std::set<std::string> keys;
    for (const ActionRow& action : action_table()) {
        INFO(std::string(action.name));
        CHECK(names.insert(std::string(action.name)).second);
        if (action.key.key != Key::none) {
            CHECK(keys.insert(to_words(action.key) + " in mode " +
                              std::to_string(static_cast<int>(action.mode)))
                      .second);
        }
    }
}

TEST_CASE("an action with a key does something, and the key runs that action") {
    for (const ActionRow& action : action_table()) {
        if (action.key.key != Key::none) {
            INFO(std::string(action.name));
            const bool does_something = action.run != nullptr;
            CHECK(does_something);
            CHECK(action_of_key(action.key, action.mode) == action.id);
        }
    }
}

TEST_CASE("row gives each action its own row") {
    for (std::size_t i = 0; i < action_table().size(); ++i) {
        CHECK(row(static_cast<ActionId>(i)).id == static_cast<ActionId>(i));
    }
}

TEST_CASE("the keys that teachers know are bound") {
    struct Bound {
        Chord key;
        ActionId action;
    };
    const Bound bound[] = {
        {plain(Key::space), ActionId::step_play},
        {plain(Key::right), ActionId::step_forward},
        {plain(Key::left), ActionId::step_back},
        {shift(Key::right), ActionId::step_row_forward},
        {shift(Key::left), ActionId::step_row_back},
        {ctrl(Key::right), ActionId::step_wedge_forward},
        {ctrl(Key::left), ActionId::step_wedge_back},
        {plain(Key::home), ActionId::step_start},
        {plain(Key::end), ActionId::step_end},
        {plain(U'['), ActionId::rule_radius_down},
        {plain(U']'), ActionId::rule_radius_up},
        {plain(U'f'), ActionId::rule_floor},
        {plain(U'c'), ActionId::compare_toggle},
        {plain(U'w'), ActionId::rule_wall},
        {plain(Key::escape), ActionId::explain_unpin},
        {ctrl(U'z'), ActionId::edit_undo},
        {ctrl_shift(U'z'), ActionId::edit_redo},
        {ctrl(U'v'), ActionId::edit_paste},
        {plain(Key::tab), ActionId::cursor_toggle},
        {plain(Key::f11), ActionId::view_full_screen},
        {ctrl(U'q'), ActionId::app_quit},
        {plain(U'e'), ActionId::explore_toggle},
        {plain(Key::f1), ActionId::explore_reveal},
    };
    for (const Bound& one : bound) {
        INFO(to_words(one.key));
        CHECK(action_of_key(one.key) == one.action);
    }
}

TEST_CASE("keys that people try for the same do the same") {
    CHECK(action_of_key(ctrl(U'y')) == ActionId::edit_redo);
    CHECK(action_of_key(plain(U'=')) == ActionId::view_zoom_in);
    CHECK_FALSE(action_of_key(ctrl(U'=')));
}

TEST_CASE("while the cell cursor is on some keys mean it, and all others what they always mean") {
    const KeyMode mode = KeyMode::cell_cursor;
    CHECK(action_of_key(plain(Key::left), mode) == ActionId::cursor_left);
    CHECK(action_of_key(plain(Key::right), mode) == ActionId::cursor_right);
    CHECK(action_of_key(plain(Key::up), mode) == ActionId::cursor_up);
    CHECK(action_of_key(plain(Key::down), mode) == ActionId::cursor_down);
    CHECK(action_of_key(plain(Key::enter), mode) == ActionId::cursor_paint);
    CHECK(action_of_key(plain(Key::erase), mode) == ActionId::cursor_erase);
    CHECK(action_of_key(plain(U'.'), mode) == ActionId::cursor_pin);
    CHECK(action_of_key(plain(Key::escape), mode) == ActionId::cursor_leave);
    CHECK(action_of_key(plain(Key::tab), mode) == ActionId::cursor_toggle);
    CHECK(action_of_key(shift(Key::right), mode) == ActionId::step_row_forward);
    CHECK(action_of_key(plain(Key::space), mode) == ActionId::step_play);
    CHECK(action_of_key(plain(Key::up)) == ActionId::history_earlier);
    for (const Chord& key : {plain(Key::enter), plain(Key::erase), plain(U'.')}) {
        INFO(to_words(key));
        CHECK_FALSE(action_of_key(key));
    }
}

TEST_CASE("while one walks arrows and letters are steps, and other keys what they always mean") {
    struct Walked {
        const char* keys;
        ActionId action;
    };
    const Walked walked[] = {{"wk", ActionId::explore_up},       {"ah", ActionId::explore_left},
                             {"sj", ActionId::explore_down},     {"dl", ActionId::explore_right},
                             {"y", ActionId::explore_up_left},   {"u", ActionId::explore_up_right},
                             {"b", ActionId::explore_down_left}, {"n", ActionId::explore_down_right},
                             {".", ActionId::explore_stairs},    {"e", ActionId::explore_toggle},
                             {"f", ActionId::rule_floor},        {"]", ActionId::rule_radius_up}};
    for (const Walked& one : walked) {
        for (const char* key = one.keys; *key != '\0'; ++key) {
            INFO(*key);
            CHECK(action_of_key(plain(static_cast<char32_t>(*key)), KeyMode::walk) == one.action);
        }
    }
    CHECK(action_of_key(plain(Key::up), KeyMode::walk) == ActionId::explore_up);
    CHECK(action_of_key(plain(Key::left), KeyMode::walk) == ActionId::explore_left);
    CHECK(action_of_key(plain(Key::down), KeyMode::walk) == ActionId::explore_down);
    CHECK(action_of_key(plain(Key::right), KeyMode::walk) == ActionId::explore_right);
    CHECK(action_of_key(plain(Key::enter), KeyMode::walk) == ActionId::explore_look);
    CHECK(action_of_key(plain(Key::f1), KeyMode::walk) == ActionId::explore_reveal);
    CHECK(action_of_key(ctrl(U'z'), KeyMode::walk) == ActionId::edit_undo);
}

TEST_CASE("while one looks arrows step, letters mean what they always mean, and Enter and Escape go back") {
    CHECK(action_of_key(plain(Key::right), KeyMode::look) == ActionId::step_forward);
    CHECK(action_of_key(plain(Key::left), KeyMode::look) == ActionId::step_back);
    CHECK(action_of_key(plain(U'w'), KeyMode::look) == ActionId::rule_wall);
    CHECK(action_of_key(plain(Key::enter), KeyMode::look) == ActionId::explore_back);
    CHECK(action_of_key(plain(Key::escape), KeyMode::look) == ActionId::explore_back);
}

TEST_CASE("keys that mean nothing run nothing") {
    CHECK_FALSE(action_of_key(Chord{}));
    CHECK_FALSE(action_of_key(ctrl(U'f')));
    CHECK_FALSE(action_of_key(shift(Key::home)));
    CHECK_FALSE(action_of_key(plain(U'%')));
    Chord all = ctrl_shift(U'z');
    all.alt = true;
    CHECK_FALSE(action_of_key(all));
}

TEST_CASE("keys of the browser, and letters that later steps use, stay free") {
    for (const Chord& key : {ctrl(U't'), ctrl(U'w'), ctrl(U'n'), plain(U'p')}) {
        INFO(to_words(key));
        CHECK_FALSE(action_of_key(key));
    }
}

TEST_CASE("a tooltip names the key where there is one") {
    const ActionRow& undo = row(ActionId::edit_undo);
    CHECK(tooltip_with_key(undo) == std::string(undo.tooltip) + "  (Ctrl+Z)");
    const ActionRow& clear = row(ActionId::map_clear);
    REQUIRE(clear.key.key == Key::none);
    CHECK(tooltip_with_key(clear) == clear.tooltip);
}

}  // namespace fovlab
