#include "core/figure/walk_scene.h"

#include "core/explore/lit.h"
#include "core/figure/step_parts.h"
#include "core/figure/unseen.h"
#include "core/grid/each_cell.h"
#include "core/grid/rock.h"

#include <algorithm>
#include <optional>
#include <utility>

namespace fovlab {
namespace {

class WalkPicture {
public:
    WalkPicture(const Walker& walker, const WalkLook& look, const Layers& layers, const EyesPicture* eyes)
        : walker_(walker),
          grid_(walker.level().grid),
          look_(look),
          layers_(layers),
          eyes_(layers.test(static_cast<std::size_t>(Layer::eyes)) ? eyes : nullptr),
          lighting_(lighting(walker.level(), walker.at(), walker.in_sight(), walker.rules().light,
                             walker.rules().rules.range)) {
        scene_.width = grid_.width();
        scene_.height = grid_.height();
        scene_.viewer = walker.at();
        scene_.grid_lines = shows(Layer::grid);
        scene_.marks = shows(Layer::marks);
    }

    Scene draw() {
        add_cells();
        if (shows(Layer::rooms)) {
            for (const LineShape& edge : room_edges(grid_)) {
                if (look_.reveal || knows_room(edge)) {
                    scene_.shapes.emplace_back(edge);
                }
            }
        }
        if (eyes_) {
            add_watched_cells(scene_.shapes, *eyes_);
        }
        if (shows(Layer::things)) {
            add_torches();
            add_remembered_things();
            add_things_now();
        }
        if (eyes_) {
            add_gazes(scene_.shapes, *eyes_);
        }
        if (look_.reveal) {
            add_frame();
        }
        if (shows(Layer::coordinates)) {
            for (const RulerShape& ruler : map_rulers(scene_.width, scene_.height)) {
                scene_.shapes.emplace_back(ruler);
            }
        }
        scene_.shapes.emplace_back(DiscShape{centre_of(walker_.at()), 0.32});
        return std::move(scene_);
    }

private:
    bool shows(Layer layer) const { return layers_.test(static_cast<std::size_t>(layer)); }
    bool shown(Point cell) const { return walker_.shown().contains(cell); }
    bool known(Point cell) const { return walker_.memory().seen().contains(cell); }

    // What one takes the cell for; nothing where one knows nothing of it.
    std::optional<Terrain> terrain_of(Point cell) const {
        if (!grid_.contains(cell)) {
            return std::nullopt;
        }
        if (look_.reveal && (!known(cell) || grid_.at(cell) == Terrain::secret_door)) {
            return grid_.at(cell);
        }
        return known(cell) ? std::optional(walker_.memory().terrain(cell)) : std::nullopt;
    }

    void add_cells() {
        scene_.cells.resize(static_cast<std::size_t>(scene_.width) * static_cast<std::size_t>(scene_.height),
                            k_unseen);
        const auto known_terrain = [this](Point cell) { return terrain_of(cell); };
        for (int y = 0; y < scene_.height; ++y) {
            for (int x = 0; x < scene_.width; ++x) {
                const Point cell{x, y};
                const std::optional<Terrain> terrain = terrain_of(cell);
                if (terrain && !is_rock(cell, known_terrain)) {
                    scene_.cells[grid_.index(cell)] = look_of(cell, *terrain);
                }
            }
        }
    }

    CellLook look_of(Point cell, Terrain terrain) const {
        if (shown(cell)) {
            CellLook look{terrain, SightState::visible, ShownBy::all, Fog::shown};
            if (shows(Layer::glow)) {
                const LightHere light = lighting_.at(cell);
                look.glow = glow_of(light.thousandths, light.colour);
            }
            return look;
        }
        const Fog memory = look_.bright_memory ? Fog::recalled : Fog::remembered;
        return {terrain, SightState::unknown, ShownBy::all, known(cell) ? memory : Fog::revealed};
    }

