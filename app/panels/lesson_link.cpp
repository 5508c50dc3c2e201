#include "app/panels/lesson_link.h"

#include "app/panels/lesson_act.h"
#include "app/session/course.h"
#include "core/lesson/read_lesson.h"

namespace fovlab {

bool leads_to_lesson(const std::string& link) {
    return link.find("://") == std::string::npos && is_lesson_name(link);
}

void follow_link(PanelContext& ui, const std::string& link) {
    const Course* course = ui.session.course();
    if (!course || !leads_to_lesson(link)) {
        lesson_act(ui, CopyAddress{link});
        return;
    }
    const std::string beside = course->built_in() ? link : course->folder().folder + "/" + link;
    lesson_act(ui, OpenLesson{beside});
}

}  // namespace fovlab
