#include "tests/support/svg_reader.h"

#include "core/figure/svg_body.h"
#include "core/figure/text_width.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>
#include <cstdlib>
#include <utility>

namespace fovlab::test {
namespace {

using Kind = RecordedStroke::Kind;
using Attributes = std::map<std::string, std::string>;

std::string unescaped(std::string_view text) {
    constexpr std::pair<std::string_view, char> entities[] = {
        {"&amp;", '&'}, {"&lt;", '<'}, {"&gt;", '>'}, {"&quot;", '"'}, {"&apos;", '\''}};
    std::string plain;
    while (!text.empty()) {
        if (text.front() != '&') {
            plain += text.front();
            text.remove_prefix(1);
            continue;
        }
        const auto* entity = std::find_if(std::begin(entities), std::end(entities),
                                          [text](const auto& any) { return text.starts_with(any.first); });
        REQUIRE(entity != std::end(entities));
        plain += entity->second;
        text.remove_prefix(entity->first.size());
    }
    return plain;
}

// One path's commands, as far as the pen uses them, all of them absolute.
class PathReader {
public:
    explicit PathReader(std::string_view commands) : rest_(commands) {}

    // The next part of it that begins with M; its kind, if it is filled.
    bool next(std::vector<Spot>& spots, std::string& used) {
        spots.clear();
        used.clear();
        while (!rest_.empty() && !(rest_.front() == 'M' && !used.empty())) {
            take(spots, used);
        }
        return !used.empty();
    }

private:
    void take(std::vector<Spot>& spots, std::string& used) {
        char command = rest_.front();
        if (std::string_view("MLHVCz").find(command) == std::string_view::npos) {
            command = 'L';  // more spots of the same line
        } else {
            rest_.remove_prefix(1);
        }
        used += command;
        if (command == 'H') {
            spots.push_back({number(), spots.back().y});
        } else if (command == 'V') {
            spots.push_back({spots.back().x, number()});
        } else if (command == 'C') {
            for (int i = 0; i < 3; ++i) {
                spots.push_back(spot());
            }
        } else if (command != 'z') {
            spots.push_back(spot());
        }
    }

    Spot spot() {
        const double x = number();
        return {x, number()};
    }

    double number() {
        const std::string from(rest_.substr(0, 40));
        char* end = nullptr;
        const double value = std::strtod(from.c_str(), &end);
        REQUIRE_MESSAGE(end != from.c_str(), from);
        rest_.remove_prefix(static_cast<std::size_t>(end - from.c_str()));
        while (!rest_.empty() && rest_.front() == ' ') {
            rest_.remove_prefix(1);
        }
        return value;
    }

    std::string_view rest_;
};

class Reader {
public:
    explicit Reader(std::string_view text) : rest_(text) {}

    SvgFile read() {
        REQUIRE(rest_.starts_with("<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<svg "));
        rest_.remove_prefix(rest_.find("<svg "));
        while (!rest_.empty()) {
            const std::size_t tag = rest_.find('<');
            words_ += unescaped(rest_.substr(0, tag));
            rest_.remove_prefix(std::min(tag, rest_.size()));
            if (!rest_.empty()) {
                read_tag();
            }
        }
        CHECK(open_.empty());
        return std::move(file_);
    }

private:
    struct Open {
        std::string name;
        Attributes attributes;  // with those of what encloses it
    };

    void read_tag() {
        const std::size_t end = rest_.find('>');
        REQUIRE(end != std::string_view::npos);
        std::string_view tag = rest_.substr(1, end - 1);
        rest_.remove_prefix(end + 1);
        if (tag.front() == '/') {
            close(tag.substr(1));
            return;
        }
        const bool empty = tag.back() == '/';
        tag.remove_suffix(empty ? 1 : 0);
        const std::size_t space = std::min(tag.find(' '), tag.size());
        const std::string name(tag.substr(0, space));
        open_.push_back({name, attributes_of(tag.substr(space))});
        words_.clear();
        if (empty) {
            close(name);
        }
    }

    Attributes attributes_of(std::string_view text) const {
        Attributes own;
        while (!text.empty()) {
            REQUIRE(text.front() == ' ');
            const std::size_t equals = text.find("=\"");
            const std::size_t end = text.find('"', equals + 2);
            REQUIRE(end != std::string_view::npos);
            const bool is_new =
                own.emplace(text.substr(1, equals - 1), unescaped(text.substr(equals + 2, end - equals - 2)))
                    .second;
            CHECK(is_new);
            text.remove_prefix(end + 1);
        }
        if (!open_.empty()) {
            for (const auto& [name, value] : open_.back().attributes) {
                if (name != "class") {
                    own.emplace(name, value);
                }
            }
        }
        return own;
    }

    void close(std::string_view name) {
        REQUIRE(!open_.empty());
        REQUIRE(open_.back().name == name);
        const Open element = open_.back();
        open_.pop_back();
        finish(element);
    }

    void finish(const Open& element) {
        if (element.name == "svg") {
            file_.root = element.attributes;
        } else if (element.name == "title") {
            file_.title = words_;
        } else if (element.name == "desc") {
            file_.description = words_;
        } else if (element.name == "g") {
            if (element.attributes.contains("class")) {
                file_.groups.push_back(element.attributes.at("class"));
            }
        } else if (element.name == "path") {
            add_path(element.attributes);
        } else if (inside("clipPath")) {
            return;
        } else if (element.name == "rect") {
            add_rect(element.attributes);
        } else if (element.name == "circle") {
            add_circle(element.attributes);
        } else if (element.name == "text") {
            add_text(element.attributes);
        } else {
            CHECK(element.name == "clipPath");
        }
    }

