"""Rules by real keys and clicks, and the command line as the judge of what they change."""

from lab_driver import is_right, open_lab, run_parts

CHOICES = {"floor": ("centre", "any"), "wall": ("any", "centre"), "slopes": ("exact", "float"),
           "order": ("recursion", "by-depth")}  # fmt: skip


def flips(lab, rule, act):
    """Acts twice: the rule goes to its other value and comes back, and what is visible follows."""
    first, other = CHOICES[rule]
    for number, value in enumerate((other, first)):
        undo = lab.report()["undo"]
        act()
        report = lab.wait(f"{rule} {value}, time {number + 1}", lambda report, value=value: report[rule] == value)
        assert is_right(report), f"{rule} {value}"
        assert report["undo"] == undo + 1, f"{rule} {value} is one undo step"


def keys_flip_rules():
    """F and W flip the floor rule and the wall rule."""
    with open_lab() as lab:
        assert lab.report()["floor"] == "centre" and lab.report()["wall"] == "any"
        flips(lab, "floor", lambda: lab.key("f"))
        flips(lab, "wall", lambda: lab.key("w"))


def clicks_flip_rules():
    """A click in the middle of a rule's control flips it."""
    with open_lab() as lab:
        for rule in CHOICES:
            flips(lab, rule, lambda rule=rule: lab.click_item(f"rule.{rule}"))


def keys_change_the_radius():
    """[ and ] make the radius smaller and larger, a cell at a time."""
    with open_lab() as lab:
        radius = lab.report()["radius"]
        for key, change in (("bracketleft", -1), ("bracketleft", -2), ("bracketright", -1), ("bracketright", 0)):
            lab.key(key)
            report = lab.wait(f"radius {change}", lambda report, r=radius + change: report["radius"] == r)
            assert is_right(report)
        for _ in range(radius + 3):
            lab.key("bracketleft")
        report = lab.wait("radius 0", lambda report: report["radius"] == 0)
        assert is_right(report) and sum(row.count("*") for row in report["visible"]) == 1


def the_radius_can_be_unlimited():
    """The button for an unlimited radius, and the slider."""
    with open_lab() as lab:
        lab.click_item("rule.unlimited")
        report = lab.wait("unlimited", lambda report: report["radius"] is None)
        assert is_right(report)
        lab.key("bracketright")  # means nothing now
        lab.click_item("rule.unlimited")
        report = lab.wait("limited", lambda report: report["radius"] == 8)
        lab.click_item("rule.radius", across=0.2)
        report = lab.wait("the slider", lambda report: report["radius"] != 8)
        assert is_right(report) and report["undo"] == 3


def rules_keep_the_step():
    """In the middle of the steps a flipped rule keeps the start at the start, and can be undone."""
    with open_lab() as lab:
        lab.key("Home")
        lab.key("f")
        report = lab.wait("the rule", lambda report: report["floor"] == "any")
        assert report["step"] == 0
        lab.key("ctrl+z")
        lab.wait("undo", lambda report: report["floor"] == "centre" and report["undo"] == 0)


run_parts(keys_flip_rules, clicks_flip_rules, keys_change_the_radius, the_radius_can_be_unlimited, rules_keep_the_step)
