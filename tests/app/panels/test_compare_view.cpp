// Two pictures in the window: one hand on both, the bar between them, headers, switches and timelines.
#include "tests/support/screen.h"

#include <cmath>
#include <string>

namespace fovlab {
namespace {

using test::run;
using test::Screen;

Session comparing(ActionId show = ActionId::compare_side_by_side) {
    Session session =
        test::session_of({".........", "..#...#..", ".........", "....@....", ".........", "...#....."});
    run(session, show);
    return session;
}

// The same cell in the picture on the right.
Spot on_the_right(Screen& screen, Point cell) {
    const ScreenReport report = screen.report();
    REQUIRE(report.right_canvas_x);
    Spot at = screen.lab().middle_of(cell);
    at.x += *report.right_canvas_x - report.canvas_x;
    return at;
}

void drag(Screen& screen, Spot from, Spot to, PointerButton button = PointerButton::left) {
    screen.lab().move(from);
    screen.lab().settle();
    screen.lab().button(button, true);
    screen.lab().frame();
    screen.lab().move(to);
    screen.lab().frame();
    screen.lab().button(button, false);
    screen.lab().settle();
}

Spot middle(const ScreenItem& item) { return {item.x + item.width / 2.0, item.y + item.height / 2.0}; }

}  // namespace

TEST_CASE("C opens two pictures of one size on one height, and closes them") {
    Screen screen(test::session_of({".....", "..@..", "....."}));
    CHECK_FALSE(screen.report().right_canvas_x);
    screen.press(plain(U'c'));
    REQUIRE(screen.session().compares());
    screen.lab().settle();
    const ScreenReport report = screen.report();
    REQUIRE(report.right_canvas_x);
    CHECK(*report.right_canvas_x > report.canvas_x + 5.0 * report.cell);
    for (const char* name :
         {"compare.left-algorithm", "compare.right-algorithm", "compare.left-steps", "compare.right-steps",
          "compare.edit-left", "compare.edit-right", "compare.wipe", "compare.difference", "compare.swap",
          "compare.same-rules", "compare.together"}) {
        INFO(name);
        CHECK(screen.find(name));
    }
    CHECK_FALSE(screen.find("step.slider"));
    screen.press(plain(U'c'));
    CHECK_FALSE(screen.session().compares());
    CHECK(screen.find("step.slider"));
}

TEST_CASE("pointing at a cell in either picture means the same cell, and both explain it") {
    Screen screen(comparing());
    for (const Point cell : {Point{1, 0}, Point{7, 4}}) {
        screen.lab().move(screen.lab().middle_of(cell));
        screen.lab().settle();
        CHECK(screen.session().explained_cell() == cell);
        screen.lab().move(on_the_right(screen, cell));
        screen.lab().settle();
        CHECK(screen.session().explained_cell() == cell);
        CHECK(screen.session().run(Side::right).explanation()->cell == cell);
    }
}

TEST_CASE("a pointer that lies still means the cell below it, also when the pictures change places") {
    Screen screen(comparing());
    screen.lab().move(on_the_right(screen, {2, 2}));
    screen.lab().settle();
    REQUIRE(screen.session().explained_cell() == Point{2, 2});
    const Spot at = on_the_right(screen, {2, 2});
    screen.press(plain(U'c'));
    screen.lab().settle();
    const ScreenReport one = screen.report();
    const auto column = static_cast<int>(std::floor((at.x - one.canvas_x) / one.cell));
    REQUIRE(screen.session().explained_cell());
    CHECK(screen.session().explained_cell()->x == column);
    screen.press(plain(U'c'));
    screen.lab().settle();
    CHECK(screen.session().explained_cell() == Point{2, 2});
}

TEST_CASE("painting, erasing and dragging the viewer work in the picture on the right too") {
    Screen screen(comparing());
    const Grid before = screen.session().document().grid;
    drag(screen, on_the_right(screen, {0, 0}), on_the_right(screen, {0, 3}));
    for (int y = 0; y <= 3; ++y) {
        CHECK(screen.session().document().grid.opaque({0, y}));
    }
    CHECK(screen.session().history().undo_count() == 2);  // the comparison, and one stroke
    drag(screen, on_the_right(screen, {0, 0}), on_the_right(screen, {0, 3}), PointerButton::right);
    CHECK(screen.session().document().grid == before);
    drag(screen, on_the_right(screen, {4, 3}), on_the_right(screen, {6, 2}));
    CHECK(screen.session().document().viewer == Point{6, 2});
}

TEST_CASE("a stroke belongs to the picture in which it began, wherever the hand goes") {
    Screen screen(comparing());
    drag(screen, screen.lab().middle_of(Point{8, 0}), on_the_right(screen, {2, 0}));
    const Grid& grid = screen.session().document().grid;
    CHECK(grid.opaque({8, 0}));
    CHECK_FALSE(grid.opaque({2, 0}));
    CHECK_FALSE(grid.opaque({0, 0}));
}

TEST_CASE("zooming and moving in one picture does so in both") {
    Screen screen(comparing());
    const ScreenReport before = screen.report();
    const Spot at = on_the_right(screen, {2, 2});
    screen.lab().move(at);
    screen.lab().settle();
    screen.lab().wheel(2.0);
    screen.lab().settle();
    const ScreenReport after = screen.report();
    CHECK(after.cell > before.cell * 1.2);
    const Spot still = on_the_right(screen, {2, 2});
    CHECK(std::abs(still.x - at.x) < 1.5);
    CHECK(std::abs(still.y - at.y) < 1.5);
    CHECK(std::abs((*after.right_canvas_x - after.canvas_x) - (*before.right_canvas_x - before.canvas_x)) <
          1e-6);
}

TEST_CASE("the bar of a wipe is dragged, and nothing is painted below it") {
    Screen screen(comparing(ActionId::compare_wipe));
    const Scenario before = screen.session().document();
    CHECK_FALSE(screen.report().right_canvas_x);
    REQUIRE(screen.find("compare.divider"));
    const Spot from = middle(*screen.find("compare.divider"));
    drag(screen, from, {from.x + 120.0, from.y});
    CHECK(std::abs(middle(*screen.find("compare.divider")).x - (from.x + 120.0)) < 2.0);
    CHECK(screen.session().divider() > 0.6);
    CHECK_FALSE(screen.session().explained_cell());  // until the pointer moves on the map again
    CHECK(screen.session().document() == before);
    drag(screen, middle(*screen.find("compare.divider")), {5000.0, from.y});
    CHECK(screen.session().divider() == 1.0);
    screen.press(plain(U'<'));
    CHECK(screen.session().divider() < 1.0);
    drag(screen, screen.lab().middle_of(Point{0, 0}), screen.lab().middle_of(Point{1, 0}));
    CHECK(screen.session().document().grid.opaque({1, 0}));  // beside it one paints as ever
}

TEST_CASE("the switch in the rules' tab and a click on a header choose the side, and rules change that one") {
    Screen screen(comparing());
    screen.lab().lab().apply(SetAlgorithmOf{Side::right, Algorithm::symmetric});
    screen.click("compare.edit-right");
    CHECK(screen.session().chosen() == Side::right);
    screen.click("rule.floor");
    CHECK(screen.session().document().compare->rules.floor == FloorRule::any);
    CHECK(screen.session().document().rules.floor == FloorRule::centre);
    const ScreenItem list = *screen.find("compare.left-algorithm");
    screen.click({list.x + list.width - 8.0, list.y + list.height + 24.0});
    CHECK(screen.session().chosen() == Side::left);
    screen.press(plain(U','));
    CHECK(screen.session().chosen() == Side::right);
}

TEST_CASE("each header's list changes the algorithm of its side") {
    for (const Side side : {Side::left, Side::right}) {
        Screen screen(comparing());
        const Algorithm before = screen.session().run(side).algorithm();
        const Algorithm beside = screen.session().run(other(side)).algorithm();
        screen.click(side == Side::left ? "compare.left-algorithm" : "compare.right-algorithm");
        screen.press(plain(Key::down));
        screen.press(plain(Key::up));
        screen.press(plain(Key::up));
        CHECK(screen.session().run(side).algorithm() != before);
        CHECK(screen.session().run(other(side)).algorithm() == beside);
    }
}

TEST_CASE("each side has its timeline; together a drag on one moves both, apart only its own") {
    for (const bool together : {true, false}) {
        for (const Side side : {Side::left, Side::right}) {
            Screen screen(comparing());
            if (!together) {
                screen.click("compare.together");
            }
            const char* name = side == Side::left ? "compare.left-steps" : "compare.right-steps";
            const ScreenItem bar = *screen.find(name);
            screen.click({bar.x + bar.width * 0.25, bar.y + bar.height / 2.0});
            INFO(name, together);
            CHECK(std::abs(screen.session().run(side).share() - 0.25) < 0.05);
            const double beside = screen.session().run(other(side)).share();
            CHECK((together ? std::abs(beside - 0.25) < 0.05 : beside == 1.0));
        }
    }
}

TEST_CASE("every control of each way to compare does what its row of the action table does") {
    for (const ActionId show :
         {ActionId::compare_side_by_side, ActionId::compare_wipe, ActionId::compare_difference}) {
        const auto session = [show] {
            Session made = comparing(show);
            run(made, ActionId::compare_edit_right);
            run(made, ActionId::rule_range);
            return made;
        };
        for (const ScreenItem& item : Screen(session()).report().items) {
            for (const ActionRow& action : action_table()) {
                if (action.name != item.name || action.name.substr(0, 8) != "compare." || !action.run) {
                    continue;
                }
                INFO(std::string(item.name));
                Session expected = session();
                run(expected, action.id);
                Screen screen(session());
                screen.click(item.name);
                CHECK(test::state_of(screen.session()) == test::state_of(expected));
            }
        }
    }
}

TEST_CASE("at every size, scale and way to compare all of it lies on the screen and nothing over another") {
    struct Size {
        int width;
        int height;
        float scale;
    };
    for (const Size size : {Size{1280, 800, 1.0F}, Size{1024, 768, 1.0F}, Size{1920, 1200, 1.5F}}) {
        for (const ActionId show :
             {ActionId::compare_side_by_side, ActionId::compare_wipe, ActionId::compare_difference}) {
            Screen screen(comparing(show), size.width, size.height, size.scale);
            const std::vector<ScreenItem> items = screen.report().items;
            for (const ScreenItem& item : items) {
                INFO(std::string(item.name), " at ", size.width);
                CHECK(item.x >= 0.0);
                CHECK(item.y >= 0.0);
                CHECK(item.x + item.width <= size.width + 0.5);
                CHECK(item.y + item.height <= size.height + 0.5);
                if (item.name.substr(0, 8) != "compare.") {
                    continue;
                }
                for (const ScreenItem& beside : items) {
                    const bool apart = beside.name == item.name || beside.x >= item.x + item.width - 0.5 ||
                                       item.x >= beside.x + beside.width - 0.5 ||
                                       beside.y >= item.y + item.height - 0.5 ||
                                       item.y >= beside.y + beside.height - 0.5;
                    INFO("beside ", std::string(beside.name));
                    CHECK(apart);
                }
            }
        }
    }
}

TEST_CASE("where room is scarce the pictures keep a part of the height, and every tab is at hand") {
    struct Size {
        int width;
        int height;
        float scale;
    };
    for (const Size size : {Size{1280, 800, 2.0F}, Size{640, 480, 1.0F}}) {
        Screen screen(comparing(ActionId::compare_wipe), size.width, size.height, size.scale);
        INFO(size.width);
        const auto bar = screen.find("compare.divider");
        const auto steps = screen.find("compare.left-steps");
        REQUIRE(bar);
        REQUIRE(steps);
        CHECK(bar->height > 0.1 * size.height);
        CHECK(bar->y + bar->height <= steps->y);
        for (const ActionId id :
             {ActionId::panel_why, ActionId::panel_wedges, ActionId::panel_code, ActionId::panel_symmetry,
              ActionId::table_open, ActionId::panel_rules, ActionId::panel_map,
              ActionId::compare_left_algorithm, ActionId::compare_right_algorithm,
              ActionId::compare_side_by_side, ActionId::compare_difference, ActionId::compare_toggle}) {
            INFO(std::string(row(id).name));
            const auto item = screen.find(row(id).name);
            REQUIRE(item);
            CHECK(item->x >= 0.0);
            CHECK(item->x + item->width <= size.width + 0.5);
        }
    }
}

TEST_CASE("whatever is done while two runs are compared, the lab draws on") {
    for (const ActionId show :
         {ActionId::compare_side_by_side, ActionId::compare_wipe, ActionId::compare_difference}) {
        Screen screen{Session()};
        for (const ActionRow& action : action_table()) {
            screen.lab().lab().apply(OpenGalleryMap{2});
            screen.lab().lab().apply(RunAction{show});
            screen.lab().lab().apply(ChooseSide{Side::right});
            screen.lab().lab().apply(PinCell{{1, 1}});
            screen.lab().lab().apply(GoToStep{40});
            screen.lab().lab().apply(RunAction{action.id});
            INFO(std::string(action.name));
            screen.lab().frame();
            screen.lab().frame(250.0);
            CHECK(screen.lab().vertices() > 100);
            const Scenario& document = screen.session().document();
            CHECK(screen.session().run(Side::left).trace().grid() == document.grid);
            CHECK(screen.session().run(Side::right).trace().grid() == document.grid);
        }
    }
}

TEST_CASE("the cell cursor works beside two pictures, and in the difference") {
    for (const ActionId show : {ActionId::compare_side_by_side, ActionId::compare_difference}) {
        Screen screen(comparing(show));
        screen.press(plain(Key::tab));
        screen.press(plain(Key::right));
        REQUIRE(screen.session().cell_cursor());
        const Point cell = *screen.session().cell_cursor();
        screen.press(plain(Key::enter));
        CHECK(screen.session().document().grid.opaque(cell));
    }
}

}  // namespace fovlab
