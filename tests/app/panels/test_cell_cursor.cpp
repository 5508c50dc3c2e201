// The cell cursor by its keys, on the whole lab.
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::Screen;

}  // namespace

TEST_CASE("Tab brings the cell cursor to the cell under the pointer, and the arrows leave the steps alone") {
    Screen screen{Session()};
    screen.lab().move(screen.lab().middle_of(Point{4, 5}));
    screen.lab().settle();
    const std::size_t step = screen.session().cursor().step();
    screen.press(plain(Key::tab));
    CHECK(screen.session().cell_cursor() == Point{4, 5});
    screen.press(plain(Key::left));
    screen.press(plain(Key::up));
    CHECK(screen.session().cell_cursor() == Point{3, 4});
    CHECK(screen.session().explained_cell() == Point{3, 4});
    CHECK(screen.session().cursor().step() == step);
    screen.press(plain(Key::escape));
    CHECK_FALSE(screen.session().cell_cursor());
    screen.press(plain(Key::left));
    CHECK(screen.session().cursor().step() == step - 1);
}

TEST_CASE("Enter paints with the tool and Delete erases, an undo step each") {
    Screen screen{test::session_of({".....", ".....", "..@..", "....."})};
    screen.press(plain(Key::tab));
    REQUIRE(screen.session().cell_cursor() == Point{2, 2});
    screen.press(plain(Key::up));
    screen.press(plain(Key::enter));
    CHECK(screen.session().document().grid.at({2, 1}) == Terrain::wall);
    screen.press(plain(Key::right));
    screen.press(plain(Key::enter));
    CHECK(screen.session().document().grid.at({3, 1}) == Terrain::wall);
    screen.press(plain(Key::erase));
    CHECK(screen.session().document().grid.at({3, 1}) == Terrain::floor);
    CHECK(screen.session().history().undo_count() == 3);
    screen.press(ctrl(U'z'));
    screen.press(ctrl(U'z'));
    screen.press(ctrl(U'z'));
    CHECK(screen.session().document().grid == Grid(5, 4));
    screen.press(shift(Key::enter));
    CHECK(screen.session().document().viewer == Point{3, 1});
}

TEST_CASE("keys of one frame follow each other in the mode that the one before left") {
    Screen screen{test::session_of({".....", ".....", "..@.."})};
    screen.lab().press(plain(Key::tab));
    screen.lab().press(plain(Key::up));
    screen.lab().press(plain(Key::enter));
    screen.lab().press(plain(Key::escape));
    screen.lab().press(plain(Key::home));
    screen.lab().frame();
    CHECK(screen.session().document().grid.at({2, 1}) == Terrain::wall);
    CHECK_FALSE(screen.session().cell_cursor());
    CHECK(screen.session().cursor().at_start());
}

TEST_CASE("the view goes with the cursor: its cell is always in sight, and the map rests while it is") {
    Screen screen{Session()};
    for (int i = 0; i < 8; ++i) {
        screen.press(plain(U'+'));
    }
    screen.press(plain(Key::tab));
    const Grid& grid = screen.session().document().grid;
    const auto in_sight = [&] {
        const Point cell = *screen.session().cell_cursor();
        const ScreenReport report = screen.report();
        const double x = report.canvas_x + cell.x * report.cell;
        const double y = report.canvas_y + cell.y * report.cell;
        // The canvas lies between the panes at the sides, below the tools and above the timeline.
        return x >= 250.0 && y >= 40.0 && x + report.cell <= 1000.0 && y + report.cell <= 700.0;
    };
    CHECK(in_sight());
    for (const Key key : {Key::left, Key::up, Key::right, Key::down}) {
        for (int i = 0; i < grid.width(); ++i) {
            screen.press(plain(key));
            CHECK(in_sight());
        }
    }
    const ScreenReport before = screen.report();
    screen.press(plain(Key::up));
    screen.press(plain(Key::down));
    CHECK(screen.report().canvas_x == before.canvas_x);
}

TEST_CASE("the cursor is drawn on cells of every size") {
    for (const int side : {3, 40, 512}) {
        Session session;
        session.apply(ResizeMap{side, side});
        Screen screen(std::move(session));
        screen.lab().settle();
        const int without = screen.lab().vertices();
        screen.lab().lab().apply(PlaceCellCursor{Point{1, 1}});
        screen.lab().settle();
        INFO(side);
        CHECK(screen.lab().vertices() > without + 32);
    }
}

}  // namespace fovlab
