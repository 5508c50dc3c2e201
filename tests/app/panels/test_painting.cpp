#include "core/grid/stroke.h"
#include "tests/support/random.h"
#include "tests/support/screen.h"

#include <set>
#include <string>
#include <utility>

namespace fovlab {
namespace {

using test::Random;
using test::Screen;

Session field(int width, int height) {
    return Session(Scenario{Grid(width, height), {width / 2, height / 2}, Algorithm::symmetric, {}, {}});
}

// The cells that a drag passes, without the viewer's.
std::set<std::pair<int, int>> cells_of(const std::vector<Point>& way, Point viewer) {
    std::set<std::pair<int, int>> cells;
    for (std::size_t i = 0; i < way.size(); ++i) {
        for (const Point cell : cells_between(way[i == 0 ? 0 : i - 1], way[i])) {
            if (cell != viewer) {
                cells.insert({cell.x, cell.y});
            }
        }
    }
    return cells;
}

std::set<std::pair<int, int>> cells_that_are(const Grid& grid, Terrain terrain) {
    std::set<std::pair<int, int>> cells;
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            if (grid.at({x, y}) == terrain) {
                cells.insert({x, y});
            }
        }
    }
    return cells;
}

}  // namespace

TEST_CASE("a drag paints exactly the cells of its way, as one undo step, however many frames it takes") {
    Random random(41);
    for (int i = 0; i < 30; ++i) {
        Screen screen(field(23, 17));
        const Scenario before = screen.session().document();
        std::vector<Point> way;
        for (int k = random.between(1, 8); k > 0; --k) {
            way.push_back({random.below(23), random.below(17)});
        }
        if (way.front() == before.viewer) {
            continue;
        }
        const bool within_a_frame = random.percent(50);
        screen.drag(way, PointerButton::left, within_a_frame);
        INFO("way ", i, within_a_frame ? " within a frame" : "");
        CHECK(cells_that_are(screen.session().document().grid, Terrain::wall) ==
              cells_of(way, before.viewer));
        CHECK(screen.session().history().undo_count() == 1);
        screen.press(ctrl(U'z'));
        CHECK(screen.session().document() == before);
    }
}

TEST_CASE("each tool paints its terrain, and the right button erases") {
    struct Painted {
        const char* tool;
        Terrain terrain;
    };
    for (const Painted& painted :
         {Painted{"tool.wall", Terrain::wall}, Painted{"tool.door", Terrain::closed_door},
          Painted{"tool.water", Terrain::water}, Painted{"tool.floor", Terrain::floor}}) {
        Screen screen(field(20, 15));
        screen.click(painted.tool);
        screen.drag({{2, 2}, {7, 2}});
        INFO(painted.tool);
        for (int x = 2; x <= 7; ++x) {
            CHECK(screen.session().document().grid.at({x, 2}) == painted.terrain);
        }
        screen.drag({{2, 2}, {7, 2}}, PointerButton::right);
        CHECK(cells_that_are(screen.session().document().grid, Terrain::floor).size() == 300);
    }
}

TEST_CASE("a stroke goes on beyond the map and comes back, and ends wherever the button is released") {
    Screen screen(field(20, 15));
    screen.drag({{3, 3}, {3, -2}, {6, -2}, {6, 3}});
    const Grid& grid = screen.session().document().grid;
    CHECK(grid.at({3, 0}) == Terrain::wall);
    CHECK(grid.at({6, 0}) == Terrain::wall);
    CHECK(screen.session().history().undo_count() == 1);

    screen.lab().move(screen.lab().middle_of(Point{1, 1}));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    screen.lab().move({5.0, 700.0});  // over the panels
    screen.lab().frame();
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    CHECK(screen.session().history().undo_count() == 2);
    const std::string after = test::state_of(screen.session());
    screen.lab().move(screen.lab().middle_of(Point{10, 12}));
    screen.lab().settle();
    CHECK(screen.session().history().undo_count() == 2);
    CHECK(screen.session().document().grid.at({10, 12}) == Terrain::floor);
}

