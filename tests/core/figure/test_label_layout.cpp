// Labels can be read: in view, apart, beside their lines, and joined to them where they had to go elsewhere.
#include "core/figure/label_layout.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

constexpr PixelRect k_area{268.0, 42.0, 708.0, 648.0};
constexpr double k_gap = 4.0;

using Hold = LabelShape::Hold;

PixelRect place_of_one(const LabelBox& label) {
    const std::optional<LabelPlace> place = lay_out({label}, k_area, k_gap).front();
    REQUIRE(place);
    return place->box;
}

// How many pairs of labels overlap, how many labels stick out, and how many have no place.
struct Faults {
    int overlaps = 0;
    int outside = 0;
    int missing = 0;
};

Faults faults_of(const std::vector<LabelBox>& labels, const PixelRect& area) {
    const std::vector<std::optional<LabelPlace>> places = lay_out(labels, area, k_gap);
    REQUIRE(places.size() == labels.size());
    Faults faults;
    for (std::size_t i = 0; i < places.size(); ++i) {
        if (!places[i]) {
            ++faults.missing;
            continue;
        }
        CHECK(places[i]->box.width == labels[i].width);
        CHECK(places[i]->box.height == labels[i].height);
        faults.outside += encloses(area, places[i]->box) ? 0 : 1;
        for (std::size_t k = 0; k < i; ++k) {
            faults.overlaps += places[k] && overlap(places[i]->box, places[k]->box) ? 1 : 0;
        }
    }
    return faults;
}

}  // namespace

TEST_CASE("no labels, no corners; one label stands near the end of its line") {
    CHECK(lay_out({}, k_area, k_gap).empty());
    const LabelBox label{{600.0, 400.0}, {600.0, 200.0}, Hold::right, 60.0, 30.0};
    const PixelRect corner = place_of_one(label);
    CHECK(std::abs(corner.x - 600.0) < 80.0);
    CHECK(std::abs(corner.y - 200.0) < 60.0);
}

TEST_CASE("a label does not lie on its own line") {
    for (const Hold side : {Hold::left, Hold::right}) {
        for (const Spot end : {Spot{600.0, 120.0}, Spot{900.0, 360.0}, Spot{340.0, 360.0}}) {
            const LabelBox label{{620.0, 360.0}, end, side, 60.0, 30.0};
            const PixelRect box = place_of_one(label);
            for (double part = 0.0; part <= 1.0; part += 0.01) {
                const Spot on_line{620.0 + (end.x - 620.0) * part, 360.0 + (end.y - 360.0) * part};
                REQUIRE_FALSE(box.contains(on_line));
            }
        }
    }
}

TEST_CASE("a label whose line ends out of view is kept in view") {
    test::Random random(31);
    for (int i = 0; i < 2000; ++i) {
        const LabelBox label{{random.between(268, 976) * 1.0, random.between(42, 690) * 1.0},
                             {random.between(-9000, 9000) * 1.0, random.between(-9000, 9000) * 1.0},
                             static_cast<Hold>(i % 4),
                             random.between(20, 120) * 1.0,
                             random.between(15, 40) * 1.0};
        CHECK(encloses(k_area, place_of_one(label)));
    }
}

TEST_CASE("two labels at the ends of one wedge never overlap, be it as narrow as a line") {
    test::Random random(37);
    for (int i = 0; i < 4000; ++i) {
        const Spot eye{random.between(300, 940) * 1.0, random.between(80, 650) * 1.0};
        const Spot end{random.between(0, 1200) * 1.0, random.between(-100, 800) * 1.0};
        const double width = random.below(60);
        const std::vector<LabelBox> labels{{eye, end, Hold::left, 74.0, 34.0},
                                           {eye, {end.x + width, end.y}, Hold::right, 66.0, 34.0}};
        const Faults faults = faults_of(labels, k_area);
        INFO("eye ", eye.x, ",", eye.y, " end ", end.x, ",", end.y, " width ", width);
        CHECK(faults.overlaps == 0);
        CHECK(faults.outside == 0);
        CHECK(faults.missing == 0);
    }
}

