// Going to and fro among the edits of a session.
#include "tests/support/scenarios.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

using test::Random;

void edit(Session& session, Random& random) {
    const Grid& grid = session.document().grid;
    switch (random.below(7)) {
        case 0:
            return session.apply(MoveViewer{test::any_cell(grid, random)});
        case 1:
            return session.apply(SetRules{test::any_rules(random)});
        case 2:
            return session.apply(SetAlgorithm{test::any_of<Algorithm>(random, algorithms().size())});
        case 3:
            return session.apply(ResizeMap{random.between(1, 20), random.between(1, 20)});
        case 4:
            return session.apply(OpenGalleryMap{static_cast<std::size_t>(random.below(3))});
        case 5:
            return test::run(session, random.percent(50) ? ActionId::compare_toggle : ActionId::map_caves);
        default:
            return test::stroke(session, {test::any_cell(grid, random), test::any_cell(grid, random)},
                                random.percent(50) ? Terrain::water : Terrain::wall);
    }
}

// The document as it began and after each edit.
std::vector<Scenario> after_edits(Session& session, Random& random, int edits) {
    std::vector<Scenario> documents{session.document()};
    while (static_cast<int>(documents.size()) <= edits) {
        edit(session, random);
        session.apply(EndEdit{});
        if (session.history().undo_count() == documents.size()) {
            documents.push_back(session.document());
        }
    }
    return documents;
}

}  // namespace

TEST_CASE("random edits, all undone one by one, equal the start, and all redone the end") {
    for (std::uint64_t seed = 1; seed <= 5; ++seed) {
        Random random(seed);
        Session session;
        const std::vector<Scenario> documents = after_edits(session, random, 60);
        for (std::size_t i = documents.size(); i-- > 0;) {
            CHECK(session.document() == documents[i]);
            test::run(session, ActionId::edit_undo);
        }
        CHECK(session.history().undo_count() == 0);
        for (const Scenario& document : documents) {
            CHECK(session.document() == document);
            test::run(session, ActionId::edit_redo);
        }
    }
}

TEST_CASE("going to any edit is as undoing or redoing one by one") {
    Random random(7);
    Session session;
    const std::vector<Scenario> documents = after_edits(session, random, 40);
    Random again(7);
    Session by_one;
    REQUIRE(after_edits(by_one, again, 40) == documents);
    for (int i = 0; i < 60; ++i) {
        const auto to = static_cast<std::size_t>(random.below(static_cast<int>(documents.size())));
        session.apply(GoToEdit{to});
        while (by_one.history().present() != to) {
            test::run(by_one, by_one.history().present() > to ? ActionId::edit_undo : ActionId::edit_redo);
        }
        CHECK(session.document() == documents[to]);
        CHECK(session.document() == by_one.document());
        CHECK(session.dirty() == by_one.dirty());
        CHECK(session.history().undo_count() == to);
        CHECK(session.history().size() == documents.size());
    }
}

TEST_CASE("an edit that is not in the list, or the one at hand, changes nothing") {
    Session session = test::busy_session();
    const Scenario before = session.document();
    const std::size_t size = session.history().size();
    for (const std::size_t index : {size, std::size_t{0} - 1, session.history().present()}) {
        session.apply(GoToEdit{index});
        CHECK(session.document() == before);
        CHECK(session.history().size() == size);
    }
}

TEST_CASE("an edit after going back lets go of what came later") {
    Random random(8);
    Session session;
    after_edits(session, random, 10);
    session.apply(GoToEdit{4});
    const Point viewer = session.document().viewer;
    session.apply(MoveViewer{viewer == Point{0, 0} ? Point{1, 0} : Point{0, 0}});
    session.apply(EndEdit{});
    CHECK(session.history().size() == 6);
    CHECK(session.history().present() == 5);
}

TEST_CASE("the history opens beside the map and closes again, and while it is open arrows go to and fro") {
    Session session = test::busy_session();
    test::run(session, ActionId::panel_code);
    CHECK_FALSE(row(ActionId::history_earlier).enabled(session));
    test::run(session, ActionId::edit_history);
    CHECK(session.side_panel() == SidePanel::history);
    const std::size_t present = session.history().present();
    test::run(session, ActionId::history_earlier);
    CHECK(session.history().present() == present - 1);
    test::run(session, ActionId::history_later);
    CHECK(session.history().present() == present);
    test::run(session, ActionId::edit_history);
    CHECK(session.side_panel() == SidePanel::code);
}

}  // namespace fovlab
