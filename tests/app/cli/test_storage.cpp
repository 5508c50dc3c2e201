#include "app/cli/storage.h"

#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

TEST_CASE("a file on disk is read byte by byte") {
    cli::DiskStorage disk;
    const Result<std::string> text = disk.read(FOVLAB_VECTORS "/README.md");
    REQUIRE(text.ok());
    CHECK(text.value().rfind("# Cases with the right answer\n", 0) == 0);
    CHECK(text.value().back() == '\n');
}

TEST_CASE("what can't be read has a reason and no place") {
    cli::DiskStorage disk;
    const Result<std::string> missing = disk.read(FOVLAB_VECTORS "/nowhere");
    REQUIRE_FALSE(missing.ok());
    CHECK(missing.error().reason == "cannot be read (No such file or directory)");
    CHECK(missing.error().line == 0);
    const Result<std::string> folder = disk.read(FOVLAB_VECTORS);
    REQUIRE_FALSE(folder.ok());
    CHECK(folder.error().reason == "cannot be read (Is a directory)");
}

TEST_CASE("a stream is read as it is, zeros and line ends included") {
    const std::string bytes("a\r\n\0b", 5);
    std::istringstream in(bytes);
    const Result<std::string> text = cli::read_all(in);
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
    const Result<std::string> text = cli::read_all(in);
    REQUIRE_FALSE(text.ok());
    CHECK(text.error().reason == "is too large; at most 64 MiB are read");
}
