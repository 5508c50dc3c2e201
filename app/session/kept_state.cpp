#include "app/session/kept_state.h"

#include "app/session/kept_lines.h"
#include "core/scenario/scenario_text.h"

#include <map>
#include <memory>
#include <utility>
#include <vector>

namespace fovlab {
namespace {

class Reader {
public:
    // False where a record does not fit.
    bool take(const Record& record) {
        switch (record.kind) {
            case k_file_record:
                return take_file(record);
            case k_version_record:
                return take_version(record);
            case k_line_record:
                return apply_change(record, line_);
            case k_look_record:
                look_ = read_look(record.bytes);
                return true;
            default:
                return false;
        }
    }

    // Of each list as much as can be read, from the nearest on; `broken` where that is not all.
    std::optional<KeptState> state(std::size_t most, bool& broken) const {
        std::optional<Version> now = version(line_.now);
        if (!now) {
            broken = broken || line_.now != 0;
            return std::nullopt;
        }
        KeptState state{{}, {}, std::move(*now), look_};
        const std::vector<Version> past = nearest(line_.past, most, broken);
        state.past.assign(past.rbegin(), past.rend());
        const std::vector<Version> future = nearest(line_.future, most, broken);
        state.future.assign(future.rbegin(), future.rend());
        return state;
    }

private:
    bool take_file(const Record& record) {
        std::optional<KeptFile> file = read_file_record(record);
        if (!file) {
            return false;
        }
        std::shared_ptr<SavedFile>& known = files_[file->id];
        if (!known) {
            known = std::make_shared<SavedFile>(std::move(file->file));
        } else {
            *known = std::move(file->file);
        }
        return true;
    }

    bool take_version(const Record& record) {
        std::optional<KeptVersion> version = read_version_record(record);
        if (!version || files_.count(version->file) == 0) {
            return false;
        }
        const std::uint64_t serial = version->serial;
        versions_[serial] = std::move(*version);
        return true;
    }

    std::optional<Version> version(std::uint64_t serial) const {
        const auto found = versions_.find(serial);
        if (found == versions_.end()) {
            return std::nullopt;
        }
        Result<Scenario> document = read_scenario(found->second.text);
        if (!document) {
            return std::nullopt;
        }
        return Version{std::move(document.value()), files_.at(found->second.file), serial};
    }

    // The last is the nearest; it comes first.
    std::vector<Version> nearest(const std::vector<std::uint64_t>& serials, std::size_t most,
                                 bool& broken) const {
        std::vector<Version> all;
        for (auto at = serials.rbegin(); at != serials.rend() && all.size() < most; ++at) {
            std::optional<Version> one = version(*at);
            if (!one) {
                broken = true;
                break;
            }
            all.push_back(std::move(*one));
        }
        return all;
    }

    std::map<std::uint64_t, std::shared_ptr<SavedFile>> files_;
    std::map<std::uint64_t, KeptVersion> versions_;
    KeptLine line_;
    Look look_;
};

}  // namespace

ReadKept read_kept(const std::string& text, std::size_t most_versions) {
    const ReadRecords read = read_records(text);
    ReadKept kept;
    kept.broken = read.broken;
    if (read.records.empty() || !is_begin(read.records.front())) {
        kept.broken = !text.empty();  // what is written first is written whole
        return kept;
    }
    Reader reader;
    for (std::size_t i = 1; i < read.records.size(); ++i) {
        if (!reader.take(read.records[i])) {
            kept.broken = true;
            break;
        }
    }
    kept.state = reader.state(most_versions, kept.broken);
    return kept;
}

}  // namespace fovlab
