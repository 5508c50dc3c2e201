#include "app/platform/window.h"

#include "app/platform/gl_window.h"
#include "app/platform/lab_window.h"
#include "app/platform/pictures.h"

#include <optional>
#include <string>

namespace fovlab {

int run_window(const WindowOptions& options) {
    GlWindow window;
    const bool visible = !options.screenshot && !options.tour;
    if (const std::optional<std::string> problem =
            window.open({options.width, options.height, options.size_given, visible})) {
        return fail(*problem);
    }
    LabWindow lab(window.get(), options);
    if (options.screenshot) {
        return take_picture(lab, *options.screenshot);
    }
    return options.tour ? take_tour(lab, *options.tour) : lab.run();
}

}  // namespace fovlab
