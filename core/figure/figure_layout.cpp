#include "core/figure/figure_layout.h"

#include "core/figure/text_width.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr double k_title = 22.0;
constexpr double k_margin = 28.0;       // around a map: for its coordinates, and for what lies off it
constexpr double k_bare_margin = 16.0;  // where nothing stands in it
constexpr double k_gap = 6.0;           // between lines of text and what is below them
constexpr double k_narrowest = 360.0;   // so that a title or a legend has room with a tiny map

// What lies around the map in its picture: as much on all four sides, but for long numbers at its left.
struct Margins {
    double left = 0.0;
    double other = 0.0;
};

// The same at every step, whatever stands on the map.
Margins margins_of(const Scene& scene, double cell, const Type& type) {
    double numbers = 0.0;
    bool bare = true;
    for (const Shape& shape : scene.shapes) {
        const auto* ruler = std::get_if<RulerShape>(&shape);
        if (ruler && ruler->side == RulerShape::Side::left) {
            numbers = type.width(std::to_string(ruler->to), type.small) + 2.0 * k_gap * type.scale;
            bare = false;
        }
    }
    // With coordinates there is room for a wall off the map, too.
    const double margin = std::round(bare ? k_bare_margin * type.scale
                                          : std::max(k_margin * type.scale, cell + 2.0 * type.scale));
    return {std::max(margin, std::ceil(numbers)), margin};
}

// The size of a picture with its margins.
FigureSize size_of_picture(const Scene& scene, double cell, const Margins& margins) {
    return {scene.width * cell + margins.left + margins.other, scene.height * cell + 2.0 * margins.other};
}

std::vector<std::string> lines_of(const std::string& words) {
    std::vector<std::string> lines;
    std::size_t from = 0;
    for (std::size_t end = words.find('\n'); end != std::string::npos; end = words.find('\n', from)) {
        lines.push_back(words.substr(from, end - from));
        from = end + 1;
    }
    lines.push_back(words.substr(from));
    return lines;
}

class LayOut {
public:
    explicit LayOut(const Figure& figure) : figure_(figure) {
        made_.scale = scale_of_figure(figure.cell);
        made_.type = figure_type(made_.scale);
        made_.title_size = std::round(k_title * made_.scale);
        made_.heading_size = made_.type.text;
    }

    FigureLayout take() {
        const Scene& scene = figure_.pictures.front().scene;
        margins_ = margins_of(scene, figure_.cell, made_.type);
        const FigureSize picture = size_of_picture(scene, figure_.cell, margins_);
        const bool beside = figure_.pictures.size() == 2 && figure_.show == Show::side_by_side;
        across_ = beside ? 2.0 * picture.width : picture.width;
        place_legend(picture);
        double top = place_title();
        top = place_headings(top, picture, beside);
        place_pictures(top, picture, beside);
        finish(top + picture.height);
        return std::move(made_);
    }

private:
    double px(double at_scale_1) const { return std::round(at_scale_1 * made_.scale); }
    double whole_width() const { return std::max(across_, px(k_narrowest)) + beside_.width; }

    FigureSize legend_of(double room) const {
        const Spot size = legend_size(figure_.legend_rows, room, made_.type);
        return {size.x, size.y};
    }

    // Beside the pictures or below them: wherever the whole comes nearer to the shape of a slide.
    void place_legend(const FigureSize& picture) {
        if (figure_.legend_rows.empty()) {
            return;
        }
        const FigureSize column = legend_of(0.0);
        const double width = std::max(across_, px(k_narrowest));
        below_ = legend_of(width - margins_.left - margins_.other);
        const FigureSize right{column.width + margins_.other, column.height};
        const auto off_slide = [](double w, double h) { return std::abs(std::log(w / h / (16.0 / 9.0))); };
        const double with_right = off_slide(across_ + right.width, std::max(picture.height, right.height));
        const double with_below = off_slide(std::max(width, below_.width), picture.height + below_.height);
        if (with_right < with_below) {
            beside_ = right;
            below_ = {};
        }
    }

    double place_title() {
        double y = 0.0;
        if (figure_.title.empty()) {
            return y;
        }
        y += px(k_bare_margin);
        const double room = whole_width() - margins_.left - margins_.other;
        const auto width_of = [this](std::string_view words) {
            return text_width(words, made_.title_size, true);
        };
        for (std::string& line : wrap_text(figure_.title, room, width_of)) {
            widest_ =
                std::max(widest_, text_width(line, made_.title_size, true) + margins_.left + margins_.other);
            made_.title.push_back({{margins_.left, y}, std::move(line)});
            y += made_.title_size;
        }
        return y + px(k_gap) - (has_headings() ? 0.0 : std::min(px(k_gap), margins_.other));
    }

