// Hints on the screen: beside what they speak of, clear of the middle of the map, and gone for good when followed.
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::Screen;

Session with_hints() {
    Session session;
    session.apply(UseSettings{Settings{}});
    return session;
}

struct Size {
    int width;
    int height;
};

// The card: a window of its own. None: no card is drawn.
std::optional<PixelRect> card() {
    const ImDrawData& drawn = *ImGui::GetDrawData();
    for (int i = 0; i < drawn.CmdListsCount; ++i) {
        if (std::string(drawn.CmdLists[i]->_OwnerName).rfind("##hint-", 0) == 0) {
            double left = 1e9;
            double top = 1e9;
            double right = -1e9;
            double bottom = -1e9;
            for (const ImDrawVert& vertex : drawn.CmdLists[i]->VtxBuffer) {
                left = std::min(left, vertex.pos.x * 1.0);
                right = std::max(right, vertex.pos.x * 1.0);
                top = std::min(top, vertex.pos.y * 1.0);
                bottom = std::max(bottom, vertex.pos.y * 1.0);
            }
            return PixelRect{left, top, right - left, bottom - top};
        }
    }
    return std::nullopt;
}

// The middle of the map, as the canvas shows it.
Spot middle_of_map(Screen& screen) {
    const ScreenReport report = screen.report();
    const Grid& grid = screen.session().document().grid;
    return {report.canvas_x + report.cell * grid.width() / 2.0,
            report.canvas_y + report.cell * grid.height() / 2.0};
}

}  // namespace

TEST_CASE("without settings that ask for them there are no hints on the screen") {
    Screen screen{Session()};
    CHECK_FALSE(card());
    CHECK_FALSE(screen.find("hint.close"));
}

TEST_CASE("every hint is shown in windows of the usual sizes, inside and clear of the middle of the map") {
    for (const Size size : {Size{1024, 768}, Size{1280, 800}, Size{1920, 1080}}) {
        Screen screen(with_hints(), size.width, size.height);
        for (std::size_t i = 0; i < k_hint_count; ++i) {
            INFO(size.width, " × ", size.height, ", hint ", i);
            const std::optional<PixelRect> at = card();
            REQUIRE(at);
            CHECK(at->x >= 0.0);
            CHECK(at->y >= 0.0);
            CHECK(at->x + at->width <= size.width);
            CHECK(at->y + at->height <= size.height);
            CHECK_FALSE(at->contains(middle_of_map(screen)));
            REQUIRE(screen.find("hint.close"));
            screen.click("hint.close");
            screen.lab().settle();
        }
        CHECK_FALSE(card());
    }
}

TEST_CASE("in a window too small for it no card is shown") {
    Screen screen(with_hints(), 640, 400);
    CHECK(screen.session().hint());
    CHECK_FALSE(card());
}

TEST_CASE("a hint vanishes when it is followed, and never returns") {
    Screen screen(with_hints());
    REQUIRE(card());
    screen.drag({{14, 14}, {16, 14}});
    CHECK(screen.session().hint() == Hint::step);
    for (int i = 0; i < 5; ++i) {
        screen.press(shift(Key::right));
    }
    CHECK(screen.session().hint() == Hint::why);
    screen.press(plain(Key::end));
    for (std::size_t i = 2; i < k_hint_count; ++i) {
        screen.click("hint.close");
    }
    screen.lab().settle();
    CHECK_FALSE(card());
    screen.drag({{14, 15}, {16, 15}});
    screen.press(ctrl(U'z'));
    CHECK_FALSE(card());
}

TEST_CASE("no more hints are shown once one has had enough, until one asks for them") {
    Screen screen(with_hints());
    screen.click("hint.off");
    screen.lab().settle();
    CHECK_FALSE(card());
    screen.lab().lab().apply(RunAction{ActionId::hint_again});
    screen.lab().settle();
    CHECK(card());
}

TEST_CASE("a press on the card paints nothing on the map below it") {
    Screen screen(with_hints());
    screen.lab().lab().apply(ResizeMap{200, 200});  // under the card too
    screen.lab().lab().apply(EndEdit{});
    screen.lab().settle();
    for (int i = 0; i < 6; ++i) {
        screen.lab().lab().apply(RunAction{ActionId::view_zoom_in});
        screen.lab().settle();
    }
    const std::optional<PixelRect> at = card();
    REQUIRE(at);
    const Grid before = screen.session().document().grid;
    const Spot inside{at->x + at->width * 0.5, at->y + at->height * 0.6};
    screen.click(inside);
    CHECK(screen.session().document().grid == before);
    screen.click(Spot{inside.x + at->width, inside.y + at->height});  // beside it the map is there
    CHECK(screen.session().document().grid != before);
}

}  // namespace fovlab
