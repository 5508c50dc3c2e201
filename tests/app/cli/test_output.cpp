#include "app/cli/output.h"

#include "core/grid/map_text.h"
#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

#include <streambuf>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// A disk with room for so many bytes.
class SmallDisk : public std::streambuf {
public:
    explicit SmallDisk(std::size_t room) : room_(room) {}

private:
    int_type overflow(int_type c) override {
        if (room_ == 0) {
            return traits_type::eof();
        }
        --room_;
        return c;
    }

    std::size_t room_;
};

struct Written {
    int status;
    std::string err;
};

Written write(const std::vector<std::string>& arguments, const std::string& input, std::size_t room) {
    SmallDisk disk(room);
    std::istringstream in(input);
    std::ostream out(&disk);
    std::ostringstream err;
    MemoryStorage storage({});
    cli::Streams streams{in, out, err, storage};
    const int status = cli::run_cli(arguments, streams);
    return {status, err.str()};
}

}  // namespace

TEST_CASE("whatever can't be written is a complaint and status 2") {
    const std::string answer =
        R"({"algorithm":"radius","radius":8,"range":"round","map":["@"],"visible":["*"]})";
    const std::vector<std::pair<std::vector<std::string>, std::string>> commands{
        {{"--help"}, ""},
        {{"--version"}, ""},
        {{}, ""},
        {{"algorithms"}, ""},
        {{"see", "--help"}, ""},
        {{"see", "-"}, "@."},
        {{"trace", "-"}, "@."},
        {{"why", "-", "--at", "0,0"}, "@."},
        {{"grade", "-"}, answer},
    };
    for (const auto& [arguments, input] : commands) {
        CAPTURE(arguments.empty() ? std::string("nothing") : arguments.front());
        const Written written = write(arguments, input, 2);
        CHECK(written.status == 2);
        CHECK(written.err.rfind("fovlab-cli: standard output cannot be written", 0) == 0);
        CHECK(written.err.find('\n') == written.err.size() - 1);
    }
}

TEST_CASE("a wrong answer that can't be written is bad output, not a failed check") {
    const std::string answer =
        R"({"algorithm":"radius","radius":8,"range":"round","map":["@"],"visible":["-"]})";
    CHECK(write({"grade", "-"}, answer, 5).status == 2);
    CHECK(write({"grade", "-"}, answer, 5000).status == 1);
}

TEST_CASE("a disk that fills up in the middle of a long output is noticed") {
    const std::string map = to_map_text(Grid(100, 100), Point{0, 0});
    const Written written = write({"trace", "-", "--radius", "unlimited"}, map, 100'000);
    CHECK(written.status == 2);
    CHECK(written.err.rfind("fovlab-cli: standard output cannot be written", 0) == 0);
}
