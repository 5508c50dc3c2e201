#include "app/panels/flow_text.h"

#include "tests/support/screen.h"

#include <string>

namespace fovlab {
namespace {

// A lab that has drawn, so that there is a font to measure with.
class FlowPage {
public:
    float height(const std::string& words, float width) const { return flow_height(ui_, words, width); }
    // Of a line without fractions.
    float line() const { return height("word", 1000.0F); }

private:
    test::Screen screen_{Session()};
    std::vector<Chord> keys_;
    std::vector<Action> actions_;
    std::vector<ScreenItem> items_;
    PanelContext ui_{screen_.session(), palettes()[0], {}, 1.0F, keys_, actions_, items_};
};

}  // namespace

TEST_CASE("no words take no room, and blanks alone none either") {
    const FlowPage page;
    CHECK(page.height("", 200.0F) == 0.0F);
    CHECK(page.line() > 10.0F);
}

TEST_CASE("a line with a fraction in it is higher, wherever in a word the fraction stands") {
    const FlowPage page;
    const float plain = page.height("lies left of it", 1000.0F);
    for (const char* words : {"centre 2/5 lies", "centre, −2/5, lies", "(2/5)", "−11/12."}) {
        INFO(words);
        CHECK(page.height(words, 1000.0F) > plain);
    }
}

TEST_CASE("what only looks like a fraction is set as it is written") {
    const FlowPage page;
    for (const char* words : {"and/or", "1/", "/2", "/", "a/b/c"}) {
        INFO(words);
        CHECK(page.height(words, 1000.0F) == page.line());
    }
}

TEST_CASE(
    "words that are too long for a line go on in the next, and only the line with the fraction is higher") {
    const FlowPage page;
    const float narrow = page.height("In the light: the centre lies between both slopes", 90.0F);
    CHECK(narrow > 3.0F * page.line());
    const float with = page.height("In the light: 2/3 lies between both slopes", 90.0F);
    const float without = page.height("In the light: 233 lies between both slopes", 90.0F);
    CHECK(with > without);
    CHECK(with < without + page.line());
}

TEST_CASE("a word wider than the page takes a line of its own") {
    const FlowPage page;
    CHECK(page.height("unbreakablywideword", 5.0F) == page.line());
    CHECK(page.height("two words", 5.0F) == doctest::Approx(2.0F * page.line()));
}

}  // namespace fovlab
