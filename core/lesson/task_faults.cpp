#include "core/lesson/task_faults.h"

#include "core/grid/point_words.h"
#include "core/lesson/lesson_fields.h"
#include "core/lesson/usual_question.h"

#include <algorithm>
#include <set>

namespace fovlab {
namespace {

// A task and the page that it stands on, and what is said of both.
class TaskCheck {
public:
    TaskCheck(TaskDraft& draft, const Page& page) : draft_(draft), page_(page) {}

    void operator()(Predict& predict);
    void operator()(Choice& choice);
    void operator()(Number& number);
    void operator()(FindStep& step);
    void operator()(Build& build);
    void operator()(FindBug& bug);
    void operator()(WhoSeesWhom& who);

    // A map by chance belongs to this kind.
    void check_random(bool may_have_one);

private:
    bool has(std::string_view key) const { return draft_.table.contains(key); }
    void refuse(std::string_view key, std::string reason) {
        draft_.reading.refuse(*draft_.table.get(key), "`" + std::string(key) + "` " + std::move(reason));
    }
    void refuse_whole(std::string reason) { draft_.reading.refuse(k_whole_block, std::move(reason)); }
    const Scenario& scene() const { return *page_.scenario; }
    void check_on_map(std::string_view key, const toml::node& node, Point cell);
    void check_name(const CellName& name, const toml::node& node);
    void check_options(const Choice& choice);
    void check_cells(const Choice& choice);
    void take_mark(std::string_view key, const std::string& mark, Point& cell);

