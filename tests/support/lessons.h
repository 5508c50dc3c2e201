// Lessons for the tests: pages by hand with one task each, and scenarios from pictures with marks on them.
#pragma once

#include "core/lesson/judge.h"
#include "core/lesson/lesson.h"
#include "tests/support/maps.h"

#include <doctest/doctest.h>

#include <string>
#include <utility>
#include <vector>

namespace fovlab::test {

// A picture with one @, and marks A and B, a watcher g (it sees 3 cells far) and an item i on floor.
inline Scenario scene_of(std::vector<std::string> rows, Rules rules = {}) {
    std::vector<Thing> things;
    for (int y = 0; y < static_cast<int>(rows.size()); ++y) {
        for (int x = 0; x < static_cast<int>(rows[0].size()); ++x) {
            char& glyph = rows[static_cast<std::size_t>(y)][static_cast<std::size_t>(x)];
            if (glyph == 'A' || glyph == 'B' || glyph == 'g' || glyph == 'i') {
                things.push_back({{x, y}, glyph});
                glyph = '.';
            }
        }
    }
    const View view = view_of(rows);
    Scenario scene = with_map({view.grid, view.viewer});
    scene.rules = rules;
    scene.legend = {{'A', "A", ThingKind::mark},
                    {'B', "B", ThingKind::mark},
                    {'g', "goblin", ThingKind::watcher, 3},
                    {'i', "", ThingKind::item}};
    scene.things = things;
    return scene;
}

// One page with one task.
inline Lesson lesson_with(Scenario scenario, TaskKind what, std::optional<RandomMap> random = {}) {
    Lesson lesson;
    lesson.title = "A lesson";
    lesson.tasks.push_back({std::move(what), 5, "What?", "Look closely.", "So it is.", random});
    Page page;
    page.title = "A page";
    page.scenario = std::move(scenario);
    Block block;
    block.kind = Block::Kind::task;
    block.task = 0;
    page.blocks.push_back(block);
    lesson.pages.push_back(page);
    return lesson;
}

inline std::vector<Condition> conditions_of(const std::vector<std::string>& words) {
    std::vector<Condition> conditions;
    for (const std::string& one : words) {
        const Result<Condition> condition = read_condition(one);
        REQUIRE_MESSAGE(condition.ok(), one);
        conditions.push_back(condition.value());
    }
    return conditions;
}

inline bool begins_with(const std::string& words, const std::string& begin) {
    return words.rfind(begin, 0) == 0;
}
inline bool has(const std::string& words, const std::string& part) {
    return words.find(part) != std::string::npos;
}

}  // namespace fovlab::test
