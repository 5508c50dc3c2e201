// The sheet that makes figures, as the session knows it: what is chosen, what is asked for, what is remembered.
#include "app/session/session_figure.h"
#include "app/session/words.h"
#include "core/figure/palette.h"
#include "tests/support/sessions.h"

#include <doctest/doctest.h>

#include <string>

using namespace fovlab;
using namespace fovlab::test;

namespace {

Session with_sheet() {
    Session session = busy_session();
    run(session, ActionId::file_export);
    REQUIRE(session.overlay() == Overlay::figure);
    session.take_requests();
    return session;
}

template <class Change>
void change(Session& session, Change what) {
    FigureChoice choice = session.figure_choice();
    what(choice);
    session.apply(SetFigure{choice});
}

FigureKind kind_of(const Session& session) { return session.figure_choice().settings.kind; }

}  // namespace

TEST_CASE(
    "the sheet opens with what the screen shows and a name from the title, and closes by the same key") {
    Session session = busy_session();
    run(session, ActionId::layer_grid);
    session.apply(UseFigureFolder{"/home/somebody/slides"});
    run(session, ActionId::file_export);
    const FigureChoice& choice = session.figure_choice();
    CHECK((choice.layers == session.layers()));
    CHECK(choice.title == session.document().title);
    CHECK(choice.path == "/home/somebody/slides/" + file_name_of(choice.title) + ".svg");
    CHECK_FALSE(choice.settings.palette);
    run(session, ActionId::file_export);
    CHECK(session.overlay() == Overlay::none);
}

TEST_CASE("the name of a file is made of letters, digits and hyphens") {
    CHECK(file_name_of("Behind a pillar") == "behind-a-pillar");
    CHECK(file_name_of("  What?  /etc/passwd.. ") == "what-etc-passwd");
    CHECK(file_name_of("Größe 7 × 7") == "größe-7-×-7");
    CHECK(file_name_of("") == "figure");
    CHECK(file_name_of("///") == "figure");
    CHECK(file_name_of(std::string(500, 'x')).size() < 60);
}

TEST_CASE("another kind gives the file its ending, and a typed ending gives the kind") {
    Session session = with_sheet();
    change(session, [](FigureChoice& choice) { choice.settings.kind = FigureKind::gif; });
    CHECK(session.figure_choice().path.ends_with(".gif"));
    change(session, [](FigureChoice& choice) { choice.path = "here/it.is.PDF"; });
    CHECK(kind_of(session) == FigureKind::pdf);
    CHECK(session.figure_choice().path == "here/it.is.PDF");
    run(session, ActionId::figure_kind);
    CHECK(kind_of(session) == FigureKind::gif);
    CHECK(session.figure_choice().path == "here/it.is.gif");
    change(session, [](FigureChoice& choice) { choice.path = "here/it"; });  // while it is being typed
    CHECK(kind_of(session) == FigureKind::gif);
    CHECK(session.figure_choice().path == "here/it");
    run(session, ActionId::figure_make);
    CHECK(session.take_requests().figure->choice.path == "here/it.gif");
}

TEST_CASE("values out of their range are brought into it") {
    Session session = with_sheet();
    change(session, [](FigureChoice& choice) {
        choice.settings.cell = 1;
        choice.settings.frame_ms = 1'000'000;
        choice.settings.palette = 99;
    });
    CHECK(session.figure_choice().settings.cell == k_smallest_figure_cell);
    CHECK(session.figure_choice().settings.frame_ms == k_longest_frame);
    CHECK_FALSE(session.figure_choice().settings.palette);
}

TEST_CASE("by row and by step frames have the times that suit them, until somebody chooses one") {
    Session session = with_sheet();
    change(session, [](FigureChoice& choice) { choice.settings.kind = FigureKind::gif; });
    run(session, ActionId::figure_every);
    CHECK(session.figure_choice().settings.every == FrameEvery::step);
    CHECK(session.figure_choice().settings.frame_ms == usual_frame_ms(FrameEvery::step));
}

TEST_CASE("a figure without a name is not asked for, and the sheet says so") {
    Session session = with_sheet();
    for (const char* path : {"", "/home/"}) {
        change(session, [path](FigureChoice& choice) { choice.path = path; });
        run(session, ActionId::figure_make);
        CHECK_FALSE(session.take_requests().figure);
        CHECK_FALSE(session.figure_work().problem.empty());
    }
}

TEST_CASE("a file that is there is replaced only when that is asked for once more") {
    Session session = with_sheet();
    run(session, ActionId::figure_make);
    CHECK_FALSE(session.take_requests().figure->replace);
    session.apply(FigureFound{});
    CHECK(session.figure_work().there_is_one);
    run(session, ActionId::figure_make);
    CHECK(session.take_requests().figure->replace);
    session.apply(FigureFound{});
    change(session, [](FigureChoice& choice) { choice.path = "another.svg"; });
    CHECK_FALSE(session.figure_work().there_is_one);
}

