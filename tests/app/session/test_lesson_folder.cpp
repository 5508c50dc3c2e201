// Lessons of a folder: which files count, what their pictures are, and what is left alone.
#include "app/session/lesson_files.h"
#include "app/session/lesson_folder.h"
#include "app/session/opened_document.h"
#include "core/lesson/read_lesson.h"
#include "tests/support/memory_storage.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cstdio>
#include <set>
#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::Files;
using test::MemoryStorage;

const std::string k_scenario = "version = 1\nmap = '''\n.@.\n'''\n";

std::string lesson(const std::string& title, const std::string& rest = "") {
    return "# " + title + "\n\nWords.\n\n## A page\n\nMore words.\n" + rest;
}

std::string with_picture(const std::string& name) {
    return lesson("Pictured", "\n![What it shows](" + name + ")\n");
}

LessonFolder folder_of_lesson(Files files, const std::string& file) {
    MemoryStorage storage(std::move(files));
    const Result<LessonFolder> folder = read_lesson_folder(storage, file);
    REQUIRE(folder);
    return folder.value();
}

std::vector<std::string> names(const LessonFolder& folder) {
    std::vector<std::string> all;
    for (const LessonText& text : folder.lessons) {
        all.push_back(text.file);
    }
    return all;
}

}  // namespace

TEST_CASE("the Markdown files of a folder that begin with a heading are its lessons, by name") {
    const LessonFolder folder = folder_of_lesson({{"/home/c/02-b.md", lesson("B")},
                                                  {"/home/c/01-a.md", lesson("A")},
                                                  {"/home/c/10-c.md", "# Broken\n\n```task\nkind = 7\n```\n"},
                                                  {"/home/c/README.md", lesson("How to")},
                                                  {"/home/c/.hidden.md", lesson("Hidden")},
                                                  {"/home/c/notes.md", "Milk, bread.\n"},
                                                  {"/home/c/map.txt", "# @ #\n"},
                                                  {"/home/c/more/03.md", lesson("Elsewhere")},
                                                  {"/home/c/folder.md/x", ""}},
                                                 "c/02-b.md");
    CHECK(folder.folder == "/home/c");
    CHECK(names(folder) == std::vector<std::string>{"/home/c/01-a.md", "/home/c/02-b.md", "/home/c/10-c.md"});
    CHECK(folder.lessons[1].text == lesson("B"));
}

TEST_CASE("the lesson that is asked for is there whatever it is called and whatever is in it") {
    const Files files{
        {"/home/README.md", lesson("How to")}, {"/home/notes.md", "Milk.\n"}, {"/home/z.md", lesson("Z")}};
    CHECK(names(folder_of_lesson(files, "README.md")) ==
          std::vector<std::string>{"/home/README.md", "/home/z.md"});
    CHECK(names(folder_of_lesson(files, "/home/notes.md")) ==
          std::vector<std::string>{"/home/notes.md", "/home/z.md"});
    MemoryStorage storage(files);
    const Result<LessonFolder> gone = read_lesson_folder(storage, "gone.md");
    REQUIRE_FALSE(gone);
    CHECK(gone.error().line == 0);
}

TEST_CASE("of very many lessons the first are taken, and the one asked for") {
    Files files;
    for (std::size_t i = 0; i < k_most_lessons + 20; ++i) {
        files["/home/" + std::to_string(1000 + i) + ".md"] = lesson("One");
    }
    const std::vector<std::string> first = names(folder_of_lesson(files, "1000.md"));
    CHECK(first.size() == k_most_lessons);
    CHECK(first.front() == "/home/1000.md");
    const std::vector<std::string> last = names(folder_of_lesson(files, "1119.md"));
    CHECK(last.size() == k_most_lessons);
    CHECK(last.back() == "/home/1119.md");
    CHECK(std::is_sorted(last.begin(), last.end()));
}

TEST_CASE("a picture is the scenario beside it, else a PNG of its name") {
    const Files files{{"/home/c/1.md", with_picture("pictures/made.svg")},
                      {"/home/c/2.md", with_picture("pictures/drawn.svg")},
                      {"/home/c/3.md", with_picture("pictures/photo.png")},
                      {"/home/c/4.md", with_picture("pictures/gone.svg")},
                      {"/home/c/pictures/made.toml", k_scenario},
                      {"/home/c/pictures/made.png", "old"},
                      {"/home/c/pictures/made.svg", "<svg/>"},
                      {"/home/c/pictures/drawn.png", "drawn"},
                      {"/home/c/pictures/drawn.svg", "<svg/>"},
                      {"/home/c/pictures/photo.png", "photo"}};
    const LessonFolder folder = folder_of_lesson(files, "c/1.md");
    REQUIRE(folder.pictures.size() == 3);
    CHECK(folder.pictures.at("pictures/made.svg").scenario);
    CHECK(folder.pictures.at("pictures/made.svg").bytes == k_scenario);
    CHECK_FALSE(folder.pictures.at("pictures/drawn.svg").scenario);
    CHECK(folder.pictures.at("pictures/drawn.svg").bytes == "drawn");
    CHECK(folder.pictures.at("pictures/photo.png").bytes == "photo");
}

