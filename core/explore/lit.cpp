#include "core/explore/lit.h"

#include "core/explore/falloff.h"
#include "core/fov/catalogue.h"
#include "core/grid/each_cell.h"

#include <algorithm>
#include <array>
#include <limits>

namespace fovlab {
namespace {

constexpr int k_full = 1000;
constexpr int k_torch_lamp = 6;
constexpr int k_no_lamp = 2;

// The lights that come together at a cell, while they are added up.
struct Sum {
    int thousandths = 0;
    std::array<int, 3> colour{};  // each part of 255, times thousandths

    void add(int light, std::uint32_t rgb) {
        thousandths += light;
        for (unsigned part = 0; part < 3; ++part) {
            colour[part] += light * static_cast<int>(rgb >> (16 - 8 * part) & 0xFFU);
        }
    }

    LightHere result() const {
        if (thousandths == 0) {
            return {};
        }
        std::uint32_t mixed = 0;
        for (const int part : colour) {
            mixed = mixed << 8 | static_cast<std::uint32_t>((2 * part + thousandths) / (2 * thousandths));
        }
        return {std::min(thousandths, k_full), mixed};
    }
};

}  // namespace

std::optional<Range> range_of(Lamp lamp, const Range& sight) {
    switch (lamp) {
        case Lamp::on:
            return sight;
        case Lamp::torch:
            return Range{Radius(k_torch_lamp), sight.shape};
        case Lamp::none:
            return Range{Radius(k_no_lamp), sight.shape};
        case Lamp::out:
            break;
    }
    return std::nullopt;
}

std::vector<Torch> lights_of(const Level& level) {
    std::vector<Torch> lights = level.torches;
    for (const Thing& thing : level.things) {
        const auto entry = std::find_if(level.legend.begin(), level.legend.end(),
                                        [&](const LegendEntry& row) { return row.glyph == thing.glyph; });
        if (entry != level.legend.end() && entry->kind == ThingKind::torch) {
            lights.push_back({.at = thing.at});
        }
    }
    return lights;
}

LightHere Lighting::at(Point cell) const {
    const Point in_box = cell - corner_;
    const int height = width_ == 0 ? 0 : static_cast<int>(lights_.size()) / width_;
    if (in_box.x < 0 || in_box.y < 0 || in_box.x >= width_ || in_box.y >= height) {
        return {};
    }
    return lights_[static_cast<std::size_t>(in_box.y) * static_cast<std::size_t>(width_) +
                   static_cast<std::size_t>(in_box.x)];
}

// Adds light after light, over the cells in sight.
class LightMaker {
public:
    LightMaker(const Level& level, Point viewer, const CellSet& sight, const Light& light)
        : grid_(level.grid), viewer_(viewer), light_(light) {
        find_cells(sight);
        made_.lit_ = CellSet(grid_.width(), grid_.height());
        made_.lit_.insert(viewer);
    }

    void add_ambient() {
        if (light_.ambient_thousandths > 0) {
            for (const Point cell : cells_) {
                add(cell, light_.ambient_thousandths, k_white);
            }
        }
    }

    // A lamp that is on lights whatever is in sight, by any algorithm.
    void add_lamp(const Range& range) {
        for (const Point cell : cells_) {
            if (light_.lamp == Lamp::on || range.contains(cell - viewer_)) {
                add(cell, light_at(cell - viewer_, range.radius, light_), k_white);
            }
        }
    }

    void add_torch(const Torch& torch, RangeShape shape) {
        const Rules rules{.range = {Radius(torch.radius), shape}};
        if (!near(torch)) {
            return;
        }
        const CellSet reached = see(grid_, torch.at, Algorithm::symmetric, rules).visible;
        for (const Point cell : cells_) {
            if (reached.contains(cell) && shows_lit_side(cell, torch, reached)) {
                add(cell, light_at(cell - torch.at, rules.range.radius, light_), torch.colour);
            }
        }
    }

    Lighting finish() {
        made_.lights_.reserve(sums_.size());
        for (const Sum& sum : sums_) {
            made_.lights_.push_back(sum.result());
        }
        return std::move(made_);
    }

private:
    void find_cells(const CellSet& sight) {
        Point first{std::numeric_limits<int>::max(), std::numeric_limits<int>::max()};
        Point last{-1, -1};
        each_cell(sight, [&](Point cell) {
            cells_.push_back(cell);
            first = {std::min(first.x, cell.x), std::min(first.y, cell.y)};
            last = {std::max(last.x, cell.x), std::max(last.y, cell.y)};
        });
        in_sight_ = &sight;
        if (!cells_.empty()) {
            made_.corner_ = first;
            made_.width_ = last.x - first.x + 1;
            sums_.resize(static_cast<std::size_t>(made_.width_) *
                         static_cast<std::size_t>(last.y - first.y + 1));
        }
    }

    // Can its light get to the box of what is in sight at all?
    bool near(const Torch& torch) const {
        const int height = made_.width_ == 0 ? 0 : static_cast<int>(sums_.size()) / made_.width_;
        const Point from = torch.at - made_.corner_;
        return from.x >= -torch.radius && from.y >= -torch.radius && from.x < made_.width_ + torch.radius &&
               from.y < height + torch.radius;
    }

    bool shows_lit_side(Point cell, const Torch& torch, const CellSet& reached) const {
        if (!grid_.opaque(cell) || cell == torch.at || cell == viewer_) {
            return true;
        }
        for (int dy = -1; dy <= 1; ++dy) {
            for (int dx = -1; dx <= 1; ++dx) {
                const Point beside = cell + Point{dx, dy};
                const bool clear = !grid_.opaque(beside) || beside == viewer_;
                if (clear && in_sight_->contains(beside) && reached.contains(beside)) {
                    return true;
                }
            }
        }
        return false;
    }

    void add(Point cell, int thousandths, std::uint32_t colour) {
        made_.lit_.insert(cell);
        const Point in_box = cell - made_.corner_;
        sums_[static_cast<std::size_t>(in_box.y) * static_cast<std::size_t>(made_.width_) +
              static_cast<std::size_t>(in_box.x)]
            .add(thousandths, colour);
    }

    const Grid& grid_;
    Point viewer_;
    const Light& light_;
    const CellSet* in_sight_ = nullptr;
    std::vector<Point> cells_;
    std::vector<Sum> sums_;
    Lighting made_;
};

Lighting lighting(const Level& level, Point viewer, const CellSet& sight, const Light& light,
                  const Range& sight_range) {
    LightMaker maker(level, viewer, sight, light);
    maker.add_ambient();
    if (const std::optional<Range> lamp = range_of(light.lamp, sight_range)) {
        maker.add_lamp(*lamp);
    }
    for (const Torch& torch : lights_of(level)) {
        maker.add_torch(torch, sight_range.shape);
    }
    return maker.finish();
}

}  // namespace fovlab
