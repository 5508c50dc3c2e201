#include "core/explore/walk_message.h"

#include <doctest/doctest.h>

using namespace fovlab;

TEST_CASE("messages are sentences, with a name where one belongs") {
    CHECK(said(WalkMessage::wall) == "A wall.");
    CHECK(said(WalkMessage::in_the_way, the("goblin")) == "The goblin stands in the way.");
    CHECK(said(WalkMessage::in_the_way, the("Igor")) == "Igor stands in the way.");
    CHECK(said(WalkMessage::you_see, a_or_an("owl")) == "You see an owl.");
    CHECK(said(WalkMessage::level, "2") == "Level 2.");
    for (int message = 0; message <= static_cast<int>(WalkMessage::notices_you); ++message) {
        const std::string words = said(static_cast<WalkMessage>(message), "the goblin");
        CHECK(words.back() == '.');
        CHECK(words.find("{}") == std::string::npos);
    }
}

TEST_CASE("names take the article that they need") {
    CHECK(a_or_an("sword") == "a sword");
    CHECK(a_or_an("Excalibur") == "Excalibur");
    CHECK(a_or_an("the king") == "the king");
    CHECK(the("the king") == "the king");
    CHECK(the("theatre") == "the theatre");
    CHECK(a_or_an("anvil") == "an anvil");
}

TEST_CASE("several names are listed") {
    CHECK(listed({}).empty());
    CHECK(listed({"a goblin"}) == "a goblin");
    CHECK(listed({"a goblin", "an owl"}) == "a goblin and an owl");
    CHECK(listed({"a goblin", "an owl", "a sword"}) == "a goblin, an owl and a sword");
}