TEST_CASE("a picture outside of the folder is not looked for") {
    for (const char* name :
         {"../secret.png", "/etc/secret.png", "pictures/../../secret.png", "..", "a\\b.png", ""}) {
        INFO(name);
        CHECK(picture_files(name).empty());
    }
    CHECK(picture_files("pictures/x.svg") == std::vector<std::string>{"pictures/x.toml", "pictures/x.png"});
    CHECK(picture_files("a..b.png") == std::vector<std::string>{"a..b.toml", "a..b.png"});
    CHECK(picture_files("plain") == std::vector<std::string>{"plain.toml", "plain.png"});
    const LessonFolder folder = folder_of_lesson(
        {{"/home/c/1.md", with_picture("../secret.png")}, {"/home/secret.png", "secret"}}, "c/1.md");
    CHECK(folder.pictures.empty());
}

TEST_CASE("a picture that is too large is left out") {
    const LessonFolder folder =
        folder_of_lesson({{"/home/1.md", with_picture("large.png") + "\n![Another](small.png)\n"},
                          {"/home/large.png", std::string(k_largest_picture + 1, 'x')},
                          {"/home/small.png", std::string(k_largest_picture, 'x')}},
                         "1.md");
    CHECK(folder.pictures.size() == 1);
    CHECK(folder.pictures.count("small.png") == 1);
}

TEST_CASE("a lesson is loaded with its folder, or refused with the place of what is wrong") {
    MemoryStorage storage(
        {{"/home/c/1.md", lesson("One")}, {"/home/c/2.md", "# Two\n\n```task\nkind = 7\n```\n"}});
    const Result<LoadedLessons> good = load_lesson(storage, "c/1.md");
    REQUIRE(good);
    CHECK(good.value().file == "/home/c/1.md");
    CHECK_FALSE(good.value().anew);
    CHECK(names(good.value().folder) == std::vector<std::string>{"/home/c/1.md", "/home/c/2.md"});
    const Result<LoadedLessons> bad = load_lesson(storage, "c/2.md");
    REQUIRE_FALSE(bad);
    CHECK(bad.error().line == 4);
    CHECK_FALSE(load_lesson(storage, "c/3.md"));
}

TEST_CASE("of a folder the list is loaded, with no lesson to open") {
    MemoryStorage storage(
        {{"/home/c/1.md", lesson("One")}, {"/home/c/2.md", "# Two\n\n```task\nkind = 7\n```\n"}});
    const Result<LoadedLessons> list = load_lesson(storage, "c");
    REQUIRE(list);
    CHECK(list.value().file.empty());
    CHECK(list.value().folder.folder == "/home/c");
    CHECK(names(list.value().folder) == std::vector<std::string>{"/home/c/1.md", "/home/c/2.md"});
}

TEST_CASE("a text beyond every limit is told as such and does not fill the memory") {
    const LessonFolder folder = folder_of_lesson(
        {{"/home/1.md", lesson("One")}, {"/home/2.md", "# Two\n" + std::string(3 * k_largest_lesson, 'x')}},
        "1.md");
    REQUIRE(folder.lessons.size() == 2);
    CHECK(folder.lessons[1].text.size() == k_largest_lesson + 1);
    CHECK_FALSE(read_lesson(folder.lessons[1].text));
}

TEST_CASE("a lesson is told in a few words") {
    const Result<Lesson> one = read_lesson("# Short\n\nWords.\n");
    REQUIRE(one);
    CHECK(in_words(one.value()) == "Lesson “Short”, 1 page, 0 tasks");
    const Result<Lesson> more =
        read_lesson(lesson("Long", "\n```quiz\nkind = \"number\"\nask = \"How many?\"\nright = 3\n```\n"));
    REQUIRE(more);
    CHECK(in_words(more.value()) == "Lesson “Long”, 2 pages, 1 task");
}

TEST_CASE("every lesson that is built in can be read, and every picture that it shows is built in as well") {
    const LessonFolder& course = built_in_course();
    CHECK(course.folder.empty());
    std::set<std::string> files;
    for (const LessonText& text : course.lessons) {
        INFO(text.file);
        files.insert(text.file);
        CHECK(text.file.find('/') == std::string::npos);
        const Result<Lesson> lesson = read_lesson(text.text);
        CHECK_MESSAGE(lesson.ok(), (lesson ? std::string() : in_words(lesson.error())));
        if (!lesson) {
            continue;
        }
        for (const LessonFile& file : files_of(lesson.value())) {
            INFO(file.name, " in line ", file.line);
            const bool there =
                is_lesson_name(file.name)
                    ? std::any_of(course.lessons.begin(), course.lessons.end(),
                                  [&file](const LessonText& other) { return other.file == file.name; })
                    : course.pictures.count(file.name) > 0;
            CHECK(there);
        }
    }
    CHECK(files.size() == course.lessons.size());
    CHECK(std::is_sorted(course.lessons.begin(), course.lessons.end(),
                         [](const LessonText& a, const LessonText& b) { return a.file < b.file; }));
}

}  // namespace fovlab
