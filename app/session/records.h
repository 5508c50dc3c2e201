// A file that grows by records, of which the last may be torn by a kill: each tells its length and has a checksum.
//
// A record is a line "KIND LENGTH CHECKSUM", as many bytes as it says, and a line end. KIND is a letter.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

struct Record {
    char kind = ' ';
    std::string bytes;
};

std::string to_text(const Record& record);

struct ReadRecords {
    std::vector<Record> records;  // up to the first that is not whole
    bool torn = false;            // the last one ends too early, as a kill leaves it
    bool broken = false;          // something else is wrong with one of them
};

ReadRecords read_records(std::string_view text);

}  // namespace fovlab