TEST_CASE("a stroke that ends over a control does not press it") {
    Screen screen{Session()};
    const std::string tool = "tool.water";
    screen.lab().move(screen.lab().middle_of(Point{1, 1}));
    screen.lab().settle();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    screen.lab().move(screen.lab().middle_of(tool));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    CHECK(screen.session().tool() == Terrain::wall);
}

TEST_CASE("a press on a control that is dragged over the map paints nothing") {
    Screen screen{Session()};
    const Scenario before = screen.session().document();
    screen.lab().move(screen.lab().middle_of("step.slider"));
    screen.lab().settle();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    screen.lab().move(screen.lab().middle_of(Point{8, 6}));
    screen.lab().frame();
    CHECK_FALSE(screen.session().explained_cell());
    screen.lab().button(PointerButton::right, true);
    screen.lab().frame();
    screen.lab().button(PointerButton::right, false);
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    CHECK(screen.session().document() == before);
    CHECK(screen.session().explained_cell() == Point{8, 6});
}

TEST_CASE("a click that closes a list does not paint the map below it") {
    Screen screen{Session()};
    const Scenario before = screen.session().document();
    screen.click("rule.range");
    REQUIRE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    screen.click(screen.lab().middle_of(Point{20, 3}));
    CHECK_FALSE(ImGui::IsPopupOpen("", ImGuiPopupFlags_AnyPopup));
    CHECK(screen.session().document() == before);
}

TEST_CASE("a rectangle is seen while it is drawn out, and Escape breaks it off without unpinning") {
    Session session(Scenario{Grid(20, 15), {10, 7}, Algorithm::symmetric, {}, {}});
    session.apply(PinCell{{1, 1}});
    Screen screen(std::move(session));
    const Scenario before = screen.session().document();
    screen.press(plain(U'q'));
    screen.lab().move(screen.lab().middle_of(Point{2, 2}));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    screen.lab().move(screen.lab().middle_of(Point{5, 4}));
    screen.lab().frame();
    screen.lab().move(screen.lab().middle_of(Point{4, 3}));
    screen.lab().settle();
    CHECK(cells_that_are(screen.session().document().grid, Terrain::wall).size() == 6);
    screen.press(plain(Key::escape));
    CHECK(screen.session().document() == before);
    CHECK(screen.session().history().undo_count() == 0);
    CHECK(screen.session().pinned());
    screen.lab().move(screen.lab().middle_of(Point{9, 9}));
    screen.lab().settle();
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    CHECK(screen.session().document() == before);
    screen.press(plain(Key::escape));
    CHECK_FALSE(screen.session().pinned());
}

TEST_CASE("figures, fill and pick by their keys, with the pointer") {
    Screen screen(field(20, 15));
    screen.press(plain(U'l'));
    screen.drag({{0, 4}, {9, 9}, {19, 4}});
    CHECK(cells_that_are(screen.session().document().grid, Terrain::wall).size() == 20);
    screen.press(plain(U'g'));
    screen.press(plain(U'5'));
    screen.click(screen.lab().middle_of(Point{3, 1}));
    CHECK(cells_that_are(screen.session().document().grid, Terrain::water).size() == 80);
    screen.press(plain(U'i'));
    screen.press(plain(U'1'));
    CHECK(screen.session().stroke() == Stroke::brush);
    screen.press(plain(U'i'));
    screen.click(screen.lab().middle_of(Point{5, 0}));
    CHECK(screen.session().tool() == Terrain::water);
    CHECK(screen.session().stroke() == Stroke::brush);
    CHECK(screen.session().history().undo_count() == 2);
}

TEST_CASE("an axis is drawn while strokes are symmetric") {
    Screen screen(field(20, 15));
    const int without = screen.lab().vertices();
    for (const ActionId id : {ActionId::symmetry_left_right, ActionId::symmetry_top_bottom,
                              ActionId::symmetry_both, ActionId::symmetry_half_turn}) {
        screen.lab().lab().apply(RunAction{id});
        screen.lab().settle();
        INFO(std::string(row(id).name));
        CHECK(screen.lab().vertices() > without + 20);
    }
}

