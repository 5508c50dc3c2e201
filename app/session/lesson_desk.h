// What the lessons do to the session: pages that set the map, answers that are judged, results that are noted.
//
// Only the session's own sources include this. A page turn is an edit of the document, so that undo, the history and the kept
// session treat it as any other; which page a document belongs to is told by its serial (Course::place_of).
#pragma once

#include "app/session/course.h"
#include "app/session/session.h"

namespace fovlab {

class LessonDesk {
public:
    explicit LessonDesk(Session& session) : session_(session) {}

    // In and out.
    void toggle();
    void list();
    void operator()(const OpenLesson& action);
    void operator()(const LoadedLessons& action);
    // Pages.
    void operator()(const GoToPage& action);
    void turn(int by);
    void mine();
    void fresh();
    // The document has travelled to another edit.
    void follow();
    // It is another one, or has changed: what was judged of it no longer holds.
    void forget_built();
    // As it was on another day: the document is there already. Lessons of a folder are asked for first.
    void reopen(const KeptLesson& kept);
    void bring_back(const KeptLesson& kept);
    // Answers.
    void operator()(const MarkCells& action);
    void operator()(const DraftAnswer& action);
    void operator()(const CheckAnswer& action);
    void operator()(const TryAgain& action);
    void operator()(const ShowAnswer& action);
    void operator()(const ChooseSeed& action);
    void operator()(const CopyAddress& action);
    void clear_marks();
    // Results.
    void hand_in();
    void reset();

private:
    Course& course() { return *session_.course_; }
    bool reading() const { return session_.course() && session_.course()->at(); }
    bool has_task(std::size_t task) const {
        return reading() && task < session_.course()->lesson().tasks.size();
    }
    void open(const std::string& file);
    void open_folder(LessonFolder folder);
    void come_in();
    void set_aside();
    void begin_page();
    void set_map(Scenario scenario);
    void open_panes();
    // The run and the picture anew: a question was opened, or answered.
    void look_again();
    void go_to_asked_step(std::size_t task);
    void answer(std::size_t task, bool shown);
    LessonRecord& record();
    void note_page();

    Session& session_;
};

}  // namespace fovlab
