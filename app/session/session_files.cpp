// The session and files: what is opened, saved and pasted, and what the sheets for that show. It touches no file itself:
// it asks (file_requests.h), and is told by actions.
#include "app/session/recent_files.h"
#include "app/session/session.h"
#include "app/session/words.h"
#include "core/scenario/scenario_text.h"
#include "core/scenario/share_code.h"

#include <string>
#include <utility>

namespace fovlab {

bool Session::dirty() const {
    const Scenario& saved = saved_->document;
    if (!document_.compare || !saved.compare || document_.compare->show == saved.compare->show) {
        return document_ != saved;
    }
    Scenario alike = document_;
    alike.compare->show = saved.compare->show;
    return alike != saved;
}

Scenario Session::to_save() const {
    Scenario scenario = document_;
    scenario.step = explores_by(ExploreMode::walk) ? std::nullopt : step_of(left_);
    if (explore_ && (scenario.walk || explore_->reveals())) {
        scenario.walk = scenario.walk.value_or(Walk{});
        scenario.walk->reveal = explore_->reveals();
    }
    return scenario;
}

std::string Session::document_name() const {
    const std::string& name = saved_->origin();
    if (!name.empty()) {
        return last_part(name);
    }
    return document_.title.empty() ? std::string(word(Word::untitled)) : document_.title;
}

void Session::take_in(OpenedDocument opened) {
    const std::size_t step = opened.scenario.step.value_or(SIZE_MAX);
    opened.scenario.step.reset();
    open(std::move(opened.scenario));
    const bool own = opened.as == OpenedAs::scenario;
    saved_ =
        std::make_shared<SavedFile>(SavedFile{own ? opened.name : "", document_, own ? "" : opened.name});
    go_to(Side::left, step);
    if (document_.walk && !explore_) {
        begin_explore();
    }
    ++version_;
}

// A map has no rules: it comes under those at hand.
void Session::act(const PasteText& action) {
    Result<OpenedDocument> read = read_document(action.text);
    ++version_;
    if (!read) {
        const bool as_map = !is_share_code(action.text) && !is_scenario_text(action.text);
        refuse(worded(as_map ? Word::not_pasted_map : Word::not_pasted, {in_words(read.error())}));
        return;
    }
    OpenedDocument& pasted = read.value();
    if (pasted.as == OpenedAs::map) {
        pasted.scenario.algorithm = document_.algorithm;
        pasted.scenario.rules = document_.rules;
    }
    const std::string what = in_words(pasted);
    take_in(std::move(pasted));
    say(worded(Word::pasted, {what}));
}

void Session::act(const OpenFile& action) {
    requests_.files.open = action.name;
    file_choice_.problem.clear();
    ++version_;
}

void Session::act(const LoadedDocument& action) {
    end_choice();
    awaited_lesson_.reset();  // of the document that one began with
    requests_.files.lesson.reset();
    const std::string what = in_words(action.document);
    take_in(action.document);
    remember_file(recent_files_, action.document.name);
    say(worded(Word::opened, {document_name(), what}));
}

void Session::act(const SaveFile& action) {
    requests_.files.save = SaveRequest{action.name, to_save(), action.replace};
    file_choice_.problem.clear();
    file_choice_.replaceable.clear();
    ++version_;
}

void Session::act(const SavedDocument& action) {
    Scenario document = action.scenario;
    document.step.reset();
    if (document.walk && document_.walk) {
        document.walk->reveal = document_.walk->reveal;  // which is the explorer's from now on
    } else if (document.walk && document.walk->moves.empty() && document.walk->memory) {
        document.walk.reset();
    }
    ++saves_;
    *saved_ = SavedFile{action.name, std::move(document), ""};
    remember_file(recent_files_, action.name);
    const bool leaves = leaving_;
    end_choice();
    say(worded(Word::saved, {action.name}));
    requests_.quit = requests_.quit || leaves;
    ++version_;
}

void Session::act(const FoundFile& action) {
    file_choice_.replaceable = action.name;
    ++version_;
}

void Session::act(const RefusedFile& action) {
    const Word words = action.saving ? Word::not_saved : Word::not_opened;
    std::string sentence = worded(words, {action.name, in_words(action.error)});
    const bool in_sheet = overlay_ == Overlay::open_file || overlay_ == Overlay::save_file;
    if (in_sheet) {
        file_choice_.problem = sentence;
    } else {
        leaving_ = false;
    }
    refuse(std::move(sentence));
    ++version_;
}

void Session::act(const ShowFolder& action) {
    requests_.files.folder = FolderRequest{action.folder, recent_files_};
    file_choice_.problem.clear();
    ++version_;
}

void Session::act(const ListedFolder& action) {
    file_choice_.problem = action.problem;
    if (action.problem.empty()) {
        file_choice_.folder = action.folder;
        file_choice_.entries = in_order(action.entries);
        file_choice_.missing = action.missing;
        file_choice_.looked_at.clear();
        file_choice_.replaceable.clear();
    }
    ++version_;
}

void Session::act(const LookAt& action) {
    requests_.files.look = action.name;
    file_choice_.looked_at = action.name;
    file_choice_.about.clear();
    file_choice_.readable = true;
    ++version_;
}

void Session::act(const LookedAt& action) {
    if (action.name == file_choice_.looked_at) {
        file_choice_.about = action.words;
        file_choice_.readable = action.readable;
        ++version_;
    }
}

// The sheet begins where the document is, else where the last one was.
void Session::begin_choice(Overlay which) {
    overlay_ = which;
    file_choice_ = FileChoice{};
    const std::string& own = saved_->origin();
    const std::string& near = own.empty() && !recent_files_.empty() ? recent_files_.front() : own;
    requests_.files.folder = FolderRequest{folder_of(near), recent_files_};
}

void Session::end_choice() {
    if (overlay_ == Overlay::open_file || overlay_ == Overlay::save_file || overlay_ == Overlay::leave) {
        overlay_ = Overlay::none;
    }
    leaving_ = false;
}

}  // namespace fovlab
