// The sheet that makes figures, clicked as a person does, and the files that come of it.
#include "app/platform/figure_files.h"
#include "app/session/words.h"
#include "tests/app/cli/running.h"
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::busy_session;
using test::MemoryStorage;
using test::Screen;

// A screen whose figures go into memory.
struct Desk {
    explicit Desk(int width = 1280, int height = 800, float scale = 1.0F)
        : screen(busy_session(), width, height, scale) {
        screen.lab().lab().apply(UseFigureFolder{"/slides"});
        screen.press(ctrl(U'e'));
        screen.lab().settle();
        REQUIRE(screen.session().overlay() == Overlay::figure);
    }

    // Some frames, and what they ask of the files.
    void settle(int frames = 4) {
        for (int i = 0; i < frames; ++i) {
            const FrameOutput asked = screen.lab().frame();
            files.serve(screen.lab().lab(), asked);
        }
    }
    void click(std::string_view item) {
        REQUIRE(screen.find(item));
        screen.lab().move(screen.lab().middle_of(item));
        settle();
        screen.lab().button(PointerButton::left, true);
        settle(1);
        screen.lab().button(PointerButton::left, false);
        settle();
    }
    void press(const Chord& key, int times = 1) {
        for (int i = 0; i < times; ++i) {
            screen.lab().press(key);
            settle(2);
        }
    }
    const FigureChoice& chosen() { return screen.session().figure_choice(); }
    void choose(FigureKind kind) {
        FigureChoice choice = screen.session().figure_choice();
        choice.settings.kind = kind;
        screen.lab().lab().apply(SetFigure{choice});
        settle();
    }
    std::string file(const std::string& name) {
        const Result<std::string> bytes = storage.read(name);
        return bytes ? bytes.value() : std::string();
    }

    Screen screen;
    MemoryStorage storage{{}};
    FigureFiles files{storage};
};

std::vector<ActionId> actions_of_sheet() {
    std::vector<ActionId> ids;
    for (const ActionRow& action : action_table()) {
        if (action.name.rfind("figure.", 0) == 0) {
            ids.push_back(action.id);
        }
    }
    return ids;
}

}  // namespace

TEST_CASE("every control of the sheet is on the screen and within it, at every size") {
    struct Size {
        int width, height;
        float scale;
    };
    for (const Size& size : {Size{1280, 800, 1.0F}, Size{1024, 740, 1.0F}, Size{1920, 1200, 2.0F}}) {
        Desk desk(size.width, size.height, size.scale);
        desk.choose(FigureKind::gif);
        for (const ActionId id : actions_of_sheet()) {
            const std::string name(row(id).name);
            if (id == ActionId::figure_stop) {
                continue;  // stands there while something is being made
            }
            CAPTURE(name);
            CAPTURE(size.width);
            const std::optional<ScreenItem> item = desk.screen.find(name);
            REQUIRE(item);
            CHECK(item->x >= 0.0);
            CHECK(item->x + item->width <= size.width);
            CHECK(item->y + item->height <= size.height);
        }
    }
}

TEST_CASE("a click makes the file, whose name the message tells") {
    struct Expected {
        FigureKind kind;
        const char* ending;
        const char* begins;
    };
    for (const Expected& expected :
         {Expected{FigureKind::svg, ".svg", "<?xml"}, Expected{FigureKind::png, ".png", "\x89PNG"},
          Expected{FigureKind::pdf, ".pdf", "%PDF"}}) {
        Desk desk;
        desk.choose(expected.kind);
        const std::string path = desk.screen.session().figure_choice().path;
        CHECK(path.ends_with(expected.ending));
        desk.click("figure.make");
        CHECK(desk.file(path).rfind(expected.begins, 0) == 0);
        CHECK(desk.screen.session().overlay() == Overlay::none);
        CHECK(desk.screen.session().message().find(path) != std::string::npos);
    }
}

TEST_CASE("Enter makes the file too, and a second one only when asked for twice") {
    Desk desk;
    const std::string path = desk.screen.session().figure_choice().path;
    desk.storage.write(path, "another");
    desk.screen.lab().press(plain(Key::enter));
    desk.settle();
    CHECK(desk.screen.session().figure_work().there_is_one);
    desk.screen.lab().press(plain(Key::enter));  // too easily pressed twice
    desk.settle();
    CHECK(desk.file(path) == "another");
    desk.click("figure.make");
    CHECK(desk.file(path).rfind("<?xml", 0) == 0);
}

