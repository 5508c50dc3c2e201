#include "app/session/walk_json.h"

#include "core/explore/camera.h"
#include "core/explore/walk_picture.h"

#include <string>

namespace fovlab {

nlohmann::ordered_json walk_json(const Walker& walker, std::optional<char> move,
                                 std::optional<WalkView> view) {
    using Json = nlohmann::ordered_json;
    const Grid& grid = walker.level().grid;
    const WalkView part = view.value_or(WalkView{grid.width(), grid.height()});
    const Point corner = camera(walker.at(), grid.width(), grid.height(), part.width, part.height);
    Json json;
    json["move"] = move ? Json(std::string(1, *move)) : Json(nullptr);
    json["at"] = {walker.at().x, walker.at().y};
    json["turn"] = walker.turn();
    json["message"] = walker.message();
    json["count"] = walker.shown().count();
    json["remembered"] = walker.memory().seen().count();
    json["camera"] = {corner.x, corner.y};
    json["picture"] = walk_picture(walker, corner, part.width, part.height);
    return json;
}

}  // namespace fovlab
