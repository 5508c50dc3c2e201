// Two short lessons, and a session that reads them: texts for tests of lessons.
#pragma once

#include "app/session/course.h"
#include "app/session/session.h"
#include "app/session/session_scene.h"
#include "core/lesson/judge.h"

#include <algorithm>
#include <cstddef>
#include <string>
#include <vector>

namespace fovlab::test {

inline const std::string k_first_lesson = R"(# First lesson

Look.

```scenario
version = 1
map = '''
.......
..#....
.......
...@...
.......
'''
radius = 3
```

```page
show = ["tools", "wedges"]
```

## Mark the dark

```task
kind = "predict"
what = "dark"
```

## Paint

```scenario
version = 1
map = '''
A...B
..@..
'''

[legend]
A = { name = "A", kind = "mark" }
B = { name = "B", kind = "mark" }
```

```task
kind = "build"
goal = ["A does not see B"]
```

## Find it

```scenario
version = 1
map = '''
.....
..#..
..@..
'''
```

```task
kind = "find-bug"
mistake = "walls-unseen"
```
)";

inline const std::string k_second_lesson = R"(# Second lesson

## The next row

```scenario
version = 1
map = '''
.......
..#....
.......
...@...
.......
'''
radius = 3
step = 12
```

```task
kind = "predict"
what = "next"
```

## By chance

```task
kind = "predict"
random = { kind = "noise", walls = 25, width = 9, height = 7, seed = 3 }
```

## A walk

```scenario
version = 1
map = '''
@....
'''
```

```page
view = "explore"
```
)";

inline LessonFolder lesson_folder(const std::string& first = k_first_lesson) {
    LessonFolder made;
    made.folder = "/lessons";
    made.lessons = {{"/lessons/1.md", first}, {"/lessons/2.md", k_second_lesson}};
    return made;
}

inline void open_lesson(Session& session, const std::string& file) {
    session.apply(LessonAction(LoadedLessons{lesson_folder(), file}));
}
inline void turn_to(Session& session, std::size_t page) { session.apply(LessonAction(GoToPage{page})); }
inline void check_answer(Session& session, std::size_t task) {
    session.apply(LessonAction(CheckAnswer{task}));
}
inline void mark_cells(Session& session, const std::vector<Point>& cells) {
    session.apply(LessonAction(MarkCells{cells, true}));
}

inline std::size_t cells_in(const Session& session, SightState sight) {
    const Scene scene = scene_of_run(session, Side::left, session.layers(), true);
    return static_cast<std::size_t>(std::count_if(scene.cells.begin(), scene.cells.end(),
                                                  [=](const CellLook& look) { return look.sight == sight; }));
}

}  // namespace fovlab::test
