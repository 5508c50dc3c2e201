// A walk with the exact picture of sight, memory and camera after each move.
#include "core/explore/camera.h"
#include "tests/support/walks.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

using Rows = std::vector<std::string>;

const Rows k_house{
    "###########", "#....#..../", "#.@..+.~..#", "#....#....#", "###.#######",
    "..#.#......", "###'###....", "#........g.", "###########",
};

// As the scripts have pictures: a row a line, without the blanks at its end.
std::string in_lines(const Rows& rows) {
    std::string text = "\n";
    for (const std::string& row : rows) {
        text += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
    }
    return text;
}

}  // namespace

TEST_CASE("a walk through a house, move by move") {
    Walker walker = walker_on(k_house);
    struct Then {
        char move;
        int turn;
        std::string message;
        std::size_t shown;
        std::size_t remembered;
        Point camera;         // of a view of 5 × 5
        std::string picture;  // without blanks at the ends of rows
    };
    const std::vector<Then> script{
        {' ', 0, "", 35, 35, {0, 0}, R"(
######
#....#
#.@..+
#....#
###.##
   .#
   '#

    #
)"},
        {'d', 1, "", 40, 40, {1, 0}, R"(
######
#....#
#..@.+
#....#
###.##
  #.#
  #'#
   .
  ###
)"},
        {'d', 2, "", 35, 40, {2, 0}, R"(
######
#....#
#...@+
#....#
###.##
  #.:
  #':
   :
  #::
)"},
        {'d', 3, "The door opens. You see a sword.", 56, 61, {2, 0}, R"(
######  ###
#....#..../
#...@'.~..#
#....#....#
###.##  ###
  #.:
  #':
   :
  #::
)"},
        {'a', 4, "", 55, 61, {1, 0}, R"(
######  ::#
#....#:.../
#..@.'.~..#
#....#:...#
###.##  ::#
  #.#
  #'#
   .
  ###
)"},
        {'s', 5, "", 51, 62, {1, 1}, R"(
###### ####
#....#..../
#....'.~:::
#..@.#:::::
###.##  :::
  #.#
  #'#
   .
  ###
)"},
        {'s', 6, "", 41, 63, {1, 2}, R"(
#########::
#....#..:::
#....':::::
:....#:::::
::#@#:  :::
  #.#
  #'#
   .
  ###
)"},
        {'s', 7, "", 31, 65, {1, 3}, R"(
:#####:::::
:....#:::::
::...::::::
::...::::::
::#.#:  :::
  #@#
  #'#
  ...
  ###
)"},
        {'s', 8, "", 31, 71, {1, 4}, R"(
::###::::::
::...::::::
::...::::::
:::.:::::::
::#.#:  :::
  #.#
  #@#
 .....
#######
)"},
        {'s', 9, "You see a goblin. The goblin notices you.", 45, 87, {1, 4}, R"(
::###::::::
::...::::::
:::.:::::::
:::.:::::::
::#.#:  :::
  #.#
###'###  ..
#..@.....g.
###########
)"},
        {'d', 10, "", 35, 88, {2, 4}, R"(
:::::::::::
:::::::::::
:::::::::::
:::::::::::
::#:::  :::
  #.:
###'### ...
#...@....g.
###########
)"},
        {'w', 10, "A wall.", 35, 88, {2, 4}, R"(
:::::::::::
:::::::::::
:::::::::::
:::::::::::
::#:::  :::
  #.:
###'### ...
#...@....g.
###########
)"},
    };
    for (const Then& then : script) {
        if (then.move != ' ') {
            walk(walker, std::string(1, then.move));
        }
        INFO("turn " << walker.turn() << " after " << then.move);
        CHECK(walker.turn() == then.turn);
        CHECK(walker.message() == then.message);
        CHECK(walker.shown().count() == then.shown);
        CHECK(walker.memory().seen().count() == then.remembered);
        CHECK(camera(walker.at(), 11, 9, 5, 5) == then.camera);
        CHECK(in_lines(walk_picture(walker)) == then.picture);
        const Rows whole = walk_picture(walker);
        const Rows part = walk_picture(walker, then.camera, 5, 5);
        for (std::size_t y = 0; y < 5; ++y) {
            CHECK(part[y] == whole[y + static_cast<std::size_t>(then.camera.y)].substr(
                                 static_cast<std::size_t>(then.camera.x), 5));
        }
    }
}
