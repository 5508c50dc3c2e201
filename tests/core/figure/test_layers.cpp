// Layers: one that is off takes away its own shapes and no others.
#include "core/figure/layer.h"

#include "core/figure/step_scene.h"
#include "core/trace/cursor.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <map>
#include <set>
#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

std::string in_words(Spot spot) { return " " + std::to_string(spot.x) + "," + std::to_string(spot.y); }

std::string in_words(const std::vector<Spot>& spots) {
    std::string words;
    for (const Spot spot : spots) {
        words += in_words(spot);
    }
    return words;
}

// A shape with everything that tells it from others of its kind.
struct Describe {
    std::string operator()(const PolygonShape& shape) const { return "polygon" + in_words(shape.corners); }
    std::string operator()(const LineShape& shape) const {
        return "line " + std::to_string(shape.width) + in_words(shape.points);
    }
    std::string operator()(const DiscShape& shape) const { return "disc" + in_words(shape.centre); }
    std::string operator()(const BadgeShape& shape) const { return "badge " + shape.letter; }
    std::string operator()(const DotShape& shape) const {
        return (shape.hollow ? "ring" : "dot") + in_words(shape.centre);
    }
    std::string operator()(const NoteShape& shape) const { return "note" + in_words(shape.centre); }
    std::string operator()(const TieShape& shape) const { return "tie" + in_words(shape.centre); }
    std::string operator()(const CellSignsShape& shape) const {
        return "signs " + std::to_string(shape.cells.size());
    }
    std::string operator()(const LabelShape& shape) const { return "label " + shape.word; }
    std::string operator()(const RulerShape& shape) const { return "ruler" + in_words(shape.first); }
};

std::string describe(const Shape& shape) {
    return std::visit(
        [](const auto& any) { return Describe{}(any) + " ink " + std::to_string(static_cast<int>(any.ink)); },
        shape);
}

std::multiset<std::string> described(const Scene& scene) {
    std::multiset<std::string> all;
    for (const Shape& shape : scene.shapes) {
        all.insert(describe(shape));
    }
    return all;
}

std::set<Ink> inks_taken_by(Layer layer, const Recording& recording, const Frame& frame,
                            const Remarks& remarks) {
    Layers layers = all_layers();
    const Scene with = step_scene(recording, frame, layers, remarks);
    layers.reset(static_cast<std::size_t>(layer));
    const Scene without = step_scene(recording, frame, layers, remarks);
    std::multiset<std::string> left = described(without);
    std::set<Ink> taken;
    for (const Shape& shape : with.shapes) {
        const auto same = left.find(describe(shape));
        if (same != left.end()) {
            left.erase(same);
        } else {
            taken.insert(std::visit([](const auto& any) { return any.ink; }, shape));
        }
    }
    CHECK(left.empty());  // nothing that was not there before
    return taken;
}

}  // namespace

TEST_CASE("each layer that is switched off takes just its own shapes with it") {
    Rules rules;
    rules.range.radius = Radius(5);
    const Recording recording = record_view(view_of(k_two_pillars), rules);
    const Frame frame = frame_when(recording, [](const Frame& now) {
        return in_row(now, Quadrant::north, 3) && !now.waiting.empty() && now.cell && now.running->end_by;
    });
    const Why answer = why(recording, {1, 6});
    Remarks remarks;
    remarks.explained = &answer;
    const std::map<Layer, std::set<Ink>> expected{
        {Layer::range, {Ink::range_edge}},
        {Layer::light, {Ink::light_now, Ink::light_ahead, Ink::quadrant}},
        {Layer::waiting, {Ink::light_waiting, Ink::waiting_edge}},
        {Layer::slopes, {Ink::start_slope, Ink::end_slope, Ink::measure}},
        {Layer::labels, {Ink::start_slope, Ink::end_slope, Ink::waiting_edge}},
        {Layer::row, {Ink::row, Ink::cell}},
        {Layer::numbers, {Ink::number, Ink::row}},
        {Layer::shapes, {Ink::wall_shape}},
        {Layer::centres, {Ink::centre_point}},
        {Layer::coordinates, {Ink::number}},
        {Layer::explanation, {Ink::sight_line}},
        {Layer::grid, {}},
        {Layer::marks, {}},
    };
    for (const auto& [layer, inks] : expected) {
        INFO(std::string(layer_table()[static_cast<std::size_t>(layer)].id));
        CHECK(inks_taken_by(layer, recording, frame, remarks) == inks);
    }
}

TEST_CASE("grid lines and marks are told to the renderer") {
    const Recording recording = record_view(view_of({"..@"}));
    const Cursor cursor(recording.trace);
    CHECK(step_scene(recording, cursor.frame(), all_layers()).grid_lines);
    CHECK(step_scene(recording, cursor.frame(), all_layers()).marks);
    CHECK_FALSE(step_scene(recording, cursor.frame(), {}).grid_lines);
    CHECK_FALSE(step_scene(recording, cursor.frame(), {}).marks);
}

TEST_CASE("with no layer on only the viewer is left") {
    const Recording recording = record_view(view_of(k_two_pillars));
    Cursor cursor(recording.trace);
    for (std::size_t step = 0; step <= recording.trace.size(); ++step) {
        cursor.go_to(step);
        const Scene scene = step_scene(recording, cursor.frame(), {});
        for (const Shape& shape : scene.shapes) {
            CHECK(std::holds_alternative<DiscShape>(shape));
        }
    }
}

TEST_CASE("a picture tells which inks it uses") {
    const Recording recording = record_view(view_of({".#@"}));
    const Cursor cursor(recording.trace);
    const InkSet inks = inks_of(step_scene(recording, cursor.frame(), default_layers()), 26.0);
    const auto has = [&inks](Ink ink) { return inks.test(static_cast<std::size_t>(ink)); };
    CHECK(has(Ink::floor_visible));
    CHECK(has(Ink::wall_visible));
    CHECK(has(Ink::floor_dark));
    CHECK(has(Ink::viewer));
    CHECK(has(Ink::number));
    CHECK_FALSE(has(Ink::floor_unknown));
    CHECK_FALSE(has(Ink::start_slope));
    CHECK_FALSE(has(Ink::wall_shape));
}

TEST_CASE("what is not drawn because cells are small is not among the inks") {
    const Recording recording = record_view(view_of({".#@"}));
    const Cursor cursor(recording.trace);
    const Scene scene = step_scene(recording, cursor.frame(), all_layers());
    CHECK(inks_of(scene, 26.0).test(static_cast<std::size_t>(Ink::wall_shape)));
    CHECK_FALSE(inks_of(scene, 6.0).test(static_cast<std::size_t>(Ink::wall_shape)));
    CHECK(inks_of(scene, 6.0).test(static_cast<std::size_t>(Ink::wall_visible)));
}
