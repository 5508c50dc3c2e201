#include "app/session/records.h"

#include <charconv>
#include <cstdint>
#include <optional>
#include <system_error>

namespace fovlab {
namespace {

// FNV-1a, 64 bits: against damage, not against malice.
std::uint64_t checksum_of(char kind, std::string_view bytes) {
    std::uint64_t sum = 14695981039346656037ULL + static_cast<unsigned char>(kind);
    for (const char byte : bytes) {
        sum = (sum ^ static_cast<unsigned char>(byte)) * 1099511628211ULL;
    }
    return sum;
}

struct Head {
    char kind = ' ';
    std::size_t length = 0;
    std::uint64_t checksum = 0;
};

std::optional<Head> read_head(std::string_view line) {
    Head head;
    const std::size_t second = line.find(' ', 2);
    if (line.size() < 5 || line[1] != ' ' || second == std::string_view::npos) {
        return std::nullopt;
    }
    head.kind = line[0];
    const char* const end = line.data() + line.size();
    const auto length = std::from_chars(line.data() + 2, line.data() + second, head.length);
    const auto sum = std::from_chars(line.data() + second + 1, end, head.checksum, 16);
    const bool good = length.ec == std::errc() && length.ptr == line.data() + second &&
                      sum.ec == std::errc() && sum.ptr == end;
    return good ? std::optional(head) : std::nullopt;
}

std::string hexadecimal(std::uint64_t number) {
    char digits[16];
    const auto [end, error] = std::to_chars(digits, digits + sizeof digits, number, 16);
    static_cast<void>(error);  // as many digits as the number can have
    return {digits, end};
}

}  // namespace

std::string to_text(const Record& record) {
    return std::string(1, record.kind) + " " + std::to_string(record.bytes.size()) + " " +
           hexadecimal(checksum_of(record.kind, record.bytes)) + "\n" + record.bytes + "\n";
}

ReadRecords read_records(std::string_view text) {
    ReadRecords read;
    while (!text.empty()) {
        const std::size_t line = text.find('\n');
        if (line == std::string_view::npos) {
            read.torn = true;
            break;
        }
        const std::optional<Head> head = read_head(text.substr(0, line));
        if (!head) {
            read.broken = true;
            break;
        }
        const std::string_view rest = text.substr(line + 1);
        if (rest.size() < head->length || rest.size() - head->length < 1) {
            read.torn = true;
            break;
        }
        const std::string_view bytes = rest.substr(0, head->length);
        if (rest[head->length] != '\n' || checksum_of(head->kind, bytes) != head->checksum) {
            read.broken = true;
            break;
        }
        read.records.push_back({head->kind, std::string(bytes)});
        text = rest.substr(head->length + 1);
    }
    return read;
}

}  // namespace fovlab
