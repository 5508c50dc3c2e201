// The kinds of files that a figure can be, told by the ending of the file's name.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fovlab {

enum class FigureKind : std::uint8_t { svg, png, pdf, gif, text };

struct FigureKindRow {
    FigureKind kind;
    std::string_view ending;  // without its dot
    std::string_view name;
};

inline constexpr std::array<FigureKindRow, 5> k_figure_kinds{{
    {FigureKind::svg, "svg", "SVG"},
    {FigureKind::png, "png", "PNG"},
    {FigureKind::pdf, "pdf", "PDF"},
    {FigureKind::gif, "gif", "GIF"},
    {FigureKind::text, "txt", "Text"},
}};

constexpr const FigureKindRow& info(FigureKind kind) {
    return k_figure_kinds[static_cast<std::size_t>(kind)];
}

// By the ending of a file's name, in small letters or large ones.
std::optional<FigureKind> figure_kind_of(std::string_view file);

// ".svg, .png, .pdf, .gif and .txt".
std::string figure_endings();

}  // namespace fovlab
