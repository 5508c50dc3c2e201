// In no picture is anything written over anything else, or out of view.
#include "core/figure/picture_text.h"

#include "core/figure/step_scene.h"
#include "core/scenario/gallery.h"
#include "core/trace/cursor.h"

#include <doctest/doctest.h>

#include <cmath>
#include <string>

using namespace fovlab;

namespace {

struct Size {
    double width;
    double height;
    double cell;  // 0: as large as fits
};

// About as wide as the window's letters.
double width_of(std::string_view words, double size) {
    return static_cast<double>(words.size()) * size * 0.62;
}

TextRoom room_of(const Scene& scene, const Size& size) {
    TextRoom room;
    room.area = {268.0, 42.0, size.width, size.height};
    room.map.cell =
        size.cell > 0.0
            ? size.cell
            : std::floor(std::min((size.width - 56.0) / scene.width, (size.height - 56.0) / scene.height));
    room.map.origin = {room.area.x + (size.width - room.map.cell * scene.width) / 2.0,
                       room.area.y + (size.height - room.map.cell * scene.height) / 2.0};
    room.type.width = width_of;
    return room;
}

std::vector<PixelRect> boxes_of(const PictureText& text) {
    std::vector<PixelRect> boxes;
    for (const PlacedLabel& label : text.labels) {
        boxes.push_back(label.place.box);
    }
    for (const PlacedNumber& number : text.numbers) {
        boxes.push_back(number.box);
    }
    return boxes;
}

// The first fault, in words; empty when there is none.
std::string fault_of(const PictureText& text, const PixelRect& area) {
    const std::vector<PixelRect> boxes = boxes_of(text);
    for (std::size_t i = 0; i < boxes.size(); ++i) {
        if (!encloses(area, boxes[i])) {
            return "box " + std::to_string(i) + " of " + std::to_string(boxes.size()) + " leaves the picture";
        }
        for (std::size_t k = 0; k < i; ++k) {
            if (overlap(boxes[i], boxes[k])) {
                return "boxes " + std::to_string(k) + " and " + std::to_string(i) + " overlap";
            }
        }
    }
    return {};
}

Scene ruler_scene(RulerShape::Side side, int from, int to) {
    Scene scene;
    scene.width = to + 1;
    scene.height = 1;
    scene.cells.resize(static_cast<std::size_t>(scene.width));
    scene.shapes.emplace_back(RulerShape{.first = {0.5, side == RulerShape::Side::in_cell ? 0.5 : 0.0},
                                         .step = {1.0, 0.0},
                                         .from = from,
                                         .to = to,
                                         .side = side});
    return scene;
}

std::vector<std::string> numbers_at(const Scene& scene, double cell, std::optional<Point> pointed = {}) {
    TextRoom room = room_of(scene, {4000.0, 400.0, cell});
    room.pointed = pointed;
    std::vector<std::string> words;
    for (const PlacedNumber& number : set_text(scene, room).numbers) {
        words.push_back(number.words);
    }
    return words;
}

}  // namespace

TEST_CASE(
    "every seventh step of every gallery map can be read at every size, explained or not, all layers on") {
    const Size sizes[] = {{708.0, 648.0, 0.0}, {424.0, 616.0, 0.0},  {1316.0, 928.0, 0.0},
                          {200.0, 160.0, 0.0}, {708.0, 648.0, 60.0}, {708.0, 648.0, 5.0}};
    for (const GalleryMap& entry : gallery()) {
        const Scenario scenario = scenario_of(entry);
        const Recording recording =
            record(scenario.grid, scenario.viewer, scenario.algorithm, scenario.rules);
        Cursor cursor(recording.trace);
        int labels = 0;
        for (std::size_t step = 0; step <= recording.trace.size(); step += 7) {
            cursor.go_to(step);
            const auto at = static_cast<int>(step);
            const Point cell{at % scenario.grid.width(), at / 3 % scenario.grid.height()};
            const Why answer = why(recording, cell);
            for (const bool explained : {false, true}) {
                Remarks remarks;
                remarks.explained = explained ? &answer : nullptr;
                const Scene scene = step_scene(recording, cursor.frame(), all_layers(), remarks);
                for (const Size& size : sizes) {
                    TextRoom room = room_of(scene, size);
                    room.pointed = explained ? std::optional(cell) : std::nullopt;
                    const PictureText text = set_text(scene, room);
                    labels += static_cast<int>(text.labels.size());
                    INFO(std::string(entry.id), ", step ", step, ", ", size.width, " × ", size.height,
                         ", cell ", room.map.cell);
                    CHECK(fault_of(text, room.area) == "");
                }
            }
        }
        const bool numbered = info(scenario.algorithm).method == Method::wedges;
        CHECK((labels > 0 || !numbered));
    }
}