TEST_CASE("an animation is made between frames, tells how far it is, and is there at the end") {
    Desk desk;
    desk.choose(FigureKind::gif);
    const std::string path = desk.screen.session().figure_choice().path;
    desk.click("figure.make");
    REQUIRE(desk.screen.session().figure_work().done);
    CHECK(desk.screen.find("figure.stop"));
    CHECK_FALSE(desk.screen.find("figure.make"));
    double last = -1.0;
    for (int frames = 0; frames < 5000 && desk.files.busy(); ++frames) {
        if (desk.screen.session().figure_work().done) {
            CHECK(*desk.screen.session().figure_work().done >= last);
            last = *desk.screen.session().figure_work().done;
        }
        desk.settle(1);
    }
    CHECK(last > 0.5);
    CHECK_FALSE(desk.files.busy());
    CHECK(desk.file(path).rfind("GIF89a", 0) == 0);
    CHECK(desk.screen.session().overlay() == Overlay::none);
}

TEST_CASE("Escape stops an animation and leaves no file, and once more it closes the sheet") {
    Desk desk;
    desk.choose(FigureKind::gif);
    const std::string path = desk.screen.session().figure_choice().path;
    desk.click("figure.make");
    REQUIRE(desk.files.busy());
    desk.screen.lab().press(plain(Key::escape));
    desk.settle();
    CHECK_FALSE(desk.files.busy());
    CHECK_FALSE(desk.storage.exists(path));
    CHECK(desk.screen.session().overlay() == Overlay::figure);
    desk.screen.lab().press(plain(Key::escape));
    desk.settle();
    CHECK(desk.screen.session().overlay() == Overlay::none);
}

TEST_CASE("no other key, and no click beside the sheet, ends the making of an animation") {
    Desk desk;
    desk.choose(FigureKind::gif);
    desk.click("figure.make");
    REQUIRE(desk.files.busy());
    for (const Chord& key :
         {ctrl(U'e'), plain(Key::enter), plain(Key::space), plain(U'e'), plain(Key::tab)}) {
        desk.screen.lab().press(key);
        desk.settle(1);
        REQUIRE(desk.screen.session().figure_work().done);
    }
    desk.screen.lab().button(PointerButton::left, true);
    desk.settle(1);
    REQUIRE(desk.screen.session().figure_work().done);
    CHECK(desk.files.busy());
    CHECK(desk.screen.session().overlay() == Overlay::figure);
    desk.screen.lab().press(plain(Key::escape));
    desk.settle();
    CHECK_FALSE(desk.files.busy());
    CHECK(desk.screen.session().figure_work().problem == word(Word::figure_stopped));
}

TEST_CASE("a button closes the sheet and makes nothing") {
    Desk desk;
    desk.click("file.cancel");
    CHECK(desk.screen.session().overlay() == Overlay::none);
    CHECK_FALSE(desk.storage.exists(desk.screen.session().figure_choice().path));
}

TEST_CASE("a file without a name is told in one sentence") {
    Desk desk;
    FigureChoice choice = desk.screen.session().figure_choice();
    choice.path.clear();
    desk.screen.lab().lab().apply(SetFigure{choice});
    desk.click("figure.make");
    CHECK(worded(Word::figure_not_made, {desk.screen.session().figure_work().problem}) ==
          "Not made: give the file a name.");
}

