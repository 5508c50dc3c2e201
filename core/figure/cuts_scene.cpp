#include "core/figure/cuts_scene.h"

#include "core/figure/step_parts.h"
#include "core/figure/unseen.h"
#include "core/grid/rock.h"

#include <algorithm>
#include <optional>
#include <string>
#include <utility>
#include <variant>

namespace fovlab {
namespace {

constexpr double k_broadest = 4.0;  // the first cut, in pixels; each one deeper is half a pixel finer
constexpr double k_finest = 1.0;
constexpr double k_work = 2.5;
constexpr double k_cell_for_numbers = 7.0;  // pixels that a cell needs

class CutsPicture {
public:
    CutsPicture(const DungeonTrace& trace, std::size_t steps_done, std::optional<int> chosen)
        : making_(trace.at(steps_done)), chosen_(chosen) {
        if (steps_done > 0) {
            last_ = &trace.events()[steps_done - 1];
        }
    }

    Scene draw(const Layers& layers) {
        const auto shows = [&](Layer layer) { return layers.test(static_cast<std::size_t>(layer)); };
        scene_.width = making_.grid().width();
        scene_.height = making_.grid().height();
        scene_.viewer = making_.start().value_or(Point{});
        scene_.grid_lines = shows(Layer::grid);
        scene_.marks = shows(Layer::marks);
        add_cells();
        add_cuts();
        add_numbers();
        add_chosen();
        if (last_) {
            std::visit([this](const auto& event) { at_work(event); }, *last_);
        }
        if (shows(Layer::coordinates)) {
            for (const RulerShape& ruler : map_rulers(scene_.width, scene_.height)) {
                scene_.shapes.emplace_back(ruler);
            }
        }
        if (making_.start()) {
            scene_.shapes.emplace_back(DiscShape{centre_of(*making_.start()), 0.32});
        }
        return std::move(scene_);
    }

private:
    const Piece& piece(int index) const { return making_.pieces()[static_cast<std::size_t>(index)]; }
    const Room& room(int index) const { return making_.rooms()[static_cast<std::size_t>(index)]; }

    void add_cells() {
        const Grid& grid = making_.grid();
        const auto terrain_of = [&grid](Point cell) {
            return grid.contains(cell) ? std::optional(grid.at(cell)) : std::nullopt;
        };
        scene_.cells.reserve(static_cast<std::size_t>(scene_.width) *
                             static_cast<std::size_t>(scene_.height));
        for (int y = 0; y < scene_.height; ++y) {
            for (int x = 0; x < scene_.width; ++x) {
                scene_.cells.push_back(
                    is_rock({x, y}, terrain_of) ? k_unseen : CellLook{grid.at({x, y}), SightState::visible});
            }
        }
    }

    static LineShape line(std::vector<Spot> points, Ink ink, double width) {
        LineShape shape;
        shape.points = std::move(points);
        shape.ink = ink;
        shape.width = width;
        return shape;
    }

    static LineShape cut_line(const Piece& piece, Ink ink, double width) {
        const Area& area = piece.area;
        const double at = piece.cut->at;
        const double right = area.x + area.width;
        const double bottom = area.y + area.height;
        return piece.cut->axis == CutAxis::vertical
                   ? line({{at, static_cast<double>(area.y)}, {at, bottom}}, ink, width)
                   : line({{static_cast<double>(area.x), at}, {right, at}}, ink, width);
    }

    static std::vector<Spot> corners(int x, int y, int width, int height) {
        const double left = x;
        const double top = y;
        const double right = left + width;
        const double bottom = top + height;
        return {{left, top}, {right, top}, {right, bottom}, {left, bottom}};
    }

    void add_cuts() {
        for (const Piece& piece : making_.pieces()) {
            if (piece.cut) {
                const double width = std::max(k_broadest - 0.5 * piece.depth, k_finest);
                scene_.shapes.emplace_back(cut_line(piece, Ink::piece_edge, width));
            }
        }
    }

    void add_numbers() {
        for (std::size_t i = 0; i < making_.rooms().size(); ++i) {
            const Room& room = making_.rooms()[i];
            NoteShape note;
            note.centre = {room.x + room.width / 2.0, room.y + 0.5};
            note.words = std::to_string(i + 1) + (room.lit ? "" : " dark");
            note.ink = Ink::number;
            note.from_cell = k_cell_for_numbers;
            scene_.shapes.emplace_back(note);
        }
    }

    void add_chosen() {
        if (!chosen_ || *chosen_ < 0 || *chosen_ >= static_cast<int>(making_.pieces().size())) {
            return;
        }
        const Area& area = piece(*chosen_).area;
        const std::vector<Spot> spots = corners(area.x, area.y, area.width, area.height);
        scene_.shapes.emplace_back(PolygonShape{spots, Ink::pointed_wedge});
        LineShape edge = line(spots, Ink::pointed_edge, 2.0);
        edge.closed = true;
        scene_.shapes.emplace_back(std::move(edge));
    }

    // --- what the last step was about ---

    void outline(int x, int y, int width, int height) {
        LineShape edge = line(corners(x, y, width, height), Ink::at_work, k_work);
        edge.closed = true;
        edge.cased = true;
        scene_.shapes.emplace_back(std::move(edge));
    }
    void outline(const Area& area) { outline(area.x, area.y, area.width, area.height); }
    void outline(const Room& room) { outline(room.x, room.y, room.width, room.height); }
    void outline(Point cell) { outline(cell.x, cell.y, 1, 1); }

    void at_work(const MapTaken&) { outline(piece(0).area); }
    void at_work(const PieceCut& event) {
        outline(piece(event.piece).area);
        LineShape cut = cut_line(piece(event.piece), Ink::at_work, k_work);
        cut.cased = true;
        scene_.shapes.emplace_back(std::move(cut));
    }
    void at_work(const PieceLeft& event) { outline(piece(event.piece).area); }
    void at_work(const RoomMade& event) { outline(event.room); }
    void at_work(const CorridorDug& event) {
        const Corridor& way = event.corridor;
        std::vector<Spot> spots{centre_of(way.from)};
        for (const Point next : {way.corner, way.to}) {
            if (spots.back().x != centre_of(next).x || spots.back().y != centre_of(next).y) {
                spots.push_back(centre_of(next));
            }
        }
        LineShape line_of_way = line(std::move(spots), Ink::at_work, k_work);
        line_of_way.cased = true;
        line_of_way.end = LineEnd::arrow;
        scene_.shapes.emplace_back(std::move(line_of_way));
    }
    void at_work(const StartChosen& event) { outline(room(event.room)); }
    void at_work(const StairsPut& event) {
        outline(room(event.room));
        outline(event.at);
    }
    void at_work(const RoomDarkened& event) { outline(room(event.room)); }
    void at_work(const DoorwayFilled& event) { outline(event.at); }
    void at_work(const RoomFurnished& event) {
        for (const Point cell : event.cells) {
            outline(cell);
        }
    }

    DungeonMaking making_;
    std::optional<int> chosen_;
    const DungeonEvent* last_ = nullptr;
    Scene scene_;
};

}  // namespace

Scene cuts_scene(const DungeonTrace& trace, std::size_t steps_done, std::optional<int> chosen,
                 const Layers& layers) {
    return CutsPicture(trace, steps_done, chosen).draw(layers);
}

}  // namespace fovlab
