#include "app/session/kept_session.h"

#include "app/session/kept_state.h"
#include "app/session/words.h"
#include "core/scenario/scenario_text.h"

#include <algorithm>

namespace fovlab {
namespace {

constexpr std::size_t k_growth = 4;                          // times its size when it was written anew
constexpr std::size_t k_spare_bytes = std::size_t{1} << 20;  // and so much more, before it is again

// The numbers of the nearest from one to another; the last is the nearest.
template <class Versions>
std::vector<std::uint64_t> serials_of(const Versions& versions, std::uint64_t least, std::uint64_t most) {
    std::vector<std::uint64_t> serials;
    const std::size_t count = std::min(versions.size(), KeptSession::k_most_versions);
    for (auto at = versions.end() - static_cast<std::ptrdiff_t>(count); at != versions.end(); ++at) {
        if (at->serial >= least && at->serial <= most) {
            serials.push_back(at->serial);
        }
    }
    return serials;
}

}  // namespace

std::optional<KeptState> KeptSession::bring_back() {
    const Result<std::string> text = storage_.read(path_);
    if (!text) {
        if (storage_.exists(path_)) {
            hands_off_ = true;
            problem_ = worded(Word::session_unreadable, {path_, text.error().reason});
        }
        return std::nullopt;
    }
    ReadKept kept = read_kept(text.value(), k_most_versions);
    if (kept.broken) {
        set_aside();
    }
    return std::move(kept.state);
}

void KeptSession::set_aside() {
    const std::string aside = path_ + ".broken";
    if (const std::optional<TextError> error = storage_.rename(path_, aside)) {
        hands_off_ = true;
        problem_ = worded(Word::session_unreadable, {path_, error->reason});
    } else {
        problem_ = worded(Word::session_broken, {aside});
    }
}

// Numbers grow from the oldest of the past to the farthest of the future.
KeptLine KeptSession::line_of(const Session& session) const {
    const History& history = session.history();
    return {serials_of(history.past(), first_, last_), serials_of(history.future(), first_, last_),
            session.serial()};
}

bool KeptSession::has_edit(const Session& session, const KeptLine& line) const {
    return line != line_ || saved_ != session.saved() || saves_ != session.saves();
}

std::string KeptSession::file_record(const std::shared_ptr<SavedFile>& file) {
    const auto [known, is_new] = files_.emplace(file, last_file_ + 1);
    last_file_ += is_new ? 1 : 0;
    return to_text(record_of(KeptFile{known->second, *file}));
}

std::string KeptSession::version_records(const Scenario& document, std::uint64_t serial,
                                         const std::shared_ptr<SavedFile>& file) {
    const std::string before = files_.count(file) == 0 ? file_record(file) : "";
    versions_.insert(serial);
    return before + to_text(record_of(KeptVersion{serial, files_[file], to_text(document)}));
}

std::string KeptSession::version_records(const Version& version) {
    return versions_.count(version.serial) > 0
               ? ""
               : version_records(version.document, version.serial, version.saved);
}

std::string KeptSession::news(const Session& session, const Look& look, const KeptLine& line) {
    std::string records;
    if (has_edit(session, line)) {
        if (saves_ != session.saves()) {
            records += file_record(session.saved());
        }
        if (versions_.count(session.serial()) == 0 || saved_ != session.saved()) {
            records += version_records(session.document(), session.serial(), session.saved());
        }
        // Few of them are new, but after a long way through undo any may be.
        const History& history = session.history();
        const auto add = [&records, this](const auto& versions, std::size_t count) {
            for (auto at = versions.end() - static_cast<std::ptrdiff_t>(count); at != versions.end(); ++at) {
                records += version_records(*at);
            }
        };
        add(history.past(), line.past.size());
        add(history.future(), line.future.size());
        records += to_text(record_of_change(line_, line));
    }
    return records + to_text(Record{k_look_record, to_text(look)});
}

void KeptSession::note(const Session& session, const Look& look, KeptLine line) {
    line_ = std::move(line);
    saved_ = session.saved();
    saves_ = session.saves();
    look_ = look;
}

std::optional<std::string> KeptSession::keep(const Session& session, const Look& look, double now) {
    if (hands_off_) {
        return std::nullopt;
    }
    if (!begun_) {
        if (failed_ && now - kept_at_ < k_retry) {
            return std::nullopt;
        }
        kept_at_ = synced_at_ = now;
        return keep_all(session, look);
    }
    KeptLine line = line_of(session);
    const bool edit = has_edit(session, line);
    const bool sync = unsynced_ && now - synced_at_ >= k_sync;
    if (!edit && look == look_ && !sync) {
        waits_ = unsynced_;
        return std::nullopt;
    }
    const bool at_once = (edit && !session.edit_open()) || sync;
    if (!at_once && now - kept_at_ < k_delay) {
        waits_ = true;
        return std::nullopt;
    }
    const std::string records = news(session, look, line);
    const std::optional<TextError> error = storage_.append(path_, records, sync ? Sync::now : Sync::later);
    begun_ = !error;  // what was half written is written anew
    kept_at_ = now;
    synced_at_ = sync ? now : synced_at_;
    unsynced_ = (unsynced_ && !sync) || (edit && !sync);
    waits_ = unsynced_;
    bytes_ += records.size();
    note(session, look, std::move(line));
    if (!error && bytes_ > k_growth * whole_bytes_ + k_spare_bytes) {
        return keep_all(session, look);
    }
    return tell(error);
}

// Of the past and the future as much as is allowed, the nearest first; so of both something comes back.
std::string KeptSession::whole(const Session& session, const Look& look) {
    files_.clear();
    versions_.clear();
    last_file_ = 0;
    const std::deque<Version>& past = session.history().past();
    const std::vector<Version>& future = session.history().future();
    std::string records = version_records(session.document(), session.serial(), session.saved());
    KeptLine line{{}, {}, session.serial()};
    for (std::size_t back = 1; back <= k_most_versions && records.size() < k_most_bytes; ++back) {
        if (back <= past.size()) {
            const Version& version = past[past.size() - back];
            records += version_records(version);
            line.past.insert(line.past.begin(), version.serial);
        }
        if (back <= future.size()) {
            const Version& version = future[future.size() - back];
            records += version_records(version);
            line.future.insert(line.future.begin(), version.serial);
        }
    }
    const bool all = line.past.size() == past.size() && line.future.size() == future.size();
    first_ = all || line.past.empty() ? 0 : line.past.front();
    last_ = all || line.future.empty() ? UINT64_MAX : line.future.front();
    const std::string changes = to_text(record_of_change({}, line));
    note(session, look, std::move(line));
    return to_text(begin_record()) + records + changes + to_text(Record{k_look_record, to_text(look)});
}

std::optional<std::string> KeptSession::keep_all(const Session& session, const Look& look) {
    if (hands_off_) {
        return std::nullopt;
    }
    const std::string records = whole(session, look);
    const std::optional<TextError> error = storage_.write(path_, records);
    begun_ = !error;
    bytes_ = whole_bytes_ = records.size();
    unsynced_ = false;
    waits_ = false;
    return tell(error);
}

void KeptSession::forget() {
    if (!hands_off_) {
        static_cast<void>(storage_.write(path_, ""));
    }
}

std::optional<std::string> KeptSession::tell(const std::optional<TextError>& error) {
    if (!error) {
        failed_ = false;
        return std::nullopt;
    }
    if (std::exchange(failed_, true)) {
        return std::nullopt;
    }
    return worded(Word::session_not_kept, {path_, error->reason});
}

}  // namespace fovlab
