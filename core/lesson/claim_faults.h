// Claims that are not true, or whose number the text does not say. Only this room's sources include this.
#pragma once

#include "core/lesson/lesson_draft.h"

namespace fovlab {

// Of all pages whose scenario could be read.
void check_claims(LessonDraft& draft);

}  // namespace fovlab
