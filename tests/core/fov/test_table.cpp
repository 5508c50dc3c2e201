// A table of maps × algorithms × rules: whatever is asked, the plain answer, the recording and the events agree, and
// keep what every algorithm promises.
#include "core/compare/pairs.h"
#include "core/fov/catalogue.h"
#include "core/scenario/gallery.h"

#include <doctest/doctest.h>

#include <string>
#include <vector>

using namespace fovlab;

namespace {

std::vector<Rules> all_rules() {
    std::vector<Rules> all;
    for (const Radius radius : {Radius(0), Radius(1), Radius(6), Radius::unlimited()}) {
        for (int shape = 0; shape < 5; ++shape) {
            for (int choices = 0; choices < 16; ++choices) {
                Rules rules;
                rules.range = {radius, static_cast<RangeShape>(shape)};
                rules.floor = static_cast<FloorRule>(choices & 1);
                rules.wall = static_cast<WallRule>(choices >> 1 & 1);
                rules.slopes = static_cast<SlopeArithmetic>(choices >> 2 & 1);
                rules.order = static_cast<ScanOrder>(choices >> 3 & 1);
                all.push_back(rules);
            }
        }
    }
    return all;
}

// Rules that an algorithm does not use are not asked twice.
bool says_something_new(Algorithm algorithm, const Rules& rules) {
    const Rules plain;
    return (uses(algorithm, Option::floor) || rules.floor == plain.floor) &&
           (uses(algorithm, Option::wall) || rules.wall == plain.wall) &&
           (uses(algorithm, Option::slopes) || rules.slopes == plain.slopes) &&
           (uses(algorithm, Option::order) || rules.order == plain.order);
}

// The cells that the events of a trace show.
CellSet told_visible(const Trace& trace) {
    CellSet cells(trace.grid().width(), trace.grid().height());
    cells.insert(trace.viewer());
    for (std::size_t step = 0; step < trace.size(); ++step) {
        const Event event = trace.event(step);
        const auto* cell = std::get_if<CellExamined>(&event);
        if (cell && cell->visible) {
            cells.insert(cell->at);
        }
    }
    return cells;
}

std::string in_words(const Rules& rules) {
    const Radius radius = rules.range.radius;
    return (radius.is_unlimited() ? "unlimited" : std::to_string(radius.cells())) + " " +
           std::string(name(rules.range.shape)) + " floor " + std::string(name(rules.floor)) + " wall " +
           std::string(name(rules.wall)) + " " + std::string(name(rules.slopes)) + " " +
           std::string(name(rules.order));
}

}  // namespace

TEST_CASE("on every map of the gallery, by every algorithm and rule, answer, recording and events agree") {
    const std::vector<Rules> rules_of_all = all_rules();
    for (const GalleryMap& entry : gallery()) {
        const Scenario scenario = scenario_of(entry);
        const Grid& grid = scenario.grid;
        for (const AlgorithmInfo& row : algorithms()) {
            for (const Rules& rules : rules_of_all) {
                if (!says_something_new(row.algorithm, rules)) {
                    continue;
                }
                const Sight sight = see(grid, scenario.viewer, row.algorithm, rules);
                const Trace trace = record(grid, scenario.viewer, row.algorithm, rules).trace;
                const CellSet in_range = see(grid, scenario.viewer, Algorithm::radius, rules).visible;
                const bool good = told_visible(trace) == sight.visible && trace.visible() == sight.visible &&
                                  trace.examined() == sight.examined &&
                                  sight.visible.without(in_range).count() == 0 &&
                                  sight.visible.contains(scenario.viewer) && !trace.cut();
                if (!good) {
                    FAIL_CHECK(std::string(entry.title) << ", " << row.id << ", " << in_words(rules));
                }
            }
        }
    }
}

TEST_CASE(
    "on every map of the gallery symmetric sight has no one-way pair by the default rules, others have "
    "some") {
    std::vector<std::size_t> one_way(algorithms().size());
    for (const GalleryMap& entry : gallery()) {
        const Scenario scenario = scenario_of(entry);
        for (std::size_t i = 0; i < algorithms().size(); ++i) {
            PairCounter counter(scenario.grid, algorithms()[i].algorithm, {});
            while (!counter.done()) {
                counter.work(1'000'000);
            }
            CHECK(counter.count().mutual + counter.count().one_way <= counter.count().in_range);
            one_way[i] += counter.count().one_way;
        }
    }
    for (std::size_t i = 0; i < algorithms().size(); ++i) {
        const Algorithm algorithm = algorithms()[i].algorithm;
        INFO(std::string(algorithms()[i].id));
        // By lit rooms as well: these maps have none, and the neighbours of neighbours are neighbours.
        const bool fair = algorithm == Algorithm::symmetric || algorithm == Algorithm::radius ||
                          algorithm == Algorithm::rooms;
        CHECK((one_way[i] == 0) == fair);
    }
}
