#include "app/platform/document_files.h"

#include "app/export/picture_map.h"
#include "app/session/lesson_folder.h"
#include "app/session/words.h"
#include "core/lesson/read_lesson.h"
#include "core/scenario/scenario_text.h"

#include <utility>

namespace fovlab {

namespace {

Result<OpenedDocument> document_of_picture(std::string_view bytes) {
    Result<Grid> grid = map_of_picture(bytes);
    if (!grid) {
        return grid.error();
    }
    return OpenedDocument{"", OpenedAs::picture, with_map(MapText{std::move(grid.value()), std::nullopt})};
}

}  // namespace

Result<OpenedDocument> read_document_file(const std::string& name, std::string_view bytes) {
    // By its name too: what is in it may be broken.
    return is_picture(bytes) || ending_of(name) == ".png" ? document_of_picture(bytes) : read_document(bytes);
}

Result<OpenedDocument> DocumentFiles::read(const std::string& name) {
    const Result<std::string> bytes = storage_.read(name);
    if (!bytes) {
        return bytes.error();
    }
    Result<OpenedDocument> document = read_document_file(name, bytes.value());
    if (document) {
        document.value().name = storage_.full_name(name);
    }
    return document;
}

void DocumentFiles::answer(const FileRequests& requests, Lab& lab) {
    if (requests.folder) {
        list(*requests.folder, lab);
    }
    if (requests.look) {
        look(*requests.look, lab);
    }
    if (requests.save) {
        save(*requests.save, lab);
    }
    if (requests.open) {
        open(*requests.open, lab);
    }
    if (requests.lesson) {
        bring_lesson(*requests.lesson, lab);
    }
}

Result<DocumentFiles::Opening> DocumentFiles::opening(const std::string& name) {
    if (is_lesson_name(name)) {
        const Result<Lesson> lesson = read_lesson_file(storage_, name);
        Result<LoadedLessons> loaded = lesson ? load_lesson(storage_, name) : lesson.error();
        if (!loaded) {
            return loaded.error();
        }
        return Opening{LessonAction(std::move(loaded.value())), in_words(lesson.value())};
    }
    Result<OpenedDocument> document = read(name);
    if (!document) {
        return document.error();
    }
    std::string words = in_words(document.value());
    return Opening{LoadedDocument{std::move(document.value())}, std::move(words)};
}

// Or of a folder of lessons the list.
void DocumentFiles::bring_lesson(const std::string& name, Lab& lab) {
    Result<LoadedLessons> loaded = load_lesson(storage_, name);
    if (loaded) {
        lab.apply(LessonAction(std::move(loaded.value())));
    } else {
        lab.apply(RefusedFile{storage_.full_name(name), loaded.error()});
    }
}

void DocumentFiles::open(const std::string& name, Lab& lab) {
    const std::string full = storage_.full_name(name);
    if (storage_.is_folder(full) && lab.session().overlay() == Overlay::open_file) {
        list({full, lab.session().recent_files()}, lab);
        return;
    }
    Result<Opening> opened = opening(full);
    if (opened) {
        lab.apply(opened.value().action);
    } else {
        lab.apply(RefusedFile{full, opened.error()});
    }
}

void DocumentFiles::open_dropped(const std::vector<std::string>& names, Lab& lab) {
    std::optional<TextError> first;  // what was wrong with the first one
    for (const std::string& name : names) {
        const Result<Opening> opened = opening(name);
        if (!opened) {
            first = first ? first : opened.error();
            continue;
        }
        lab.apply(opened.value().action);
        if (names.size() > 1) {
            lab.apply(Tell{worded(Word::dropped,
                                  {std::to_string(names.size()), last_part(name), opened.value().words})});
        }
        return;
    }
    if (first) {
        lab.apply(RefusedFile{names.front(), *first});
    }
}

void DocumentFiles::save(const SaveRequest& wanted, Lab& lab) {
    const std::string full = storage_.full_name(wanted.name);
    if (storage_.is_folder(full) && lab.session().overlay() == Overlay::save_file) {
        list({full, lab.session().recent_files()}, lab);
    } else if (!wanted.replace && storage_.exists(full)) {
        lab.apply(FoundFile{full});
    } else if (const std::optional<TextError> error = storage_.write(full, to_text(wanted.scenario))) {
        lab.apply(RefusedFile{full, *error, true});
    } else {
        lab.apply(SavedDocument{full, wanted.scenario});
    }
}

void DocumentFiles::list(const FolderRequest& wanted, Lab& lab) {
    ListedFolder told;
    told.folder = storage_.full_name(wanted.folder);
    Result<std::vector<FolderEntry>> entries = storage_.list(told.folder);
    if (!entries &&
        lab.session().file_choice().folder.empty()) {  // the sheet has just opened: show something
        told.folder = storage_.full_name("");
        entries = storage_.list(told.folder);
    }
    if (entries) {
        told.entries = std::move(entries.value());
    } else {
        told.problem = worded(Word::not_listed, {told.folder, entries.error().reason});
    }
    for (const std::string& name : wanted.recent) {
        if (!storage_.exists(name)) {
            told.missing.push_back(name);
        }
    }
    lab.apply(std::move(told));
}

void DocumentFiles::look(const std::string& name, Lab& lab) {
    const auto told = [&lab, &name](const auto& read) {
        lab.apply(LookedAt{name, read ? in_words(read.value()) : in_words(read.error()), read.ok()});
    };
    if (is_lesson_name(name)) {  // without its folder
        told(read_lesson_file(storage_, name));
    } else {
        told(read(name));
    }
}

}  // namespace fovlab
