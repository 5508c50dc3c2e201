#include "app/session/session_scene.h"

#include "app/session/course.h"
#include "core/figure/cuts_scene.h"
#include "core/figure/difference_scene.h"
#include "core/figure/frame_shape.h"
#include "core/figure/step_scene.h"
#include "core/figure/task_picture.h"
#include "core/figure/walk_scene.h"
#include "core/figure/wedge_shape.h"

namespace fovlab {

bool asks_whom(const Session& session) {
    return session.side_panel() == SidePanel::symmetry || session.stroke() == Stroke::pair;
}

namespace {

Standing standing_on(const Session& session) {
    if (const Explore* explore = session.explore()) {
        const Level& level = explore->walker().level();
        return {level.legend, level.things, level.torches};
    }
    const Scenario& document = session.document();
    return {document.legend, document.things, document.torches};
}

// While the question is who watches.
const EyesPicture* eyes_told(const Session& session) {
    return session.side_panel() == SidePanel::eyes ? &session.eyes_now().picture : nullptr;
}

// While a question is open whose answer the light would be: the map with what stands on it.
Scene veiled_scene(const Session& session, const Layers& layers) {
    const Recording& recording = session.run(Side::left).recording();
    Cursor start(recording.trace);
    start.go_to(std::size_t{0});
    const Standing standing = standing_on(session);
    Remarks remarks;
    remarks.standing = &standing;
    Layers shown = layers;
    for (const Layer layer :
         {Layer::glow, Layer::eyes, Layer::changes, Layer::pair, Layer::one_way, Layer::range}) {
        shown.reset(static_cast<std::size_t>(layer));
    }
    Scene scene = step_scene(recording, start.frame(), shown, remarks);
    veil(scene);
    return scene;
}

// What the task at hand has on the map: marks, what came of them, and letters.
void add_task_of(Scene& scene, const Session& session) {
    const Course* course = session.course();
    if (!course || !course->at()) {
        return;
    }
    TaskPicture picture;
    picture.lettered = course->letters();
    if (const std::optional<std::size_t> task = course->map_task()) {
        const TaskWork& work = course->work(*task);
        if (const auto* predict = std::get_if<Predict>(&course->lesson().tasks[*task].what)) {
            picture.among = predict->among;
        }
        if (work.verdict) {
            picture.right = work.verdict->hits;
            picture.wrong = work.verdict->wrong;
            picture.missed = work.verdict->missed;
        } else {
            picture.marked = work.draft.cells;
        }
    }
    add_task(scene, picture);
}

// A page of a lesson that does not ask why leaves the lines out, until an answer has been judged: the cell is marked alone.
bool asks_why(const Session& session) {
    const Course* course = session.course();
    return !course || !course->at() || course->shows(Control::why) || session.pinned();
}

void add_pointed_cell(Scene& scene, const Session& session) {
    if (const std::optional<Point> cell = session.explained_cell(); cell && !asks_why(session)) {
        scene.shapes.emplace_back(frame_shape(*cell, *cell, Ink::sight_line, 2.0));
    }
}

bool is_veiled(const Session& session) { return session.course() && session.course()->veil() == Veil::light; }

Scene unveiled_scene(const Session& session, Side side, Layers layers, bool explains) {
    const Run& run = session.run(side);
    const bool whom = asks_whom(session);
    Remarks remarks;
    if (explains && !whom) {
        remarks.explained = run.explanation() ? &*run.explanation() : nullptr;
        remarks.umbra = run.umbra() && !session.changes_come_first() ? &*run.umbra() : nullptr;
    }
    remarks.changes = session.changes() && !remarks.umbra && !whom ? &*session.changes() : nullptr;
    const PairPicture pair = session.pair_picture(side);
    remarks.pair = &pair;
    const std::optional<OneWayCounts> one_way = session.one_way_counts(side);
    remarks.one_way = one_way ? &*one_way : nullptr;
    const bool tells_partners = explains && session.partners() && side == session.chosen();
    remarks.partners = tells_partners ? &*session.partners() : nullptr;
    const Standing standing = standing_on(session);
    remarks.standing = &standing;
    remarks.eyes = run.cursor().at_end() ? eyes_told(session) : nullptr;
    if (whom && run.cursor().at_end()) {
        layers.reset(static_cast<std::size_t>(Layer::rays));  // all of the viewer's, over those of the pair
    }
    Scene scene = step_scene(run.recording(), run.frame(), layers, remarks);
    if (const std::optional<int> wedge = session.pointed_wedge(); wedge && side == session.chosen()) {
        add_wedge_shape(scene, run.recording(), run.wedge_tree(), *wedge);
    }
    if (const Explore* explore = session.explore(); explore && !explore->reveals()) {
        hide_unknown(scene, explore->walker());
    }
    return scene;
}

}  // namespace

Scene scene_of_run(const Session& session, Side side, Layers layers, bool explains) {
    Scene scene = is_veiled(session) ? veiled_scene(session, layers)
                                     : unveiled_scene(session, side, layers, explains && asks_why(session));
    if (session.course() && session.course()->veil() == Veil::steps) {
        veil_coming_light(scene);
    }
    add_pointed_cell(scene, session);
    add_task_of(scene, session);
    return scene;
}

Scene scene_of_walk(const Session& session, const Layers& layers, bool explains) {
    const Explore& explore = *session.explore();
    if (is_veiled(session)) {
        return scene_of_run(session, Side::left, layers, explains);
    }
    Scene scene =
        walk_scene(explore.walker(), {explore.reveals(), explore.brighter()}, layers, eyes_told(session));
    if (explains && session.explanation() && asks_why(session)) {
        const std::vector<Shape> why =
            explanation_shapes(session.recording(), session.frame(), layers, *session.explanation());
        scene.shapes.insert(scene.shapes.end(), why.begin(), why.end());
    }
    add_pointed_cell(scene, session);
    add_task_of(scene, session);
    return scene;
}

Scene scene_of_cuts(const Session& session, const Layers& layers) {
    const Explore& explore = *session.explore();
    return cuts_scene(explore.making(), explore.cut(), session.chosen_piece(), layers);
}

// The pair and the partners are those of the chosen side.
Scene scene_of_difference(const Session& session, const Layers& layers, bool explains) {
    if (is_veiled(session)) {
        return scene_of_run(session, Side::left, layers, explains);
    }
    const auto so_far = [&session](Side side) {
        const Run& run = session.run(side);
        return RunSoFar{run.recording(), run.frame()};
    };
    DifferenceRemarks remarks;
    if (explains) {
        // The cell under the hand that picks a pair is not asked about.
        const bool asks = session.stroke() != Stroke::pair || session.pinned();
        remarks.cell = asks ? session.explained_cell() : std::nullopt;
        remarks.partners = session.partners() ? &*session.partners() : nullptr;
    }
    const PairPicture pair = session.pair_picture(session.chosen());
    remarks.pair = &pair;
    Scene scene = difference_scene(so_far(Side::left), so_far(Side::right), layers, remarks);
    add_task_of(scene, session);
    return scene;
}

}  // namespace fovlab
