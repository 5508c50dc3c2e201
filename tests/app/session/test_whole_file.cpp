// Saving on a real disk: whole or not at all, whatever happens meanwhile.
#include "app/session/storage.h"
#include "app/session/whole_file.h"
#include "core/dungeon/random.h"

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace fovlab {
namespace {

namespace fs = std::filesystem;

// A folder of the test's own, gone with it.
class Folder {
public:
    Folder() {
        std::string pattern = (fs::temp_directory_path() / "fovlab-test-XXXXXX").string();
        REQUIRE(::mkdtemp(pattern.data()));
        path_ = pattern;
    }
    ~Folder() {
        std::error_code ignored;
        fs::permissions(path_, fs::perms::owner_all, ignored);
        fs::remove_all(path_, ignored);
    }
    Folder(const Folder&) = delete;
    Folder& operator=(const Folder&) = delete;

    std::string file(const std::string& name) const { return (path_ / name).string(); }
    std::vector<std::string> names() const {
        std::vector<std::string> names;
        for (const auto& entry : fs::directory_iterator(path_)) {
            names.push_back(entry.path().filename().string());
        }
        std::sort(names.begin(), names.end());
        return names;
    }

private:
    fs::path path_;
};

std::string read(const std::string& name) {
    const Result<std::string> text = DiskStorage().read(name);
    return text ? text.value() : "(" + text.error().reason + ")";
}

// One letter again and again, so that a mixture of two versions shows.
std::string version(int number) {
    return std::string(200'000 + 1000U * static_cast<unsigned>(number % 7),
                       static_cast<char>('a' + number % 26));
}

bool is_whole(const std::string& text) {
    return text.size() >= 200'000 && text.size() <= 206'000 && text.size() % 1000 == 0 &&
           text.find_first_not_of(text[0]) == std::string::npos;
}

// Saves one version after another until it is killed.
[[noreturn]] void save_for_ever(const std::string& name) {
    for (int number = 0;; ++number) {
        if (replace_file(name, version(number), number % 4 == 0 ? Sync::now : Sync::later)) {
            ::_exit(1);
        }
    }
}

}  // namespace

TEST_CASE("a kill at any moment of saving leaves a whole file, and what it leaves beside it is used again") {
    const Folder folder;
    const std::string name = folder.file("scenario.toml");
    REQUIRE_FALSE(replace_file(name, version(0), Sync::now));
    Random random(20261130);
    int left_over = 0;
    for (int round = 0; round < 220; ++round) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            save_for_ever(name);
        }
        ::usleep(static_cast<useconds_t>(random.below(9000)));
        REQUIRE(::kill(child, SIGKILL) == 0);
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        INFO("round ", round);
        REQUIRE(WIFSIGNALED(status));  // it was still saving
        REQUIRE(is_whole(read(name)));
        left_over += fs::exists(folder.file(".scenario.toml.fovlab-part")) ? 1 : 0;
        REQUIRE(folder.names().size() <= 2);
    }
    MESSAGE("killed in the middle of writing in ", left_over, " of 220 rounds");
    CHECK(left_over > 0);
    REQUIRE_FALSE(replace_file(name, "the last", Sync::now));
    CHECK(read(name) == "the last");
    CHECK(folder.names() == std::vector<std::string>{"scenario.toml"});
}

TEST_CASE("no file of a person's own is lost, whatever its name") {
    const Folder folder;
    const std::string name = folder.file("mine.svg");
    const std::vector<std::string> own{".mine.svg.fovlab-part", ".mine.svg.fovlab-part2", "mine.svg.part"};
    for (const std::string& other : own) {
        std::ofstream(folder.file(other)) << "KEEP";
    }
    for (int time = 0; time < 2; ++time) {
        REQUIRE_FALSE(replace_file(name, "new", Sync::now));
        CHECK(read(name) == "new");
        for (const std::string& other : own) {
            CHECK(read(folder.file(other)) == "KEEP");
        }
        CHECK(folder.names().size() == own.size() + 1);
    }
    // Names as long as names may be have room for one beside them.
    const std::string longest = folder.file(std::string(255, 'n'));
    CHECK_FALSE(replace_file(longest, "new", Sync::now));
    CHECK(read(longest) == "new");
}

