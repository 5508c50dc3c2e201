// The lines of a text, to find the place of a byte without counting from the front each time.
#pragma once

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <vector>

namespace fovlab {

class TextLines {
public:
    explicit TextLines(std::string_view text) : text_(text) {
        for (std::size_t at = text.find('\n'); at != std::string_view::npos; at = text.find('\n', at + 1)) {
            begins_.push_back(at + 1);
        }
    }

    // From 1.
    int line_of(std::size_t offset) const {
        return static_cast<int>(std::upper_bound(begins_.begin(), begins_.end(), offset) - begins_.begin());
    }
    // In characters, from 1.
    int column_of(std::size_t offset) const {
        const std::size_t begin = begins_[static_cast<std::size_t>(line_of(offset)) - 1];
        const auto begins = [](char c) { return (static_cast<unsigned char>(c) & 0xC0U) != 0x80U; };
        const std::string_view before = text_.substr(begin, offset - begin);
        return static_cast<int>(std::count_if(before.begin(), before.end(), begins)) + 1;
    }
    int count() const { return static_cast<int>(begins_.size()); }
    // The offset of a line that is there.
    std::size_t begin_of(int number) const { return begins_[static_cast<std::size_t>(number - 1)]; }
    // Without its end; empty for a line that is not there.
    std::string_view line(int number) const {
        const auto index = static_cast<std::size_t>(number - 1);
        if (number < 1 || index >= begins_.size()) {
            return {};
        }
        return text_.substr(begins_[index], text_.find('\n', begins_[index]) - begins_[index]);
    }

private:
    std::string_view text_;
    std::vector<std::size_t> begins_{0};
};

}  // namespace fovlab
