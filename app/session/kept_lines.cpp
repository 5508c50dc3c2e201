#include "app/session/kept_lines.h"

#include "core/scenario/scenario_text.h"

#include <nlohmann/json.hpp>

#include <algorithm>
#include <utility>

namespace fovlab {
namespace {

using Json = nlohmann::json;
using Numbers = std::vector<std::uint64_t>;

// A line of JSON, and the text after it.
std::optional<std::pair<Json, std::string>> split(const Record& record) {
    const std::size_t end = record.bytes.find('\n');
    Json head = Json::parse(record.bytes.substr(0, end), nullptr, false);
    if (!head.is_object()) {
        return std::nullopt;
    }
    return std::pair(std::move(head), end == std::string::npos ? "" : record.bytes.substr(end + 1));
}

std::optional<std::uint64_t> number(const Json& head, const char* key) {
    const auto found = head.find(key);
    return found != head.end() && found->is_number_unsigned() ? std::optional(found->get<std::uint64_t>())
                                                              : std::nullopt;
}

std::string text(const Json& head, const char* key) {
    const auto found = head.find(key);
    return found != head.end() && found->is_string() ? found->get<std::string>() : "";
}

std::string line_of(const Json& head) { return head.dump(-1, ' ', false, Json::error_handler_t::replace); }

std::optional<Numbers> numbers(const Json& head, const char* key) {
    const auto found = head.find(key);
    if (found == head.end() || !found->is_array()) {
        return std::nullopt;
    }
    Numbers all;
    for (const Json& one : *found) {
        if (!one.is_number_unsigned()) {
            return std::nullopt;
        }
        all.push_back(one.get<std::uint64_t>());
    }
    return all;
}

// How one list became another: the first `drop` left out, then `keep` of the rest, then `add`.
Json change_of(const Numbers& before, const Numbers& after) {
    const auto from = after.empty() ? before.end() : std::find(before.begin(), before.end(), after.front());
    const auto [end, other] = std::mismatch(from, before.end(), after.begin(), after.end());
    return {{"drop", from - before.begin()}, {"keep", end - from}, {"add", Numbers(other, after.end())}};
}

bool apply(const Json& change, Numbers& list) {
    if (!change.is_object()) {
        return false;
    }
    const std::optional<std::uint64_t> drop = number(change, "drop");
    const std::optional<std::uint64_t> keep = number(change, "keep");
    const std::optional<Numbers> add = numbers(change, "add");
    if (!drop || !keep || !add || *drop > list.size() || *keep > list.size() - *drop) {
        return false;
    }
    const auto from = list.begin() + static_cast<std::ptrdiff_t>(*drop);
    Numbers changed(from, from + static_cast<std::ptrdiff_t>(*keep));
    changed.insert(changed.end(), add->begin(), add->end());
    list = std::move(changed);
    return true;
}

}  // namespace

Record begin_record() { return {k_begin_record, "fovlab session " + std::to_string(k_kept_form)}; }

bool is_begin(const Record& record) {
    return record.kind == k_begin_record && record.bytes == begin_record().bytes;
}

Record record_of(const KeptFile& file) {
    const Json head{{"id", file.id}, {"name", file.file.name}, {"source", file.file.source}};
    return {k_file_record, line_of(head) + "\n" + to_text(file.file.document)};
}

std::optional<KeptFile> read_file_record(const Record& record) {
    const auto parts = split(record);
    const std::optional<std::uint64_t> id = parts ? number(parts->first, "id") : std::nullopt;
    if (!id) {
        return std::nullopt;
    }
    Result<Scenario> document = read_scenario(parts->second);
    if (!document) {
        return std::nullopt;
    }
    return KeptFile{*id, SavedFile{text(parts->first, "name"), std::move(document.value()),
                                   text(parts->first, "source")}};
}

Record record_of(const KeptVersion& version) {
    return {k_version_record,
            line_of(Json{{"serial", version.serial}, {"file", version.file}}) + "\n" + version.text};
}

std::optional<KeptVersion> read_version_record(const Record& record) {
    auto parts = split(record);
    const std::optional<std::uint64_t> serial = parts ? number(parts->first, "serial") : std::nullopt;
    const std::optional<std::uint64_t> file = parts ? number(parts->first, "file") : std::nullopt;
    if (!serial || !file) {
        return std::nullopt;
    }
    return KeptVersion{*serial, *file, std::move(parts->second)};
}

Record record_of_change(const KeptLine& before, const KeptLine& after) {
    const Json change{{"past", change_of(before.past, after.past)},
                      {"future", change_of(before.future, after.future)},
                      {"now", after.now}};
    return {k_line_record, change.dump()};
}

bool apply_change(const Record& record, KeptLine& line) {
    const auto parts = split(record);
    if (!parts || !parts->first.contains("past") || !parts->first.contains("future")) {
        return false;
    }
    const std::optional<std::uint64_t> now = number(parts->first, "now");
    if (!now || !apply(parts->first["past"], line.past) || !apply(parts->first["future"], line.future)) {
        return false;
    }
    line.now = *now;
    return true;
}

}  // namespace fovlab
