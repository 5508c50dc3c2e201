#include "core/figure/figure_options.h"

#include "core/figure/figure_kind.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;

namespace {

bool shows(const FigureOptions& options, Layer layer) {
    return options.layers.test(static_cast<std::size_t>(layer));
}

FigureOptions listed(std::string_view list) {
    const Result<FigureOptions> options = with_layers({}, list);
    REQUIRE(options);
    return options.value();
}

}  // namespace

TEST_CASE("blanks around the names of layers do no harm, and fractions are labels") {
    CHECK(with_layers({}, " grid ,  marks").value() == with_layers({}, "grid,marks").value());
    CHECK(with_layers({}, " -grid, +fractions").value() == with_layers({}, "-grid,+labels").value());
    CHECK(with_layers({}, "fractions").value() == with_layers({}, "labels").value());
    CHECK_FALSE(with_layers({}, "grid marks"));
    CHECK_FALSE(with_layers({}, "grid, ,marks"));
}

TEST_CASE("a list of layers shows those and nothing else") {
    const FigureOptions options = listed("grid,coordinates,title");
    CHECK(options.layers.count() == 2);
    CHECK(shows(options, Layer::grid));
    CHECK(shows(options, Layer::coordinates));
    CHECK(options.title);
    CHECK_FALSE(options.legend);
    CHECK_FALSE(options.headings);
}

TEST_CASE("a list that begins with a sign changes the usual layers") {
    const FigureOptions options = listed("-grid,+shapes,-legend");
    CHECK_FALSE(shows(options, Layer::grid));
    CHECK(shows(options, Layer::shapes));
    CHECK_FALSE(options.legend);
    CHECK(options.title);
    CHECK(options.layers.count() == default_layers().count());
}

TEST_CASE("all, none and default stand for sets, and what follows changes them") {
    CHECK(listed("all").layers.all());
    CHECK(listed("none").layers.none());
    CHECK_FALSE(listed("none").title);
    CHECK(listed("default") == FigureOptions{});
    CHECK(listed("all,-grid").layers.count() == k_layer_count - 1);
    CHECK(listed("none,grid").layers.count() == 1);
}

TEST_CASE("every layer has its name, and what is no layer is refused with the names of all") {
    for (const LayerRow& row : layer_table()) {
        CHECK(shows(listed(row.id), row.layer));
    }
    for (const std::string_view list :
         {"", "gird", "grid,", ",grid", "grid row", "-", "+", "Grid", "-default"}) {
        const Result<FigureOptions> options = with_layers({}, list);
        CAPTURE(list);
        REQUIRE_FALSE(options);
        CHECK(options.error().reason.find("unknown layer '") == 0);
        CHECK(options.error().reason.find("grid, ") != std::string::npos);
        CHECK(options.error().reason.find("legend, ") != std::string::npos);
    }
}

TEST_CASE("the ending of a file says what kind of figure it is, in any letters") {
    CHECK(figure_kind_of("a.svg") == FigureKind::svg);
    CHECK(figure_kind_of("folder.gif/a.PNG") == FigureKind::png);
    CHECK(figure_kind_of("a.b.pdf") == FigureKind::pdf);
    CHECK(figure_kind_of(".txt") == FigureKind::text);
    for (const std::string_view name : {"", "a", "svg", "a.", "a.svgz", "folder.svg/a", "a.jpeg"}) {
        CHECK_FALSE(figure_kind_of(name));
    }
    CHECK(figure_endings() == ".svg, .png, .pdf, .gif and .txt");
}
