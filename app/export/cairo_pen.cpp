#include "app/export/cairo_pen.h"

#include "core/figure/text_width.h"

#include <cairo.h>

#include <algorithm>
#include <cmath>
#include <cstdint>
#include <cstring>
#include <numbers>
#include <string>
#include <vector>

namespace fovlab {
namespace {

constexpr std::size_t k_most_shapes = 100'000;  // of cells on a page
constexpr double k_overlap = 0.5;               // pixels that a page's cells lie under their neighbours

}  // namespace

CairoPen::CairoPen(_cairo* cairo, const Palette& palette, Surface surface, double scale)
    : cairo_(cairo), palette_(palette), surface_(surface), scale_(scale) {
    cairo_set_line_join(cairo_, CAIRO_LINE_JOIN_MITER);
    cairo_font_options_t* fonts = cairo_font_options_create();
    cairo_font_options_set_antialias(fonts, CAIRO_ANTIALIAS_GRAY);  // no coloured rims
    cairo_font_options_set_hint_style(fonts, CAIRO_HINT_STYLE_NONE);
    cairo_font_options_set_hint_metrics(fonts, CAIRO_HINT_METRICS_OFF);
    cairo_set_font_options(cairo_, fonts);
    cairo_font_options_destroy(fonts);
}

void CairoPen::use(Paint paint) {
    const Colour colour = colour_of(palette_, paint);
    cairo_set_source_rgba(cairo_, colour.r / 255.0, colour.g / 255.0, colour.b / 255.0, colour.a / 255.0);
}

void CairoPen::path(std::span<const Spot> points, bool closed) {
    cairo_new_path(cairo_);
    for (const Spot point : points) {
        cairo_line_to(cairo_, point.x, point.y);
    }
    if (closed) {
        cairo_close_path(cairo_);
    }
}

void CairoPen::box_path(const PixelRect& box, double rounding) {
    const double r = std::min({rounding, box.width / 2.0, box.height / 2.0});
    cairo_new_path(cairo_);
    if (r <= 0.0) {
        cairo_rectangle(cairo_, box.x, box.y, box.width, box.height);
        return;
    }
    constexpr double quarter = std::numbers::pi / 2.0;
    cairo_arc(cairo_, box.right() - r, box.y + r, r, -quarter, 0.0);
    cairo_arc(cairo_, box.right() - r, box.bottom() - r, r, 0.0, quarter);
    cairo_arc(cairo_, box.x + r, box.bottom() - r, r, quarter, 2.0 * quarter);
    cairo_arc(cairo_, box.x + r, box.y + r, r, 2.0 * quarter, 3.0 * quarter);
    cairo_close_path(cairo_);
}

void CairoPen::stroke(double width) {
    cairo_set_line_width(cairo_, width);
    cairo_stroke(cairo_);
}

void CairoPen::dash(Mark mark) {
    const Dash of = dash_of(mark);
    std::vector<double> pattern;
    if (of.on > 0.0) {
        pattern = {of.on * scale_, of.off * scale_};
    }
    if (of.dot > 0.0) {
        pattern.insert(pattern.end(), {of.dot * scale_, of.off * scale_});
    }
    cairo_set_dash(cairo_, pattern.data(), static_cast<int>(pattern.size()), 0.0);
}

void CairoPen::polygon(std::span<const Spot> corners, Paint paint) {
    use(paint);
    path(corners, true);
    cairo_fill(cairo_);
}

void CairoPen::rectangle(const PixelRect& box, Paint paint, double rounding) {
    use(paint);
    box_path(box, rounding);
    cairo_fill(cairo_);
}

void CairoPen::disc(Spot centre, double radius, Paint paint) {
    use(paint);
    cairo_new_path(cairo_);
    cairo_arc(cairo_, centre.x, centre.y, radius, 0.0, 2.0 * std::numbers::pi);
    cairo_fill(cairo_);
}

void CairoPen::crisp(const PixelRect& box, Paint paint) {
    if (surface_ == Surface::page) {
        rectangle(box, paint, 0.0);
        return;
    }
    const auto whole = [](double at) { return std::floor(at + 0.5); };
    rectangle({whole(box.x), whole(box.y), std::max(whole(box.width), 1.0), std::max(whole(box.height), 1.0)},
              paint, 0.0);
}

void CairoPen::line(std::span<const Spot> points, bool closed, Paint paint, Mark mark, double width) {
    use(paint);
    path(points, closed);
    dash(mark);
    stroke(width);
    dash(Mark::solid);
}

void CairoPen::frame(const PixelRect& box, Paint paint, double width, double rounding) {
    use(paint);
    box_path(box, rounding);
    stroke(width);
}

void CairoPen::ring(Spot centre, double radius, Paint paint, double width) {
    use(paint);
    cairo_new_path(cairo_);
    cairo_arc(cairo_, centre.x, centre.y, radius, 0.0, 2.0 * std::numbers::pi);
    stroke(width);
}

void CairoPen::curve(std::span<const Spot, 4> spots, Paint paint, double width) {
    use(paint);
    cairo_new_path(cairo_);
    cairo_move_to(cairo_, spots[0].x, spots[0].y);
    cairo_curve_to(cairo_, spots[1].x, spots[1].y, spots[2].x, spots[2].y, spots[3].x, spots[3].y);
    stroke(width);
}

void CairoPen::text(Spot at, std::string_view words, double size, Paint paint, bool bold) {
    use(paint);
    cairo_select_font_face(cairo_, k_font_family.data(), CAIRO_FONT_SLANT_NORMAL,
                           bold ? CAIRO_FONT_WEIGHT_BOLD : CAIRO_FONT_WEIGHT_NORMAL);
    cairo_set_font_size(cairo_, em_of(size));
    Spot base{at.x, at.y + baseline_of(size)};
    if (surface_ == Surface::bitmap) {  // between two pixels letters are blurred
        base = {std::round(base.x), std::round(base.y)};
    }
    cairo_move_to(cairo_, base.x, base.y);
    cairo_show_text(cairo_, std::string(words).c_str());
    cairo_new_path(cairo_);
}

// Each a shape of its own, they would take a gigabyte of memory.
void CairoPen::cells_as_image(const Scene& scene, const Placement& map) {
    cairo_surface_t* image = cairo_image_surface_create(CAIRO_FORMAT_RGB24, scene.width, scene.height);
    unsigned char* line = cairo_image_surface_get_data(image);
    if (line) {  // else the surface that is drawn on hears of the failure below
        const auto width = static_cast<std::size_t>(scene.width);
        std::vector<std::uint32_t> row(width);
        for (std::size_t at = 0; at + width <= scene.cells.size(); at += width) {
            for (std::size_t x = 0; x < width; ++x) {
                const Colour colour = colour_of(scene.cells[at + x], palette_);
                row[x] = std::uint32_t{colour.r} << 16U | std::uint32_t{colour.g} << 8U | colour.b;
            }
            std::memcpy(line, row.data(), width * sizeof(std::uint32_t));
            line += cairo_image_surface_get_stride(image);
        }
        cairo_surface_mark_dirty(image);
    }
    cairo_save(cairo_);
    cairo_translate(cairo_, map.origin.x, map.origin.y);
    cairo_scale(cairo_, map.cell, map.cell);
    cairo_set_source_surface(cairo_, image, 0.0, 0.0);
    cairo_pattern_set_filter(cairo_get_source(cairo_), CAIRO_FILTER_NEAREST);
    cairo_paint(cairo_);
    cairo_restore(cairo_);
    cairo_surface_destroy(image);
}

void CairoPen::cells(const Scene& scene, const Placement& map) {
    if (surface_ == Surface::page && scene.cells.size() > k_most_shapes) {
        cells_as_image(scene, map);
        return;
    }
    const auto width = static_cast<std::size_t>(scene.width);
    const Spot end = map.to_pixel({scene.width * 1.0, scene.height * 1.0});
    double y = 0.0;
    for (std::size_t row = 0; row + width <= scene.cells.size(); row += width, y += 1.0) {
        for (std::size_t x = 0; x < width;) {
            const CellLook look = scene.cells[row + x];
            const std::size_t first = x;
            while (x < width && same_ground(scene.cells[row + x], look)) {
                ++x;
            }
            Spot from = map.to_pixel({static_cast<double>(first), y});
            Spot to = map.to_pixel({static_cast<double>(x), y + 1.0});
            if (surface_ == Surface::bitmap) {
                from = {std::round(from.x), std::round(from.y)};
                to = {std::round(to.x), std::round(to.y)};
            } else {  // what comes later lies over it
                to = {std::min(to.x + k_overlap, end.x), std::min(to.y + k_overlap, end.y)};
            }
            rectangle({from.x, from.y, to.x - from.x, to.y - from.y}, ground_of(look), 0.0);
        }
    }
}

void CairoPen::clip(const PixelRect& box) {
    cairo_save(cairo_);
    box_path(box, 0.0);
    cairo_clip(cairo_);
}

void CairoPen::unclip() { cairo_restore(cairo_); }

}  // namespace fovlab
