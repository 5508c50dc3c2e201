// Whatever a person does on whatever map, the lab draws on.
#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

using test::Screen;

}  // namespace

TEST_CASE(
    "every action can be run on every gallery map, before, among and after its steps, and the lab draws on") {
    Screen screen{Session()};
    for (std::size_t map = 0; map < gallery().size(); ++map) {
        for (const ActionRow& action : action_table()) {
            for (const int quarter : {0, 2, 4}) {
                screen.lab().lab().apply(OpenGalleryMap{map});
                const std::size_t steps = screen.session().recording().trace.size();
                screen.lab().lab().apply(GoToStep{steps * static_cast<std::size_t>(quarter) / 4});
                screen.lab().lab().apply(PinCell{{1, 1}});
                INFO(std::string(gallery()[map].id), ", ", std::string(action.name), ", quarter ", quarter);
                screen.lab().lab().apply(RunAction{action.id});
                screen.lab().frame();
                screen.lab().frame(250.0);  // long enough that what plays has played some
                CHECK(screen.lab().vertices() > 100);
                CHECK(screen.session().cursor().step() <= screen.session().recording().trace.size());
                CHECK(screen.session().document().grid.contains(screen.session().document().viewer));
            }
        }
    }
}

}  // namespace fovlab
