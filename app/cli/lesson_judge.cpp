#include "app/cli/lesson_judge.h"

#include "app/cli/command_line.h"
#include "app/cli/complain.h"
#include "app/cli/input.h"
#include "app/cli/json_values.h"
#include "app/cli/output.h"
#include "app/cli/values.h"
#include "app/session/answer_json.h"
#include "core/lesson/judge.h"
#include "core/lesson/read_lesson.h"

#include <vector>

namespace fovlab::cli {
namespace {

Json list_of(const std::vector<Point>& cells) {
    Json list = Json::array();
    for (const Point cell : cells) {
        list.push_back(to_json(cell));
    }
    return list;
}

std::string as_json(const Verdict& verdict, const Task& task) {
    Json json;
    json["right"] = verdict.right;
    json["feedback"] = verdict.feedback;
    if (std::holds_alternative<Predict>(task.what)) {
        json["hits"] = list_of(verdict.hits);
        json["missed"] = list_of(verdict.missed);
        json["wrong"] = list_of(verdict.wrong);
    }
    if (std::holds_alternative<Build>(task.what)) {
        json["goals"] = Json::array();
        for (const Verdict::Goal& goal : verdict.goals) {
            Json row;
            row["holds"] = goal.holds;
            row["words"] = goal.words;
            json["goals"].push_back(std::move(row));
        }
    }
    return json.dump() + "\n";
}

// Which task, from 0; what is wrong is told.
std::optional<std::size_t> task_of(const std::string& number, const Lesson& lesson, Streams& streams) {
    const std::optional<int> task = whole_number(number);
    const std::size_t count = lesson.tasks.size();
    if (task && *task >= 1 && static_cast<std::size_t>(*task) <= count) {
        return static_cast<std::size_t>(*task) - 1;
    }
    complain(streams, count == 0 ? "--task: the lesson has no tasks"
                                 : "--task takes a whole number from 1 to " + std::to_string(count) +
                                       ", as many as the lesson has, not " + in_quotes(number));
    return std::nullopt;
}

}  // namespace

int run_judge(const Command& command, std::span<const std::string> arguments, Streams& streams) {
    CommandLine line(command);
    std::string file;
    std::optional<std::string> number;
    std::optional<std::string> answer;
    line.add_file("FILE", "A lesson, a Markdown file; - for standard input", file);
    line.add_option("--task", "N", "Which `task` or `quiz` of the lesson, from 1; must be given", number);
    line.add_option("--answer", "JSON", "The answer, or - for standard input; must be given", answer);
    if (const std::optional<int> status = line.parse(arguments, streams)) {
        return *status;
    }
    if (!number || !answer) {
        return line.complain_missing(number ? "--answer" : "--task", streams);
    }
    if (file == "-" && *answer == "-") {
        return complain(streams, "only one of FILE and --answer can be standard input");
    }
    const std::optional<std::string> text = read_input(file, streams);
    if (!text) {
        return k_bad_input;
    }
    const Result<Lesson> lesson = read_lesson(*text);
    if (!lesson) {
        return complain(streams, file, lesson.error());
    }
    const std::optional<std::size_t> task = task_of(*number, lesson.value(), streams);
    if (!task) {
        return k_bad_input;
    }
    const std::optional<std::string> given = *answer == "-" ? read_input("-", streams) : answer;
    if (!given) {
        return k_bad_input;
    }
    const Result<Answer> read = answer_of_json(*given, lesson.value(), *task);
    if (!read) {
        return complain(streams, "--answer: " + read.error().reason);
    }
    const Verdict verdict = judge(lesson.value(), *task, read.value());
    Output output(streams);
    output.add(as_json(verdict, lesson.value().tasks[*task]));
    return output.finish(verdict.right ? k_done : k_check_failed);
}

}  // namespace fovlab::cli
