// Does for the session what it asks of files: reads, writes, lists, and tells it what came of it.
//
// What is called .md is a lesson, whatever is in it; it comes with its folder.
#pragma once

#include "app/platform/lab.h"
#include "app/session/file_requests.h"
#include "app/session/storage.h"

#include <string>
#include <string_view>
#include <vector>

namespace fovlab {

// Whatever the lab opens: a scenario, a share code, a map as text, or a picture as a map.
// A file called .png is a picture, however broken.
Result<OpenedDocument> read_document_file(const std::string& name, std::string_view bytes);

class DocumentFiles {
public:
    // The storage must outlive this.
    explicit DocumentFiles(Storage& storage) : storage_(storage) {}

    void answer(const FileRequests& requests, Lab& lab);
    // Of files that were dropped, the first that can be opened; which one, where there are several.
    void open_dropped(const std::vector<std::string>& names, Lab& lab);
    // By its full name, or why not.
    Result<OpenedDocument> read(const std::string& name);

private:
    // What is to be done to open a file, and what it is in words.
    struct Opening {
        Action action;
        std::string words;
    };
    Result<Opening> opening(const std::string& name);

    void open(const std::string& name, Lab& lab);
    void bring_lesson(const std::string& name, Lab& lab);
    void save(const SaveRequest& wanted, Lab& lab);
    void list(const FolderRequest& wanted, Lab& lab);
    void look(const std::string& name, Lab& lab);

    Storage& storage_;
};

}  // namespace fovlab
