// The list of keys has every key once, in groups with a heading.
#include "app/session/key_groups.h"

#include "app/session/action_table.h"

#include <doctest/doctest.h>

#include <set>
#include <string>
#include <utility>

namespace fovlab {

TEST_CASE("every key of the action table is in the list, once in its group, with the words of its action") {
    std::multiset<std::pair<std::string, std::string>> listed;
    for (const KeyGroup& group : key_groups()) {
        std::set<std::string> keys;  // another group may give a key another meaning: the cell cursor's does
        for (const KeyLine& line : group.lines) {
            INFO(line.keys);
            CHECK(keys.insert(line.keys).second);
            listed.emplace(line.keys, line.does);
        }
    }
    for (const ActionRow& action : action_table()) {
        if (action.run && action.key.key != Key::none) {
            INFO(std::string(action.name));
            CHECK(listed.count({to_words(action.key), std::string(action.words)}) == 1);
        }
    }
}

TEST_CASE("every group has a heading of its own and at least one line; what the pointer does comes first") {
    std::set<std::string_view> headings;
    for (const KeyGroup& group : key_groups()) {
        CHECK_FALSE(group.heading.empty());
        CHECK(headings.insert(group.heading).second);
        CHECK_FALSE(group.lines.empty());
        for (const KeyLine& line : group.lines) {
            CHECK_FALSE(line.keys.empty());
            CHECK_FALSE(line.does.empty());
        }
    }
    CHECK(key_groups().front().lines.front().keys == "left drag");
}

}  // namespace fovlab
