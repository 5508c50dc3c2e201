#include "tests/support/same.h"

#include <algorithm>

namespace fovlab::test {
namespace {

bool equal(const InWedge& a, const InWedge& b) {
    return a.wedge == b.wedge && a.depth == b.depth && a.column == b.column && a.centred == b.centred;
}
bool equal(const QuadrantBegan& a, const QuadrantBegan& b) { return a.quadrant == b.quadrant; }
bool equal(const RowBegan& a, const RowBegan& b) {
    return a.wedge == b.wedge && a.parent == b.parent && a.depth == b.depth && same(a.start, b.start) &&
           same(a.end, b.end) && a.start_by == b.start_by && a.end_by == b.end_by && a.first == b.first &&
           a.last == b.last;
}
bool equal(const CellExamined& a, const CellExamined& b) {
    return a.at == b.at && a.opaque == b.opaque && a.in_range == b.in_range && a.visible == b.visible &&
           a.in_wedge.has_value() == b.in_wedge.has_value() &&
           (!a.in_wedge || equal(*a.in_wedge, *b.in_wedge));
}
bool equal(const Narrowed& a, const Narrowed& b) {
    return a.wedge == b.wedge && same(a.start, b.start) && a.start_by == b.start_by;
}
bool equal(const Split& a, const Split& b) {
    return a.wedge == b.wedge && a.child == b.child && same(a.start, b.start) && same(a.end, b.end) &&
           a.end_by == b.end_by;
}
bool equal(const RowEnded& a, const RowEnded& b) { return a.wedge == b.wedge && a.goes_on == b.goes_on; }
bool equal(const OctantBegan& a, const OctantBegan& b) { return a.octant == b.octant; }
bool equal(const RayBegan& a, const RayBegan& b) { return a.to == b.to; }
bool equal(const RayEnded& a, const RayEnded& b) { return a.why == b.why && a.at == b.at; }

std::string number(int n) { return std::to_string(n); }

struct InShort {
    std::string operator()(const QuadrantBegan& e) const {
        return "quadrant " + std::string(name(e.quadrant));
    }
    std::string operator()(const RowBegan& e) const {
        return "row: wedge " + number(e.wedge) + " depth " + number(e.depth) + " from " + to_words(e.start) +
               " to " + to_words(e.end) + ", columns " + number(e.first) + " to " + number(e.last);
    }
    std::string operator()(const CellExamined& e) const {
        return "cell (" + number(e.at.x) + ", " + number(e.at.y) + ")" + (e.visible ? " visible" : "");
    }
    std::string operator()(const Narrowed& e) const { return "narrow: wedge " + number(e.wedge); }
    std::string operator()(const Split& e) const {
        return "split: wedge " + number(e.wedge) + " child " + number(e.child);
    }
    std::string operator()(const RowEnded& e) const { return "row end: wedge " + number(e.wedge); }
    std::string operator()(const OctantBegan& e) const { return "octant " + std::string(name(e.octant)); }
    std::string operator()(const RayBegan& e) const {
        return "ray to (" + number(e.to.x) + ", " + number(e.to.y) + ")";
    }
    std::string operator()(const RayEnded& e) const { return "ray end: " + std::string(name(e.why)); }
};

}  // namespace

bool same(const Slope& a, const Slope& b) {
    if (a.index() != b.index()) {
        return false;
    }
    if (const auto* fraction = std::get_if<Fraction>(&a)) {
        const auto& other = std::get<Fraction>(b);
        return fraction->numerator == other.numerator && fraction->denominator == other.denominator;
    }
    return std::get<FloatSlope>(a).value == std::get<FloatSlope>(b).value;
}

bool same(const Event& a, const Event& b) {
    return a.index() == b.index() && std::visit(
                                         [&b](const auto& event) {
                                             using Kind = std::decay_t<decltype(event)>;
                                             return equal(event, std::get<Kind>(b));
                                         },
                                         a);
}

bool same(const LiveWedge& a, const LiveWedge& b) {
    return a.wedge == b.wedge && a.parent == b.parent && a.depth == b.depth && same(a.start, b.start) &&
           same(a.end, b.end) && a.start_by == b.start_by && a.end_by == b.end_by && a.row == b.row &&
           a.column == b.column && a.begun == b.begun && same(a.rest, b.rest);
}

template <class T>
bool both(const std::optional<T>& a, const std::optional<T>& b) {
    return a.has_value() == b.has_value() && (!a || same(*a, *b));
}

bool same(const Frame& a, const Frame& b) {
    return a.step == b.step && a.sector == b.sector && a.ray == b.ray && both(a.running, b.running) &&
           std::equal(a.waiting.begin(), a.waiting.end(), b.waiting.begin(), b.waiting.end(),
                      [](const LiveWedge& x, const LiveWedge& y) { return same(x, y); }) &&
           both(a.last, b.last) && a.cell == b.cell;
}

std::string in_short(const Event& event) { return std::visit(InShort{}, event); }

}  // namespace fovlab::test