    bool inside(std::string_view name) const {
        return std::any_of(open_.begin(), open_.end(),
                           [name](const Open& open) { return open.name == name; });
    }

    static double number(const Attributes& attributes, const char* name, double otherwise = 0.0) {
        const auto found = attributes.find(name);
        return found == attributes.end() ? otherwise : std::strtod(found->second.c_str(), nullptr);
    }
    static bool stroked(const Attributes& attributes) { return attributes.contains("stroke"); }

    SvgStroke stroke(const Attributes& attributes, Kind filled, Kind outline) const {
        SvgStroke made;
        const bool lines = stroked(attributes);
        made.kind = lines ? outline : filled;
        const std::string what = lines ? "stroke" : "fill";
        CHECK(attributes.contains(what));
        made.colour =
            attributes.at(what) + ' ' + svg_number(number(attributes, (what + "-opacity").c_str(), 1.0));
        made.size = lines ? number(attributes, "stroke-width", 1.0) : 0.0;
        if (attributes.contains("stroke-dasharray")) {
            made.dashes = attributes.at("stroke-dasharray");
        }
        return made;
    }

    void add_path(const Attributes& attributes) {
        PathReader parts(attributes.at("d"));
        if (attributes.contains("class")) {
            count_cells(attributes);
            return;
        }
        std::vector<Spot> spots;
        std::string used;
        while (parts.next(spots, used)) {
            const bool box = used == "MHVHz";
            SvgStroke made = stroke(attributes, box ? Kind::rectangle : Kind::polygon,
                                    box            ? Kind::frame
                                    : used == "MC" ? Kind::curve
                                                   : Kind::line);
            made.spots = box ? std::vector<Spot>{spots[0], spots[2]} : spots;
            file_.strokes.push_back(std::move(made));
        }
    }

    // Runs such as M3 4h5v1H3z.
    void count_cells(const Attributes& attributes) {
        std::size_t& cells = file_.cells[attributes.at("class")];
        const std::string& runs = attributes.at("d");
        for (std::size_t at = runs.find('h'); at != std::string::npos; at = runs.find('h', at + 1)) {
            cells += static_cast<std::size_t>(std::atoi(runs.c_str() + at + 1));
        }
    }

    void add_rect(const Attributes& attributes) {
        SvgStroke made = stroke(attributes, Kind::rectangle, Kind::frame);
        const Spot from{number(attributes, "x"), number(attributes, "y")};
        made.spots = {from, {from.x + number(attributes, "width"), from.y + number(attributes, "height")}};
        if (made.kind == Kind::rectangle) {
            made.size = number(attributes, "rx");
        }
        file_.strokes.push_back(std::move(made));
    }

    void add_circle(const Attributes& attributes) {
        SvgStroke made = stroke(attributes, Kind::disc, Kind::ring);
        const Spot centre{number(attributes, "cx"), number(attributes, "cy")};
        made.spots = {centre};
        if (made.kind == Kind::ring) {
            made.spots.push_back({centre.x + number(attributes, "r"), centre.y});
        } else {
            made.size = number(attributes, "r");
        }
        file_.strokes.push_back(std::move(made));
    }

    void add_text(const Attributes& attributes) {
        SvgStroke made = stroke(attributes, Kind::text, Kind::text);
        made.size = number(attributes, "font-size") * (k_ascent + k_descent);
        made.spots = {{number(attributes, "x"), number(attributes, "y") - baseline_of(made.size)}};
        made.words = words_;
        file_.strokes.push_back(std::move(made));
    }

    std::string_view rest_;
    std::vector<Open> open_;
    std::string words_;
    SvgFile file_;
};

// Twice what rounding to two decimals does.
bool near(double a, double b) { return std::abs(a - b) < 0.02; }

bool same_spots(const std::vector<Spot>& a, const std::vector<Spot>& b) {
    return std::equal(a.begin(), a.end(), b.begin(), b.end(),
                      [](Spot x, Spot y) { return near(x.x, y.x) && near(x.y, y.y); });
}

bool same(const RecordedStroke& told, const SvgStroke& found, const Palette& palette) {
    const Dash dash = dash_of(told.mark);
    // The pen turns polygons round where they would cut holes into others.
    const std::vector<Spot> round(told.spots.rbegin(), told.spots.rend());
    const bool placed =
        same_spots(told.spots, found.spots) || (told.kind == Kind::polygon && same_spots(round, found.spots));
    return placed && told.kind == found.kind && near(told.size, found.size) &&
           svg_paint(colour_of(palette, told.paint)) == found.colour &&
           (told.kind != Kind::text || told.words == found.words) && (dash.on > 0.0) == !found.dashes.empty();
}

}  // namespace

SvgFile read_svg(const std::string& text) { return Reader(text).read(); }

std::string svg_paint(Colour colour) { return svg_colour(colour) + ' ' + svg_number(colour.a / 255.0); }

std::string difference_of(const std::vector<RecordedStroke>& told, const SvgFile& file,
                          const Palette& palette) {
    std::size_t at = 0;
    for (const RecordedStroke& stroke : told) {
        if (stroke.kind == Kind::cells) {
            continue;
        }
        if (at == file.strokes.size()) {
            return "the file ends after " + std::to_string(at) + " strokes";
        }
        if (!same(stroke, file.strokes[at], palette)) {
            return "stroke " + std::to_string(at) + " of kind " +
                   std::to_string(static_cast<int>(stroke.kind)) + " is of kind " +
                   std::to_string(static_cast<int>(file.strokes[at].kind)) + ", " + file.strokes[at].colour +
                   ", \"" + file.strokes[at].words + "\"";
        }
        ++at;
    }
    return at == file.strokes.size() ? "" : "the file goes on after " + std::to_string(at) + " strokes";
}

}  // namespace fovlab::test
