#include "app/session/history.h"

#include <doctest/doctest.h>

namespace fovlab {
namespace {

// Told apart by where its viewer stands.
Version document(int number, int side = 64) {
    return {Scenario{Grid(side, side), {number % side, number / side}, Algorithm::symmetric, {}, {}},
            nullptr};
}

int number_of(const std::optional<Version>& found, int side = 64) {
    return found ? found->document.viewer.y * side + found->document.viewer.x : -1;
}

}  // namespace

TEST_CASE("an empty history has nothing to undo and nothing to redo") {
    History history;
    CHECK(history.undo_count() == 0);
    CHECK(history.redo_count() == 0);
    CHECK_FALSE(history.undo(document(1)));
    CHECK_FALSE(history.redo(document(1)));
    CHECK(history.undo_count() == 0);
    CHECK(history.redo_count() == 0);
}

TEST_CASE("undo goes back one document at a time and redo comes on the same way") {
    History history;
    history.remember(document(1));
    history.remember(document(2));
    CHECK(history.undo_count() == 2);
    CHECK(number_of(history.undo(document(3))) == 2);
    CHECK(number_of(history.undo(document(2))) == 1);
    CHECK(history.undo_count() == 0);
    CHECK(history.redo_count() == 2);
    CHECK(number_of(history.redo(document(1))) == 2);
    CHECK(number_of(history.redo(document(2))) == 3);
    CHECK(history.redo_count() == 0);
    CHECK(history.undo_count() == 2);
}

TEST_CASE("a change that is taken back leaves past and future as they were") {
    History history;
    history.remember(document(1));
    history.remember(document(2));
    REQUIRE(history.undo(document(3)));
    history.remember(document(2));
    CHECK(number_of(history.last()) == 2);
    CHECK(history.redo_count() == 0);
    CHECK(number_of(history.take_back()) == 2);
    CHECK(history.undo_count() == 1);
    CHECK(number_of(history.redo(document(2))) == 3);
    CHECK(number_of(history.undo(document(3))) == 2);
    CHECK(number_of(history.undo(document(2))) == 1);
}

TEST_CASE("a new change makes what was undone impossible to redo") {
    History history;
    history.remember(document(1));
    history.remember(document(2));
    CHECK(number_of(history.undo(document(3))) == 2);
    CHECK(history.redo_count() == 1);
    history.remember(document(2));
    CHECK(history.redo_count() == 0);
    CHECK_FALSE(history.redo(document(9)));
    CHECK(number_of(history.undo(document(9))) == 2);
    CHECK(number_of(history.undo(document(2))) == 1);
}

TEST_CASE("small documents are kept by the thousand") {
    History history;
    for (int i = 0; i < 4000; ++i) {
        history.remember(document(i));
    }
    CHECK(history.undo_count() == 4000);
    CHECK(number_of(history.undo(document(0))) == 3999);
}

TEST_CASE("the oldest documents go when all together pass 64 MiB") {
    constexpr int side = 512;  // a little less than 256 of them are 64 MiB
    History history;
    for (int i = 0; i < 300; ++i) {
        history.remember(document(i, side));
        CHECK(history.bytes() <= History::k_most_bytes);
        CHECK(history.forgot() == (history.undo_count() < static_cast<std::size_t>(i) + 1));
    }
    CHECK(history.undo_count() > 250);
    CHECK(history.undo_count() < 256);
    const auto kept = static_cast<int>(history.undo_count());
    int last = 300;
    while (history.undo_count() > 0) {
        const int back = number_of(history.undo(document(last, side)), side);
        REQUIRE(back == last - 1);
        last = back;
    }
    CHECK(last == 300 - kept);
    CHECK(history.bytes() <= History::k_most_bytes);
}

TEST_CASE("what is counted is all that a document holds, and a saved one once for those that share it") {
    Scenario plain = document(1).document;
    CHECK(bytes_of(plain) >= 64 * 64 + sizeof(Scenario));
    Scenario full = plain;
    full.title = std::string(200, 'x');
    full.legend = {{'g', std::string(80, 'x'), ThingKind::mark, {}}};
    full.things.assign(100, {{1, 1}, 'g'});
    full.torches.assign(10, Torch{});
    full.grid.set_rooms(std::vector<Room>(1'000));
    full.walk = Walk{std::string(5'000, 'w')};
    CHECK(bytes_of(full) >= bytes_of(plain) - plain.title.capacity() + 200 + 80 + sizeof(LegendEntry) +
                                100 * sizeof(Thing) + 10 * sizeof(Torch) + 1'000 * sizeof(Room) + 5'000);
    const auto saved = std::make_shared<SavedFile>(SavedFile{"", full});
    History history;
    history.remember({plain, saved});
    const std::size_t one = history.bytes();
    history.remember({plain, saved});
    CHECK(one > bytes_of(plain) + bytes_of(full));
    CHECK(history.bytes() < one + bytes_of(full));
}

TEST_CASE("the list of edits has every document once, and going to any is as undoing or redoing one by one") {
    History history;
    for (int i = 0; i < 10; ++i) {
        history.remember(document(i));
    }
    int now = 10;
    for (const int to : {3, 9, 0, 10, 5, 6}) {
        const std::uint64_t revision = history.revision();
        now = number_of(history.go_to(static_cast<std::size_t>(to), document(now)));
        CHECK(now == to);
        CHECK(history.present() == static_cast<std::size_t>(to));
        CHECK(history.size() == 11);
        CHECK(history.revision() == revision);
        for (std::size_t i = 0; i < history.size(); ++i) {
            CHECK((i == history.present() || number_of(history.at(i)) == static_cast<int>(i)));
        }
    }
}

TEST_CASE("thirty-two documents are kept however large they are") {
    History history;
    for (int i = 0; i < 40; ++i) {
        history.remember(document(i, Grid::k_max_side));
    }
    CHECK(history.undo_count() == 32);
    CHECK(number_of(history.undo(document(0, Grid::k_max_side)), Grid::k_max_side) == 39);
}

}  // namespace fovlab
