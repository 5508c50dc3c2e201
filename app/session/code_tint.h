// Which parts of a line of code are comments, keywords, or one of the two slopes: for drawing a listing.
//
// Simple on purpose: it knows the words of the three languages and no grammar. Units: bytes of the line.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>
#include <vector>

namespace fovlab {

enum class Language : std::uint8_t { cpp, pseudocode, python };

inline constexpr std::size_t k_language_count = 3;

// `start` and `end` are the slopes by these names, which have their own colours on the map.
enum class CodePart : std::uint8_t { plain, keyword, comment, start, end };

struct Tint {
    std::size_t begin = 0;
    std::size_t end = 0;  // one past the last
    CodePart part = CodePart::plain;
};

// Reads a listing line by line, from the first to the last: a text may span lines.
class Tinter {
public:
    explicit Tinter(Language language) : language_(language) {}

    // The parts of the next line, in order, without gaps.
    std::vector<Tint> next(std::string_view line);

private:
    std::size_t comment_begin(std::string_view line) const;

    Language language_;
    bool in_text_ = false;  // of Python, between three quotes
};

}  // namespace fovlab
