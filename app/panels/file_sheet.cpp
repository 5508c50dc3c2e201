#include "app/panels/file_sheet.h"

#include "app/panels/file_row.h"
#include "app/panels/sheet.h"
#include "app/panels/widgets.h"
#include "app/session/words.h"
#include "core/grid/small_letters.h"

#include <algorithm>
#include <cstring>
#include <utility>

namespace fovlab {
namespace {

constexpr float k_width = 700.0F;
constexpr float k_height = 540.0F;
constexpr std::size_t k_page = 10;        // rows
constexpr std::size_t k_recent_rows = 4;  // as long as nothing is typed

bool is_path(const std::string& typed) {
    return typed.find('/') != std::string::npos || typed == "~" || typed == "..";
}

}  // namespace

void FileSheet::begin(const PanelContext& ui) {
    open_ = true;
    saving_ = ui.session.overlay() == Overlay::save_file;
    folder_.clear();
    typed_.fill('\0');
    put_.reset();
    chosen_.reset();
    if (saving_) {
        const SavedFile& file = ui.session.file();
        put(last_part(file.name.empty() ? suggested_name(file.source, ui.session.document().title)
                                        : file.name));
    }
}

void FileSheet::put(const std::string& name) {
    put_ = name.substr(0, typed_.size() - 1);
    typed_.fill('\0');
    std::copy(put_->begin(), put_->end(), typed_.begin());
}

// While it is being edited, the library has its own copy of the text.
int FileSheet::on_edit(ImGuiInputTextCallbackData* data) {
    auto& sheet = *static_cast<FileSheet*>(data->UserData);
    if (const std::optional<std::string> text = std::exchange(sheet.put_, std::nullopt)) {
        data->DeleteChars(0, data->BufTextLen);
        data->InsertChars(0, text->c_str());
        data->SelectAll();
    }
    return 0;
}

// Another folder begins with nothing chosen, and with nothing typed but a name to save by.
void FileSheet::follow_folder(const PanelContext& ui) {
    const std::string& shown = ui.session.file_choice().folder;
    if (shown == folder_) {
        return;
    }
    if (!folder_.empty() && (!saving_ || is_path(typed()))) {
        put(saving_ ? last_part(typed()) : "");
    }
    folder_ = shown;
    chosen_.reset();
}

bool FileSheet::passes(const std::string& name) const {
    const std::string part = typed();
    return saving_ || is_path(part) ||
           in_small_letters(name).find(in_small_letters(part)) != std::string::npos;
}

void FileSheet::add_entries(const FileChoice& choice) {
    for (const FolderEntry& entry : choice.entries) {
        if (passes(entry.name)) {
            rows_.push_back({entry.folder ? Kind::folder : Kind::file, joined(choice.folder, entry.name),
                             entry.name, entry.folder ? "" : size_in_words(entry.bytes),
                             !looks_openable(entry)});
        }
    }
}

void FileSheet::gather_rows(const PanelContext& ui) {
    const FileChoice& choice = ui.session.file_choice();
    rows_.clear();
    const std::string part = typed();
    for (const std::string& name : ui.session.recent_files()) {
        const bool gone = std::count(choice.missing.begin(), choice.missing.end(), name) > 0;
        const bool room = !part.empty() || rows_.size() < k_recent_rows;
        if (!saving_ && room && !is_path(part) && passes(last_part(name))) {
            rows_.push_back({Kind::recent, name, last_part(name),
                             gone ? std::string(word(Word::file_gone)) : folder_of(name), gone});
        }
    }
    if ((saving_ || part.empty()) && choice.folder.size() > 1) {
        rows_.push_back({Kind::parent, folder_of(choice.folder), "..", "", false});
    }
    add_entries(choice);
    if (chosen_ && *chosen_ >= rows_.size()) {
        chosen_.reset();
    }
}

void FileSheet::folder_line(PanelContext& ui) {
    const float button = ImGui::CalcTextSize(row(ActionId::file_parent).words.data()).x + ui.px(20.0F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x - button - ui.px(12.0F);
    const std::string shown = end_that_fits(ui.session.file_choice().folder, room);
    ImGui::AlignTextToFramePadding();
    ImGui::TextColored(ui.colour(Ink::text_dim), "%s", shown.c_str());
    ImGui::SameLine();
    ImGui::SetCursorScreenPos({at.x + room + ui.px(12.0F), at.y});
    const bool has_parent = folder_.size() > 1;
    ImGui::BeginDisabled(!has_parent);
    if (ImGui::Button((std::string(row(ActionId::file_parent).words) + "##file.parent").c_str(),
                      {button, 0.0F})) {
        ui.actions.emplace_back(ShowFolder{folder_of(folder_)});
    }
    ImGui::EndDisabled();
    note_item(ui, ActionId::file_parent);
}

void FileSheet::ask(PanelContext& ui) {
    if (ImGui::IsWindowAppearing() || !ImGui::IsAnyItemActive()) {
        ImGui::SetKeyboardFocusHere();
    }
    ImGui::SetNextItemWidth(-1.0F);
    ImGui::PushStyleVar(ImGuiStyleVar_FramePadding, {ui.px(10.0F), ui.px(7.0F)});
    const std::string before = typed();
    const Word hint = saving_ ? Word::save_ask : Word::open_ask;
    ImGui::InputTextWithHint("##file.path", word(hint).data(), typed_.data(), typed_.size(),
                             ImGuiInputTextFlags_CallbackAlways | ImGuiInputTextFlags_AutoSelectAll, on_edit,
                             this);
    if (typed() != before) {
        chosen_.reset();
        gather_rows(ui);
        if (!saving_ && !typed().empty() && !rows_.empty() && !is_path(typed())) {
            move_to(0);
        }
    }
    ImGui::PopStyleVar();
    note_item(ui, ActionId::file_path);
}

void FileSheet::tell_problem(PanelContext& ui) const {
    const FileChoice& choice = ui.session.file_choice();
    if (!choice.problem.empty()) {
        paragraph(ui, choice.problem, Ink::warning);
    } else if (!choice.replaceable.empty() && choice.replaceable == with_ending(typed_path(ui))) {
        paragraph(ui, worded(Word::ask_replace, {last_part(choice.replaceable)}), Ink::warning);
    }
}

void FileSheet::move_to(std::size_t index) {
    chosen_ = index;
    chosen_moved_ = true;
    if (saving_ && rows_[index].kind == Kind::file) {
        put(rows_[index].words);
    }
}

void FileSheet::lead_by_keys(const PanelContext& ui) {
    for (const Chord& key : ui.keys) {
        if (key == plain(Key::enter)) {
            entered_ = true;
        }
        if (rows_.empty()) {
            continue;
        }
        const std::size_t last = rows_.size() - 1;
        if (key == plain(Key::down)) {
            move_to(chosen_ ? std::min(*chosen_ + 1, last) : 0);
        } else if (key == plain(Key::up)) {
            move_to(chosen_ && *chosen_ > 0 ? *chosen_ - 1 : 0);
        } else if (key == plain(Key::page_down)) {
            move_to(std::min(chosen_.value_or(0) + k_page, last));
        } else if (key == plain(Key::page_up)) {
            move_to(chosen_.value_or(0) - std::min(chosen_.value_or(0), k_page));
        }
    }
}

void FileSheet::row_of(PanelContext& ui, std::size_t index) {
    const Row& shown = rows_[index];
    const FileIcon icon = shown.kind == Kind::recent || shown.kind == Kind::file ? FileIcon::page
                          : shown.kind == Kind::parent                           ? FileIcon::up
                                                                                 : FileIcon::folder;
    ImGui::PushID(static_cast<int>(index));
    if (file_row(ui, {icon, shown.words, shown.right, shown.dim, chosen_ == index})) {
        clicked_ = index;
    }
    if (ImGui::IsItemHovered()) {
        hovered_ = index;
    }
    ImGui::PopID();
    note_place(ui, shown.kind == Kind::recent ? ActionId::file_recent : ActionId::file_entry);
    if (chosen_ == index && chosen_moved_) {
        ImGui::SetScrollHereY(0.5F);
        chosen_moved_ = false;
    }
}

void FileSheet::list(PanelContext& ui) {
    const float foot = ImGui::GetFrameHeightWithSpacing() + ui.px(6.0F);
    ImGui::BeginChild("##files", {0.0F, -foot});
    clicked_.reset();
    hovered_.reset();
    if (rows_.empty()) {
        paragraph(ui, word(folder_.empty() ? Word::files_coming : Word::files_none), Ink::text_dim);
    }
    for (std::size_t i = 0; i < rows_.size(); ++i) {
        const bool first_of_folder =
            i > 0 && rows_[i - 1].kind == Kind::recent && rows_[i].kind != Kind::recent;
        if (i == 0 && rows_[i].kind == Kind::recent) {
            paragraph(ui, word(Word::recent_heading), Ink::text_dim);
        } else if (first_of_folder) {
            paragraph(ui, word(Word::folder_heading), Ink::text_dim);
        }
        row_of(ui, i);
    }
    ImGui::EndChild();
}

void FileSheet::look(PanelContext& ui) const {
    const std::optional<std::size_t> at = hovered_ ? hovered_ : chosen_;
    if (at && (rows_[*at].kind == Kind::file || rows_[*at].kind == Kind::recent) &&
        rows_[*at].path != ui.session.file_choice().looked_at) {
        ui.actions.emplace_back(LookAt{rows_[*at].path});
    }
}

void FileSheet::foot(PanelContext& ui) {
    const FileChoice& choice = ui.session.file_choice();
    const bool replaces =
        saving_ && !choice.replaceable.empty() && choice.replaceable == with_ending(typed_path(ui));
    const Word does = !saving_ ? Word::do_open : replaces ? Word::do_replace : Word::do_save;
    const float button = ui.px(96.0F);
    const float gap = ui.px(6.0F);
    const ImVec2 at = ImGui::GetCursorScreenPos();
    const float room = ImGui::GetContentRegionAvail().x - 2.0F * button - 2.0F * gap;
    const std::optional<std::size_t> told = hovered_ ? hovered_ : chosen_;
    if (told && rows_[*told].path == choice.looked_at && !choice.about.empty()) {
        ImGui::PushTextWrapPos(ImGui::GetCursorPosX() + room);
        ImGui::PushFont(ui.fonts.small);
        const std::string words = choice.readable ? choice.about : worded(Word::no_document, {choice.about});
        ImGui::TextColored(ui.colour(choice.readable ? Ink::text : Ink::text_dim), "%s", words.c_str());
        ImGui::PopFont();
        ImGui::PopTextWrapPos();
    }
    ImGui::SetCursorScreenPos({at.x + room + gap, at.y});
    action_button(ui, ActionId::file_cancel, button);
    ImGui::SameLine(0.0F, gap);
    if (ImGui::Button((std::string(word(does)) + "##file.accept").c_str(), {button, 0.0F})) {
        entered_ = true;
    }
    note_item(ui, ActionId::file_accept);
}

std::string FileSheet::typed_path(const PanelContext& ui) const {
    std::string name = typed();
    name.erase(0, std::min(name.find_first_not_of(' '), name.size()));
    name.erase(name.find_last_not_of(' ') + 1);
    return !name.empty() && name.front() == '~' ? name : joined(ui.session.file_choice().folder, name);
}

void FileSheet::go(PanelContext& ui, const Row& chosen) {
    if (chosen.kind == Kind::parent || chosen.kind == Kind::folder) {
        ui.actions.emplace_back(ShowFolder{chosen.path});
    } else if (saving_) {
        put(chosen.words);
    } else {
        ui.actions.emplace_back(OpenFile{chosen.path});
    }
}

void FileSheet::accept(PanelContext& ui) {
    const bool at_folder =
        chosen_ && (rows_[*chosen_].kind == Kind::parent || rows_[*chosen_].kind == Kind::folder);
    if (chosen_ && (at_folder || !saving_)) {
        go(ui, rows_[*chosen_]);
        return;
    }
    const std::string path = typed_path(ui);
    if (last_part(typed()).empty() || typed() == "..") {
        if (!typed().empty()) {
            ui.actions.emplace_back(ShowFolder{path});
        }
    } else if (saving_) {
        const std::string name = with_ending(path);
        ui.actions.emplace_back(SaveFile{name, name == ui.session.file_choice().replaceable});
    } else {
        ui.actions.emplace_back(OpenFile{path});
    }
}

void FileSheet::draw(PanelContext& ui) {
    const Overlay overlay = ui.session.overlay();
    const bool wanted = overlay == Overlay::open_file || overlay == Overlay::save_file;
    if (!wanted) {
        open_ = false;
    } else if (!open_ || saving_ != (overlay == Overlay::save_file)) {
        begin(ui);
    }
    Sheet sheet(ui, saving_ ? Overlay::save_file : Overlay::open_file,
                saving_ ? ActionId::file_save_as : ActionId::file_open, {k_width, k_height});
    if (!sheet || !open_) {
        return;
    }
    entered_ = false;
    follow_folder(ui);
    gather_rows(ui);
    heading(ui, word(saving_ ? Word::save_heading : Word::open_heading));
    folder_line(ui);
    ask(ui);
    tell_problem(ui);
    lead_by_keys(ui);
    list(ui);
    foot(ui);
    look(ui);
    if (clicked_) {
        chosen_ = clicked_;
        go(ui, rows_[*clicked_]);
    } else if (entered_) {
        accept(ui);
    }
}

}  // namespace fovlab
