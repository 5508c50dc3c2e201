#include "core/figure/cell_set_shapes.h"
#include "core/figure/step_parts.h"

namespace fovlab {

void add_umbra(SceneBuilder& scene, const Umbra& umbra) {
    if (scene.shows(Layer::umbra)) {
        add_signs(scene.shapes(), umbra.hidden, Sign::tint, Ink::umbra);
        add_border(scene.shapes(), umbra.hidden, Ink::umbra);
        add_signs(scene.shapes(), umbra.revealed, Sign::plus, Ink::added);
    }
}

void add_changes(SceneBuilder& scene, const Difference& changes) {
    if (scene.shows(Layer::changes) && scene.frame().step == scene.trace().size()) {
        add_signs(scene.shapes(), changes.added, Sign::plus, Ink::added);
        add_signs(scene.shapes(), changes.removed, Sign::minus, Ink::removed);
    }
}

}  // namespace fovlab