    TaskDraft& draft_;
    const Page& page_;
};

void TaskCheck::check_random(bool may_have_one) {
    if (draft_.task.random && !may_have_one) {
        refuse("random",
               "has no place here; maps by chance are for `predict` and for a `choice` among cells");
    }
}

void TaskCheck::check_on_map(std::string_view key, const toml::node& node, Point cell) {
    const Grid& grid = scene().grid;
    if (!grid.contains(cell)) {
        draft_.reading.refuse(
            node, "`" + std::string(key) + "`: " + off_the_map_in_words(cell, grid.width(), grid.height()));
    }
}

void TaskCheck::operator()(Predict& predict) {
    check_random(true);
    if (predict.what == Predict::What::remembered && (draft_.task.random || !scene().walk)) {
        refuse("what", "remembered needs a walk: a scenario with [walk]");
    }
    if (predict.what == Predict::What::next && !draft_.task.random && !page_.at_start && !scene().step) {
        refuse("what",
               "next finds nothing after the end of the run; give the scenario a `step`, or the page "
               "step = \"start\"");
    }
    const int width = draft_.task.random ? draft_.task.random->width : scene().grid.width();
    const int height = draft_.task.random ? draft_.task.random->height : scene().grid.height();
    if (predict.among) {
        const Room& room = *predict.among;
        if (room.x + room.width > width || room.y + room.height > height) {
            refuse("among", "does not lie on the map of " + std::to_string(width) + " × " +
                                std::to_string(height) + " cells");
        }
    }
}

void TaskCheck::operator()(Choice& choice) {
    const bool words = has("options");
    check_random(!words);
    if (words && has("cells")) {
        refuse("cells", "and `options` are two tasks; write one of them");
    } else if (words) {
        check_options(choice);
    } else {
        check_cells(choice);
    }
}

void TaskCheck::check_options(const Choice& choice) {
    const auto count = static_cast<int>(choice.options.size());
    for (const std::string_view key : {"which", "count"}) {
        if (has(key)) {
            refuse(key, "is for a choice among cells");
        }
    }
    if (!has("right")) {
        refuse_whole("this choice needs `right`, the number of the option that is, as in right = 2");
    }
    if (count > 0 &&
        std::any_of(choice.right.begin(), choice.right.end(), [count](int i) { return i > count; })) {
        refuse("right", "names an option that is not there; `options` are " + std::to_string(count));
    }
    if (std::set<int>(choice.right.begin(), choice.right.end()).size() != choice.right.size()) {
        refuse("right", "names an option twice");
    }
    if (has("because") && !choice.because.empty() && choice.because.size() != choice.options.size()) {
        refuse("because", "has " + std::to_string(choice.because.size()) + " of the " +
                              std::to_string(count) + " reasons; write one for each of `options`");
    }
}

void TaskCheck::check_cells(const Choice& choice) {
    for (const std::string_view key : {"right", "because"}) {
        if (has(key)) {
            refuse(key, "is for a choice among `options`; which cells are right the lab finds out");
        }
    }
    if (draft_.task.random) {
        if (has("cells")) {
            refuse("cells", "have no place beside `random`, which finds them");
        }
        return;
    }
    if (has("count")) {
        refuse("count", "is for maps by chance");
    }
    if (!has("cells")) {
        refuse_whole("this choice needs `options`, or `cells` as in cells = [[3, 1], [7, 4]]");
        return;
    }
    const toml::array* nodes = draft_.table.get("cells")->as_array();
    for (std::size_t i = 0; nodes && choice.cells.size() == nodes->size() && i < nodes->size(); ++i) {
        const toml::node& node = (*nodes)[i];
        const Point cell = choice.cells[i];
        check_on_map("cells", node, cell);
        if (std::find(choice.cells.begin(), choice.cells.begin() + static_cast<std::ptrdiff_t>(i), cell) !=
            choice.cells.begin() + static_cast<std::ptrdiff_t>(i)) {
            draft_.reading.refuse(node, in_words(cell) + " is named twice");
        }
    }
}

void TaskCheck::operator()(Number& number) {
    check_random(false);
    if (has("of") == has("right")) {
        refuse_whole(has("of") ? "`of` is counted by the lab, and `right` by you; write one of them"
                               : "this number needs `of`, as in of = \"visible\", or `right`");
    }
    if (number.at && page_.scenario) {
        check_on_map("at", *draft_.table.get("at"), *number.at);
    }
}

void TaskCheck::operator()(FindStep& step) {
    check_random(false);
    static constexpr std::string_view k_says[] = {"event", "at", "depth", "wedge", "decides"};
    if (std::none_of(std::begin(k_says), std::end(k_says),
                     [this](std::string_view key) { return has(key); })) {
        refuse_whole("this step needs to be told, as in event = \"split\" or decides = [3, 1]");
    }
    if (step.decides) {
        check_on_map("decides", *draft_.table.get("decides"), *step.decides);
    }
}

void TaskCheck::check_name(const CellName& name, const toml::node& node) {
    if (!cell_of(name, scene())) {
        draft_.reading.refuse(node, "nothing on the page's map is called `" + cut_short(name.words) +
                                        "`; name it in the [legend], or write a cell such as (3, 4)");
    }
}

void TaskCheck::operator()(Build& build) {
    check_random(false);
    const toml::node& node = *draft_.table.get("goal");
    const toml::array* several = node.as_array();
    for (std::size_t i = 0; i < build.goals.size(); ++i) {
        const toml::node& here = several ? (*several)[i] : node;
        if (const auto* sees = std::get_if<SeesCondition>(&build.goals[i].what)) {
            check_name(sees->from, here);
            check_name(sees->to, here);
        } else if (const auto* state = std::get_if<StateCondition>(&build.goals[i].what)) {
            check_name(state->cell, here);
        }
    }
}

void TaskCheck::operator()(FindBug& bug) {
    check_random(false);
    const MistakeInfo& mistake = info(bug.mistake);
    if (mistake.of_walks && !scene().walk) {
        refuse("mistake", "is one of walks, and this page has none: give its scenario a [walk]");
    } else if (!mistake.of_walks && scene().algorithm != Algorithm::symmetric) {
        refuse("mistake", "is one of symmetric shadowcasting, and the scenario's algorithm is another");
    } else if (!mistake.of_walks && with_mistake(scene().rules, bug.mistake) == scene().rules) {
        refuse("mistake", "is what the scenario's own rules say, so that nothing is wrong");
    }
}

void TaskCheck::take_mark(std::string_view key, const std::string& mark, Point& cell) {
    if (has(key)) {
        check_on_map(key, *draft_.table.get(key), cell);
        return;
    }
    if (const std::optional<Point> found = cell_of({mark}, scene())) {
        cell = *found;
        return;
    }
    refuse_whole("nothing on the page's map is called " + mark + "; give the cell, as in " +
                 std::string(key) + " = [3, 4]");
}

void TaskCheck::operator()(WhoSeesWhom& who) {
    check_random(false);
    const std::size_t before = draft_.reading.count();
    take_mark("a", "A", who.a);
    take_mark("b", "B", who.b);
    if (draft_.reading.count() == before && who.a == who.b) {
        refuse_whole("A and B are the same cell, " + in_words(who.a) + "; name two");
    }
}

// Is it about a map? Words to choose from and numbers that the lesson tells are not.
bool needs_scenario(const TaskDraft& draft) {
    const bool words = std::holds_alternative<Choice>(draft.task.what) && draft.table.contains("options");
    const auto* number = std::get_if<Number>(&draft.task.what);
    return !words && !(number && !number->of && !number->at);
}

// A map by chance takes the place of the page's, so that nothing else can be asked of that.
void check_random_maps(LessonDraft& draft) {
    for (std::size_t page = 0; page < draft.lesson.pages.size(); ++page) {
        std::vector<TaskDraft*> of_map;
        for (TaskDraft& task : draft.tasks) {
            if (task.page == page && task.is_read && needs_scenario(task)) {
                of_map.push_back(&task);
            }
        }
        for (std::size_t i = 0; of_map.size() > 1 && i < of_map.size(); ++i) {
            if (of_map[i]->task.random) {
                of_map[i]->reading.refuse(
                    *of_map[i]->table.get("random"),
                    "`random` makes a map for the whole page, and another task here asks "
                    "about the map too; give each a page of its own");
            }
        }
    }
}

// While one is open the map shows no light: two would hide each other's answers.
bool is_prediction(const Task& task) { return std::holds_alternative<Predict>(task.what); }

// The map has one A and one B.
bool has_letters(const Task& task) {
    const auto* choice = std::get_if<Choice>(&task.what);
    return (choice && choice->of_cells()) || std::holds_alternative<WhoSeesWhom>(task.what);
}

// Is it judged by the run on the page, which beside a mistake on purpose would be another one than is shown?
bool asks_the_run(const Task& task) {
    const auto* choice = std::get_if<Choice>(&task.what);
    const auto* number = std::get_if<Number>(&task.what);
    return !(choice && !choice->of_cells()) && !(number && !number->of);
}

void check_one_a_page(LessonDraft& draft, bool (*is_one)(const Task&), const std::string& fault) {
    std::vector<bool> has_one(draft.lesson.pages.size());
    for (TaskDraft& task : draft.tasks) {
        if (!task.is_read || !is_one(task.task)) {
            continue;
        }
        if (has_one[task.page]) {
            task.reading.refuse(k_whole_block, fault);
        }
        has_one[task.page] = true;
    }
}

void check_beside_mistakes(LessonDraft& draft) {
    std::vector<bool> mistaken(draft.lesson.pages.size());
    for (const TaskDraft& task : draft.tasks) {
        if (task.is_read && std::holds_alternative<FindBug>(task.task.what)) {
            mistaken[task.page] = true;
        }
    }
    std::vector<bool> has_one(draft.lesson.pages.size());
    for (TaskDraft& task : draft.tasks) {
        if (!task.is_read || !mistaken[task.page] || !asks_the_run(task.task)) {
            continue;
        }
        if (!std::holds_alternative<FindBug>(task.task.what) || has_one[task.page]) {
            task.reading.refuse(
                k_whole_block,
                "a page with a `find-bug` shows a run with a mistake, and has room for no other "
                "task about that run; give this one a page of its own");
        }
        has_one[task.page] = has_one[task.page] || std::holds_alternative<FindBug>(task.task.what);
    }
}

void check_room_on_pages(LessonDraft& draft) {
    check_one_a_page(draft, is_prediction,
                     "a page has room for one `predict`; give this one a page of its own");
    check_one_a_page(
        draft, has_letters,
        "a page has room for one task whose cells have letters on the map; give this one a page of its own");
    check_beside_mistakes(draft);
}

}  // namespace

void check_tasks(LessonDraft& draft) {
    for (TaskDraft& task : draft.tasks) {
        const Page& page = draft.lesson.pages[task.page];
        if (!task.is_read || !task.reading.ok() || draft.scenario_is_broken[task.page]) {
            continue;
        }
        if (needs_scenario(task) && !page.scenario) {
            task.reading.refuse(k_whole_block,
                                "this task is about a map, and no page up to here has a `scenario`");
            continue;
        }
        TaskCheck check(task, page);
        std::visit(check, task.task.what);
        if (task.task.ask.empty()) {
            task.task.ask = usual_question(task.task.what, page.scenario);
        }
    }
    check_random_maps(draft);
    check_room_on_pages(draft);
}

}  // namespace fovlab
