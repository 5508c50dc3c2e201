// Lessons among the files that the lab opens: by name, dropped, looked at, and of another day.
#include "app/session/course.h"
#include "tests/support/memory_storage.h"
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::MemoryStorage;
using test::Screen;

const std::string k_room = "#####\n#.@.#\n#####\n";

std::string lesson(const std::string& title) {
    return "# " + title + "\n\n```scenario\nversion = 1\nmap = '''\n" + k_room +
           "'''\n```\n\n## More\n\nWords.\n";
}

struct Desk {
    Desk() { screen.lab().use_storage(storage); }

    const Session& session() const { return screen.session(); }
    void apply(const Action& action) {
        screen.lab().lab().apply(action);
        screen.lab().settle();
    }
    void drop(const std::vector<std::string>& names) {
        DocumentFiles(storage).open_dropped(names, screen.lab().lab());
        screen.lab().settle();
    }
    // The file of the lesson that is open; empty: none is.
    std::string open() const {
        return session().course() && session().course()->at() ? session().course()->file() : "";
    }

    MemoryStorage storage{{{"/home/c/1.md", lesson("One")},
                           {"/home/c/2.md", lesson("Two")},
                           {"/home/c/bad.md", "# Bad\n\n```task\nkind = \"guess\"\n```\n"},
                           {"/home/room.txt", k_room}}};
    Screen screen{Session()};
};

}  // namespace

TEST_CASE("a file called .md opens as a lesson, with those beside it, and is remembered") {
    Desk desk;
    desk.apply(OpenFile{"c/1.md"});
    CHECK(desk.open() == "/home/c/1.md");
    CHECK(desk.session().course()->entries().size() == 3);
    CHECK(desk.session().grid().width() == 5);
    REQUIRE_FALSE(desk.session().recent_files().empty());
    CHECK(desk.session().recent_files().front() == "/home/c/1.md");
}

TEST_CASE("a lesson that cannot be read changes nothing, and the place of what is wrong is told") {
    Desk desk;
    desk.apply(OpenFile{"c/bad.md"});
    CHECK(desk.open().empty());
    CHECK(desk.session().course() == nullptr);
    CHECK(desk.session().message_refuses());
    CHECK(desk.session().message().find("line 4") != std::string::npos);
    CHECK(desk.session().history().undo_count() == 0);
}

TEST_CASE("of files that are dropped a lesson is opened like any other") {
    Desk desk;
    desk.drop({"/home/c/2.md"});
    CHECK(desk.open() == "/home/c/2.md");
    desk.drop({"/home/c/bad.md", "/home/c/1.md", "/home/room.txt"});
    CHECK(desk.open() == "/home/c/1.md");
    CHECK(desk.session().message().find("Lesson “One”, 2 pages, 0 tasks") != std::string::npos);
}

TEST_CASE("the sheet says what a lesson is before it is opened") {
    Desk desk;
    desk.apply(RunAction{ActionId::file_open});
    desk.apply(LookAt{"/home/c/1.md"});
    CHECK(desk.session().file_choice().about == "Lesson “One”, 2 pages, 0 tasks");
    CHECK(desk.session().file_choice().readable);
    desk.apply(LookAt{"/home/c/bad.md"});
    CHECK_FALSE(desk.session().file_choice().readable);
    CHECK(looks_openable(FolderEntry{"1.md", false, 10}));
}

TEST_CASE("the page of another day comes back with its folder, unless something else was asked for") {
    Look look;
    look.lesson = KeptLesson{"/home/c/2.md", 1, true, 0};
    Desk desk;
    desk.apply(UseLook{look});
    CHECK(desk.open() == "/home/c/2.md");
    CHECK(desk.session().course()->page() == 1);

    Desk other;
    other.screen.lab().lab().apply(UseLook{look});
    DocumentFiles(other.storage).open_dropped({"/home/c/1.md"}, other.screen.lab().lab());
    other.screen.lab().settle();
    CHECK(other.open() == "/home/c/1.md");
    CHECK(other.session().course()->page() == 0);

    Desk map;
    map.screen.lab().lab().apply(UseLook{look});
    map.drop({"/home/room.txt"});
    CHECK(map.open().empty());
}

TEST_CASE("the list of a folder comes back as well; a folder that is gone is told") {
    Look look;
    look.lesson = KeptLesson{"/home/c", 0, false, 0};
    Desk desk;
    desk.apply(UseLook{look});
    REQUIRE(desk.session().course());
    CHECK(desk.session().course()->folder().folder == "/home/c");
    CHECK(desk.open().empty());

    look.lesson->file = "/home/gone/1.md";
    Desk gone;
    gone.apply(UseLook{look});
    CHECK(gone.session().course() == nullptr);
    CHECK(gone.session().message_refuses());
}

}  // namespace fovlab
