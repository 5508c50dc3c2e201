// What a learner answers a task with: the controls for each kind of task, in its card.
//
// Units: window pixels.
#pragma once

#include "app/panels/panel_context.h"
#include "app/session/course.h"

#include <array>
#include <cstddef>
#include <map>
#include <optional>
#include <string>
#include <vector>

namespace fovlab {

// A task on the screen.
struct ShownTask {
    const Course& course;
    std::size_t index = 0;

    const Task& task() const { return course.lesson().tasks[index]; }
    const TaskWork& work() const { return course.work(index); }
    bool is_right() const { return work().verdict && work().verdict->right; }
    // Can the answer be changed still? Marks on the map cannot, once they were judged.
    bool editable() const { return !is_right() && !work().shown; }
};

class TaskAnswers {
public:
    void draw(PanelContext& ui, const ShownTask& shown, float width);
    // The map by chance that the task is about.
    void seed(PanelContext& ui, const ShownTask& shown);

    // Is there anything to judge?
    static bool answered(const ShownTask& shown);

private:
    // A field that is typed into, and what the task's draft was when they last agreed.
    struct Field {
        std::array<char, 64> typed{};
        std::optional<std::string> agreed;
        bool goes_on = false;  // keeps the keyboard, unless that was right
    };
    struct Goals {
        std::uint64_t serial = 0;
        std::vector<Verdict::Goal> goals;
    };

    void predict(PanelContext& ui, const ShownTask& shown, float width);
    void choice(PanelContext& ui, const ShownTask& shown, float width);
    void number(PanelContext& ui, const ShownTask& shown);
    void build(PanelContext& ui, const ShownTask& shown, float width);
    bool has_several(const ShownTask& shown);
    void begin(const Course& course);

    // Of the lesson that was shown last, by task.
    const Task* tasks_ = nullptr;
    std::map<std::size_t, Field> fields_;
    std::map<std::size_t, Goals> goals_;
    std::map<std::size_t, bool> several_;  // are several options right?
};

}  // namespace fovlab