TEST_CASE("Tab goes through all of the sheet, and the keys choose and switch what has the focus") {
    Desk desk;
    const FigureChoice before = desk.chosen();
    desk.press(plain(Key::tab));
    desk.press(plain(Key::right));
    CHECK(desk.chosen().settings.kind == FigureKind::png);
    desk.press(plain(Key::left), 3);
    CHECK(desk.chosen().settings.kind == FigureKind::svg);
    desk.press(plain(Key::space));
    CHECK(desk.chosen().settings.kind == FigureKind::png);
    desk.press(plain(Key::tab));
    desk.press(plain(Key::right));
    CHECK(desk.chosen().settings.palette == desk.screen.session().palette() + 1);
    desk.press(plain(Key::tab));
    desk.press(plain(Key::right), 2);
    const int cell = desk.chosen().settings.cell.value_or(0);
    desk.press(plain(Key::left));
    CHECK(desk.chosen().settings.cell == cell - 1);
    desk.press(plain(Key::tab));
    desk.press(plain(Key::space));
    CHECK(desk.chosen().shows_title != before.shows_title);
    desk.press(plain(Key::enter));
    CHECK(desk.chosen().shows_title == before.shows_title);
    desk.press(plain(Key::tab));  // the title
    desk.screen.lab().type("Named by keys");
    desk.settle();
    CHECK(desk.chosen().title.find("Named by keys") != std::string::npos);
    desk.press(plain(Key::tab));
    desk.screen.lab().type("lost");
    desk.settle();
    CHECK(desk.chosen().title.find("lost") == std::string::npos);
    desk.press(plain(Key::space));
    CHECK(desk.chosen().settings.legend != before.settings.legend);
    desk.press(plain(Key::tab));
    desk.press(plain(Key::enter));
    CHECK(desk.chosen().settings.headings != before.settings.headings);
    for (std::size_t i = 0; i < k_layer_count; ++i) {
        desk.press(plain(Key::tab));
        desk.press(plain(Key::space));
    }
    CHECK((desk.chosen().layers == ~before.layers));
    CHECK(desk.screen.session().overlay() == Overlay::figure);
    CHECK_FALSE(desk.storage.exists(desk.chosen().path));
}

TEST_CASE("Shift+Tab goes back from the last button, and each button is pressed by keys") {
    Desk desk;
    desk.press(shift(Key::tab));
    desk.press(plain(Key::space));
    CHECK(desk.file(desk.chosen().path).rfind("<?xml", 0) == 0);
    desk.settle();
    desk.press(ctrl(U'e'));
    REQUIRE(desk.screen.session().overlay() == Overlay::figure);
    desk.press(shift(Key::tab), 2);
    desk.press(plain(Key::enter));
    CHECK(desk.screen.session().overlay() == Overlay::none);
    desk.settle();
    desk.press(ctrl(U'e'));
    desk.press(shift(Key::tab), 4);
    desk.screen.lab().type("x");
    desk.settle();
    CHECK(desk.chosen().path.find('x') != std::string::npos);
}

TEST_CASE("the keys of an animation, in one frame too, and its time per frame") {
    Desk desk;
    desk.choose(FigureKind::gif);
    const int before = desk.chosen().settings.frame_ms;
    for (const Chord& key : {plain(Key::tab), plain(Key::tab), plain(Key::tab), plain(Key::tab),
                             plain(Key::tab), plain(Key::right), shift(Key::tab), plain(Key::right)}) {
        desk.screen.lab().press(key);  // the time, then what there is a frame for
    }
    desk.settle();
    CHECK(desk.chosen().settings.every == FrameEvery::step);
    CHECK(desk.chosen().settings.frame_ms != before);
    desk.press(plain(Key::tab));
    const int now = desk.chosen().settings.frame_ms;
    desk.press(plain(Key::right));
    CHECK(desk.chosen().settings.frame_ms == now + 10);
}

TEST_CASE("what is chosen with the pointer is chosen") {
    Desk desk;
    const FigureChoice before = desk.screen.session().figure_choice();
    desk.click("figure.legend");
    CHECK(desk.screen.session().figure_choice().settings.legend != before.settings.legend);
    desk.click("figure.layer");
    CHECK((desk.screen.session().figure_choice().layers != before.layers));
    CHECK((desk.screen.session().layers() == before.layers));  // the window keeps its own
    desk.click("figure.kind");
    CHECK(desk.screen.session().figure_choice().settings.kind == FigureKind::png);
    desk.click("figure.title-text");
    desk.screen.lab().type("!");
    desk.settle();
    CHECK(desk.screen.session().figure_choice().title.find('!') != std::string::npos);
}

TEST_CASE("a file that cannot be written is told in the sheet, which stays") {
    struct Full : Storage {
        Result<std::string> read(const std::string&) override { return TextError{0, 0, "cannot be read"}; }
        bool exists(const std::string&) override { return false; }
        std::optional<TextError> write(const std::string&, const std::string&) override {
            return TextError{0, 0, "cannot be written (No space left on device)"};
        }
    } full;
    Desk desk;
    FigureFiles files(full);
    desk.screen.lab().lab().apply(RunAction{ActionId::figure_make});
    files.serve(desk.screen.lab().lab(), desk.screen.lab().frame());
    CHECK(desk.screen.session().overlay() == Overlay::figure);
    CHECK(desk.screen.session().figure_work().problem.find("No space left") != std::string::npos);
}

}  // namespace fovlab
