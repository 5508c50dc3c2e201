// What stands in an SVG is what the pen was told: the same shapes at the same places, and as many lit cells as are seen.
#include "core/figure/svg.h"

#include "core/figure/drawing.h"
#include "core/figure/step_scene.h"
#include "core/figure/svg_body.h"
#include "core/figure/text_width.h"
#include "core/scenario/gallery.h"
#include "core/trace/cursor.h"
#include "tests/support/recording_pen.h"
#include "tests/support/svg_reader.h"

#include <doctest/doctest.h>

#include <cmath>
#include <limits>
#include <string>

using namespace fovlab;
using test::RecordingPen;
using test::SvgFile;

namespace {

constexpr SvgHead k_head{320.0, 240.0, {}, {}};

Recording recording_of(const GalleryMap& map) {
    const Scenario scenario = scenario_of(map);
    return record(scenario.grid, scenario.viewer, scenario.algorithm, scenario.rules);
}

Scene scene_after(const Recording& recording, std::size_t percent) {
    Cursor cursor(recording.trace);
    cursor.go_to(recording.trace.size() * percent / 100);
    return step_scene(recording, cursor.frame(), all_layers());
}

TextRoom room_of(const Scene& scene, double cell) {
    TextRoom room;
    room.map = {{40.0, 30.0}, cell};
    room.area = {0.0, 0.0, scene.width * cell + 60.0, scene.height * cell + 50.0};
    room.type = figure_type();
    return room;
}

std::size_t cells_that_are(const SvgFile& file, std::string_view sight) {
    std::size_t cells = 0;
    for (const auto& [name, count] : file.cells) {
        if (name.substr(0, name.find(' ')) == sight) {
            cells += count;
        }
    }
    return cells;
}

}  // namespace

TEST_CASE(
    "an SVG holds the strokes that the pen was told, in order, at the same places, in the same colours") {
    for (const GalleryMap& map : gallery()) {
        const Recording recording = recording_of(map);
        for (const std::size_t percent : {0U, 40U, 73U, 100U}) {
            const Scene scene = scene_after(recording, percent);
            for (const double cell : {5.0, 17.0, 48.0}) {
                const Palette& palette = palettes()[percent % k_palette_count];
                RecordingPen told;
                draw(scene, room_of(scene, cell), palette, told);
                SvgPen pen(palette);
                draw(scene, room_of(scene, cell), palette, pen);
                const SvgFile file = test::read_svg(pen.finish(k_head));
                CAPTURE(map.id);
                CAPTURE(percent);
                CAPTURE(cell);
                CHECK(test::difference_of(told.strokes(), file, palette) == "");
                CHECK(file.strokes.size() > 1);
            }
        }
    }
}

TEST_CASE("as many cells are lit in an SVG as are seen, and none is lost") {
    for (const GalleryMap& map : gallery()) {
        const Recording recording = recording_of(map);
        const Scene scene = scene_after(recording, 100);
        SvgPen pen(palettes()[0]);
        draw(scene, room_of(scene, 12.0), palettes()[0], pen);
        const SvgFile file = test::read_svg(pen.finish(k_head));
        CAPTURE(map.id);
        CHECK(cells_that_are(file, "visible") == recording.trace.visible().count());
        CHECK(cells_that_are(file, "visible") + cells_that_are(file, "dark") == scene.cells.size());
    }
}

TEST_CASE("amid the steps the cells of an SVG are those known so far, and two runs have words of their own") {
    Scene scene;
    scene.width = 4;
    scene.height = 2;
    scene.cells = {{Terrain::floor, SightState::visible, ShownBy::left},
                   {Terrain::wall, SightState::visible, ShownBy::right},
                   {Terrain::water, SightState::on_its_way, ShownBy::all},
                   {Terrain::floor, SightState::unknown, ShownBy::all},
                   {Terrain::closed_door, SightState::dark, ShownBy::all},
                   {Terrain::wall, SightState::dark, ShownBy::all},
                   {Terrain::wall, SightState::dark, ShownBy::all},
                   {Terrain::open_door, SightState::visible, ShownBy::all}};
    SvgPen pen(palettes()[0]);
    pen.cells(scene, {{0.0, 0.0}, 10.0});
    const SvgFile file = test::read_svg(pen.finish(k_head));
    const std::map<std::string, std::size_t> expected{{"visible floor only-left", 1},
                                                      {"visible wall only-right", 1},
                                                      {"on-its-way water", 1},
                                                      {"unknown floor", 1},
                                                      {"dark wall", 3},
                                                      {"visible floor", 1}};
    CHECK(file.cells == expected);
}

