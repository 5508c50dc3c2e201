// A lesson that is saved while it is open: when it is read anew, and when it is left alone.
#include "app/session/lesson_folder.h"
#include "app/session/lesson_watch.h"
#include "tests/support/memory_storage.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

using test::MemoryStorage;

const std::string k_broken = "# Half\n\n```task\nkind = 7\n```\n";

std::string lesson(const std::string& title) { return "# " + title + "\n\n![A picture](made.svg)\n"; }

// A folder with lessons of which one is open, and a watch over it.
struct Desk {
    Desk() { open("/home/c/1.md"); }

    void open(const std::string& file) {
        Result<LoadedLessons> loaded = load_lesson(storage, file);
        REQUIRE(loaded);
        course.emplace(loaded.value().folder);
        REQUIRE(course->open(file));
        look();
    }

    // Once the next look is due.
    std::optional<LoadedLessons> look() {
        now = watch.next_look().value_or(now);
        std::optional<LoadedLessons> anew = watch.look(course ? &*course : nullptr, now);
        if (anew) {
            ++times;
            CHECK(anew->anew);
            CHECK(anew->file == course->file());
        }
        return anew;
    }
    // What comes within so many looks.
    std::optional<LoadedLessons> looks(int count) {
        std::optional<LoadedLessons> last;
        for (int i = 0; i < count; ++i) {
            if (std::optional<LoadedLessons> anew = look()) {
                last = std::move(anew);
            }
        }
        return last;
    }
    std::string& file(const std::string& name) { return storage.files()["/home/c/" + name]; }

    MemoryStorage storage{{{"/home/c/1.md", lesson("One")},
                           {"/home/c/2.md", lesson("Two")},
                           {"/home/c/made.toml", "version = 1\nmap = '''\n.@.\n'''\n"}}};
    std::optional<Course> course;
    LessonWatch watch{storage};
    double now = 1000.0;
    int times = 0;
};

}  // namespace

TEST_CASE("a lesson that nobody saves is looked at twice a second and never read anew") {
    Desk desk;
    const double before = desk.now;
    CHECK_FALSE(desk.looks(10));
    CHECK(desk.now == before + 10 * LessonWatch::k_look);
    CHECK_FALSE(desk.watch.look(&*desk.course, desk.now + 1.0));
}

TEST_CASE("a lesson that was saved is read anew once, as soon as it stays as it is") {
    Desk desk;
    desk.file("1.md") = lesson("One, better");
    CHECK_FALSE(desk.look());
    CHECK(*desk.watch.next_look() == desk.now + LessonWatch::k_settle);
    const std::optional<LoadedLessons> anew = desk.look();
    REQUIRE(anew);
    CHECK(anew->folder.lessons.front().text == lesson("One, better"));
    CHECK_FALSE(desk.looks(10));
}

TEST_CASE("while it is being written it is left alone") {
    Desk desk;
    for (int i = 0; i < 10; ++i) {
        desk.file("1.md") += "\nMore.\n";
        CHECK_FALSE(desk.look());
    }
    CHECK(desk.look());
}

TEST_CASE("a text that is half written for a moment is not told") {
    Desk desk;
    desk.file("1.md") = k_broken;
    CHECK_FALSE(desk.looks(2));  // it has changed; it cannot be read
    desk.file("1.md") = lesson("Whole");
    const std::optional<LoadedLessons> anew = desk.looks(4);
    REQUIRE(anew);
    CHECK(anew->folder.lessons.front().text == lesson("Whole"));
    CHECK(desk.times == 1);
}

TEST_CASE("a text that stays broken is told once, until it is mended") {
    Desk desk;
    desk.file("1.md") = k_broken;
    CHECK_FALSE(desk.looks(2));
    const std::optional<LoadedLessons> anew = desk.look();
    REQUIRE(anew);
    CHECK(anew->folder.lessons.front().text == k_broken);
    CHECK_FALSE(desk.looks(10));
    desk.file("1.md") = lesson("Mended");
    CHECK(desk.looks(4));
    CHECK(desk.times == 2);
}

TEST_CASE("a file that vanishes while it is written is waited for") {
    Desk desk;
    desk.storage.files().erase("/home/c/1.md");
    CHECK_FALSE(desk.looks(5));
    desk.file("1.md") = lesson("One");
    CHECK_FALSE(desk.looks(5));  // it is as it was
    desk.storage.files().erase("/home/c/1.md");
    CHECK_FALSE(desk.looks(5));
    desk.file("1.md") = lesson("Another");
    CHECK(desk.looks(5));
}

TEST_CASE("a picture that was saved, or is there at last, is read anew") {
    Desk desk;
    desk.file("made.toml") = "version = 1\nmap = '''\n@..\n'''\n";
    std::optional<LoadedLessons> anew = desk.looks(3);
    REQUIRE(anew);
    CHECK(anew->folder.pictures.at("made.svg").bytes.find("@..") != std::string::npos);
    desk.storage.files().erase("/home/c/made.toml");
    anew = desk.looks(3);
    REQUIRE(anew);
    CHECK(anew->folder.pictures.empty());
    desk.file("made.png") = "a photo";
    anew = desk.looks(3);
    REQUIRE(anew);
    CHECK(anew->folder.pictures.at("made.svg").bytes == "a photo");
}

TEST_CASE("a lesson that was saved while another of its folder was open is read anew when it is opened") {
    Desk desk;
    desk.file("2.md") = lesson("Two, better");
    CHECK_FALSE(desk.looks(5));
    REQUIRE(desk.course->open("/home/c/2.md"));
    desk.look();
    const std::optional<LoadedLessons> anew = desk.looks(2);
    REQUIRE(anew);
    CHECK(anew->file == "/home/c/2.md");
    CHECK(anew->folder.lessons.back().text == lesson("Two, better"));
}

TEST_CASE("what is built in, a list, and no lesson at all are not watched") {
    Desk desk;
    desk.course->close();
    CHECK_FALSE(desk.look());
    CHECK_FALSE(desk.watch.next_look());
    desk.course.emplace(LessonFolder{"", {{"1.md", lesson("Built in")}}, {}});
    REQUIRE(desk.course->open("1.md"));
    CHECK_FALSE(desk.look());
    CHECK_FALSE(desk.watch.next_look());
    desk.course.reset();
    CHECK_FALSE(desk.look());
}

}  // namespace fovlab
