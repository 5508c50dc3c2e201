#include "app/session/report.h"

#include "app/session/compare_json.h"
#include "app/session/course.h"
#include "app/session/walk_json.h"

#include <nlohmann/json.hpp>

#include <array>

namespace fovlab {
namespace {

using Json = nlohmann::ordered_json;

Json point(Point p) { return Json::array({p.x, p.y}); }

// A string for each row of the map, a character for each cell.
template <class GlyphOf>
Json rows(const Grid& grid, GlyphOf glyph_of) {
    Json all = Json::array();
    for (int y = 0; y < grid.height(); ++y) {
        std::string text;
        for (int x = 0; x < grid.width(); ++x) {
            text += glyph_of(Point{x, y});
        }
        all.push_back(std::move(text));
    }
    return all;
}

Json items_of(const ScreenReport& screen) {
    Json items = Json::array();
    for (const ScreenItem& item : screen.items) {
        items.push_back({{"name", item.name},
                         {"x", item.x},
                         {"y", item.y},
                         {"width", item.width},
                         {"height", item.height}});
    }
    return items;
}

Json compared(const Session& session) {
    const Run& left = session.run(Side::left);
    const Run& right = session.run(Side::right);
    const CellSet by_left = left.trace().visible();
    const CellSet by_right = right.trace().visible();
    return compare_json({left.algorithm(), by_left, left.trace().examined()},
                        {right.algorithm(), by_right, right.trace().examined()});
}

void add_rules(Json& told, const Rules& rules) {
    const Radius radius = rules.range.radius;
    told["radius"] = radius.is_unlimited() ? Json(nullptr) : Json(radius.cells());
    told["range"] = name(rules.range.shape);
    told["floor"] = name(rules.floor);
    told["wall"] = name(rules.wall);
    told["slopes"] = name(rules.slopes);
    told["order"] = name(rules.order);
}

// What is chosen and how far each side has gone.
Json sides(const Session& session) {
    const auto side = [&session](Side which) -> Json {
        const Run& run = session.run(which);
        Json told;
        told["algorithm"] = info(run.algorithm()).id;
        add_rules(told, run.rules());
        told["step"] = run.cursor().step();
        told["steps"] = run.trace().size();
        told["visible"] = run.visible_count();
        told["sentence"] = run.explanation_sentence();
        return told;
    };
    Json told;
    told["show"] = name(session.document().compare->show);
    told["chosen"] = session.chosen() == Side::left ? "left" : "right";
    told["together"] = session.together();
    told["divider"] = session.divider();
    told["left"] = side(Side::left);
    told["right"] = side(Side::right);
    return told;
}

// As `walk` prints it after the moves done, and how it is looked at.
Json explored(const Explore& explore) {
    const Journey& journey = explore.journey();
    const std::size_t done = journey.done();
    Json told =
        walk_json(journey.walker(), done > 0 ? std::optional(journey.moves()[done - 1]) : std::nullopt);
    told["mode"] = name(explore.mode());
    told["depth"] = journey.walker().depth();
    told["reveal"] = explore.reveals();
    told["done"] = done;
    told["moves"] = journey.moves();
    return told;
}

constexpr std::array<const char*, 3> k_veils{"none", "light", "steps"};  // by Veil

Json verdict_of(const TaskWork& work) { return work.verdict ? Json(work.verdict->right) : Json(nullptr); }

Json task_of(const Session& session, std::size_t task) {
    const Course& course = *session.course();
    const TaskWork& work = course.work(task);
    const LessonRecord* record = session.progress().of(course.file());
    const bool known = record && task < record->tasks.size();
    return {{"task", task + 1},
            {"kind", name_of_kind(course.lesson().tasks[task].what.index())},
            {"right", verdict_of(work)},
            {"shown", work.shown},
            {"tries", known ? record->tasks[task].tries : 0},
            {"done", known && record->tasks[task].right},
            {"feedback", work.verdict ? work.verdict->feedback : ""}};
}

// The page and what was answered on it; null where no lesson is open.
Json lesson_of(const Session& session) {
    const Course* course = session.course();
    if (!course || !course->at()) {
        return nullptr;
    }
    const std::optional<std::size_t> task = course->map_task();
    Json told;
    told["file"] = course->file();
    told["page"] = course->page() + 1;
    told["pages"] = course->lesson().pages.size();
    told["task"] = task ? Json(*task + 1) : Json(nullptr);
    told["right"] = task ? verdict_of(course->work(*task)) : Json(nullptr);
    told["veil"] = k_veils[static_cast<std::size_t>(course->veil())];
    told["marks"] = nullptr;  // while none can be made
    if (const std::vector<Point>* marks = session.marks()) {
        told["marks"] = Json::array();
        for (const Point cell : *marks) {
            told["marks"].push_back(point(cell));
        }
    }
    told["problem"] = course->problem();
    told["tasks"] = Json::array();
    for (const std::size_t each : course->tasks_here()) {
        told["tasks"].push_back(task_of(session, each));
    }
    return told;
}

const char* view_of(const Session& session) {
    if (session.course()) {
        return "lessons";
    }
    if (session.explore()) {
        return "explore";
    }
    return session.compares() ? "compare" : "lab";
}

}  // namespace

std::string report_json(const Session& session, const ScreenReport& screen) {
    const Scenario& document = session.document();
    const Run& run = session.run(Side::left);
    const Trace& trace = run.trace();
    const Grid& grid = session.grid();
    Json report;
    report["version"] = 1;
    report["view"] = view_of(session);
    report["step"] = run.cursor().step();
    report["steps"] = trace.size();
    report["algorithm"] = info(document.algorithm).id;
    add_rules(report, document.rules);
    report["map"] = glyph_rows(grid);
    report["from"] = point(session.viewer());
    report["visible"] = rows(grid, [&](Point cell) {
        const std::optional<std::size_t> after = trace.visible_after(cell);
        return after && *after <= run.cursor().step() ? '*' : '-';
    });
    report["sentence"] = run.explanation_sentence();
    const std::optional<Point> cursor = session.cell_cursor();
    report["cursor"] = cursor ? point(*cursor) : Json(nullptr);
    const auto cell = [](std::optional<Point> at) { return at ? point(*at) : Json(nullptr); };
    report["pair"] = {{"a", cell(session.pair_a())}, {"b", cell(session.pair_b())}};
    report["undo"] = session.history().undo_count();
    report["redo"] = session.history().redo_count();
    report["dirty"] = session.dirty();
    report["compare"] = session.compares() ? compared(session) : Json(nullptr);
    report["sides"] = session.compares() ? sides(session) : Json(nullptr);
    report["explore"] = session.explore() ? explored(*session.explore()) : Json(nullptr);
    report["lesson"] = lesson_of(session);
    report["canvas"] = {{"x", screen.canvas_x}, {"y", screen.canvas_y}, {"cell", screen.cell}};
    if (screen.right_canvas_x) {
        report["canvas"]["right_x"] = *screen.right_canvas_x;
    }
    report["list"] = screen.list_open;
    report["items"] = items_of(screen);
    return report.dump() + "\n";
}

}  // namespace fovlab
