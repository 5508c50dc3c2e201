// The session in its file: whatever was done, what comes back is what was there, wherever the file was cut off.
#include "app/session/kept_session.h"
#include "app/session/kept_state.h"
#include "app/session/session_slot.h"
#include "core/dungeon/random.h"
#include "core/scenario/scenario_text.h"
#include "tests/support/memory_storage.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <filesystem>
#include <string>

namespace fovlab {
namespace {

using test::MemoryStorage;
using test::run;
using test::session_of;
using test::stroke;

const std::string k_path = "/state/session";
const std::vector<std::string> k_room{"#######", "#.....#", "#..@#.#", "#.....#", "#######"};

// All that is to come back: how it looks, the document and every other that undo and redo lead to, each with its file.
std::string told(const Session& session) {
    std::string text = to_text(session.look());
    const auto add = [&text](const Scenario& document, const SavedFile& file) {
        text += to_text(document) + file.name + "|" + file.source +
                (document == file.document ? "|\n" : "| changed\n");
    };
    add(session.document(), session.file());
    for (const Version& version : session.history().past()) {
        add(version.document, *version.saved);
    }
    for (const Version& version : session.history().future()) {
        add(version.document, *version.saved);
    }
    return text;
}

// What a lab that starts now would find.
std::optional<Session> brought_back(MemoryStorage& storage) {
    KeptSession kept(storage, k_path);
    std::optional<KeptState> state = kept.bring_back();
    CHECK_FALSE(kept.problem());
    return state ? std::optional<Session>(std::move(*state)) : std::nullopt;
}

// Something that a person may do.
void do_something(Session& session, Random& random) {
    const Grid& grid = session.document().grid;
    const Point cell{random.below(grid.width()), random.below(grid.height())};
    switch (random.below(9)) {
        case 0:
            return run(session, ActionId::edit_undo);
        case 1:
            return run(session, ActionId::edit_redo);
        case 2:
            return session.apply(MoveViewer{cell}), session.apply(EndEdit{});
        case 3:
            return run(session, ActionId::rule_floor);
        case 4:
            return session.apply(GoToStep{static_cast<std::size_t>(random.below(40))});
        case 5:
            return session.apply(
                LoadedDocument{{"/maps/" + std::to_string(random.below(3)) + ".toml", OpenedAs::scenario,
                                test::scenario_of_rows({"..@.", "...."})}});
        case 6:
            return session.apply(SavedDocument{"/maps/saved.toml", session.to_save()});
        case 7:
            return run(session, ActionId::compare_toggle);
        default:
            return stroke(session, {cell}, random.percent(50) ? Terrain::wall : Terrain::water);
    }
}

}  // namespace

TEST_CASE("where nothing was kept, nothing comes back") {
    MemoryStorage storage({});
    CHECK_FALSE(brought_back(storage));
    storage.files()[k_path] = "";
    CHECK_FALSE(brought_back(storage));
}

TEST_CASE("after each thing done the session comes back as it is: document, file, step, undo and redo") {
    Random random(5);
    for (int round = 0; round < 12; ++round) {
        MemoryStorage storage({});
        KeptSession kept(storage, k_path);
        Session session = session_of(k_room);
        double now = 0.0;
        REQUIRE_FALSE(kept.keep(session, session.look(), now));
        for (int i = 0; i < 30; ++i) {
            do_something(session, random);
            now += 300.0;
            REQUIRE_FALSE(kept.keep(session, session.look(), now));
            const std::optional<Session> back = brought_back(storage);
            REQUIRE(back);
            INFO("round ", round, ", thing ", i);
            REQUIRE(told(*back) == told(session));
        }
    }
}

TEST_CASE("cut off anywhere, the file gives a session that there was, and no complaint") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    std::vector<std::string> were{told(session)};
    const std::size_t first = storage.files()[k_path].size();
    Random random(7);
    for (int i = 1; i < 8; ++i) {
        do_something(session, random);
        REQUIRE_FALSE(kept.keep(session, session.look(), i * 300.0));
        were.push_back(told(session));
    }
    const std::string all = storage.files()[k_path];
    for (std::size_t size = first; size <= all.size(); ++size) {
        storage.files()[k_path] = all.substr(0, size);
        const std::optional<Session> back = brought_back(storage);
        REQUIRE(back);
        // A record of the look may be lost without the one of the edit.
        bool known = false;
        for (const std::string& was : were) {
            known = known || was.find(to_text(back->document())) != std::string::npos;
        }
        INFO("cut to ", size, " of ", all.size());
        REQUIRE(known);
    }
}

