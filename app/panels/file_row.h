// A line of a list of files, and how what is long or large is told in it.
#pragma once

#include "app/panels/panel_context.h"

#include <cstdint>
#include <string>

namespace fovlab {

enum class FileIcon : std::uint8_t { page, folder, up };

struct FileRow {
    FileIcon icon = FileIcon::page;
    const std::string& words;
    const std::string& right;  // dim, at the end of the line
    bool dim = false;
    bool chosen = false;
};

// True when it was clicked. Labels are told apart by the ID that is pushed.
bool file_row(const PanelContext& ui, const FileRow& row);

// "1.2 KB".
std::string size_in_words(std::uint64_t bytes);

// As much of the end of a path as fits into so many pixels, with … for what is left out.
std::string end_that_fits(const std::string& path, float width);
// The same of the beginning of a name.
std::string beginning_that_fits(const std::string& name, float width);

}  // namespace fovlab
