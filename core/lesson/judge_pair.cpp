// Who sees whom: both, only one, or neither.
#include "core/lesson/judging.h"

namespace fovlab {
namespace {

struct Both {
    Recording from_a;
    Recording from_b;
    bool a_sees = false;
    bool b_sees = false;
};

Both look(const WhoSeesWhom& task, const Asked& asked) {
    Scenario scene = standpoint_of(asked.scenario).scene;
    scene.viewer = task.a;
    Recording from_a = whole_run(scene);
    scene.viewer = task.b;
    Recording from_b = whole_run(scene);
    const bool a_sees = from_a.trace.visible().contains(task.b);
    const bool b_sees = from_b.trace.visible().contains(task.a);
    return {std::move(from_a), std::move(from_b), a_sees, b_sees};
}

Who who_of(bool a_sees, bool b_sees) {
    return a_sees ? (b_sees ? Who::both : Who::a) : (b_sees ? Who::b : Who::neither);
}

bool says_a_sees(Who who) { return who == Who::both || who == Who::a; }
bool says_b_sees(Who who) { return who == Who::both || who == Who::b; }

std::string fact(std::string_view from, bool sees, std::string_view to) {
    return std::string(from) + (sees ? " sees " : " does not see ") + std::string(to);
}

}  // namespace

Who right_who(const WhoSeesWhom& task, const Asked& asked) {
    const Both both = look(task, asked);
    return who_of(both.a_sees, both.b_sees);
}

Verdict judge_pair(const WhoSeesWhom& task, const Asked& asked, const Answer& answer) {
    const Both both = look(task, asked);
    Verdict verdict;
    if (!answer.who) {
        verdict.feedback = "Nothing is chosen yet: both, only A, only B, or neither.";
        return verdict;
    }
    verdict.right = *answer.who == who_of(both.a_sees, both.b_sees);
    // The way that was told wrong; of a right answer the way that is barred.
    const bool about_a =
        verdict.right ? !both.a_sees || both.b_sees : says_a_sees(*answer.who) != both.a_sees;
    const std::string why = about_a ? reason_of(both.from_a, task.b) : reason_of(both.from_b, task.a);
    const std::string a = fact("A", both.a_sees, "B");
    const std::string b = fact("B", both.b_sees, "A");
    if (verdict.right) {
        const bool alike = both.a_sees == both.b_sees;
        verdict.feedback =
            a + (alike ? ", and " : ", but ") + b + ". From " + (about_a ? "A: " : "B: ") + why;
    } else {
        const bool other_right = about_a ? says_b_sees(*answer.who) == both.b_sees : true;
        verdict.feedback = (other_right ? "You are right about one way: " + (about_a ? b : a) + ". But "
                                        : std::string("Neither way is as you say: ")) +
                           (about_a ? a : b) + ". From " + (about_a ? "A: " : "B: ") + why;
    }
    verdict.look_at = about_a ? task.b : task.a;
    return verdict;
}

}  // namespace fovlab
