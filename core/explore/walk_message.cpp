#include "core/explore/walk_message.h"

#include "core/grid/small_letters.h"

#include <array>
#include <cstddef>

namespace fovlab {
namespace {

struct Row {
    WalkMessage message;
    std::string_view words;
};

constexpr std::array<Row, 13> k_messages{{
    {WalkMessage::wall, "A wall."},
    {WalkMessage::water, "Water: too deep to wade."},
    {WalkMessage::edge, "The map ends here."},
    {WalkMessage::in_the_way, "{} stands in the way."},
    {WalkMessage::door_opens, "The door opens."},
    {WalkMessage::door_found, "You find a secret door."},
    {WalkMessage::no_stairs, "There are no stairs here."},
    {WalkMessage::stairs_up, "These stairs lead up and out: your way leads down."},
    {WalkMessage::stairs_nowhere,
     "Stairs of a drawn map lead nowhere: only a generated dungeon has more levels."},
    {WalkMessage::deepest, "Nobody has dug deeper than this."},
    {WalkMessage::level, "Level {}."},
    {WalkMessage::you_see, "You see {}."},
    {WalkMessage::notices_you, "{} notices you."},
}};

constexpr bool in_order() {
    for (std::size_t i = 0; i < k_messages.size(); ++i) {
        if (k_messages[i].message != static_cast<WalkMessage>(i)) {
            return false;
        }
    }
    return true;
}
static_assert(in_order());

bool begins_with(std::string_view text, std::string_view start) {
    return text.substr(0, start.size()) == start;
}

// Does it say by itself who is meant?
bool own_article(std::string_view name) {
    const bool capital = !name.empty() && name.front() >= 'A' && name.front() <= 'Z';
    return capital || begins_with(name, "the ") || begins_with(name, "a ") || begins_with(name, "an ");
}

char capital_letter(char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; }

}  // namespace

std::string said(WalkMessage message, std::string_view who) {
    std::string words(k_messages[static_cast<std::size_t>(message)].words);
    const std::size_t gap = words.find("{}");
    if (gap != std::string::npos) {
        words.replace(gap, 2, who);
    }
    words.front() = capital_letter(words.front());
    return words;
}

std::string the(std::string_view name) {
    return own_article(name) ? std::string(name) : "the " + std::string(name);
}

std::string a_or_an(std::string_view name) {
    if (own_article(name)) {
        return std::string(name);
    }
    constexpr std::string_view k_vowels = "aeiou";
    const bool vowel = !name.empty() && k_vowels.find(small_letter(name.front())) != std::string_view::npos;
    return (vowel ? "an " : "a ") + std::string(name);
}

std::string listed(const std::vector<std::string>& names) {
    std::string all;
    for (std::size_t i = 0; i < names.size(); ++i) {
        const std::string_view joint = i == 0 ? "" : i + 1 == names.size() ? " and " : ", ";
        all += std::string(joint) + names[i];
    }
    return all;
}

}  // namespace fovlab
