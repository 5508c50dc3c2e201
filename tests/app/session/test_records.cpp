// A file that grows by records: whole ones are read, a torn end is passed over, damage is noticed.
#include "app/session/records.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

const Record k_one{'A', "first\nwith two lines"};
const Record k_two{'B', ""};
const Record k_three{'C', std::string("zero \0 within", 13)};

}  // namespace

TEST_CASE("records are read as they were written") {
    const ReadRecords read = read_records(to_text(k_one) + to_text(k_two) + to_text(k_three));
    CHECK_FALSE(read.torn);
    CHECK_FALSE(read.broken);
    REQUIRE(read.records.size() == 3);
    CHECK(read.records[0].kind == 'A');
    CHECK(read.records[0].bytes == k_one.bytes);
    CHECK(read.records[1].bytes.empty());
    CHECK(read.records[2].bytes == k_three.bytes);
    CHECK(read_records("").records.empty());
}

TEST_CASE("cut off anywhere, the records before the cut are there, and it is not taken for damage") {
    const std::string text = to_text(k_one) + to_text(k_three);
    const std::size_t first = to_text(k_one).size();
    for (std::size_t size = 0; size < text.size(); ++size) {
        const ReadRecords read = read_records(text.substr(0, size));
        INFO(size);
        CHECK(read.records.size() == (size < first ? 0U : 1U));
        CHECK(read.torn == (size != 0 && size != first));
        CHECK_FALSE(read.broken);
    }
}

TEST_CASE("any byte changed is noticed, and no record after it is believed") {
    const std::string text = to_text(k_one) + to_text(k_three);
    for (std::size_t i = 0; i < text.size(); ++i) {
        std::string changed = text;
        changed[i] = static_cast<char>(changed[i] ^ 4);
        const ReadRecords read = read_records(changed);
        INFO(i);
        CHECK((read.broken || read.torn));
        CHECK(read.records.size() < 2);
    }
}

}  // namespace fovlab
