#include "core/figure/scene.h"

namespace fovlab {
namespace {

Ink ink_in_fog(CellLook look) {
    const auto pick = [look](Ink floor, Ink wall, Ink water) {
        return look.terrain == Terrain::water ? water : info(look.terrain).opaque ? wall : floor;
    };
    switch (look.fog) {
        case Fog::remembered:
            return pick(Ink::floor_remembered, Ink::wall_remembered, Ink::water_remembered);
        case Fog::recalled:
            return pick(Ink::floor_recalled, Ink::wall_recalled, Ink::water_recalled);
        case Fog::revealed:
            return pick(Ink::floor_revealed, Ink::wall_revealed, Ink::water_revealed);
        default:
            return Ink::unseen;
    }
}

}  // namespace

Ink ink_of(CellLook look) {
    const auto pick = [look](Ink visible, Ink dark, Ink on_its_way, Ink unknown) {
        switch (look.sight) {
            case SightState::visible:
                return visible;
            case SightState::dark:
                return dark;
            case SightState::on_its_way:
                return on_its_way;
            case SightState::unknown:
                break;
        }
        return unknown;
    };
    const bool opaque = info(look.terrain).opaque;
    if (look.fog != Fog::none && look.fog != Fog::shown) {
        return ink_in_fog(look);
    }
    if (look.shown_by == ShownBy::left) {
        return opaque ? Ink::wall_only_left : Ink::floor_only_left;
    }
    if (look.shown_by == ShownBy::right) {
        return opaque ? Ink::wall_only_right : Ink::floor_only_right;
    }
    if (look.terrain == Terrain::water) {
        return pick(Ink::water_visible, Ink::water_dark, Ink::water_on_its_way, Ink::water_unknown);
    }
    if (opaque) {
        return pick(Ink::wall_visible, Ink::wall_dark, Ink::wall_on_its_way, Ink::wall_unknown);
    }
    return pick(Ink::floor_visible, Ink::floor_dark, Ink::floor_on_its_way, Ink::floor_unknown);
}

Colour colour_of(CellLook look, const Palette& palette) { return glowing(palette, ink_of(look), look.glow); }

namespace {

// The size of a cell from which on a shape is drawn.
template <class AnyShape>
double drawn_from(const AnyShape& shape) {
    if constexpr (requires { shape.from_cell; }) {
        return shape.from_cell;
    } else {
        return 0.0;
    }
}

}  // namespace

InkSet inks_of(const Scene& scene, double cell) {
    InkSet inks;
    const auto note = [&inks](Ink ink) { inks.set(static_cast<std::size_t>(ink)); };
    for (const CellLook& look : scene.cells) {
        note(ink_of(look));
    }
    for (const Shape& shape : scene.shapes) {
        std::visit(
            [&note, cell](const auto& any) {
                if (cell >= drawn_from(any)) {
                    note(any.ink);
                }
            },
            shape);
    }
    return inks;
}

}  // namespace fovlab
