#include "app/cli/long_job.h"

#include "tests/app/cli/running.h"

#include <doctest/doctest.h>

using namespace fovlab;
using namespace fovlab::test;

namespace {

// What is said of a job of this cost that does a hundredth of it in each 100 milliseconds.
std::string said(std::uint64_t whole) {
    std::istringstream in;
    std::ostringstream out;
    std::ostringstream err;
    MemoryStorage storage({});
    cli::Streams streams{in, out, err, storage};
    double now = 7000.0;
    cli::LongJob job(streams, [&now] { return now; });
    for (std::uint64_t spent = 0; spent < whole; spent += 100) {
        job.tell(spent, spent < 300 ? std::nullopt : std::optional(whole));
        now += 100.0;
    }
    CHECK(out.str().empty());
    return err.str();
}

}  // namespace

TEST_CASE("a job that takes long says so once, when it is known; a short one says nothing") {
    CHECK(said(4000).empty());
    CHECK(said(40'000) == "fovlab-cli: this takes about 40 seconds in all\n");
    CHECK(said(600'000) == "fovlab-cli: this takes about 10 minutes in all\n");
}
