#include "core/lesson/entity.h"

#include "core/grid/utf8.h"

#include <cstdint>

namespace fovlab {
namespace {

struct NamedSign {
    std::string_view name;
    std::string_view sign;
};

// Those that texts such as a lesson's use.
constexpr NamedSign k_signs[] = {
    {"amp", "&"},    {"lt", "<"},     {"gt", ">"},     {"quot", "\""},  {"apos", "'"},   {"nbsp", "\u00A0"},
    {"ndash", "–"},  {"mdash", "—"},  {"hellip", "…"}, {"lsquo", "‘"},  {"rsquo", "’"},  {"ldquo", "“"},
    {"rdquo", "”"},  {"times", "×"},  {"divide", "÷"}, {"minus", "−"},  {"plusmn", "±"}, {"middot", "·"},
    {"deg", "°"},    {"le", "≤"},     {"ge", "≥"},     {"ne", "≠"},     {"asymp", "≈"},  {"larr", "←"},
    {"rarr", "→"},   {"uarr", "↑"},   {"darr", "↓"},   {"frac12", "½"}, {"frac14", "¼"}, {"frac34", "¾"},
    {"sup2", "²"},   {"sup3", "³"},   {"radic", "√"},  {"infin", "∞"},  {"pi", "π"},     {"copy", "©"},
    {"eacute", "é"}, {"egrave", "è"}, {"auml", "ä"},   {"ouml", "ö"},   {"uuml", "ü"},   {"szlig", "ß"},
    {"Auml", "Ä"},   {"Ouml", "Ö"},   {"Uuml", "Ü"},   {"oslash", "ø"}, {"ccedil", "ç"}, {"bull", "•"},
};

int digit_of(char c) {
    return c >= '0' && c <= '9'   ? c - '0'
           : c >= 'a' && c <= 'f' ? c - 'a' + 10
           : c >= 'A' && c <= 'F' ? c - 'A' + 10
                                  : 99;
}

std::optional<std::uint32_t> number_of(std::string_view digits) {
    const bool hex = !digits.empty() && (digits.front() == 'x' || digits.front() == 'X');
    digits.remove_prefix(hex ? 1 : 0);
    const int base = hex ? 16 : 10;
    std::uint32_t code = 0;
    for (const char c : digits) {
        const int digit = digit_of(c);
        if (digit >= base || code > 0x10FFFF) {
            return std::nullopt;
        }
        code = code * static_cast<std::uint32_t>(base) + static_cast<std::uint32_t>(digit);
    }
    return digits.empty() ? std::nullopt : std::optional(code);
}

}  // namespace

std::optional<std::string> sign_of_entity(std::string_view entity) {
    if (entity.size() < 3 || entity.front() != '&' || entity.back() != ';') {
        return std::nullopt;
    }
    const std::string_view name = entity.substr(1, entity.size() - 2);
    if (name.front() != '#') {
        for (const NamedSign& row : k_signs) {
            if (row.name == name) {
                return std::string(row.sign);
            }
        }
        return std::nullopt;
    }
    const std::optional<std::uint32_t> code = number_of(name.substr(1));
    const bool is_half = code && *code >= 0xD800 && *code <= 0xDFFF;  // of a pair in UTF-16
    if (!code || is_half || *code > 0x10FFFF || (shows_nothing(*code) && *code != 0xA0)) {
        return std::nullopt;
    }
    return in_utf8(*code);
}

}  // namespace fovlab
