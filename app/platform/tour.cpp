#include "app/platform/tour.h"

#include "app/session/course.h"
#include "core/explore/known_way.h"
#include "core/figure/palette.h"
#include "core/scenario/gallery.h"

#include <cstdlib>
#include <limits>
#include <utility>
#include <variant>

namespace fovlab {
namespace {

void run(Lab& lab, ActionId id) { lab.apply(RunAction{id}); }

void go_to_part(Lab& lab, std::size_t percent) {
    lab.apply(GoToStep{lab.session().recording().trace.size() * percent / 100});
}

// A row in the middle of things has been scanned, and the next begins.
void go_to_telling_step(Lab& lab) {
    go_to_part(lab, 40);
    run(lab, ActionId::step_row_forward);
    run(lab, ActionId::step_row_back);
}

// A floor cell in shadow, not far from the viewer.
void pin_a_dark_cell(Lab& lab) {
    const Session& session = lab.session();
    const Grid& grid = session.grid();
    const Point viewer = session.viewer();
    std::optional<Point> best;
    int least = std::numeric_limits<int>::max();
    for (int y = 0; y < grid.height(); ++y) {
        for (int x = 0; x < grid.width(); ++x) {
            const int far = std::abs(x - viewer.x) + std::abs(y - viewer.y);
            if (far < least && !grid.opaque({x, y}) &&
                why(session.recording(), {x, y}).reason == Reason::shadow) {
                best = Point{x, y};
                least = far;
            }
        }
    }
    if (best) {
        lab.apply(PinCell{*best});
    }
}

// By lines, which see one way only before any other: the viewer and a cell of which just one sees the other.
void show_a_one_way_pair(Lab& lab) {
    lab.apply(SetAlgorithm{Algorithm::lines});
    run(lab, ActionId::panel_symmetry);
    const Session& session = lab.session();
    const Grid& grid = session.grid();
    const Point viewer = session.viewer();
    for (int i = 0; i < grid.width() * grid.height(); ++i) {
        const Point cell{i % grid.width(), i / grid.width()};
        if (grid.opaque(cell) || cell == viewer) {
            continue;
        }
        const bool seen = session.recording().trace.visible().contains(cell);
        const bool sees = see(grid, cell, session.algorithm(), session.rules()).visible.contains(viewer);
        if (seen != sees) {
            lab.apply(PickPair{viewer, cell});
            return;
        }
    }
}

class Itinerary {
public:
    void stop(const std::string& name, std::function<void(Lab&)> go, std::string typed = {}) {
        std::string number = std::to_string(stops_.size() + 1);
        number.insert(0, number.size() < 2 ? 1 : 0, '0');
        stops_.push_back({number + "-" + name, std::move(go), std::move(typed)});
    }
    std::vector<TourStop> take() { return std::move(stops_); }

private:
    std::vector<TourStop> stops_;
};

void views(Itinerary& way) {
    way.stop("opening", [](Lab&) {});
    way.stop("first-hint", [](Lab& lab) { run(lab, ActionId::hint_again); });
    way.stop("step-why", [](Lab& lab) {
        run(lab, ActionId::hint_off);
        go_to_telling_step(lab);
    });
    way.stop("step-wedges", [](Lab& lab) { run(lab, ActionId::panel_wedges); });
    way.stop("step-code", [](Lab& lab) { run(lab, ActionId::panel_code); });
    way.stop("dark-cell-explained", [](Lab& lab) {
        run(lab, ActionId::panel_why);
        run(lab, ActionId::step_end);
        pin_a_dark_cell(lab);
    });
    way.stop("symmetry", [](Lab& lab) {
        run(lab, ActionId::explain_unpin);
        show_a_one_way_pair(lab);
    });
    way.stop("map-panel", [](Lab& lab) {
        lab.apply(PickPair{});
        lab.apply(SetAlgorithm{Algorithm::symmetric});
        run(lab, ActionId::panel_why);
        run(lab, ActionId::panel_map);
    });
    way.stop(
        "finder",
        [](Lab& lab) {
            run(lab, ActionId::panel_rules);
            run(lab, ActionId::help_find);
        },
        "wall");
    way.stop("keys", [](Lab& lab) { run(lab, ActionId::help_keys); });
    way.stop("open-file", [](Lab& lab) { run(lab, ActionId::file_open); });
    way.stop("save-file", [](Lab& lab) { run(lab, ActionId::file_save_as); });
    way.stop("leave", [](Lab& lab) {
        run(lab, ActionId::file_cancel);
        lab.apply(MoveViewer{lab.session().document().viewer + Point{1, 0}});
        lab.apply(EndEdit{});
        run(lab, ActionId::app_quit);
    });
}

// Two runs that differ: the same algorithm where the other shows floor by any part of it.
void comparing(Itinerary& way) {
    way.stop("compare-side-by-side", [](Lab& lab) {
        run(lab, ActionId::leave_stay);
        run(lab, ActionId::edit_undo);
        run(lab, ActionId::compare_side_by_side);
    });
    way.stop("compare-rules-step", [](Lab& lab) {
        lab.apply(SetAlgorithmOf{Side::right, lab.session().document().algorithm});
        run(lab, ActionId::compare_edit_right);
        run(lab, ActionId::rule_floor);
        go_to_telling_step(lab);
    });
    way.stop("compare-wipe", [](Lab& lab) {
        run(lab, ActionId::step_end);
        run(lab, ActionId::compare_wipe);
    });
    way.stop("compare-difference", [](Lab& lab) {
        run(lab, ActionId::compare_difference);
        pin_a_dark_cell(lab);
    });
}

// To the cell that one knows and that lies farthest, so often; each way shows more.
void walk_on(Lab& lab, int ways) {
    for (int gone = 0; gone < ways; ++gone) {
        const Session& session = lab.session();
        const Point from = session.viewer();
        std::optional<Point> farthest;
        int most = 0;
        const Grid& grid = session.grid();
        for (int i = 0; i < grid.width() * grid.height(); ++i) {
            const Point cell{i % grid.width(), i / grid.width()};
            const int far = std::abs(cell.x - from.x) + std::abs(cell.y - from.y);
            if (far > most && session.explore()->knows(cell) &&
                session.explore()->known_terrain(cell) != Terrain::wall &&
                !known_way(session.explore()->walker(), cell).empty()) {
                most = far;
                farthest = cell;
            }
        }
        if (farthest) {
            lab.apply(WalkTo{*farthest});
        }
    }
}

// A dungeon, as one walks it and as one looks into it.
void exploring(Itinerary& way) {
    way.stop("explore-begin", [](Lab& lab) { run(lab, ActionId::explore_toggle); });
    way.stop("explore-walk", [](Lab& lab) { walk_on(lab, 5); });
    way.stop("explore-everything", [](Lab& lab) { run(lab, ActionId::explore_reveal); });
    way.stop("explore-look", [](Lab& lab) {
        run(lab, ActionId::explore_reveal);
        run(lab, ActionId::explore_look);
        go_to_telling_step(lab);
    });
    way.stop("explore-cuts", [](Lab& lab) {
        run(lab, ActionId::explore_cuts);
        lab.apply(GoToCut{lab.session().explore()->steps() / 3});
    });
    way.stop("explore-light", [](Lab& lab) {
        run(lab, ActionId::explore_back);
        run(lab, ActionId::panel_light);
    });
    way.stop("explore-eyes", [](Lab& lab) { run(lab, ActionId::panel_eyes); });
}

// A change of a rule, told in numbers, beside those of every algorithm.
void counting(Itinerary& way) {
    way.stop("table", [](Lab& lab) {
        run(lab, ActionId::explain_unpin);
        run(lab, ActionId::compare_toggle);
        run(lab, ActionId::rule_floor);
        run(lab, ActionId::table_open);
        run(lab, ActionId::table_by_one_way);
    });
    way.stop("table-closed", [](Lab& lab) {
        run(lab, ActionId::table_by_algorithm);
        run(lab, ActionId::panel_why);
        run(lab, ActionId::edit_undo);
    });
}

void in_every_palette(Itinerary& way) {
    for (std::size_t i = 0; i < palettes().size(); ++i) {
        way.stop("palette-" + std::string(palettes()[i].id), [i](Lab& lab) {
            if (lab.session().explore()) {
                run(lab, ActionId::explore_toggle);
            }
            if (lab.session().overlay() == Overlay::keys) {
                run(lab, ActionId::help_keys);
            }
            lab.apply(SetPalette{i});
            go_to_telling_step(lab);
        });
    }
}

void every_map(Itinerary& way, std::size_t palette) {
    for (std::size_t i = 0; i < gallery().size(); ++i) {
        const std::string name = "map-" + std::string(gallery()[i].id);
        way.stop(name, [i, palette](Lab& lab) {
            lab.apply(SetPalette{palette});
            lab.apply(OpenGalleryMap{i});
        });
        way.stop(name + "-step", [](Lab& lab) { go_to_telling_step(lab); });
    }
}

// To the first page of the course that asks for marks on the map.
void go_to_marks(Lab& lab) {
    const Course* course = lab.session().course();
    for (std::size_t i = 0; course && course->at() && i < course->lesson().tasks.size(); ++i) {
        if (std::holds_alternative<Predict>(course->lesson().tasks[i].what)) {
            lab.apply(LessonAction(GoToPage{course->lesson().page_of_task(i)}));
            return;
        }
    }
}

// Marks to the right of the viewer, some of which will be wrong.
void mark_some(Lab& lab) {
    std::vector<Point> cells;
    for (int i = 1; i <= 12; ++i) {
        cells.push_back(lab.session().viewer() + Point{1 + (i - 1) % 4, (i - 1) / 4});
    }
    lab.apply(LessonAction(MarkCells{cells, true}));
}

void check_marks(Lab& lab) {
    const Course* course = lab.session().course();
    if (const std::optional<std::size_t> task = course ? course->map_task() : std::nullopt) {
        lab.apply(LessonAction(CheckAnswer{*task}));
    }
}

// The course: its list, the first lesson, a question, and what the lab says to an answer.
void learning(Itinerary& way) {
    way.stop("lessons", [](Lab& lab) { run(lab, ActionId::lesson_toggle); });
    if (built_in_course().lessons.empty()) {
        return;
    }
    way.stop("lesson",
             [](Lab& lab) { lab.apply(LessonAction(OpenLesson{built_in_course().lessons.front().file})); });
    way.stop("lesson-marks", [](Lab& lab) {
        go_to_marks(lab);
        mark_some(lab);
    });
    way.stop("lesson-answer", [](Lab& lab) { check_marks(lab); });
}

}  // namespace

std::vector<TourStop> tour(std::size_t palette) {
    Itinerary way;
    views(way);
    comparing(way);
    counting(way);
    exploring(way);
    in_every_palette(way);
    every_map(way, palette);
    learning(way);
    return way.take();
}

}  // namespace fovlab
