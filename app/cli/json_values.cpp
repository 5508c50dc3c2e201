#include "app/cli/json_values.h"

namespace fovlab::cli {

Json to_json(Point point) { return Json::array({point.x, point.y}); }

Json to_json(Radius radius) { return radius.is_unlimited() ? Json(nullptr) : Json(radius.cells()); }

Json to_json(const Slope& slope) {
    if (const auto* fraction = std::get_if<Fraction>(&slope)) {
        const Fraction lowest = reduced(*fraction);
        return Json::array({lowest.numerator, lowest.denominator});
    }
    return Json::array({to_double(slope)});
}

std::vector<std::string> rows_of(const CellSet& cells) {
    std::vector<std::string> rows;
    for (int y = 0; y < cells.height(); ++y) {
        std::string& row = rows.emplace_back();
        for (int x = 0; x < cells.width(); ++x) {
            row += cells.contains({x, y}) ? '*' : '-';
        }
    }
    return rows;
}

}  // namespace fovlab::cli
