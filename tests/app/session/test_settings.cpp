// Settings as text and in their file: what was kept comes back, and what is broken harms nothing.
#include "app/session/kept_settings.h"
#include "core/figure/palette.h"

#include <doctest/doctest.h>

#include <map>
#include <string>

namespace fovlab {
namespace {

class TableStorage : public Storage {
public:
    Result<std::string> read(const std::string& name) override {
        const auto found = files.find(name);
        if (found == files.end()) {
            return TextError{0, 0, "cannot be read (there is none)"};
        }
        return found->second;
    }
    bool exists(const std::string& name) override { return files.count(name) > 0 || locked; }
    std::optional<TextError> write(const std::string& name, const std::string& bytes) override {
        if (full) {
            return TextError{0, 0, "cannot be written (the disk is full)"};
        }
        ++writes;
        files[name] = bytes;
        return std::nullopt;
    }

    std::map<std::string, std::string> files;
    int writes = 0;
    bool full = false;
    bool locked = false;  // something is there that cannot be read
};

Settings some_settings() {
    Settings settings;
    settings.palette = *palette_of_id("safe");
    settings.hints.done(Hint::step);
    settings.hints.done(Hint::gallery);
    settings.hints.no_more();
    return settings;
}

}  // namespace

TEST_CASE("settings are read back as they were written") {
    for (const Settings& settings : {Settings{}, some_settings()}) {
        const ReadSettings read = read_settings(to_text(settings));
        CHECK(read.settings == settings);
        CHECK_FALSE(read.problem);
    }
    CHECK(to_text(Settings{}) != to_text(some_settings()));
}

TEST_CASE("a broken text gives the defaults and says what is wrong") {
    for (const char* text :
         {"", "{", "palette: dark", "[]", "\"dark\"", "42", "null", "{\"palette\": \"saf"}) {
        INFO(text);
        const ReadSettings read = read_settings(text);
        CHECK(read.settings == Settings{});
        REQUIRE(read.problem);
        CHECK_FALSE(read.problem->empty());
    }
}

TEST_CASE("a value that is not understood is told; the others hold") {
    const ReadSettings palette = read_settings(R"({"palette": "mud", "hints": {"shown": false}})");
    CHECK(palette.settings.palette == 0);
    CHECK_FALSE(palette.settings.hints.shown());
    REQUIRE(palette.problem);
    CHECK(palette.problem->find("mud") != std::string::npos);

    const ReadSettings hints = read_settings(R"({"palette": "light", "hints": {"shown": 3, "done": "all"}})");
    CHECK(hints.settings.palette == 1);
    CHECK(hints.settings.hints == Hints::fresh());
    CHECK(hints.problem);

    CHECK(read_settings(R"({"palette": 7})").problem);
    CHECK(read_settings(R"({"hints": []})").problem);
}

TEST_CASE("what a later version may have written is passed over") {
    const ReadSettings read = read_settings(
        R"({"version": 9, "font": 3, "palette": "dark", "hints": {"done": ["paint", "fly", 4]}})");
    CHECK_FALSE(read.problem);
    CHECK(read.settings.hints.is_done(Hint::paint));
    CHECK_FALSE(read.settings.hints.is_done(Hint::step));
}

TEST_CASE("settings are kept when they change, and not otherwise") {
    TableStorage disk;
    KeptSettings kept(disk, "settings.json");
    CHECK(kept.settings() == Settings{});
    CHECK_FALSE(kept.problem());
    CHECK_FALSE(kept.keep(Settings{}));
    CHECK(disk.writes == 0);
    CHECK_FALSE(kept.keep(some_settings()));
    CHECK_FALSE(kept.keep(some_settings()));
    CHECK(disk.writes == 1);
    CHECK(KeptSettings(disk, "settings.json").settings() == some_settings());
}

TEST_CASE("a broken file is told by its name, and stays as it is until there is something new to keep") {
    TableStorage disk;
    disk.files["settings.json"] = "{ broken";
    KeptSettings kept(disk, "settings.json");
    REQUIRE(kept.problem());
    CHECK(kept.problem()->find("settings.json") != std::string::npos);
    CHECK_FALSE(kept.keep(Settings{}));
    CHECK(disk.files["settings.json"] == "{ broken");
    CHECK_FALSE(kept.keep(some_settings()));
    CHECK(read_settings(disk.files["settings.json"]).settings == some_settings());
}

TEST_CASE("settings that cannot be read are told, and never replaced") {
    TableStorage disk;
    disk.locked = true;
    KeptSettings kept(disk, "settings.json");
    REQUIRE(kept.problem());
    CHECK(kept.problem()->find("settings.json cannot be read") != std::string::npos);
    CHECK_FALSE(kept.keep(some_settings()));
    CHECK(disk.writes == 0);
    disk.locked = false;
    CHECK_FALSE(KeptSettings(disk, "settings.json").problem());  // nothing there: the first start
}

TEST_CASE("when settings cannot be written that is said once for each change") {
    TableStorage disk;
    disk.full = true;
    KeptSettings kept(disk, "settings.json");
    const std::optional<std::string> problem = kept.keep(some_settings());
    REQUIRE(problem);
    CHECK(problem->find("the disk is full") != std::string::npos);
    CHECK_FALSE(kept.keep(some_settings()));
    CHECK(kept.keep(Settings{}));
}

}  // namespace fovlab
