// A legend tells what the inks of a picture mean, no more and no less, and fits where it is set.
#include "core/figure/legend.h"

#include "core/figure/text_width.h"
#include "tests/support/recording_pen.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <set>
#include <string>

using namespace fovlab;
using test::RecordedStroke;
using test::RecordingPen;

namespace {

InkSet all_inks() { return InkSet().set(); }

InkSet inks(std::initializer_list<Ink> some) {
    InkSet set;
    for (const Ink ink : some) {
        set.set(static_cast<std::size_t>(ink));
    }
    return set;
}

// What was drawn between two pixels from the top.
std::size_t strokes_outside(const RecordingPen& pen, const PixelRect& box) {
    return static_cast<std::size_t>(
        std::count_if(pen.strokes().begin(), pen.strokes().end(), [&box](const RecordedStroke& stroke) {
            return std::any_of(stroke.spots.begin(), stroke.spots.end(), [&box](Spot spot) {
                return spot.x < box.x - 0.01 || spot.y < box.y - 0.01 || spot.x > box.right() + 0.01 ||
                       spot.y > box.bottom() + 0.01;
            });
        }));
}

}  // namespace

TEST_CASE("a legend has a row for each ink that is used, and none for others") {
    CHECK(legend_rows({}).empty());
    const std::vector<LegendRow> rows = legend_rows(inks({Ink::floor_visible, Ink::row, Ink::off_map}));
    REQUIRE(rows.size() == 2);
    CHECK(rows[0].ink == Ink::floor_visible);
    CHECK(rows[0].words == "visible");
    CHECK(rows[1].ink == Ink::row);
    std::set<std::string> words;
    for (const LegendRow& row : legend_rows(all_inks())) {
        CHECK(words.insert(row.words).second);
    }
    CHECK(words.size() > 25);
}

TEST_CASE("the legend of a difference names both runs") {
    const std::vector<LegendRow> rows =
        legend_rows(inks({Ink::pair_a, Ink::row}), LegendSides{"left: Lines", "right: Rays"});
    const auto has = [&rows](const std::string& words) {
        return std::any_of(rows.begin(), rows.end(),
                           [&words](const LegendRow& row) { return row.words == words; });
    };
    CHECK(has("only left: Lines"));
    CHECK(has("only right: Rays"));
    CHECK(has("neither sees it"));
    CHECK_FALSE(has("the row being scanned"));
    CHECK(rows.back().ink == Ink::pair_a);
}

TEST_CASE("each sample is drawn in its place, in every palette, and no two rows of a palette look alike") {
    for (const Palette& palette : palettes()) {
        std::vector<RecordingPen> drawn;
        for (const LegendRow& row : legend_rows(all_inks())) {
            RecordingPen& pen = drawn.emplace_back();
            draw_legend_sample(row, {100.0, 50.0}, 15.0, 1.0, palette, pen);
            CAPTURE(palette.id);
            CAPTURE(row.words);
            CHECK_FALSE(pen.strokes().empty());
            CHECK(strokes_outside(pen, {100.0, 50.0, legend_sample_width(15.0), 15.0}) == 0);
            for (std::size_t i = 0; i + 1 < drawn.size(); ++i) {
                CHECK(test::difference_of(drawn[i].strokes(), pen.strokes()) != "");
            }
        }
    }
}

TEST_CASE("a legend is set in as many columns as fit, and nothing of it lies outside its box") {
    const std::vector<LegendRow> rows = legend_rows(all_inks());
    for (const double scale : {1.0, 2.0}) {
        const Type type = figure_type(scale);
        double least = 1e9;
        for (const double width : {0.0, 80.0 * scale, 300.0 * scale, 640.0 * scale, 2000.0 * scale}) {
            const Spot size = legend_size(rows, width, type);
            CAPTURE(width);
            CHECK((width == 0.0 || size.x <= width));
            if (width > 200.0 * scale) {
                CHECK(size.y <= least);
                least = size.y;
            }
            RecordingPen pen;
            const PixelRect box{10.0, 20.0, size.x, size.y};
            draw_legend(rows, box, type, palettes()[0], pen);
            CHECK(strokes_outside(pen, box) == 0);
            for (const RecordedStroke& stroke : pen.strokes()) {
                if (stroke.kind == RecordedStroke::Kind::text && width != 80.0 * scale) {
                    CHECK(stroke.spots[0].x + type.width(stroke.words, stroke.size) <= box.right() + 0.01);
                }
            }
            CHECK(pen.count(RecordedStroke::Kind::text) >= rows.size());
        }
    }
    CHECK(legend_size({}, 100.0, figure_type()).y == 0.0);
}
