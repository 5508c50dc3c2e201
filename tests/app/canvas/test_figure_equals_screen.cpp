// A figure equals the screen: the window's way from a session to strokes and a figure's way give the same strokes, relative to the
// map's corner, and so does the SVG that is written.
#include "app/canvas/draw_kit.h"
#include "app/canvas/map_picture.h"
#include "app/canvas/window_pen.h"
#include "app/platform/headless.h"
#include "app/session/session_scene.h"
#include "core/figure/drawing.h"
#include "core/figure/svg.h"
#include "core/figure/text_width.h"
#include "tests/support/recording_pen.h"
#include "tests/support/sessions.h"
#include "tests/support/svg_reader.h"

#include <doctest/doctest.h>

#include <string>

namespace fovlab {
namespace {

using test::RecordingPen;
using test::run;

struct Case {
    const char* name;
    Session session;
    MapPicture::Of what = MapPicture::Of::left;
};

void settle(Session& session) {
    for (int i = 0; i < 500 && (i == 0 || session.works()); ++i) {
        session.work(16.0);
    }
}

void go_to(Session& session, std::size_t percent) {
    session.apply(GoToStep{session.recording().trace.size() * percent / 100});
}

std::vector<Case> cases() {
    std::vector<Case> all;
    for (std::size_t map = 0; map < gallery().size(); map += 3) {
        Case& amid = all.emplace_back(Case{"slopes amid the steps", Session(scenario_of(gallery()[map]))});
        go_to(amid.session, 40);
    }
    Case& dark = all.emplace_back(
        Case{"a dark cell, explained",
             test::session_of({"........", "...##...", "........", "...@....", "........"})});
    dark.session.apply(PinCell{{3, 0}});
    Case& rays = all.emplace_back(Case{"rays", Session(scenario_of(gallery()[1]))});
    rays.session.apply(SetAlgorithm{Algorithm::rays});
    go_to(rays.session, 60);
    Case& pair = all.emplace_back(Case{"a pair and its partners", Session(scenario_of(gallery()[0]))});
    pair.session.apply(SetAlgorithm{Algorithm::lines});
    pair.session.apply(PickPair{Point{2, 2}, Point{9, 8}});
    run(pair.session, ActionId::panel_symmetry);
    settle(pair.session);
    for (const MapPicture::Of what :
         {MapPicture::Of::left, MapPicture::Of::right, MapPicture::Of::difference}) {
        Case& compared = all.emplace_back(Case{"two runs", Session(scenario_of(gallery()[0])), what});
        run(compared.session, ActionId::compare_difference);
        compared.session.apply(PinCell{{3, 3}});
    }
    all.push_back({"busy", test::busy_session()});
    return all;
}

// The same piece of the world around the map in both.
constexpr double k_margin = 37.0;

PixelRect area_of(Spot origin, double cell, const Session& session) {
    const Grid& grid = session.document().grid;
    return {origin.x - k_margin, origin.y - k_margin, grid.width() * cell + 2.0 * k_margin,
            grid.height() * cell + 2.0 * k_margin};
}

RecordingPen as_the_window_does(const Session& session, MapPicture::Of what, double cell,
                                const Palette& palette) {
    constexpr Spot origin{301.0, 64.0};
    DrawKit kit;
    kit.palette = &palette;
    kit.view.zoom(cell / kit.view.cell(), {});
    kit.view.pan(origin.x - kit.view.origin().x, origin.y - kit.view.origin().y);
    kit.area = area_of(origin, cell, session);
    MapPicture picture(0);
    picture.update(session, what, true);
    RecordingPen pen(origin);
    picture.paint(kit, session, std::nullopt, pen);
    return pen;
}

Scene scene_of_case(const Case& one) {
    const Layers& layers = one.session.layers();
    return one.what == MapPicture::Of::difference
               ? scene_of_difference(one.session, layers, true)
               : scene_of_run(one.session, one.what == MapPicture::Of::right ? Side::right : Side::left,
                              layers, true);
}

struct FigureOfScene {
    Scene scene;
    TextRoom room;
};

FigureOfScene as_a_figure(const Case& one, double cell) {
    constexpr Spot origin{60.0, 90.0};
    FigureOfScene figure{scene_of_case(one), {}};
    figure.room.map = {origin, cell};
    figure.room.area = area_of(origin, cell, one.session);
    figure.room.type = figure_type();
    return figure;
}

}  // namespace

TEST_CASE("figure equals screen: the same session, the same strokes, in every palette") {
    Headless window{Session()};  // for its fonts, which say how wide text is
    window.frame();
    std::size_t palette_number = 0;
    for (const Case& one : cases()) {
        for (const double cell : {6.0, 24.0, 61.0}) {
            const Palette& palette = palettes()[palette_number++ % palettes().size()];
            CAPTURE(one.name);
            CAPTURE(cell);
            const RecordingPen screen = as_the_window_does(one.session, one.what, cell, palette);
            const FigureOfScene figure = as_a_figure(one, cell);
            RecordingPen drawn(figure.room.map.origin);
            draw(figure.scene, figure.room, palette, drawn);
            CHECK(screen.strokes().size() > 3);
            CHECK(test::difference_of(screen.strokes(), drawn.strokes()) == "");

            SvgPen pen(palette);
            draw(figure.scene, figure.room, palette, pen);
            RecordingPen absolute;
            draw(figure.scene, figure.room, palette, absolute);
            const test::SvgFile file =
                test::read_svg(pen.finish({900.0, 900.0, "A figure", "As on the screen."}));
            CHECK(test::difference_of(absolute.strokes(), file, palette) == "");
        }
    }
}

TEST_CASE("figure equals screen: another step, another cell or another palette is another picture") {
    Headless window{Session()};
    window.frame();
    const auto drawn = [](const Session& session, double cell) {
        return as_the_window_does(session, MapPicture::Of::left, cell, palettes()[0]).strokes();
    };
    Session session = test::busy_session();
    const auto before = drawn(session, 24.0);
    CHECK(test::difference_of(before, drawn(session, 25.0)) != "");
    run(session, ActionId::step_forward);
    CHECK(test::difference_of(before, drawn(session, 24.0)) != "");
}

}  // namespace fovlab