TEST_CASE("an SVG says its size, what it shows, and to screen readers that it is a picture") {
    SvgPen pen(palettes()[1]);
    pen.disc({10.0, 10.0}, 4.0, {Ink::viewer});
    const std::string text = pen.finish({640.5, 480.0, "Pillars & \"shadows\"\x02", "12 cells are seen.\n"});
    const SvgFile file = test::read_svg(text);
    CHECK(file.title == "Pillars & \"shadows\"");
    CHECK(file.description == "12 cells are seen.");
    CHECK(file.root.at("width") == "640.5");
    CHECK(file.root.at("viewBox") == "0 0 640.5 480");
    CHECK(file.root.at("role") == "img");
    const std::string label = file.root.at("aria-labelledby");
    CHECK(text.find("<title id=\"" + label.substr(0, label.find(' ')) + "\">") != std::string::npos);
    CHECK(text.find("<desc id=\"" + label.substr(label.find(' ') + 1) + "\">") != std::string::npos);
    SvgPen other(palettes()[1]);
    CHECK(test::read_svg(other.finish(k_head)).root.at("aria-labelledby") != label);
}

TEST_CASE("strokes of one paint that follow each other share a path or a group, others do not") {
    const Paint paint{Ink::viewer};
    SvgPen pen(palettes()[0]);
    pen.group("first");
    for (double x = 0.0; x < 5.0; x += 1.0) {
        pen.rectangle({x, 0.0, 1.0, 1.0}, paint, 0.0);
    }
    pen.disc({1.0, 1.0}, 1.0, paint);
    pen.disc({2.0, 1.0}, 1.0, paint);
    pen.group("nothing");
    pen.group("second");
    pen.text({0.0, 0.0}, "a < b", 15.0, paint, true);
    const std::string text = pen.finish(k_head);
    const auto times = [&text](std::string_view what) {
        int found = 0;
        for (std::size_t at = text.find(what); at != std::string::npos; at = text.find(what, at + 1)) {
            ++found;
        }
        return found;
    };
    CHECK(times("<path") == 1);
    CHECK(times("fill=") == 3);  // the path, the group of discs, the text
    CHECK(times("nothing") == 0);
    CHECK(times("<g class=\"first\">") == 1);
    CHECK(times("<g class=\"second\">\n<text x=\"0\"") == 1);
    CHECK(times("a &lt; b</text>") == 1);
    CHECK(times("font-weight=\"bold\"") == 1);
}

TEST_CASE("polygons of one path turn the same way, so that none cuts a hole into another") {
    const Spot right[] = {{0.0, 0.0}, {4.0, 0.0}, {4.0, 4.0}};
    const Spot left[] = {{4.0, 4.0}, {4.0, 0.0}, {0.0, 0.0}};
    std::string texts[2];
    for (int i = 0; i < 2; ++i) {
        SvgPen pen(palettes()[0]);
        pen.polygon(i == 0 ? right : left, {Ink::light_now});
        texts[i] = pen.finish(k_head);
    }
    CHECK(texts[0] == texts[1]);
}

TEST_CASE("what is clipped lies in an element with the clip, and what follows does not") {
    SvgPen pen(palettes()[0]);
    pen.clip({1.0, 2.0, 3.0, 4.0});
    pen.group("inside");
    pen.disc({1.0, 1.0}, 1.0, {Ink::row});
    pen.unclip();
    pen.disc({1.0, 1.0}, 1.0, {Ink::row});
    const std::string text = pen.finish(k_head);
    const SvgFile file = test::read_svg(text);
    CHECK(file.strokes.size() == 2);
    const std::size_t id = text.find("clipPath id=\"") + 13;
    const std::string name = text.substr(id, text.find('"', id) - id);
    CHECK(text.find("<g clip-path=\"url(#" + name + ")\">\n<g class=\"inside\">") != std::string::npos);
    CHECK(text.find('\x01') == std::string::npos);
}

TEST_CASE("numbers have two decimals at most and no zeros at their end") {
    CHECK(svg_number(3.0) == "3");
    CHECK(svg_number(2.50001) == "2.5");
    CHECK(svg_number(-0.004) == "0");
    CHECK(svg_number(-1.0 / 3.0) == "-0.33");
    CHECK(svg_number(0.05) == "0.05");
    CHECK(svg_number(1e300) == "1000000");
    CHECK(svg_number(-std::numeric_limits<double>::infinity()) == "-1000000");
    CHECK(svg_number(std::numeric_limits<double>::quiet_NaN()) == "0");
}
