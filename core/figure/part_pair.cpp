#include "core/figure/step_parts.h"

#include <algorithm>
#include <cmath>
#include <string>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_lane = 0.13;  // beside the line through the centres: the two ways keep apart, as on a road
constexpr double k_badge = 0.38;  // its radius
constexpr double k_width = 2.5;   // pixels
constexpr double k_width_beyond = 1.5;

Spot between(Spot from, Spot to, double part) {
    return {from.x + (to.x - from.x) * part, from.y + (to.y - from.y) * part};
}

double length(Spot from, Spot to) { return std::hypot(to.x - from.x, to.y - from.y); }

// One way from a cell to another, in its own lane.
class WayPart {
public:
    WayPart(SceneBuilder& scene, Point from, Point to, const PairWay& way, Ink ink)
        : scene_(scene), from_(from), to_(to), way_(way), ink_(ink) {}

    void add() const {
        way_.cells.empty() ? add_straight() : add_through_cells();
        if (way_.sees == false) {
            for (const Point wall : way_.walls) {
                scene_.outline(wall, ink_, 3.0);
            }
        }
    }

private:
    // Beside a spot, on the right hand of whoever looks along the way.
    Spot in_lane(Spot spot) const {
        const double whole = length(centre_of(from_), centre_of(to_));
        return {spot.x - (to_.y - from_.y) / whole * k_lane, spot.y + (to_.x - from_.x) / whole * k_lane};
    }

    void line(std::vector<Spot> points, LineEnd end) const {
        scene_.add(
            LineShape{.points = std::move(points), .ink = ink_, .width = k_width, .cased = true, .end = end});
    }
    // Where it would have gone on.
    void line_beyond(std::vector<Spot> points) const {
        scene_.add(LineShape{
            .points = std::move(points), .ink = ink_, .width = k_width_beyond, .mark = Mark::dotted});
    }

    void add_straight() const {
        const Spot from = in_lane(centre_of(from_));
        const Spot to = in_lane(centre_of(to_));
        const double whole = length(from, to);
        // Not over the letters, but two cells that touch have a line between them all the same.
        const double trim = std::min(k_badge + 0.04, whole * 0.36);
        const Spot first = between(from, to, trim / whole);
        const Spot last = between(from, to, 1.0 - trim / whole);
        if (way_.sees != false) {
            line({first, last}, way_.sees ? LineEnd::arrow : LineEnd::plain);
            return;
        }
        const double stop = std::clamp(part_to_wall(), trim / whole + 0.02, 1.0 - trim / whole);
        line({first, between(from, to, stop)}, LineEnd::bar);
        line_beyond({between(from, to, stop), last});
    }

    // How far the straight line gets, of its length: up to the side of the first wall to blame.
    double part_to_wall() const {
        double part = 1.0;
        const Spot from = centre_of(from_);
        const Spot to = centre_of(to_);
        const double whole = length(from, to);
        for (const Point wall : way_.walls) {
            const Spot at = centre_of(wall);
            const double along =
                ((at.x - from.x) * (to.x - from.x) + (at.y - from.y) * (to.y - from.y)) / whole;
            part = std::min(part, (along - 0.5) / whole);
        }
        return part;
    }

    void add_through_cells() const {
        const std::vector<Point>& cells = way_.cells;
        const auto stopped = std::find_if(cells.begin(), cells.end(), [this](Point cell) {
            return std::find(way_.walls.begin(), way_.walls.end(), cell) != way_.walls.end();
        });
        const bool stops = way_.sees == false && stopped != cells.end();
        scene_.add(CellSignsShape{{cells.begin(), stops ? stopped : cells.end()}, Sign::tint, ink_});
        std::vector<Spot> points;
        for (auto cell = cells.begin(); cell != (stops ? stopped : cells.end()); ++cell) {
            points.push_back(in_lane(centre_of(*cell)));
        }
        std::vector<Spot> beyond;
        if (stops) {
            points.push_back(between(points.back(), in_lane(centre_of(*stopped)), 0.45));
            beyond.push_back(points.back());
            for (auto cell = stopped; cell != cells.end(); ++cell) {
                beyond.push_back(in_lane(centre_of(*cell)));
            }
            trim_end(beyond);
        } else {
            trim_end(points);
        }
        trim_start(points);
        const bool arrives = way_.sees == true;
        line(std::move(points), arrives ? LineEnd::arrow : way_.sees ? LineEnd::bar : LineEnd::plain);
        if (beyond.size() > 1) {
            line_beyond(std::move(beyond));
        }
    }

    static void trim_end(std::vector<Spot>& points) {
        Spot& last = points.back();
        const Spot before = points[points.size() - 2];
        last = between(last, before, std::min(k_badge / length(last, before), 0.4));
    }
    static void trim_start(std::vector<Spot>& points) {
        points[0] = between(points[0], points[1], std::min(k_badge / length(points[0], points[1]), 0.4));
    }

    SceneBuilder& scene_;
    Point from_;
    Point to_;
    const PairWay& way_;
    Ink ink_;
};

// On the viewer's cell it stands in a corner, so that both are seen.
void add_badge(SceneBuilder& scene, Point cell, std::string letter, BadgeShape::Form form, Ink ink) {
    const bool shared = cell == scene.viewer();
    const Spot centre = centre_of(cell);
    BadgeShape badge;
    badge.centre = shared ? Spot{centre.x + 0.26, centre.y - 0.26} : centre;
    badge.radius = shared ? 0.24 : k_badge;
    badge.letter = std::move(letter);
    badge.form = form;
    badge.ink = ink;
    scene.add(std::move(badge));
}

}  // namespace

void add_pair_ways(SceneBuilder& scene, const PairPicture& pair) {
    if (scene.shows(Layer::pair) && pair.a && pair.b) {
        WayPart(scene, *pair.b, *pair.a, pair.back, Ink::pair_b).add();
        WayPart(scene, *pair.a, *pair.b, pair.forth, Ink::pair_a).add();
    }
}

void add_pair(SceneBuilder& scene, const PairPicture& pair) {
    if (!scene.shows(Layer::pair)) {
        return;
    }
    if (pair.a) {
        add_badge(scene, *pair.a, "A", BadgeShape::Form::disc, Ink::pair_a);
    }
    if (pair.b) {
        add_badge(scene, *pair.b, "B", BadgeShape::Form::square, Ink::pair_b);
    }
}

void add_viewer_and_pair(SceneBuilder& scene, const PartnersPicture* partners, const PairPicture* pair) {
    if (partners) {
        add_partners(scene, *partners);
    }
    if (pair) {
        add_pair_ways(scene, *pair);
    }
    scene.add(DiscShape{centre_of(scene.viewer()), 0.32});
    if (pair) {
        add_pair(scene, *pair);
    }
}

}  // namespace fovlab
