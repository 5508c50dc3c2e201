// The program itself, with the real disk.
#include "app/cli/program.h"

#include <doctest/doctest.h>

#include <sys/resource.h>
#include <sys/wait.h>
#include <unistd.h>

#include <array>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>

namespace fs = std::filesystem;

TEST_CASE("a figure that may not grow is told of, and leaves nothing") {
    std::string pattern = (fs::temp_directory_path() / "fovlab-test-XXXXXX").string();
    REQUIRE(::mkdtemp(pattern.data()));
    const fs::path folder = pattern;
    std::ofstream(folder / "map.txt") << "#.@\n";
    const pid_t child = ::fork();
    REQUIRE(child >= 0);
    if (child == 0) {
        std::signal(SIGXFSZ, SIG_DFL);
        const struct rlimit small { 100, 100 };
        ::setrlimit(RLIMIT_FSIZE, &small);
        ::close(STDERR_FILENO);
        std::string program = "fovlab-cli";
        std::string command = "figure";
        std::string map = folder / "map.txt";
        std::string option = "-o";
        std::string picture = folder / "a.svg";
        std::array<char*, 5> arguments{program.data(), command.data(), map.data(), option.data(),
                                       picture.data()};
        ::_exit(fovlab::cli::run_program(static_cast<int>(arguments.size()), arguments.data()));
    }
    int status = 0;
    REQUIRE(::waitpid(child, &status, 0) == child);
    CHECK(WIFEXITED(status));
    CHECK(WEXITSTATUS(status) == 2);
    CHECK(std::distance(fs::directory_iterator(folder), fs::directory_iterator()) == 1);
    fs::remove_all(folder);
}
