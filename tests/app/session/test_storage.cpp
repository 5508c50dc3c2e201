#include "app/session/storage.h"

#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <iterator>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("a file on disk is read byte by byte") {
    DiskStorage disk;
    const Result<std::string> text = disk.read(FOVLAB_VECTORS "/README.md");
    REQUIRE(text.ok());
    CHECK(text.value().rfind("# Cases with the right answer\n", 0) == 0);
    CHECK(text.value().back() == '\n');
}

TEST_CASE("what can't be read has a reason and no place") {
    DiskStorage disk;
    const Result<std::string> missing = disk.read(FOVLAB_VECTORS "/nowhere");
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().reason == "cannot be read (No such file or directory)");
    CHECK(missing.error().line == 0);
    const Result<std::string> folder = disk.read(FOVLAB_VECTORS);
    REQUIRE_FALSE(folder.ok());
    CHECK(folder.error().reason == "cannot be read (Is a directory)");
}

TEST_CASE("a file exists whether it can be read or not, and so does a folder") {
    DiskStorage disk;
    CHECK(disk.exists(__FILE__));
    CHECK(disk.exists("/"));
    CHECK_FALSE(disk.exists("/no/such/file"));
}

TEST_CASE("a stream is read as it is, zeros and line ends included") {
    const std::string bytes("a\r\n\0b", 5);
    std::istringstream in(bytes);
    const Result<std::string> text = read_all(in);
    REQUIRE(text.ok());
    CHECK(text.value() == bytes);
}

TEST_CASE("a text without an end is refused") {
    class Endless : public std::streambuf {
        int_type underflow() override {
            setg(page_, page_, page_ + sizeof page_);
            return traits_type::to_int_type(page_[0]);
        }
        char page_[65536] = {};
    };
    Endless endless;
    std::istream in(&endless);
    const Result<std::string> text = read_all(in);
    REQUIRE_FALSE(text.ok());
    CHECK(text.error().reason == "is too large; at most 64 MiB are read");
}

TEST_CASE("a file is written whole, and nothing is left beside it") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "fovlab-test-storage";
    std::filesystem::create_directories(folder);
    const std::string name = (folder / "text").string();
    DiskStorage disk;
    for (const std::string& bytes : {std::string("first"), std::string("a\0b\r\n", 5), std::string()}) {
        CHECK_FALSE(disk.write(name, bytes));
        CHECK(disk.read(name).value() == bytes);
    }
    CHECK(std::distance(std::filesystem::directory_iterator(folder), {}) == 1);
    std::filesystem::remove_all(folder);
}

TEST_CASE("what can't be written has a reason, and what was there stays") {
    DiskStorage disk;
    const auto error = disk.write(FOVLAB_VECTORS "/nowhere/text", "lost");
    REQUIRE(error.has_value());
    CHECK(error->reason == "cannot be written (No such file or directory)");
    const auto folder = disk.write(FOVLAB_VECTORS, "lost");
    REQUIRE(folder.has_value());
    CHECK_FALSE(disk.read(FOVLAB_VECTORS ".part").ok());
    CHECK(disk.read(FOVLAB_VECTORS "/README.md").ok());
}