    bool has_headings() const {
        return std::any_of(figure_.pictures.begin(), figure_.pictures.end(),
                           [](const FigurePicture& picture) { return !picture.heading.empty(); });
    }

    // One over each picture; over a wipe they share the line, or stand one below the other.
    double place_headings(double y, const FigureSize& picture, bool beside) {
        if (!has_headings()) {
            return y;
        }
        y += px(figure_.title.empty() ? k_bare_margin : k_gap);
        std::vector<double> widths;
        for (const FigurePicture& one : figure_.pictures) {
            widths.push_back(text_width(one.heading_room, made_.heading_size));
        }
        if (beside) {
            const double needed =
                *std::max_element(widths.begin(), widths.end()) + margins_.left + margins_.other;
            half_ = std::max(picture.width, std::ceil(needed));
            across_ = 2.0 * half_;
            for (std::size_t i = 0; i < widths.size(); ++i) {
                made_.headings.push_back(
                    {{margins_.left + half_ * static_cast<double>(i), y}, figure_.pictures[i].heading});
            }
            return y + made_.heading_size;
        }
        return place_heading_lines(y, picture);
    }

    double place_heading_lines(double y, const FigureSize& picture) {
        std::vector<std::string> lines;
        std::vector<double> widths;
        for (const FigurePicture& one : figure_.pictures) {
            const std::vector<std::string> rooms = lines_of(one.heading_room);
            const std::size_t before = widths.size();
            for (std::string& line : lines_of(one.heading)) {
                const std::string& room = rooms[std::min(widths.size() - before, rooms.size() - 1)];
                widths.push_back(text_width(room, made_.heading_size));
                lines.push_back(std::move(line));
            }
        }
        const double sum = widths.front() + (widths.size() > 1 ? widths.back() + px(4.0 * k_gap) : 0.0);
        const double right = picture.width - margins_.other;
        const bool one_line = margins_.left + sum <= right;
        for (std::size_t i = 0; i < lines.size(); ++i) {
            const double x = one_line && i > 0 ? right - widths[i] : margins_.left;
            made_.headings.push_back({{x, y}, std::move(lines[i])});
            widest_ = std::max(widest_, margins_.left + widths[i] + margins_.other);
            y += one_line && i + 1 < widths.size() ? 0.0 : made_.heading_size;
        }
        return y;
    }

    void place_pictures(double y, const FigureSize& picture, bool beside) {
        for (std::size_t i = 0; i < figure_.pictures.size(); ++i) {
            const double x = beside ? std::max(half_, picture.width) * static_cast<double>(i) : 0.0;
            const PixelRect area{x, y, picture.width, picture.height};
            const Placement map{{x + margins_.left, y + margins_.other}, figure_.cell};
            made_.areas.push_back(area);
            made_.maps.push_back(map);
            PixelRect shown = area;
            if (figure_.pictures.size() == 2 && !beside) {
                const double bar =
                    std::round(map.origin.x + figure_.divider * (figure_.cell * width_of_map()));
                shown = i == 0 ? PixelRect{area.x, area.y, bar - area.x, area.height}
                               : PixelRect{bar, area.y, area.right() - bar, area.height};
            }
            made_.shown.push_back(shown);
        }
    }

    double width_of_map() const { return figure_.pictures.front().scene.width; }

    void finish(double bottom) {
        double width = std::max(across_, widest_);
        if (!figure_.title.empty() || (below_.height > 0.0)) {
            width = std::max(width, px(k_narrowest));
        }
        if (beside_.width > 0.0) {
            made_.legend = {width, made_.areas.front().y + margins_.other, beside_.width - margins_.other,
                            beside_.height};
            width += beside_.width;
            bottom = std::max(bottom, made_.legend.bottom() + margins_.other);
        } else if (below_.height > 0.0) {
            made_.legend = {margins_.left, bottom, below_.width, below_.height};
            width = std::max(width, margins_.left + below_.width + margins_.other);
            bottom += below_.height + px(k_bare_margin);
        }
        made_.width = std::ceil(width);
        made_.height = std::ceil(bottom);
    }

    const Figure& figure_;
    FigureLayout made_;
    Margins margins_;
    double across_ = 0.0;  // of all pictures
    double half_ = 0.0;    // of two beside each other, where their headings are wide
    double widest_ = 0.0;  // of title and headings
    FigureSize below_;     // the legend
    FigureSize beside_;
};

}  // namespace

FigureLayout lay_out(const Figure& figure) { return LayOut(figure).take(); }

}  // namespace fovlab
