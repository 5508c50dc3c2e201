#include "core/figure/svg_body.h"

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <utility>

namespace fovlab {
namespace {

constexpr char k_key_goes_here = '\x01';  // no figure holds it: control characters are dropped
constexpr char k_digits[] = "0123456789abcdef";

std::string hex(std::uint64_t value, int digits) {
    std::string text(static_cast<std::size_t>(digits), '0');
    for (std::size_t i = text.size(); i-- > 0; value >>= 4U) {
        text[i] = k_digits[value & 0xFU];
    }
    return text;
}

// Fowler, Noll and Vo's hash, 1991.
std::uint64_t hash_of(std::string_view text, std::uint64_t hash) {
    for (const char c : text) {
        hash = (hash ^ static_cast<unsigned char>(c)) * 1099511628211U;
    }
    return hash;
}

}  // namespace

std::string svg_number(double value) {
    constexpr double most = 1e6;
    if (!(value == value)) {
        return "0";
    }
    const auto hundredths = static_cast<std::int64_t>(std::llround(std::clamp(value, -most, most) * 100.0));
    const std::int64_t size = hundredths < 0 ? -hundredths : hundredths;
    std::string text = (hundredths < 0 ? "-" : "") + std::to_string(size / 100);
    if (size % 100 != 0) {
        text += '.';
        text += k_digits[size % 100 / 10];
        if (size % 10 != 0) {
            text += k_digits[size % 10];
        }
    }
    return text;
}

std::string svg_colour(Colour colour) { return '#' + hex(colour.r, 2) + hex(colour.g, 2) + hex(colour.b, 2); }

void SvgBody::open(bool path, std::string_view attributes) {
    if (path != is_path_ || attributes != attributes_ || elements_ == 0) {
        flush();
        is_path_ = path;
        attributes_ = attributes;
    }
    ++elements_;
}

void SvgBody::path(std::string_view attributes, std::string_view commands) {
    open(true, attributes);
    gathered_ += commands;
}

void SvgBody::element(std::string_view attributes, std::string_view start, std::string_view inside) {
    open(false, attributes);
    gathered_ += start;
    attributes_at_ = gathered_.size();
    if (inside.empty()) {
        gathered_ += "/>\n";
    } else {
        gathered_ += '>';
        gathered_ += inside;
        gathered_ += '\n';
    }
}

void SvgBody::flush() {
    if (elements_ == 0) {
        return;
    }
    const int elements = std::exchange(elements_, 0);
    std::string gathered = std::exchange(gathered_, {});
    if (is_path_) {
        write("<path" + attributes_ + " d=\"" + gathered + "\"/>\n");
    } else if (elements == 1) {
        gathered.insert(attributes_at_, attributes_);
        write(gathered);
    } else {
        write("<g" + attributes_ + ">\n" + gathered + "</g>\n");
    }
}

void SvgBody::write(std::string_view markup) {
    if (!group_open_ && !group_.empty()) {
        text_ += "<g class=\"" + group_ + "\">\n";
        group_open_ = true;
    }
    text_ += markup;
}

void SvgBody::close_group() {
    flush();
    if (std::exchange(group_open_, false)) {
        text_ += "</g>\n";
    }
    group_.clear();
}

void SvgBody::group(std::string_view name) {
    close_group();
    group_ = name;
}

void SvgBody::begin(std::string_view tag) {
    flush();
    write(tag);
    text_ += '\n';
}

void SvgBody::end() {
    flush();
    text_ += "</g>\n";
}

void SvgBody::clip(std::string_view box) {
    close_group();
    const std::string id = std::string("clip-") + k_key_goes_here + '-' + std::to_string(++clips_);
    text_ += "<clipPath id=\"" + id + "\">" + std::string(box) + "/></clipPath>\n<g clip-path=\"url(#" + id +
             ")\">\n";
    clipped_ = true;
}

void SvgBody::unclip() {
    close_group();
    if (std::exchange(clipped_, false)) {
        text_ += "</g>\n";
    }
}

SvgBody::Finished SvgBody::finish(std::string_view salt) {
    unclip();
    constexpr std::uint64_t start = 14695981039346656037U;
    Finished finished;
    finished.key = hex(hash_of(salt, hash_of(text_, start)), 8);
    finished.text.reserve(text_.size());
    for (const char c : text_) {
        if (c == k_key_goes_here) {
            finished.text += finished.key;
        } else {
            finished.text += c;
        }
    }
    text_.clear();
    return finished;
}

}  // namespace fovlab
