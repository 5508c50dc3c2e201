#include "core/figure/svg.h"

#include "core/figure/svg_body.h"
#include "core/figure/text_width.h"
#include "core/figure/xml_text.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <map>
#include <string_view>
#include <tuple>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

std::string fill_of(Colour colour) {
    std::string attributes = " fill=\"" + svg_colour(colour) + '"';
    if (colour.a < 255) {
        attributes += " fill-opacity=\"" + svg_number(colour.a / 255.0) + '"';
    }
    return attributes;
}

std::string stroke_of(Colour colour, double width, Dash dash = {}) {
    std::string attributes = " fill=\"none\" stroke=\"" + svg_colour(colour) + '"';
    if (colour.a < 255) {
        attributes += " stroke-opacity=\"" + svg_number(colour.a / 255.0) + '"';
    }
    if (svg_number(width) != "1") {
        attributes += " stroke-width=\"" + svg_number(width) + '"';
    }
    if (dash.on > 0.0) {
        attributes += " stroke-dasharray=\"" + svg_number(dash.on) + ' ' + svg_number(dash.off);
        if (dash.dot > 0.0) {
            attributes += ' ' + svg_number(dash.dot) + ' ' + svg_number(dash.off);
        }
        attributes += '"';
    }
    return attributes;
}

std::string spot_of(Spot spot) { return svg_number(spot.x) + ' ' + svg_number(spot.y); }

// The end of a line that is drawn straight from where the pen is.
std::string path_of(const PixelRect& box) {
    return 'M' + spot_of({box.x, box.y}) + 'H' + svg_number(box.right()) + 'V' + svg_number(box.bottom()) +
           'H' + svg_number(box.x) + 'z';
}

std::string path_of(std::span<const Spot> points, bool closed) {
    std::string path;
    for (std::size_t i = 0; i < points.size(); ++i) {
        path += i == 0 ? "M" : i == 1 ? "L" : " ";
        path += spot_of(points[i]);
    }
    return closed ? path + 'z' : path;
}

// All polygons turn the same way, so that in one path none cuts a hole into another.
std::vector<Spot> turned_right(std::span<const Spot> corners) {
    std::vector<Spot> turned(corners.begin(), corners.end());
    double twice_area = 0.0;
    for (std::size_t i = 0; i < turned.size(); ++i) {
        const Spot a = turned[i];
        const Spot b = turned[(i + 1) % turned.size()];
        twice_area += a.x * b.y - b.x * a.y;
    }
    if (twice_area < 0.0) {
        std::reverse(turned.begin(), turned.end());
    }
    return turned;
}

std::string box_of(const PixelRect& box, double rounding) {
    std::string element = "<rect x=\"" + svg_number(box.x) + "\" y=\"" + svg_number(box.y) + "\" width=\"" +
                          svg_number(box.width) + "\" height=\"" + svg_number(box.height) + '"';
    if (rounding > 0.0) {
        element += " rx=\"" + svg_number(rounding) + '"';
    }
    return element;
}

std::string circle_of(Spot centre, double radius) {
    return "<circle cx=\"" + svg_number(centre.x) + "\" cy=\"" + svg_number(centre.y) + "\" r=\"" +
           svg_number(radius) + '"';
}

std::string ground_word(CellLook look) {
    return look.terrain == Terrain::water ? " water" : info(look.terrain).opaque ? " wall" : " floor";
}

// What is known of cells of one ink, as words.
std::string class_of(CellLook look) {
    std::string words;
    if (look.fog != Fog::none) {
        constexpr std::array<std::string_view, 6> k_fog{"",           "in-sight", "remembered",
                                                        "remembered", "unseen",   "revealed"};
        words = k_fog[static_cast<std::size_t>(look.fog)];
        return look.fog == Fog::unseen ? words : words + ground_word(look);
    }
    switch (look.sight) {
        case SightState::visible:
            words = "visible";
            break;
        case SightState::dark:
            words = "dark";
            break;
        case SightState::on_its_way:
            words = "on-its-way";
            break;
        case SightState::unknown:
            words = "unknown";
            break;
    }
    words += ground_word(look);
    if (look.shown_by != ShownBy::all) {
        words += look.shown_by == ShownBy::left ? " only-left" : " only-right";
    }
    return words;
}

}  // namespace

struct SvgPen::State {
    const Palette& palette;
    double scale;
    SvgBody body;

    Colour colour(Paint paint) const { return colour_of(palette, paint); }
};

SvgPen::SvgPen(const Palette& palette, double scale) : state_(new State{palette, scale, {}}) {}
SvgPen::~SvgPen() = default;

void SvgPen::polygon(std::span<const Spot> corners, Paint paint) {
    state_->body.path(fill_of(state_->colour(paint)), path_of(turned_right(corners), true));
}

