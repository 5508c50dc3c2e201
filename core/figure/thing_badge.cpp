#include "core/figure/thing_badge.h"

#include <array>

namespace fovlab {
namespace {

struct KindLook {
    BadgeShape::Form form = BadgeShape::Form::eye;
    Ink ink = Ink::watcher;
};

// In the order of ThingKind.
constexpr std::array<KindLook, k_thing_kind_names.size()> k_looks{{
    {BadgeShape::Form::eye, Ink::watcher},
    {BadgeShape::Form::flame, Ink::torch},
    {BadgeShape::Form::diamond, Ink::item},
    {BadgeShape::Form::post, Ink::landmark},
}};

constexpr double k_radius = 0.36;  // cells

Ink ink_of(Ink plain, ThingLook look) {
    return look == ThingLook::plain        ? plain
           : look == ThingLook::remembered ? Ink::thing_remembered
                                           : Ink::reveal_note;
}

}  // namespace

BadgeShape::Form form_of(Ink ink) {
    for (const KindLook& look : k_looks) {
        if (look.ink == ink) {
            return look.form;
        }
    }
    return BadgeShape::Form::diamond;
}

BadgeShape badge_of(const LegendEntry& entry, Point at, ThingLook look) {
    if (entry.kind == ThingKind::torch) {
        return badge_of(Torch{.at = at}, look);
    }
    const KindLook& kind = k_looks[static_cast<std::size_t>(entry.kind)];
    BadgeShape badge;
    badge.centre = centre_of(at);
    badge.radius = k_radius;
    badge.letter = std::string(1, entry.glyph);
    badge.form = kind.form;
    badge.ink = ink_of(kind.ink, look);
    badge.letter_ink = Ink::thing_letter;
    return badge;
}

BadgeShape badge_of(const Torch& torch, ThingLook look) {
    BadgeShape badge;
    badge.centre = centre_of(torch.at);
    badge.radius = k_radius;
    badge.form = BadgeShape::Form::flame;
    badge.ink = ink_of(Ink::torch, look);
    if (look == ThingLook::plain) {
        badge.glow.tint = glow_of(0, torch.colour).tint;
    }
    return badge;
}

}  // namespace fovlab
