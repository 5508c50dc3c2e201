#include "core/figure/badge_form.h"
#include "core/figure/legend.h"
#include "core/figure/thing_badge.h"

#include <algorithm>
#include <array>

namespace fovlab {
namespace {

// A small picture before the words of a row, as it looks on the map.
class Sample {
public:
    Sample(const LegendRow& row, Spot at, double line, double scale, const Palette& palette, Pen& pen)
        : ink_(row.ink), side_(line), scale_(scale), palette_(palette), pen_(pen) {
        box_ = {at.x, at.y, legend_sample_width(line), line};
        middle_ = {at.x + box_.width / 2.0, at.y + line / 2.0};
    }

    void draw(LegendSample sample) const {
        switch (sample) {
            case LegendSample::cell:
                return cell();
            case LegendSample::frame:
                return cell_frame();
            case LegendSample::line:
                return line();
            case LegendSample::tinted:
                pen_.rectangle(box_, tint(ink_));
                return frame(box_, ink_, 1.0, 0.0);
            case LegendSample::dot:
                return round(false);
            case LegendSample::ring:
                return round(true);
            case LegendSample::diamond:
                return diamond();
            case LegendSample::tie:
                return tie();
            case LegendSample::measure:
                return measure();
            case LegendSample::plus:
                bar(px(1.2), px(4.5), ink_);
                return bar(px(4.5), px(1.2), ink_);
            case LegendSample::minus:
                return bar(px(4.5), px(1.2), ink_);
            case LegendSample::block:
                return block();
            case LegendSample::badge:
                return badge();
            case LegendSample::tick:
                stroke(in_box(0.35, 0.5), in_box(0.6, 0.8), ink_, 2.0);
                return stroke(in_box(0.6, 0.8), in_box(1.05, 0.2), ink_, 2.0);
            case LegendSample::cross:
                stroke(in_box(0.4, 0.2), in_box(1.0, 0.8), ink_, 2.0);
                return stroke(in_box(0.4, 0.8), in_box(1.0, 0.2), ink_, 2.0);
            case LegendSample::circle:
                return pen_.ring(middle_, px(4.5), {ink_}, px(2.0));
        }
    }

private:
    double px(double at_scale_1) const { return at_scale_1 * scale_; }
    Spot in_box(double x, double y) const { return {box_.x + x * side_, box_.y + y * side_}; }
    void floor() const { pen_.rectangle(box_, {Ink::floor_visible}, px(2.0)); }

    void bar(double half_width, double half_height, Ink ink) const {
        pen_.rectangle({middle_.x - half_width, middle_.y - half_height, 2.0 * half_width, 2.0 * half_height},
                       {ink});
    }
    // Just inside a box.
    void frame(const PixelRect& box, Ink ink, double width, double rounding) const {
        const double in = px(width) / 2.0;
        pen_.frame({box.x + in, box.y + in, box.width - 2.0 * in, box.height - 2.0 * in}, {ink}, px(width),
                   px(rounding));
    }
    // As on the map: only that of a cell is broken, where the palette says so.
    void cell_frame() const {
        const double in = px(1.0);
        const Spot corners[] = {{box_.x + in, box_.y + in},
                                {box_.right() - in, box_.y + in},
                                {box_.right() - in, box_.bottom() - in},
                                {box_.x + in, box_.bottom() - in}};
        const Mark mark = ink_ == Ink::cell ? palette_[ink_].mark : Mark::solid;
        pen_.line(corners, true, {ink_}, mark, px(2.0));
    }
    void stroke(Spot from, Spot to, Ink ink, double width) const {
        const Spot ends[] = {from, to};
        pen_.line(ends, false, {ink}, Mark::solid, px(width));
    }

    void cell() const {
        pen_.rectangle(box_, {ink_}, px(2.0));
        const bool bright = is_bright(palette_[ink_].colour);
        switch (palette_[ink_].mark) {
            case Mark::hatch:
                hatch(bright ? Ink::hatch_on_bright : Ink::hatch_on_dark);
                break;
            case Mark::lines:
                for (const double y : {0.25, 0.75}) {
                    stroke(in_box(0.0, y), in_box(1.4, y), bright ? Ink::hatch_on_bright : Ink::hatch_on_dark,
                           1.0);
                }
                break;
            case Mark::dot:
                for (const Spot at : {Spot{0.35, 0.75}, Spot{1.05, 0.75}, Spot{0.7, 0.25}}) {
                    pen_.disc(in_box(at.x, at.y), px(1.5), {bright ? Ink::dot_on_bright : Ink::dot_on_dark});
                }
                break;
            case Mark::point_left:
                point(-1.0, bright ? Ink::detail : Ink::detail_on_dark);
                break;
            case Mark::point_right:
                point(1.0, bright ? Ink::detail : Ink::detail_on_dark);
                break;
            case Mark::border:
                pen_.rectangle({box_.x, box_.bottom() - px(3.0), box_.width, px(3.0)}, {Ink::wall_side});
                break;
            default:
                break;
        }
        frame(box_, Ink::panel_edge, 1.0, 2.0);
    }