TEST_CASE("labels leave the margins their numbers") {
    for (const GalleryMap& entry : gallery()) {
        const Scenario scenario = scenario_of(entry);
        const Recording recording =
            record(scenario.grid, scenario.viewer, scenario.algorithm, scenario.rules);
        Cursor cursor(recording.trace);
        for (std::size_t step = 0; step <= recording.trace.size(); step += 13) {
            cursor.go_to(step);
            Scene scene = step_scene(recording, cursor.frame(), all_layers());
            std::erase_if(scene.shapes, [](const Shape& shape) {
                const auto* ruler = std::get_if<RulerShape>(&shape);
                return ruler && ruler->side == RulerShape::Side::in_cell;
            });
            const TextRoom room = room_of(scene, {1316.0, 928.0, 30.0});
            const std::size_t with = set_text(scene, room).numbers.size();
            std::erase_if(scene.shapes,
                          [](const Shape& shape) { return std::holds_alternative<LabelShape>(shape); });
            CAPTURE(entry.id);
            CAPTURE(step);
            CHECK(with == set_text(scene, room).numbers.size());
        }
    }
}

TEST_CASE("the strides of a ruler are those that people count in") {
    CHECK(ruler_stride(30.0, 20.0) == 1);
    CHECK(ruler_stride(20.0, 20.0) == 1);
    CHECK(ruler_stride(19.9, 20.0) == 2);
    CHECK(ruler_stride(9.0, 20.0) == 5);
    CHECK(ruler_stride(3.0, 20.0) == 10);
    CHECK(ruler_stride(1.5, 20.0) == 20);
    CHECK(ruler_stride(0.5, 20.0) == 50);
    CHECK(ruler_stride(0.0, 20.0) >= 1000);
}

TEST_CASE("numbers thin out as the cells get smaller") {
    const Scene scene = ruler_scene(RulerShape::Side::above, 0, 24);
    CHECK(numbers_at(scene, 30.0).size() == 25);
    CHECK(numbers_at(scene, 12.0) ==
          std::vector<std::string>{"0", "2", "4", "6", "8", "10", "12", "14", "16", "18", "20", "22", "24"});
    CHECK(numbers_at(scene, 5.0) == std::vector<std::string>{"0", "5", "10", "15", "20"});
}

TEST_CASE("the coordinate of the cell pointed at is always there, and stands out") {
    const Scene scene = ruler_scene(RulerShape::Side::above, 0, 24);
    const std::vector<std::string> words = numbers_at(scene, 5.0, Point{17, 0});
    CHECK(words.front() == "17");
    TextRoom room = room_of(scene, {4000.0, 400.0, 5.0});
    room.pointed = Point{17, 0};
    for (const PlacedNumber& number : set_text(scene, room).numbers) {
        CHECK(number.stands_out == (number.words == "17"));
    }
    CHECK(numbers_at(scene, 30.0, Point{99, 0}).size() == 25);  // off the map
}

TEST_CASE("numbers in cells lie in their cell's corner, and small cells have none") {
    Scene scene = ruler_scene(RulerShape::Side::in_cell, -2, 2);
    scene.width = 5;
    scene.cells.resize(5);
    TextRoom room = room_of(scene, {400.0, 400.0, 40.0});
    const PictureText text = set_text(scene, room);
    REQUIRE(text.numbers.size() == 5);
    CHECK(text.numbers[0].words == "\u22122");
    CHECK(text.numbers[2].words == "0");
    CHECK(text.numbers[4].words == "2");
    for (std::size_t i = 0; i < 5; ++i) {
        const PlacedNumber& number = text.numbers[i];
        const Spot corner = room.map.to_pixel({static_cast<double>(i), 0.0});
        CHECK(encloses({corner.x, corner.y, 40.0, 40.0}, number.box));
        CHECK(number.on_cell == Point{static_cast<int>(i), 0});
    }
    room.map.cell = 6.0;
    CHECK(set_text(scene, room).numbers.empty());
}

TEST_CASE("margins that are out of view have their numbers at the edge of the view") {
    const Scene scene = ruler_scene(RulerShape::Side::above, 0, 9);
    TextRoom room = room_of(scene, {400.0, 400.0, 40.0});
    CHECK_FALSE(set_text(scene, room).numbers.front().over_map);
    room.map.origin.y = room.area.y - 300.0;
    const PictureText text = set_text(scene, room);
    REQUIRE_FALSE(text.numbers.empty());
    CHECK(text.numbers.front().over_map);
    CHECK(encloses(room.area, text.numbers.front().box));
}