TEST_CASE("a damaged file is set aside and told, and what is whole of it comes back") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    const std::string before = to_text(session.document());
    const std::size_t first = storage.files()[k_path].size();
    stroke(session, {{1, 1}});
    REQUIRE_FALSE(kept.keep(session, session.look(), 300.0));
    std::string& file = storage.files()[k_path];
    file[first + 60] = static_cast<char>(file[first + 60] ^ 1);
    const std::string damaged = file;
    KeptSession next(storage, k_path);
    const std::optional<KeptState> state = next.bring_back();
    REQUIRE(state);
    CHECK(to_text(state->now.document) == before);
    REQUIRE(next.problem());
    CHECK(next.problem()->find("/state/session.broken") != std::string::npos);
    CHECK(storage.files()[k_path + ".broken"] == damaged);
    CHECK_FALSE(storage.exists(k_path));
}

TEST_CASE("a file that is something else altogether is set aside whole") {
    for (const std::string& text :
         {std::string("hello\n"), std::string(300, '\0'), std::string("B 17 0\nfovlab session 1\n"),
          std::string("B 99999999999999999999999 0\n")}) {
        MemoryStorage storage(std::map<std::string, std::string>{{k_path, text}});
        KeptSession kept(storage, k_path);
        INFO(text);
        CHECK_FALSE(kept.bring_back());
        CHECK(kept.problem());
        CHECK(storage.files()[k_path + ".broken"] == text);
    }
}

TEST_CASE("what is written for an edit does not grow with the edits before it") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    const auto cost = [&](int number) {
        const std::size_t before = storage.files()[k_path].size();
        stroke(session, {{1 + number % 2, 1}}, number % 4 < 2 ? Terrain::wall : Terrain::water);
        REQUIRE_FALSE(kept.keep(session, session.look(), number * 300.0));
        return storage.files()[k_path].size() - before;
    };
    std::size_t early = 0;
    std::size_t late = 0;
    for (int i = 1; i <= 240; ++i) {
        (i <= 20 ? early : late) = std::max(i <= 20 ? early : late, cost(i));
    }
    CHECK(late < early + 100);
    MESSAGE("an edit of a 7 × 5 map takes ", late, " bytes");
}

TEST_CASE("a file that has grown is written anew, and still says all") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of({std::string(2000, '.') + "@"});
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    std::size_t largest = 0;
    for (int i = 1; i < 1500; ++i) {
        run(session, i % 2 == 0 ? ActionId::edit_redo : ActionId::edit_undo);
        stroke(session, {{i % 1900, 0}});
        run(session, ActionId::edit_undo);
        REQUIRE_FALSE(kept.keep(session, session.look(), i * 300.0));
        largest = std::max(largest, storage.files()[k_path].size());
    }
    CHECK(largest < std::size_t{3} << 20);
    const std::optional<Session> back = brought_back(storage);
    REQUIRE(back);
    CHECK(told(*back) == told(session));
}

TEST_CASE("of a very long past the last thousand edits come back") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    for (int i = 0; i < 1300; ++i) {
        run(session, ActionId::rule_floor);
        REQUIRE_FALSE(kept.keep(session, session.look(), i * 300.0));
    }
    std::optional<Session> back = brought_back(storage);
    REQUIRE(back);
    CHECK(back->history().undo_count() == KeptSession::k_most_versions);
    REQUIRE_FALSE(kept.keep_all(session, session.look()));
    run(session, ActionId::rule_floor);
    REQUIRE_FALSE(kept.keep(session, session.look(), 1e7));
    const std::size_t size = storage.files()[k_path].size();
    REQUIRE_FALSE(kept.keep(session, session.look(), 2e7));  // to the disk itself
    REQUIRE_FALSE(kept.keep(session, session.look(), 3e7));
    const std::size_t after = storage.files()[k_path].size();
    REQUIRE_FALSE(kept.keep(session, session.look(), 4e7));
    CHECK(storage.files()[k_path].size() == after);  // nothing new, nothing written
    CHECK(after - size < 2000);
    back = brought_back(storage);
    REQUIRE(back);
    CHECK(back->document() == session.document());
    CHECK(back->history().undo_count() >= 900);
}