    void hatch(Ink tone) const {
        for (const double x : {0.0, 0.5, 1.0, 1.5}) {
            const double from = std::min(x, 1.4);
            stroke(in_box(from, x - from), in_box(std::max(x - 1.0, 0.0), std::min(x, 1.0)), tone, 1.0);
        }
    }

    void point(double towards, Ink tone) const {
        const double x = middle_.x - towards * side_ * 0.16;
        const Spot corners[] = {{middle_.x + towards * side_ * 0.24, middle_.y},
                                {x, middle_.y + side_ * 0.26},
                                {x, middle_.y - side_ * 0.26}};
        pen_.polygon(corners, {tone});
    }

    void line() const {
        const double y = middle_.y;
        const Mark mark = palette_[ink_].mark;
        if (mark == Mark::dash_dot) {
            stroke({box_.x, y}, {box_.x + side_ * 0.75, y}, ink_, 2.0);
            stroke({box_.x + side_, y}, {box_.x + side_ * 1.2, y}, ink_, 2.0);
            return;
        }
        const double piece = side_ * (mark == Mark::dashed ? 0.55 : mark == Mark::dotted ? 0.17 : 1.4);
        const double gap = side_ * (mark == Mark::dotted ? 0.25 : 0.3);
        for (double x = box_.x; x < box_.right() - 1e-6; x += piece + gap) {
            stroke({x, y}, {std::min(x + piece, box_.right()), y}, ink_, 2.5);
        }
    }

    void round(bool hollow) const {
        floor();
        pen_.disc(middle_, px(3.2), {hollow ? Ink::viewer_edge : ink_});
        pen_.ring(middle_, px(2.7), {ink_}, px(1.4));
    }

    void diamond() const {
        const double half = side_ / 2.0;
        bar(half, half, Ink::wall_visible);
        const Spot corners[] = {{middle_.x, box_.y},
                                {middle_.x + half, middle_.y},
                                {middle_.x, box_.bottom()},
                                {middle_.x - half, middle_.y}};
        pen_.line(corners, true, {ink_}, Mark::solid, px(1.5));
    }

    void tie() const {
        pen_.disc(middle_, px(6.0), {Ink::label_plate});
        pen_.ring(middle_, px(5.5), {ink_}, px(1.3));
        for (const double off : {-px(1.6), px(1.6)}) {
            stroke({middle_.x - px(2.6), middle_.y + off}, {middle_.x + px(2.6), middle_.y + off}, ink_, 1.3);
        }
    }

    void measure() const {
        floor();
        const double top = box_.y + px(2.0);
        const double bottom = box_.bottom() - px(2.0);
        stroke({middle_.x, top}, {middle_.x, bottom}, ink_, 1.2);
        for (const double y : {top, bottom}) {
            stroke({middle_.x - px(3.0), y}, {middle_.x + px(3.0), y}, ink_, 1.2);
        }
    }

    void badge() const {
        const BadgeShape::Form form = form_of(ink_);
        const double radius = side_ * 0.34;
        fill_badge(pen_, form, middle_, radius + px(1.0), {Ink::casing}, px(1.0));
        Paint paint{ink_};
        if (ink_ == Ink::torch) {
            paint.glow.tint = glow_of(0, Torch{}.colour).tint;
            fill_badge(pen_, form, middle_, radius + px(0.5), {Ink::detail}, px(1.0));
        }
        fill_badge(pen_, form, middle_, radius, paint, px(1.0));
    }

    // As large as on the map, on floor.
    void block() const {
        constexpr std::array<double, 4> sides{0.44, 0.62, 0.78, 0.94};
        const auto step = static_cast<std::size_t>(ink_) - static_cast<std::size_t>(Ink::one_way_1);
        floor();
        const double half = side_ * sides[step] / 2.0;
        bar(half, half, Ink::one_way_number);
        bar(half - px(1.0), half - px(1.0), ink_);
    }

    Ink ink_;
    double side_;
    double scale_;
    const Palette& palette_;
    Pen& pen_;
    PixelRect box_;
    Spot middle_;
};

}  // namespace

void draw_legend_sample(const LegendRow& row, Spot at, double line, double scale, const Palette& palette,
                        Pen& pen) {
    Sample(row, at, line, scale, palette, pen).draw(row.sample);
}

}  // namespace fovlab
