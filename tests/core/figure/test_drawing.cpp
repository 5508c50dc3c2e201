// What a scene has is drawn: each layer leaves strokes of its own, and all text that was set is written. (That two ways of
// drawing give the same strokes, tests/app/canvas/test_figure_equals_screen.cpp asks.)
#include "core/figure/drawing.h"
#include "core/figure/step_scene.h"
#include "core/figure/text_width.h"
#include "tests/support/recording_pen.h"
#include "tests/support/scenes.h"

#include <doctest/doctest.h>

#include <algorithm>
#include <string>
#include <vector>

namespace fovlab {
namespace {

using test::RecordedStroke;
using test::RecordingPen;

constexpr double k_cell = 40.0;

TextRoom room_for(const Scene& scene) {
    TextRoom room;
    room.map = {{40.0, 40.0}, k_cell};
    room.area = {0.0, 0.0, scene.width * k_cell + 80.0, scene.height * k_cell + 80.0};
    room.type = figure_type();
    return room;
}

std::vector<RecordedStroke> strokes_of(const Scene& scene) {
    RecordingPen pen;
    draw(scene, room_for(scene), palettes()[0], pen);
    return pen.strokes();
}

std::vector<std::string> texts_of(const std::vector<RecordedStroke>& strokes) {
    std::vector<std::string> words;
    for (const RecordedStroke& stroke : strokes) {
        if (stroke.kind == RecordedStroke::Kind::text) {
            words.push_back(stroke.words);
        }
    }
    std::sort(words.begin(), words.end());
    return words;
}

Recording run_on_a_room() {
    Rules rules;
    rules.range.radius = Radius(3);  // so that its edge is on the map
    return test::record_view(
        test::view_of({"#########", "#...+...#", "#.#...~.#", "#...@...#", "#.>.#...#", "#########"}), rules);
}

Frame amid(const Recording& recording) {
    return test::frame_when(recording, [](const Frame& frame) {
        return frame.running && frame.running->depth == 2 && frame.cell;
    });
}

}  // namespace

TEST_CASE(
    "all text that is set is written: the coordinates, the numbers of rows, the labels with their "
    "fractions") {
    const Recording recording = run_on_a_room();
    const Scene scene = step_scene(recording, amid(recording), default_layers());
    const PictureText text = set_text(scene, room_for(scene));
    REQUIRE(text.labels.size() >= 2);
    REQUIRE(text.numbers.size() >= 9);
    std::vector<std::string> expected;
    for (const PlacedNumber& number : text.numbers) {
        expected.push_back(number.words);
    }
    for (const PlacedLabel& label : text.labels) {
        for (const SetText& part : label.set.texts) {
            expected.push_back(part.words);
        }
    }
    std::sort(expected.begin(), expected.end());
    CHECK(texts_of(strokes_of(scene)) == expected);
}

TEST_CASE("without a layer that says something at this step, fewer strokes are drawn") {
    const Recording recording = run_on_a_room();
    const Frame frame = amid(recording);
    const std::size_t all = strokes_of(step_scene(recording, frame, default_layers())).size();
    for (const Layer layer :
         {Layer::range, Layer::light, Layer::slopes, Layer::labels, Layer::row, Layer::numbers,
          Layer::centres, Layer::coordinates, Layer::grid, Layer::marks}) {
        CAPTURE(layer_table()[static_cast<std::size_t>(layer)].id);
        Layers without = default_layers();
        without.reset(static_cast<std::size_t>(layer));
        CHECK(strokes_of(step_scene(recording, frame, without)).size() < all);
    }
}

TEST_CASE("doors, water and stairs are drawn upon their cells") {
    const auto strokes_with = [](const char* row) {
        const Recording recording = test::record_view(test::view_of({"..@..", row}));
        return strokes_of(step_scene(recording, Cursor(recording.trace).frame(), Layers())).size();
    };
    const std::size_t bare = strokes_with(".....");
    for (const char* row : {"..+..", "..'..", "..~..", "..?..", "..>..", "..<..", "..%.."}) {
        CAPTURE(row);
        CHECK(strokes_with(row) > bare);
    }
}

}  // namespace fovlab
