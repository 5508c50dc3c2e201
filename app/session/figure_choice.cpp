#include "app/session/figure_choice.h"

#include "core/grid/small_letters.h"

namespace fovlab {
namespace {

constexpr std::size_t k_longest_name = 48;  // bytes

bool is_letter_or_digit(char c) {
    return (c >= 'a' && c <= 'z') || (c >= '0' && c <= '9') || static_cast<unsigned char>(c) >= 0x80;
}

bool continues_character(char c) { return (static_cast<unsigned char>(c) & 0xC0U) == 0x80U; }

}  // namespace

std::string with_ending(const std::string& path, FigureKind kind) {
    const std::string stem = figure_kind_of(path) ? path.substr(0, path.rfind('.')) : path;
    return stem + "." + std::string(info(kind).ending);
}

std::string file_name_of(std::string_view title) {
    std::string name;
    for (const char c : title) {
        const char small = small_letter(c);
        if (is_letter_or_digit(small)) {
            if (name.size() >= k_longest_name && !continues_character(small)) {
                break;
            }
            name += small;
        } else if (!name.empty() && name.back() != '-') {
            name += '-';
        }
    }
    while (!name.empty() && name.back() == '-') {
        name.pop_back();
    }
    return name.empty() ? "figure" : name;
}

std::string figure_path(const std::string& folder, std::string_view title, FigureKind kind) {
    const std::string between = folder.empty() || folder.back() == '/' ? "" : "/";
    return with_ending(folder + between + file_name_of(title), kind);
}

}  // namespace fovlab
