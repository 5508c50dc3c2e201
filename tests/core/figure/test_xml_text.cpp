// What a person types as a title cannot break the file that it is written into.
#include "core/figure/xml_text.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;

TEST_CASE("signs that mean something in XML are escaped, all others stay") {
    CHECK(xml_escaped("r < 8 & \"wall\" > 'any'") == "r &lt; 8 &amp; &quot;wall&quot; &gt; 'any'");
    CHECK(xml_escaped("Größe 視野 🧱") == "Größe 視野 🧱");
    CHECK(xml_escaped("]]>") == "]]&gt;");
    CHECK(xml_escaped("").empty());
}

TEST_CASE("control characters are dropped, and so is what XML forbids") {
    CHECK(xml_escaped(std::string("a\0b\x01\x1F\x7F\n\tc", 9)) == "abc");
    CHECK(xml_escaped("\xC2\x85z") == "z");
    CHECK(xml_escaped("\xEF\xBF\xBE\xEF\xBF\xBFz") == "z");
}

TEST_CASE("bytes that are not UTF-8 become a replacement character each") {
    const std::string sign = "\xEF\xBF\xBD";
    CHECK(xml_escaped("\xFFz") == sign + "z");
    CHECK(xml_escaped("\xC3") == sign);
    CHECK(xml_escaped("\xC0\x80") == sign + sign);             // too long for what it says
    CHECK(xml_escaped("\xED\xA0\x80") == sign + sign + sign);  // half a pair of UTF-16
    CHECK(xml_escaped("\xF4\x90\x80\x80") == sign + sign + sign + sign);
    CHECK(xml_escaped("\xE2\x88z") == sign + sign + "z");
}
