// What the pointer does on the map, as a small machine with named states:
//
//   idle       hovering: the cell under the pointer is explained
//   painting   the brush: the left button paints with the tool, the right one erases; one stroke is one undo step
//   shaping    a line, a rectangle or an outline is drawn out from where the button went down
//   carrying   the viewer is being dragged
//   marking    for a lesson's question: the left button marks cells, or takes marks away where it began on one; so does the right
//   pairing    A or B is being dragged: with the tool that picks a pair both are made, with any other they are moved
//   panning    the middle button, or Alt and the left one, moves the view
//
// On a walk a click says where to go, and over the last look or the cuts the left button pans.
// Filling, picking and placing a thing are done when the button goes down. A state ends when its button is released, wherever that
// happens, or when the window loses the focus; Escape breaks it off, and the map is as it was before. Events come in
// with their own positions, so that a fast stroke leaves no holes.
// Units: pixels of the window; results are Actions in cells.
#pragma once

#include "app/canvas/view_transform.h"
#include "app/session/action.h"

#include <cstdint>
#include <optional>
#include <vector>

namespace fovlab {

enum class PointerButton : std::uint8_t { left, right, middle };

struct PointerEvent {
    enum class Kind : std::uint8_t { move, press, release, wheel, leave, focus_lost } kind = Kind::move;
    Spot at;
    PointerButton button = PointerButton::left;
    double wheel = 0.0;  // notches; away from the person is positive
    bool shift = false;
    bool alt = false;
};

// What the machine needs to know of the document.
struct PointerScene {
    Point viewer;
    // What a hand without Shift or Alt does: draw; walk to where it clicks; look about, and pan; choose the
    // piece of a dungeon's cuts that it clicks at, and pan; or mark cells.
    enum class Hand : std::uint8_t { draws, walks, looks, chooses, marks } hand = Hand::draws;
    Terrain tool = Terrain::wall;
    Stroke stroke = Stroke::brush;
    PickPair pair = {};                          // as it is on the map
    const Grid* grid = nullptr;                  // where a pair can be picked
    const std::vector<Point>* marked = nullptr;  // where the hand marks
};

class Pointer {
public:
    enum class State : std::uint8_t { idle, painting, shaping, carrying, marking, pairing, panning };

    State state() const { return state_; }

    // Where the pointer is; none when it has left the window.
    std::optional<Spot> at() const { return at_; }
    // The cell under the pointer; none when it is elsewhere.
    std::optional<Point> pointed() const { return pointed_; }

    // `over_map`: the pointer is over the canvas and nothing lies in between. Actions that follow from one another
    // are joined with those already there: however many events a frame brings, it paints once.
    void handle(const PointerEvent& event, bool over_map, const PointerScene& scene, ViewTransform& view,
                std::vector<Action>& actions);

    // Is something being changed that can be broken off?
    bool edits() const {
        return state_ == State::painting || state_ == State::shaping || state_ == State::carrying ||
               state_ == State::pairing;
    }
    // Takes back what the stroke has done so far, and waits for the next press.
    void cancel(std::vector<Action>& actions);

    // What lies under the pointer changes without an event too: a list closes, the map is fitted anew.
    void look(bool over_map, const ViewTransform& view);

private:
    void press(const PointerEvent& event, const PointerScene& scene, const ViewTransform& view,
               std::vector<Action>& actions);
    void move(const PointerEvent& event, ViewTransform& view, std::vector<Action>& actions);
    bool begin_pair(const PointerEvent& event, Point cell, const PointerScene& scene,
                    std::vector<Action>& actions);
    void pair(Point cell, std::vector<Action>& actions) const;
    void begin_stroke(Point cell, std::vector<Action>& actions);
    void mark(std::vector<Point> cells, std::vector<Action>& actions) const;
    void paint(std::vector<Point> cells, std::vector<Action>& actions) const;
    void shape(Point to, bool constrained, std::vector<Action>& actions) const;
    void finish(std::vector<Action>& actions);

    State state_ = State::idle;
    PointerButton button_ = PointerButton::left;  // that holds the state
    Terrain paint_ = Terrain::wall;
    Stroke stroke_ = Stroke::brush;
    Point anchor_;              // where the stroke began
    bool constrained_ = false;  // by Shift, when the figure was last drawn
    PickPair pair_before_;      // the drag of one of its cells
    PickPair pair_;             // as dragged last
    bool drags_a_ = false;
    bool marks_ = true;  // else takes marks away
    Point last_cell_;
    Spot last_pixel_;
    std::optional<Spot> at_;
    std::optional<Point> pointed_;
};

}  // namespace fovlab
