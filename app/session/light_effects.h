// What the actions do that are about light and about what stands on the map: for the action table, which alone includes
// this.
#pragma once

#include "app/session/session.h"
#include "core/scenario/limits.h"

namespace fovlab {

struct LightEffects {
    template <ThingKind Kind>
    static void choose(Session& session) {
        session.thing_tool_ = Kind;
        session.stroke_ = Stroke::thing;
    }

    static Light light_of(const Session& session) { return session.document().light.value_or(Light{}); }

    static void next_lamp(Session& session) {
        Light light = light_of(session);
        light.lamp = static_cast<Lamp>((static_cast<std::size_t>(light.lamp) + 1) % k_lamp_names.size());
        set(session, light);
    }
    static void next_falloff(Session& session) {
        Light light = light_of(session);
        light.falloff =
            static_cast<Falloff>((static_cast<std::size_t>(light.falloff) + 1) % k_falloff_names.size());
        set(session, light);
    }
    static bool has_bands(const Session& session) { return light_of(session).falloff == Falloff::bands; }

    // At the explained cell, else at the viewer's.
    static void torch_here(Session& session) {
        const Scenario& document = session.document();
        const Torch torch{.at = session.explained_cell().value_or(session.viewer())};
        session.apply(EndEdit{});
        session.apply(SetTorch{document.torches.size(), torch});
        session.apply(EndEdit{});
    }

    static void toggle_fine(Session& session) {
        session.overlay_ = session.overlay_ == Overlay::fine_light ? Overlay::none : Overlay::fine_light;
    }
    static void toggle_beside(Session& session) { session.fine_look_.beside = !session.fine_look_.beside; }
    static void next_shape(Session& session) {
        WallShape& shape = session.fine_look_.rules.shape;
        shape = static_cast<WallShape>((static_cast<std::size_t>(shape) + 1) % k_wall_shape_names.size());
    }

private:
    static void set(Session& session, const Light& light) {
        session.apply(EndEdit{});
        session.apply(SetLight{light});
        session.apply(EndEdit{});
    }
};

}  // namespace fovlab
