// What was done of lessons: counted, kept with the settings, and handed in.
#include "app/session/progress.h"
#include "app/session/settings.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

LessonRecord some_lesson() {
    return {"What the hero sees",
            {"predict", "choice", "number", "build", "predict"},
            {{true, false, 1, {}}, {true, false, 3, {}}, {false, true, 2, {}}, {false, false, 4, {}}, {}},
            2};
}

Progress some_progress() {
    Progress progress;
    progress.lessons["01-light.md"] = some_lesson();
    progress.lessons["/home/mine/02.md"] = {"Mine", {"predict"}, {{true, true, 2, 77U}}, 0};
    return progress;
}

Settings with(const Progress& progress) {
    Settings settings;
    settings.progress = progress;
    return settings;
}

// Of settings that hold nothing else.
ReadSettings read(const std::string& progress) { return read_settings("{\"progress\": " + progress + "}"); }

}  // namespace

TEST_CASE("a task is done once it was right, whether its answer was shown or not") {
    CHECK(some_lesson().done() == 2);
    CHECK(LessonRecord{}.done() == 0);
    CHECK(some_progress().of("01-light.md")->title == "What the hero sees");
    CHECK(some_progress().of("03.md") == nullptr);
}

TEST_CASE("what is handed in has a line for every task of every lesson that was begun, and sums") {
    CHECK(hand_in(some_progress()) ==
          "FOV Lab: 3 of 6 tasks done\n"
          "\n"
          "Mine: 1 of 1\n"
          "  1 predict: the answer was shown, map 77\n"
          "\n"
          "What the hero sees: 2 of 5\n"
          "  1 predict: right, at once\n"
          "  2 choice: right, at try 3\n"
          "  3 number: the answer was shown\n"
          "  4 build: not right yet, tries: 4\n"
          "  5 predict: not answered\n");
}

TEST_CASE("a lesson that was only looked at is not handed in") {
    Progress progress;
    CHECK(hand_in(progress).empty());
    progress.lessons["01.md"] = {"Read", {"number"}, {{}}, 3};
    CHECK(hand_in(progress).empty());
}

TEST_CASE("progress comes back with the settings as it was") {
    const ReadSettings back = read_settings(to_text(with(some_progress())));
    CHECK(back.settings.progress == some_progress());
    CHECK_FALSE(back.problem);
    CHECK(to_text(Settings{}).find("progress") == std::string::npos);
}

TEST_CASE("of progress that is broken the rest holds, and what is wrong is told") {
    CHECK(read("[]").problem);
    CHECK(read("[]").settings == Settings{});
    const ReadSettings no_lesson = read(R"({"01.md": 7, "02.md": {"title": "Two", "page": 1}})");
    REQUIRE(no_lesson.problem);
    CHECK(no_lesson.settings.progress.lessons.size() == 1);
    CHECK(no_lesson.settings.progress.of("02.md")->page == 1);

    // A task that is none keeps its place, so that those behind it stay the same ones.
    const ReadSettings no_task = read(R"({"01.md": {"tasks": [3, {"right": true, "tries": 2}]}})");
    REQUIRE(no_task.problem);
    CHECK(no_task.settings.progress.of("01.md")->tasks == std::vector<TaskRecord>{{}, {true, false, 2, {}}});

    for (const char* task : {R"({"right": "yes"})", R"({"tries": -1})", R"({"tries": 1e99})",
                             R"({"seed": "x"})", R"({"shown": 1})"}) {
        INFO(task);
        const ReadSettings broken = read(R"({"01.md": {"tasks": [)" + std::string(task) + "]}}");
        CHECK(broken.problem);
        CHECK(broken.settings.progress.of("01.md")->tasks == std::vector<TaskRecord>{{}});
    }
    const ReadSettings large = read(R"({"01.md": {"page": 99999999999, "tasks": [{"seed": 4294967296}]}})");
    CHECK(large.problem);
    CHECK(large.settings.progress.of("01.md")->page == 0);
    CHECK_FALSE(large.settings.progress.of("01.md")->tasks.front().seed);
    CHECK(read(R"({"01.md": {"later": 1, "tasks": [{"time": 7}]}})").problem == std::nullopt);
}

TEST_CASE("as many kinds are kept as tasks") {
    const ReadSettings more = read(R"({"01.md": {"kinds": ["a", "b", 3], "tasks": [{}]}})");
    CHECK(more.settings.progress.of("01.md")->kinds == std::vector<std::string>{"a"});
    const ReadSettings fewer = read(R"({"01.md": {"tasks": [{}, {}]}})");
    CHECK(fewer.settings.progress.of("01.md")->kinds.size() == 2);
}

TEST_CASE("no more lessons are kept than are allowed, written or read") {
    Progress progress;
    for (std::size_t i = 0; i < k_most_lessons_kept + 5; ++i) {
        progress.lessons[std::to_string(10000 + i) + ".md"].title = "One of many";
    }
    const ReadSettings back = read_settings(to_text(with(progress)));
    CHECK_FALSE(back.problem);
    CHECK(back.settings.progress.lessons.size() == k_most_lessons_kept);
}

TEST_CASE("a name of a file that is no UTF-8 spoils nothing else") {
    Progress progress = some_progress();
    progress.lessons["/home/\xff.md"].title = "Broken \xc3";
    const ReadSettings back = read_settings(to_text(with(progress)));
    CHECK_FALSE(back.problem);
    CHECK(back.settings.progress.of("01-light.md") != nullptr);
    CHECK(back.settings.progress.lessons.size() == 3);
}

}  // namespace fovlab