TEST_CASE(
    "while an animation is being made nothing else can be chosen, and the key stops it before it closes") {
    Session session = with_sheet();
    change(session, [](FigureChoice& choice) { choice.settings.kind = FigureKind::gif; });
    run(session, ActionId::figure_make);
    REQUIRE(session.take_requests().figure);
    session.apply(FigureProgress{0.25});
    CHECK(session.figure_work().done == 0.25);
    change(session, [](FigureChoice& choice) { choice.settings.kind = FigureKind::png; });
    run(session, ActionId::figure_kind);
    CHECK(kind_of(session) == FigureKind::gif);
    run(session, ActionId::file_export);  // no slip of the hand ends it
    run(session, ActionId::file_cancel);
    CHECK(session.overlay() == Overlay::figure);
    CHECK(session.figure_work().done == 0.25);
    CHECK_FALSE(session.take_requests().stop_figure);
    run(session, ActionId::figure_stop);
    CHECK(session.overlay() == Overlay::figure);
    CHECK(session.take_requests().stop_figure);
    CHECK_FALSE(session.figure_work().done);
    CHECK(session.figure_work().problem == word(Word::figure_stopped));
    session.apply(FigureProgress{0.5});  // too late
    CHECK_FALSE(session.figure_work().done);
    run(session, ActionId::file_export);
    CHECK(session.overlay() == Overlay::none);
}

TEST_CASE(
    "when it is made the sheet closes, a message names the file, and the next sheet begins with the same") {
    Session session = with_sheet();
    change(session, [](FigureChoice& choice) {
        choice.settings.kind = FigureKind::png;
        choice.settings.palette = 2;
        choice.settings.cell = 48;
        choice.settings.legend = false;
        choice.path = "/tmp/slides/x.png";
    });
    session.apply(FigureMade{"/tmp/slides/x.png", "PNG of 3 × 4 pixels"});
    CHECK(session.overlay() == Overlay::none);
    CHECK(session.message().find("/tmp/slides/x.png") != std::string::npos);
    CHECK(session.message().find("3 × 4") != std::string::npos);
    const FigureSettings settings = session.settings().figure;
    CHECK(settings.folder == "/tmp/slides");
    CHECK(settings.cell == 48);
    run(session, ActionId::file_export);
    CHECK(session.figure_choice().settings == settings);
    CHECK(session.figure_choice().path.rfind("/tmp/slides/", 0) == 0);
}

TEST_CASE("what is remembered of figures survives being written and read, and nonsense is not believed") {
    Settings settings;
    settings.figure.kind = FigureKind::gif;
    settings.figure.palette = 3;
    settings.figure.cell = 64;
    settings.figure.legend = false;
    settings.figure.every = FrameEvery::step;
    settings.figure.frame_ms = 70;
    settings.figure.folder = "/a \"b\"/ü";
    CHECK(read_settings(to_text(settings)).settings == settings);
    settings.figure.folder = "\xFF\xFE";  // no UTF-8: a name that is nearly the same, but no crash
    CHECK_FALSE(read_settings(to_text(settings)).problem);
    const ReadSettings read = read_settings(
        R"({"figure": {"kind": "jpg", "palette": "neon", "cell": 5000, "frame_ms": -1, "every": 7}})");
    CHECK(read.problem);
    CHECK(read.settings.figure == FigureSettings{});
}

TEST_CASE("a refusal is shown and nothing is remembered") {
    Session session = with_sheet();
    session.apply(FigureRefused{"the disk is full"});
    CHECK(session.overlay() == Overlay::figure);
    CHECK(session.figure_work().problem == "the disk is full");
    CHECK(session.settings().figure == FigureSettings{});
}

TEST_CASE("the copy as text has the title and the viewer, and the figure that of the sheet") {
    Session session = with_sheet();
    change(session, [](FigureChoice& choice) { choice.title = "Another title"; });
    run(session, ActionId::figure_copy);
    const std::string text = *session.take_requests().copy;
    CHECK(text.rfind("Another title\n", 0) == 0);
    CHECK(text.find('@') != std::string::npos);
    CHECK(figure_of(session, session.figure_choice()).title == "Another title");
    CHECK(session.document().title != "Another title");
}

TEST_CASE("the figure is that of the step at hand, the film that of any step, and both agree") {
    for (const int round : {0, 1, 2, 3}) {
        const bool compares = round % 2 == 1;
        Session session = busy_session();
        if (compares) {
            run(session, ActionId::compare_toggle);
        }
        if (round >= 2) {  // who sees whom, and how often only one way
            run(session, ActionId::panel_symmetry);
            for (int slices = 0; slices < 1000 && session.works(); ++slices) {
                session.work(16.0);
            }
        }
        run(session, ActionId::file_export);
        const Figure figure = figure_of(session, session.figure_choice());
        const ScenarioFigure film = film_of(session, session.figure_choice());
        const Figure same = film.at(session.run(Side::left).cursor().step());
        REQUIRE(figure.pictures.size() == (compares ? 2U : 1U));
        REQUIRE(same.pictures.size() == figure.pictures.size());
        for (std::size_t i = 0; i < figure.pictures.size(); ++i) {
            CHECK(figure.pictures[i].scene.cells == same.pictures[i].scene.cells);
            CHECK(figure.pictures[i].heading == same.pictures[i].heading);
            CHECK(figure.pictures[i].scene.shapes.size() == same.pictures[i].scene.shapes.size());
        }
        CHECK(figure.description == same.description);
    }
}
