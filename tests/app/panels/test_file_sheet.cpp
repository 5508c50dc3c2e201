// The sheets that open and save files and ask before leaving, led by keys and clicks, over files in a table.
#include "app/panels/file_row.h"
#include "core/scenario/scenario_text.h"
#include "tests/support/memory_storage.h"
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::MemoryStorage;
using test::Screen;
using test::stroke;

const std::vector<std::string> k_room{"#####", "#.@.#", "#####"};
constexpr const char* k_map = "#######\n#..@..#\n#######\n";

test::Files files() {
    return {{"/home/maps/corner.txt", k_map},
            {"/home/maps/broken.txt", "..x\n"},
            {"/home/maps/notes.doc", "# Not a map, and\n"},
            {"/home/maps/old/first.txt", "@..\n"},
            {"/home/zebra.txt", "...@\n"},
            {"/home/room.toml", to_text(test::scenario_of_rows(k_room))}};
}

struct Desk {
    explicit Desk(Session session, int width = 1280, int height = 800, float scale = 1.0F)
        : screen(std::move(session), width, height, scale) {
        screen.lab().use_storage(storage);
    }
    const Session& session() const { return screen.session(); }
    void press(const Chord& key) {
        screen.press(key);
        screen.lab().settle();
    }
    void type(const std::string& text) {
        screen.lab().type(text);
        screen.lab().settle();
        screen.lab().settle();
    }
    void open() {
        press(ctrl(U'o'));
        screen.lab().settle();
        REQUIRE(session().overlay() == Overlay::open_file);
        REQUIRE(screen.lab().frame().typing);
    }

    MemoryStorage storage{files()};
    Screen screen;
};

}  // namespace

TEST_CASE("Ctrl+O shows the folder, a part of a name and Enter open the file") {
    Desk desk{Session()};
    desk.open();
    CHECK(desk.session().file_choice().folder == "/home");
    CHECK(desk.session().file_choice().entries.size() == 3);
    CHECK(desk.screen.find("file.path"));
    CHECK(desk.screen.find("file.entry"));
    CHECK_FALSE(desk.screen.find("step.play"));
    desk.type("zeb");
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::none);
    CHECK(desk.session().document().grid.width() == 4);
    CHECK(desk.session().document_name() == "zebra.txt");
    CHECK(desk.session().history().undo_count() == 1);
    CHECK(desk.session().recent_files() == std::vector<std::string>{"/home/zebra.txt"});
}

TEST_CASE("folders are entered and left by keys, and by the button") {
    Desk desk{Session()};
    desk.open();
    desk.press(plain(Key::down));  // ..
    desk.press(plain(Key::down));  // maps
    desk.press(plain(Key::enter));
    CHECK(desk.session().file_choice().folder == "/home/maps");
    desk.type("old");
    desk.press(plain(Key::enter));
    CHECK(desk.session().file_choice().folder == "/home/maps/old");
    desk.screen.click("file.parent");
    CHECK(desk.session().file_choice().folder == "/home/maps");
    desk.type("cor");
    desk.press(plain(Key::enter));
    CHECK(desk.session().file().source == "/home/maps/corner.txt");
}

TEST_CASE("a path leads to a file or a folder anywhere") {
    Desk desk{Session()};
    desk.open();
    desk.type("maps/old/");
    desk.press(plain(Key::enter));
    CHECK(desk.session().file_choice().folder == "/home/maps/old");
    desk.type("/home/maps/corner.txt");
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::none);
    CHECK(desk.session().document().grid.width() == 7);
}

TEST_CASE("what cannot be opened is told in the sheet, which stays, and nothing changes") {
    Desk desk{Session()};
    const Scenario before = desk.session().document();
    desk.open();
    desk.type("maps/broken.txt");
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::open_file);
    CHECK(desk.session().file_choice().problem.find("line 1, column 3") != std::string::npos);
    desk.press(plain(Key::escape));
    CHECK(desk.session().overlay() == Overlay::none);
    CHECK(desk.session().document() == before);
    desk.open();
    desk.type("nowhere.txt");
    desk.press(plain(Key::enter));
    CHECK(desk.session().file_choice().problem ==
          "/home/nowhere.txt was not opened: cannot be read (it is not there).");
    desk.type("more");  // the field can be edited on
    CHECK(desk.session().overlay() == Overlay::open_file);
}

TEST_CASE("the entry chosen is told: what it is, or why it cannot be opened") {
    Desk desk{Session()};
    desk.open();
    desk.type("zeb");
    CHECK(desk.session().file_choice().looked_at == "/home/zebra.txt");
    CHECK(desk.session().file_choice().about == "Map, 4 × 1");
    desk.press(plain(Key::escape));
    desk.open();
    desk.type("maps");
    desk.press(plain(Key::enter));
    desk.type("bro");
    CHECK_FALSE(desk.session().file_choice().readable);
}

TEST_CASE("saving asks for a name, gives it its ending, and asks again before it replaces a file") {
    Desk desk{test::session_of(k_room)};
    desk.press(ctrl(U's'));
    REQUIRE(desk.session().overlay() == Overlay::save_file);
    desk.type("mine");  // in place of the name that was suggested
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::none);
    REQUIRE(desk.storage.files().count("/home/mine.toml"));
    CHECK(desk.storage.files().at("/home/mine.toml") == to_text(desk.session().to_save()));
    CHECK(desk.session().document_name() == "mine.toml");

    desk.press(ctrl_shift(U's'));
    desk.type("room.toml");
    const std::string before = desk.storage.files().at("/home/room.toml");
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::save_file);
    CHECK(desk.session().file_choice().replaceable == "/home/room.toml");
    CHECK(desk.storage.files().at("/home/room.toml") == before);
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::none);
    CHECK(desk.session().file().name == "/home/room.toml");
}

