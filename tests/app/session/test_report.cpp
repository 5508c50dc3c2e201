#include "app/session/report.h"

#include "tests/support/sessions.h"

#include <doctest/doctest.h>
#include <nlohmann/json.hpp>

#include <set>

namespace fovlab {
namespace {

using Json = nlohmann::json;

Json report_of(const Session& session, const ScreenReport& screen = {}) {
    return Json::parse(report_json(session, screen));
}

const std::vector<std::string> k_room{"#####", "#.@.#", "#.~+#", "#####"};

}  // namespace

TEST_CASE("the report has every field that tests with a real pointer lean on") {
    const Json report = report_of(test::session_of(k_room));
    for (const char* field :
         {"version", "view",    "step",    "steps",  "algorithm", "radius",   "range", "floor",
          "wall",    "slopes",  "map",     "from",   "visible",   "sentence", "undo",  "redo",
          "dirty",   "compare", "explore", "lesson", "canvas",    "items"}) {
        INFO(field);
        CHECK(report.contains(field));
    }
    CHECK(report["version"] == 1);
    CHECK(report["view"] == "lab");
    CHECK(report["algorithm"] == "symmetric");
    CHECK(report["radius"] == 8);
    CHECK(report["range"] == "round");
    CHECK(report["floor"] == "centre");
    CHECK(report["wall"] == "any");
    CHECK(report["slopes"] == "exact");
    CHECK(report["from"] == Json::array({2, 1}));
    CHECK(report["sentence"] == "");
    CHECK(report["dirty"] == false);
    CHECK(report["compare"].is_null());
    CHECK(report["explore"].is_null());
    CHECK(report["lesson"].is_null());
}

TEST_CASE("the report's map has terrain where the viewer stands, so that it can be read back") {
    const Json report = report_of(test::session_of(k_room));
    CHECK(report["map"] == Json::array({"#####", "#...#", "#.~+#", "#####"}));
}

TEST_CASE("the report shows what is visible at this step, from the viewer alone to the whole answer") {
    Session session = test::session_of(k_room);
    CHECK(report_of(session)["visible"] == Json::array({"*****", "*****", "*****", "****-"}));
    session.apply(GoToStep{0});
    CHECK(report_of(session)["visible"] == Json::array({"-----", "--*--", "-----", "-----"}));
    CHECK(report_of(session)["step"] == 0);
    CHECK(report_of(session)["steps"] == session.recording().trace.size());
}

TEST_CASE("the report follows rules, edits, undo and the sentence") {
    Session session = test::session_of(k_room);
    Rules rules;
    rules.range = {Radius::unlimited(), RangeShape::open};
    rules.floor = FloorRule::any;
    rules.wall = WallRule::centre;
    rules.slopes = SlopeArithmetic::float_32;
    session.apply(SetRules{rules});
    session.apply(EndEdit{});
    session.apply(SetAlgorithm{Algorithm::radius});
    test::run(session, ActionId::edit_undo);
    session.apply(PointAt{Point{1, 1}});
    const Json report = report_of(session);
    CHECK(report["radius"].is_null());
    CHECK(report["range"] == "open");
    CHECK(report["floor"] == "any");
    CHECK(report["wall"] == "centre");
    CHECK(report["slopes"] == "float");
    CHECK(report["undo"] == 1);
    CHECK(report["redo"] == 1);
    CHECK(report["dirty"] == true);
    CHECK(report["sentence"] == session.explanation_sentence());
    CHECK(report["sentence"] != "");
}

TEST_CASE("canvas and controls are told as they are handed in") {
    const ScreenReport screen{12.5, 30.0, 18.0, {{"rule.floor", 1.0, 2.0, 30.0, 40.5}}};
    const Json report = report_of(test::session_of(k_room), screen);
    CHECK(report["canvas"] == Json{{"x", 12.5}, {"y", 30.0}, {"cell", 18.0}});
    CHECK(report["items"] ==
          Json::array({{{"name", "rule.floor"}, {"x", 1.0}, {"y", 2.0}, {"width", 30.0}, {"height", 40.5}}}));
}

TEST_CASE("the report is one line of JSON with an end of line") {
    const std::string text = report_json(test::busy_session(), {});
    CHECK(text.find('\n') == text.size() - 1);
}

}  // namespace fovlab
