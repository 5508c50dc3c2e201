// What a frame costs of our own work, without a display driver, on the largest maps of the window.
//
// Prints a line for each map and each thing that a person does: the median and the longest time of a frame. Times differ
// from machine to machine, so none is a failure.
#include "app/platform/headless.h"
#include "core/dungeon/recipe.h"

#include <algorithm>
#include <cstdio>
#include <ctime>
#include <functional>
#include <utility>
#include <vector>

using namespace fovlab;

namespace {

Scenario noise_of(int walls_in_hundred) {
    constexpr int side = Session::k_max_window_side;
    constexpr Point viewer{side / 2, side / 2};
    Rules rules;
    rules.range.radius = Radius::unlimited();
    Grid grid = make_map({MapKind::noise, 1, walls_in_hundred}, side, side, viewer);
    return {std::move(grid), viewer, Algorithm::symmetric, rules, {}};
}

class Bench {
public:
    Bench(const char* map, Scenario scenario) : map_(map), lab_(Session(std::move(scenario)), 1920, 1080) {
        lab_.use_clock([] { return static_cast<double>(std::clock()) * (1e3 / CLOCKS_PER_SEC); });
        lab_.settle();
    }

    void run() {
        measure("nothing", [](int) {});
        measure("point at floor", [this](int i) { point_at(Terrain::floor, i); });
        measure("point at walls", [this](int i) { point_at(Terrain::wall, i); });
        measure("paint, all steps done", [this](int i) { paint(i); });
        for (const ActionId panel : {ActionId::panel_why, ActionId::panel_wedges, ActionId::panel_code}) {
            act(RunAction{panel});
            std::printf("%s, %s\n", map_, std::string(row(panel).words).c_str());
            act(GoToStep{lab_.session().recording().trace.size() * 9 / 10});
            measure("  step forward", [this](int) { act(RunAction{ActionId::step_forward}); });
            measure("  step back", [this](int) { act(RunAction{ActionId::step_back}); });
            measure("  row forward", [this](int) { act(RunAction{ActionId::step_row_forward}); });
            measure("  wedge forward", [this](int) { act(RunAction{ActionId::step_wedge_forward}); });
            measure("  jump about", [this](int i) {
                act(GoToStep{lab_.session().recording().trace.size() * static_cast<std::size_t>(i * 7 % 20) /
                             20});
            });
            act(GoToStep{lab_.session().recording().trace.size() * 9 / 10});
            measure("  paint amid the steps", [this](int i) { paint(i); });
            act(EndEdit{});
            act(RunAction{ActionId::step_end});
        }
        act(RunAction{ActionId::table_open});
        act(SetRules{Rules{}});
        measure("count, all algorithms", [](int) {});
        measure("count while painting", [this](int i) { paint(i); });
        act(EndEdit{});
        act(RunAction{ActionId::edit_undo});
        act(RunAction{ActionId::panel_why});
        act(ShowChanges{Against::defaults});
        measure("paint, wall pinned", [this](int i) { paint(i); });
        // Until marks and grid show, the most there are at once.
        while (lab_.lab().screen().cell < 7.0) {
            act(RunAction{ActionId::view_zoom_in});
            lab_.frame();
        }
        measure("zoomed in", [](int) {});
        measure("zoomed in, paint", [this](int i) { paint(i); });
    }

private:
    void act(const Action& action) { lab_.lab().apply(action); }

    // One cell of a stroke, near the viewer, where it changes much.
    void paint(int i) {
        const Point cell{240 + i, 250};
        act(PaintCells{{cell}, lab_.session().document().grid.opaque(cell) ? Terrain::floor : Terrain::wall});
    }

    void point_at(Terrain terrain, int i) {
        const Scenario& document = lab_.session().document();
        for (int x = i * 20; x < document.grid.width(); ++x) {
            if (document.grid.at({x, 200}) == terrain) {
                act(PinCell{{x, 200}});
                return;
            }
        }
    }

    void measure(const char* what, const std::function<void(int)>& work) {
        std::vector<double> times;
        for (int i = 0; i < 20; ++i) {
            const std::clock_t before = std::clock();
            work(i);
            lab_.frame();
            times.push_back(static_cast<double>(std::clock() - before) * (1e3 / CLOCKS_PER_SEC));
        }
        std::sort(times.begin(), times.end());
        std::printf("%-24s %-24s %8.2f ms, at most %8.2f ms, %7d vertices\n", map_, what,
                    times[times.size() / 2], times.back(), lab_.vertices());
        std::fflush(stdout);
    }

    const char* map_;
    Headless lab_;
};

}  // namespace

int main() {
    Bench("open 512 x 512", noise_of(0)).run();
    Bench("noise 3 % 512 x 512", noise_of(3)).run();
    Bench("noise 30 % 512 x 512", noise_of(30)).run();
    Scenario by_depth = noise_of(3);
    by_depth.rules.order = ScanOrder::by_depth;
    by_depth.rules.slopes = SlopeArithmetic::float_32;
    Bench("by depth, float slopes", std::move(by_depth)).run();
    return 0;
}