TEST_CASE("another name after the question is asked about anew") {
    Desk desk{test::session_of(k_room)};
    desk.press(ctrl_shift(U's'));
    desk.type("room.toml");
    desk.press(plain(Key::enter));
    REQUIRE(desk.session().file_choice().replaceable == "/home/room.toml");
    desk.screen.press(plain(Key::down));  // ..
    desk.press(plain(Key::down));         // maps
    desk.press(plain(Key::enter));
    CHECK(desk.session().file_choice().folder == "/home/maps");
    desk.press(plain(Key::enter));
    CHECK(desk.storage.files().count("/home/maps/room.toml") == 1);
}

TEST_CASE("a disk that is full is told beside the name, and the sheet stays") {
    Desk desk{test::session_of(k_room)};
    desk.storage.full = true;
    desk.press(ctrl(U's'));
    desk.type("mine");
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::save_file);
    CHECK(desk.session().file_choice().problem ==
          "/home/mine.toml was not saved: cannot be written (the disk is full).");
    desk.storage.full = false;
    desk.press(plain(Key::enter));
    CHECK(desk.session().overlay() == Overlay::none);
    CHECK_FALSE(desk.session().dirty());
}

TEST_CASE("recent files are offered first, and one that is gone says so") {
    Desk desk{Session()};
    desk.open();
    desk.type("zeb");
    desk.press(plain(Key::enter));
    desk.open();
    CHECK(desk.screen.find("file.recent"));
    CHECK(desk.session().file_choice().missing.empty());
    desk.press(plain(Key::down));
    desk.press(plain(Key::enter));
    CHECK(desk.session().document_name() == "zebra.txt");
    Settings settings = desk.session().settings();
    settings.recent_files = {"/home/gone.toml", "/home/zebra.txt"};
    desk.screen.lab().lab().apply(UseSettings{settings});
    desk.open();
    CHECK(desk.session().file_choice().missing == std::vector<std::string>{"/home/gone.toml"});
}

TEST_CASE("leaving with unsaved work asks; the keys choose, Escape stays") {
    Desk desk{test::session_of(k_room)};
    desk.screen.lab().lab().apply(PaintCells{{{1, 1}}, Terrain::wall});
    desk.screen.lab().lab().apply(EndEdit{});
    CHECK_FALSE(desk.screen.press(ctrl(U'q')).quit);
    desk.screen.lab().settle();
    CHECK(desk.screen.find("leave.save"));
    CHECK(desk.screen.find("leave.without"));
    CHECK(desk.screen.find("leave.stay"));
    CHECK_FALSE(desk.screen.find("step.play"));
    desk.press(plain(Key::escape));
    CHECK(desk.session().overlay() == Overlay::none);
    CHECK(desk.session().dirty());
    desk.press(ctrl(U'q'));
    desk.press(plain(Key::right));
    FrameOutput asked = desk.screen.press(plain(Key::enter));
    for (int i = 0; i < 4 && !asked.quit; ++i) {
        asked = desk.screen.lab().frame();
    }
    CHECK(asked.quit);
}

TEST_CASE("saved from the question, the lab is left once the file is written") {
    Desk desk{test::session_of(k_room)};
    desk.screen.lab().lab().apply(PaintCells{{{1, 1}}, Terrain::wall});
    desk.screen.lab().lab().apply(EndEdit{});
    desk.press(ctrl(U'q'));
    desk.press(plain(Key::enter));
    desk.screen.lab().settle();
    REQUIRE(desk.session().overlay() == Overlay::save_file);
    desk.type("mine");
    FrameOutput asked = desk.screen.press(plain(Key::enter));
    for (int i = 0; i < 4 && !asked.quit; ++i) {
        asked = desk.screen.lab().frame();
    }
    CHECK(asked.quit);
    CHECK(desk.storage.files().count("/home/mine.toml") == 1);
}

TEST_CASE("all three are drawn in every size and scale, with their controls in the window") {
    struct Size {
        int width;
        int height;
    };
    for (const float scale : {1.0F, 2.0F}) {
        for (const Size size : {Size{200, 200}, Size{640, 480}, Size{1024, 768}, Size{1920, 1080}}) {
            for (const ActionId opens : {ActionId::file_open, ActionId::file_save_as, ActionId::app_quit}) {
                Desk desk(test::busy_session(), size.width, size.height, scale);
                desk.screen.lab().lab().apply(RunAction{opens});
                desk.screen.lab().settle();
                desk.screen.lab().settle();
                INFO(size.width, " × ", size.height, ", scale ", scale);
                CHECK((size.width == 200 || desk.screen.report().items.size() > 2));
                for (const ScreenItem& item : desk.screen.report().items) {
                    CHECK(item.x + item.width / 2.0 < size.width);
                    CHECK(item.y + item.height / 2.0 < size.height);
                }
            }
        }
    }
}

TEST_CASE("a name without room ends with an ellipsis, between letters") {
    Screen screen(test::busy_session());
    const std::string name = "lesson öne. Wälls and pillars";
    CHECK(beginning_that_fits(name, 10'000.0F) == name);
    for (float width = 30.0F; width < 150.0F; width += 1.0F) {
        const std::string part = beginning_that_fits(name, width);
        CAPTURE(part);
        REQUIRE(part.size() > std::string("…").size());
        CHECK(part.ends_with("…"));
        CHECK(ImGui::CalcTextSize(part.c_str()).x <= width);
        const std::string kept = part.substr(0, part.size() - std::string("…").size());
        CHECK(name.rfind(kept, 0) == 0);
        CHECK((static_cast<unsigned char>(name[kept.size()]) & 0xC0U) != 0x80U);
    }
}

}  // namespace fovlab
