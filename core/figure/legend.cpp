#include "core/figure/legend.h"

#include "core/figure/text_width.h"

#include <algorithm>
#include <cmath>
#include <utility>

namespace fovlab {
namespace {

// Pixels at scale 1.
constexpr double k_gap = 8.0;           // between a sample and its words
constexpr double k_between_rows = 5.0;  // as in the window
constexpr double k_between_columns = 24.0;
constexpr double k_widest = 300.0;  // of a column: longer rows are broken

// The rows set in columns, from the legend's own corner.
class Columns {
public:
    // `width` 0: one column, as wide as it needs.
    Columns(const std::vector<LegendRow>& rows, double width, const Type& type) : type_(type) {
        before_words_ = legend_sample_width(type.text) + k_gap * type.scale;
        double widest = 0.0;
        for (const LegendRow& row : rows) {
            widest = std::max(widest, before_words_ + type.width(row.words, type.text));
        }
        // In steps of a pixel at scale 1, so that a finer figure is the same.
        column_ = std::ceil(std::min(widest / type.scale, k_widest)) * type.scale;
        if (width > 0.0) {
            column_ = std::min(column_, width);
        }
        const double gap = k_between_columns * type.scale;
        const double room = std::max(width, column_);
        columns_ = std::max(static_cast<std::size_t>((room + gap + 1e-6) / (column_ + gap)), std::size_t{1});
        place(rows, gap);
    }

    struct Placed {
        Spot at;
        std::vector<std::string> lines;
    };
    const std::vector<Placed>& rows() const { return rows_; }
    double before_words() const { return before_words_; }
    Spot size() const { return size_; }

private:
    // Down the columns, about as many rows in each.
    void place(const std::vector<LegendRow>& rows, double gap) {
        const std::size_t each = (rows.size() + columns_ - 1) / columns_;
        Spot at;
        for (std::size_t i = 0; i < rows.size(); ++i) {
            if (i > 0 && i % each == 0) {
                at = {at.x + column_ + gap, 0.0};
            }
            std::vector<std::string> lines =
                wrap_text(rows[i].words, column_ - before_words_ + 1e-6,
                          [this](std::string_view words) { return type_.width(words, type_.text); });
            const double height = static_cast<double>(lines.size()) * type_.text;
            rows_.push_back({at, std::move(lines)});
            size_ = {std::max(size_.x, at.x + column_), std::max(size_.y, at.y + height)};
            at.y += height + k_between_rows * type_.scale;
        }
    }

    const Type& type_;
    double before_words_ = 0.0;
    double column_ = 0.0;
    std::size_t columns_ = 1;
    std::vector<Placed> rows_;
    Spot size_;
};

}  // namespace

Spot legend_size(const std::vector<LegendRow>& rows, double width, const Type& type) {
    return Columns(rows, width, type).size();
}

void draw_legend(const std::vector<LegendRow>& rows, const PixelRect& box, const Type& type,
                 const Palette& palette, Pen& pen) {
    const Columns columns(rows, box.width, type);
    for (std::size_t i = 0; i < rows.size(); ++i) {
        const Columns::Placed& placed = columns.rows()[i];
        const Spot at{box.x + placed.at.x, box.y + placed.at.y};
        draw_legend_sample(rows[i], at, type.text, type.scale, palette, pen);
        double y = at.y;
        for (const std::string& line : placed.lines) {
            pen.text({at.x + columns.before_words(), y}, line, type.text, {Ink::text});
            y += type.text;
        }
    }
}

}  // namespace fovlab