TEST_CASE("losing the focus ends the stroke") {
    Screen screen(field(20, 15));
    screen.lab().move(screen.lab().middle_of(Point{1, 1}));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    screen.lab().lose_focus();
    screen.lab().frame();
    screen.lab().move(screen.lab().middle_of(Point{9, 1}));
    screen.lab().settle();
    CHECK(cells_that_are(screen.session().document().grid, Terrain::wall).size() == 1);
    CHECK(screen.session().history().undo_count() == 1);
}

TEST_CASE("the viewer is dragged, cell by cell, as one undo step, and stays on the map") {
    Screen screen(field(20, 15));
    const Scenario before = screen.session().document();
    screen.drag({{10, 7}, {12, 7}, {12, 3}, {25, 3}});
    CHECK(screen.session().document().viewer == Point{19, 3});
    CHECK(screen.session().document().grid == before.grid);
    CHECK(screen.session().history().undo_count() == 1);
    screen.press(ctrl(U'z'));
    CHECK(screen.session().document() == before);
}

TEST_CASE("Shift+click pins the cell, Escape lets it go, and nothing is painted") {
    Screen screen(field(20, 15));
    screen.lab().move(screen.lab().middle_of(Point{4, 4}));
    screen.lab().settle();
    screen.lab().button(PointerButton::left, true, true);
    screen.lab().frame();
    screen.lab().button(PointerButton::left, false, true);
    screen.lab().move(screen.lab().middle_of(Point{9, 9}));
    screen.lab().settle();
    CHECK(screen.session().pinned());
    CHECK(screen.session().explained_cell() == Point{4, 4});
    CHECK(screen.session().history().undo_count() == 0);
    screen.press(plain(Key::escape));
    CHECK(screen.session().explained_cell() == Point{9, 9});
}

TEST_CASE("the wheel zooms around the pointer over the map") {
    Screen screen(field(20, 15));
    const Spot pointer = screen.lab().middle_of(Point{4, 4});
    screen.lab().move(pointer);
    screen.lab().settle();
    const double cell = screen.report().cell;
    screen.lab().wheel(3.0);
    screen.lab().settle();
    CHECK(screen.report().cell > cell * 1.4);
    const Spot now = screen.lab().middle_of(Point{4, 4});
    CHECK(now.x == doctest::Approx(pointer.x));
    CHECK(now.y == doctest::Approx(pointer.y));
}

TEST_CASE("cells go to the graphics card when they change, and never else") {
    Screen screen(field(512, 512));
    const int first = screen.lab().uploads();
    CHECK(first >= 1);
    for (int i = 0; i < 30; ++i) {
        screen.lab().frame();
    }
    CHECK(screen.lab().uploads() == first);

    screen.lab().move(screen.lab().middle_of(Point{250, 250}));  // hovering, explained
    screen.lab().settle();
    screen.lab().move(screen.lab().middle_of(Point{40, 300}));
    screen.lab().settle();
    CHECK(screen.lab().uploads() == first);

    constexpr int moves = 40;
    screen.lab().move(screen.lab().middle_of(Point{100, 200}));
    screen.lab().frame();
    screen.lab().button(PointerButton::left, true);
    screen.lab().frame();
    for (int i = 1; i <= moves; ++i) {
        screen.lab().move(screen.lab().middle_of(Point{100 + i * 3, 200}));
        screen.lab().frame();
    }
    screen.lab().button(PointerButton::left, false);
    screen.lab().settle();
    const int after = screen.lab().uploads();
    CHECK(after > first);
    CHECK(after <= first + moves + 3);
    CHECK(screen.session().history().undo_count() == 1);
    CHECK(cells_that_are(screen.session().document().grid, Terrain::wall).size() == 3 * moves + 1);
    screen.lab().settle();
    CHECK(screen.lab().uploads() == after);
}

}  // namespace fovlab
