#include "core/figure/text_width.h"

#include "core/grid/utf8.h"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>

namespace fovlab {
namespace {

// Advance widths as the font files have them, in 1/2048 em. The test reads them anew from the files.
constexpr std::uint32_t k_first = 0x20;
constexpr std::uint32_t k_end = 0x180;

constexpr std::array<std::uint16_t, k_end - k_first> k_regular{
    651,  821,  942,  1716, 1303, 1946, 1597, 563,  799,  799,  1024, 1716, 651,  739,  651,  690,  1303,
    1303, 1303, 1303, 1303, 1303, 1303, 1303, 1303, 1303, 690,  690,  1716, 1716, 1716, 1087, 2048, 1401,
    1405, 1430, 1577, 1294, 1178, 1587, 1540, 604,  604,  1343, 1141, 1767, 1532, 1612, 1235, 1612, 1423,
    1300, 1251, 1499, 1401, 2025, 1403, 1251, 1403, 799,  690,  799,  1716, 1024, 1024, 1255, 1300, 1126,
    1300, 1260, 721,  1300, 1298, 569,  569,  1186, 569,  1995, 1298, 1253, 1300, 1300, 842,  1067, 803,
    1298, 1212, 1675, 1212, 1212, 1075, 1303, 690,  1303, 1716, 0,    0,    0,    0,    0,    0,    0,
    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,
    0,    0,    0,    0,    0,    0,    0,    0,    0,    651,  821,  1303, 1303, 1303, 1303, 690,  1024,
    1024, 2048, 965,  1253, 1716, 739,  2048, 1024, 1024, 1716, 821,  821,  1024, 1303, 1303, 651,  1024,
    821,  965,  1253, 1985, 1985, 1985, 1087, 1401, 1401, 1401, 1401, 1401, 1401, 1995, 1430, 1294, 1294,
    1294, 1294, 604,  604,  604,  604,  1587, 1532, 1612, 1612, 1612, 1612, 1612, 1716, 1612, 1499, 1499,
    1499, 1499, 1251, 1239, 1290, 1255, 1255, 1255, 1255, 1255, 1255, 2011, 1126, 1260, 1260, 1260, 1260,
    569,  569,  569,  569,  1253, 1298, 1253, 1253, 1253, 1253, 1253, 1716, 1253, 1298, 1298, 1298, 1298,
    1212, 1300, 1212, 1401, 1255, 1401, 1255, 1401, 1255, 1430, 1126, 1430, 1126, 1430, 1126, 1430, 1126,
    1577, 1300, 1587, 1300, 1294, 1260, 1294, 1260, 1294, 1260, 1294, 1260, 1294, 1260, 1587, 1300, 1587,
    1300, 1587, 1300, 1587, 1300, 1540, 1298, 1876, 1423, 604,  569,  604,  569,  604,  569,  604,  569,
    604,  569,  1208, 1138, 604,  569,  1343, 1186, 1186, 1141, 569,  1141, 569,  1141, 768,  1141, 700,
    1151, 582,  1532, 1298, 1532, 1298, 1532, 1298, 1666, 1532, 1298, 1612, 1253, 1612, 1253, 1612, 1253,
    2191, 2095, 1423, 842,  1423, 842,  1423, 842,  1300, 1067, 1300, 1067, 1300, 1067, 1300, 1067, 1251,
    803,  1251, 803,  1251, 803,  1499, 1298, 1499, 1298, 1499, 1298, 1499, 1298, 1499, 1298, 1499, 1298,
    2025, 1675, 1251, 1212, 1251, 1403, 1075, 1403, 1075, 1403, 1075, 721};

constexpr std::array<std::uint16_t, k_end - k_first> k_bold{
    713,  934,  1067, 1716, 1425, 2052, 1786, 627,  936,  936,  1071, 1716, 778,  850,  778,  748,  1425,
    1425, 1425, 1425, 1425, 1425, 1425, 1425, 1425, 1425, 819,  819,  1716, 1716, 1716, 1188, 2048, 1585,
    1561, 1503, 1700, 1399, 1399, 1681, 1714, 762,  762,  1587, 1305, 2038, 1714, 1741, 1501, 1741, 1577,
    1475, 1397, 1663, 1585, 2259, 1579, 1483, 1485, 936,  748,  936,  1716, 1024, 1024, 1382, 1466, 1214,
    1466, 1389, 891,  1466, 1458, 702,  702,  1362, 702,  2134, 1458, 1407, 1466, 1466, 1010, 1219, 979,
    1458, 1335, 1892, 1321, 1335, 1192, 1458, 748,  1458, 1716, 0,    0,    0,    0,    0,    0,    0,
    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,    0,
    0,    0,    0,    0,    0,    0,    0,    0,    0,    713,  934,  1425, 1425, 1303, 1425, 748,  1024,
    1024, 2048, 1155, 1323, 1716, 850,  2048, 1024, 1024, 1716, 897,  897,  1024, 1507, 1303, 778,  1024,
    897,  1155, 1323, 2120, 2120, 2120, 1188, 1585, 1585, 1585, 1585, 1585, 1585, 2222, 1503, 1399, 1399,
    1399, 1399, 762,  762,  762,  762,  1716, 1714, 1741, 1741, 1741, 1741, 1741, 1716, 1741, 1663, 1663,
    1663, 1663, 1483, 1511, 1473, 1382, 1382, 1382, 1382, 1382, 1382, 2146, 1214, 1389, 1389, 1389, 1389,
    702,  702,  702,  702,  1407, 1458, 1407, 1407, 1407, 1407, 1407, 1716, 1407, 1458, 1458, 1458, 1458,
    1335, 1466, 1335, 1585, 1382, 1585, 1382, 1585, 1382, 1503, 1214, 1503, 1214, 1503, 1214, 1503, 1214,
    1700, 1466, 1716, 1466, 1399, 1389, 1399, 1389, 1399, 1389, 1399, 1389, 1399, 1389, 1681, 1466, 1681,
    1466, 1681, 1466, 1681, 1466, 1714, 1458, 1994, 1618, 762,  702,  762,  702,  762,  702,  762,  702,
    762,  702,  1524, 1404, 762,  702,  1587, 1362, 1362, 1305, 702,  1305, 702,  1305, 982,  1305, 1140,
    1315, 760,  1714, 1458, 1714, 1458, 1714, 1458, 2013, 1714, 1458, 1741, 1407, 1741, 1407, 1741, 1407,
    2390, 2241, 1577, 1010, 1577, 1010, 1577, 1010, 1475, 1219, 1475, 1219, 1475, 1219, 1475, 1219, 1397,
    979,  1397, 979,  1397, 979,  1663, 1458, 1663, 1458, 1663, 1458, 1663, 1458, 1663, 1458, 1663, 1458,
    2259, 1892, 1483, 1335, 1483, 1485, 1192, 1485, 1192, 1485, 1192, 891};

struct SignRow {
    std::uint32_t code;
    std::uint16_t regular;
    std::uint16_t bold;
};

// In the order of their codes.
constexpr SignRow k_signs[] = {
    {0x2010, 739, 850},    // ‐
    {0x2011, 739, 850},    // ‑
    {0x2012, 1303, 1425},  // ‒
    {0x2013, 1024, 1024},  // –
    {0x2014, 2048, 2048},  // —
    {0x2018, 651, 778},    // ‘
    {0x2019, 651, 778},    // ’
    {0x201A, 651, 778},    // ‚
    {0x201C, 1061, 1346},  // “
    {0x201D, 1061, 1346},  // ”
    {0x201E, 1061, 1346},  // „
    {0x2020, 1024, 1024},  // †
    {0x2022, 1208, 1309},  // •
    {0x2026, 2048, 2048},  // …
    {0x2030, 2748, 2949},  // ‰
    {0x2039, 819, 844},    // ‹
    {0x203A, 819, 844},    // ›
    {0x20AC, 1303, 1425},  // €
    {0x2190, 1716, 1716},  // ←
    {0x2191, 1716, 1716},  // ↑
    {0x2192, 1716, 1716},  // →
    {0x2193, 1716, 1716},  // ↓
    {0x2194, 1716, 1716},  // ↔
    {0x2212, 1716, 1716},  // −
    {0x221E, 1706, 1706},  // ∞
    {0x2248, 1716, 1716},  // ≈
    {0x2260, 1716, 1716},  // ≠
    {0x2264, 1716, 1716},  // ≤
    {0x2265, 1716, 1716},  // ≥
    {0x25B2, 1575, 1575},  // ▲
    {0x25B6, 1575, 1575},  // ▶
    {0x25B8, 1028, 1028},  // ▸
    {0x25C6, 1575, 1575},  // ◆
    {0x25CF, 1787, 1787},  // ●
    {0x2713, 1716, 1716},  // ✓
};

constexpr double k_em = 2048.0;
constexpr double k_middle_width = 1260.0;
constexpr std::uint32_t k_wide_from =
    0x1100;  // Korean, Chinese, Japanese; the signs below 0x3000 that are not known are few
constexpr std::uint32_t k_combining_from = 0x300;
constexpr std::uint32_t k_combining_end = 0x370;

double advance_of(std::uint32_t code, bool bold) {
    if (code >= k_first && code < k_end) {
        return (bold ? k_bold : k_regular)[code - k_first];
    }
    const auto* sign =
        std::lower_bound(std::begin(k_signs), std::end(k_signs), code,
                         [](const SignRow& row, std::uint32_t wanted) { return row.code < wanted; });
    if (sign != std::end(k_signs) && sign->code == code) {
        return bold ? sign->bold : sign->regular;
    }
    if (code < k_first || (code >= k_combining_from && code < k_combining_end)) {
        return 0.0;
    }
    return code >= k_wide_from ? k_em : k_middle_width;
}

// Pixels at scale 1, as in the window.
constexpr double k_text = 15.0;
constexpr double k_small = 13.0;
constexpr double k_tiny = 11.0;

}  // namespace

double text_width(std::string_view words, double size, bool bold) {
    double width = 0.0;
    for (std::size_t at = 0; at < words.size();) {
        const std::optional<Utf8Character> next = character_at(words, at);
        width += next ? advance_of(next->code, bold) : k_middle_width;  // a broken one is shown as a sign
        at += next ? next->bytes.size() : 1;
    }
    return width / k_em * em_of(size);
}

Type figure_type(double scale) {
    Type type;
    type.text = k_text * scale;
    type.small = k_small * scale;
    type.tiny = k_tiny * scale;
    type.scale = scale;
    type.width = [](std::string_view words, double size) { return text_width(words, size); };
    return type;
}

namespace {

// The first letters of a word that are no wider than that; one at least.
std::string_view as_much_as_fits(std::string_view word, double width,
                                 const std::function<double(std::string_view)>& width_of) {
    std::size_t fits = 0;
    for (std::size_t at = 0; at < word.size();) {
        const std::optional<Utf8Character> next = character_at(word, at);
        at += next ? next->bytes.size() : 1;
        if (fits > 0 && width_of(word.substr(0, at)) > width) {
            break;
        }
        fits = at;
    }
    return word.substr(0, fits);
}

}  // namespace

std::vector<std::string> wrap_text(std::string_view words, double width,
                                   const std::function<double(std::string_view)>& width_of) {
    std::vector<std::string> lines(1);
    while (!words.empty()) {
        const std::size_t space = std::min(words.find(' '), words.size());
        std::string_view word = words.substr(0, space);
        words.remove_prefix(std::min(space + 1, words.size()));
        if (word.empty()) {
            continue;
        }
        while (width_of(word) > width) {
            const std::string_view piece = as_much_as_fits(word, width, width_of);
            if (piece.size() == word.size()) {
                break;
            }
            if (lines.back().empty()) {
                lines.back() = piece;
            } else {
                lines.emplace_back(piece);
            }
            word.remove_prefix(piece.size());
        }
        const std::string longer =
            lines.back().empty() ? std::string(word) : lines.back() + ' ' + std::string(word);
        if (!lines.back().empty() && width_of(longer) > width) {
            lines.emplace_back(word);
        } else {
            lines.back() = longer;
        }
    }
    return lines;
}

}  // namespace fovlab
