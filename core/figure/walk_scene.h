// The picture of a walk: what is in sight warm and bright, fading with the light towards the colours of memory; what is remembered
// dim and cool; the rest dark.
//
// Solid rock, wall with no open ground beside it as far as one knows, is not drawn. Doors are where they were last seen, and a
// secret door is a wall until it is found. Watchers are there while they are shown, and never remembered; items, marks and
// torches where they were seen. When everything is shown (`reveal`), what was never seen has colours used for nothing else,
// whatever stands there as well, and secret doors are told; what is in sight and what is remembered keep their looks.
//
// Units: as scene.h. The picture is as large as the map. A pure function of its inputs.
#pragma once

#include "core/explore/walker.h"
#include "core/figure/eyes_picture.h"
#include "core/figure/layer.h"
#include "core/figure/scene.h"

namespace fovlab {

struct WalkLook {
    bool reveal = false;
    bool bright_memory = false;
};

// Of the layers it has those of coordinates, grid, marks, things, rooms, glow and eyes. `eyes` may be null.
Scene walk_scene(const Walker& walker, const WalkLook& look, const Layers& layers,
                 const EyesPicture* eyes = nullptr);

// Of the picture of a step of the walker's look, takes away what one does not know yet: what was never seen and is not in
// sight becomes unseen, with what stands there, creatures
// out of sight are gone, and a secret door is a wall.
void hide_unknown(Scene& scene, const Walker& walker);

}  // namespace fovlab