TEST_CASE("two programs that save the same file at once never mix their versions") {
    const Folder folder;
    const std::string name = folder.file("shared");
    REQUIRE_FALSE(replace_file(name, version(0), Sync::later));
    std::vector<pid_t> children;
    for (int i = 0; i < 4; ++i) {
        const pid_t child = ::fork();
        REQUIRE(child >= 0);
        if (child == 0) {
            for (int number = 0; number < 60; ++number) {
                if (replace_file(name, version(number + i), Sync::later)) {
                    ::_exit(1);
                }
            }
            ::_exit(0);
        }
        children.push_back(child);
    }
    for (int look = 0; look < 200; ++look) {
        REQUIRE(is_whole(read(name)));
    }
    for (const pid_t child : children) {
        int status = 0;
        REQUIRE(::waitpid(child, &status, 0) == child);
        CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 0));
    }
    CHECK(is_whole(read(name)));
    CHECK(folder.names() == std::vector<std::string>{"shared"});
}

TEST_CASE("the mode of a file stays, and a symbolic link stays one") {
    const Folder folder;
    const std::string name = folder.file("mode");
    REQUIRE_FALSE(replace_file(name, "old", Sync::now));
    REQUIRE(::chmod(name.c_str(), 0640) == 0);
    fs::create_directory(folder.file("below"));
    fs::create_symlink("../mode", folder.file("below/link"));
    fs::create_symlink("below/link", folder.file("link"));
    CHECK_FALSE(replace_file(folder.file("link"), "new", Sync::now));
    CHECK(read(name) == "new");
    CHECK(fs::is_symlink(folder.file("link")));
    CHECK(fs::is_symlink(folder.file("below/link")));
    struct stat now {};
    REQUIRE(::stat(name.c_str(), &now) == 0);
    CHECK((now.st_mode & 07777U) == 0640U);
    fs::create_symlink("not-yet", folder.file("dangling"));
    CHECK_FALSE(replace_file(folder.file("dangling"), "there", Sync::now));
    CHECK(read(folder.file("not-yet")) == "there");
}

TEST_CASE("a disk that is full is told, and the old file is as it was") {
    const auto error = replace_file("/dev/full", "lost", Sync::now);
    REQUIRE(error);
    CHECK(error->reason == "cannot be written (No space left on device)");
    // A limit on the size of files stands in for a disk that fills up in the middle.
    const Folder folder;
    const std::string name = folder.file("kept");
    REQUIRE_FALSE(replace_file(name, "kept", Sync::now));
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_IGN);
        const struct rlimit small { 100'000, 100'000 };
        ::setrlimit(RLIMIT_FSIZE, &small);
        ::_exit(replace_file(name, version(3), Sync::now) ? 0 : 1);
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK((WIFEXITED(status) && WEXITSTATUS(status) == 0));
    CHECK(read(name) == "kept");
    CHECK(folder.names() == std::vector<std::string>{"kept"});
}

TEST_CASE("folders, missing folders and names that are too long are refused, and nothing is left") {
    const Folder folder;
    fs::create_directory(folder.file("here"));
    for (const std::string& name :
         {folder.file("here"), folder.file("nowhere/text"), folder.file(std::string(300, 'n')),
          folder.file("here/"), std::string()}) {
        INFO(name);
        const auto error = replace_file(name, "lost", Sync::now);
        REQUIRE(error);
        CHECK(error->reason.rfind("cannot be written (", 0) == 0);
    }
    CHECK(folder.names() == std::vector<std::string>{"here"});
    CHECK(fs::is_empty(folder.file("here")));
}

TEST_CASE("what must not be written is refused, even where its folder could be") {
    const Folder folder;
    const std::string name = folder.file("read-only");
    REQUIRE_FALSE(replace_file(name, "kept", Sync::now));
    REQUIRE(::chmod(name.c_str(), 0444) == 0);
    if (::access(name.c_str(), W_OK) == 0) {
        MESSAGE("this person may write anything: not tested");
        return;
    }
    CHECK(replace_file(name, "lost", Sync::now));
    CHECK(read(name) == "kept");
    CHECK(folder.names() == std::vector<std::string>{"read-only"});
}

}  // namespace fovlab
