"""The course: every lesson is in order, every task takes its right answer and refuses its wrong one, every picture is what the
lab draws today, and every link leads somewhere.

tests/lessons/NN-name.json holds the answers: a list with {"task": N, "right": …, "wrong": …} for every task of lessons/NN-name.md.
"""

import json
import pathlib
import re
import subprocess
import sys
import tempfile
import unittest

ROOT = pathlib.Path(__file__).resolve().parents[2]
LESSONS = ROOT / "lessons"
ANSWERS = ROOT / "tests" / "lessons"
CLI = sys.argv.pop(1)

LEAST_LESSONS = 12
LEAST_TASKS = 3


def cli(*arguments, text=""):
    return subprocess.run([CLI, *map(str, arguments)], input=text, capture_output=True, encoding="utf-8", check=False)


def files():
    return sorted(file for file in LESSONS.glob("*.md") if file.name != "README.md")


def task_count(lesson):
    """Of the blocks that ask something; a fence inside a longer one is text."""
    count, fence = 0, ""
    for line in lesson.read_text(encoding="utf-8").splitlines():
        mark = re.match(r"\s{0,3}(`{3,}|~{3,})\s*(\w*)", line)
        if not mark:
            continue
        if not fence:
            fence = mark[1]
            count += mark[2] in ("task", "quiz")
        elif mark[1].startswith(fence) and not mark[2]:
            fence = ""
    return count


class Course(unittest.TestCase):
    def test_there_are_enough_lessons_and_each_asks_enough(self):
        self.assertGreaterEqual(len(files()), LEAST_LESSONS)
        for number, lesson in enumerate(files(), 1):
            with self.subTest(lesson.name):
                self.assertTrue(lesson.name.startswith(f"{number:02}-"), "lessons are numbered without a gap")
                self.assertGreaterEqual(task_count(lesson), LEAST_TASKS)

    def test_every_lesson_passes_its_check(self):
        for lesson in files():
            with self.subTest(lesson.name):
                checked = cli("lesson", "check", lesson)
                self.assertEqual((checked.returncode, checked.stdout, checked.stderr), (0, f"{lesson}: ok\n", ""))

    def test_every_task_takes_its_right_answer_and_refuses_its_wrong_one(self):
        for lesson in files():
            answers = ANSWERS / f"{lesson.stem}.json"
            with self.subTest(lesson.name):
                self.assertTrue(answers.exists(), f"{answers.name} is missing")
                recorded = json.loads(answers.read_text(encoding="utf-8"))
                self.assertEqual([one["task"] for one in recorded], list(range(1, task_count(lesson) + 1)))
            for one in recorded if answers.exists() else []:
                for kind, status in (("right", 0), ("wrong", 1)):
                    with self.subTest(lesson.name, task=one["task"], answer=kind):
                        answer = json.dumps(one[kind])
                        judged = cli("lesson", "judge", lesson, "--task", one["task"], "--answer", "-", text=answer)
                        self.assertEqual(judged.returncode, status, f"{answer}: {judged.stdout}{judged.stderr}")
                        told = json.loads(judged.stdout)
                        self.assertEqual(told["right"], kind == "right")
                        self.assertGreater(len(told["feedback"].split()), 2, "feedback is never a word alone")

    def test_no_answers_are_kept_for_a_lesson_that_is_gone(self):
        names = {lesson.stem for lesson in files()}
        self.assertEqual({answers.stem for answers in ANSWERS.glob("*.json")} - names, set())

    def test_every_picture_is_what_the_lab_draws_today(self):
        made_of = sorted((LESSONS / "pictures").glob("*.toml"))
        self.assertTrue(made_of)
        with tempfile.TemporaryDirectory() as folder:
            for scenario in made_of:
                with self.subTest(scenario.name):
                    made = pathlib.Path(folder) / f"{scenario.stem}.svg"
                    drawn = cli("figure", scenario, "-o", made)
                    self.assertEqual(drawn.returncode, 0, drawn.stderr)
                    kept = scenario.with_suffix(".svg")
                    self.assertTrue(kept.exists(), f"{kept.name} is missing")
                    self.assertEqual(kept.read_bytes(), made.read_bytes(), f"make {kept.name} anew")

    def test_every_link_and_picture_of_a_lesson_exists(self):
        for lesson in [*files(), LESSONS / "README.md"]:
            text = re.sub(r"^(`{3,}).*?^\1`*\s*$", "", lesson.read_text(encoding="utf-8"), flags=re.M | re.S)
            for target in re.findall(r"\]\(([^)\s]+)\)", re.sub(r"`[^`\n]*`", "", text)):
                with self.subTest(lesson.name, target=target):
                    web = target.startswith(("http://", "https://"))
                    self.assertTrue(web or (LESSONS / target).exists())

    def test_every_picture_is_shown_somewhere(self):
        text = "".join(lesson.read_text(encoding="utf-8") for lesson in files())
        for picture in sorted((LESSONS / "pictures").glob("*.svg")):
            self.assertIn(f"pictures/{picture.name}", text)


if __name__ == "__main__":
    unittest.main()