void SvgPen::rectangle(const PixelRect& box, Paint paint, double rounding) {
    const std::string fill = fill_of(state_->colour(paint));
    if (rounding > 0.0) {
        state_->body.element(fill, box_of(box, rounding));
    } else {
        state_->body.path(fill, path_of(box));
    }
}

void SvgPen::crisp(const PixelRect& box, Paint paint) {
    state_->body.path(fill_of(state_->colour(paint)) + std::string(k_svg_crisp), path_of(box));
}

void SvgPen::disc(Spot centre, double radius, Paint paint) {
    state_->body.element(fill_of(state_->colour(paint)), circle_of(centre, radius));
}

void SvgPen::line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) {
    const Dash dash = dash_of(mark);
    const double scale = state_->scale;
    state_->body.path(
        stroke_of(state_->colour(paint), width, {dash.on * scale, dash.off * scale, dash.dot * scale}),
        path_of(points, closed));
}

void SvgPen::frame(const PixelRect& box, Paint paint, double width, double rounding) {
    const std::string stroke = stroke_of(state_->colour(paint), width);
    if (rounding > 0.0) {
        state_->body.element(stroke, box_of(box, rounding));
    } else {
        state_->body.path(stroke, path_of(box));
    }
}

void SvgPen::ring(Spot centre, double radius, Paint paint, double width) {
    state_->body.element(stroke_of(state_->colour(paint), width), circle_of(centre, radius));
}

void SvgPen::curve(std::span<const Spot, 4> spots, Paint paint, double width) {
    state_->body.path(stroke_of(state_->colour(paint), width),
                      'M' + spot_of(spots[0]) + 'C' + spot_of(spots[1]) + ' ' + spot_of(spots[2]) + ' ' +
                          spot_of(spots[3]));
}

void SvgPen::text(Spot at, std::string_view words, double size, Paint paint, bool bold) {
    std::string attributes = fill_of(state_->colour(paint)) + " font-size=\"" + svg_number(em_of(size)) + '"';
    if (bold) {
        attributes += " font-weight=\"bold\"";
    }
    state_->body.element(
        attributes, "<text x=\"" + svg_number(at.x) + "\" y=\"" + svg_number(at.y + baseline_of(size)) + '"',
        xml_escaped(words) + "</text>");
}

// In units of a cell, so that they can be counted: runs of cells of one ground, row by row.
void SvgPen::cells(const Scene& scene, const Placement& map) {
    struct Ground {
        std::string path;
        CellLook look;
    };
    std::map<std::tuple<Ink, std::uint8_t, std::uint16_t>, Ground> grounds;
    const auto width = static_cast<std::size_t>(scene.width);
    for (std::size_t row = 0; row + width <= scene.cells.size(); row += width) {
        for (std::size_t x = 0; x < width;) {
            const std::size_t first = x;
            const CellLook look = scene.cells[row + first];
            while (x < width && same_ground(scene.cells[row + x], look)) {
                ++x;
            }
            Ground& ground = grounds[{ink_of(look), look.glow.light, look.glow.tint}];
            ground.look = look;
            ground.path += 'M' + std::to_string(first) + ' ' + std::to_string(row / width) + 'h' +
                           std::to_string(x - first) + "v1H" + std::to_string(first) + 'z';
        }
    }
    SvgBody& body = state_->body;
    body.begin("<g transform=\"translate(" + svg_number(map.origin.x) + ' ' + svg_number(map.origin.y) +
               ") scale(" + svg_number(map.cell) + ")\"" + std::string(k_svg_crisp) + '>');
    for (const auto& [key, ground] : grounds) {
        body.path(" class=\"" + class_of(ground.look) + '"' + fill_of(state_->colour(ground_of(ground.look))),
                  ground.path);
    }
    body.end();
}

void SvgPen::clip(const PixelRect& box) { state_->body.clip(box_of(box, 0.0)); }
void SvgPen::unclip() { state_->body.unclip(); }
void SvgPen::group(std::string_view name) { state_->body.group(xml_escaped(name)); }

std::string SvgPen::finish(const SvgHead& head) {
    const std::string title = xml_escaped(head.title);
    const std::string description = xml_escaped(head.description);
    const SvgBody::Finished body = state_->body.finish(title + description);
    const std::string width = svg_number(head.width);
    const std::string height = svg_number(head.height);
    return "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
           "<svg xmlns=\"http://www.w3.org/2000/svg\" version=\"1.1\" width=\"" +
           width + "\" height=\"" + height + "\" viewBox=\"0 0 " + width + ' ' + height +
           "\" role=\"img\" aria-labelledby=\"title-" + body.key + " desc-" + body.key +
           "\" font-family=\"'" + std::string(k_font_family) +
           "', Verdana, sans-serif\">\n<title id=\"title-" + body.key + "\">" + title +
           "</title>\n<desc id=\"desc-" + body.key + "\">" + description + "</desc>\n" + body.text +
           "</svg>\n";
}

}  // namespace fovlab
