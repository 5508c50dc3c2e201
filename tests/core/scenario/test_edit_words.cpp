#include "core/scenario/edit_words.h"

#include "core/scenario/gallery.h"
#include "tests/support/scenarios.h"

#include <doctest/doctest.h>

#include <utility>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Scenario plain() {
    Scenario scenario = with_map({grid_of_rows({"......", "..##..", "......"}), Point{0, 0}});
    scenario.title = "Mine";
    return scenario;
}

// Of an edit of `plain`.
template <class Edit>
std::string told(Edit edit) {
    Scenario changed = plain();
    edit(changed);
    return edit_sentence(plain(), changed);
}

}  // namespace

TEST_CASE("painting is told by the number of cells and what they became") {
    CHECK(told([](Scenario& s) { s.grid.set({1, 0}, Terrain::wall); }) == "Cell (1, 0) to wall");
    CHECK(told([](Scenario& s) {
              s.grid.set({1, 0}, Terrain::closed_door);
              s.grid.set({2, 0}, Terrain::closed_door);
          }) == "2 cells to closed door");
    CHECK(told([](Scenario& s) {
              s.grid.set({1, 0}, Terrain::wall);
              s.grid.set({2, 0}, Terrain::wall);
              s.grid.set({2, 1}, Terrain::water);
          }) == "2 cells to wall, 1 to water");
    CHECK(told([](Scenario& s) { s.grid = Grid(6, 3); }) == "All cells to floor");
    CHECK(told([](Scenario& s) {
              s.grid = grid_of_rows({".#####", "##..##", "######"});
          }) == "Walls and floor exchanged");
}

TEST_CASE("other edits are told by what became of it") {
    CHECK(told([](Scenario& s) { s.viewer = {3, 2}; }) == "Viewer to (3, 2)");
    CHECK(told([](Scenario& s) { s.rules.range.radius = Radius(9); }) == "Radius 9");
    CHECK(told([](Scenario& s) { s.rules.range.radius = Radius::unlimited(); }) == "Radius unlimited");
    CHECK(told([](Scenario& s) { s.rules.floor = FloorRule::any; }) == "Floor by any part");
    CHECK(told([](Scenario& s) { s.rules.wall = WallRule::centre; }) == "Walls by their centre");
    CHECK(told([](Scenario& s) { s.rules.range.shape = RangeShape::open; }) == "Range open");
    CHECK(told([](Scenario& s) { s.rules.slopes = SlopeArithmetic::float_32; }) == "Slopes as floats");
    CHECK(told([](Scenario& s) { s.rules.order = ScanOrder::by_depth; }) == "Order by depth");
    CHECK(told([](Scenario& s) { s.algorithm = Algorithm::rays; }) ==
          std::string(info(Algorithm::rays).name));
    CHECK(told([](Scenario& s) { s.title = "Other"; }) == "Title “Other”");
    CHECK(told([](Scenario& s) { s.title.clear(); }) == "No title");
    CHECK(told([](Scenario& s) { s.grid = Grid(4, 2), s.title.clear(); }) == "Size 4 × 2");
    CHECK(told([](Scenario& s) { s.grid = Grid(6, 3), s.title.clear(); }) == "Another map of 6 × 3");
    CHECK(told([](Scenario& s) { s.torches.push_back({}); }) == "Torches");
    CHECK(told([](Scenario& s) { s.light = Light{}; }) == "Light");
    CHECK(told([](Scenario& s) {
              s.rules.floor = FloorRule::any;
              s.rules.wall = WallRule::centre;
              s.rules.range = {Radius(3), RangeShape::open};
          }) == "Radius 3, Range open, Floor by any part and 1 more");
    CHECK(edit_sentence(plain(), plain()) == "No change");
    CHECK(edit_sentence(plain(), scenario_of(gallery()[1])) == "Opened “Pillar”");
}

TEST_CASE("comparisons are told as such") {
    Scenario alone = plain();
    Scenario both = alone;
    both.compare = Comparison{Algorithm::rays, both.rules, Show::wipe};
    CHECK(edit_sentence(alone, both) == "Compared with " + std::string(info(Algorithm::rays).name));
    CHECK(edit_sentence(both, alone) == "Comparison closed");
    Scenario changed = both;
    changed.compare->rules.range.radius = Radius(3);
    CHECK(edit_sentence(both, changed) == "Right: Radius 3");
    Scenario exchanged = both;
    std::swap(exchanged.algorithm, exchanged.compare->algorithm);
    std::swap(exchanged.rules, exchanged.compare->rules);
    CHECK(edit_sentence(both, exchanged) == "Sides exchanged");
    changed = both;
    changed.compare->show = Show::difference;
    CHECK(edit_sentence(both, changed) == "No change");
}

TEST_CASE("any edit is told in one line") {
    Random random(61);
    for (int i = 0; i < 300; ++i) {
        const std::string words = edit_sentence(any_scenario(random), any_scenario(random));
        CHECK_FALSE(words.empty());
        CHECK(words.find('\n') == std::string::npos);
    }
}
