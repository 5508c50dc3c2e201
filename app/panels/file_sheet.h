// The sheet that opens a file or saves the document under a name: type a name or a path, choose with Up and Down, Enter.
//
// While opening, what is typed narrows the list; while saving, it is the name. What is under the pointer or chosen is
// told at the foot: what it is, or why it cannot be opened.
#pragma once

#include "app/panels/panel_context.h"

#include <array>
#include <cstddef>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

class FileSheet {
public:
    void draw(PanelContext& ui);

private:
    enum class Kind { recent, parent, folder, file };
    struct Row {
        Kind kind = Kind::file;
        std::string path;   // its full name
        std::string words;  // in the list
        std::string right;  // at the end of its line
        bool dim = false;
    };

    void begin(const PanelContext& ui);
    void follow_folder(const PanelContext& ui);
    void gather_rows(const PanelContext& ui);
    void add_entries(const FileChoice& choice);
    bool passes(const std::string& name) const;

    void ask(PanelContext& ui);
    void folder_line(PanelContext& ui);
    void tell_problem(PanelContext& ui) const;
    void lead_by_keys(const PanelContext& ui);
    void move_to(std::size_t index);
    void list(PanelContext& ui);
    void row_of(PanelContext& ui, std::size_t index);
    void foot(PanelContext& ui);
    void look(PanelContext& ui) const;

    void accept(PanelContext& ui);
    void go(PanelContext& ui, const Row& chosen);
    void put(const std::string& name);
    std::string typed() const { return typed_.data(); }
    std::string typed_path(const PanelContext& ui) const;
    static int on_edit(struct ImGuiInputTextCallbackData* data);

    bool open_ = false;
    bool saving_ = false;
    std::array<char, 4096> typed_{};
    std::optional<std::string> put_;  // what the field is to hold from the next frame on
    std::string folder_;              // that was shown last
    std::vector<Row> rows_;
    std::optional<std::size_t> chosen_;
    std::optional<std::size_t> hovered_;
    std::optional<std::size_t> clicked_;
    bool chosen_moved_ = false;  // it is to be scrolled into view
    bool entered_ = false;
};

}  // namespace fovlab
