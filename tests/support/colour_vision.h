// How well two colours can be told apart, by full colour vision and by three kinds of colour-blindness.
//
// Contrast: relative luminance as in the Web Content Accessibility Guidelines 2.1, from 1 (none) to 21. Difference: CIE
// 1976, the distance in L*a*b* (D65). Colour-blindness: Gustavo Machado, Manuel Oliveira and Leandro Fernandes, A
// Physiologically-based Model for Simulation of Color Vision Deficiency, 2009, at its full severity.
#pragma once

#include "core/figure/palette.h"

namespace fovlab::test {

enum class Vision { full, protanopia, deuteranopia, tritanopia };

// `upper` drawn on an opaque ground.
Colour over(Colour upper, Colour ground);

// Of opaque colours; their alpha is not looked at.
double contrast(Colour a, Colour b);
double difference(Colour a, Colour b, Vision vision);

}  // namespace fovlab::test
