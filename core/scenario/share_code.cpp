#include "core/scenario/share_code.h"

#include "core/grid/text_place.h"
#include "core/grid/utf8.h"
#include "core/scenario/base64url.h"
#include "core/scenario/packed_scenario.h"

#include <algorithm>
#include <cstdint>

namespace fovlab {
namespace {

constexpr std::string_view k_blanks = " \t\r\n";
constexpr std::string_view k_letters = "fov";
constexpr std::size_t k_checksum_bytes = 4;

// A change within any 32 bits in a row is always found, and so is one of a single character.
// Source: W. Wesley Peterson and D. T. Brown, "Cyclic Codes for Error Detection", 1961; the polynomial of Ethernet, high bits
// first, so that the checksum after its bytes makes one such code.
std::uint32_t checksum(std::string_view bytes) {
    std::uint32_t sum = 0xFFFFFFFF;
    for (const char byte : bytes) {
        sum ^= static_cast<std::uint32_t>(static_cast<unsigned char>(byte)) << 24U;
        for (int bit = 0; bit < 8; ++bit) {
            sum = sum << 1U ^ ((sum & 0x80000000U) != 0 ? 0x04C11DB7U : 0U);
        }
    }
    return ~sum;
}

std::string in_bytes(std::uint32_t number) {
    std::string bytes;
    for (unsigned shift = 32; shift > 0; shift -= 8) {
        bytes += static_cast<char>(static_cast<unsigned char>(number >> (shift - 8) & 255U));
    }
    return bytes;
}

TextError damaged() {
    return {0, 0,
            "this share code is damaged or a part of it is missing; copy it again, from its beginning to its "
            "end"};
}

// Blanks around a code, and the mark before it, are none of it.
std::string_view bare(std::string_view text) {
    text = without_byte_order_mark(text);
    const std::size_t first = std::min(text.find_first_not_of(k_blanks), text.size());
    text.remove_prefix(first);
    const std::size_t last = text.find_last_not_of(k_blanks);
    return text.substr(0, last == std::string_view::npos ? 0 : last + 1);
}

// A pair of quotes around a code is none of it either.
std::string_view without_quotes(std::string_view text) {
    constexpr std::string_view k_open = "\"'`<";
    constexpr std::string_view k_close = "\"'`>";
    const std::size_t kind = text.size() < 2 ? std::string_view::npos : k_open.find(text.front());
    return kind != std::string_view::npos && text.back() == k_close[kind] ? text.substr(1, text.size() - 2)
                                                                          : text;
}

bool begins(std::string_view text, std::string_view with) { return text.substr(0, with.size()) == with; }

// Of a web address what it says after `#` or `?`, where that is a code; else the text as it is.
std::string_view out_of_address(std::string_view text) {
    if (!begins(text, "https://") && !begins(text, "http://")) {
        return text;
    }
    const std::size_t mark = text.find_first_of("#?");
    const std::size_t code = mark == std::string_view::npos ? mark : text.find(k_share_code, mark);
    if (code == std::string_view::npos ||
        std::string_view("#?=&/").find(text[code - 1]) == std::string_view::npos) {
        return text;
    }
    return text.substr(code, text.find_first_of("&#", code) - code);
}

// The code itself in what somebody copied.
std::string_view code_in(std::string_view text) { return out_of_address(without_quotes(bare(text))); }

// As capitals are easily put in by what one types on.
std::string_view letters_of(std::string_view code) {
    const std::string_view letters = code.substr(0, k_letters.size());
    const bool same = std::equal(letters.begin(), letters.end(), k_letters.begin(), k_letters.end(),
                                 [](char a, char b) { return a == b || a == b - 'a' + 'A'; });
    return same ? letters : std::string_view();
}

// The version by which a code begins, as digits; empty where none stands there.
std::string_view version_of(std::string_view code) {
    if (letters_of(code).empty()) {
        return {};
    }
    const std::string_view rest = code.substr(k_letters.size());
    const std::size_t end = rest.find_first_not_of("0123456789");
    return end != std::string_view::npos && rest[end] == '.' ? rest.substr(0, end) : std::string_view();
}

// Where in the whole text the character at `at` of its code stands.
TextError at(std::string_view text, std::string_view code, std::size_t place, std::string reason) {
    return at_offset(text, static_cast<std::size_t>(code.data() - text.data()) + place, std::move(reason));
}

}  // namespace

std::string to_share_code(const Scenario& scenario) {
    BitWriter writer;
    ScenarioPacker<BitWriter>(writer).pack(scenario);
    std::string bytes = writer.finish();
    while ((bytes.size() + k_checksum_bytes) % 3 != 0) {
        bytes += '\0';
    }
    return std::string(k_share_code) + to_base64url(bytes + in_bytes(checksum(bytes)));
}

Result<Scenario> read_share_code(std::string_view text) {
    const std::string_view code = code_in(text);
    const std::string_view version = version_of(code);
    if (code.substr(0, k_share_code.size()) != k_share_code) {
        const std::string begin(k_share_code);
        if (version.empty() || version.front() == '0') {
            return at(text, code, 0, "a share code begins with " + begin);
        }
        if (version == "1") {
            return at(text, code, 0, "a share code begins with " + begin + " in small letters");
        }
        return at(text, code, 0,
                  "a share code of version " + std::string(version.substr(0, 20)) +
                      ", which is newer than this program; it reads " + begin);
    }
    const std::string_view body = code.substr(k_share_code.size());
    if (const std::optional<std::size_t> wrong = not_base64url(body)) {
        return at(text, code, k_share_code.size() + *wrong,
                  "this cannot stand in a share code, which has letters, digits, - and _ only");
    }
    if (body.empty() || body.size() % 4 != 0 || body.size() > k_largest_scenario_text) {
        return damaged();
    }
    const std::string bytes = from_base64url(body);
    const std::string packed = bytes.substr(0, bytes.size() - std::min(bytes.size(), k_checksum_bytes));
    if (bytes.substr(packed.size()) != in_bytes(checksum(packed))) {
        return damaged();
    }
    BitReader reader(packed);
    ScenarioPacker<BitReader> unpacker(reader);
    Scenario scenario = unpacker.pack({Grid(1, 1), {}, Algorithm::symmetric, {}, {}});
    if (unpacker.more() && !reader.bad()) {
        return TextError{0, 0, "this share code holds more than this program knows; a newer one made it"};
    }
    // There is one code for each document: whatever else was read from was not written by us.
    if (reader.bad() || what_is_wrong(scenario) || to_share_code(scenario) != code) {
        return damaged();
    }
    return scenario;
}

bool is_share_code(std::string_view text) { return !version_of(code_in(text)).empty(); }

}  // namespace fovlab
