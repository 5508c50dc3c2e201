// A session in its file, kept while one works, so that it comes back after a crash or a kill.
//
// An edit is written as one record at the end of the frame in which it ends, or while it goes on no later than after
// k_delay; from then on no kill can lose it. The step and how things look follow within k_delay. Against a power cut the
// records are brought to the disk about once a second. The file is written anew, whole, when it has grown to several
// times what it has to say; undo comes back as far as k_most_versions and k_most_bytes allow.
// A torn last record is passed over. A broken file is told of and renamed, never deleted; what is whole of it comes back.
#pragma once

#include "app/session/kept_lines.h"
#include "app/session/session.h"
#include "app/session/storage.h"

#include <cstddef>
#include <cstdint>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <unordered_set>
#include <utility>

namespace fovlab {

class KeptSession {
public:
    static constexpr double k_delay = 250.0;  // milliseconds
    static constexpr double k_sync = 1000.0;
    static constexpr double k_retry = 5000.0;                           // after it could not be written
    static constexpr std::size_t k_most_versions = 1000;                // of the past, and of the future
    static constexpr std::size_t k_most_bytes = std::size_t{16} << 20;  // of documents, when written anew

    // The storage must outlive this.
    KeptSession(Storage& storage, std::string path) : storage_(storage), path_(std::move(path)) {}

    // What was kept on another day; none where there is nothing, or nothing whole.
    std::optional<KeptState> bring_back();
    // What was wrong with the file, as a sentence for the person.
    const std::optional<std::string>& problem() const { return problem_; }

    // Keeps what is new. `now` in milliseconds from any beginning. The error, once until it goes well again.
    std::optional<std::string> keep(const Session& session, const Look& look, double now);
    // All of it at once.
    std::optional<std::string> keep_all(const Session& session, const Look& look);
    // None of it is to come back.
    void forget();
    // Is something still to be written once k_delay has passed?
    bool waits() const { return waits_; }

private:
    KeptLine line_of(const Session& session) const;
    bool has_edit(const Session& session, const KeptLine& line) const;
    std::string news(const Session& session, const Look& look, const KeptLine& line);
    std::string whole(const Session& session, const Look& look);
    // Its record, and before it that of its file, where they are not known yet.
    std::string version_records(const Version& version);
    std::string version_records(const Scenario& document, std::uint64_t serial,
                                const std::shared_ptr<SavedFile>& file);
    std::string file_record(const std::shared_ptr<SavedFile>& file);
    void note(const Session& session, const Look& look, KeptLine line);
    std::optional<std::string> tell(const std::optional<TextError>& error);
    void set_aside();

    Storage& storage_;
    std::string path_;
    std::optional<std::string> problem_;
    bool hands_off_ = false;  // there is something that must not be replaced
    bool begun_ = false;      // the file is as we wrote it
    bool failed_ = false;     // and that was told
    bool waits_ = false;
    // What the file says.
    KeptLine line_;
    std::uint64_t first_ = 0;  // versions before this one, and after the other, are left out
    std::uint64_t last_ = UINT64_MAX;
    std::map<std::shared_ptr<SavedFile>, std::uint64_t> files_;
    std::unordered_set<std::uint64_t> versions_;
    std::shared_ptr<SavedFile> saved_;
    std::uint64_t saves_ = 0;
    Look look_;
    std::uint64_t last_file_ = 0;
    std::size_t bytes_ = 0;        // of the file
    std::size_t whole_bytes_ = 0;  // when it was last written anew
    double kept_at_ = 0.0;
    double synced_at_ = 0.0;
    bool unsynced_ = false;
};

}  // namespace fovlab