    bool knows_room(const LineShape& edge) const {
        const auto cell = [](Spot spot) { return Point{static_cast<int>(spot.x), static_cast<int>(spot.y)}; };
        const Point first = cell(edge.points[0]);
        const Point end = cell(edge.points[2]);
        for (int y = first.y; y < end.y; ++y) {
            for (int x = first.x; x < end.x; ++x) {
                if (!known({x, y})) {
                    return false;
                }
            }
        }
        return true;
    }

    // How something that is remembered where it was seen looks at its cell; not at all where nobody knows of it.
    std::optional<ThingLook> look_of_thing(Point cell) const {
        if (shown(cell)) {
            return ThingLook::plain;
        }
        if (known(cell)) {
            return ThingLook::remembered;
        }
        return look_.reveal ? std::optional(ThingLook::revealed) : std::nullopt;
    }

    void add_torches() {
        for (const Torch& torch : walker_.level().torches) {
            if (const std::optional<ThingLook> look = look_of_thing(torch.at)) {
                scene_.shapes.emplace_back(badge_of(torch, *look));
            }
        }
    }

    // As they were when their cells were last seen.
    void add_remembered_things() {
        each_cell(walker_.memory().seen(), [this](Point cell) { add_remembered_thing(cell); });
    }

    void add_remembered_thing(Point cell) {
        const std::optional<char> glyph = walker_.memory().thing(cell);
        if (glyph && !shown(cell)) {
            if (const LegendEntry* const entry = entry_of(walker_.level().legend, *glyph)) {
                scene_.shapes.emplace_back(badge_of(*entry, cell, ThingLook::remembered));
            }
        }
    }

    // Whatever is shown now, and under `reveal` what nobody knows of.
    void add_things_now() {
        for (const Thing& thing : walker_.level().things) {
            const LegendEntry* const entry = entry_of(walker_.level().legend, thing.glyph);
            if (entry == nullptr) {
                continue;
            }
            const bool remembered = known(thing.at) && entry->kind != ThingKind::watcher;
            if (shown(thing.at)) {
                scene_.shapes.emplace_back(badge_of(*entry, thing.at));
            } else if (look_.reveal && !remembered) {
                scene_.shapes.emplace_back(badge_of(*entry, thing.at, ThingLook::revealed));
            }
        }
    }

    // That everything is shown is told around the map too.
    void add_frame() {
        const double right = scene_.width;
        const double bottom = scene_.height;
        scene_.shapes.emplace_back(LineShape{.points = {{0, 0}, {right, 0}, {right, bottom}, {0, bottom}},
                                             .ink = Ink::reveal_note,
                                             .width = 3.0,
                                             .closed = true});
    }

    const Walker& walker_;
    const Grid& grid_;
    WalkLook look_;
    Layers layers_;
    const EyesPicture* eyes_;
    Lighting lighting_;
    Scene scene_;
};

}  // namespace

Scene walk_scene(const Walker& walker, const WalkLook& look, const Layers& layers, const EyesPicture* eyes) {
    return WalkPicture(walker, look, layers, eyes).draw();
}

void hide_unknown(Scene& scene, const Walker& walker) {
    const Grid& grid = walker.level().grid;
    for (int y = 0; y < scene.height; ++y) {
        for (int x = 0; x < scene.width; ++x) {
            CellLook& look = scene.cells[grid.index({x, y})];
            if (!walker.has_met({x, y})) {
                look = k_unseen;
            } else if (look.terrain == Terrain::secret_door) {
                look.terrain = Terrain::wall;
            }
        }
    }
    const auto hidden = [&](const Shape& shape) {
        const auto* badge = std::get_if<BadgeShape>(&shape);
        if (!badge) {
            return false;
        }
        const Point cell{static_cast<int>(badge->centre.x), static_cast<int>(badge->centre.y)};
        const bool creature = badge->form == BadgeShape::Form::eye;
        return creature ? !walker.in_sight().contains(cell) : !walker.has_met(cell);
    };
    scene.shapes.erase(std::remove_if(scene.shapes.begin(), scene.shapes.end(), hidden), scene.shapes.end());
}

}  // namespace fovlab