TEST_CASE("labels that all want the same spot are moved apart, and lines lead back to it") {
    const Spot spot{620.0, 360.0};
    const std::vector<LabelBox> labels(12, LabelBox{spot, spot, Hold::middle, 50.0, 30.0});
    const Faults faults = faults_of(labels, k_area);
    CHECK(faults.overlaps == 0);
    CHECK(faults.outside == 0);
    CHECK(faults.missing == 0);
    int leaders = 0;
    for (const std::optional<LabelPlace>& place : lay_out(labels, k_area, k_gap)) {
        if (place->leader) {
            ++leaders;
            CHECK(place->leader->to.x == spot.x);
            CHECK(place->leader->to.y == spot.y);
            const PixelRect& box = place->box;
            const PixelRect edge{box.x - 1e-9, box.y - 1e-9, box.width + 2e-9, box.height + 2e-9};
            CHECK(edge.contains(place->leader->from));
        }
    }
    CHECK(leaders > 0);
    CHECK_FALSE(lay_out(labels, k_area, k_gap).front()->leader);  // it stands where it wants to
}

TEST_CASE("a label keeps off what it is asked to avoid, if there is room nearby") {
    const LabelBox label{{600.0, 400.0}, {600.0, 200.0}, Hold::beyond, 60.0, 20.0};
    const PixelRect usual = place_of_one(label);
    const std::optional<LabelPlace> moved = lay_out({label}, k_area, k_gap, {{usual}, {}}).front();
    REQUIRE(moved);
    CHECK_FALSE(overlap(moved->box, usual));
    const std::optional<LabelPlace> no_room = lay_out({label}, k_area, k_gap, {{k_area}, {}}).front();
    REQUIRE(no_room);
    CHECK(no_room->box.x == usual.x);
    CHECK(no_room->box.y == usual.y);
}

TEST_CASE("a label keeps off the margin's numbers even where it must cover other things for that") {
    const LabelBox label{{600.0, 400.0}, {600.0, 200.0}, Hold::beyond, 60.0, 20.0};
    Avoid avoid{{k_area}, {}};
    avoid.margin.push_back(place_of_one(label));
    const std::optional<LabelPlace> moved = lay_out({label}, k_area, k_gap, avoid).front();
    REQUIRE(moved);
    CHECK_FALSE(overlap(moved->box, avoid.margin[0]));
    avoid.margin[0] = k_area;
    CHECK(lay_out({label}, k_area, k_gap, avoid).front());
}

TEST_CASE("a label keeps off lines, its own and others") {
    const LabelBox label{{600.0, 400.0}, {600.0, 200.0}, Hold::middle, 60.0, 20.0};
    const Segment across{{300.0, 200.0}, {900.0, 200.0}};
    const Segment own{label.origin, label.anchor};
    CHECK(crosses(across, place_of_one(label)));
    const std::optional<LabelPlace> moved = lay_out({label}, k_area, k_gap, {{}, {across, own}}).front();
    REQUIRE(moved);
    CHECK_FALSE(crosses(across, moved->box));
    CHECK_FALSE(crosses(own, moved->box));
}

TEST_CASE("a line crosses a rectangle only when it passes through its inside") {
    const PixelRect box{10.0, 10.0, 20.0, 10.0};
    CHECK(crosses({{0.0, 0.0}, {40.0, 30.0}}, box));
    CHECK(crosses({{15.0, 15.0}, {16.0, 16.0}}, box));
    CHECK(crosses({{15.0, 0.0}, {15.0, 40.0}}, box));
    CHECK_FALSE(crosses({{0.0, 0.0}, {9.0, 9.0}}, box));
    CHECK_FALSE(crosses({{10.0, 0.0}, {10.0, 40.0}}, box));  // along its side
    CHECK_FALSE(crosses({{0.0, 30.0}, {40.0, 30.0}}, box));
    CHECK_FALSE(crosses({{0.0, 18.0}, {9.0, 40.0}}, box));
}

TEST_CASE("a label past its line's end does not cover the line") {
    const LabelBox label{{600.0, 400.0}, {600.0, 200.0}, Hold::beyond, 60.0, 20.0};
    CHECK(place_of_one(label).bottom() < 200.0);
}

TEST_CASE("where there is no room for a label it has no place, and the others still have theirs") {
    const PixelRect small{0.0, 0.0, 100.0, 40.0};
    const std::vector<LabelBox> labels{{{50.0, 20.0}, {50.0, 20.0}, Hold::middle, 90.0, 34.0},
                                       {{50.0, 20.0}, {50.0, 20.0}, Hold::middle, 90.0, 34.0},
                                       {{50.0, 20.0}, {50.0, 20.0}, Hold::middle, 200.0, 10.0}};
    const std::vector<std::optional<LabelPlace>> places = lay_out(labels, small, k_gap);
    CHECK(places[0].has_value());
    CHECK_FALSE(places[1].has_value());
    CHECK_FALSE(places[2].has_value());
}

}  // namespace fovlab
