#include "app/canvas/label_layout.h"

#include "core/figure/step_scene.h"
#include "tests/support/random.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <cmath>

namespace fovlab {
namespace {

constexpr PixelRect k_area{268.0, 42.0, 708.0, 648.0};
constexpr double k_gap = 4.0;

bool overlap(Spot a, const LabelBox& label_a, Spot b, const LabelBox& label_b) {
    return a.x < b.x + label_b.width && b.x < a.x + label_a.width && a.y < b.y + label_b.height &&
           b.y < a.y + label_a.height;
}

bool inside(Spot corner, const LabelBox& label, const PixelRect& area) {
    return corner.x >= area.x && corner.y >= area.y && corner.x + label.width <= area.x + area.width + 1e-9 &&
           corner.y + label.height <= area.y + area.height + 1e-9;
}

// How many pairs of labels overlap, and how many labels stick out.
struct Faults {
    int overlaps = 0;
    int outside = 0;
};

Faults faults_of(const std::vector<LabelBox>& labels, const PixelRect& area) {
    const std::vector<Spot> corners = lay_out(labels, area, k_gap);
    REQUIRE(corners.size() == labels.size());
    Faults faults;
    for (std::size_t i = 0; i < labels.size(); ++i) {
        faults.outside += inside(corners[i], labels[i], area) ? 0 : 1;
        for (std::size_t k = 0; k < i; ++k) {
            faults.overlaps += overlap(corners[i], labels[i], corners[k], labels[k]) ? 1 : 0;
        }
    }
    return faults;
}

// The labels of a step as large as they are drawn at scale 1.
std::vector<LabelBox> labels_of(const Session& session, const ViewTransform& view) {
    const Scene scene = step_scene(session.recording(), session.frame(), all_layers());
    std::vector<LabelBox> labels;
    for (const Shape& shape : scene.shapes) {
        if (const auto* label = std::get_if<LabelShape>(&shape)) {
            const double words = static_cast<double>(label->word.size()) * 8.0;
            labels.push_back({view.to_pixel(label->origin), view.to_pixel(label->anchor), label->side,
                              words + (label->value ? 26.0 : 0.0) + 16.0, label->value ? 34.0 : 20.0});
        }
    }
    return labels;
}

}  // namespace

TEST_CASE("no labels, no corners; one label stands near the end of its line") {
    CHECK(lay_out({}, k_area, k_gap).empty());
    const LabelBox label{{600.0, 400.0}, {600.0, 200.0}, 1.0, 60.0, 30.0};
    const Spot corner = lay_out({label}, k_area, k_gap).front();
    CHECK(std::abs(corner.x - 600.0) < 80.0);
    CHECK(std::abs(corner.y - 200.0) < 60.0);
}

TEST_CASE("a label does not lie on its own line") {
    for (const double side : {-1.0, 1.0}) {
        for (const Spot end : {Spot{600.0, 120.0}, Spot{900.0, 360.0}, Spot{340.0, 360.0}}) {
            const LabelBox label{{620.0, 360.0}, end, side, 60.0, 30.0};
            const Spot corner = lay_out({label}, k_area, k_gap).front();
            for (double part = 0.0; part <= 1.0; part += 0.01) {
                const Spot on_line{620.0 + (end.x - 620.0) * part, 360.0 + (end.y - 360.0) * part};
                REQUIRE_FALSE(PixelRect{corner.x, corner.y, 60.0, 30.0}.contains(on_line));
            }
        }
    }
}

TEST_CASE("a label whose line ends out of view is kept in view") {
    test::Random random(31);
    for (int i = 0; i < 2000; ++i) {
        const LabelBox label{{random.between(268, 976) * 1.0, random.between(42, 690) * 1.0},
                             {random.between(-9000, 9000) * 1.0, random.between(-9000, 9000) * 1.0},
                             random.percent(50) ? 1.0 : -1.0,
                             random.between(20, 120) * 1.0,
                             random.between(15, 40) * 1.0};
        CHECK(inside(lay_out({label}, k_area, k_gap).front(), label, k_area));
    }
}

TEST_CASE("two labels at the ends of one wedge never overlap, be it as narrow as a line") {
    test::Random random(37);
    for (int i = 0; i < 4000; ++i) {
        const Spot eye{random.between(300, 940) * 1.0, random.between(80, 650) * 1.0};
        const Spot end{random.between(0, 1200) * 1.0, random.between(-100, 800) * 1.0};
        const double width = random.below(60);
        const std::vector<LabelBox> labels{{eye, end, -1.0, 74.0, 34.0},
                                           {eye, {end.x + width, end.y}, 1.0, 66.0, 34.0}};
        const Faults faults = faults_of(labels, k_area);
        INFO("eye ", eye.x, ",", eye.y, " end ", end.x, ",", end.y, " width ", width);
        CHECK(faults.overlaps == 0);
        CHECK(faults.outside == 0);
    }
}

TEST_CASE("on every step of every gallery map the labels can be read: in view, none over another") {
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        Session session;
        session.apply(OpenGalleryMap{map});
        const Grid& grid = session.document().grid;
        ViewTransform view;
        view.fit(k_area, grid.width(), grid.height(), 28.0);
        int most = 0;
        int steps_with_overlaps = 0;
        std::size_t first_of_them = 0;
        for (std::size_t step = 0; step <= session.recording().trace.size(); ++step) {
            session.apply(GoToStep{step});
            const std::vector<LabelBox> labels = labels_of(session, view);
            const Faults faults = faults_of(labels, k_area);
            most = std::max(most, static_cast<int>(labels.size()));
            CHECK(faults.outside == 0);
            if (faults.overlaps > 0 && steps_with_overlaps++ == 0) {
                first_of_them = step;
            }
        }
        INFO(std::string(gallery()[map].id), ": ", most, " labels at most; the first overlap at step ",
             first_of_them);
        CHECK(most > 0);
        CHECK(steps_with_overlaps == 0);
    }
}

}  // namespace fovlab
