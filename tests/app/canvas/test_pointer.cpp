#include "app/canvas/pointer.h"

#include "tests/support/random.h"

#include <doctest/doctest.h>

#include <algorithm>

namespace fovlab {
namespace {

using State = Pointer::State;
using Kind = PointerEvent::Kind;
using Button = PointerButton;

constexpr Point k_viewer{5, 5};

// A hand over a map whose cells are 20 pixels wide.
class Hand {
public:
    Hand() {
        view_.fit({0.0, 0.0, 400.0, 300.0}, 20, 15, 0.0);
        REQUIRE(view_.cell() == 20.0);
    }

    Hand& tool(Terrain terrain) {
        tool_ = terrain;
        return *this;
    }
    Hand& stroke(Stroke stroke) {
        stroke_ = stroke;
        return *this;
    }
    Hand& cancel() {
        pointer_.cancel(actions_);
        return *this;
    }
    Hand& move_with_shift(Point cell) {
        at_ = view_.to_pixel(centre_of(cell));
        return tell({Kind::move, at_, Button::left, 0.0, true}, true);
    }
    Hand& move(Point cell, bool over_map = true) {
        at_ = view_.to_pixel(centre_of(cell));
        return tell({Kind::move, at_}, over_map);
    }
    Hand& nudge(double x, double y) {
        at_ = {at_.x + x, at_.y + y};
        return tell({Kind::move, at_}, true);
    }
    Hand& press(Button button, bool shift = false, bool alt = false, bool over_map = true) {
        return tell({Kind::press, at_, button, 0.0, shift, alt}, over_map);
    }
    Hand& release(Button button, bool over_map = true) {
        return tell({Kind::release, at_, button}, over_map);
    }
    Hand& wheel(double notches, bool over_map = true) {
        return tell({Kind::wheel, at_, Button::left, notches}, over_map);
    }
    Hand& leave() { return tell({Kind::leave, at_}, false); }
    Hand& lose_focus() { return tell({Kind::focus_lost, at_}, true); }

    State state() const { return pointer_.state(); }
    bool edits() const { return pointer_.edits(); }
    std::optional<Point> pointed() const { return pointer_.pointed(); }
    const ViewTransform& view() const { return view_; }
    Spot at() const { return at_; }
    void forget() { actions_.clear(); }

    template <class Kind>
    std::vector<Kind> of() const {
        std::vector<Kind> found;
        for (const Action& action : actions_) {
            if (const auto* one = std::get_if<Kind>(&action)) {
                found.push_back(*one);
            }
        }
        return found;
    }
    // The cells painted so far, one after another.
    std::vector<Point> painted() const {
        std::vector<Point> cells;
        for (const PaintCells& paint : of<PaintCells>()) {
            cells.insert(cells.end(), paint.cells.begin(), paint.cells.end());
        }
        return cells;
    }
    bool last_is_end() const { return !actions_.empty() && std::holds_alternative<EndEdit>(actions_.back()); }

private:
    Hand& tell(const PointerEvent& event, bool over_map) {
        pointer_.handle(event, over_map, {.viewer = k_viewer, .tool = tool_, .stroke = stroke_}, view_,
                        actions_);
        return *this;
    }

