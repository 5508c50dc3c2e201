// The dungeon's panel as a person uses it: sliders, switches, the tree of cuts and the areas on the map.
#include "core/scenario/dungeon_map.h"
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::Screen;

Screen panel_on(Scenario document) {
    Session session(std::move(document));
    session.apply(RunAction{ActionId::panel_dungeon});
    return Screen(std::move(session), 1280, 1000);
}

Scenario dungeon() { return with_dungeon(scenario_of(gallery().front()), DungeonPlan{}).value(); }

Screen cuts() {
    Session session(dungeon());
    session.apply(RunAction{ActionId::explore_cuts});
    return Screen(std::move(session), 1280, 1000);
}

}  // namespace

TEST_CASE("a drawn map has its button, a dungeon the way to its cuts") {
    Screen drawn = panel_on(scenario_of(gallery().front()));
    REQUIRE(drawn.find("dungeon.make"));
    drawn.click("dungeon.make");
    CHECK(drawn.session().document().dungeon);
    CHECK_FALSE(drawn.find("dungeon.make"));
}

TEST_CASE("every control of the plan is there and changes the dungeon at once") {
    Screen screen = panel_on(dungeon());
    screen.click("dungeon.next-seed");
    CHECK(screen.session().document().dungeon->seed == 2);
    screen.click("dungeon.doors");
    CHECK(screen.session().document().dungeon->doors);
    screen.click("dungeon.pillars");
    CHECK(screen.session().document().dungeon->pillars);
    for (const char* name : {"dungeon.width", "dungeon.height", "dungeon.max-cuts", "dungeon.depth"}) {
        const DungeonPlan before = *screen.session().document().dungeon;
        INFO(std::string(name));
        REQUIRE(screen.find(name));
        screen.click(name);  // in the middle of the slider
        CHECK(*screen.session().document().dungeon != before);
        screen.press(ctrl(U'z'));
        CHECK(*screen.session().document().dungeon == before);
    }
}

TEST_CASE("a refused plan is told, and the slider is where it was") {
    Screen screen = panel_on(dungeon());
    const ScreenItem slider = *screen.find("dungeon.min-area");
    screen.click(Spot{slider.x + 4.0, slider.y + slider.height / 2.0});
    CHECK(screen.session().document().dungeon->min_area == 10);
    CHECK(screen.session().message().find("6 is the least") != std::string::npos);
}

TEST_CASE("a click on a node chooses its area, a click on an area its node, at any step") {
    Screen screen = cuts();
    REQUIRE(screen.find("dungeon.tree"));
    const ScreenItem tree = *screen.find("dungeon.tree");
    const Spot root{tree.x + tree.width / 2.0, tree.y + 11.0};
    // The whole map stands above all others, in the middle of its two.
    double best = -1.0;
    for (double x = tree.x; x < tree.x + tree.width && best < 0.0; x += 4.0) {
        screen.click(Spot{x, root.y});
        if (screen.session().chosen_piece() == 0) {
            best = x;
        }
    }
    REQUIRE(best > 0.0);
    screen.click(Spot{best, root.y});
    CHECK_FALSE(screen.session().chosen_piece());
    screen.click(screen.lab().middle_of(Point{3, 3}));
    REQUIRE(screen.session().chosen_piece());
    CHECK(*screen.session().chosen_piece() > 0);
    screen.lab().lab().apply(GoToCut{0});
    screen.lab().settle();
    CHECK(screen.lab().vertices() > 100);
    screen.lab().lab().apply(GoToCut{1});
    screen.lab().settle();
    screen.click(screen.lab().middle_of(Point{3, 3}));
    CHECK(screen.session().chosen_piece() == 0);
}

TEST_CASE("the cuts draw at every step") {
    Screen screen = cuts();
    const std::size_t steps = screen.session().explore()->steps();
    for (std::size_t step = 0; step <= steps; ++step) {
        screen.lab().lab().apply(GoToCut{step});
        screen.lab().frame();
        REQUIRE(screen.session().explore()->cut() == step);
        REQUIRE(screen.lab().vertices() > 100);
    }
}

}  // namespace fovlab