TEST_CASE("while a stroke is drawn it is kept now and then, and at once when it ends") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    const std::string before = storage.files()[k_path];
    session.apply(PaintCells{{{1, 1}}, Terrain::wall});
    REQUIRE_FALSE(kept.keep(session, session.look(), 100.0));
    CHECK(storage.files()[k_path] == before);
    CHECK(kept.waits());
    REQUIRE_FALSE(kept.keep(session, session.look(), 260.0));
    CHECK(storage.files()[k_path] != before);
    session.apply(PaintCells{{{2, 1}}, Terrain::wall});
    session.apply(EndEdit{});
    REQUIRE_FALSE(kept.keep(session, session.look(), 270.0));
    CHECK(brought_back(storage)->document() == session.document());
    CHECK(brought_back(storage)->history().undo_count() == 1);
}

TEST_CASE("steps are kept within a quarter of a second, and not at each of them") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    const std::size_t before = storage.files()[k_path].size();
    int writes = 0;
    std::size_t size = before;
    for (int i = 0; i < 60; ++i) {
        session.apply(GoToStep{static_cast<std::size_t>(i)});
        REQUIRE_FALSE(kept.keep(session, session.look(), i * 16.0));
        writes += storage.files()[k_path].size() != size ? 1 : 0;
        size = storage.files()[k_path].size();
    }
    CHECK(writes <= 4);
    REQUIRE_FALSE(kept.keep(session, session.look(), 60 * 16.0 + KeptSession::k_delay));
    CHECK(brought_back(storage)->look().step == session.look().step);
}

TEST_CASE("a disk that is full is told once, and what was missed is kept when there is room again") {
    MemoryStorage storage({});
    KeptSession kept(storage, k_path);
    Session session = session_of(k_room);
    REQUIRE_FALSE(kept.keep(session, session.look(), 0.0));
    storage.full = true;
    stroke(session, {{1, 1}});
    const std::optional<std::string> problem = kept.keep(session, session.look(), 300.0);
    REQUIRE(problem);
    CHECK(problem->find("the disk is full") != std::string::npos);
    stroke(session, {{2, 1}});
    CHECK_FALSE(kept.keep(session, session.look(), 6000.0));
    storage.full = false;
    CHECK_FALSE(kept.keep(session, session.look(), 12000.0));
    CHECK(told(*brought_back(storage)) == told(session));
}

TEST_CASE("how it looked comes back, and nothing else is done by a name in the file") {
    Session session = session_of(k_room);
    run(session, ActionId::tool_water);
    run(session, ActionId::stroke_line);
    run(session, ActionId::symmetry_half_turn);
    run(session, ActionId::panel_code);
    run(session, ActionId::panel_map);
    run(session, ActionId::code_python);
    run(session, ActionId::layer_grid);
    session.apply(PinCell{{5, 3}});
    session.apply(SetSpeed{40.0});
    session.apply(GoToStep{11});
    Look look = session.look();
    look.view = KeptView{31.5, 3.0, 2.25};
    CHECK(read_look(to_text(look)) == look);
    Session other = session_of(k_room);
    other.apply(UseLook{look});
    look.view.reset();
    CHECK(other.look() == look);
    CHECK(other.take_requests().view == KeptView{31.5, 3.0, 2.25});
    const std::string before = to_text(other.document());
    look.choices = {"map.clear", "app.quit", "no.such", "edit.undo", "tool.door"};
    look.step = 1'000'000;
    look.pinned = Point{900, 900};
    other.apply(UseLook{look});
    CHECK(to_text(other.document()) == before);
    CHECK_FALSE(other.take_requests().quit);
    CHECK(other.tool() == Terrain::closed_door);
    for (const char* broken :
         {"", "{", "[]", "{\"step\": -4, \"view\": [1], \"choices\": 7, \"speed\": null}"}) {
        CHECK(read_look(broken) == Look{});
    }
}

TEST_CASE("two labs at once have a place each, and one that ended gives its own back") {
    const std::filesystem::path folder = std::filesystem::temp_directory_path() / "fovlab-test-slots";
    std::filesystem::create_directories(folder);
    const std::string name = (folder / "session").string();
    {
        std::optional<SessionSlot> first = SessionSlot::take(name);
        REQUIRE(first);
        CHECK(first->is_first());
        CHECK(first->name() == name);
        const std::optional<SessionSlot> second = SessionSlot::take(name);
        REQUIRE(second);
        CHECK_FALSE(second->is_first());
        CHECK(second->name() == name + "-2");
        first.reset();
        CHECK(SessionSlot::take(name)->name() == name);
    }
    std::filesystem::remove_all(folder);
    CHECK_FALSE(SessionSlot::take("/no/such/folder/session"));
}

}  // namespace fovlab
