// Labels are set like print, within their own box.
#include "core/figure/label_setting.h"

#include <doctest/doctest.h>

using namespace fovlab;

namespace {

// Every sign half as wide as it is high.
Type plain_type() {
    Type type;
    type.text = 16.0;
    type.small = 12.0;
    type.width = [](std::string_view words, double size) {
        double signs = 0.0;
        for (const char c : words) {
            signs += (static_cast<unsigned char>(c) & 0xC0U) == 0x80U ? 0.0 : 1.0;
        }
        return signs * size / 2.0;
    };
    return type;
}

SetLabel set(const char* word, std::optional<Slope> value) {
    LabelShape label;
    label.word = word;
    label.value = value;
    return set_label(label, plain_type());
}

}  // namespace

TEST_CASE("a fraction stands with its numerator over its denominator and a bar between") {
    const SetLabel label = set("end", Slope(Fraction{-3, 16}));
    REQUIRE(label.texts.size() == 4);
    CHECK(label.texts[0].words == "end");
    CHECK(label.texts[0].named);
    CHECK(label.texts[1].words == "\u2212");
    CHECK(label.texts[2].words == "3");
    CHECK(label.texts[3].words == "16");
    CHECK_FALSE(label.texts[3].named);
    CHECK(label.texts[2].at.y + label.texts[2].size <= label.bar.y);
    CHECK(label.texts[3].at.y >= label.bar.y);
    CHECK(label.bar_length >= 12.0);  // two digits of the small size
    const double middle = label.bar.x + label.bar_length / 2.0;
    CHECK(label.texts[2].at.x + 3.0 == doctest::Approx(middle));
    CHECK(label.texts[3].at.x + 6.0 == doctest::Approx(middle));
}

TEST_CASE("whole numbers, floats and words alone have no bar") {
    CHECK(set("start", Slope(Fraction{1, 1})).bar_length == 0.0);
    CHECK(set("start", Slope(FloatSlope{0.25F})).texts.back().words == "0.25");
    const SetLabel number = set("3", std::nullopt);
    REQUIRE(number.texts.size() == 1);
    CHECK(number.bar_length == 0.0);
    CHECK(set("3", std::nullopt).width < set("start", Slope(Fraction{1, 1})).width);
}

TEST_CASE("everything that is set lies within the label") {
    const Type type = plain_type();
    for (const std::optional<Slope>& value :
         {std::optional<Slope>(), std::optional<Slope>(Fraction{-17, 36}),
          std::optional<Slope>(Fraction{0, 1}), std::optional<Slope>(FloatSlope{-0.142857149F})}) {
        const SetLabel label = set("start", value);
        for (const SetText& text : label.texts) {
            CAPTURE(text.words);
            CHECK(text.at.x >= 0.0);
            CHECK(text.at.y >= 0.0);
            CHECK(text.at.x + type.width(text.words, text.size) <= label.width);
            CHECK(text.at.y + text.size <= label.height);
        }
        CHECK(label.bar.x + label.bar_length <= label.width);
    }
}
