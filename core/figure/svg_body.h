// The elements of an SVG, gathered so that what looks alike shares its attributes: paths become one path, other elements a group.
//
// Attributes are written as they stand in an element, each after a space. Everything handed over is escaped already.
#pragma once

#include "core/figure/palette.h"

#include <cstddef>
#include <string>
#include <string_view>

namespace fovlab {

// With two decimals at most, and no more than needed. What is beyond a million, or no number at all, is cut off there or 0.
std::string svg_number(double value);
// "#rrggbb"; its alpha is an attribute of its own.
std::string svg_colour(Colour colour);

inline constexpr std::string_view k_svg_crisp = " shape-rendering=\"crispEdges\"";

class SvgBody {
public:
    // Goes on with the path before where the attributes are the same.
    void path(std::string_view attributes, std::string_view commands);
    // An element without its end, such as `<circle r="3"`, and what stands in it with its closing tag; none: it is empty.
    void element(std::string_view attributes, std::string_view start, std::string_view inside = {});

    // A named group, until the next one or the end of what encloses it; an empty one leaves no trace.
    void group(std::string_view name);
    // An element around what follows until `end`. Not nested.
    void begin(std::string_view tag);
    void end();
    // Clips what follows to an element without its end, until `unclip`. Not nested.
    void clip(std::string_view box);
    void unclip();

    struct Finished {
        std::string text;
        std::string key;  // for IDs: other figures on the same page have other ones
    };
    // `salt`: what else tells this figure from others.
    Finished finish(std::string_view salt);

private:
    void open(bool path, std::string_view attributes);
    void flush();
    void write(std::string_view markup);
    void close_group();

    std::string text_;
    std::string group_;        // its name
    bool group_open_ = false;  // written
    bool clipped_ = false;
    int clips_ = 0;
    // What is being gathered.
    std::string attributes_;
    std::string gathered_;
    bool is_path_ = false;
    int elements_ = 0;
    std::size_t attributes_at_ = 0;  // where they go into a single element
};

}  // namespace fovlab
