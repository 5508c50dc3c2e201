#include "core/figure/label_setting.h"

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

constexpr double k_pad = 5.0;  // pixels at scale 1, as all below
constexpr double k_gap = 6.0;
constexpr double k_beside_bar = 1.0;

class Setter {
public:
    explicit Setter(const Type& type) : type_(type) {}

    SetLabel set(const LabelShape& label) {
        SlopeDigits parts;
        if (label.value) {
            parts = digits_of(*label.value);
        }
        const double pad = k_pad * type_.scale;
        set_.height = pad + (parts.lower.empty() ? type_.text : stack_height());
        x_ = pad;
        add(label.word, true);
        if (!label.word.empty() && label.value) {
            x_ += k_gap * type_.scale;
        }
        add(parts.minus, false);
        if (parts.lower.empty()) {
            add(parts.upper, false);
        } else {
            add_stack(parts);
        }
        set_.width = x_ + pad;
        return std::move(set_);
    }

private:
    double stack_height() const { return 2.0 * (type_.small + k_beside_bar * type_.scale); }

    void add(const std::string& words, bool named) {
        if (!words.empty()) {
            set_.texts.push_back({words, {x_, (set_.height - type_.text) / 2.0}, type_.text, named});
            x_ += type_.width(words, type_.text);
        }
    }

    void add_stack(const SlopeDigits& parts) {
        const double upper = type_.width(parts.upper, type_.small);
        const double lower = type_.width(parts.lower, type_.small);
        const double wide = std::max(upper, lower) + 2.0 * k_beside_bar * type_.scale;
        const double middle = set_.height / 2.0;
        const double off = k_beside_bar * type_.scale;
        set_.texts.push_back(
            {parts.upper, {x_ + (wide - upper) / 2.0, middle - off - type_.small}, type_.small, false});
        set_.texts.push_back({parts.lower, {x_ + (wide - lower) / 2.0, middle + off}, type_.small, false});
        set_.bar = {x_, middle};
        set_.bar_length = wide;
        x_ += wide;
    }

    const Type& type_;
    SetLabel set_;
    double x_ = 0.0;
};

}  // namespace

SetLabel set_label(const LabelShape& label, const Type& type) { return Setter(type).set(label); }

}  // namespace fovlab