    Pointer pointer_;
    ViewTransform view_;
    Terrain tool_ = Terrain::wall;
    Stroke stroke_ = Stroke::brush;
    Spot at_;
    std::vector<Action> actions_;
};

}  // namespace

TEST_CASE("hovering points at the cell under the pointer, and leaving ends that") {
    Hand hand;
    hand.move({3, 4});
    CHECK(hand.state() == State::idle);
    CHECK(hand.pointed() == Point{3, 4});
    hand.move({3, 4}, false);
    CHECK_FALSE(hand.pointed());
    hand.move({3, 4}).leave();
    CHECK_FALSE(hand.pointed());
    CHECK(hand.painted().empty());
}

TEST_CASE("the left button paints with the tool from press to release") {
    Hand hand;
    hand.tool(Terrain::water).move({1, 1}).press(Button::left);
    CHECK(hand.state() == State::painting);
    hand.move({4, 1}).release(Button::left);
    CHECK(hand.state() == State::idle);
    CHECK(hand.painted() == std::vector<Point>{{1, 1}, {1, 1}, {2, 1}, {3, 1}, {4, 1}});
    for (const PaintCells& paint : hand.of<PaintCells>()) {
        CHECK(paint.terrain == Terrain::water);
    }
    CHECK(hand.last_is_end());
    CHECK(hand.of<EndEdit>().size() == 2);  // it begins a new edit, and closes it
    hand.forget();
    hand.move({9, 9});
    CHECK(hand.painted().empty());
}

TEST_CASE("however many moves come in a frame, they are one painting or one move of the viewer") {
    Hand hand;
    hand.move({1, 1}).press(Button::left).move({3, 1}).move({3, 4}).move({1, 4}).release(Button::left);
    CHECK(hand.of<PaintCells>().size() == 1);
    hand.move({8, 8}).press(Button::left).release(Button::left);
    CHECK(hand.of<PaintCells>().size() == 2);
    hand.forget();
    hand.move(k_viewer).press(Button::left).move({6, 6}).move({9, 6}).release(Button::left);
    REQUIRE(hand.of<MoveViewer>().size() == 1);
    CHECK(hand.of<MoveViewer>()[0].to == Point{9, 6});
}

TEST_CASE("the tool of the press stays for the whole stroke") {
    Hand hand;
    hand.tool(Terrain::wall).move({1, 1}).press(Button::left).tool(Terrain::water).move({3, 1});
    CHECK(hand.of<PaintCells>().back().terrain == Terrain::wall);
}

TEST_CASE("the right button erases, whatever the tool, and on the viewer too") {
    Hand hand;
    hand.move({2, 2}).press(Button::right).move({4, 2}).release(Button::right);
    for (const PaintCells& paint : hand.of<PaintCells>()) {
        CHECK(paint.terrain == Terrain::floor);
    }
    CHECK(hand.painted().back() == Point{4, 2});
    hand.move(k_viewer).press(Button::right);
    CHECK(hand.state() == State::painting);
    CHECK(hand.painted().back() == k_viewer);
}

TEST_CASE("a move within one cell paints nothing new") {
    Hand hand;
    hand.move({2, 2}).press(Button::left);
    hand.forget();
    hand.nudge(5.0, 5.0).nudge(-9.0, 2.0);
    CHECK(hand.painted().empty());
    CHECK(hand.state() == State::painting);
}

TEST_CASE("the way to where the button is released is painted even without a move event") {
    ViewTransform view;
    view.fit({0.0, 0.0, 400.0, 300.0}, 20, 15, 0.0);
    Pointer pointer;
    std::vector<Action> actions;
    const PointerScene scene{.viewer = k_viewer};
    pointer.handle({Kind::press, view.to_pixel(centre_of({1, 1}))}, true, scene, view, actions);
    pointer.handle({Kind::release, view.to_pixel(centre_of({4, 1}))}, true, scene, view, actions);
    const bool reached = std::any_of(actions.begin(), actions.end(), [](const Action& action) {
        const auto* paint = std::get_if<PaintCells>(&action);
        return paint && paint->cells.back() == Point{4, 1};
    });
    CHECK(reached);
    CHECK(pointer.state() == State::idle);
}

TEST_CASE("a line, a rectangle and an outline are drawn out from the cell of the press") {
    for (const Stroke stroke : {Stroke::line, Stroke::rectangle, Stroke::frame}) {
        Hand hand;
        hand.tool(Terrain::water).stroke(stroke).move({1, 1}).press(Button::left);
        CHECK(hand.state() == State::shaping);
        REQUIRE(hand.of<PaintFigure>().size() == 1);
        CHECK(hand.of<PaintFigure>()[0].to == Point{1, 1});
        hand.move({4, 2}).nudge(3.0, 3.0).move({9, 7});
        REQUIRE(hand.of<PaintFigure>().size() == 1);  // within a frame only the last counts
        const PaintFigure figure = hand.of<PaintFigure>()[0];
        CHECK(figure.stroke == stroke);
        CHECK(figure.from == Point{1, 1});
        CHECK(figure.to == Point{9, 7});
        CHECK(figure.terrain == Terrain::water);
        hand.release(Button::left);
        CHECK(hand.state() == State::idle);
        CHECK(hand.last_is_end());
        CHECK(hand.painted().empty());
    }
}

TEST_CASE("the right button draws figures and fills of floor") {
    Hand hand;
    hand.stroke(Stroke::frame).move({1, 1}).press(Button::right).move({3, 3}).release(Button::right);
    CHECK(hand.of<PaintFigure>()[0].terrain == Terrain::floor);
    hand.stroke(Stroke::fill).press(Button::right);
    REQUIRE(hand.of<FillArea>().size() == 1);
    CHECK(hand.of<FillArea>()[0].terrain == Terrain::floor);
}

TEST_CASE("Shift in the course of a figure keeps it straight or square, and lets go of it again") {
    Hand hand;
    hand.stroke(Stroke::line).move({2, 2}).press(Button::left).move_with_shift({9, 3});
    CHECK(hand.of<PaintFigure>().back().to == Point{9, 2});
    hand.forget();
    hand.move({9, 3});  // the same cell, without Shift
    CHECK(hand.of<PaintFigure>().back().to == Point{9, 3});
    hand.release(Button::left).stroke(Stroke::rectangle).move({2, 2}).press(Button::left);
    hand.move_with_shift({4, 7});
    CHECK(hand.of<PaintFigure>().back().to == Point{7, 7});
}

TEST_CASE("fill and pick are done with the press, and dragging on does no more") {
    Hand hand;
    hand.tool(Terrain::curtain).stroke(Stroke::fill).move({3, 3}).press(Button::left);
    CHECK(hand.state() == State::idle);
    REQUIRE(hand.of<FillArea>().size() == 1);
    CHECK(hand.of<FillArea>()[0].at == Point{3, 3});
    CHECK(hand.of<FillArea>()[0].terrain == Terrain::curtain);
    CHECK(hand.last_is_end());
    hand.move({5, 3}).release(Button::left);
    CHECK(hand.of<FillArea>().size() == 1);
    hand.stroke(Stroke::pick).press(Button::left).move({6, 3}).release(Button::left);
    REQUIRE(hand.of<PickTerrain>().size() == 1);
    CHECK(hand.of<PickTerrain>()[0].at == Point{5, 3});
    CHECK(hand.painted().empty());
}

TEST_CASE("the viewer is carried, the map panned and a cell pinned whatever the way to paint") {
    for (const Stroke stroke : {Stroke::line, Stroke::rectangle, Stroke::frame, Stroke::fill, Stroke::pick}) {
        Hand hand;
        hand.stroke(stroke).move(k_viewer).press(Button::left);
        CHECK(hand.state() == State::carrying);
        hand.release(Button::left).move({2, 2}).press(Button::middle);
        CHECK(hand.state() == State::panning);
        hand.release(Button::middle).press(Button::left, true);
        CHECK(hand.of<PinCell>().size() == 1);
        CHECK(hand.of<PaintFigure>().empty());
        CHECK(hand.of<FillArea>().empty());
        CHECK(hand.of<PickTerrain>().empty());
    }
}

TEST_CASE("a stroke and a drag of the viewer can be broken off, and the button then does nothing") {
    struct Begin {
        Stroke stroke;
        Point cell;
    };
    for (const Begin begin : {Begin{Stroke::brush, {2, 2}}, Begin{Stroke::line, {2, 2}},
                              Begin{Stroke::frame, {2, 2}}, Begin{Stroke::brush, k_viewer}}) {
        Hand hand;
        hand.stroke(begin.stroke).move(begin.cell).press(Button::left).move({8, 8}).cancel();
        CHECK(hand.state() == State::idle);
        CHECK(hand.of<CancelEdit>().size() == 1);
        hand.forget();
        hand.move({1, 9}).release(Button::left).cancel();
        CHECK(hand.painted().empty());
        CHECK(hand.of<PaintFigure>().empty());
        CHECK(hand.of<MoveViewer>().empty());
        CHECK(hand.of<CancelEdit>().empty());
    }
}

TEST_CASE("panning and hovering cannot be broken off") {
    Hand hand;
    hand.move({2, 2}).cancel().press(Button::middle).cancel();
    CHECK(hand.state() == State::panning);
    CHECK(hand.of<CancelEdit>().empty());
}

TEST_CASE("a button released outside the map ends the stroke") {
    Hand hand;
    hand.move({2, 2}).press(Button::left).move({-9, 2}, false).release(Button::left, false);
    CHECK(hand.state() == State::idle);
    CHECK(hand.last_is_end());
    CHECK_FALSE(hand.pointed());
    hand.forget();
    hand.move({2, 2});
    CHECK(hand.painted().empty());
}

TEST_CASE("losing the focus ends a stroke, a drag of the viewer and a pan") {
    struct Begin {
        Point cell;
        Button button;
        State state;
    };
    for (const Begin begin :
         {Begin{{2, 2}, Button::left, State::painting}, Begin{{2, 2}, Button::right, State::painting},
          Begin{k_viewer, Button::left, State::carrying}, Begin{{2, 2}, Button::middle, State::panning}}) {
        Hand hand;
        hand.move(begin.cell).press(begin.button);
        REQUIRE(hand.state() == begin.state);
        hand.lose_focus();
        CHECK(hand.state() == State::idle);
        CHECK(hand.last_is_end() == (begin.state != State::panning));
        hand.forget();
        const Spot before = hand.view().origin();
        hand.move({9, 9}).release(begin.button);
        CHECK(hand.painted().empty());
        CHECK(hand.of<MoveViewer>().empty());
        CHECK(hand.view().origin().x == before.x);
    }
}

TEST_CASE("leaving the window in a stroke does not end it, since the button is still held") {
    Hand hand;
    hand.move({2, 2}).press(Button::left).leave();
    CHECK(hand.state() == State::painting);
    hand.move({2, 4});
    CHECK(hand.painted().back() == Point{2, 4});
}

TEST_CASE("other buttons do nothing while one holds the stroke") {
    Hand hand;
    hand.move({2, 2}).press(Button::left);
    hand.forget();
    hand.press(Button::right).release(Button::right).press(Button::middle).release(Button::middle);
    CHECK(hand.state() == State::painting);
    CHECK(hand.painted().empty());
    CHECK(hand.of<EndEdit>().empty());
    hand.move({3, 2});
    CHECK(hand.of<PaintCells>().back().terrain == Terrain::wall);
}

TEST_CASE("a press that is not over the map begins nothing") {
    for (const Button button : {Button::left, Button::right, Button::middle}) {
        Hand hand;
        hand.move({2, 2}, false).press(button, false, false, false);
        CHECK(hand.state() == State::idle);
        hand.move({5, 2});
        CHECK(hand.painted().empty());
    }
}

TEST_CASE("the left button on the viewer carries it") {
    Hand hand;
    hand.move(k_viewer).press(Button::left);
    CHECK(hand.state() == State::carrying);
    hand.nudge(3.0, 0.0);
    CHECK(hand.of<MoveViewer>().empty());
    hand.move({7, 3}).release(Button::left);
    CHECK(hand.state() == State::idle);
    REQUIRE(hand.of<MoveViewer>().size() == 1);
    CHECK(hand.of<MoveViewer>()[0].to == Point{7, 3});
    CHECK(hand.painted().empty());
    CHECK(hand.last_is_end());
    CHECK(hand.of<PinCell>().empty());
}

TEST_CASE("the middle button, and Alt with the left one, move the view") {
    for (const bool alt : {false, true}) {
        Hand hand;
        const Button button = alt ? Button::left : Button::middle;
        hand.move({2, 2}).press(button, false, alt);
        CHECK(hand.state() == State::panning);
        const Spot before = hand.view().origin();
        hand.nudge(13.0, -7.5);
        CHECK(hand.view().origin().x == before.x + 13.0);
        CHECK(hand.view().origin().y == before.y - 7.5);
        hand.release(button);
        CHECK(hand.state() == State::idle);
        CHECK(hand.painted().empty());
        CHECK(hand.of<EndEdit>().empty());
    }
}

TEST_CASE("Alt and the left button on the viewer pan and do not carry") {
    Hand hand;
    hand.move(k_viewer).press(Button::left, false, true);
    CHECK(hand.state() == State::panning);
}

TEST_CASE("Shift+click pins the cell and paints nothing, on the viewer too") {
    for (const Point cell : {Point{2, 2}, k_viewer}) {
        Hand hand;
        hand.move(cell).press(Button::left, true);
        CHECK(hand.state() == State::idle);
        REQUIRE(hand.of<PinCell>().size() == 1);
        CHECK(hand.of<PinCell>()[0].cell == cell);
        hand.move({4, 4}).release(Button::left);
        CHECK(hand.painted().empty());
        CHECK(hand.of<MoveViewer>().empty());
    }
}

TEST_CASE("the wheel zooms around the pointer, over the map only, and not while panning") {
    Hand hand;
    hand.move({2, 2});
    const Spot cells{(hand.at().x - hand.view().origin().x) / hand.view().cell(),
                     (hand.at().y - hand.view().origin().y) / hand.view().cell()};
    hand.wheel(1.0);
    CHECK(hand.view().cell() > 20.0);
    CHECK(hand.view().to_pixel(cells).x == doctest::Approx(hand.at().x));
    CHECK(hand.view().to_pixel(cells).y == doctest::Approx(hand.at().y));
    hand.wheel(-1.0);
    CHECK(hand.view().cell() == doctest::Approx(20.0));
    hand.wheel(3.0, false);
    CHECK(hand.view().cell() == doctest::Approx(20.0));
    hand.press(Button::middle).wheel(3.0);
    CHECK(hand.view().cell() == doctest::Approx(20.0));
}

TEST_CASE("whatever the buttons do, an edit that was begun is closed, and only strokes paint") {
    test::Random random(23);
    Hand hand;
    bool open = false;
    for (int i = 0; i < 20'000; ++i) {
        hand.forget();
        const auto button = static_cast<Button>(random.below(3));
        const bool over = random.percent(80);
        const State before = hand.state();
        hand.stroke(static_cast<Stroke>(random.below(6)));
        switch (random.below(9)) {
            case 8:
                hand.cancel();
                break;
            case 0:
            case 1:
                hand.press(button, random.percent(20), random.percent(20), over);
                break;
            case 2:
            case 3:
                hand.release(button, over);
                break;
            case 4:
                hand.wheel(random.between(-2, 2), over);
                break;
            case 5:
                random.percent(50) ? hand.leave() : hand.lose_focus();
                break;
            default:
                hand.move({random.between(-3, 23), random.between(-3, 18)}, over);
        }
        const bool edits =
            !hand.painted().empty() || !hand.of<MoveViewer>().empty() || !hand.of<PaintFigure>().empty();
        REQUIRE((!edits || before == State::painting || before == State::shaping ||
                 before == State::carrying || hand.edits()));
        open = (open || edits) && !hand.last_is_end() && hand.of<CancelEdit>().empty();
        REQUIRE((hand.state() != State::idle || !open));
    }
}

}  // namespace fovlab
