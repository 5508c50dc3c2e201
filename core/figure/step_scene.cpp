#include "core/figure/step_scene.h"

#include "core/figure/step_parts.h"

namespace fovlab {

Scene step_scene(const Recording& recording, const Frame& frame, const Layers& layers,
                 const Remarks& remarks) {
    SceneBuilder scene(recording, frame, layers);
    add_cells(scene);
    add_range_edge(scene);
    add_sector(scene);
    add_waiting_light(scene);
    add_running_light(scene);
    add_shapes(scene);
    add_rays(scene);
    add_row(scene);
    add_slopes(scene);
    add_cell(scene);
    add_centres(scene);
    add_ties(scene);
    if (remarks.one_way) {
        add_one_way_counts(scene, *remarks.one_way, remarks.pair);
    }
    if (remarks.umbra) {
        add_umbra(scene, *remarks.umbra);
    }
    if (remarks.changes) {
        add_changes(scene, *remarks.changes);
    }
    if (remarks.explained) {
        add_explanation(scene, *remarks.explained);
    }
    add_rooms(scene);
    const EyesPicture* const eyes = scene.shows(Layer::eyes) ? remarks.eyes : nullptr;
    if (eyes) {
        add_watched_cells(scene.shapes(), *eyes);
    }
    if (remarks.standing) {
        add_things(scene, *remarks.standing);
    }
    if (eyes) {
        add_gazes(scene.shapes(), *eyes);
    }
    add_coordinates(scene);
    add_numbers(scene);
    add_viewer_and_pair(scene, remarks.partners, remarks.pair);
    return scene.take();
}

std::vector<Shape> explanation_shapes(const Recording& recording, const Frame& frame, const Layers& layers,
                                      const Why& why) {
    SceneBuilder scene(recording, frame, layers);
    add_explanation(scene, why);
    return scene.take().shapes;
}

}  // namespace fovlab
