#include "app/session/key.h"

#include <doctest/doctest.h>

#include <set>

namespace fovlab {

TEST_CASE("key chords are written as menus write them") {
    CHECK(to_words(ctrl_shift(U'z')) == "Ctrl+Shift+Z");
    CHECK(to_words(ctrl(U'q')) == "Ctrl+Q");
    CHECK(to_words(plain(U'f')) == "F");
    CHECK(to_words(plain(U'[')) == "[");
    CHECK(to_words(plain(U'0')) == "0");
    CHECK(to_words(plain(Key::home)) == "Home");
    CHECK(to_words(shift(Key::right)) == "Shift+→");
    CHECK(to_words(ctrl(Key::left)) == "Ctrl+←");
    CHECK(to_words(plain(Key::f11)) == "F11");
    CHECK(to_words(Chord{}).empty());
    CHECK(to_words(Chord{Key::space, 0, true, true, true}) == "Ctrl+Alt+Shift+Space");
}

TEST_CASE("a character beyond ASCII is written in UTF-8") {
    CHECK(to_words(plain(U'é')) == "é");
    CHECK(to_words(plain(U'→')) == "→");
}

TEST_CASE("every named key has a name of its own") {
    std::set<std::string> names;
    for (int key = static_cast<int>(Key::space); key <= static_cast<int>(Key::f11); ++key) {
        const std::string name = to_words(plain(static_cast<Key>(key)));
        INFO(key);
        CHECK_FALSE(name.empty());
        CHECK(names.insert(name).second);
    }
}

TEST_CASE("chords differ by their key, their character and each of their modifiers") {
    CHECK(ctrl(U'z') == ctrl(U'z'));
    CHECK_FALSE(ctrl(U'z') == ctrl(U'y'));
    CHECK_FALSE(ctrl(U'z') == plain(U'z'));
    CHECK_FALSE(ctrl(U'z') == ctrl_shift(U'z'));
    CHECK_FALSE(plain(Key::left) == shift(Key::left));
    CHECK_FALSE(plain(Key::left) == plain(Key::right));
    CHECK_FALSE(plain(Key::left) == Chord{Key::left, 0, false, false, true});
}

}  // namespace fovlab
