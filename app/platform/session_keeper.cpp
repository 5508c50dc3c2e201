#include "app/platform/session_keeper.h"

#include "app/platform/settings_file.h"
#include "app/session/course.h"
#include "app/session/words.h"
#include "core/scenario/gallery.h"

#include <cstdio>
#include <utility>

namespace fovlab {
namespace {

// What was asked for, else the gallery's first map. A comparison that was asked for comes with it and is no edit.
OpenedDocument first_document(const WindowOptions& options) {
    OpenedDocument document = options.document
                                  ? *options.document
                                  : OpenedDocument{"", OpenedAs::scenario, scenario_of(gallery().front())};
    if (options.compare && !document.scenario.compare) {
        document.scenario.compare = Session::telling_comparison(document.scenario);
    }
    return document;
}

}  // namespace

SessionKeeper::SessionKeeper(Storage& storage, const WindowOptions& options) {
    const std::optional<std::string> path = options.forgetful ? std::nullopt : session_path();
    if (!path) {
        return;
    }
    slot_ = SessionSlot::take(*path);
    if (!slot_) {
        words_.emplace_back(TellProblem{worded(Word::session_no_place, {*path})});
        return;
    }
    kept_.emplace(storage, slot_->name());
    if (!slot_->is_first()) {
        words_.emplace_back(Tell{std::string(word(Word::session_second))});
    }
}

Session SessionKeeper::begin(const WindowOptions& options) {
    std::optional<KeptState> state = kept_ ? kept_->bring_back() : std::nullopt;
    if (kept_ && kept_->problem()) {
        std::fprintf(stderr, "fovlab: %s\n", kept_->problem()->c_str());
    }
    const bool back = state.has_value();
    Session session = state ? Session(std::move(*state)) : Session(first_document(options));
    if (back && options.document) {
        const bool unsaved = session.dirty();
        session.apply(LoadedDocument{first_document(options)});
        if (unsaved && session.history().undo_count() > 0) {
            words_.emplace_back(Tell{worded(Word::session_below, {session.message()})});
        }
    } else if (back) {
        const Word words = session.dirty() ? Word::session_back_unsaved : Word::session_back;
        words_.emplace_back(Tell{worded(words, {session.document_name()})});
    }
    if (options.explore && !session.explore()) {
        session.apply(RunAction{ActionId::explore_toggle});
    }
    if (options.compare && !session.compares()) {
        session.apply(RunAction{ActionId::compare_toggle});
    }
    if (options.step) {
        session.apply(GoToStep{*options.step});
    }
    if (kept_ && kept_->problem()) {
        words_.emplace_back(TellProblem{*kept_->problem()});
    }
    return session;
}

void SessionKeeper::begin_lessons(const WindowOptions& options, Lab& lab) {
    const std::vector<LessonText>& course = built_in_course().lessons;
    const Course* open = lab.session().course();
    if (options.lesson) {
        lab.apply(LessonAction(*options.lesson));
    } else if (options.lessons && !(open && open->at()) && !course.empty()) {
        lab.apply(LessonAction(OpenLesson{course.front().file}));
    } else {
        return;
    }
    if (options.step) {
        lab.apply(GoToStep{*options.step});
    }
}

void SessionKeeper::keep(Lab& lab, double now) {
    if (!kept_) {
        return;
    }
    if (const std::optional<std::string> problem = kept_->keep(lab.session(), lab.look(), now)) {
        std::fprintf(stderr, "fovlab: %s\n", problem->c_str());
        lab.apply(TellProblem{*problem});
    }
}

// Another lab beside the first one is for a moment: after it was left, the next begins afresh.
void SessionKeeper::end(Lab& lab) {
    if (!kept_) {
        return;
    }
    if (slot_->is_first()) {
        static_cast<void>(kept_->keep_all(lab.session(), lab.look()));
    } else {
        kept_->forget();
    }
}

}  // namespace fovlab
